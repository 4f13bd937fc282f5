"""The wheel carries what an installed kit needs: code, texts, notebooks, template, styles."""

import zipfile
from pathlib import Path

import pytest
from hatchling.builders.wheel import WheelBuilder

from phase10.text import LANGUAGES

ROOT = Path(__file__).parent.parent


@pytest.fixture(scope="module")
def names(tmp_path_factory: pytest.TempPathFactory) -> set[str]:
    (wheel,) = WheelBuilder(str(ROOT)).build(directory=str(tmp_path_factory.mktemp("wheel")))
    with zipfile.ZipFile(wheel) as archive:
        return set(archive.namelist())


def test_texts_notebooks_and_template(names: set[str]) -> None:
    """Each language, each notebook, the Voila template, the scripts and the style sheets are in the wheel."""
    for lang in LANGUAGES:
        assert f"phase10/locale/{lang}/step.ftl" in names
    for notebook in (ROOT / "notebooks").glob("*.ipynb"):
        assert f"widgets/notebooks/{notebook.name}" in names
    template = "widgets/share/jupyter/voila/templates/phase10/"
    assert {template + "index.html.j2", template + "conf.json", template + "static/site.css"} <= names
    assert {"widgets/kit.js", "widgets/cards.js", "widgets/kit.css", "widgets/pages.css"} <= names
    deploy = {"README.md", "nginx.conf", "phase10.service", "jupyterhub_config.py"}
    assert {f"widgets/deploy/{name}" for name in deploy} <= names
    assert "phase10/py.typed" in names


def test_nothing_else(names: set[str]) -> None:
    """No tests and no caches are in the wheel."""
    assert not [
        name for name in names if name.startswith("tests/") or "__pycache__" in name or ".ipynb_checkpoints" in name
    ]
