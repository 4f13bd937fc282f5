"""The rules by their ids. Steps, violations and widgets cite these; their texts are in `locale/*/rule.ftl`.

The rules follow the modern Mattel leaflet; where booklets differ, an option of `phase10.rules` decides.
"""

from __future__ import annotations

from enum import Enum

from phase10.errors import Message


class Rule(Enum):
    """A rule by its id: short, stable, grouped by its first word.

    >>> Rule("set.same-number").text.id
    'rule-set-same-number'
    """

    CARDS_DECK = "cards.deck"
    CARDS_ONE_PLACE = "cards.one-place"
    TURN_WHOLE_PHASE = "turn.whole-phase"
    TURN_LAY_EXTRA = "turn.lay-extra"
    SET_SAME_NUMBER = "set.same-number"
    SET_SAME_NUMBER_TWICE = "set.same-number-twice"
    RUN_CONSECUTIVE = "run.consecutive"
    RUN_NO_TWINS = "run.no-twins"
    RUN_NO_WRAP = "run.no-wrap"
    COLOR_SAME_COLOR = "color.same-color"
    WILD_ANY_NUMBER = "wild.any-number"
    WILD_NATURAL = "wild.natural"
    WILD_KEEPS_MEANING = "wild.keeps-meaning"
    SKIP_NO_MELD = "skip.no-meld"
    HIT_AFTER_PHASE = "hit.after-phase"
    HIT_FITS = "hit.fits"
    SCORE_LEFT = "score.left"

    __hash__ = object.__hash__

    @property
    def text(self) -> Message:
        """The rule in one or two sentences, as a message."""
        return Message("rule-" + self.value.replace(".", "-"), {})
