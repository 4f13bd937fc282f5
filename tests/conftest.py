"""Shared by all tests: the helper modules beside them can be imported by name, and one Chromium for all."""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

sys.path.insert(0, str(Path(__file__).parent))

from server import open_chromium


@pytest.fixture(scope="session")
def chromium() -> Iterator[Any]:
    """A headless Chromium; without one the test is skipped, and in CI it fails."""
    with open_chromium() as browser:
        yield browser
