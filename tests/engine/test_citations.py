"""Citations of rules and rulings: one form that grep finds, and only what exists.

A rule is cited as "rule 6.7" (or a whole chapter, "rule 12"), a ruling as "ruling 22", in lower
case; several are separated by commas, each with its own word. So `grep -rn "rule 6.7"` finds
every place. Names of tests spell it `ruling_22`.
"""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "src" / "teotihuacan"
BOOK = PACKAGE / "i18n" / "en"
CITING = sorted(
    path
    for folder in (PACKAGE / "engine", PACKAGE / "bots" / "search", ROOT / "tests" / "engine")
    for path in folder.rglob("*.py")
    if path != Path(__file__).resolve()
)
RULES = set(
    re.findall(r"^(?:## )?(\d+(?:\.\d+)?) ", (BOOK / "rules.md").read_text("utf-8"), re.M)
)
RULINGS = set(re.findall(r"^(\d+)\. ", (BOOK / "rulings.md").read_text("utf-8"), re.M))
CITATION = re.compile(r"\b(rule|ruling)[ _](\d+(?:\.\d+)?)\b")
OTHER_FORMS = re.compile(
    r"\b[Rr]ul(?:es|ings)[ _]\d"  # "rules 6.7, 6.8"
    r"|\bRul(?:e|ing) \d"  # "Rule 6.7"
    r"|\brul(?:e|ing) [\d.]*\d(?:, | and |-|/| to )\d"  # "rule 6.7, 6.8"
    r"|\brul(?:e|ing)$"  # broken at the end of a line
    r"|\(\d+\.\d+\)"  # "(6.7)"
)


def test_the_book_has_its_chapters_rules_and_rulings() -> None:
    assert {"1", "6", "6.7", "15.14"} <= RULES
    assert {"1", "22", "37", "50"} <= RULINGS


@pytest.mark.parametrize("path", CITING, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_citations_have_one_form_and_exist(path: Path) -> None:
    text = path.read_text("utf-8")
    assert [line for line in text.splitlines() if OTHER_FORMS.search(line)] == []
    known = {"rule": RULES, "ruling": RULINGS}
    cited = CITATION.findall(text)
    assert [(word, number) for word, number in cited if number not in known[word]] == []


def test_every_rule_and_every_ruling_is_cited_by_a_test() -> None:
    tests = [path for path in (ROOT / "tests").rglob("test_*.py") if path != Path(__file__)]
    text = "\n".join(path.read_text("utf-8") for path in tests)
    rules = set(re.findall(r"\brule (\d+(?:\.\d+)?)\b", text))
    rulings = set(re.findall(r"\bruling[ _](\d+)", text))
    chapters = {number.split(".")[0] for number in RULES if "." in number}
    assert sorted(RULES - chapters - rules) == []
    assert sorted(RULINGS - rulings) == []
