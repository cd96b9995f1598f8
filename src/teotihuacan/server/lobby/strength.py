"""How strong people are and games are: what pairing and the order of games to watch go by."""

from collections.abc import Sequence

from sqlalchemy import Connection

from ..bots.bot_processes import SERVER_BOTS
from ..storage.people import Person
from ..storage.tables import Seat


def find_strength(_connection: Connection, _person: Person, _players: int) -> int | None:
    """How strong a person is in games of so many players; None as long as nobody knows."""
    return None


def rank_game(seats: Sequence[Seat]) -> int:
    """How much a game is worth watching: by how many people play, then by the best bot."""
    people = sum(seat.kind == "person" for seat in seats)
    bots = [SERVER_BOTS.index(seat.name) for seat in seats if seat.name in SERVER_BOTS]
    return people * (len(SERVER_BOTS) + 1) + max(bots, default=-1) + 1
