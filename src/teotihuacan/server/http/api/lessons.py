"""Lessons: fixed games to learn from, for anybody. Nothing is stored, nothing is secret."""

from dataclasses import asdict
from typing import Annotated

from fastapi import APIRouter, Path
from starlette.concurrency import run_in_threadpool

from ....game.views import view
from ....lessons import LEARNER, Chapter, find_chapter, load_chapters
from ...errors import not_found
from ..error_schema import document_errors
from ..models.lessons import ChapterOut, LessonOut, StepOut
from ..models.requests import MOST_NUMBER
from ..models.tables import EntryOut, ResultOut, StateOut

router = APIRouter(prefix="/api", tags=["lessons"])
ChapterName = Annotated[str, Path(min_length=1, max_length=24, pattern=r"^[a-z_]{1,24}$")]
EntryNumber = Annotated[int, Path(ge=0, le=MOST_NUMBER)]


@router.get("/lessons", responses=document_errors())
async def list_chapters() -> list[ChapterOut]:
    """The chapters in order, with their steps."""
    found = await run_in_threadpool(load_chapters)
    return [
        ChapterOut(
            chapter=chapter.name, steps=[StepOut(**asdict(step)) for step in chapter.steps]
        )
        for chapter in found
    ]


@router.get("/lessons/{chapter}/{number}", responses=document_errors(404, 422))
async def get_lesson(chapter: ChapterName, number: EntryNumber) -> LessonOut:
    """The game of a chapter after an entry, as the learner sees it, and that entry."""
    return await run_in_threadpool(make_lesson, chapter, number)


def make_lesson(name: str, number: int) -> LessonOut:
    """A position of a chapter."""
    chapter = find_chapter(name)
    if chapter is None or not chapter.first <= number <= chapter.last:
        raise not_found("lesson")
    return LessonOut(
        number=number, entries=entries_of(chapter, number), state=state_of(chapter, number)
    )


def entries_of(chapter: Chapter, number: int) -> list[EntryOut]:
    """The entry that led to a position; none for the one the chapter begins with."""
    if number == chapter.first:
        return []
    told = chapter.story.entries[number - 1]
    mine = told.seat == LEARNER
    return [
        EntryOut(
            number=number,
            kind="play",
            seat=told.seat,
            by="person" if mine else "bot",
            at=0,
            action=told.action,
            text=told.text,
            log=told.log,
        )
    ]


def state_of(chapter: Chapter, number: int) -> StateOut:
    """A position as a table's state: nothing is taken back here, and no clock runs."""
    story = chapter.story
    asked = story.seat_at(number)
    return StateOut(
        number=number,
        seat=LEARNER,
        your_turn=asked == LEARNER,
        held=None,
        can_undo=False,
        take_back=None,
        waits_for=None if asked is None else "person" if asked == LEARNER else "bot",
        deadline=None,
        result=ResultOut(ended_by="rules", resigned=[], **story.result)
        if asked is None and story.result
        else None,
        view=view(story.positions[number], LEARNER),
    )
