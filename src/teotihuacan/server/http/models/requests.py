"""What comes in about tables, checked at the edge, once.

What is done in a game may come by HTTP or over a socket: the models are the same. A socket's
message has a `type` beside the fields of its model, and an `id` if its sender likes.
"""

import re
import unicodedata
from typing import Annotated, Any, Literal

from pydantic import (
    AfterValidator,
    BaseModel,
    BeforeValidator,
    ConfigDict,
    Field,
    StringConstraints,
)

from ....engine.actions import ACTIONS
from ...bots.bot_processes import SERVER_BOTS

MOST_NUMBER = 2**31 - 1
LONGEST_CHAT = 500
LINE_ENDS = re.compile("\r\n|[\r\v\f\x85\u2028\u2029]")
KEPT = "\n\u200c\u200d"  # the latter two join emoji, and letters of some alphabets
NOTHING_TO_SEE = "\ufffd"
UNSEEN = ("Cc", "Cf", "Cs", "Co", "Cn")  # controls, marks of direction, no characters at all
SHORTEST_CLOCK, LONGEST_CLOCK = 30, 60 * 24 * 3600  # seconds


def drop_zero_fraction(value: Any) -> Any:
    """A number without its fraction if that is zero: in JSON, 3.0 is the integer 3."""
    return int(value) if isinstance(value, float) and value.is_integer() else value


def clean_text(text: str) -> str:
    """A text without what can't be seen or turns others around: controls, other directions."""
    lines = LINE_ENDS.sub("\n", text)
    kept = (one for one in lines if one in KEPT or unicodedata.category(one) not in UNSEEN)
    return "".join(kept).strip()


def clean_line(text: str) -> str:
    """The same in one line."""
    return " ".join(clean_text(text).split())


def clean_chat(text: str) -> str:
    """A line of chat; a sign that there was something, if nothing of it can be seen."""
    cleaned = clean_text(text)
    return cleaned if cleaned.strip(KEPT) else NOTHING_TO_SEE


WHOLE = BeforeValidator(drop_zero_fraction)
Whole = Annotated[int, WHOLE]
ChatText = Annotated[
    str,
    StringConstraints(  # something to see, and nothing that PostgreSQL doesn't take
        min_length=1, max_length=LONGEST_CHAT, pattern=r"^[^\x00]*[^\x00\s][^\x00]*$"
    ),
    AfterValidator(clean_chat),
]
Action = Annotated[int, Field(ge=0, lt=ACTIONS), WHOLE]
Number = Annotated[int, Field(ge=0, le=MOST_NUMBER), WHOLE]
BotName = Literal[*SERVER_BOTS]  # type: ignore[valid-type]


class Payload(BaseModel):
    """What a client sends: exactly these fields, of exactly these types."""

    model_config = ConfigDict(strict=True, extra="forbid")


class SetupIn(Payload):
    """The options of a game; the engine says what doesn't go together."""

    players: Annotated[int, Field(ge=1, le=4), WHOLE]
    first_game: bool = False
    draft: bool = False
    dark_eclipse: bool = False
    advanced_worship: bool = False
    level: Literal["easier", "standard", "harder", "hardest", "custom"] | None = None
    knobs: dict[str, Whole] = Field(default_factory=dict)


class PlainSeatIn(Payload):
    """A seat for me, for anybody (open), or for whoever gets a link."""

    kind: Literal["me", "open", "link"]
    name: None = None
    bot: None = None


class NamedSeatIn(Payload):
    """A seat for one person, by name."""

    kind: Literal["name"]
    name: Annotated[str, StringConstraints(max_length=100)]
    bot: None = None


class BotSeatIn(Payload):
    """A seat for a bot."""

    kind: Literal["bot"]
    bot: BotName
    name: None = None


SeatIn = Annotated[PlainSeatIn | NamedSeatIn | BotSeatIn, Field(discriminator="kind")]


class ClockIn(Payload):
    """How many seconds a turn may take (null: any number), and what happens then.

    With an increment each player has `seconds` at first, and never more; a turn uses them up, and
    adds as many as the increment says.
    """

    seconds: Annotated[int, Field(ge=SHORTEST_CLOCK, le=LONGEST_CLOCK), WHOLE] | None = None
    increment: Annotated[int, Field(ge=1, le=LONGEST_CLOCK), WHOLE] | None = None
    at_end: Literal["nothing", "bot", "resign"] = "nothing"


class TableIn(Payload):
    """A new table; Teotibot needs no seat."""

    setup: SetupIn
    seats: Annotated[list[SeatIn], Field(min_length=1, max_length=4)]
    title: Annotated[
        str,
        StringConstraints(max_length=60, pattern=r"^[^\x00-\x1f]*$"),
        AfterValidator(clean_line),
    ] = ""
    visibility: Literal["public", "link"] = "link"
    shuffle: bool = True
    clock: ClockIn = Field(default_factory=ClockIn)
    hints: bool = Field(True, description="whether players may ask for hints")
    teaching: bool = Field(
        False, description="your costly turns are offered back; only against bots"
    )
    auto_start: bool = False
    rated: bool = Field(
        False,
        description="the result moves ratings: no hints, a clock at whose end players resign",
    )


class TableSettingsIn(Payload):
    """What whoever made a table may change until the game begins."""

    auto_start: bool


class JoinIn(Payload):
    """Which seat to take: by number, by the invitation in a link, or any that is free."""

    seat: Annotated[int, Field(ge=0, le=3), WHOLE] | None = None
    invite: Annotated[str, StringConstraints(max_length=40)] | None = None
    rated: bool = Field(False, description="I agree that the game is rated, if it is")


class SeatSettingsIn(Payload):
    """What the player of a seat wants."""

    automatic: bool | None = None
    confirm: bool | None = None


# What is done in a game, by HTTP or over a socket ---


class GameMessage(Payload):
    """The number of the latest entry the player has seen."""

    after: Number


class ActIn(GameMessage):
    """An action, and the number of the latest entry the player has seen."""

    action: Action


class UndoIn(GameMessage):
    """Take back the last answer, or against bots the whole turn."""

    turn: bool = Field(False, description="the turn, with what bots answered to it")


class EndTurnIn(GameMessage):
    """Confirm the end of the turn."""


class ResignIn(GameMessage):
    """Give the game up."""


class ChatIn(Payload):
    """A line of chat."""

    text: ChatText


class PingIn(Payload):
    """Ask for a sign of life; over sockets only."""


SocketMessage = ActIn | UndoIn | EndTurnIn | ResignIn | ChatIn | PingIn
SOCKET_MESSAGES: dict[str, type[SocketMessage]] = {
    "act": ActIn,
    "undo": UndoIn,
    "end": EndTurnIn,
    "resign": ResignIn,
    "say": ChatIn,
    "ping": PingIn,
}
