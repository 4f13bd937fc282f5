"""The landing page: what the kit answers, with hands that people argue about and the ten phases in pictures."""

from __future__ import annotations

from collections.abc import Mapping

from phase10.cards import Hand, parse_cards
from phase10.explain import title
from phase10.melds import check
from phase10.phases import STANDARD, Phase
from phase10.rulebook import Rule
from widgets.base import KitWidget, View
from widgets.cards import fan
from widgets.checker import EXAMPLES, Example
from widgets.html import Node, h
from widgets.links import page_address

HERO = "R7 B7 G7 Y4 R5 W"
PHASE_HANDS = (
    "R7 B7 Y7 G10 R10 B10",
    "G2 B2 R2 Y4 R5 G6 B7",
    "R9 B9 G9 Y9 B3 G4 Y5 R6",
    "B3 R4 G5 Y6 W B8 G9",
    "R1 G2 B3 Y4 B5 R6 G7 Y8",
    "Y4 R5 B6 G7 R8 Y9 B10 G11 R12",
    "R6 B6 G6 Y6 B11 R11 G11 Y11",
    "B1 B3 B4 B7 B9 B9 B12",
    "R8 B8 G8 Y8 W G3 Y3",
    "B5 G5 Y5 R5 G5 R12 Y12 B12",
)
"""A hand that makes each standard phase, for its picture."""

GAMES = {"play": "play-title", "sheet": "board-name", "score": "score-title"}
"""Pages for a game at the table or against bots, with what they are called."""
CHANCES = ("draw", "odds", "hard", "hands")
"""Pages that say how likely something is."""
QUESTIONS = {
    "skip": Rule.SKIP_REPEAT,
    "wilds": Rule.WILD_NATURAL,
    "out": Rule.OUT_EMPTY_HAND,
    "won": Rule.WIN_TIE,
    "cost": Rule.SCORE_LEFT,
    "pile": Rule.TURN_EMPTY_PILE,
}
"""What people ask at the table, and the rule that answers it."""


class Landing(KitWidget):
    """The start page: `Landing()`."""

    def __init__(self, *, lang: str = "en") -> None:
        """Nothing on this page changes but its language."""
        super().__init__(lang=lang)

    def _render(self) -> View:
        text = self.text
        parts = (self._quarrels(), self._questions(), self._games(), self._chances(), self._phases())
        root = h("div", self._hero(), *parts, cls="landing")
        return View(root=root, title=text("landing-name"), address={})

    def _link(self, **query: str) -> str:
        return page_address("check", self.text, **query)

    def _hero(self) -> Node:
        text = self.text
        words = h(
            "div",
            h("h1", text("landing-title")),
            h("p", text("landing-lead"), cls="lead"),
            h(
                "p",
                h("a", text("landing-check"), href=self._link(), cls="t p go"),
                h("a", text("landing-learn"), href=page_address("learn", text), cls="t go"),
                h("a", text("play-name"), href=page_address("play", text), cls="t go"),
                cls="row",
            ),
        )
        return h(
            "section",
            words,
            h("div", fan(parse_cards(HERO), text), cls="picture", aria_hidden="true"),
            cls="sheet hero",
        )

    def _quarrels(self) -> Node:
        text = self.text
        return h(
            "section",
            h("h2", text("landing-quarrels")),
            h("ul", *[self._quarrel(one) for one in EXAMPLES[:6]], cls="tiles", role="list"),
            key="quarrels",
            aria_label=text("landing-quarrels"),
        )

    def _quarrel(self, example: Example) -> Node:
        text = self.text
        href = self._link(hand=example.hand.replace(" ", ","), phase=example.phase, list=example.phases)
        row = fan(parse_cards(example.hand), text, more="small", hidden=True)
        question = h("a", text("checker-example-" + example.name), href=href)
        asked = h("p", text.message(title(STANDARD.find(example.phase))), cls="soft")
        return h("li", h("h3", question), asked, row, cls="sheet tile", key=example.name)

    def _questions(self) -> Node:
        text = self.text
        links = {
            text(f"landing-question-{name}"): page_address("rules", text, rule=rule.value)
            for name, rule in QUESTIONS.items()
        }
        links[text("rulebook-name")] = page_address("rules", text)
        return _asked("questions", text("landing-questions"), links)

    def _games(self) -> Node:
        text = self.text
        links = {text(title): page_address(page, text) for page, title in GAMES.items()}
        return _asked("games", text("landing-games"), links)

    def _chances(self) -> Node:
        text = self.text
        links = {text("lesson-course-title"): page_address("lessons", text)}
        links |= {text(f"{page}-title"): page_address(page, text) for page in CHANCES}
        return _asked("chances", text("landing-chances"), links)

    def _phases(self) -> Node:
        text = self.text
        phases = [self._phase(phase, hand) for phase, hand in zip(STANDARD.phases, PHASE_HANDS, strict=True)]
        return h(
            "section",
            h("h2", text("landing-phases")),
            h("p", text("landing-phases-note"), cls="soft"),
            h("ol", *phases, cls="ten sheet", role="list"),
            key="phases",
            aria_label=text("landing-phases"),
        )

    def _phase(self, phase: Phase, hand: str) -> Node:
        text = self.text
        layout = check(Hand.parse(hand), phase).layout
        assert layout is not None
        name = h(
            "a",
            h("b", str(phase.number)),
            h("span", text.phase(phase)),
            href=self._link(hand=hand.replace(" ", ","), phase=str(phase.number)),
            aria_label=text.message(title(phase)),
        )
        melds = h(
            "div",
            *[fan(meld.cards, text, stands_for=meld.stands_for) for meld in layout.melds],
            cls="melds small",
            aria_hidden="true",
        )
        return h("li", name, melds, key=phase.number)


def _asked(key: str, title: str, links: Mapping[str, str]) -> Node:
    """A list of questions that are links."""
    items = [h("li", h("a", words, href=address), key=words) for words, address in links.items()]
    return h("section", h("h2", title), h("ul", *items, cls="sheet asked", role="list"), key=key, aria_label=title)
