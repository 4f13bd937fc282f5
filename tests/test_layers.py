"""Imports go one way: phase10 knows nothing of widgets, and neither of the tests; the rules load nothing of Jupyter."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
JUPYTER = {
    "IPython",
    "anywidget",
    "ipykernel",
    "ipywidgets",
    "jupyter_client",
    "jupyter_core",
    "jupyter_server",
    "traitlets",
    "voila",
}
TEXT = {"babel", "fluent"}


def imports(path: Path) -> set[str]:
    """The first words of all modules that a file imports, wherever in it."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name.split(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            found.add((node.module or "").split(".")[0])
    return found


@pytest.mark.parametrize("path", sorted((ROOT / "phase10").rglob("*.py")), ids=lambda path: path.name)
def test_phase10_imports_the_standard_library_only(path: Path) -> None:
    """The rules import the standard library and themselves; only the texts use Babel and Fluent, and the odds numpy."""
    allowed = set(sys.stdlib_module_names) | {"phase10"} | (TEXT if path.name == "text.py" else set())
    if path.parent.name == "odds":
        allowed.add("numpy")
    assert imports(path) <= allowed


@pytest.mark.parametrize("path", sorted((ROOT / "widgets").rglob("*.py")), ids=lambda path: path.name)
def test_widgets_do_not_import_tests_or_notebooks(path: Path) -> None:
    """The views import the rules, never the other way round, and nothing from the layers above."""
    assert not imports(path) & {"tests", "notebooks", "numpy"}


ODDS = ("advice", "alone", "deal", "discards", "figures", "mixed", "outs", "simulate")
GAME = ("bots", "chronicle", "duels", "game", "habits", "hands", "hands_figures", "log", "sheet_files")
MODULES = [
    "phase10",
    *(f"phase10.{name}" for name in ("cli", "explain", "judge", *GAME)),
    *(f"phase10.odds.{name}" for name in ODDS),
]


@pytest.mark.parametrize("module", MODULES)
def test_a_fresh_process_loads_nothing_of_jupyter(module: str) -> None:
    """Importing the rules in a new process loads no Jupyter package, no numpy, and not even the texts."""
    code = f"import sys, {module}; print(*{{name.split('.')[0] for name in sys.modules}})"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert not set(done.stdout.split()) & (JUPYTER | TEXT | {"numpy"})


def test_the_command_line_starts_without_jupyter() -> None:
    """The command `phase10` loads Jupyter only for the commands that need it."""
    code = (
        "import sys; from widgets.app import main; main(['check', 'R5', '--phase', '1', '--json']); print(*sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert not {name.split(".")[0] for name in done.stdout.splitlines()[-1].split()} & JUPYTER


def test_top_level() -> None:
    """The top level holds what the design names, and nothing else that is tracked."""
    done = subprocess.run(["git", "ls-files"], capture_output=True, text=True, check=False, cwd=ROOT)
    if done.returncode:
        pytest.fail("the tests run in a checkout")
    top = {line.split("/")[0] for line in done.stdout.splitlines()}
    assert top <= {
        "pyproject.toml",
        "README.md",
        "notebooks",
        "phase10",
        "widgets",
        "tests",
        "LICENSE",
        ".ci",
        ".gitignore",
    }
