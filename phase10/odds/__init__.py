"""Exact odds: how many hands make a phase, as integers and fractions. Pure Python; nothing here is loaded by the rules.

>>> from phase10 import STANDARD
>>> chance = deal_odds(STANDARD.phase(1))
>>> chance.made, chance.hands, f"{float(chance.probability):.4%}"
(7076688307832, 38722819230810, '18.2752%')
"""

from phase10.odds.deal import DealOdds, deal_odds
from phase10.odds.tally import MOST_CARDS

__all__ = ["MOST_CARDS", "DealOdds", "deal_odds"]
