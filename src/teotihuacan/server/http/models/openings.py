"""What goes out about openings."""

from typing import Literal

from pydantic import BaseModel, Field


class OpeningOut(BaseModel):
    """A pair of starting tiles: what was counted, and what is expected.

    Where few games know the pair, what is expected comes mostly from its two tiles.
    """

    tiles: list[int]
    games: int
    mean_vp: float | None = Field(description="null: never played")
    win_rate: float | None
    interval: list[float] = Field(description="of the win rate, 95 % (Wilson): low, high")
    vp: float = Field(description="expected")
    error: float = Field(description="standard error of what is expected")
    win: float = Field(description="expected share of wins")


class OpeningsOut(BaseModel):
    """Pairs of starting tiles, the best first, for a number of players and a seat."""

    games: int = Field(description="counted in all")
    players: int
    seat: int | None = Field(description="in turn order from 0; null: any")
    mean_vp: float
    pairs: list[OpeningOut]


class FirstTurnOut(BaseModel):
    """A first turn that was taken with a pair of tiles."""

    board: str
    deed: Literal["main", "collect", "worship"]
    games: int
    share: float
    mean_vp: float


class FirstTurnsOut(BaseModel):
    """The first turns with a pair of tiles, the most frequent first."""

    tiles: list[int]
    players: int
    turns: list[FirstTurnOut]


class StartOptionOut(BaseModel):
    """An answer to the question which starting tiles to choose, and what games say of it."""

    action: int
    tiles: list[int]
    games: int
    vp: float = Field(description="expected at the end of the game")
    error: float
    win: float
    behind: float = Field(description="VP less than the best answer")


class StartAdviceOut(BaseModel):
    """What many games say of the starting tiles to choose from, the best first."""

    games: int
    options: list[StartOptionOut]
