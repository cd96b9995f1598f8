"""Chapters and their steps: what is said at which entry of a story, and what is asked for.

`chapters.json` holds them. A step belongs to the position after `number` entries of its story. It
says something (messages `lesson-CHAPTER-TEXT`, and for an answer also `...-do`), points at places
of the table, and either asks for the learner's next answer in the story or is only read. What
opponents did before the next step is shown as their moves.
"""

import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from .games import Story, load_story

LEARNER = 0  # the learner's seat in every story
FILE = Path(__file__).parent / "chapters.json"


class LessonError(ValueError):
    """A chapter that can't be taught: its steps don't fit its story."""


@dataclass(frozen=True, slots=True)
class Step:
    """One thing said at one position."""

    number: int  # entries of the story before it
    text: str
    rule: str | None  # the number of the rule behind it
    points: tuple[str, ...]  # targets on the table, as the page names them
    action: int | None  # the answer asked for; None: just read on


@dataclass(frozen=True, slots=True)
class Chapter:
    """Steps in order, all of one story."""

    name: str
    game: str
    steps: tuple[Step, ...]

    @property
    def first(self) -> int:
        """The number of the first position that is shown."""
        return self.steps[0].number

    @property
    def last(self) -> int:
        """The number of the last position that is shown."""
        return self.steps[-1].number

    @property
    def story(self) -> Story:
        """The game it is cut from."""
        return load_story(self.game)


@cache
def load_chapters() -> tuple[Chapter, ...]:
    """All chapters in the order in which they are taught, each checked against its story."""
    found = tuple(parse_chapter(written) for written in json.loads(FILE.read_text("utf-8")))
    for chapter in found:
        check_chapter(chapter)
    return found


def find_chapter(name: str) -> Chapter | None:
    """The chapter of that name, if there is one."""
    return next((chapter for chapter in load_chapters() if chapter.name == name), None)


def parse_chapter(written: dict[str, Any]) -> Chapter:
    """A chapter as it is written in the file."""
    story = load_story(written["game"])
    steps = tuple(parse_step(step, story) for step in written["steps"])
    return Chapter(written["chapter"], written["game"], steps)


def parse_step(written: dict[str, Any], story: Story) -> Step:
    """A step as it is written; which answer is asked for stands in its story."""
    number = written["after"]
    asks = written.get("asks", False)
    return Step(
        number,
        written["text"],
        written.get("rule"),
        tuple(written.get("points", ())),
        story.find_action(number) if asks else None,
    )


def check_chapter(chapter: Chapter) -> None:
    """Refuse steps out of order, and answers of the learner that no step asks for."""
    story, name = chapter.story, chapter.name
    if not chapter.steps or chapter.steps[-1].action is not None:
        raise LessonError(f"{name}: the last step must be one to read")
    if not 0 <= chapter.first <= chapter.last <= len(story.entries):
        raise LessonError(f"{name}: its steps are not in its game")
    for step, following in zip(chapter.steps, chapter.steps[1:], strict=False):
        shown = step.number
        if step.action is not None:
            if story.seat_at(shown) != LEARNER:
                raise LessonError(f"{name}: nobody asks the learner at {step.text!r}")
            shown += 1
        if following.number < shown:
            raise LessonError(f"{name}: {following.text!r} comes too early")
        if any(entry.seat == LEARNER for entry in story.entries[shown : following.number]):
            raise LessonError(f"{name}: an answer is missing before {following.text!r}")
