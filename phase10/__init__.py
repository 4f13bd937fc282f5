"""Phase 10: the rules, whether a hand makes a phase, and why.

>>> verdict = check(Hand.parse("R5 B5 G5 Y5 R3 B4 W G12 S Y12"), STANDARD.phase(2))
>>> verdict.made, verdict.layout.points_left
(True, 35)
"""

from phase10.cards import COPIES, DECK, NUMBERS, SKIP, WILD, Card, Color, Hand, Kind, format_cards, parse_cards
from phase10.errors import Either, Message, Phase10Error
from phase10.laid import Layout, Meld
from phase10.melds import Needed, Verdict, check, fewest_missing, layouts, makes, makes_each, nearest
from phase10.phases import MASTER, PHASE_LISTS, STANDARD, TWIST, Group, GroupKind, Phase, PhaseList, phase_list
from phase10.places import Slot
from phase10.rules import MATTEL, Naturals, Rules, SameNumber

__all__ = [
    "COPIES",
    "DECK",
    "MASTER",
    "MATTEL",
    "NUMBERS",
    "PHASE_LISTS",
    "SKIP",
    "STANDARD",
    "TWIST",
    "WILD",
    "Card",
    "Color",
    "Either",
    "Group",
    "GroupKind",
    "Hand",
    "Kind",
    "Layout",
    "Meld",
    "Message",
    "Naturals",
    "Needed",
    "Phase",
    "Phase10Error",
    "PhaseList",
    "Rules",
    "SameNumber",
    "Slot",
    "Verdict",
    "check",
    "fewest_missing",
    "format_cards",
    "layouts",
    "makes",
    "makes_each",
    "nearest",
    "parse_cards",
    "phase_list",
]
