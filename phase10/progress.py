"""What a reader of the quiz knows, and the questions of the next round.

A record says of each question how often it was answered rightly and wrongly, and whether it comes back.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, replace

from phase10.quiz import Item, items
from phase10.rulebook import topics

ROUND = 10
"""Questions of a round."""
ALL = "all"
"""The name that stands for all topics."""


@dataclass(frozen=True, slots=True)
class Past:
    """How often a question was answered rightly and wrongly; `due`: it was wrong and has not been right since."""

    right: int = 0
    wrong: int = 0
    due: bool = False

    def after(self, right: bool) -> Past:
        """One more answer.

        >>> Past().after(False), Past().after(False).after(True)
        (Past(right=0, wrong=1, due=True), Past(right=1, wrong=1, due=False))
        """
        if right:
            return replace(self, right=min(self.right + 1, MOST_TIMES), due=False)
        return replace(self, wrong=min(self.wrong + 1, MOST_TIMES), due=True)


MOST_TIMES = 9999
Record = Mapping[str, Past]
VERSION = 1


def to_keep(record: Record) -> dict[str, object]:
    """The record as plain values that a browser can keep.

    >>> to_keep({"wrap": Past(1, 2, True)})
    {'version': 1, 'answers': [['wrap', 1, 2, True]]}
    """
    return {
        "version": VERSION,
        "answers": [[name, past.right, past.wrong, past.due] for name, past in record.items()],
    }


def from_kept(kept: object) -> dict[str, Past]:
    """The record that was kept; whatever is not as `to_keep` makes it is left out.

    >>> from_kept({"version": 1, "answers": [["wrap", 1, 2, True], ["nope", 1, 0, False], ["tie", -1, 0, False], 7]})
    {'wrap': Past(right=1, wrong=2, due=True)}
    """
    match kept:
        case {"version": 1, "answers": list(rows)}:
            known = (row for row in rows[: 4 * len(items())] if isinstance(row, list))
            return {row[0]: Past(*row[1:]) for row in known if _is_past(row)}
    return {}


def _is_past(row: list[object]) -> bool:
    match row:
        case [str(name), int(right), int(wrong), bool()]:
            times = all(type(count) is int and 0 <= count <= MOST_TIMES for count in (right, wrong))
            return name in items() and times
    return False


def merged(one: Record, other: Record) -> dict[str, Past]:
    """Both records, of each question the one that knows of more answers: two pages may have been open at once.

    >>> merged({"wrap": Past(1)}, {"wrap": Past(2, 1), "tie": Past(1)})
    {'wrap': Past(right=2, wrong=1, due=False), 'tie': Past(right=1, wrong=0, due=False)}
    """
    both = {**other, **one}
    return {name: max(one.get(name, past), other.get(name, past), key=_answers) for name, past in both.items()}


def _answers(past: Past) -> int:
    return past.right + past.wrong


def choose_round(record: Record, seed: int, topic: str = ALL, *, gently: bool = False) -> tuple[str, ...]:
    """The questions of a round, of mixed topics: those that were wrong before, then new ones, then any.

    `gently`: new questions on what one booklet says come after those on which all agree. The same seed and the same
    record give the same round.

    >>> choose_round({"wrap": Past(0, 1, True)}, seed=3)[0]
    'wrap'
    """
    pool = [item for item in items().values() if topic in (ALL, item.topic)]
    random.Random(seed).shuffle(pool)
    seen: Counter[str] = Counter()
    rank: dict[str, tuple[int, int]] = {}
    for item in pool:
        past = record.get(item.name, Past())
        later = gently and item.of_one_booklet
        group = 0 if past.due else 3 if past.right else 2 if later else 1
        rank[item.name] = (group, seen[item.topic])
        seen[item.topic] += 1
    return tuple(sorted(rank, key=lambda name: rank[name])[:ROUND])


def shown_order(item: Item, seed: int) -> tuple[int, ...]:
    """In which order the options stand: players and numbers as they are counted, all else shuffled by the seed.

    >>> shown_order(items()["begins"], seed=1), sorted(shown_order(items()["which-fits"], seed=1))
    ((0, 1, 2, 3), [0, 1, 2, 3])
    """
    order = list(range(len(item.options)))
    if item.choices or item.asks in ("means", "groups_of", "top"):
        random.Random(f"{seed} {item.name}").shuffle(order)
    return tuple(order)


@dataclass(frozen=True, slots=True)
class Standing:
    """What a reader knows of a topic: how many questions it has, answered rightly, to come back, and new."""

    topic: str
    count: int
    known: int
    due: int

    @property
    def new(self) -> int:
        """Questions that were not met yet."""
        return self.count - self.known - self.due


def standings(record: Record) -> tuple[Standing, ...]:
    """The standing of each topic.

    >>> standings({"wrap": Past(1)})[4]
    Standing(topic='run', count=5, known=1, due=0)
    """
    found = []
    for topic in topics():
        pasts = [record.get(item.name, Past()) for item in items().values() if item.topic == topic]
        known = sum(bool(past.right) and not past.due for past in pasts)
        found.append(Standing(topic, len(pasts), known, sum(past.due for past in pasts)))
    return tuple(found)
