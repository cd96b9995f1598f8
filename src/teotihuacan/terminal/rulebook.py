"""The text of the rules: chapters, numbered rules, the rulings that belong to them."""

import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

from ..i18n import current_language
from ..i18n.folding import fold_text

WORDS = Path(__file__).parents[1] / "i18n"
CHAPTER = re.compile(r"## (\d+) (.+)")
RULE = re.compile(r"(\d+\.\d+) (.+)")
RULING = re.compile(r"(\d+)\. (.+)")
BELONGS = re.compile(r"\s*\(rules? ([\d., ]+)\)$")
NUMBER = re.compile(r"\d+(\.\d+)?")


class Rule(NamedTuple):
    """A rule, or what a chapter says before its first rule: paragraphs and items ("- ...")."""

    number: str
    chapter: str
    blocks: tuple[str, ...]

    @property
    def text(self) -> str:
        """All of it in one line."""
        return " ".join(self.blocks)


class Ruling(NamedTuple):
    """A ruling, and the numbers of the rules it belongs to."""

    number: str
    text: str
    rules: tuple[str, ...]


class Chapter(NamedTuple):
    """A chapter and its rules."""

    number: str
    title: str
    rules: tuple[Rule, ...]


@cache
def chapters(language: str = "en") -> tuple[Chapter, ...]:
    """The rules of the game, chapter by chapter."""
    _, *parts = re.split(r"^(?=## )", read_words(language, "rules.md"), flags=re.MULTILINE)
    return tuple(parse_chapter(part.splitlines()) for part in parts)


def read_words(language: str, name: str) -> str:
    """A text of a language."""
    return (WORDS / language / name).read_text(encoding="utf-8")


def parse_chapter(lines: list[str]) -> Chapter:
    """A chapter from its lines."""
    head = CHAPTER.fullmatch(lines[0])
    assert head is not None, lines[0]
    number, title = head.groups()
    rules = [(number, [""])]
    for line in lines[1:]:
        found = RULE.fullmatch(line)
        if found:
            rules.append((found[1], [found[2]]))
        else:
            add_line(rules[-1][1], line)
    made = (Rule(at, title, tuple(block for block in blocks if block)) for at, blocks in rules)
    return Chapter(number, title, tuple(rule for rule in made if rule.blocks))


def add_line(blocks: list[str], line: str) -> None:
    """Add a line to the last block; an item or an empty line begins a new one."""
    if not line or line.startswith("- "):
        blocks.append(line)
    elif blocks[-1]:
        blocks[-1] += f" {line}"
    else:
        blocks[-1] = line


@cache
def rulings(language: str = "en") -> tuple[Ruling, ...]:
    """The rulings, in the order in which they stand."""
    found: list[str] = []
    for line in read_words(language, "rulings.md").splitlines():
        if RULING.match(line):
            found.append(line)
        elif line.startswith(" ") and found:
            found[-1] += f" {line.strip()}"
    return tuple(parse_ruling(line) for line in found)


def parse_ruling(line: str) -> Ruling:
    """A ruling from its line."""
    head, belongs = RULING.fullmatch(line), BELONGS.search(line)
    assert head is not None, line
    assert belongs is not None, line
    return Ruling(head[1], BELONGS.sub("", head[2]), tuple(belongs[1].split(", ")))


def rulings_of(rule: Rule) -> list[Ruling]:
    """The rulings that belong to a rule."""
    return [ruling for ruling in rulings(current_language()) if rule.number in ruling.rules]


def find_rules(wanted: list[str]) -> list[Rule]:
    """The rules with a number, those of a chapter, or those that have all the words."""
    rules = [rule for chapter in chapters(current_language()) for rule in chapter.rules]
    if len(wanted) == 1 and NUMBER.fullmatch(wanted[0]):
        (number,) = wanted
        return [rule for rule in rules if number in (rule.number, rule.number.split(".")[0])]
    return [rule for rule in rules if speaks_of(rule, wanted)]


def speaks_of(rule: Rule, wanted: list[str]) -> bool:
    """Whether a rule, its chapter's title or its rulings have all the words."""
    told = " ".join([rule.chapter, rule.text, *(each.text for each in rulings_of(rule))])
    return all(fold_text(word) in fold_text(told) for word in wanted)
