"""What is sent about puzzles, in and out."""

from typing import Annotated, Literal

from pydantic import BaseModel, Field

from .hints import ChangeOut
from .requests import Action, Payload
from .tables import EntryOut, StateOut

MOST_ANSWERS = 20  # of one attempt; no solution is nearly as long


class AnswersIn(Payload):
    """All answers of an attempt so far; the last one is new."""

    actions: Annotated[list[Action], Field(min_length=1, max_length=MOST_ANSWERS)]


class RatingOut(BaseModel):
    """How somebody does: a rating, whether it is still a guess, first attempts."""

    rating: int
    provisional: bool
    solved: int
    tried: int


class PuzzleRowOut(BaseModel):
    """A puzzle in the list."""

    id: str
    rating: int
    players: int
    period: int = Field(description="0, 1, 2: between eclipses")
    themes: list[str]
    state: Literal["new", "solved", "failed"] = Field(description="by my first attempt")


class PuzzlesOut(BaseModel):
    """All puzzles, the one of the day, the themes, and how I do (null: nobody is signed in)."""

    today: str
    themes: list[str]
    puzzles: list[PuzzleRowOut]
    rating: RatingOut | None


class PuzzleOut(BaseModel):
    """A puzzle to solve: the table as the seat sees it that is to move."""

    id: str
    today: bool
    rating: int
    players: int
    seat: int
    names: list[str | None] = Field(description="of the others; null for the seat to move")
    tried: bool | None = Field(description="how my first attempt ended, null if there was none")
    mine: RatingOut | None
    state: StateOut


class JudgedAnswerOut(BaseModel):
    """An answer to the first question: the chance to win, and VP ahead at the end."""

    action: int
    win: float
    vp: float


class SolutionStepOut(BaseModel):
    """An answer of the best turn, and the table before it."""

    action: int
    state: StateOut
    entry: EntryOut


class SolutionOut(BaseModel):
    """The best turn to its end, and what speaks for it."""

    steps: list[SolutionStepOut]
    after: StateOut
    best: JudgedAnswerOut
    second: JudgedAnswerOut
    tempting: JudgedAnswerOut
    gains: list[ChangeOut]
    prices: list[ChangeOut]
    weakest_solver: str = Field(
        description="from which bot on all find it: a level or a search (mcts:250); or nothing"
    )
    themes: list[str]


class AttemptOut(BaseModel):
    """What an attempt is worth so far; the solution once it is solved or given up."""

    verdict: Literal["open", "solved", "failed"]
    entries: list[EntryOut]
    state: StateOut
    counted: bool = Field(description="it changed my rating: it was my first attempt")
    before: RatingOut | None
    mine: RatingOut | None
    solution: SolutionOut | None
