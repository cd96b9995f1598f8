"""What a worker tells other workers at the same tables. A single worker has nobody to tell."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ..lobby.lobby import Note
    from ..lobby.lobby_state import People
    from ..server import Server
    from ..storage.tables import ChatLine
    from ..tables.room import Room
    from ..tables.table_change import TableChange


class WorkerBus:
    """The bus of a single worker: there is nobody to tell, and every table is its own."""

    def __init__(self, server: "Server") -> None:
        self.server = server

    async def start(self) -> None:
        """Begin to listen."""

    async def follow(self, room: "Room") -> None:
        """Enter a table: from then on this worker is told what others do there."""

    def leave(self, room: "Room") -> None:
        """Leave a table that is no longer in memory."""

    def is_told(self, _room: "Room", /) -> bool:
        """Whether this worker is told of every change at a table."""
        return True

    def owns(self, _room: "Room", /) -> bool:
        """Whether this worker looks after a table: lets its bots think."""
        return True

    def keeps_time(self) -> bool:
        """Whether this worker looks at clocks, and at bots whose worker is gone."""
        return True

    def misses_news(self) -> bool:
        """Whether what others do has to be looked for."""
        return False

    def tell_change(self, room: "Room", change: "TableChange") -> None:
        """Tell what was committed."""

    def tell_line(self, room: "Room", line: "ChatLine") -> None:
        """Tell a new line of chat."""

    def tell_presence(self, room: "Room") -> None:
        """Tell who is connected to a table here, if that has changed."""

    def tell_head(self, room: "Room", worker: str) -> None:
        """Tell one worker how far a table has gone, in case it missed something."""

    def tell_reload(self, ids: list[int]) -> None:
        """Tell that seats or chat of tables were changed in the database."""

    def tell_removed(self, table_id: int) -> None:
        """Tell that a table is no longer stored."""

    def tell_person(
        self, person_id: str, *, session_id: str | None = None, ended: bool = False
    ) -> None:
        """Tell that a person has changed; that one of their sessions, or all, have `ended`."""

    def tell_lobby(self) -> None:
        """Tell that public tables, or what people look for, have changed."""

    def tell_people(self, people: "People", *, ask: bool = False) -> None:
        """Tell who is here; maybe ask who is at the others."""

    def tell_note(self, person_id: str, note: "Note") -> None:
        """Tell a person something who may watch the lobby at another worker."""

    async def is_reachable(self) -> bool:
        """Whether others can be reached."""
        return True

    async def close(self) -> None:
        """Stop listening."""
