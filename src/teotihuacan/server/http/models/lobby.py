"""What goes out about the lobby."""

from typing import Any, Literal

from pydantic import BaseModel, Field

from .tables import ClockOut


class LobbySeatOut(BaseModel):
    """Who sits at a table, or for whom the seat is free."""

    kind: Literal["open", "link", "name", "person", "bot", "teotibot"]
    name: str
    nickname: str | None


class LobbyTableOut(BaseModel):
    """A public table, as everybody sees it; times are milliseconds since 1970."""

    key: str
    title: str
    setup: dict[str, Any]
    clock: ClockOut
    hints: bool
    teaching: bool
    rated: bool
    host: str | None
    rank: int = Field(description="the higher, the more there is to watch")
    seats: list[LobbySeatOut]
    created_at: int
    started_at: int | None


class LobbyOut(BaseModel):
    """Who is there, which seats are free, what can be watched, what people look for."""

    type: Literal["lobby"]
    number: int = Field(description="of this state: changes count on from it")
    people: dict[str, Literal["lobby", "table"]] = Field(description="where they are, by name")
    open: dict[str, LobbyTableOut]
    running: dict[str, LobbyTableOut]
    seeks: dict[str, int] = Field(
        description="how many look for it, by players and seconds for a turn: `2 900`"
    )
