"""Mail to people: the code that confirms an address, and the digest of a day."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from itsdangerous import BadData, URLSafeSerializer
from sqlalchemy import Connection

from ...i18n import load_catalogue
from ..errors import Refusal
from ..storage.database import now
from ..storage.mail_addresses import DigestDue, claim_digest, forget_address, list_digests
from ..storage.secrets import get_secret
from ..storage.tables import ListedTable, tables_of, tables_waiting_for
from .mail import send_mail, write_mail
from .mail_server import MailServer, read_mail_server
from .message import name_table
from .quiet_hours import read_local_time

if TYPE_CHECKING:
    from ..server import Server

KEY, PURPOSE = "mail", "unsubscribe"
HOUR = 8  # by the clock of whoever gets it, after which the digest of a day is sent
MOST_LINES = 20  # tables that a digest names


class Mailing:
    """Mail that the server sends, if its operator has set that up."""

    def __init__(self, server: "Server") -> None:
        self.server = server
        options = server.options
        self.sender = options.mail_from
        self.mail_server: MailServer | None = None
        if options.smtp:
            self.mail_server = read_mail_server(options.smtp)

    async def send_code(self, address: str, code: str, language: str) -> None:
        """Send the code that confirms an address. Nothing in it is written by a person."""
        catalogue = load_catalogue(language)
        subject = catalogue.say("mail-code-subject", {})
        text = catalogue.say("mail-code-text", {"code": code, "address": self.address})
        mail = write_mail(self.sender, address, subject, f"{text}\n")
        if not await send_mail(self.get_mail_server(), mail):
            raise Refusal("no_mail")

    def get_mail_server(self) -> MailServer:
        """The mail server; a refusal if there is none."""
        if self.mail_server is None:
            raise Refusal("no_mail")
        return self.mail_server

    @property
    def address(self) -> str:
        """Where people reach this server."""
        return self.server.options.addresses[0]

    async def send_digests(self) -> None:
        """Send everybody the digest of their day, if it is late enough where they live."""
        if self.mail_server is None:
            return
        at = now()
        for person in await self.server.database.run(list_digests):
            here = read_local_time(person.time_zone, at)
            day = here.date().isoformat()
            if here.hour >= HOUR and (person.day is None or person.day < day):
                if await self.server.database.run(claim_digest, person.person_id, day):
                    await self.send_digest(self.mail_server, person)

    async def send_digest(self, mail_server: MailServer, person: DigestDue) -> None:
        """Send somebody the digest of a day, unless there is nothing to tell."""
        found = await self.server.database.run(find_calls, person.person_id)
        if not any(found):
            return
        catalogue = load_catalogue(person.language)
        waiting, invited = (self.list_links(tables, person.language) for tables in found)
        stop = f"{self.address}/unsubscribe?token={await self.make_token(person)}"
        parts = [
            catalogue.say("digest-waiting", {}) if waiting else "",
            waiting,
            catalogue.say("digest-invited", {}) if invited else "",
            invited,
            catalogue.say("digest-stop", {}) + f"\n{stop}",
        ]
        subject = catalogue.say("digest-subject", {"count": len(found[0]) + len(found[1])})
        text = "\n\n".join(part for part in parts if part)
        mail = write_mail(self.sender, person.address, subject, f"{text}\n")
        post = stop.replace("/unsubscribe?", "/api/unsubscribe?")
        mail["List-Unsubscribe"] = f"<{post}>"
        mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        await send_mail(mail_server, mail)

    def list_links(self, tables: Sequence[ListedTable], language: str) -> str:
        """Tables with their addresses, one after the other."""
        lines = [
            f"{name_table(table, seats, language)}\n{self.address}/t/{table.key}"
            for table, seats in tables[:MOST_LINES]
        ]
        return "\n\n".join(lines)

    async def make_token(self, person: DigestDue) -> str:
        """What lets whoever has a mail end the digest, and do nothing else."""
        signer = await self.get_signer()
        return str(signer.dumps([person.person_id, person.address]))

    async def unsubscribe(self, token: str) -> None:
        """End the digest of whoever has a mail with this token; doing so twice does no harm."""
        try:
            person_id, address = (await self.get_signer()).loads(token)
        except BadData:
            raise Refusal("not_found", "that link is not from a mail of this server") from None
        await self.server.database.run(forget_address, person_id, address)

    async def get_signer(self) -> URLSafeSerializer:
        """The signer of tokens; all workers share its key."""
        return URLSafeSerializer(await self.server.database.run(get_secret, KEY), salt=PURPOSE)


def find_calls(
    connection: Connection, person_id: str
) -> tuple[list[ListedTable], list[ListedTable]]:
    """The tables that wait for a person, and those that they are invited to."""
    mine = tables_of(connection, person_id)
    invited = [one for one in mine if one[0].status == "open" and is_invited(one, person_id)]
    return tables_waiting_for(connection, person_id), invited


def is_invited(listed: ListedTable, person_id: str) -> bool:
    """Whether a seat at a table is kept for a person."""
    return any(row.kind == "name" and row.person_id == person_id for row in listed[1])
