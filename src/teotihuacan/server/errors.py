"""Refusals: every code the server can send, with its status and message.

Programs use the code; the message is for people without a translation. The page has a message
`refusal-CODE` for each code, in every language; a test compares.
"""

from dataclasses import dataclass
from math import ceil
from typing import Any


@dataclass(frozen=True, slots=True)
class ErrorCode:
    """The usual HTTP status of a refusal, and its default message."""

    status: int
    message: str


ERROR_CODES = {
    # Requests that are not understood, or not let in ---
    "malformed": ErrorCode(400, "the body is no JSON"),
    "nobody": ErrorCode(401, "sign in or choose a name first"),
    "forbidden": ErrorCode(403, "you may not do that"),
    "foreign_origin": ErrorCode(403, "pages of other sites can't do that"),
    "not_found": ErrorCode(404, "there is no such page"),
    "method_not_allowed": ErrorCode(405, "this address doesn't take that method"),
    "too_large": ErrorCode(413, "that is too much at once"),
    "wrong_host": ErrorCode(421, "this server doesn't answer to that name"),
    "invalid": ErrorCode(422, "that makes no sense here"),
    "too_often": ErrorCode(429, "too many requests: wait a little"),
    "internal": ErrorCode(500, "something went wrong here: this is not your fault"),
    "storage": ErrorCode(503, "nothing can be stored right now: try again soon"),
    # People ---
    "wrong_password": ErrorCode(401, "there is no such name with that password"),
    "wrong_code": ErrorCode(401, "there is no such name with that recovery code"),
    "weak_password": ErrorCode(422, "that password is easily guessed: choose another one"),
    "name_taken": ErrorCode(409, "somebody else has that name"),
    "signed_in": ErrorCode(409, "you are signed in already"),
    "password_changed": ErrorCode(409, "the password was changed meanwhile"),
    "no_mail": ErrorCode(409, "this server sends no mail, or not right now"),
    "wrong_confirmation": ErrorCode(422, "that is not the code, or it is too old"),
    "no_vacation_left": ErrorCode(409, "there are not so many days of vacation left"),
    "banned": ErrorCode(403, "you are banned from this server"),
    "muted": ErrorCode(403, "you may write nothing for others to read"),
    "forbidden_words": ErrorCode(422, "that has a word in it that isn't wanted here"),
    "is_operator": ErrorCode(409, "that is an operator: the command line can change that"),
    "already_reported": ErrorCode(409, "you have reported that already"),
    "no_such_person": ErrorCode(404, "nobody here has that name"),
    "too_many_friends": ErrorCode(409, "you know as many people as you may: remove some first"),
    # Tables ---
    "other_rules": ErrorCode(409, "this game was played by other rules than today's"),
    "damaged": ErrorCode(409, "what is stored of this game can't be read: the host was told"),
    "busy": ErrorCode(409, "too much goes on at this table: try again"),
    "gone": ErrorCode(409, "somebody at this table is gone: look again"),
    "closed": ErrorCode(409, "whoever made the table has closed it"),
    "started": ErrorCode(409, "the game has begun"),
    "not_started": ErrorCode(409, "the game has not begun"),
    "not_over": ErrorCode(409, "the game is not over"),
    "seated": ErrorCode(409, "you sit at this table already"),
    "full": ErrorCode(409, "there is no free seat"),
    "not_full": ErrorCode(409, "some seats are still free"),
    "too_many_tables": ErrorCode(409, "you have as many tables as you may: end or leave some"),
    "too_many_invitations": ErrorCode(409, "you have invited as many people as you may"),
    "draining": ErrorCode(503, "the server is about to be updated and takes no new tables"),
    "bad_record": ErrorCode(422, "that is no record of a game"),
    "unfinished_record": ErrorCode(422, "the game of that record is not over"),
    "too_many_records": ErrorCode(409, "you keep as many games from records as you may"),
    "guest_unrated": ErrorCode(403, "rated games are for people with a password"),
    "rated_unasked": ErrorCode(409, "this game is rated: say that you agree (rated: true)"),
    "rated_away": ErrorCode(409, "with so short a clock all have to be here when it begins"),
    # Reviews ---
    "review_running": ErrorCode(409, "another review of yours is still under way"),
    "reviews_full": ErrorCode(503, "too many reviews wait already: try again later"),
    "no_review": ErrorCode(503, "the turn can't be judged right now"),
    "not_teaching": ErrorCode(409, "this is no teaching game"),
    # The game ---
    "over": ErrorCode(409, "the game is over"),
    "stale": ErrorCode(409, "the game has gone on since: look again"),
    "not_asked": ErrorCode(409, "it is not your turn"),
    "illegal": ErrorCode(422, "that action is not legal now"),
    "held": ErrorCode(409, "end the turn or take the action back first"),
    "not_held": ErrorCode(409, "there is no action to confirm"),
    "too_many_undos": ErrorCode(409, "too much was taken back: play on"),
    "chat_full": ErrorCode(409, "the chat of this table is full"),
    "cannot_undo": ErrorCode(409, "there is nothing that may be taken back"),
    "cannot_take_back": ErrorCode(409, "the turn may not be taken back"),
    "hints_off": ErrorCode(409, "this table plays without hints"),
    "no_hint": ErrorCode(503, "no hint can be had right now"),
}


class Refusal(Exception):  # noqa: N818
    """A request that can't be carried out, with a code of ERROR_CODES that says why."""

    def __init__(self, code: str, message: str = "", *, status: int = 0, **more: Any) -> None:
        known = ERROR_CODES[code]
        self.status = status or known.status
        self.code = code
        self.message = message or known.message
        self.more = more
        super().__init__(self.message)

    def to_dict(self) -> dict[str, Any]:
        """The refusal as it is sent."""
        return {"code": self.code, "message": self.message, **self.more}


def not_found(what: str) -> Refusal:
    """There is no such thing, or this person may not see it."""
    return Refusal("not_found", f"there is no such {what}")


def forbidden(message: str) -> Refusal:
    """This person may not do that."""
    return Refusal("forbidden", message)


def invalid(message: str) -> Refusal:
    """The request is invalid."""
    return Refusal("invalid", message)


def too_often(seconds: float) -> Refusal:
    """Too many requests, with the time to wait."""
    return Refusal("too_often", wait=max(ceil(10 * seconds), 1) / 10)
