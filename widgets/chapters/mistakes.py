"""The last chapter: what is often said and is wrong, and what helps to win."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from phase10.explain import Step
from phase10.text import Text
from widgets.html import Child
from widgets.mistakes import mistakes_view
from widgets.scene import Scene


@dataclass(frozen=True)
class Mistakes(Scene):
    """Nothing to try here: everything is to be read."""

    topic = "mistakes"
    topics = ()

    @cached_property
    def steps(self) -> tuple[Step, ...]:
        """None: each mistake names its rule."""
        return ()

    def view(self, text: Text) -> list[Child]:
        """All mistakes and tips."""
        return [mistakes_view(text)]
