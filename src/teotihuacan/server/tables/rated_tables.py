"""Which games are rated: everybody knows it before they sit down, and nobody is helped.

Guests can't play there: a name without a password costs nothing, so anybody could have as many as
they like and win against themselves.
"""

from typing import TYPE_CHECKING

from ...engine import Setup
from ...study.ratings import can_be_rated
from ..errors import Refusal, invalid
from ..storage.people import Person
from ..storage.table_row import Table

if TYPE_CHECKING:
    from ..http.models.requests import SeatIn, TableIn
    from .room import Room

LONG_CLOCK = 3600  # seconds for a turn, in which one may be away when the game begins
CUSTOM = "custom"  # a level of Teotibot that everybody makes for themselves


def check_rated_table(wanted: "TableIn", setup: Setup, me: Person) -> None:
    """Refuse a rated table where somebody would be helped, or could wait for ever."""
    if wanted.hints or wanted.teaching:
        raise invalid("rated: there are no hints and no teaching (hints: false)")
    if wanted.clock.seconds is None or wanted.clock.at_end != "resign":
        raise invalid("rated: there is a clock, and whose time is over resigns")
    if setup.players > 1 and not wanted.shuffle:
        raise invalid("rated: the turn order is drawn (shuffle: true)")
    if setup.first_game or (setup.players == 1 and setup.level == CUSTOM):
        raise invalid("rated: no first games and no Teotibot of one's own making")
    if all(seat.kind == "bot" for seat in wanted.seats):
        raise invalid("rated: somebody has to play")
    for seat in wanted.seats:
        check_rated_seat(seat, me)


def check_rated_seat(wanted: "SeatIn", me: Person) -> None:
    """Refuse a seat for a guest, or for a bot whose strength nobody knows."""
    if wanted.kind == "me":
        check_account(me)
    check_bot(wanted.bot)


def check_bot(bot: str | None) -> None:
    """Refuse a bot whose strength was never measured."""
    if bot is not None and not can_be_rated(bot):
        raise invalid(f"rated: nobody knows how strong {bot} is")


def check_account(person: Person) -> None:
    """Refuse guests."""
    if person.guest:
        raise Refusal("guest_unrated")


def check_agreed(table: Table, person: Person, *, agreed: bool) -> None:
    """Refuse a seat at a rated table to guests, and to whoever hasn't said that they agree."""
    if table.rated:
        check_account(person)
        if not agreed:
            raise Refusal("rated_unasked")


def check_all_here(room: "Room") -> None:
    """Refuse to begin a rated game of minutes while somebody is away: their time would run."""
    table, seconds = room.table, room.table.clock_seconds
    if not table.rated or seconds is None or seconds >= LONG_CLOCK:
        return
    people = {row.seat for row in room.seats if row.kind == "person"}
    if not people <= set(room.present_seats()):
        raise Refusal("rated_away")
