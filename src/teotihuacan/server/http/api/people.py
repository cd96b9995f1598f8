"""Accounts: guests, sessions, passwords, settings, deletion."""

from contextlib import suppress
from typing import Any

from fastapi import APIRouter, Request, Response
from sqlalchemy import Connection

from ...accounts.recovery_codes import make_codes
from ...accounts.sessions import (
    MaybeMeNow,
    Me,
    MeEvenBanned,
    MeNow,
    identify_session,
    sign_in,
    sign_out,
)
from ...errors import Refusal, invalid
from ...json_text import dump_json, join_list, join_object
from ...lobby.friendships import list_known
from ...server import At, Server
from ...storage import people
from ...storage.audit import list_done_to
from ...storage.database import now
from ...storage.people import Person
from ...storage.puzzles import load_attempts
from ...storage.ratings import export_ratings
from ...storage.recovery_codes import count_codes, replace_codes, use_code
from ...storage.reports import list_made_by
from ...storage.results import list_own_results
from ...storage.seeks import seeks_of
from ...storage.slow_play_export import export_slow_play
from ..addresses import household
from ..error_schema import document_errors
from ..models.export import ExportOut
from ..models.people import (
    CodesLeftOut,
    DeletePersonIn,
    ExportedPersonOut,
    GuestIn,
    MakeCodesIn,
    PasswordIn,
    PersonIn,
    PersonOut,
    RecoveryCodesOut,
    RecoveryIn,
    SessionIn,
    SessionOut,
)
from ..models.seeks import SeekOut
from ..models.tables import TableOut

FIRST_NAME = "Player"  # of the only person at a server of one's own

router = APIRouter(prefix="/api", tags=["people"])


@router.get("/me", responses=document_errors(401))
async def get_me(me: MeEvenBanned) -> PersonOut:
    """The person signed in."""
    return PersonOut.of(me)


@router.get("/session", responses=document_errors())
async def get_session(server: At, me: MaybeMeNow) -> SessionOut:
    """The person signed in in this browser, or null."""
    if me is not None:
        return SessionOut(person=PersonOut.of(me), first=False)
    nobody_yet = not await server.database.run(people.count_people)
    return SessionOut(person=None, first=server.options.local and nobody_yet)


@router.post("/guests", status_code=201, responses=document_errors(409, 422))
async def post_guest(
    server: At, me: MaybeMeNow, guest: GuestIn, request: Request, response: Response
) -> PersonOut:
    """Create a guest with a name and no password, and sign them in."""
    if me is not None:
        raise Refusal("signed_in", f"you are signed in as {me.name}")
    if server.options.rate:
        server.new_guests.count(household(request.scope))
    server.forbidden_words.check(guest.name or "")
    person = await server.database.run(create_guest, guest.name, server.options.local)
    await sign_in(request, response, person)
    return PersonOut.of(person)


def create_guest(connection: Connection, name: str | None, local: bool) -> Person:
    """A new person; only the first on a local server needs no name."""
    if name is None:
        if not local or people.count_people(connection):
            raise invalid("choose a name")
        name = FIRST_NAME
    return people.create_person(connection, name)


@router.post("/session", responses=document_errors(401, 422))
async def begin_session(
    server: At, claim: SessionIn, request: Request, response: Response
) -> PersonOut:
    """Sign in with name and password; who guesses is slowed down, not whose name it is."""
    server.sign_ins.count(f"address {household(request.scope)}")
    person = await server.database.run(people.person_by_name, claim.name)
    kept = person.password if person else None
    if not await server.passwords.verify(claim.password, kept) or person is None or kept is None:
        raise Refusal("wrong_password")
    if person.code_until is not None:
        person = await server.database.run(use_operator_code, person)
    elif server.passwords.needs_rehash(kept):
        await renew_hash(server, person, claim.password)
    await sign_in(request, response, person)
    return PersonOut.of(person)


