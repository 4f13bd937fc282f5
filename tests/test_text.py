"""The five languages: the same messages with the same placeholders, nothing left over, and every one renders."""

import random
import re
from collections.abc import Iterator

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from phase10.bots import BOTS
from phase10.errors import Either, Message
from phase10.events import Happening
from phase10.explain import MELD_STEP, title
from phase10.habits import HABITS
from phase10.hands_command import SHOWN
from phase10.lessons import lessons
from phase10.lessons.answers import Result
from phase10.lessons.parts import Lesson
from phase10.mistakes import mistakes, tips
from phase10.phases import PHASE_LISTS, GroupKind, Phase
from phase10.quiz import MISCOUNTS, items
from phase10.rulebook import Rule, differences
from phase10.rules import Naturals, SkipPlace, SkipRepeat
from phase10.table import Move
from phase10.text import LANGUAGES, LOCALES, catalogue, language
from phase10.variants import VARIANTS
from widgets.calculator import COUNTS
from widgets.chapters.winning import EXAMPLES as ENDS
from widgets.chapters.winning import STATES
from widgets.checker import EXAMPLES
from widgets.class_page import FAILURES, LAPTOP
from widgets.course import TOPICS
from widgets.hands_sheets import FIGURES
from widgets.landing import CHANCES, QUESTIONS
from widgets.odds_lab import DECKS
from widgets.odds_sheets import PARTS
from widgets.pages import GROUPS, PAGES
from widgets.reference import LINES
from widgets.round.state import Pace

ROOT = LOCALES.parent.parent
OTHERS = [lang for lang in LANGUAGES if lang != "en"]
FILES = sorted(path.name for path in (LOCALES / "en").glob("*.ftl"))


def of_sheets(lesson: Lesson) -> Iterator[Message]:
    """What the first hundred worksheets of a lesson say."""
    for seed in range(100):
        for task in lesson.sheet(random.Random(seed)):
            yield from (one for one in (task.question, task.answer) if isinstance(one, Message))


