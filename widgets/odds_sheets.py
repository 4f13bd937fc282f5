"""The sheets of the odds lab: the deal, the guess, trying, and the exact value."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from phase10.cards import COPIES, SKIP, WILD
from phase10.errors import Message
from phase10.melds import Verdict
from phase10.odds.deal import DealOdds
from phase10.odds.decks import COPIES_OF_A_CARD, DeckMakeup
from phase10.odds.tally import MOST_CARDS
from phase10.rulebook import Rule
from phase10.rules import Naturals
from phase10.text import Text
from widgets.cards import fan
from widgets.charts import percentage
from widgets.html import Child, Node, h
from widgets.links import rule_link
from widgets.phases import choice, labelled, titled
from widgets.trials import Exact, Question, Run
from widgets.tries import Tries, chart, guess_sheet, progress, seed_line, tiles
from widgets.verdict import number_field, problem_line, verdict_sentence

PARTS = {"copies": range(1, COPIES_OF_A_CARD + 1), "wilds": range(COPIES[WILD] + 1), "skips": range(COPIES[SKIP] + 1)}
"""What a deck is made of, and how many of each it can have."""
COUNTED_BY = (Rule.WILD_ANY_NUMBER, Rule.WILD_NATURAL, Rule.SKIP_NO_MELD)


@dataclass(frozen=True, slots=True)
class Answer:
    """What is known about a question; `verdict` is that of the hand dealt last, of `dealt` of which `hits` made it."""

    question: Question
    guess: float | None
    exact: Exact | None
    run: Run
    verdict: Verdict | None
    dealt: int
    hits: int

    @property
    def share(self) -> float | None:
        """The exact share, where it is known."""
        return float(self.exact.probability) if isinstance(self.exact, DealOdds) else None


# ---- The question ----------------------------------------------------------------------------------------------------


def deal_sheet(question: Question, decks: Mapping[str, DeckMakeup], text: Text) -> Node:
    """How many cards of which deck, and how wilds are read; events `cards`, `deck`, `deck-part`, `naturals`."""
    deck = question.deck
    named = next((name for name, known in decks.items() if known == deck), "")
    options = [(name, text(f"odds-deck-{name}")) for name in decks]
    readings = [(value.value, text("checker-naturals-" + value.value)) for value in Naturals]
    parts = [
        _select(text(f"odds-deck-{part}"), sizes, getattr(deck, part), ("deck-part", part))
        for part, sizes in PARTS.items()
    ]
    return h(
        "section",
        h(
            "header",
            h("h2", text("odds-deal")),
            h("span", text("odds-deck-size", size=deck.size), cls="soft", role="status"),
        ),
        h(
            "div",
            _select(text("odds-cards"), range(1, MOST_CARDS + 1), question.cards, ("cards",)),
            titled(text("odds-deck"), choice(text("odds-deck"), options, named, "deck")),
            titled(
                text("checker-naturals"),
                choice(text("checker-naturals"), readings, question.rules.naturals.value, "naturals"),
            ),
            cls="settings",
        ),
        h("details", h("summary", text("odds-deck-own")), h("div", *parts, cls="settings"), key="own", open=not named),
        cls="sheet",
        key="deal",
        aria_label=text("odds-deal"),
    )


def _select(title: str, numbers: range, chosen: int, event: Sequence[object]) -> Node:
    options = [h("option", str(number), value=number, key=number, selected=number == chosen) for number in numbers]
    field = h("select", *options, value=chosen, on={"change": (*event, "$value")})
    return labelled(title, field, key=title)


# ---- The guess -------------------------------------------------------------------------------------------------------


def question_sheet(question: Question, draft: str, problem: Message | None, text: Text) -> Node:
    """How often is the phase dealt, in percent? Events `guess` and `skip-guess`."""
    about = "guess-problem" if problem else ""
    field = number_field(text("odds-guess-field"), problem, about, value=draft, inputmode="decimal", maxlength=12)
    asked = text("odds-guess-ask", cards=question.cards, phase=question.phase)
    line = problem_line(problem, text, "guess-problem")
    return guess_sheet(asked, field, line, text, unit=h("span", "%", aria_hidden="true"))


# ---- Trying ----------------------------------------------------------------------------------------------------------


def try_sheet(answer: Answer, seed: int, sizes: Sequence[int], text: Text) -> Node:
    """Guess, trying and the exact value side by side, the buttons to deal, and the chart."""
    tries = Tries(answer.run, answer.guess, answer.share, "…" if answer.exact is None else "–")
    buttons = [
        h("button", text("odds-try", trials=text.number(trials)), cls="t", key=trials, on={"click": ("try", trials)})
        for trials in sizes
    ]
    one = h("button", text("odds-try-one"), cls="t p", on={"click": ("deal",)}, key="one")
    return h(
        "section",
        h("header", h("h2", text("odds-tries")), seed_line(seed, text)),
        tiles(tries, text),
        h("div", one, *buttons, cls="row tools", key="buttons"),
        _dealt(answer, text),
        progress(answer.run.trials, answer.run.target, text),
        *(chart(tries, text) or [h("p", text("odds-untried"), cls="soft hint", key="untried")]),
        cls="sheet",
        key="tries",
        aria_label=text("odds-tries"),
    )


def _dealt(answer: Answer, text: Text) -> Node:
    """The hand dealt last, with its verdict."""
    shown: list[Child] = []
    if answer.verdict is not None:
        so_far = text("odds-dealt", hits=answer.hits, dealt=answer.dealt)
        shown = [fan(answer.verdict.hand.cards, text), verdict_sentence(answer.verdict, so_far, text)]
    made = answer.verdict is not None and answer.verdict.made
    return h("div", *shown, cls=f"dealt {'y' if made else 'n'}" if shown else "", role="status", key="dealt")


# ---- The exact value -------------------------------------------------------------------------------------------------


def exact_sheet(answer: Answer, text: Text) -> Node:
    """The exact value as a percentage, as a fraction of hands, and as one in so many."""
    return h(
        "section",
        h("h2", text("odds-exact")),
        h("div", *_exact(answer, text), role="status", key="value"),
        h(
            "details",
            h("summary", text("odds-how")),
            h("p", text("odds-how-text")),
            h("p", *[rule_link(rule, text) for rule in COUNTED_BY], cls="rules-line"),
            key="how",
        ),
        cls="sheet exact-value",
        key="exact",
        aria_label=text("odds-exact"),
    )


def _exact(answer: Answer, text: Text) -> list[Child]:
    exact = answer.exact
    if exact is None:
        return [h("p", text("odds-counting"), cls="soft")]
    if isinstance(exact, Message):
        return [h("p", text.message(exact), cls="problem")]
    share = float(exact.probability)
    lines: list[Child] = [
        h("p", percentage(share, text, 4), cls="value"),
        h("p", text("odds-exact-of", made=text.number(exact.made), hands=text.number(exact.hands)), cls="fraction"),
        h("p", _one_in(exact, text)),
    ]
    if answer.guess is not None:
        points = round(100 * (answer.guess - share), 1)
        side = "right" if not points else "high" if points > 0 else "low"
        lines.append(h("p", text("odds-exact-guess", side=side, points=abs(points)), key="guess"))
    return lines


def _one_in(exact: DealOdds, text: Text) -> str:
    if not exact.made:
        return text("odds-exact-never")
    hands = exact.hands / exact.made
    return text("odds-exact-one-in", hands=round(hands, 1) if hands < 100 else round(hands))
