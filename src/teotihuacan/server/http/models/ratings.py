"""What goes out about ratings."""

from typing import Literal

from pydantic import BaseModel, Field

Pool = Literal["all", "2", "3", "4", "solo"]


class PlayerRatingOut(BaseModel):
    """How strong somebody plays, and how well that is known."""

    rating: int = Field(description="1500 is the bot student; solo Teotibot's standard level")
    provisional: bool = Field(description="too little is known to compare it with others")
    games: int = Field(description="rated games in all seasons")
    season: str = Field(description="of the latest of them, such as 2026-4")
    played: int = Field(description="rated games in that season")
    won: int


class PoolRatingOut(PlayerRatingOut):
    """Somebody's rating in a pool."""

    pool: Pool


class LeaderOut(PlayerRatingOut):
    """Somebody in a list of the best."""

    name: str
    you: bool


class LeaderboardOut(BaseModel):
    """The best of a season in a pool, at most a hundred; provisional ratings come last."""

    pool: Pool
    pools: list[Pool]
    season: str
    seasons: list[str] = Field(description="that can be asked for, the latest first")
    leaders: list[LeaderOut]


class RatingChangeOut(BaseModel):
    """What a game did to a rating."""

    rating: int = Field(description="after the game")
    by: int
    provisional: bool
    weight: float = Field(description="less than 1 among people who meet very often")


class SeatRatingOut(BaseModel):
    """The rating of a seat's player before the game, and what the game did to it."""

    seat: int
    rating: int | None = Field(description="null: nobody sits there, or nobody knows")
    provisional: bool
    chance: float | None = Field(description="to win, as ratings foretell; null: seats are free")
    change: RatingChangeOut | None = Field(description="in the pool of the table")
    overall: RatingChangeOut | None = Field(description="in the pool of all games")


class TableRatingsOut(BaseModel):
    """How strong those at a table are."""

    rated: bool
    pool: Pool = Field(description="of games of as many players")
    counted: bool = Field(description="the game is over and has changed ratings")
    seats: list[SeatRatingOut]
