"""A game at a table: what its entries add up to, and what a request adds to them.

A `Play` is extended on a copy, which takes its place once its new entries are committed.
"""

import json
from copy import copy
from dataclasses import dataclass
from typing import Any

from ...engine import Setup
from ...engine.errors import IllegalAction
from ...game.game import Game, only_answer
from ...game.log import log_entries
from ...game.notation import action_text
from ...game.views import is_secret
from ..errors import Refusal, conflict

PERSON, BOT, CLOCK, AUTOMATION = "person", "bot", "clock", "automation"
PASSES = ("turn_began", "turn_ended")


@dataclass(frozen=True, slots=True)
class Entry:
    """One entry of a table's log, as it is stored."""

    number: int
    kind: str  # play, hold, end, undo, timeout, replace, resign
    seat: int
    action: int | None  # of an undo: how many actions it took back
    by: str
    at: int


@dataclass(frozen=True, slots=True)
class Told:
    """An entry with what it did, and whether only its seat may see its action."""

    entry: Entry
    text: str | None
    log: str  # JSON: one object where lists of dictionaries would be hundreds
    hidden: bool


@dataclass(frozen=True, slots=True)
class Manners:
    """What a player wants: forced choices made for them; an explicit end of turn."""

    automatic: bool = False
    confirm: bool = False


