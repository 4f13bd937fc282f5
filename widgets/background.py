"""Work that takes long, in a thread of its own: meanwhile the page answers, and asks now and then if it is done."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Generic, TypeVar

from widgets.html import Node, h

Result = TypeVar("Result")
WAIT_SECONDS = 0.15
"""How long a page waits for something before it is shown without."""


class Background(Generic[Result]):
    """A function at work.

    >>> Background(lambda: 6 * 7).wait(5)
    42
    """

    def __init__(self, work: Callable[[], Result]) -> None:
        """Begin. Where there are no threads (in a browser), only when somebody waits for the second time."""
        self._found: list[Result] = []
        self._failed: list[Exception] = []
        self._thread = threading.Thread(target=self._do, args=(work,), daemon=True)
        self._put_off: list[Callable[[], Result]] = []
        self._waits = 0
        try:
            self._thread.start()
        except RuntimeError:
            self._put_off.append(work)

    def wait(self, seconds: float = WAIT_SECONDS) -> Result | None:
        """What it gave back, or None if it is still at work after so many seconds; what it raised is raised here."""
        self._waits += 1
        if self._thread.ident is not None:
            self._thread.join(seconds)
        elif self._waits > 1 and self._put_off:  # not at the first time: then the page can say that it is at work
            self._do(self._put_off.pop())
        if self._failed:
            raise self._failed[0]
        return self._found[0] if self._found else None

    def _do(self, work: Callable[[], Result]) -> None:
        try:
            self._found.append(work())
        except Exception as error:  # raised again by `wait`, where somebody hears it
            self._failed.append(error)


def ask_again(event: str, milliseconds: int) -> Node:
    """What makes the page send an event after a while, without being told to."""
    return h("button", hidden=True, tabindex=-1, data_auto=milliseconds, on={"click": (event,)}, key="auto")
