"""What a server tells about tables, with types: docs/host/server.md describes every field."""

from dataclasses import dataclass
from typing import Any, Literal, NotRequired, TypedDict, cast

from .errors import ServerRefusal

Offer = dict[str, Any]
View = dict[str, Any]


class Person(TypedDict):
    """Whoever is signed in."""

    name: str
    guest: bool
    automatic: bool
    confirm: bool
    confirm_bots: bool | None


class SeatSettings(TypedDict):
    """What the player of a seat wants."""

    automatic: bool
    confirm: bool


class TableSeat(TypedDict):
    """A seat at a table."""

    seat: int
    kind: Literal["open", "link", "name", "person", "bot", "teotibot"]
    name: str
    nickname: str | None
    you: bool
    for_you: bool
    invite: str | None
    present: bool
    settings: SeatSettings


class Clock(TypedDict):
    """The clock of a turn."""

    seconds: int | None
    at_end: Literal["nothing", "bot", "resign"]


class Result(TypedDict):
    """How a game ended."""

    ended_by: Literal["rules", "resignation"]
    scores: list[int]
    ranking: list[int]
    resigned: list[int]


class Table(TypedDict):
    """A table as whoever asks may see it; times are milliseconds since 1970."""

    key: str
    title: str
    setup: dict[str, Any]
    auto_start: bool
    starts_at: int | None
    host: str | None
    clock: Clock
    hints: bool
    rated: NotRequired[bool]  # older servers don't say
    status: Literal["open", "running", "finished", "closed"]
    seats: list[TableSeat]
    you: int | None
    yours: bool
    number: int
    asked: int | None
    waits_for: Literal["person", "bot"] | None
    your_turn: bool
    deadline: int | None
    result: Result | None
    rules_version: NotRequired[int]  # older servers don't say
    ended_by_update: NotRequired[bool]
    rematch: str | None
    changed_at: int


class TakeBack(TypedDict):
    """Whether the turn can be taken back."""

    actions: int
    refused: str | None


class State(TypedDict):
    """The game now, as whoever asks may see it."""

    number: int
    seat: int | None
    your_turn: bool
    held: Offer | None
    can_undo: bool
    take_back: TakeBack | None
    waits_for: Literal["person", "bot"] | None
    deadline: int | None
    result: Result | None
    view: View


class LogPart(TypedDict):
    """Something that happened: a key with arguments."""

    key: str
    seat: int | None
    arguments: dict[str, Any]


class Entry(TypedDict):
    """An entry of the game."""

    number: int
    kind: Literal["play", "hold", "end", "undo", "take_back", "timeout", "replace", "resign"]
    seat: int
    by: Literal["person", "bot", "clock", "automation"]
    at: int
    action: int | None
    text: str | None
    log: list[LogPart]


class ChatLine(TypedDict):
    """A line of chat."""

    number: int
    name: str
    text: str
    at: int


class NewsMessage(TypedDict):
    """News as they are sent; state and table only if they have changed."""

    type: Literal["news"]
    number: int
    more: NotRequired[bool]
    entries: list[Entry]
    chat: list[ChatLine]
    more_chat: NotRequired[bool]
    state: NotRequired[State | None]
    changes: NotRequired[dict[str, Any]]  # instead of a state: fields that are different now
    table: NotRequired[Table]


def apply_changes(state: State, changes: dict[str, Any]) -> State:
    """A state after changes: fields that are named are new, those of the view within it."""
    view = {**state["view"], **changes.get("view", {})}
    changed: Any = {**state, **changes, "view": view}
    return cast(State, changed)


# What a feed tells, one after the other ---


@dataclass(frozen=True)
class Connected:
    """The connection is there, for the first time or again."""


@dataclass(frozen=True)
class Lost:
    """The connection is lost; the next try is after a pause of so many seconds."""

    pause: float


@dataclass(frozen=True)
class News:
    """Something is new; the feed itself has it by now."""

    entries: list[Entry]
    chat: list[ChatLine]


@dataclass(frozen=True)
class Done:
    """Something that was sent is stored."""

    request: str  # act, undo, end, resign, say


@dataclass(frozen=True)
class Refused:
    """Something that was sent is refused."""

    request: str
    refusal: ServerRefusal


EndReason = Literal["signed_out", "banned", "no_table"]


@dataclass(frozen=True)
class Ended:
    """The server has closed the table for us, for good."""

    reason: EndReason
    ban: ServerRefusal | None = None  # with its end and its reason


@dataclass(frozen=True)
class Announced:
    """Whoever runs the server tells everybody something."""

    text: str


Told = Connected | Lost | News | Done | Refused | Ended | Announced
