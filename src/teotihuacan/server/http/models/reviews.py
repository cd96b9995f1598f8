"""What goes out about reviews, and what comes in about turns that are tried once more."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, Field

from ....study.review import Review
from .hints import ChangeOut
from .requests import Action, Number, Payload
from .tables import EntryOut, StateOut

MOST_ACTIONS = 100  # of a turn
Depth = Literal["quick", "deep"]


class AnsweredOut(BaseModel):
    """An answer without what it brings: to which question, of which kind, about what."""

    question: str
    kind: str
    about: dict[str, Any]


class ReviewOut(BaseModel):
    """How far a review has come, and what it found once it is done.

    The review counts actions of the game, from 0: `entries` has the number of the entry of each.
    `played` and `better` tell for each of its turns what was played and what was better, from
    where they differ.
    """

    depth: Depth
    state: Literal["none", "running", "done"]
    done: int = Field(description="turns")
    turns: int
    yours: bool = Field(description="you asked for it, and may cancel it")
    entries: list[int]
    played: list[list[AnsweredOut]]
    better: list[list[AnsweredOut]]
    mistakes: list[int] = Field(description="numbers of the turns to learn from")
    review: Review | None


class TryIn(Payload):
    """A turn of a finished game, tried otherwise: answers after so many actions of the game."""

    ply: Number
    actions: Annotated[list[Action], Field(max_length=MOST_ACTIONS)]
    depth: Depth = "quick"


class VerdictOut(BaseModel):
    """What there is to say about a turn: chances to win and margins, as played and at best."""

    label: str
    good_enough: bool = Field(description="nothing better need be looked for")
    costly: bool = Field(description="in a teaching game it is offered back")
    win: float
    best_win: float
    vp: float
    best_vp: float
    gains: list[ChangeOut]
    prices: list[ChangeOut]
    better: list[AnsweredOut]


class TryOut(BaseModel):
    """Where a tried turn leads; a verdict once it is over."""

    state: StateOut
    entries: list[EntryOut]
    verdict: VerdictOut | None


class TaughtOut(BaseModel):
    """What there is to say about the turn that waits to be ended after the entry `number`."""

    number: int
    verdict: VerdictOut
