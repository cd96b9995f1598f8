"""Messages to a table that nobody should send, and what each of them is to be answered.

They come from a seeded grammar: valid messages with something wrong about them, and things that
are no messages at all. What happens to be valid and allowed is left out.
"""

import json
import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from raw_socket import BINARY, TEXT, frame

from teotihuacan.engine.actions import ACTIONS
from teotihuacan.server.errors import Refusal
from teotihuacan.server.http.connections import parse_fields, parse_id, parse_message
from teotihuacan.server.http.models.requests import (
    ActIn,
    ChatIn,
    GameMessage,
    PingIn,
    ResignIn,
    UndoIn,
)
from teotihuacan.server.operations.running import LONGEST_MESSAGE

TYPES = ("act", "undo", "end", "resign", "say", "ping")
UNKNOWN = ("", "ACT", "act ", "news", "done", "refused", "join", "__class__", "\x00", "åct")
HUGE = (2**31, 2**63, -(2**63), 10**30, 10**400, -1, 1e308, 5e-324, 0.5, -0.0)
ODD: tuple[Any, ...] = (
    None,
    True,
    False,
    [],
    {},
    "",
    "0",
    [0],
    {"after": 0},
    float("nan"),
    float("inf"),
)
TEXTS = (
    "greedy",
    "teotibot",
    "mcts:1000000",
    "'; DROP TABLE entries; --",
    "../../etc/passwd",
    "{{7*7}}${7*7}%s%n",
    "\u202e\u0000\ufeff",
    "\U0001f409" * 40,
    "x" * 501,
)
HALVES = ("\\ud800", "\\udfff", "\\ud83d\\ud83d", "\\u0000", "\\uD8", "\\x41", "\\")
NOISE = '{}[]",:\\\n\t 0123456789eE+-.truefalsnNaIity/*#\u00e9\u4e2d\U0001f409\x00\x7f'
DEPTHS = (10, 100, 127, 128, 200, 1000, 5000)
LENGTHS = (600, 5_000, 16_000)


@dataclass(frozen=True)
class Game:
    """What a message has to fit: the number of the latest entry, and what may be played now."""

    number: int
    legal: frozenset[int]


@dataclass(frozen=True)
class Sender:
    """Who sends: whether signed in, seated, and asked."""

    name: str
    signed_in: bool = True
    seated: bool = False
    asked: bool = False


@dataclass(frozen=True)
class Wrong:
    """A message to be refused: its frame, and the code of the refusal."""

    frame: bytes
    code: str


def refusal_of(text: str | None, sender: Sender, game: Game) -> str | None:
    """The code with which a message must be refused; None if it would be done."""
    try:
        fields = parse_fields(text)
        parse_id(fields)
        message = parse_message(fields)
    except Refusal as refusal:
        return refusal.code
    if isinstance(message, PingIn):
        return None
    if not sender.signed_in:
        return "nobody"
    if not sender.seated:
        return "forbidden"
    if isinstance(message, ChatIn):
        return None
    if message.after != game.number:
        return "stale"
    return refusal_now(message, sender, game)


def refusal_now(message: GameMessage, sender: Sender, game: Game) -> str | None:
    """The same for a player who has seen the latest entry, of a game where nothing was done."""
    if isinstance(message, ResignIn):
        return None
    if not sender.asked:
        return "not_asked"
    if isinstance(message, ActIn):
        return None if message.action in game.legal else "illegal"
    return "cannot_undo" if isinstance(message, UndoIn) else "not_held"


