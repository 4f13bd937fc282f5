"""The chapters of the course, in the order they are learnt."""

from widgets.chapters.cards import Cards
from widgets.chapters.groups import Colors, Runs, Sets
from widgets.chapters.hits import Hits
from widgets.chapters.mistakes import Mistakes
from widgets.chapters.scoring import ScoreCount
from widgets.chapters.skips import Skips
from widgets.chapters.turn import YourTurn
from widgets.chapters.variants import Variants
from widgets.chapters.wilds import Wilds
from widgets.chapters.winning import Winning
from widgets.scene import Scene

CHAPTERS: tuple[type[Scene], ...] = (
    Cards, Sets, Runs, Colors, Wilds, Hits, YourTurn, Skips, ScoreCount, Winning, Variants, Mistakes,
)  # fmt: skip
