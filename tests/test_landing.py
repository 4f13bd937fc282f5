"""The landing page: its words in each language, and links that lead to what they promise."""

from urllib.parse import parse_qs, urlsplit

import pytest

from phase10 import STANDARD, Hand, makes
from phase10.text import LANGUAGES, catalogue
from widgets import HandChecker, Landing
from widgets.html import find, find_all, text_of
from widgets.landing import CHANCES, GAMES, PHASE_HANDS, QUESTIONS


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_link_opens_its_question(lang: str) -> None:
    """Each link leads to the checker, in the reader's language, with the hand and phase it shows."""
    page = Landing(lang=lang)
    links = [node["a"]["href"] for node in find_all(page.view["root"], "a")]
    for name in ("play", "learn", "rules"):
        links.remove(f"{name}?lang={lang}")
    for name in (*GAMES, *CHANCES):
        links.remove(f"{name}?lang={lang}")
    links.remove(f"lessons?lang={lang}")
    asked = [link for link in links if link.startswith("rules?rule=")]
    assert [parse_qs(urlsplit(link).query)["rule"] for link in asked] == [[rule.value] for rule in QUESTIONS.values()]
    links = [link for link in links if link not in asked]
    assert len(links) == 1 + 6 + 10
    for link in links:
        assert urlsplit(link).path == "check"
        query = {name: values[0] for name, values in parse_qs(urlsplit(link).query).items()}
        checker = HandChecker()
        checker.act("open", query)
        assert checker.lang == lang
        assert find_all(checker.view["root"], role="alert") == []
        if "hand" in query:
            assert ",".join(checker.state.hand.notation.split()) == query["hand"]


def test_the_pictures_make_their_phases() -> None:
    """The hand drawn for each phase makes it, and uses all its cards."""
    for phase, hand in zip(STANDARD.phases, PHASE_HANDS, strict=True):
        assert makes(Hand.parse(hand), phase)
        assert len(hand.split()) == phase.size


@pytest.mark.parametrize("lang", LANGUAGES)
def test_language(lang: str) -> None:
    """The title is in the reader's language."""
    page = Landing()
    page.act("lang", lang)
    assert text_of(find(page.view["root"], "h1")) == catalogue(lang)("landing-title")
