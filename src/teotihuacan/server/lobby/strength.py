"""How strong people are and games are: what pairing and the order of games to watch go by."""

from collections.abc import Mapping
from statistics import fmean

from sqlalchemy import Connection

from ...bots.seats import TEOTIBOT
from ...study.ratings import ALL, NEWCOMER, SOLO, find_anchor
from ..storage.people import Person
from ..storage.ratings import load_ratings
from ..storage.table_row import Table
from ..storage.tables import Seat

COMPANY = 10_000  # games of two people or more come before all others


def find_strength(connection: Connection, person: Person, players: int) -> int | None:
    """How strong a person is in games of so many players, or in all; None as long as that isn't
    known well."""
    kept = load_ratings(connection, person.id)
    for pool in (str(players), ALL):
        if pool in kept and not kept[pool].rating.provisional:
            return kept[pool].rating.shown
    return None


def rank_game(table: Table, seats: tuple[Seat, ...], known: Mapping[str, int]) -> int:
    """How much a game is worth watching: the strongest come first, those of several people
    before those against bots."""
    people = sum(row.kind == "person" for row in seats)
    strength = round(fmean(find_seat_strength(table, row, known) for row in seats))
    return strength + (COMPANY if people > 1 else 0)


def find_seat_strength(table: Table, row: Seat, known: Mapping[str, int]) -> int:
    """How strong whoever sits there is; of whom nothing is known, as strong as a newcomer."""
    if row.kind == "person":
        return known.get(row.person_id or "", NEWCOMER.shown)
    pool, level = (SOLO, table.setup.get("level")) if row.name == TEOTIBOT else (ALL, None)
    anchor = find_anchor(pool, row.name, level)
    return (anchor or NEWCOMER).shown
