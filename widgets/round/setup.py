"""How a game against bots begins: players, phases, rules, deal and bots, as the address of the page carries them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields, replace

from phase10.bots import BOTS, Player
from phase10.errors import Phase10Error, shown, whole_number
from phase10.game import Setup
from phase10.phases import STANDARD, phase_list
from phase10.rules import MATTEL, PRESETS, Rules, preset

YOU = 0
"""The seat of who reads the page."""
FIRST_SEED = 80
"""A deal to begin with: two cards are missing, and the open card is one of those that help."""
LARGEST_SEED = 10**9
"""Seeds are below this."""

OPTIONS = tuple(option.name for option in fields(Rules))


@dataclass(frozen=True)
class Plan:
    """A game that is to be played or is played: its setup, and the name of the bots.

    >>> Plan().linked({"seed": "12", "players": "4"})[0].address["players"]
    '4'
    """

    setup: Setup = field(default_factory=lambda: Setup(players=3, seed=FIRST_SEED))
    bots: str = "sensible"

    @property
    def rules(self) -> Rules:
        """The rules that are played."""
        return self.setup.rules

    @property
    def bot(self) -> Player:
        """Who plays the other seats."""
        return BOTS[self.bots]

    @property
    def preset(self) -> str:
        """The name of the preset that these rules are; empty when they are none."""
        return next((name for name, rules in PRESETS.items() if rules == self.rules), "")

    # ---- changes; what there is not raises `Phase10Error`

    def with_players(self, count: str) -> Plan:
        """So many at the table, you among them."""
        return self._with(players=_whole(count))

    def with_seed(self, seed: str) -> Plan:
        """Another deal."""
        return self._with(seed=_whole(seed))

    def with_list(self, name: str) -> Plan:
        """Another list of phases."""
        return self._with(phases=phase_list(name))

    def with_preset(self, name: str) -> Plan:
        """The rules of a booklet."""
        return self._with(rules=preset(name))

    def with_option(self, name: str, value: str) -> Plan:
        """One rule changed."""
        return self._with(rules=Rules.from_plain({**self.rules.to_plain(), name: value}))

    def with_bots(self, name: str) -> Plan:
        """Other bots."""
        if name not in BOTS:
            raise Phase10Error("play-bad-address", parts=shown(name))
        return replace(self, bots=name)

    def _with(self, **changes: object) -> Plan:
        return replace(self, setup=replace(self.setup, **changes))  # type: ignore[arg-type]

    # ---- the address

    @property
    def address(self) -> dict[str, str | None]:
        """The parameters of an address that `linked` reads: those that differ from the usual, and always the deal."""
        single = {} if self.preset else self.rules.to_plain()
        return {
            "seed": str(self.setup.seed),
            "players": str(self.setup.players),
            "list": self.setup.phases.name if self.setup.phases is not STANDARD else None,
            "rules": self.preset if self.preset and self.rules != MATTEL else None,
            "bots": self.bots if self.bots != Plan().bots else None,
            **{name: single.get(name) for name in OPTIONS},
        }

    def linked(self, query: Mapping[str, object]) -> tuple[Plan, tuple[str, ...]]:
        """After a link, and those of its parts that cannot be used.

        >>> Plan().linked({"players": "9", "list": "master", "going_out": "never"})[1]
        ('players=9', 'going_out=never')
        """
        plan, bad = self, []
        for name, change in _PARTS.items():
            value = query.get(name)
            if value is None:
                continue
            try:
                plan = change(plan, str(value))
            except Phase10Error:
                bad.append(shown(f"{name}={value}"))
        return plan, tuple(bad)


def _option(name: str) -> Callable[[Plan, str], Plan]:
    return lambda plan, value: plan.with_option(name, value)


_PARTS: Mapping[str, Callable[[Plan, str], Plan]] = {
    "seed": Plan.with_seed,
    "players": Plan.with_players,
    "list": Plan.with_list,
    "rules": Plan.with_preset,
    "bots": Plan.with_bots,
    **{name: _option(name) for name in OPTIONS},
}
"""What an address may carry, the booklet before single rules."""


def _whole(text: str) -> int:
    """A number as somebody types it; `Phase10Error` for anything else."""
    number = whole_number(text.strip(), range(LARGEST_SEED))
    if number is None:
        raise Phase10Error("error-seed", token=shown(text))
    return number