@router.post("/session/recovery", responses=document_errors(401, 422))
async def recover_session(
    server: At, claim: RecoveryIn, request: Request, response: Response
) -> PersonOut:
    """Set a new password with a recovery code, which is used up, and sign in.

    Ends the sessions of all other browsers.
    """
    server.sign_ins.count(f"address {household(request.scope)}")
    await check_strength(server, claim.password, claim.name)
    kept = await server.passwords.hash(claim.password)  # before: it costs the same for all names
    person = await server.database.run(use_code, claim.name, claim.code, kept)
    await server.end_sessions(person.id)
    await sign_in(request, response, person)
    return PersonOut.of(person)


def use_operator_code(connection: Connection, person: Person) -> Person:
    """Take a code of an operator: it works once, and its owner chooses a password next."""
    if person.code_until is None or person.code_until < now():
        raise Refusal("wrong_password")
    people.use_code(connection, person)
    return load_person(connection, person.id)


async def renew_hash(server: Server, person: Person, password: str) -> None:
    """Store a new hash of the same password, with today's parameters."""
    renewed = await server.passwords.hash(password)
    with suppress(Refusal):  # it isn't the password any more, and the session has ended
        await server.database.run(people.set_password, person.id, renewed, person.password)
        server.sessions.forget(person.id)


@router.delete("/session", status_code=204, responses=document_errors())
async def end_session(server: At, request: Request, response: Response) -> None:
    """Sign out in this browser: no copy of its cookie is taken any more."""
    session = await identify_session(request)
    if session is not None:
        await server.end_session(session)
    sign_out(request, response)


@router.delete("/sessions", status_code=204, responses=document_errors(401))
async def end_all_sessions(
    server: At, me: MeEvenBanned, request: Request, response: Response
) -> None:
    """Sign out everywhere."""
    await server.database.run(people.end_sessions, me.id)
    await server.end_sessions(me.id)
    sign_out(request, response)


@router.patch("/me", responses=document_errors(401, 409, 422))
async def change_me(server: At, me: MeNow, change: PersonIn) -> PersonOut:
    """Change name or settings."""
    wanted = change.model_dump(exclude_unset=True)
    if "name" in wanted:
        me.check_not_muted()
        server.forbidden_words.check(wanted["name"])
    if wanted.get("webhook") is not None and not is_webhook_allowed(wanted["webhook"], server):
        raise invalid("messages can't be sent there: ask whoever runs the server")
    person = await server.database.run(apply_change, me.id, wanted)
    await server.forget_person(me.id)
    if person.name != me.name:
        await server.person_tables.show_new_name(person)
    return PersonOut.of(person)


def apply_change(connection: Connection, person_id: str, wanted: dict[str, Any]) -> Person:
    """Change name and settings, both or neither; the person afterwards."""
    if "name" in wanted:
        people.rename_person(connection, person_id, wanted.pop("name"))
    if wanted:
        people.change_settings(connection, person_id, wanted)
    return load_person(connection, person_id)


def load_person(connection: Connection, person_id: str) -> Person:
    """The person as they are now."""
    person = people.person_by_id(connection, person_id)
    if person is None:
        raise Refusal("nobody")
    return person


def is_webhook_allowed(url: str, server: Server) -> bool:
    """Whether a URL's origin is allowed for webhooks."""
    if not url.isascii() or not url.isprintable() or " " in url:
        return False
    origins = [origin.lower().rstrip("/") for origin in server.options.webhooks]
    return any(f"{url.lower()}/".startswith((f"{origin}/", f"{origin}?")) for origin in origins)


@router.put("/me/password", status_code=204, responses=document_errors(401, 409, 422))
async def change_password(
    server: At, me: MeNow, change: PasswordIn, request: Request, response: Response
) -> None:
    """Set a password, to sign in elsewhere; ends the sessions of all other browsers."""
    server.sign_ins.count(f"person {me.id}")
    await check_password(server, me, change.current)
    await check_strength(server, change.password, me.name)
    kept = await server.passwords.hash(change.password)
    person = await server.database.run(replace_password, me, kept)
    await server.end_sessions(me.id)
    await sign_in(request, response, person)


