"""What goes in and out about the deals of the day."""

from typing import Literal

from pydantic import BaseModel, Field

from .requests import Payload

Mode = Literal["solo", "adept"]


class DailyIn(Payload):
    """Which of today's deals to play."""

    mode: Mode


class DailySquareOut(BaseModel):
    """So many squares of one kind in a text to share: each stands for 10 VP of a source."""

    group: Literal["pyramid", "temples", "avenue", "technologies", "masks", "other"]
    count: int


class DailyShareOut(BaseModel):
    """My own result, and what a text to share tells of it."""

    vp: int
    other: int
    won: bool
    squares: list[DailySquareOut]


class DailyResultOut(BaseModel):
    """A finished first game of a deal."""

    name: str
    vp: int
    other: int = Field(description="VP of the opponent")
    won: bool
    you: bool


class DailyDealOut(BaseModel):
    """One of the deals of a day: my table, my result, everybody's results."""

    mode: Mode
    table: str | None = Field(description="key of my table, if I began this deal")
    status: Literal["running", "finished", "given_up"] | None
    mine: DailyShareOut | None
    results: list[DailyResultOut]


class DailyOut(BaseModel):
    """The deals of a day; days begin at midnight UTC, everywhere at once."""

    day: str
    today: str
    streak: int = Field(description="days in a row on which I finished a deal")
    deals: list[DailyDealOut]
