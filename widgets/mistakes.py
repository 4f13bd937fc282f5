"""Common mistakes beside what is right, each with an example that the engine answers; and tips for playing well."""

from __future__ import annotations

from functools import lru_cache

from phase10.cards import parse_cards
from phase10.errors import Either
from phase10.examples import Answer, Question, ask, asked, table_meld
from phase10.mistakes import Mistake, Tip, mistakes, tips
from phase10.phases import Group, Phase
from phase10.text import Text
from widgets.cards import fan
from widgets.html import Child, Node, h
from widgets.links import rule_link


@lru_cache(maxsize=8)
def mistakes_view(text: Text) -> Node:
    """All mistakes and all tips, in two sections; made once for each language, since the engine answers every example.

    >>> from phase10.text import catalogue
    >>> [node["t"] for node in mistakes_view(catalogue("en"))["c"]]
    ['section', 'section']
    """
    wrong = h("ul", *[_mistake(one, text) for one in mistakes()], cls="tiles", role="list")
    good = h("ul", *[_tip(one, text) for one in tips()], cls="sheet tips", role="list")
    return h(
        "div",
        _section("mistakes", text("mistake-title"), text("mistake-lead"), wrong),
        _section("tips", text("mistake-tips-title"), text("mistake-tips-lead"), good),
        cls="mistakes",
    )


def _section(key: str, title: str, lead: str, body: Node) -> Node:
    return h("section", h("h2", title), h("p", lead, cls="lead"), body, key=key, aria_label=title)


def _mistake(mistake: Mistake, text: Text) -> Node:
    return h(
        "li",
        _said("wrong", "✗", text("mistake-word-wrong"), h("span", text.message(mistake.wrong), cls="struck")),
        _said(
            "right",
            "✓",
            text("mistake-word-right"),
            h("span", text.message(mistake.right), " ", rule_link(mistake.rule, text)),
        ),
        h("div", _picture(mistake.example, text), h("p", _shows(mistake.example, text), cls="shows"), cls="example"),
        cls="sheet mistake",
        key=mistake.name,
    )


def _said(look: str, sign: str, word: str, sentence: Node) -> Node:
    badge = h("b", h("span", sign, aria_hidden="true"), " ", word, cls="badge")
    return h("p", badge, " ", sentence, cls=look, key=look)


def _tip(tip: Tip, text: Text) -> Node:
    example = None
    if tip.example:
        line = h("p", _shows(tip.example, text), cls="shows")
        example = h("div", _picture(tip.example, text), line, cls="example")
    return h("li", h("p", text.message(tip.text), " ", rule_link(tip.rule, text)), example, cls="tip", key=tip.name)


# ---- The example -----------------------------------------------------------------------------------------------------


def _picture(question: Question, text: Text) -> Child:
    """The cards an example is about, as they would lie; None where it is about no cards."""
    match question:
        case {"table": _, "cards": cards}:
            on_table = table_meld(question)
            shown = [
                _labeled(text("mistake-table"), fan(on_table.cards, text, stands_for=on_table.stands_for)),
                _labeled(text("mistake-added"), fan(parse_cards(cards), text)),
            ]
        case {"groups": [*groups]}:
            shown = [fan(parse_cards(cards), text) for cards in groups]
        case {"hand": cards} | {"cards": cards} | {"on_top": cards}:
            shown = [fan(parse_cards(cards), text)]
        case _:
            return None
    return h("div", *shown, cls="melds small")


def _labeled(label: str, cards: Node) -> Node:
    return h("div", h("p", label, cls="soft"), cards)


def _shows(question: Question, text: Text) -> str:
    """What the engine says of an example, in a sentence."""
    answer, kind = ask(question), asked(question)
    if kind == "made":
        made = "yes" if answer else "no"
        return text("mistake-shows-made", made=made, phase=Phase.parse(question["phase"]))
    if kind == "breaks":
        return _judged(question, "no" if answer else "yes", text)
    if kind == "winner":
        return _winner(question, answer, text)
    if kind == "on_phase":
        return text("mistake-shows-on-phase", laid=len(question["laid"]), number=answer)
    if kind == "stands":
        return text("mistake-shows-stands", numbers=Either(answer) if isinstance(answer, list) else answer)
    names = {"points": "mistake-shows-points", "deck": "mistake-shows-deck"}
    return text(names[kind], **{"points" if kind == "points" else "count": answer})


def _judged(question: Question, allowed: str, text: Text) -> str:
    verdict = text("mistake-shows-move", allowed=allowed)
    match question:
        case {"phase": phase}:
            return text("mistake-shows-group", allowed=allowed, group=Phase.parse(phase))
        case {"table": _}:
            return verdict
        case {"group": group}:
            return text("mistake-shows-group", allowed=allowed, group=Group.parse(group))
        case {"out": True}:
            asked_for = text("mistake-out")
        case {"moves": [*moves]}:
            asked_for = text("mistake-moves", moves=tuple(text("mistake-move", move=move) for move in moves))
        case {"players": players, "skips": [seat]}:
            asked_for = text("mistake-skips", players=players, target=seat + 1)
        case {"on_top": _}:
            asked_for = text("mistake-on-top")
        case _:
            return verdict
    return f"{asked_for} {verdict}"


def _winner(question: Question, answer: Answer, text: Text) -> str:
    totals = question["totals"]
    assert isinstance(answer, int)
    made = "all" if all(question.get("made_last", totals)) else "one"
    return text("mistake-shows-winner", made=made, totals=tuple(totals), points=totals[answer])
