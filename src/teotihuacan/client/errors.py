"""What can go wrong between a client and a server, as messages for people."""

from collections.abc import Mapping
from typing import Any

from ..engine.errors import TeotihuacanError


class ServerError(TeotihuacanError):
    """A server refuses something, or is not there."""


class ServerRefusal(ServerError):  # noqa: N818
    """The server refuses something: a code for programs, a message for people."""

    def __init__(self, code: str, message: str = "", **more: Any) -> None:
        from ..i18n import has_message

        key = f"refusal-{code}"
        known = key if has_message(key) else "refusal-other"  # of a newer server
        super().__init__(known, message=message, **{"wait": 0, **more})
        self.code = code
        self.message = message

    def __str__(self) -> str:
        return self.message or self.code

    def __reduce__(self) -> tuple[Any, ...]:
        return (read_refusal, ({"code": self.code, "message": self.message},))


class ServerAway(ServerError):  # noqa: N818
    """The server can't be reached, or what answers there is no server of this game."""


def read_refusal(told: Mapping[str, Any]) -> ServerRefusal:
    """The refusal that a server has sent."""
    wait = told.get("wait")
    more: dict[str, Any] = {"wait": wait} if isinstance(wait, int | float) else {}
    more |= {name: str(told[name]) for name in ("end", "reason") if name in told}
    return ServerRefusal(str(told["code"]), str(told.get("message", "")), **more)
