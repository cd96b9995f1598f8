"""Every message that counts, with many numbers, in every language, in Python and the browser."""

import re
from collections import defaultdict
from functools import cache
from pathlib import Path

import pytest
from check_words import WORDS, list_languages
from counting import Rendering, counting_keys, renderings
from word_files import Language, find_selections
from word_plurals import NUMBERS, find_category, find_missing_forms, list_categories

LANGUAGES = list_languages(WORDS)
MARK = re.compile(r"⟦(\w+)=(\w+)⟧")

TOY = """\
seats = { $n ->
    [one] { $n } место
    [few] { $n } места
   *[many] { $n } мест
}
"""


@cache
def rendered() -> dict[str, list[Rendering]]:
    """All renderings by language."""
    found: dict[str, list[Rendering]] = defaultdict(list)
    for one in renderings(LANGUAGES):
        found[one.language].append(one)
    return found


def right_variant(language: str, number: int, variants: set[str]) -> str:
    """The variant that a number wants: its own, or that of its plural category."""
    exact = str(number)
    return exact if exact in variants else find_category(language, number)


def wrong_variants(found: list[Rendering]) -> list[str]:
    """Renderings whose marks are not those of their numbers."""
    variants: dict[tuple[str, str], set[str]] = defaultdict(set)
    for one in found:
        for name, variant in MARK.findall(one.python):
            variants[one.key, name].add(variant)
    return [
        f"{one.key} {one.arguments}: {variant}"
        for one in found
        for name, variant in MARK.findall(one.python)
        if variant != right_variant(one.language, one.arguments[name], variants[one.key, name])
    ]


@pytest.mark.parametrize("language", LANGUAGES, ids=lambda language: language.name)
def test_messages_that_count_have_the_right_form_for_every_number(language: Language) -> None:
    found = rendered()[language.name]
    assert {one.key for one in found} == {*counting_keys(LANGUAGES)}
    assert wrong_variants(found) == []
    marked = {one.key for one in found if MARK.search(one.python)}
    assert marked == {*counting_keys([language])}


@pytest.mark.parametrize("language", LANGUAGES, ids=lambda language: language.name)
def test_python_and_the_browser_say_the_same(language: Language) -> None:
    for one in rendered()[language.name]:
        assert one.python == one.browser, (one.key, one.arguments)
        assert one.errors == (), (one.key, one.arguments)
        assert not re.search(r"\{|\}|\?\?\?", one.python), (one.key, one.python)


@pytest.mark.parametrize("language", LANGUAGES, ids=lambda language: language.name)
def test_no_message_lacks_a_form_of_its_language(language: Language) -> None:
    for entry in language.messages.values():
        for pattern in entry.patterns.values():
            for choice in find_selections(pattern):
                assert find_missing_forms(choice, language.name) == set(), entry.key


@pytest.mark.parametrize(
    ("language", "forms"),
    [
        ("en", "other one other other other other other other other other"),
        ("hu", "other one other other other other other other other other"),
        ("ru", "many one few few many many one few many one"),
        ("fr", "one one other other other other other other other other"),
        ("tr", "other one other other other other other other other other"),
        ("cs", "other one few few other other other other other other"),
    ],
)
def test_forms_of_the_six_languages(language: str, forms: str) -> None:
    assert [find_category(language, number) for number in NUMBERS] == forms.split()
    assert list_categories(language) == {*forms.split()}


def test_both_libraries_choose_russian_forms(tmp_path: Path) -> None:
    (tmp_path / "ru").mkdir()
    (tmp_path / "ru" / "all.ftl").write_text(TOY, encoding="utf-8")
    found = renderings(list_languages(tmp_path))
    assert [one.python for one in found] == [one.browser for one in found]
    chosen = [variant for one in found for _, variant in MARK.findall(one.python)]
    assert chosen == ["many", "one", "few", "few", "many", "many", "one", "few", "many", "one"]
    assert wrong_variants(found) == []


def test_a_variant_of_the_wrong_name_is_found(tmp_path: Path) -> None:
    (tmp_path / "ru").mkdir()
    text = TOY.replace("few", "two")
    (tmp_path / "ru" / "all.ftl").write_text(text, encoding="utf-8")
    assert wrong_variants(renderings(list_languages(tmp_path))) != []
