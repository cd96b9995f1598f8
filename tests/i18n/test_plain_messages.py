"""Messages and lists that are made without Fluent and Babel are those that these would make."""

import re

import pytest
from babel.lists import format_list

from teotihuacan.i18n import LANGUAGES, join_list, load_catalogue
from teotihuacan.i18n.catalogue import Catalogue
from teotihuacan.i18n.lists import LOCALES
from teotihuacan.i18n.plain import Argument

NUMBERS = [0, 1, 2, 3, 5, 11, 12, 21, 22, 101, 111, 112, 999]
ANY_NAME = re.compile(r"\$(\w+)")
VARIANT_KEY = re.compile(r"^ +\*?\[ *([\w-]+) *\]", re.MULTILINE)
COUNTS = {"zero", "one", "two", "few", "many", "other", *map(str, range(10))}
THINGS = ["<a> & b", "c, d", "{ e }", "f"]


def said_by_fluent(catalogue: Catalogue, key: str, arguments: dict[str, Argument]) -> str:
    """What the library makes of a message."""
    message = catalogue.find_message(key)
    return str(catalogue.bundle.format_pattern(message.value, arguments)[0])


@pytest.mark.parametrize("language", LANGUAGES)
def test_plain_messages_are_what_fluent_makes_of_them(language: str) -> None:
    catalogue = load_catalogue(language)
    plain = counted = 0
    for key, source in catalogue.sources.items():
        names = set(ANY_NAME.findall(source))
        words = [word for word in VARIANT_KEY.findall(source) if word not in COUNTS]
        values: list[Argument] = ["<a> & b", *words[:4]]
        values += NUMBERS if "->" in source else NUMBERS[:2]
        for value in values:
            arguments = dict.fromkeys(names, value)
            said = catalogue.say_plain(key, dict(arguments))
            if said is not None:
                plain += 1
                counted += isinstance(value, int)
                assert said == said_by_fluent(catalogue, key, arguments), (key, value)
    assert plain > len(catalogue.sources)
    assert counted > 1000


def test_great_numbers_fractions_and_missing_arguments_are_left_to_fluent() -> None:
    catalogue = load_catalogue("en")
    facts: dict[str, Argument] = {"file": "a.json", "scores": "1 : 2"}
    for actions, said in [(1, "1 action"), (999, "999 actions"), (1000, "1,000 actions")]:
        told = catalogue.say("verify-good", {**facts, "actions": actions})
        assert told == f"a.json: good, {said}, 1 : 2"
    for wrong in (1000, -1, 1.5, True):
        assert catalogue.say_plain("verify-good", {**facts, "actions": wrong}) is None
    assert catalogue.say_plain("verify-good", facts) is None
    assert catalogue.say_plain("click-example", {"command": "play"}) == "Example: play"


def test_help_has_paragraphs() -> None:
    told = load_catalogue("en").say("command-verify", {})
    assert len(re.split("\n\n", told)) == 3


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("style", ["standard", "or"])
def test_lists_are_what_babel_makes_of_them(language: str, style: str) -> None:
    for count in range(len(THINGS) + 1):
        things = THINGS[:count]
        made = format_list(things, style=style, locale=LOCALES.get(language, language))  # type: ignore[arg-type]
        assert join_list(things, style, language) == made  # type: ignore[arg-type]
