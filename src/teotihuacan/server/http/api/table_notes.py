"""Notes that somebody keeps at a table for themselves."""

from fastapi import APIRouter

from ...accounts.sessions import Me, MeNow
from ...errors import forbidden
from ...server import At
from ...storage.people import Person
from ...storage.table_notes import load_note, write_note
from ...tables.room import SPECTATOR, Room
from ..error_schema import document_errors
from ..models.slow_play import NoteIn, NoteOut
from .tables import Key

router = APIRouter(prefix="/api/tables/{key}", tags=["tables"])


@router.get("/note", responses=document_errors(401, 404, 409, 422))
async def get_note(server: At, me: Me, key: Key) -> NoteOut:
    """What I have written down at a table where I sit; nobody else can read it."""
    room = await server.rooms.get(key)
    check_seat(room, me)
    return NoteOut(text=await server.database.run(load_note, me.id, room.table.id))


@router.put("/note", responses=document_errors(401, 404, 409, 422))
async def put_note(server: At, me: MeNow, key: Key, note: NoteIn) -> NoteOut:
    """Write down something else instead."""
    room = await server.rooms.get(key)
    check_seat(room, me)
    await server.database.run(write_note, me.id, room.table.id, note.text)
    return NoteOut(text=note.text)


def check_seat(room: Room, person: Person) -> None:
    """Refuse whoever doesn't sit at a table."""
    if room.seat_of(person.id) == SPECTATOR:
        raise forbidden("you don't sit at this table")
