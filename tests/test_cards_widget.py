"""Cards as parts of a view: names in the reader's language, tags and marks, the deck with what is left of it."""

from __future__ import annotations

from collections import Counter

import pytest
from fluent.syntax import FluentParser, ast

from phase10.cards import COPIES, DECK, FACES, SKIP, WILD, Card, Color, parse_cards
from phase10.places import Slot
from phase10.text import LANGUAGES, LOCALES, catalogue
from widgets.cards import Mark, card, card_name, copies_left, deck, meld, row
from widgets.html import find, find_all, name_of, role_of, text_of

EN = catalogue("en")
R7 = Card.parse("R7")


NAMES = {
    "en": "red seven, two left|yellow one, one left|green twelve, none left|wild, eight left",
    "fr": "sept rouge, il en reste deux|un jaune, il en reste une|douze vert, il n’en reste aucune"
    "|joker, il en reste huit",
    "de": "rote Sieben, noch zwei Karten übrig|gelbe Eins, noch eine Karte übrig|grüne Zwölf, keine Karte mehr übrig"
    "|Joker, noch acht Karten übrig",
    "pt-BR": "sete vermelho, restam duas|um amarelo, resta uma|doze verde, não resta nenhuma|coringa, restam oito",
    "fi": "punainen seitsemän, kaksi jäljellä|keltainen yksi, yksi jäljellä|vihreä kaksitoista, ei yhtään jäljellä"
    "|jokeri, kahdeksan jäljellä",
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_deck_speaks_the_readers_language(lang: str) -> None:
    """Each card of the deck is named with its color, its number and the copies left, in words, in the right number."""
    tree = deck(parse_cards("Y1 G12 G12"), catalogue(lang))
    for name in NAMES[lang].split("|"):
        assert find(tree, "card", name=name)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_cards_share_a_name(lang: str) -> None:
    """The 50 different cards, and the 12 of unknown color, have 62 different names."""
    cards = [*FACES, *(Card.parse(str(n)) for n in range(1, 13))]
    assert len({card_name(one, catalogue(lang)) for one in cards}) == 62


def test_the_deck_shows_each_card_once() -> None:
    """Fifty cells: 48 numbers, the wild and the skip, each a button that adds its card, in one roving group."""
    tree = deck((), EN)
    cells = find_all(tree, "card")
    assert [cell["on"]["click"] for cell in cells] == [["add", str(one)] for one in FACES]
    assert set(FACES) == set(DECK)
    assert "data-roving" in tree["a"]


def test_a_card_without_copies_stays_readable_and_cannot_be_clicked() -> None:
    """With none left a card keeps its name and its place in the tab order, and says that it is disabled."""
    cell = find(deck((R7, R7), EN), key="R7")
    assert (cell["a"]["left"], cell["a"]["aria-disabled"], name_of(cell)) == ("0", "true", "red seven, none left")
    assert "aria-disabled" not in find(deck((R7,), EN), key="R7")["a"]


@pytest.mark.parametrize(
    ("held", "card", "left"),
    [
        ("", "R7", 2),
        ("R7", "R7", 1),
        ("R7 R7", "R7", 0),
        ("7 7 7 7 7 7 7", "R7", 1),
        ("R7 7 7 7 7 7 7 7", "B7", 0),
        ("W W", "W", 6),
        ("S S S S", "S", 0),
    ],
)
def test_copies_left_counts_cards_of_unknown_color(held: str, card: str, left: int) -> None:
    """A seven of unknown color is one of the eight sevens, so eight sevens leave none of any color."""
    assert copies_left(Card.parse(card), Counter(parse_cards(held))) == left


def test_all_copies_are_left_of_an_untouched_deck() -> None:
    """With no card held, what is left is what the deck has."""
    assert all(copies_left(one, Counter()) == COPIES[one] for one in FACES)


def test_a_card_is_a_picture_until_it_acts() -> None:
    """Without a click a card is an image with a name, with one it is a button."""
    assert (role_of(card(R7, EN)), name_of(card(R7, EN))) == ("img", "red seven")
    assert role_of(card(R7, EN, on={"click": ("x",)})) == "button"


def test_a_laid_wild_says_what_it_stands_for() -> None:
    """The tag shows the card, the name says it, with and without a color."""
    node = card(WILD, EN, as_=Slot(6, Color.RED))
    assert (node["a"]["stands"], name_of(node)) == ("R6", "wild as red six")
    assert name_of(card(WILD, EN, as_=Slot(6, None))) == "wild as six"


def test_marks_and_pointing_are_said_too() -> None:
    """What a mark or a ring shows to the eye is in the name, so it is never by sight alone."""
    node = card(R7, EN, mark=Mark("1", "set of 3"), pointed=True, index=4, key="k")
    assert name_of(node) == "red seven, set of 3, highlighted"
    assert (node["a"]["class"], node["a"]["data-index"], text_of(node)) == ("pointed", "4", "1")
    assert card(R7, EN, faded=True, cls="x")["a"]["class"] == "x faded"
    assert name_of(card(R7, EN, mark=Mark("A"))) == "red seven, A"


def test_a_meld_shows_wilds_with_tags_and_naturals_without() -> None:
    """Only the wild of a run gets a tag; the group has its title as its name."""
    cards = parse_cards("R3 B4 W")
    slots = (Slot(3, None), Slot(4, None), Slot(5, None))
    tree = meld(cards, slots, EN, "Run of 3", points="5 points")
    assert (role_of(tree), name_of(tree)) == ("group", "Run of 3")
    assert [node["a"].get("stands") for node in find_all(tree, "card")] == [None, None, "5"]
    assert text_of(find(tree, "h3")) == "Run of 35 points"


def test_a_row_is_a_group_when_it_has_a_name() -> None:
    """A row with a label is a group of that name; without one it is only a row."""
    assert role_of(row(card(SKIP, EN), label="Left")) == "group"
    assert role_of(row(card(SKIP, EN), None)) == "generic"


def _placeholders(message: ast.Message) -> set[str]:
    found: set[str] = set()

    def look(node: object) -> None:
        if isinstance(node, ast.VariableReference):
            found.add(node.id.name)
        if isinstance(node, ast.BaseNode):
            for value in vars(node).values():
                for item in value if isinstance(value, list) else [value]:
                    look(item)

    look(message)
    return found


@pytest.mark.parametrize("name", ["card", "hand", "widget"])
def test_all_languages_have_the_same_messages_and_placeholders(name: str) -> None:
    """No language lacks a message, has one too many, or forgets a placeholder."""

    def read(lang: str) -> dict[str, set[str]]:
        tree = FluentParser().parse((LOCALES / lang / f"{name}.ftl").read_text(encoding="utf-8"))
        assert not [entry for entry in tree.body if isinstance(entry, ast.Junk)]
        return {entry.id.name: _placeholders(entry) for entry in tree.body if isinstance(entry, ast.Message)}

    english = read("en")
    assert all(message.startswith(f"{name}-") for message in english)
    for lang in LANGUAGES:
        assert read(lang) == english