def replace_password(connection: Connection, person: Person, kept: str) -> Person:
    """Store a new password hash and end all sessions; the person afterwards."""
    people.set_password(connection, person.id, kept, person.password)
    people.end_sessions(connection, person.id)
    return load_person(connection, person.id)


@router.get("/me/recovery-codes", responses=document_errors(401))
async def count_recovery_codes(server: At, me: Me) -> CodesLeftOut:
    """How many recovery codes I have left."""
    return CodesLeftOut(left=await server.database.run(count_codes, me.id))


@router.post("/me/recovery-codes", status_code=201, responses=document_errors(401, 422))
async def make_recovery_codes(
    server: At, me: MeNow, wanted: MakeCodesIn | None = None
) -> RecoveryCodesOut:
    """New recovery codes instead of those I have; needs the password, if there is one."""
    server.sign_ins.count(f"person {me.id}")
    await check_password(server, me, wanted.password if wanted else None)
    codes = make_codes()
    await server.database.run(replace_codes, me.id, codes)
    return RecoveryCodesOut(codes=codes)


async def check_strength(server: Server, password: str, name: str) -> None:
    """Refuse a password that is easily guessed."""
    if await server.passwords.is_weak(password, name):
        raise Refusal("weak_password")


async def check_password(server: Server, person: Person, password: str | None) -> None:
    """Refuse a wrong password; guests need none."""
    if person.password is None:
        return
    if password is None or not await server.passwords.verify(password, person.password):
        raise Refusal("wrong_password", "that is not your password", status=403)


@router.delete("/me", status_code=204, responses=document_errors(401, 422))
async def delete_me(
    server: At,
    me: MeEvenBanned,
    request: Request,
    response: Response,
    wanted: DeletePersonIn | None = None,
) -> None:
    """Delete me and my name from everywhere; games go on without me."""
    if me.password is not None:
        server.sign_ins.count(f"person {me.id}")
    await check_password(server, me, wanted.password if wanted else None)
    await server.person_tables.delete_person(me)
    await server.end_sessions(me.id)
    sign_out(request, response)


@router.get("/me/tables", responses=document_errors(401))
async def list_my_tables(server: At, me: Me) -> list[TableOut]:
    """My tables, those where it is my turn first."""
    return [TableOut(**one) for one in await server.person_tables.list_tables(me)]


@router.get("/me/export", response_model=ExportOut, responses=document_errors(401))
async def export_me(server: At, me: MeEvenBanned) -> Response:
    """Everything that is stored about me."""
    server.check_rate(server.export_limit, me)
    person = ExportedPersonOut.of(me)
    tables = await server.person_tables.export_tables(me)
    puzzles = await server.database.run(load_attempts, me.id)
    ratings = await server.database.run(export_ratings, me.id)
    reports = await server.database.run(list_made_by, me.id)
    slow_play = await server.database.run(export_slow_play, me.id)
    done_to_me = await server.database.run(list_done_to, me.id)
    results = await server.database.run(list_own_results, me.id)
    known = await server.database.run(list_known, me.id)
    seeks = await server.database.run(seeks_of, me.id)
    parts = {
        "person": dump_json(person.model_dump()),
        "tables": join_list(tables),
        "puzzles": dump_json(puzzles),
        "ratings": dump_json(ratings),
        "reports": dump_json(reports),
        "operators": dump_json(done_to_me),
        "results": dump_json(results),
        "friends": dump_json(known),
        "seeks": dump_json([SeekOut.of(seek).model_dump() for seek in seeks]),
        **{name: dump_json(value) for name, value in slow_play.items()},
    }
    attachment = {"Content-Disposition": 'attachment; filename="teotihuacan.json"'}
    return Response(join_object(parts), headers=attachment, media_type="application/json")
