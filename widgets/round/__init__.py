"""The parts of a game against bots: its state, the table, your place at it, and the form for another game."""
