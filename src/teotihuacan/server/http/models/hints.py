"""What goes out as a hint."""

from typing import Literal

from pydantic import BaseModel, Field

from .openings import StartAdviceOut


class ChangeOut(BaseModel):
    """A part of the evaluation: pieces that come or go (0: not counted), and their VP."""

    part: str
    amount: int
    value: float
    alike: bool = Field(description="all answers that are told bring or cost as many pieces")


class PlanOut(BaseModel):
    """The next turn after an answer: what it does where, what it brings, what pays for it."""

    deed: Literal["main", "worship", "cocoa"]
    board: str
    gains: list[ChangeOut]
    pays: dict[str, int] = Field(
        description="goods that this turn brings and the next one could not do without"
    )


class SuggestionOut(BaseModel):
    """An answer, how the search sees it, what it gains and costs more than the others."""

    action: int
    margin: float
    win: float
    share: float
    gains: list[ChangeOut]
    prices: list[ChangeOut]
    vp: float = Field(description="expected at the end of the game")
    plan: PlanOut | None


class HintOut(BaseModel):
    """The best answers, best first, to the question after the entry with this number.

    `openings` is what many games say, where starting tiles are chosen; else null.
    """

    number: int
    seat: int
    playouts: int
    suggestions: list[SuggestionOut]
    openings: StartAdviceOut | None