COURSE = [
    *(f"wilds-{name}" for name in ("both", "phase", "neither")),
    *(f"skips-is-{name}" for name in ("on", "waiting", "missed")),
    *(f"turn-now-{name}" for name in ("draw", "draw-pile", "drawn", "drawn-laid", "drawn-made")),
    *(f"winning-{name}" for name in ("player", "state", "before", "left", "total")),
    *(f"variants-{name}" for name in ("more", "fewer", "game", "played", "next")),
]
BUILT = {
    *(rule.text.id for rule in Rule),
    *(stem + end for stem in MELD_STEP.values() for end in ("-short", "-full", "-bare")),
    *(f"checker-example-{example.name}" for example in EXAMPLES),
    *(f"class-{part}" for part in ("before", "alone", "fails", "after")),
    *(f"class-before-{name}" for name in LAPTOP),
    *(f"class-fails-{name}" for name in FAILURES),
    *(f"checker-naturals-{reading.value}" for reading in Naturals),
    *(f"checker-table-{name}" for name in ("phase", "groups", "verdict")),
    *(message.id for mistake in mistakes() for message in (mistake.wrong, mistake.right)),
    *(tip.text.id for tip in tips()),
    *(
        f"option-{one.option}{end}".replace("_", "-")
        for one in differences()
        for end in ("", *map("-{}".format, one.values))
    ),
    *(f"reference-{name}" for name in ("turn", "special", "groups", "end")),
    *(f"reference-{line}{end}" for line in LINES for end in ("", "-text")),
    *(f"phase-list-{phases.name}" for phases in PHASE_LISTS),
    *(name for item in items().values() for name in (*item.messages, item.prompt.id)),
    *(option.words.id for item in items().values() for option in item.options if option.words),
    *(f"quiz-miscount-{name}" for name in MISCOUNTS),
    *(f"quiz-progress-{name}" for name in ("topic", "known", "due", "new")),
    *(f"learn-{topic}-{name}" for topic in TOPICS for name in ("name", "title", "lead")),
    *(f"learn-{name}" for name in COURSE),
    *(f"landing-question-{name}" for name in QUESTIONS),
    *(f"{page}-title" for page in CHANCES),
    *(rule.text.id.replace("rule-", "keyword-", 1) for rule in Rule),
    *(f"learn-winning-{name}" for name in ENDS),
    *(f"learn-winning-is-{state}" for state in STATES),
    *(f"learn-skips-by-{repeat.value}" for repeat in SkipRepeat),
    *(f"learn-skips-top-{place.value}" for place in SkipPlace),
    *(f"learn-wilds-reading-{reading.value}" for reading in Naturals),
    *(f"phase-game-{variant.name}" for variant in VARIANTS),
    *(f"tell-{hit}{kind}" for hit in ("", "hit-") for kind in ("set", "run", "color", "color-run")),
    *(f"tell-turn-{move.value}" for move in Move),
    *(f"game-{kind.value}" for kind in Happening),
    *(f"play-pace-{pace.value}" for pace in Pace),
    *(f"play-bots-{name}" for name in BOTS),
    *(f"console-hands-{name}".replace("_", "-") for name in SHOWN),
    *(f"hands-tip-{name}{end}" for name in HABITS for end in ("", "-not")),
    *(f"hands-tips-{name}" for name in ("tip", "points", "laid", "out")),
    *(f"hands-figure-{name}".replace("_", "-") for name in FIGURES),
    *(f"hands-head-{name}" for name in ("what", "value", "error", "interval")),
    *(f"hands-laps-{name}" for name in ("lap", "hands", "share")),
    *(f"hands-compare-{name}" for name in ("table", "laps", "first-laid", "laid", "points")),
    *(f"odds-deck-{name}" for name in (*DECKS, *PARTS)),
    *(f"odds-table-{name}" for name in ("trials", "hits", "share", "interval")),
    *(f"hard-head-{name}{end}" for name in ("deal", "draws") for end in ("", "-note")),
    *(f"site-nav-{page}" for page in PAGES),
    *(f"site-group-{group}" for group, pages in GROUPS.items() if len(pages) > 1),
    *(f"draw-column-{name}" for name in ("card", "helps", "chance", "draws", "points")),
    *(f"draw-asking-{name}" for name in ("yes", "no")),
    *(f"draw-why-{name}-nearer" for name in ("chance", "then")),
    *(
        f"draw-why-{name}-{how}"
        for name in ("next", "better")
        for how in ("chance", "draws", "hardly", "missing", "points", "equal")
    ),
    *(message for lesson in lessons() for message in lesson.messages),
    *(message.id for lesson in lessons() for message in of_sheets(lesson)),
    *(f"lesson-is-{result.value}" for result in Result),
    *(f"lesson-not-{slip}" for slip in ("known", "percent", "complement", "odds", "inverse", "above-one", "negative")),
    *(f"lesson-explore-{head}" for head in ("what", "bar", "chance", "value", "exact")),
    *(
        f"{words}-{name}"
        for words in ("odds", "lesson")
        for name in (
            "another",
            "progress",
            "said",
            "chart",
            "chart-up",
            "chart-across",
            "table-trials",
            "table-hits",
            "table-caption",
        )
    ),
    *(f"lesson-{name}-mean" for name in ("said", "chart-up", "table")),
    "site-close",
    *(f"site-{page}{end}" for page in ("missing", "error", "busy") for end in ("", "-title")),
    *(f"board-{name}" for name in ("place", "player-head", "phase-head", "total")),
    *(f"board-doubt-{name}" for name in ("which", "made")),
    *(f"board-said-{name}" for name in ("entered", "changed")),
    *(f"board-new-{name}" for name in ("yes", "no")),
    *(f"board-save-{name}" for name in ("json", "csv")),
    *(f"score-by-{name}" for name in COUNTS),
    *(f"score-{name}" for name in ("by", "points", "who")),
}
"""Ids that are put together in code, so that their whole names stand nowhere."""


