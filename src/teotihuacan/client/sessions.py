"""Who one is at which server: kept in the data folder, for nobody else to read."""

import json
from pathlib import Path
from typing import Any, NamedTuple

from ..game.files import atomic_write, data_folder

FILE = "servers.json"
MOST_CHARACTERS = 1_000_000
PRIVATE = 0o600


class KeptSession(NamedTuple):
    """A person at a server, and the token that says so."""

    name: str
    token: str


class KeptSessions:
    """The sessions of all servers, whoever was used last first."""

    def __init__(self, folder: Path | None = None) -> None:
        self.file = (folder or data_folder()) / FILE

    def find(self, server: str, name: str | None = None) -> KeptSession | None:
        """The session used last at a server, or that of a name; None if there is none."""
        for session in self.list_sessions(server):
            if name is None or session.name.casefold() == name.casefold():
                return session
        return None

    def list_sessions(self, server: str) -> list[KeptSession]:
        """The sessions at a server, the one used last first."""
        return [
            KeptSession(session["name"], session["token"])
            for session in self.read().get(server, [])
        ]

    def keep(self, server: str, session: KeptSession) -> None:
        """Remember a session as the one used last."""
        kept = self.read()
        others = [one for one in kept.get(server, []) if one["name"] != session.name]
        kept[server] = [session._asdict(), *others]
        self.write(kept)

    def forget(self, server: str, name: str) -> None:
        """Forget a session that has ended."""
        kept = self.read()
        kept[server] = [one for one in kept.get(server, []) if one["name"] != name]
        self.write(kept)

    def read(self) -> dict[str, list[dict[str, str]]]:
        """What the file holds; nothing if there is none or it can't be understood."""
        try:
            with self.file.open(encoding="utf-8") as file:
                kept = json.loads(file.read(MOST_CHARACTERS))
        except (OSError, ValueError, RecursionError):
            return {}
        if not isinstance(kept, dict):
            return {}
        return {server: [*filter(is_session, found)] for server, found in kept.items() if found}

    def write(self, kept: dict[str, list[dict[str, str]]]) -> None:
        """Write the file whole, readable for its owner only."""
        self.file.parent.mkdir(parents=True, exist_ok=True)
        with atomic_write(self.file, PRIVATE) as file:
            file.write(json.dumps(kept, indent=1).encode())


def is_session(found: Any) -> bool:
    """Whether something in the file is a session."""
    return isinstance(found, dict) and all(
        isinstance(found.get(field), str) for field in KeptSession._fields
    )
