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
        """Begin."""
        self._found: list[Result] = []
        self._failed: list[Exception] = []
        self._thread = threading.Thread(target=self._do, args=(work,), daemon=True)
        self._thread.start()

    def wait(self, seconds: float = WAIT_SECONDS) -> Result | None:
        """What it gave back, or None if it is still at work after so many seconds; what it raised is raised here."""
        self._thread.join(seconds)
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
