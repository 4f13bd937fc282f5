"""What may be done now, and the form for another game."""

from __future__ import annotations

from phase10.bots import BOTS
from phase10.phases import PHASE_LISTS
from phase10.rules import PRESETS
from phase10.table import PLAYERS
from phase10.text import Text
from widgets.html import Node, h
from widgets.links import rule_link
from widgets.phases import choice, labelled, titled
from widgets.round.guide import Line, guide
from widgets.round.setup import OPTIONS, Plan
from widgets.round.state import Pace, RoundState
from widgets.scene import option


def may(state: RoundState, text: Text) -> Node:
    """All that may be done now and all that may not, each with its rule."""
    title = text("play-may")
    lines = [_line(i, line, text) for i, line in enumerate(guide(state.view))]
    return h(
        "section",
        h("header", h("h2", title)),
        h("ul", *lines, cls="may", role="list"),
        cls="sheet",
        key="may",
        aria_label=title,
    )


def _line(number: int, line: Line, text: Text) -> Node:
    sign = h("span", "✓" if line.allowed else "–", cls="sign", aria_hidden="true")
    words = h("span", text.message(line.step.message), " ", rule_link(line.step.rule, text))
    return h("li", sign, words, cls="y" if line.allowed else "n", key=number)


def another(state: RoundState, text: Text) -> Node:
    """The same cards, other cards, or another game altogether."""
    title, plan = text("play-setup"), state.plan
    buttons = [
        h("button", text("play-new-deal"), cls="t", key="new", on={"click": ("new-deal",)}),
        h("button", text("play-again"), cls="t", key="again", on={"click": ("again",)}),
        h(
            "button",
            text("play-copy"),
            cls="t on-page",
            key="copy",
            on={"click": ("@copy", "$address", text("widget-copied"))},
        ),
    ]
    paces = [(pace.value, text(f"play-pace-{pace.value}")) for pace in Pace]
    pace = titled(text("play-pace"), choice(text("play-pace"), paces, state.pace.value, "pace"))
    form = _folded("form", title, state)
    if "form" in state.unfolded:
        start = h("button", text("play-start"), cls="t p go", key="start", on={"click": ("start",)})
        form["c"] += [h("div", *_settings(plan, text), cls="settings"), _options(state, text), start]
    return h(
        "section",
        h("div", pace, h("div", *buttons, cls="row"), cls="row ways"),
        form,
        cls="sheet another",
        key="another",
        aria_label=title,
    )


def _settings(plan: Plan, text: Text) -> list[Node]:
    counts = [(str(count), str(count - 1)) for count in PLAYERS]
    lists = [(known.name, text("phase-list-" + known.name)) for known in PHASE_LISTS]
    bots = [(name, text(f"play-bots-{name}")) for name in BOTS]
    players = choice(text("play-opponents"), counts, str(plan.setup.players), "players")
    return [
        titled(text("play-opponents"), players),
        titled(text("play-bots"), choice(text("play-bots"), bots, plan.bots, "bots")),
        titled(text("play-list"), choice(text("play-list"), lists, plan.setup.phases.name, "list")),
        titled(text("play-rules"), _presets(plan, text)),
        _seed(plan, text),
    ]


def _presets(plan: Plan, text: Text) -> Node:
    known = [*PRESETS] if plan.preset else [*PRESETS, ""]
    options = [
        h("option", text("play-preset", name=name), value=name, key=name, selected=name == plan.preset)
        for name in known
    ]
    return h("select", *options, value=plan.preset, aria_label=text("play-rules"), on={"change": ("preset", "$value")})


def _seed(plan: Plan, text: Text) -> Node:
    field = h(
        "input",
        type="text",
        inputmode="numeric",
        maxlength=9,
        autocomplete="off",
        value=str(plan.setup.seed),
        aria_describedby="seed-help",
        on={"change": ("seed", "$value")},
    )
    label = labelled(text("play-seed"), field)
    return h("div", label, h("p", text("play-seed-help"), cls="soft", id="seed-help"), cls="setting seed", key="seed")


def _options(state: RoundState, text: Text) -> Node:
    folded = _folded("options", text("play-options"), state)
    if "options" in state.unfolded:
        folded["c"].append(h("div", *[option(state.plan.rules, name, text) for name in OPTIONS], cls="options"))
    return folded


def _folded(name: str, title: str, state: RoundState) -> Node:
    """A part that is filled when it is unfolded: the message stays small."""
    on = {"toggle": ("unfold", name, "$open")}
    return h("details", h("summary", title), key=name, open=name in state.unfolded, on=on)
