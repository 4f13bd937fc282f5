"""How many places of a phase a hand's number cards must leave open: exact, by lookup, for phases without mixed colors.

A *hole* is a place of the phase that no number card of the hand fills; wilds fill holes. These few facts make it cheap:

- A run depends only on which numbers are held, so its holes are one lookup by the 12-bit mask.
- Sets depend only on how many numbers are held at least once, twice, ... (the heights of the hand's levels): 136
  different heights for hands of at most ten cards.
- A run and sets together: a number card that fits a run may as well lie in it. If a set misses it there, that is one
  hole either way. So take each place of the run in turn, remove its cards, and ask the sets about the rest.
- Cards of one color depend only on how many of each color are held.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from phase10.cards import Color, Hand
from phase10.phases import GroupKind, Phase

Levels = tuple[int, ...]
"""See `Hand.levels`."""

Lookup = Callable[[Hand, int], int]
"""The fewest holes a phase leaves in a hand: exact when at most the second argument, else only more than that."""

NOT_FOUND = 1 << 10


def holes_lookup(phase: Phase) -> Lookup | None:
    """The lookup for a phase; None where there is none: groups of a color beside other groups.

    >>> holes_lookup(Phase.parse("S3 R4"))(Hand.parse("5 5 5 6 7 8"), 9)
    1
    """
    sizes = {kind: _sizes(phase, kind) for kind in GroupKind}
    sets, runs = sizes[GroupKind.SET], sizes[GroupKind.RUN]
    if phase.has_color:
        return _color_lookup(phase.size) if len(phase.groups) == 1 and sizes[GroupKind.COLOR] else None
    if not runs:
        return lambda hand, enough: set_holes(sets, tuple(map(int.bit_count, hand.levels)))
    if len(runs) == 1 and len(sets) <= 1:
        return _set_and_run_lookup(sets[0], runs[0]) if sets else _run_lookup(runs[0])
    tables = [run_holes(size) for size in runs]

    def mixed(hand: Hand, enough: int) -> int:
        levels = hand.levels
        least = set_holes(sets, tuple(map(int.bit_count, levels)))
        bound = least + sum([table[hand.mask] for table in tables])
        return bound if bound > enough else _place_runs(runs, sets, levels, enough - least)

    return mixed


def _sizes(phase: Phase, kind: GroupKind) -> tuple[int, ...]:
    return tuple(sorted((group.size for group in phase.groups if group.kind is kind), reverse=True))


def _color_lookup(size: int) -> Lookup:
    red, blue, green, yellow = Color

    def lookup(hand: Hand, enough: int) -> int:
        held = hand.by_color
        return max(0, size - max(held[red], held[blue], held[green], held[yellow]))

    return lookup


def _run_lookup(size: int) -> Lookup:
    table = run_holes(size)
    return lambda hand, enough: table[hand.mask]


def _set_and_run_lookup(set_size: int, run_size: int) -> Lookup:
    """One set and one run need no search: the set takes a number held most often, and the two are in each other's way
    only when each such number is short for the set and lies in every best place of the run. That costs one more hole;
    no other choice costs less, because a number held less often is itself one hole more."""
    table = run_holes(run_size)
    windows = run_windows(run_size)
    spared = [0] * (1 << 13)  # the numbers outside of some best place of the run
    for mask, holes in enumerate(table):
        for window in windows:
            if run_size - (mask & window).bit_count() == holes:
                spared[mask] |= ~window

    def lookup(hand: Hand, enough: int) -> int:
        levels = hand.levels
        most = len(levels)
        if most > set_size or not most:
            return table[hand.mask] + (0 if most else set_size)
        clash = not levels[-1] & spared[levels[0]]
        return table[levels[0]] + set_size - most + clash

    return lookup


@lru_cache(maxsize=16)
def run_holes(size: int) -> list[int]:
    """For each mask of numbers held (bits 1 to 12), the fewest holes in a run of `size`."""
    windows = run_windows(size)
    return [min(size - (mask & window).bit_count() for window in windows) for mask in range(1 << 13)]


@lru_cache(maxsize=16)
def run_windows(size: int) -> tuple[int, ...]:
    """The places of a run of `size`, as masks, from the lowest."""
    return tuple(((1 << size) - 1) << low for low in range(1, 14 - size))


@lru_cache(maxsize=1 << 15)
def set_holes(sizes: tuple[int, ...], heights: tuple[int, ...]) -> int:
    """The fewest holes in sets of these sizes, the largest first, when `heights[k]` numbers are held more than k times.

    Sets may share a number; a set without a card of its own is all holes.

    >>> set_holes((3, 3), (4, 2, 1))
    1
    """
    counts = [sum(height > i for height in heights) for i in range(heights[0] if heights else 0)]
    return _set_holes(sizes, tuple(counts))


def _set_holes(sizes: tuple[int, ...], counts: tuple[int, ...]) -> int:
    if not sizes or not counts:
        return sum(sizes)
    size, rest = sizes[0], sizes[1:]
    best = size + _set_holes(rest, counts)
    for i, count in enumerate(counts):
        if not i or count != counts[i - 1]:
            left = (*counts[:i], *counts[i + 1 :], max(0, count - size))
            best = min(best, max(0, size - count) + _set_holes(rest, tuple(sorted(filter(None, left), reverse=True))))
    return best


@lru_cache(maxsize=1 << 15)
def _windows_by_holes(size: int, mask: int) -> tuple[tuple[int, int], ...]:
    """(holes, numbers used) for each place of a run, the fullest first."""
    return tuple(sorted((size - (mask & window).bit_count(), mask & window) for window in run_windows(size)))


def _place_runs(runs: tuple[int, ...], sets: tuple[int, ...], levels: Levels, room: int) -> int:
    """The fewest holes of these runs and sets, looking only at runs that leave at most `room` holes."""
    best = NOT_FOUND
    for holes, used in _windows_by_holes(runs[0], levels[0] if levels else 0):
        if holes > room or holes >= best:
            break
        rest = _without(levels, used)
        if len(runs) > 1:
            others = _place_runs(runs[1:], sets, rest, room - holes)
        else:
            others = set_holes(sets, tuple(map(int.bit_count, rest)))
        best = min(best, holes + others)
    return best


def _without(levels: Levels, used: int) -> Levels:
    """The levels after one card of each number in `used` is gone."""
    if not levels:
        return levels
    keep, above = ~used, (*levels[1:], 0)
    return tuple([rest for low, high in zip(levels, above, strict=True) if (rest := low & keep | high & used)])
