"""The lessons: every step fits its game, has its words, and teaches what it promises."""

import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from teotihuacan.game.game import Game
from teotihuacan.lessons import LEARNER, Chapter, LessonError, Step, find_chapter, load_chapters
from teotihuacan.lessons.chapters import check_chapter
from teotihuacan.lessons.games import FOLDER, load_story
from test_browser_words import messages

WORDS = messages("lessons")
RULES = (
    Path(__file__).parents[2] / "src" / "teotihuacan" / "i18n" / "en" / "rules.md"
).read_text(encoding="utf-8")
STEPS = [(chapter, step) for chapter in load_chapters() for step in chapter.steps]
# What has to happen to the learner in a chapter; None: to nobody in particular.
TAUGHT: dict[str, set[tuple[str, int | None]]] = {
    "moving": {("moved", 0), ("main_action_taken", 0), ("gained", 0), ("powered_up", 0)},
    "cocoa": {("moved", 0), ("cocoa_collected", 0), ("light_moved", 1)},
    "worship": {("paid", 0), ("locked", 0), ("temple_stepped", 0), ("bought", 0)},
    "learning": {("paid", 0), ("unlocked", 0), ("learned", 0), ("temple_stepped", 0)},
    "building": {("tile_built", 0), ("track_stepped", 0), ("temple_stepped", 0)},
    "power": {("nobles_built", 0), ("avenue_stepped", 0), ("ascended", 0), ("worker_arrived", 0)},
    "eclipse": {("decorated", 0), ("eclipse_scored", None), ("salary_paid", 0)},
    "end": {("ascended", 0), ("eclipse_scored", None), ("salary_paid", 0), ("game_over", None)},
}
# Where the coach tells the score: it has to be that of the game.
SCORES = ("eclipse-track", "end-last", "end-salary", "end-won")


def named(case: tuple[Chapter, Step]) -> str:
    """A step for people who read test reports."""
    return f"{case[0].name}-{case[1].text}"


def log_of(chapter: Chapter) -> list[dict[str, Any]]:
    """All that happens in a chapter."""
    told = chapter.story.entries[chapter.first : chapter.last]
    return [entry for one in told for entry in one.log]


def facts_of(chapter: Chapter, key: str) -> list[dict[str, Any]]:
    """The facts of what happens to the learner in a chapter under a key."""
    mine = [entry for entry in log_of(chapter) if entry["seat"] == LEARNER]
    return [entry["arguments"] for entry in mine if entry["key"] == key]


def test_the_story_is_what_its_record_says() -> None:
    game = Game.load((FOLDER / "first.json").read_bytes())
    story = load_story("first")
    assert game.position.over
    assert story.positions[-1] == game.position
    assert [told.action for told in story.entries] == game.actions
    assert story.result == game.result()


@pytest.mark.parametrize(("chapter", "step"), STEPS, ids=map(named, STEPS))
def test_a_step_asks_for_a_legal_answer_and_has_words(chapter: Chapter, step: Step) -> None:
    position = chapter.story.positions[step.number]
    key = f"lesson-{chapter.name}-{step.text}"
    assert key in WORDS
    assert (f"{key}-do" in WORDS) == (step.action is not None)
    if step.action is not None:
        assert position.seat == LEARNER
        assert step.action in position.legal_actions()
        assert len(position.legal_actions()) > 1, "where there is no choice nobody is asked"
    if step.rule is not None:
        number = re.escape(step.rule)
        assert re.search(rf"^({number} |## {number} )", RULES, re.MULTILINE)


def test_no_words_are_of_a_step_that_is_gone() -> None:
    keys = {f"lesson-{chapter.name}" for chapter in load_chapters()} | {"lesson-opponent"}
    keys |= {f"lesson-{named(case)}" for case in STEPS}
    keys |= {f"lesson-{named(case)}-do" for case in STEPS if case[1].action is not None}
    assert {key for key in WORDS if key.startswith("lesson-")} == keys


@pytest.mark.parametrize("chapter", load_chapters(), ids=lambda chapter: chapter.name)
def test_a_chapter_teaches_what_it_promises(chapter: Chapter) -> None:
    happened = {(entry["key"], entry["seat"]) for entry in log_of(chapter)}
    assert TAUGHT[chapter.name] <= happened


def test_a_move_goes_over_boards_and_cocoa_is_paid() -> None:
    first = find_chapter("moving")
    worship = find_chapter("worship")
    assert first is not None
    assert worship is not None
    ring = ["nobles", "gold_deposits", "palace", "stone_quarry"]  # as it lies in the first game
    moves = facts_of(worship, "moved")
    assert [ring.index(move["board"]) - ring.index(move["start"]) for move in moves] == [2]
    assert [paid["goods"] for paid in facts_of(first, "paid")] == [{"cocoa": 1}]


@pytest.mark.parametrize("told", SCORES)
def test_the_score_that_is_told_is_that_of_the_game(told: str) -> None:
    chapter, step = next(case for case in STEPS if named(case) == told)
    mine, theirs = chapter.story.positions[step.number].scores()
    assert f"{mine} to {theirs}" in WORDS[f"lesson-{told}"]


def test_nobody_is_asked_at_the_end() -> None:
    assert load_story("first").seat_at(len(load_story("first").entries)) is None
    assert find_chapter("nothing of ours") is None


def broken(name: str) -> Chapter:
    """The first chapter with something wrong."""
    chapter = load_chapters()[0]
    read, workers, move, act, *others = chapter.steps
    steps = {
        "the last step must be one to read": (read, workers, move),
        "its steps are not in its game": (read, replace(workers, number=9999)),
        "nobody asks the learner": (replace(move, number=2), others[-1]),
        "comes too early": (read, move, replace(act, number=0), *others),
        "an answer is missing": (read, move, *others),
    }[name]
    return replace(chapter, steps=steps)


@pytest.mark.parametrize(
    "problem",
    [
        "the last step must be one to read",
        "its steps are not in its game",
        "nobody asks the learner",
        "comes too early",
        "an answer is missing",
    ],
)
def test_steps_that_do_not_fit_their_game_are_refused(problem: str) -> None:
    with pytest.raises(LessonError, match=problem):
        check_chapter(broken(problem))
