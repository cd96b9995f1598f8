"""Addresses for the daily digest: wanted, confirmed by a code, taken away again."""

from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, delete, or_, select, update

from ..accounts.recovery_codes import hash_code
from .database import now
from .put_row import put_row
from .schema import mail_addresses, notification_settings
from .secrets import get_secret

SECRET = "mail codes"  # the name of the key among the server's secrets
LIFE = 3_600_000  # milliseconds that a code is good for
MOST_TRIES = 5


@dataclass(frozen=True)
class MailAddress:
    """Where somebody's digest goes, and where it would go once that is confirmed."""

    address: str | None = None
    wanted: str | None = None


@dataclass(frozen=True)
class DigestDue:
    """Somebody who gets a digest, and when they had the latest."""

    person_id: str
    address: str
    day: str | None
    time_zone: str
    language: str


def load_mail_address(connection: Connection, person_id: str) -> MailAddress:
    """The addresses of a person."""
    columns = (mail_addresses.c.address, mail_addresses.c.wanted)
    query = select(*columns).where(mail_addresses.c.person_id == person_id)
    row = connection.execute(query).first()
    return MailAddress() if row is None else MailAddress(*row)


def want_address(connection: Connection, person_id: str, address: str, code: str) -> None:
    """Remember the address that a code was sent to; one that is confirmed stays until then."""
    hashed = hash_code(get_secret(connection, SECRET), code)
    values = {"wanted": address, "code": hashed, "code_until": now() + LIFE, "tries": 0}
    put_row(connection, mail_addresses, {"person_id": person_id}, values)


def confirm_address(connection: Connection, person_id: str, code: str) -> bool:
    """Take an address whose code was typed; False if it wasn't. Who guesses has few tries."""
    kept = mail_addresses.c
    mine = kept.person_id == person_id
    hashed = hash_code(get_secret(connection, SECRET), code)
    good = (kept.code == hashed, kept.code_until > now(), kept.tries < MOST_TRIES)
    taken = {"address": kept.wanted, "wanted": None, "code": None, "code_until": None}
    if connection.execute(update(mail_addresses).where(mine, *good).values(**taken)).rowcount:
        return True
    connection.execute(update(mail_addresses).where(mine).values(tries=kept.tries + 1))
    return False


def forget_address(connection: Connection, person_id: str, address: str | None = None) -> None:
    """Send a person no more mail; or only if it goes to this address."""
    which = [mail_addresses.c.person_id == person_id]
    if address is not None:
        which.append(mail_addresses.c.address == address)
    connection.execute(delete(mail_addresses).where(*which))


def list_digests(connection: Connection) -> list[DigestDue]:
    """Everybody with a confirmed address."""
    kept, said = mail_addresses.c, notification_settings.c
    joined = mail_addresses.outerjoin(notification_settings, kept.person_id == said.person_id)
    columns = (kept.person_id, kept.address, kept.digest_day, said.time_zone, said.language)
    query = select(*columns).select_from(joined).where(kept.address.is_not(None))
    return [
        DigestDue(person_id, address, day, zone or "UTC", language or "en")
        for person_id, address, day, zone, language in connection.execute(query)
    ]


def claim_digest(connection: Connection, person_id: str, day: str) -> bool:
    """Take on the digest of a day; False if it was sent, or another worker was faster."""
    kept = mail_addresses.c
    due = or_(kept.digest_day.is_(None), kept.digest_day < day)
    query = update(mail_addresses).where(kept.person_id == person_id, due)
    return connection.execute(query.values(digest_day=day)).rowcount == 1


def export_mail(connection: Connection, person_id: str) -> dict[str, Any]:
    """The addresses of a person, for themselves."""
    return vars(load_mail_address(connection, person_id))
