"""What goes out about profiles: the figures of somebody's finished games, achievements."""

from collections.abc import Iterable, Mapping
from typing import Any, Literal, Self

from pydantic import BaseModel, Field

from ....study.profiles import ACHIEVEMENTS, Statistics

RULES = {one.key: one.rule for one in ACHIEVEMENTS}


class FiguresOut(BaseModel):
    """What some games add up to; VP of those that were played to their end."""

    games: int
    wins: int
    mean_vp: float | None
    best_vp: int | None


class GroupFiguresOut(FiguresOut):
    """Games for so many players."""

    players: int = Field(description="1: solo")


class TileFiguresOut(FiguresOut):
    """Games for which a starting tile was kept."""

    tile: int = Field(description="its printed number")


class OpponentOut(BaseModel):
    """Games with somebody."""

    kind: Literal["person", "bot", "teotibot"]
    name: str = Field(description='of a bot or Teotibot its level; "": somebody')
    games: int
    ahead: int = Field(description="games in which the person came in before them")


class StreaksOut(BaseModel):
    """Games won in a row."""

    now: int
    longest: int


class PlayedOut(BaseModel):
    """One game that was played to its end."""

    table: str | None = Field(description="key of its table, if that may be told")
    at: int = Field(description="milliseconds since 1970")
    players: int
    vp: int
    place: int
    sources: dict[str, int] = Field(description="VP by what they came from")


class AchievementOut(BaseModel):
    """An achievement, earned or not."""

    key: str
    rule: str | None = Field(description="the rule it is about")
    at: int | None = Field(description="when it was first earned; null: not yet")
    table: str | None = Field(description="key of the table of that game, if that may be told")
    games: int = Field(description="in how many it was earned")


class ProfileOut(BaseModel):
    """What somebody's finished games add up to."""

    name: str
    public: bool = Field(description="everybody may see it")
    total: FiguresOut
    given_up: int
    streaks: StreaksOut
    by_players: list[GroupFiguresOut]
    opponents: list[OpponentOut] = Field(description="met most often first")
    starting_tiles: list[TileFiguresOut] = Field(description="kept most often first")
    sources: dict[str, float] = Field(description="mean VP by what they came from")
    course: list[PlayedOut] = Field(description="the latest 100, the oldest of them first")
    best: list[PlayedOut]
    achievements: list[AchievementOut] = Field(description="all there are")

    @classmethod
    def of(cls, name: str, statistics: Statistics, *, public: bool) -> Self:
        """The profile of somebody."""
        figures = statistics.to_dict()
        return cls(
            **{
                **figures,
                "name": name,
                "public": public,
                "course": name_tables(figures["course"]),
                "best": name_tables(figures["best"]),
                "achievements": list_achievements(figures["achievements"]),
            }
        )


def name_tables(games: Iterable[Mapping[str, Any]]) -> list[dict[str, Any]]:
    """Games with the keys of their tables, null where they are not told."""
    return [{**one, "table": one["key"] or None} for one in games]


def list_achievements(earned: Iterable[Mapping[str, Any]]) -> list[dict[str, Any]]:
    """All achievements, with what is known of those that were earned."""
    known = {one["achievement"]: one for one in earned}
    return [describe_achievement(key, rule, known.get(key)) for key, rule in RULES.items()]


def describe_achievement(key: str, rule: str, earned: Mapping[str, Any] | None) -> dict[str, Any]:
    """An achievement, earned or not."""
    told = {"key": key, "rule": rule or None}
    if earned is None:
        return {**told, "at": None, "table": None, "games": 0}
    return {**told, "at": earned["at"], "table": earned["key"] or None, "games": earned["games"]}


class EarnedOut(BaseModel):
    """An achievement of a game."""

    key: str
    rule: str | None
    new: bool = Field(description="never earned before")
