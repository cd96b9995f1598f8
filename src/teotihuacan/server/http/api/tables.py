"""Tables: create, list, join, start, leave."""

from typing import Annotated, Any, Literal

from fastapi import APIRouter, Path, Request
from sqlalchemy import Connection

from ....bots.seats import TEOTIBOT
from ....engine import Setup
from ....engine.errors import SetupError
from ....engine.setup.options import KNOB_VALUES, LEVELS, OPTIONS
from ....study.ratings import can_be_rated
from ...accounts.sessions import MaybeMe, Me, MeNow
from ...bots.bot_processes import SERVER_BOTS
from ...errors import forbidden, invalid
from ...server import At
from ...storage.blocks import list_blockers
from ...storage.database import now
from ...storage.people import Person, person_by_name
from ...storage.table_row import CHOSEN_FIELDS
from ...storage.tables import Seat
from ...tables import lobby
from ...tables.rated_tables import check_all_here, check_rated_seat, check_rated_table
from ...tables.replays import make_record
from ...tables.table_change import TableChange
from ..error_schema import document_errors
from ..languages import read_language
from ..models.requests import JoinIn, SeatIn, SeatSettingsIn, TableIn, TableSettingsIn
from ..models.tables import OptionsOut, TableOut

router = APIRouter(prefix="/api", tags=["tables"])
KEY = r"^[A-Za-z0-9_-]{1,24}$"
Key = Annotated[str, Path(min_length=1, max_length=24, pattern=KEY)]
StatusIn = Literal["open", "running", "finished"]
SeatNumber = Annotated[int, Path(ge=0, le=3)]


@router.get("/options", responses=document_errors())
async def list_options() -> OptionsOut:
    """The options for a new table: set-up, bots, levels of Teotibot, clocks."""
    return OptionsOut(
        players=[1, 2, 3, 4],
        options=list(OPTIONS),
        levels=list(LEVELS),
        knobs={name: list(values) for name, values in KNOB_VALUES.items()},
        bots=list(SERVER_BOTS),
        rated_bots=[bot for bot in SERVER_BOTS if can_be_rated(bot)],
        at_end=["nothing", "bot", "resign"],
    )


@router.post("/tables", status_code=201, responses=document_errors(401, 404, 409, 422, 503))
async def make_table(server: At, me: MeNow, wanted: TableIn) -> TableOut:
    """Create a table with a seat for each player; the game begins when you start it."""
    await server.check_new_table(me)
    if wanted.title:
        me.check_not_muted()
        server.forbidden_words.check(wanted.title)
    setup = check_setup(wanted)
    if wanted.rated:
        check_rated_table(wanted, setup, me)
    await server.check_invitations(me, sum(seat.kind == "name" for seat in wanted.seats))
    rows = await server.database.run(make_seats, wanted.seats, me)
    if setup.players == 1:
        rows.append(lobby.bot_seat(1, TEOTIBOT))
    values = lobby.new_table(
        me.id,
        setup,
        now(),
        **{name: value for name, value in wanted if name in CHOSEN_FIELDS},
        clock_seconds=wanted.clock.seconds,
        clock_increment=wanted.clock.increment if wanted.clock.seconds else None,
        clock_end=wanted.clock.at_end,
    )
    room = await server.rooms.create(values, rows)
    return TableOut(**room.describe(me.id))


def check_setup(wanted: TableIn) -> Setup:
    """The set-up; a refusal if the engine doesn't accept it."""
    try:
        setup = Setup.from_dict(wanted.setup.model_dump())
    except SetupError as error:
        raise invalid(f"setup: {error}") from None
    if len(wanted.seats) != setup.players:
        raise invalid(f"seats: give one for each of {setup.players} players")
    if sum(seat.kind == "me" for seat in wanted.seats) > 1:
        raise invalid("seats: you can take only one")
    if wanted.teaching and any(seat.kind not in ("me", "bot") for seat in wanted.seats):
        raise invalid("teaching: only where all others are bots")
    return setup


def make_seats(connection: Connection, wanted: list[SeatIn], me: Person) -> list[Seat]:
    """The rows of the requested seats."""
    return [make_seat(connection, place, seat, me) for place, seat in enumerate(wanted)]


def make_seat(connection: Connection, place: int, wanted: SeatIn, me: Person) -> Seat:
    """The row of a requested seat."""
    if wanted.kind == "me":
        return Seat(place, place, **lobby.seat_for_person(me))
    if wanted.bot is not None:
        return lobby.bot_seat(place, wanted.bot)
    invited = None
    if wanted.name is not None:
        invited = person_by_name(connection, wanted.name)
        if invited is None:
            raise invalid(f"seats[{place}]: nobody here has that name")
    return lobby.free_seat(place, wanted.kind, invited)


@router.get("/tables", responses=document_errors(422))
async def list_public_tables(
    server: At, me: MaybeMe, status: StatusIn = "open"
) -> list[TableOut]:
    """The public tables with a status, the latest first, at most a hundred."""
    return [TableOut(**one) for one in await server.tables.list_public(status, me)]


