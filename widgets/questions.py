"""The parts of a question of the quiz: the cards it is about, an option, the verdict, and the rule."""

from __future__ import annotations

from phase10.cards import parse_cards
from phase10.examples import Question, table_meld
from phase10.quiz import Item, Option
from phase10.text import Text
from widgets.cards import card, card_name, meld, row
from widgets.html import Child, Node, h
from widgets.links import rule_link
from widgets.verdict import sign


def picture(item: Item, text: Text) -> Node | None:
    """The cards of the question; None where it is all in words.

    >>> from phase10.quiz import items
    >>> from phase10.text import catalogue
    >>> picture(items()["tie"], catalogue("en")) is None
    True
    """
    shown = _pictures(item.ask, item, text)
    return h("div", *shown, cls="melds about", key="about") if shown else None


def _pictures(question: Question, item: Item, text: Text) -> list[Node]:
    match question:
        case {"groups": groups, "hand": str()}:
            return [_group(i, cards, item, text) for i, cards in enumerate(groups)]
        case {"table": str()}:
            lying = table_meld(question)
            on_table = meld(lying.cards, lying.stands_for, text, text("quiz-on-table"))
            adding = [_cards(question["cards"], text, text("quiz-to-add"))] if "cards" in question else []
            return [on_table, *adding]
        case {"hand": str(hand)} if hand:
            return [_cards(hand, text, text("quiz-hand"))]
        case {"cards": str(cards)}:
            return [_cards(cards, text, text("quiz-cards"))]
        case {"on_top": str(top)} | {"before": str(top)}:
            return [_cards(top, text, text("quiz-top"))]
        case {"opening": str(top)}:
            return [_cards(top, text, text("quiz-turned"))]
        case {"discards": str(cards)}:
            return [_cards(cards, text, text("quiz-discards"))]
    return []


def _group(index: int, cards: str, item: Item, text: Text) -> Node:
    """A group that somebody lays; wilds do not say what they stand for, since that may be the question."""
    groups = item.phase.groups
    name = str(text.word(groups[index])) if index < len(groups) else text("quiz-group", number=index + 1)
    return meld(parse_cards(cards), [], text, name)


def _cards(cards: str, text: Text, label: str) -> Node:
    shown = [card(one, text, key=i) for i, one in enumerate(parse_cards(cards))]
    return h("div", h("h3", label), row(*shown), cls="meld", role="group", aria_label=label)


def answered(option: Option, chosen: bool, text: Text, key: int) -> Node:
    """An option when the question is answered: whether it is right, and whether it was chosen."""
    marks: list[Child] = []
    if option.right:
        marks.append(h("span", "✓ " + text("quiz-mark-right"), cls="tag y"))
    if chosen:
        marks.append(h("span", text("quiz-mark-yours"), cls="tag"))
    look = " ".join(filter(None, ["answer", "y" if option.right else "", "chosen" if chosen else ""]))
    return h("li", h("div", *option_shown(option, text)), *marks, cls=look, key=key)


def option_shown(option: Option, text: Text) -> list[Node]:
    """An option as the reader sees it: words or cards."""
    if option.words is not None:
        return [h("span", text.message(option.words))]
    return [h("span", *[card(one, text, key=i) for i, one in enumerate(option.cards)], cls="cards")]


def option_name(option: Option, text: Text) -> str:
    """An option in words."""
    if option.words is not None:
        return text.message(option.words)
    return text.list([card_name(one, text) for one in option.cards])


def verdict(item: Item, given: int, text: Text) -> Node:
    """Right or not, the reasons, and how the phase is laid where that was asked."""
    right = given == item.right
    words = [h("p", text.message(reason), key=i) for i, reason in enumerate(item.reasons(given))]
    layout = item.layout
    groups = [
        meld(one.cards, one.stands_for, text, str(text.word(one.group)))
        for one in (layout.layout.melds if layout and layout.layout else ())
    ]
    said = h("div", h("strong", text("quiz-right" if right else "quiz-wrong")), *words)
    return h(
        "div",
        h("div", sign(right), said, cls="v" if right else "v no"),
        h("h3", text("quiz-way"), cls="way") if groups else None,
        h("div", *groups, cls="melds") if groups else None,
        key="verdict",
    )


def rule_text(item: Item, text: Text) -> Node:
    """The rule in words, with a link to the rule book."""
    link = rule_link(item.rule, text, text("quiz-rule-book", id=item.rule.value))
    return h("p", text.message(item.rule.text), " ", link, cls="rule-text")


def rule(item: Item, text: Text) -> Node:
    """The rule of a question under its heading."""
    return h(
        "section",
        h("h2", text("quiz-rule")),
        rule_text(item, text),
        cls="sheet",
        key="rule",
        aria_label=text("quiz-rule"),
    )
