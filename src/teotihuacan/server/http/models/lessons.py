"""What goes out about lessons."""

from pydantic import BaseModel

from .tables import EntryOut, StateOut


class StepOut(BaseModel):
    """A step: what is said (a key), the rule behind it, places, the answer asked for or null."""

    number: int
    text: str
    rule: str | None
    points: list[str]
    action: int | None


class ChapterOut(BaseModel):
    """A chapter with its steps; `number` of a step is the position it is about."""

    chapter: str
    steps: list[StepOut]


class LessonOut(BaseModel):
    """The game of a chapter after an entry, and that entry (none at the chapter's beginning)."""

    number: int
    entries: list[EntryOut]
    state: StateOut
