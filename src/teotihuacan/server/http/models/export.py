"""What people may take along: everything that is kept about them."""

from typing import Any

from pydantic import BaseModel, Field

from .friends import FriendsOut
from .people import ExportedPersonOut, PuzzleAttemptOut
from .seeks import SeekOut


class ExportOut(BaseModel):
    """All that is kept about a person and the games they played."""

    person: ExportedPersonOut
    tables: list[Any]
    puzzles: list[PuzzleAttemptOut]
    ratings: dict[str, list[Any]] = Field(description="`now`, and `changes` game by game")
    results: list[Any] = Field(description="how the person's games ended")
    reports: list[Any] = Field(description="those the person made")
    operators: list[Any] = Field(description="what operators did to the person")
    notifications: dict[str, Any] | None = Field(description="what they want to be told")
    browsers: list[Any] = Field(description="that take messages while the page is closed")
    mail: dict[str, Any]
    news: list[Any] = Field(description="that wait for the end of quiet hours or of a vacation")
    vacations: list[Any]
    notes: list[Any] = Field(description="what they wrote down for themselves at tables")
    friends: FriendsOut
    seeks: list[SeekOut]
