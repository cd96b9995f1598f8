"""What everybody sees in the lobby, and what is different from what they saw before."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from itertools import islice
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection

from ..storage import tables as store
from ..storage.ratings import load_strengths
from ..storage.seeks import Wish, count_wishes
from ..storage.table_row import Table
from ..storage.tables import Seat
from ..tables.bot_names import name_bots
from ..tables.news import clock_for, find_host
from .strength import rank_game

if TYPE_CHECKING:
    from ..http.connections import Connection as Socket

AT_LOBBY, AT_TABLE = "lobby", "table"
NOBODY: Mapping[str, int] = {}
MOST_PEOPLE = 1000  # that are named
MOST_TABLES = 50  # of each list
SHOWN = ("key", "title", "setup", "hints", "teaching", "rated", "created_at", "started_at")
People = dict[str, str]  # where people are, by name
Section = dict[str, Any]


@dataclass(frozen=True)
class LobbyState:
    """The parts of the lobby, each by a key, so that changes can be told."""

    people: Section
    open: Section
    running: Section
    seeks: Section

    def with_people(self, parts: Iterable[People]) -> "LobbyState":
        """The same with other people: those at all workers."""
        everybody: People = {}
        for part in parts:
            for name, place in part.items():
                if everybody.get(name) != AT_TABLE:
                    everybody[name] = place
        named = dict(islice(sorted(everybody.items()), MOST_PEOPLE))
        return replace(self, people=named)


def show_people(sockets: "Iterable[Socket]") -> People:
    """Who looks at the lobby or sits at a table; nobody who doesn't want to be seen."""
    found: People = {}
    for socket in sockets:
        person = socket.person
        if person is None or person.invisible:
            continue
        if socket.is_seated:
            found[person.name] = AT_TABLE
        elif socket.kind == AT_LOBBY:
            found.setdefault(person.name, AT_LOBBY)
    return found


def read_tables(connection: Connection) -> LobbyState:
    """Public tables, those to be watched by their rank, and what people look for."""
    found = store.public_tables(connection, "open")
    waiting = [one for one in found if not one[0].paired or has_free_seat(one[1])]
    going = store.public_tables(connection, "running")
    known = load_strengths(connection, {row.person_id for _, seats in going for row in seats})
    going.sort(key=lambda one: rank_game(one[0], one[1], known), reverse=True)
    wishes = count_wishes(connection)
    return LobbyState(
        people={},
        open={one[0].key: show_table(*one) for one in waiting[:MOST_TABLES]},
        running={one[0].key: show_table(*one, known) for one in going[:MOST_TABLES]},
        seeks={name_wish(wish): count for wish, count in wishes.items()},
    )


def name_wish(wish: Wish) -> str:
    """What people look for, as a key: "2 900", "4 86400 rated"."""
    players, seconds, rated = wish
    return f"{players} {seconds}{' rated' if rated else ''}"


def has_free_seat(seats: Iterable[Seat]) -> bool:
    """Whether somebody may still come."""
    return any(seat.kind == "open" for seat in seats)


def show_table(
    table: Table, seats: tuple[Seat, ...], known: Mapping[str, int] = NOBODY
) -> dict[str, Any]:
    """A table as everybody sees it in the lobby; what its clock shows isn't news there."""
    names = name_bots(table.key, seats)
    return {
        **{name: getattr(table, name) for name in SHOWN},
        "clock": {**clock_for(table), "left": None},
        "host": find_host(table, seats),
        "rank": rank_game(table, seats, known),
        "seats": [
            {"kind": row.kind, "name": row.name, "nickname": names.get(row.place)}
            for row in seats
        ],
    }


def find_changes(before: LobbyState, after: LobbyState) -> dict[str, Section]:
    """By part what is new or different, and null for what is gone."""
    found = {}
    for part, old in vars(before).items():
        new = getattr(after, part)
        changed = {key: value for key, value in new.items() if old.get(key) != value}
        changed |= dict.fromkeys(old.keys() - new.keys())
        if changed:
            found[part] = changed
    return found