class Play:
    """A running or finished game."""

    def __init__(self, setup: Setup, seed: int, started_at: int) -> None:
        self.game = Game(setup, seed, brief=True)
        self.seats = max(setup.players, 2)  # Teotibot has one too
        self.told: list[Told] = []
        self.movers: list[str] = []  # who played each action of the game
        self.held: int | None = None  # an action that waits for the end of the turn
        self.stand_in = False  # a bot answers for the seat asked until the question passes on
        self.resigned: list[int] = []
        self.since = started_at  # when the seat asked was first asked

    def copy(self) -> "Play":
        """The same game, to be extended."""
        other = copy(self)
        other.game = self.game.copy()
        other.told = list(self.told)
        other.movers = list(self.movers)
        other.resigned = list(self.resigned)
        return other

    @property
    def number(self) -> int:
        """The number of the latest entry."""
        return len(self.told)

    @property
    def over(self) -> bool:
        """Whether the game has ended, by the rules or because all others resigned."""
        return self.game.position.over or self.seats - len(self.resigned) < 2

    @property
    def asked(self) -> int | None:
        """The seat that is asked."""
        return None if self.over else self.game.position.seat

    def result(self) -> dict[str, Any] | None:
        """How the game ended: those who resigned come last, the first of them at the end."""
        if not self.over:
            return None
        by_rules = self.game.position.over
        position = self.game.position
        left = [seat for seat in position.ranking() if seat not in self.resigned]
        return {
            "ended_by": "rules" if by_rules else "resignation",
            "scores": position.scores(),
            "ranking": left + self.resigned[::-1],
            "resigned": list(self.resigned),
        }

    # What requests add ---

    def act(self, seat: int, action: int, manners: Manners, by: str, at: int) -> None:
        """Play an action for a seat, or hold it back until the turn is ended explicitly."""
        self.check_asked(seat, by)
        if self.held is not None:
            raise conflict("held", "end the turn or take the action back first")
        try:
            held = manners.confirm and by == PERSON and self.waits_for_end(action)
            self.add("hold" if held else "play", seat, action, by, at)
        except IllegalAction as error:
            raise Refusal(422, "illegal", str(error)) from None

    def waits_for_end(self, action: int) -> bool:
        """Whether a legal action is held back if the player wants to end turns explicitly.

        A secret choice always is: whether it waits must not tell what was chosen.
        """
        return self.game.would_be_final(action) or is_secret(self.game.position)

    def automate(self, seat: int, manners: Manners, at: int) -> None:
        """Give a seat's forced answers, as many as there are."""
        while manners.automatic and self.asked == seat and self.held is None:
            action = only_answer(self.game.position)
            if action is None or self.stand_in:
                return
            held = manners.confirm and self.waits_for_end(action)
            self.add("hold" if held else "play", seat, action, AUTOMATION, at)

    def end_turn(self, seat: int, by: str, at: int) -> None:
        """Play the action that was held back."""
        self.check_asked(seat, by)
        if self.held is None:
            raise conflict("not_held", "there is no action to confirm")
        self.add("end", seat, self.held, by, at)

    def undo(self, seat: int, at: int) -> None:
        """Take back the action that is held, else the last answer and forced ones after it."""
        self.check_asked(seat, PERSON)
        count = self.undoable(seat)
        if not count and self.held is None:
            raise conflict("cannot_undo", "there is nothing that may be taken back")
        self.add("undo", seat, count, PERSON, at)

    def undoable(self, seat: int) -> int:
        """How many actions an undo takes back, 0 if it can't."""
        if self.asked != seat or self.stand_in or self.held is not None:
            return 0
        tried = self.game.copy()
        for count, mover in enumerate(reversed(self.movers), start=1):
            if mover not in (PERSON, AUTOMATION) or not tried.can_undo():
                return 0
            tried.undo()
            if mover == PERSON:
                return count
        return 0

    def time_out(self, end: str, at: int) -> None:
        """What happens when the seat asked has run out of time."""
        seat = self.asked
        if seat is None:
            return
        if end == "resign":
            self.resign(seat, CLOCK, at)
        elif self.held is not None:
            self.end_turn(seat, CLOCK, at)
        else:
            self.add("timeout", seat, None, CLOCK, at)

    def resign(self, seat: int, by: str, at: int) -> None:
        """Give a seat up."""
        if self.over or seat in self.resigned:
            raise conflict("over", "the game is over")
        self.add("resign", seat, None, by, at)

    def replace(self, seat: int, at: int) -> None:
        """Give a seat to a bot."""
        self.add("replace", seat, None, PERSON, at)

    def check_asked(self, seat: int, by: str) -> None:
        """Refuse whoever isn't asked."""
        if self.over:
            raise conflict("over", "the game is over")
        if self.asked != seat:
            raise conflict("not_asked", "it is not your turn")
        if by == PERSON and (self.stand_in or seat in self.resigned):
            raise conflict("not_asked", "a bot answers for you until the turn is over")

    # Entries ---

    def add(self, kind: str, seat: int, action: int | None, by: str, at: int) -> None:
        """Add an entry that was found good."""
        self.append(Entry(self.number + 1, kind, seat, action, by, at))

    def append(self, entry: Entry) -> None:
        """Do what an entry says; the stored ones of a table in order give its game."""
        text, log, hidden = None, "[]", False
        position = self.game.position
        if entry.action is not None and entry.kind in ("play", "hold", "end"):
            text = action_text(position, entry.action)
            hidden = is_secret(position) or entry.kind == "hold"
        if entry.kind in ("play", "end"):
            log = self.played(entry)
        elif entry.kind == "hold":
            self.held = entry.action
        elif entry.kind == "undo":
            self.taken_back(entry.action or 0)
        elif entry.kind == "timeout":
            self.stand_in = True
        elif entry.kind == "resign":
            self.resigned.append(entry.seat)
            self.held = self.held if entry.seat != position.seat else None
        elif entry.kind == "replace":
            self.held = self.held if entry.seat != position.seat else None
        self.told.append(Told(entry, text, log, hidden))

    def played(self, entry: Entry) -> str:
        """Play the action of an entry, and tell what it did, as JSON."""
        before = self.game.position
        events = self.game.play(entry.action or 0)
        self.held = None
        self.movers.append(entry.by)
        if before.seat != self.game.position.seat or any(e.kind in PASSES for e in events):
            self.since = entry.at
            self.stand_in = False
        return json.dumps([told.to_dict() for told in log_entries(events)])

    def taken_back(self, count: int) -> None:
        """Take back so many actions, or the one held back."""
        self.held = None
        for _ in range(count):
            self.game.undo()
            self.movers.pop()
