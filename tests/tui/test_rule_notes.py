"""Each question has its rule, and each rule cited exists, here and on the page."""

import json

from teotihuacan.engine.constants import QUESTION_NAMES
from teotihuacan.terminal.rule_notes import RULES as CITED
from teotihuacan.terminal.rule_notes import find_note, rule_numbers
from teotihuacan.terminal.rulebook import WORDS, chapters


def known_numbers() -> set[str]:
    rules = {rule.number for chapter in chapters() for rule in chapter.rules}
    return rules | {chapter.number for chapter in chapters()}


def test_every_question_is_covered_and_nothing_else() -> None:
    assert set(CITED) == set(QUESTION_NAMES[1:])


def test_every_rule_cited_exists() -> None:
    cited = json.loads((WORDS / "cited.json").read_text(encoding="utf-8"))
    numbers = {number for group in cited.values() for rules in group.values() for number in rules}
    assert numbers <= known_numbers()
    assert len(numbers) > 40


def test_notes_are_one_or_two_sentences_or_three_short_ones() -> None:
    for question in CITED:
        note = find_note(question)
        assert note.text.endswith("."), question
        assert 40 < len(note.text) < 260, question


def test_numbers_are_told_in_words() -> None:
    assert rule_numbers(find_note("turn")) == "rules 3.1, 3.2 and 3.4"
    assert rule_numbers(find_note("none")) == "rule 9.8"