class References(Visitor):
    """Collects the variables and the other messages that a message uses."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  the visitor's own naming
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


def messages(lang: str, name: str) -> dict[str, ast.Message]:
    path = LOCALES / lang / name
    resource = FluentParser().parse(path.read_text(encoding="utf-8"))
    junk = [entry for entry in resource.body if isinstance(entry, ast.Junk)]
    assert junk == [], path
    found = [entry for entry in resource.body if isinstance(entry, ast.Message)]
    assert len(found) == len({entry.id.name for entry in found}), path
    return {entry.id.name: entry for entry in found}


def variables(message: ast.Message, family: dict[str, ast.Message]) -> set[str]:
    """The values a message can use, also through the messages of its file that it is put together from."""
    found = References()
    found.visit(message)
    return found.variables.union(*(variables(family[name], family) for name in found.messages))


@pytest.mark.parametrize("lang", OTHERS)
def test_same_files(lang: str) -> None:
    """Each language has the files of English and no others."""
    assert sorted(path.name for path in (LOCALES / lang).glob("*")) == FILES


@pytest.mark.parametrize("lang", OTHERS)
@pytest.mark.parametrize("name", FILES)
def test_same_messages_and_placeholders(lang: str, name: str) -> None:
    """Each file has the messages of English, and each message can use only the values it is given."""
    english, other = messages("en", name), messages(lang, name)
    assert set(other) == set(english)
    for message_id, message in english.items():
        missing = variables(message, english) ^ variables(other[message_id], other)
        if message_id.startswith("step-"):  # a step with a group also gives its size, for languages with articles
            missing -= {"size"}
        assert not missing, (lang, message_id, missing)


@pytest.mark.parametrize("name", FILES)
def test_ids_begin_with_the_name_of_their_file(name: str) -> None:
    """A message is found by the first word of its id, which names its file."""
    stem = name.removesuffix(".ftl")
    assert [message_id for message_id in messages("en", name) if message_id.split("-")[0] != stem] == []


@pytest.mark.parametrize("name", FILES)
def test_no_message_is_left_over(name: str) -> None:
    """Every message is asked for somewhere in the code, or belongs to a family that is put together there."""
    code = "".join(
        path.read_text(encoding="utf-8")
        for folder in ("phase10", "widgets")
        for path in (ROOT / folder).rglob("*")
        if path.suffix in {".py", ".js", ".j2", ".html", ".ftl"}
        and (path.suffix != ".ftl" or "/en/" in path.as_posix())
    )
    for message_id in messages("en", name):
        uses = len(re.findall(rf"{re.escape(message_id)}(?![a-z-])", code)) - 1
        assert uses > 0 or message_id in BUILT, message_id


@pytest.mark.parametrize("lang", OTHERS)
def test_no_sentence_is_left_in_english(lang: str) -> None:
    """No message of three words or more reads the same as in English."""
    for name in FILES:
        english, other = messages("en", name), messages(lang, name)
        for message_id, message in english.items():
            words = source(message)
            if len(re.findall(r"[A-Za-z]{3,}", words)) >= 3:
                assert source(other[message_id]) != words, (lang, message_id)


def source(message: ast.Message) -> str:
    texts: list[str] = []

    class Texts(Visitor):
        def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
            texts.append(node.value)

    Texts().visit(message)
    return " ".join(texts)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", FILES)
def test_every_message_renders(lang: str, name: str) -> None:
    """Every message gives text with numbers from 0 to 32 and with words, in every branch a number can choose."""
    text = catalogue(lang)
    family = messages("en", name)
    for message_id, message in family.items():
        names = variables(message, family)
        for number in (0, 1, 2, 3, 5, 8, 11, 12, 21, 32):
            values: dict[str, object] = dict.fromkeys(names | {"size"}, number)
            for kind in GroupKind if "kind" in names else (None,):
                if kind:
                    values["kind"] = kind.value
                assert text(message_id, **values).strip(), (lang, message_id)


def test_lists_of_all_and_of_any() -> None:
    """Lists end with the word of the language, for all and for any."""
    assert catalogue("de").word((1, 2, 3)) == "1, 2 und 3"
    assert catalogue("fr").word(Either((1, 2, 3))) == "1, 2 ou 3"
    assert catalogue("fi").word(Either((1, 2))) == "1 tai 2"
    assert catalogue("pt-BR").word((1, 2)) == "1 e 2"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_has_its_text(lang: str) -> None:
    """Each rule has a sentence in each language."""
    texts = [catalogue(lang).message(rule.text) for rule in Rule]
    assert len(set(texts)) == len(texts)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_printed_phase_has_words_of_its_own(lang: str) -> None:
    """Different phases are called differently, and a phase of one's own by what it asks for."""
    for phases in PHASE_LISTS:
        names = [catalogue(lang).message(title(phase)) for phase in phases.phases]
        assert len(set(names)) == 10
        assert catalogue(lang)("phase-list-" + phases.name)
    assert catalogue(lang).message(title(Phase.parse("S3 C5"))) != catalogue(lang).message(title(Phase.parse("C5 S4")))


def test_language_codes() -> None:
    """`pt` means Brazilian Portuguese, regions fall back to the language, and an unknown code is refused."""
    assert [language(code) for code in ("pt", "pt_BR", "DE-at", "fr-CA", "en-GB")] == [
        "pt-BR",
        "pt-BR",
        "de",
        "fr",
        "en",
    ]
    with pytest.raises(ValueError, match="does not speak “sv”"):
        language("sv")


def test_a_message_without_its_value_is_a_fault() -> None:
    """A message that lacks a value fails loudly instead of showing a gap."""
    with pytest.raises(Exception, match="token"):
        str(Message("error-unknown-card", {}))


def test_texts_name_no_address() -> None:
    """No text holds an address: what the page links to stands in code."""
    for path in LOCALES.rglob("*.ftl"):
        assert "://" not in path.read_text(encoding="utf-8"), path
