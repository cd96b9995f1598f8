"""Recovery codes, as they are stored: hashes, each deleted when its code is used."""

from sqlalchemy import Connection, delete, func, insert, select

from ..accounts.recovery_codes import SECRET, hash_code
from ..errors import Refusal
from .people import Person, change_person, end_sessions, person_by_id, person_by_name
from .schema import recovery_codes
from .secrets import get_secret


def replace_codes(connection: Connection, person_id: str, codes: list[str]) -> None:
    """Store a person's new codes; the ones before are worth nothing any more."""
    key = get_secret(connection, SECRET)
    connection.execute(delete(recovery_codes).where(recovery_codes.c.person_id == person_id))
    rows = [{"person_id": person_id, "hash": hash_code(key, code)} for code in codes]
    connection.execute(insert(recovery_codes), rows)


def count_codes(connection: Connection, person_id: str) -> int:
    """How many codes a person has left."""
    mine = recovery_codes.c.person_id == person_id
    return connection.execute(select(func.count()).where(mine)).scalar_one()


def use_code(connection: Connection, name: str, code: str, password: str) -> Person:
    """Use up a code: the person gets a new password hash, and all their sessions end.

    A name that nobody has costs as much as a wrong code.
    """
    hashed = hash_code(get_secret(connection, SECRET), code)
    person = person_by_name(connection, name)
    person_id = person.id if person else ""
    mine = (recovery_codes.c.person_id == person_id, recovery_codes.c.hash == hashed)
    if not connection.execute(delete(recovery_codes).where(*mine)).rowcount:
        raise Refusal("wrong_code")
    change_person(connection, person_id, {"password": password, "code_until": None})
    end_sessions(connection, person_id)
    changed = person_by_id(connection, person_id)
    assert changed is not None
    return changed
