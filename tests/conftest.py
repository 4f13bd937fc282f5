"""Shared by all tests: the helper modules beside them can be imported by name, one Chromium, and the running kit."""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy  # noqa: F401  before a page loads it in a thread of its own: `pytest.approx` peeks at a half-loaded one
import pytest
from hypothesis import settings

sys.path.insert(0, str(Path(__file__).parent))

from server import open_chromium, started_kit
from visit import Visit, visits

settings.register_profile("kit", deadline=None)  # a machine that is busy for a moment is no failure
settings.load_profile("kit")


@pytest.fixture(scope="session")
def chromium() -> Iterator[Any]:
    """A headless Chromium; without one the test is skipped, and in CI it fails."""
    with open_chromium() as browser:
        yield browser


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """The address of a running kit with the project's own pages."""
    with started_kit() as running:
        yield running.url


@pytest.fixture
def visit(chromium: Any, address: str) -> Iterator[Callable[..., Visit]]:
    """Opens a page of the kit as a reader does."""
    with visits(chromium, address) as open_page:
        yield open_page