@router.get("/tables/{key}", responses=document_errors(404, 409, 422))
async def get_table(server: At, me: MaybeMe, key: Key) -> TableOut:
    """A table, its seats, and who is connected."""
    room = await server.rooms.get(key)
    return TableOut(**room.describe(me.id if me else None))


@router.post("/tables/{key}/join", responses=document_errors(401, 404, 409, 422))
async def join_table(server: At, me: MeNow, key: Key, wanted: JoinIn) -> TableOut:
    """Take a seat."""
    room = await server.rooms.get(key)
    blockers = await server.database.run(list_blockers, me.id)
    await server.rooms.change(
        room,
        lambda change: lobby.join(
            change, me, wanted.seat, wanted.invite, blockers, agreed=wanted.rated
        ),
    )
    return TableOut(**room.describe(me.id))


@router.put("/tables/{key}/seats/{seat}", responses=document_errors(401, 404, 409, 422))
async def give_seat(
    server: At, me: MeNow, key: Key, seat: SeatNumber, wanted: SeatIn
) -> TableOut:
    """Give a seat to somebody else before the game begins; creator only."""
    room = await server.rooms.get(key)
    lobby.check_creator(room.table, me)
    await server.check_invitations(me, int(wanted.kind == "name"))
    new = await server.database.run(make_seat, seat, wanted, me)

    def edit(change: TableChange) -> None:
        if wanted.kind == "me" and any(row.person_id == me.id for row in change.seats):
            raise invalid("you sit at this table already")
        if change.table.teaching and wanted.kind not in ("me", "bot"):
            raise invalid("only bots play with whoever is taught")
        if change.table.rated:
            check_rated_seat(wanted, me)
        lobby.give_seat(change, me, seat, new)

    await server.rooms.change(room, edit)
    return TableOut(**room.describe(me.id))


@router.patch("/tables/{key}/seats/{seat}", responses=document_errors(401, 404, 409, 422))
async def change_seat_settings(
    server: At, me: Me, key: Key, seat: SeatNumber, wanted: SeatSettingsIn
) -> TableOut:
    """Change automatic answers and confirmation of turns at your own seat."""
    room = await server.rooms.get(key)

    def edit(change: TableChange) -> None:
        row = change.seat_of(me.id)
        if row.seat != seat:
            raise forbidden("that is not your seat")
        values = wanted.model_dump(exclude_none=True)
        if wanted.confirm is not None:  # said for this seat: the start of the game leaves it so
            values["confirm_bots"] = False
        change.set_seat(row, **values)

    await server.rooms.change(room, edit)
    return TableOut(**room.describe(me.id))


@router.patch("/tables/{key}", responses=document_errors(401, 404, 409, 422))
async def change_table(server: At, me: Me, key: Key, wanted: TableSettingsIn) -> TableOut:
    """Say whether the game begins by itself as soon as everybody is there; creator only."""
    room = await server.rooms.get(key)

    def edit(change: TableChange) -> None:
        lobby.check_creator(change.table, me)
        change.check_open()
        change.set(auto_start=wanted.auto_start)
        change.count_change()

    await server.rooms.change(room, edit)
    return TableOut(**room.describe(me.id))


@router.post("/tables/{key}/start", responses=document_errors(401, 404, 409, 422))
async def start_table(server: At, me: Me, key: Key) -> TableOut:
    """Start the game once all seats are taken; creator only."""
    room = await server.rooms.get(key)
    check_all_here(room)
    await server.rooms.change(room, lambda change: lobby.start(change, me, now()))
    return TableOut(**room.describe(me.id))


@router.post("/tables/{key}/leave", responses=document_errors(401, 404, 409, 422))
async def leave_table(server: At, me: Me, key: Key) -> TableOut:
    """Leave your seat; once the game has begun, a bot plays on for you."""
    room = await server.rooms.get(key)
    await server.rooms.change(room, lambda change: lobby.leave(change, me, now()))
    return TableOut(**room.describe(me.id))


@router.post("/tables/{key}/rematch", responses=document_errors(401, 404, 409, 422, 503))
async def make_rematch(server: At, me: MeNow, key: Key) -> TableOut:
    """A rematch of the same players; created by the first who asks."""
    room = await server.tables.make_rematch(await server.rooms.get(key), me)
    return TableOut(**room.describe(me.id))


@router.post("/records", status_code=201, responses=document_errors(401, 409, 422, 503))
async def import_record(
    server: At, me: MeNow, request: Request, record: dict[str, Any]
) -> TableOut:
    """Keep the record of a finished game as a table of yours, to replay it and show it.

    Every action is checked. Leaving the table removes it. `Accept-Language` chooses the language
    in which a refusal says what is wrong.
    """
    server.check_rate(server.table_limit, me)
    room = await server.tables.import_record(record, me, read_language(request))
    return TableOut(**room.describe(me.id))


@router.get("/tables/{key}/record", responses=document_errors(404, 409, 422))
async def get_record(server: At, key: Key) -> dict[str, Any]:
    """The record of a finished game, to keep, replay or verify."""
    return make_record(await server.rooms.get(key))
