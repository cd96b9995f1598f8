"""What goes out about tables."""

from typing import Any, Literal

from pydantic import BaseModel, Field


class OptionsOut(BaseModel):
    """What a table can be made of."""

    players: list[int]
    options: list[str]
    levels: list[str]
    knobs: dict[str, list[int]]
    bots: list[str]
    rated_bots: list[str]
    at_end: list[str]


class SettingsOut(BaseModel):
    """What the player of a seat wants."""

    automatic: bool
    confirm: bool


class SeatOut(BaseModel):
    """A seat; `invite` only for whoever made the table, `settings` for whoever sits there.

    The `name` of a bot is its level; its `nickname` is what it is called at this table.
    """

    seat: int
    kind: Literal["open", "link", "name", "person", "bot", "teotibot"]
    name: str
    nickname: str | None
    you: bool
    for_you: bool
    invite: str | None
    present: bool
    away_until: int | None = Field(description="on vacation until then, if that is to come")
    settings: SettingsOut


class ClockOut(BaseModel):
    """The clock of a turn: `seconds` for each, or the most that a clock with an increment holds.

    `left` is what each seat has left of such a clock, in milliseconds; null: all of it.
    """

    seconds: int | None
    increment: int | None
    left: list[int] | None
    at_end: Literal["nothing", "bot", "resign"]


class ResultOut(BaseModel):
    """How a game ended: seats from first to last."""

    ended_by: Literal["rules", "resignation"]
    scores: list[int]
    ranking: list[int]
    resigned: list[int]


class TableOut(BaseModel):
    """A table as whoever asks may see it; times are milliseconds since 1970.

    `host` is the name of whoever made it, if they sit there. `starts_at` is when the game begins
    by itself: soon after all seats are taken and everybody is connected, if `auto_start` says so.
    `daily` is the day whose deal is played there, if it is one. `damaged`: what is stored of the
    game can't be read, and nothing can be done there until the host has repaired it.
    `paired`: those who sit there looked for a game, and nobody made the table.
    `ended_by_update`: the server doesn't know the rules of a game that was not over, which can
    only be left. `rated`: the result moves the ratings of those who play. `notice` is why an
    operator closed the table, if one did.
    """

    key: str
    title: str
    setup: dict[str, Any]
    rules_version: int
    visibility: Literal["public", "link"]
    shuffle: bool
    auto_start: bool
    starts_at: int | None
    host: str | None
    clock: ClockOut
    hints: bool
    teaching: bool
    rated: bool
    status: Literal["open", "running", "finished", "closed"]
    seats: list[SeatOut]
    you: int | None
    yours: bool
    number: int
    asked: int | None
    waits_for: Literal["person", "bot"] | None
    your_turn: bool
    deadline: int | None
    result: ResultOut | None
    notice: str | None
    damaged: bool
    ended_by_update: bool
    imported: bool
    daily: str | None
    paired: bool
    rematch: str | None
    created_at: int
    started_at: int | None
    changed_at: int


class HeldOut(BaseModel):
    """An action that waits for the explicit end of the turn, as it was offered."""

    action: int
    text: str
    kind: str
    about: dict[str, Any]
    effects: list[dict[str, Any]]
    later: list[dict[str, Any]] | None = None
    asks: list[str] | None = None
    waste: list[dict[str, Any]] | None = None
    destination: dict[str, Any] | None = None
    covers: list[dict[str, Any]] | None = None


class TakeBackOut(BaseModel):
    """Whether the turn can be taken back: over how many actions, or why not (`refused`)."""

    actions: int
    refused: Literal["people", "clock", "nothing", "drawn", "rolled", "revealed"] | None


class StateOut(BaseModel):
    """The game now, as whoever asks may see it."""

    number: int
    seat: int | None
    your_turn: bool
    held: HeldOut | None
    can_undo: bool
    take_back: TakeBackOut | None
    waits_for: Literal["person", "bot"] | None
    deadline: int | None
    result: ResultOut | None
    view: dict[str, Any]


class EntryOut(BaseModel):
    """An entry of the game's log; `action` is null where it is hidden."""

    number: int
    kind: Literal["play", "hold", "end", "undo", "take_back", "timeout", "replace", "resign"]
    seat: int
    by: Literal["person", "bot", "clock", "automation"]
    at: int
    action: int | None
    text: str | None
    log: list[dict[str, Any]]


class LineOut(BaseModel):
    """A line of chat."""

    number: int
    name: str
    text: str
    at: int


class NewsOut(BaseModel):
    """What happened since, and the game now (null before it begins)."""

    type: Literal["news"]
    number: int = Field(description="of the latest entry that is told")
    more: bool = Field(False, description="there are entries after these: ask again")
    entries: list[EntryOut]
    chat: list[LineOut]
    more_chat: bool = Field(False, description="there are lines after these: ask again")
    state: StateOut | None
    table: TableOut


class ScoresOut(BaseModel):
    """VP by seat at the beginning and after each entry; at the end by source, for each seat."""

    scores: list[list[int]]
    books: list[dict[str, int]]


class DoneOut(BaseModel):
    """The number of the latest entry that this made, or of the new line of chat."""

    number: int
