"""Requests to a server: who one is, tables, seats, hints, records."""

from types import TracebackType
from typing import Any, Self, cast

import httpx

from .addresses import Address, parse_address
from .errors import ServerAway, ServerRefusal, read_refusal
from .messages import Person, Table

COOKIE = "teotihuacan"
PATIENCE = 20.0  # seconds for an answer


class ServerClient:
    """One person at one server; every request is answered or raises a `ServerError`.

    Not to be used from two threads at once.
    """

    def __init__(self, server: str | Address, token: str | None = None) -> None:
        """Talk to a server; the token of an earlier session says who one is."""
        self.address = server if isinstance(server, Address) else parse_address(server)
        self.http = httpx.Client(
            base_url=self.address.server,
            timeout=PATIENCE,
            trust_env=not self.address.is_local,
            cookies={COOKIE: token} if token else None,
        )

    @property
    def token(self) -> str | None:
        """What says who one is; keep it like a password."""
        return next((one.value for one in self.http.cookies.jar if one.name == COOKIE), None)

    @token.setter
    def token(self, token: str | None) -> None:
        """Be somebody else from now on, or nobody."""
        self.http.cookies.clear()
        if token:
            self.http.cookies.set(COOKIE, token)

    def close(self) -> None:
        """Close all connections."""
        self.http.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def request(self, method: str, path: str, body: Any = None) -> Any:
        """What the server answers; a refusal is raised."""
        server = self.address.server
        try:
            answer = self.http.request(method, f"/api/{path}", json=body)
            told = answer.json() if answer.content else None
        except httpx.HTTPError as error:
            reason = str(error) or type(error).__name__
            raise ServerAway("error-server-away", server=server, reason=reason) from None
        except ValueError:
            raise ServerAway("error-no-server", server=server) from None
        if answer.is_success:
            return told
        if not isinstance(told, dict) or "code" not in told:
            raise ServerAway("error-no-server", server=server)
        raise read_refusal(told)

    # Who one is ---

    def find_me(self) -> Person | None:
        """The person signed in."""
        return cast("Person | None", self.find_session()["person"])

    def find_session(self) -> dict[str, Any]:
        """The `person` signed in, and whether this server needs no name (`first`)."""
        told = self.request("GET", "session")
        if not isinstance(told, dict) or "person" not in told:
            raise ServerAway("error-no-server", server=self.address.server)
        return told

    def create_guest(self, name: str | None = None) -> Person:
        """Come as a guest; only the first at a server of one's own needs no name."""
        return cast("Person", self.request("POST", "guests", {"name": name} if name else {}))

    def sign_in(self, name: str, password: str) -> Person:
        """Sign in with a password."""
        claim = {"name": name, "password": password}
        return cast("Person", self.request("POST", "session", claim))

    def recover(self, name: str, code: str, password: str) -> Person:
        """Set a new password with a recovery code, and sign in."""
        claim = {"name": name, "code": code, "password": password}
        return cast("Person", self.request("POST", "session/recovery", claim))

    def change_me(self, **settings: Any) -> Person:
        """Change settings: automatic, confirm, confirm_bots."""
        return cast("Person", self.request("PATCH", "me", settings))

    # Tables ---

    def list_my_tables(self) -> list[Table]:
        """The tables of the person signed in, those that wait for them first."""
        return cast("list[Table]", self.request("GET", "me/tables"))

    def list_public_tables(self, status: str = "open") -> list[Table]:
        """The public tables with a status, the latest first."""
        return cast("list[Table]", self.request("GET", f"tables?status={status}"))

    def get_announcement(self) -> str:
        """What whoever runs the server tells everybody; "" if nothing, or if it is an old one."""
        try:
            said = self.request("GET", "announcement")
        except ServerRefusal:
            return ""
        return str(said["text"]) if said else ""

    def create_table(self, **wanted: Any) -> Table:
        """A new table: `setup`, `seats`, and more as the API says."""
        return cast("Table", self.request("POST", "tables", wanted))

    def get_table(self, key: str) -> Table:
        """A table."""
        return cast("Table", self.request("GET", f"tables/{key}"))

    def join(self, key: str, invite: str | None = None, *, rated: bool = False) -> Table:
        """Sit down: at the seat one is invited to, or at any that is open.

        `rated`: one agrees that the game is rated, if it is.
        """
        agreed = {"rated": True} if rated else {}
        return self.change(key, "join", {**({"invite": invite} if invite else {}), **agreed})

    def start(self, key: str) -> Table:
        """Start the game at one's own table."""
        return self.change(key, "start")

    def leave(self, key: str) -> Table:
        """Leave a seat."""
        return self.change(key, "leave")

    def rematch(self, key: str) -> Table:
        """The table of the next game with the same players."""
        return self.change(key, "rematch")

    def change(self, key: str, what: str, body: dict[str, Any] | None = None) -> Table:
        """Change something about a table."""
        return cast("Table", self.request("POST", f"tables/{key}/{what}", body))

    def give_seat(self, key: str, seat: int, **wanted: str) -> Table:
        """Give a seat of one's own table to somebody else before the game begins."""
        return cast("Table", self.request("PUT", f"tables/{key}/seats/{seat}", wanted))

    def set_auto_start(self, key: str, auto_start: bool) -> Table:
        """Say whether the game at one's own table begins by itself."""
        wanted = {"auto_start": auto_start}
        return cast("Table", self.request("PATCH", f"tables/{key}", wanted))

    def change_seat(self, key: str, seat: int, **settings: bool) -> Table:
        """Change `automatic` or `confirm` at one's own seat."""
        return cast("Table", self.request("PATCH", f"tables/{key}/seats/{seat}", settings))

    def get_hint(self, key: str) -> dict[str, Any]:
        """The best answers as a bot sees them."""
        return cast("dict[str, Any]", self.request("GET", f"tables/{key}/hint"))

    def get_record(self, key: str) -> dict[str, Any]:
        """The record of a finished game."""
        return cast("dict[str, Any]", self.request("GET", f"tables/{key}/record"))
