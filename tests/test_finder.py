"""Finding rules by what people type: quarrels in five languages, words with other endings, and nonsense."""

import pytest

from phase10.finder import find_rules, words
from phase10.rulebook import Rule
from phase10.text import LANGUAGES

QUARRELS = {
    "skip.repeat": {
        "en": "may a skip be played on the same player twice?",
        "fr": "peut-on passer deux fois le même joueur ?",
        "de": "darf man dieselbe Person zweimal aussetzen lassen?",
        "pt-BR": "pode pular o mesmo jogador duas vezes?",
        "fi": "saako saman pelaajan ohittaa kaksi kertaa?",
    },
    "wild.natural": {
        "en": "does a wild-only set count?",
        "fr": "une série avec seulement des jokers",
        "de": "Satz nur aus Jokern",
        "pt-BR": "trinca só de coringas vale?",
        "fi": "sarja pelkistä jokereista",
    },
    "win.tie": {
        "en": "tie",
        "fr": "egalite",
        "de": "Gleichstand",
        "pt-BR": "empate",
        "fi": "tasapeli",
    },
    "out.empty-hand": {
        "en": "may I go out with a hit?",
        "fr": "finir en ajoutant sa dernière carte",
        "de": "letzte Karte anlegen und fertig",
        "pt-BR": "terminar adicionando a última carta",
        "fi": "viimeinen kortti lisäämällä",
    },
    "score.left": {
        "en": "wild points",
        "fr": "combien de points vaut un joker",
        "de": "Joker Punkte",
        "pt-BR": "quantos pontos vale o coringa",
        "fi": "montako pistettä jokerista",
    },
    "turn.empty-pile": {
        "en": "draw pile empty",
        "fr": "pioche vide",
        "de": "Nachziehstapel leer",
        "pt-BR": "acabou o monte de compra",
        "fi": "nostopakka loppuu",
    },
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("rule", QUARRELS)
def test_a_quarrel_finds_its_rule(rule: str, lang: str) -> None:
    """What people ask at the table, in their own words, brings the rule among the first three."""
    found = find_rules(QUARRELS[rule][lang], lang)
    assert rule in [one.value for one in found[:3]]


@pytest.mark.parametrize("rule", Rule, ids=lambda rule: rule.value)
def test_an_id_finds_its_rule_alone(rule: Rule) -> None:
    """The whole id of a rule finds that rule and no other."""
    assert find_rules(f" {rule.value.upper()} ") == [rule]


def test_everything_and_nothing() -> None:
    """No text finds all rules in their order; text without a word, or with an unknown one, finds none."""
    assert find_rules("") == find_rules("  ") == list(Rule)
    assert find_rules("?!") == find_rules("xyzzy qwrtz") == []


def test_endings_and_accents() -> None:
    """Other endings, capitals and missing accents find the same; a word inside another word does not."""
    assert find_rules("SKIPPED", "en")[0].topic == "skip"
    assert Rule.WIN_TIE in find_rules("égalité", "fr")
    assert words("Älä ohita, egalité!") == ["ala", "ohita", "egalite"]
    assert {rule.topic for rule in find_rules("hit", "en")} <= {"hit", "out", "skip"}


def test_the_readers_language_comes_first() -> None:
    """A word of two languages finds first what it means in the reader's own."""
    assert Rule.SET_SAME_NUMBER in find_rules("sarja", "fi")[:2]
    assert find_rules("naipe", "pt-BR")[0].topic in {"color", "cards"}


@pytest.mark.parametrize("hostile", ["a" * 5000, "<b>" * 200, "\x00\u202e", "'; drop table"])
def test_hostile_text_is_only_text(hostile: str) -> None:
    """Whatever is typed gives a list of rules, at once."""
    assert isinstance(find_rules(hostile), list)