class Messages:
    """An endless supply of wrong messages of one sender."""

    def __init__(self, seed: int, sender: Sender, game: Game) -> None:
        self.chance = random.Random(f"{seed} {sender.name}")
        self.sender = sender
        self.game = game
        self.left_out = 0  # would have been done
        self.codes: set[str] = set()
        self.ways: list[tuple[Callable[[], str], int]] = [
            (self.illegal, 25),
            (self.odd_value, 20),
            (self.field_missing, 8),
            (self.field_added, 8),
            (self.unknown_type, 6),
            (self.broken, 15),
            (self.twice, 5),
            (self.half_characters, 5),
            (self.no_object, 5),
            (self.noise, 5),
            (self.deep, 1),
            (self.long, 1),
        ]

    def __iter__(self) -> Iterator[Wrong]:
        makers = [maker for maker, _ in self.ways]
        weights = [weight for _, weight in self.ways]
        while True:
            (maker,) = self.chance.choices(makers, weights)
            text = maker()
            data = text.encode("utf-8", "replace")
            if len(data) > LONGEST_MESSAGE:
                data = data[:LONGEST_MESSAGE].decode("utf-8", "ignore").encode()
            opcode = BINARY if self.chance.random() < 0.03 else TEXT
            seen = data.decode() if opcode == TEXT else None
            code = refusal_of(seen, self.sender, self.game)
            if code is None:
                self.left_out += 1
                continue
            self.codes.add(code)
            yield Wrong(frame(data, opcode), code)

    # Messages ---

    def valid(self) -> dict[str, Any]:
        """A message of the right form, often about the game as it is."""
        kind = self.chance.choice(TYPES)
        message: dict[str, Any] = {"type": kind}
        if self.chance.random() < 0.3:
            message["id"] = self.chance.choice([1, "a", None, 2**53, "x" * 40])
        if kind == "say":
            message["text"] = self.chance.choice(TEXTS)
        elif kind != "ping":
            stale = self.chance.choice([*range(6), 2**31 - 1])
            message["after"] = stale if self.chance.random() < 0.5 else self.game.number
        if kind == "act":
            message["action"] = self.chance.randrange(ACTIONS)
        return message

    def illegal(self) -> str:
        """The right form: what is asked for can't be done, or is left out."""
        return json.dumps(self.valid())

    def odd_value(self) -> str:
        """A field of the wrong type, or far too large."""
        message = self.valid()
        field = self.chance.choice([*message, "id", "after"])
        message[field] = self.chance.choice([*HUGE, *ODD, *TEXTS, dict(message)])
        return json.dumps(message, ensure_ascii=self.chance.random() < 0.5)

    def field_missing(self) -> str:
        """Something left out."""
        message = self.valid()
        del message[self.chance.choice(list(message))]
        return json.dumps(message)

    def field_added(self) -> str:
        """Something too much."""
        message = self.valid()
        name = self.chance.choice(
            ["seat", "person", "by", "Type", "action", "text", "", "x" * 300]
        )
        message[name] = self.chance.choice([*HUGE, *ODD, *TEXTS])
        return json.dumps(message)

    def unknown_type(self) -> str:
        """A type there isn't."""
        return json.dumps({**self.valid(), "type": self.chance.choice(UNKNOWN)})

    def broken(self) -> str:
        """JSON with some characters lost, doubled or changed."""
        text = json.dumps(self.valid())
        for _ in range(self.chance.randint(1, 3)):
            at = self.chance.randrange(len(text) + 1)
            way = self.chance.randrange(4)
            if way == 0:
                text = text[:at]
            elif way == 1:
                text = text[:at] + text[at + 1 :]
            elif way == 2:
                text = text[:at] + self.chance.choice(NOISE) + text[at:]
            else:
                text = text[:at] + text[self.chance.randrange(len(text) + 1) :]
        return text

    def twice(self) -> str:
        """A field twice, or two messages in one."""
        one, other = json.dumps(self.valid()), json.dumps(self.valid())
        return f"{one[:-1]}, {other[1:]}" if self.chance.random() < 0.5 else one + other

    def half_characters(self) -> str:
        """Half of a character, or an escape that means nothing."""
        half = self.chance.choice(HALVES)
        return json.dumps({"type": "say", "text": "@"}).replace("@", half)

    def no_object(self) -> str:
        """JSON that is no object, or nothing at all."""
        return self.chance.choice(
            ["", " ", "\ufeff{}", json.dumps(self.chance.choice(HUGE + ODD))]
        )

    def noise(self) -> str:
        """Characters."""
        return "".join(self.chance.choices(NOISE, k=self.chance.randint(1, 60)))

    def deep(self) -> str:
        """Something nested, closed or not."""
        depth = self.chance.choice(DEPTHS)
        opened, closed = self.chance.choice([("[", "]"), ('{"a":', "}")])
        depth = min(depth, (LONGEST_MESSAGE - 50) // (len(opened) + 1))
        nested = opened * depth + "0" + closed * depth
        return self.chance.choice(
            [nested, opened * depth, f'{{"type": "say", "text": {nested}}}']
        )

    def long(self) -> str:
        """A long text somewhere."""
        text = "y" * self.chance.choice(LENGTHS)
        message = self.valid()
        return json.dumps(self.chance.choice([{**message, "type": text}, {**message, text: 1}]))


def oversized(chance: random.Random) -> bytes:
    """The beginning of a message that will be too long, by one byte or by many.

    The rest is never sent: a server that closes a connection with something unread in it makes
    the client's machine forget the code.
    """
    length = LONGEST_MESSAGE + chance.choice([1, 2, 50_000, 1_000_000])
    return frame(bytes(length))[:-length]


def no_text(chance: random.Random) -> bytes:
    """A text message that is no UTF-8."""
    bad = chance.choice(
        [b"\xff", b"\xc3(", b"\xed\xa0\x80", b"\xf8\x88\x80\x80\x80", b"\xe4\xb8"]
    )
    return frame(b'{"type": "say", "text": "' + bad)
