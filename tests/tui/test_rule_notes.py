"""Each question has its rule, and each rule cited exists."""

import re
from pathlib import Path

from teotihuacan.engine.words import QUESTION_NAMES
from teotihuacan.tui.rule_notes import RULES as CITED
from teotihuacan.tui.rule_notes import note_for, numbers

RULES = (Path(__file__).parents[2] / "docs" / "rules.md").read_text(encoding="utf-8")


def rule_numbers() -> set[str]:
    chapters = re.findall(r"^## (\d+) ", RULES, re.MULTILINE)
    return {*chapters, *re.findall(r"^(\d+\.\d+) ", RULES, re.MULTILINE)}


def test_every_question_is_covered_and_nothing_else() -> None:
    assert set(CITED) == set(QUESTION_NAMES[1:])


def test_every_rule_cited_exists() -> None:
    cited = {number for rules in CITED.values() for number in rules}
    assert cited <= rule_numbers()
    assert len(cited) > 20


def test_notes_are_one_or_two_sentences_or_three_short_ones() -> None:
    for question in CITED:
        note = note_for(question)
        assert note.text.endswith("."), question
        assert 40 < len(note.text) < 260, question


def test_numbers_are_told_in_words() -> None:
    assert numbers(note_for("turn")) == "rules 3.1, 3.2, and 3.4"
    assert numbers(note_for("none")) == "rule 9.8"
