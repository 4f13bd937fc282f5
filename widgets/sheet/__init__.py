"""The parts of the score sheet: its state, the hand that is written, the sheet as it is read, and one for paper."""
