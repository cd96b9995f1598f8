"""Why something is refused: a status, a code for programs, a sentence for people."""

from typing import Any


class Refusal(Exception):  # noqa: N818
    """What was asked can't be done; the answer says why."""

    def __init__(self, status: int, code: str, message: str, **more: Any) -> None:
        super().__init__(message)
        self.status = status
        self.code = code
        self.message = message
        self.more = more

    def to_dict(self) -> dict[str, Any]:
        """The refusal as it is sent."""
        return {"code": self.code, "message": self.message, **self.more}


def nobody() -> Refusal:
    """Nobody is signed in."""
    return Refusal(401, "nobody", "sign in or choose a name first")


def not_found(what: str) -> Refusal:
    """There is no such thing, or not for whoever asks."""
    return Refusal(404, "not_found", f"there is no such {what}")


def forbidden(message: str) -> Refusal:
    """Somebody else may do that."""
    return Refusal(403, "forbidden", message)


def conflict(code: str, message: str, **more: Any) -> Refusal:
    """It can't be done as things are now."""
    return Refusal(409, code, message, **more)


def invalid(message: str) -> Refusal:
    """What was sent makes no sense."""
    return Refusal(422, "invalid", message)


def too_often(seconds: float) -> Refusal:
    """Too many requests; how long to wait."""
    return Refusal(429, "too_often", "too many requests: wait a little", wait=round(seconds, 1))
