"""Codes of refusals: each is used, and has a message for the page in every language."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from teotihuacan.i18n import LANGUAGES
from teotihuacan.server.errors import ERROR_CODES, Refusal
from teotihuacan.server.http.error_schema import CODE_OF_STATUS

SOURCE = Path(__file__).parents[2] / "src" / "teotihuacan"
BY_THE_PAGE = {"offline", "other"}  # said by the page itself


def codes_with_a_message(language: str) -> set[str]:
    """The codes that a language has a message for."""
    prefix = "refusal-"
    found = set()
    for path in (SOURCE / "i18n" / language).glob("*.ftl"):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message) and entry.id.name.startswith(prefix):
                found.add(entry.id.name.removeprefix(prefix))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_has_a_message(language: str) -> None:
    assert codes_with_a_message(language) == set(ERROR_CODES) | BY_THE_PAGE


def test_every_code_is_used() -> None:
    used = set(CODE_OF_STATUS.values())
    for path in (SOURCE / "server").rglob("*.py"):
        used |= set(re.findall(r'\bRefusal\(\s*"(\w+)"', path.read_text(encoding="utf-8")))
    assert used == set(ERROR_CODES)


def test_a_refusal_has_the_status_and_the_sentence_of_its_code() -> None:
    refusal = Refusal("full")
    assert (refusal.status, refusal.message) == (409, "there is no free seat")
    assert Refusal("forbidden", "not your seat").message == "not your seat"
    with pytest.raises(KeyError):
        Refusal("moonlight")
