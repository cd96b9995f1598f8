"""The rules in the terminal: all of them, by number, by words."""

import re

import pytest
from run_cli import run

from teotihuacan.engine import components as facts
from teotihuacan.terminal.rulebook import WORDS, chapters, find_rules, rulings

RULES = [rule for chapter in chapters() for rule in chapter.rules]
NUMBERS = [rule.number for rule in RULES]
TEXT = (WORDS / "en" / "rules.md").read_text(encoding="utf-8")


def told(*wanted: str) -> str:
    process = run("rules", *wanted)
    assert (process.returncode, process.stderr) == (0, "")
    return process.stdout


def test_chapters_and_rules_count_up() -> None:
    assert [chapter.number for chapter in chapters()] == [str(n) for n in range(1, 16)]
    for chapter in chapters():
        under = [rule.number for rule in chapter.rules if "." in rule.number]
        assert under == [f"{chapter.number}.{n + 1}" for n in range(len(under))]


def test_nothing_of_the_text_is_lost() -> None:
    written = re.sub(r"^(## .*|\d+\.\d+ )", "", TEXT[TEXT.index("## 1 ") :], flags=re.MULTILINE)
    assert " ".join(rule.text for rule in RULES).split() == written.split()


def test_every_ruling_belongs_to_rules_that_exist() -> None:
    assert sorted(int(ruling.number) for ruling in rulings()) == list(range(1, 56))
    chapter_numbers = {chapter.number for chapter in chapters()}
    assert {number for ruling in rulings() for number in ruling.rules} <= {
        *NUMBERS,
        *chapter_numbers,
    }


def test_rules_and_rulings_that_are_cited_exist() -> None:
    for cited in re.findall(r"rule (\d+(?:\.\d+)?)", TEXT.partition("## 1 ")[2]):
        assert any(number == cited or number.startswith(f"{cited}.") for number in NUMBERS), cited
    known = {ruling.number for ruling in rulings()}
    assert set(re.findall(r"ruling (\d+)", TEXT)) <= known


def test_every_tile_is_explained_by_its_name() -> None:
    words = (WORDS / "en" / "board.ftl").read_text(encoding="utf-8")
    for kind, ids in (
        ("royal", [tile["id"] for tile in facts.COMPONENTS["royal_tiles"]]),
        ("technology", [tile["id"] for tile in facts.COMPONENTS["technologies"]]),
    ):
        for name in ids:
            called = re.search(rf"^{kind}-{name} = (.*)$", words, re.MULTILINE)
            assert called, name
            assert f"{called[1]}:" in TEXT


def test_all_rules_are_shown() -> None:
    shown = told()
    for number in NUMBERS:
        assert "." not in number or re.search(rf"^{re.escape(number)} ", shown, re.MULTILINE)
    assert shown.count("Ruling ") >= len(rulings())


def test_a_rule_by_its_number_with_its_rulings() -> None:
    shown = told("5.3")
    assert shown.split()[:2] == ["5", "Worship"]
    assert "Ruling 7:" in shown
    assert "5.4" not in shown


def test_a_chapter_by_its_number() -> None:
    assert [rule.number for rule in find_rules(["5"])] == [f"5.{n}" for n in range(1, 8)]
    assert "Royal tiles" in told("12")


def test_rules_by_words_in_any_order_and_case() -> None:
    assert [rule.number for rule in find_rules(["TOP", "tile", "completes"])] == ["6.10"]
    shown = told("completes pyramid TOP")
    assert "6.10" in shown
    assert shown.rstrip().endswith("1 rule")


@pytest.mark.parametrize("wanted", ["16", "5.99", "zeppelin"])
def test_what_no_rule_has_is_refused_in_a_line(wanted: str) -> None:
    process = run("rules", wanted)
    assert (process.returncode, process.stdout) == (2, "")
    assert process.stderr == f"teotihuacan: no rule speaks of {wanted!r}\n"
