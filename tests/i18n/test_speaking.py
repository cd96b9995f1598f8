"""Messages for people: where they come from, which language is spoken."""

from pathlib import Path

import pytest
from fluent.syntax import ast, parse

from teotihuacan import i18n
from teotihuacan.i18n import (
    LANGUAGES,
    Catalogue,
    current_language,
    has_message,
    load_catalogue,
    name_arguments,
    say,
    set_language,
)
from teotihuacan.i18n.language_choice import choose_language, parse_language, read_system_language


@pytest.fixture
def toy(tmp_path: Path) -> Catalogue:
    """A language of three messages and a term."""
    (tmp_path / "terms.ftl").write_text("-game = Igra\n")
    (tmp_path / "names.ftl").write_text("board-forest = Les\n    .to = v les\n")
    (tmp_path / "log.ftl").write_text(
        "moved = { -game }: { $board_to }\ncount = { $n } of { $n }\n"
    )
    return Catalogue("toy", tmp_path)


def test_messages_are_english_until_told_otherwise() -> None:
    assert current_language() == "en"
    assert say("ask-second_worker", board="Forest") == "Which worker comes along to Forest?"
    assert has_message("ask-turn")
    assert not has_message("ask-nothing")
    assert say("ask-nothing") == "ask-nothing"


def test_only_our_languages_are_spoken() -> None:
    with pytest.raises(ValueError, match="no language 'xx': there are en, hu, ru, fr, tr, cs"):
        set_language("xx")
    assert current_language() == "en"


def test_names_bring_their_other_forms(toy: Catalogue) -> None:
    assert toy.say_attributes("board-forest", {}) == {"to": "v les"}
    assert toy.say("moved", {"board_to": "v les"}) == "Igra: v les"
    assert toy.say("count", {"n": 3}) == "3 of 3"
    assert name_arguments("board", "board-forest") == {"board": "Forest"}  # English has no cases


@pytest.mark.parametrize(
    ("tag", "language"),
    [
        ("hu_HU.UTF-8", "hu"),
        ("fr-CA", "fr"),
        ("cs", "cs"),
        ("RU", "ru"),
        ("de_DE", None),
        ("C", None),
    ],
)
def test_tags_of_systems_and_browsers(tag: str, language: str | None) -> None:
    assert parse_language(tag) == language


def test_the_first_variable_that_is_set_counts() -> None:
    assert read_system_language({"LANG": "hu_HU.UTF-8", "LC_ALL": "fr_FR.UTF-8"}) == "fr"
    assert read_system_language({"LANG": "hu_HU.UTF-8", "LC_ALL": ""}) == "hu"
    assert read_system_language({"LANG": "hu_HU.UTF-8", "LC_MESSAGES": "C"}) is None
    assert choose_language([None, "de", "tr-TR", "hu"]) == "tr"
    assert choose_language(["de", None]) == "en"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_parsed_alone_is_the_one_of_its_file(language: str) -> None:
    folder = Path(i18n.__file__).parent / language
    entries = [
        entry
        for file in folder.glob("*.ftl")
        for entry in parse(file.read_text("utf-8")).body
        if isinstance(entry, ast.Message)
    ]
    catalogue = load_catalogue(language)
    assert [entry.id.name for entry in entries if entry.id.name not in catalogue] == []
    assert len(entries) == len(catalogue.sources)
    for entry in entries:
        [alone] = parse(catalogue.sources[entry.id.name]).body
        assert entry.equals(alone, ignored_fields=["span", "comment"]), entry.id.name
