"""A game at a table: what its entries add up to, and what a request adds to them.

A `TableGame` is extended on a copy, which takes its place once its new entries are committed.
"""

from dataclasses import dataclass
from typing import Any, NamedTuple

from ...engine import Event, Position, Setup
from ...game.game import Step
from ...game.rules_versions import Rules, rules_of_today
from ...game.seeds import Seed
from ..errors import Refusal
from ..json_text import JsonText, dump_json

PERSON, BOT, CLOCK, AUTOMATION = "person", "bot", "clock", "automation"
UNDOS_IN_TURN, UNDOS_IN_GAME = 100, 2000
PLAYED = ("play", "end")  # kinds of entries that play their action
TAKEN_BACK = ("undo", "take_back")  # kinds that take back as many actions as they say


@dataclass(frozen=True, slots=True)
class Entry:
    """One entry of a table's log, as it is stored."""

    number: int
    kind: str  # play, hold, end, undo, take_back, timeout, replace, resign
    seat: int
    action: int | None  # of an undo or a take_back: how many actions it took back
    by: str
    at: int


@dataclass(frozen=True, slots=True)
class LoggedEntry:
    """An entry and what it did, as it is sent: dumped once, when the entry is added."""

    entry: Entry
    json: JsonText  # for its seat, and for everybody when the game is over
    public_json: JsonText  # without the action if that is hidden; else the very same text

    def json_for(self, seat: int, *, over: bool) -> JsonText:
        """The entry as a seat may see it."""
        return self.json if over or seat == self.entry.seat else self.public_json


@dataclass(frozen=True, slots=True)
class PlayerSettings:
    """A player's settings: automatic answers, confirmation of the end of turn."""

    automatic: bool = False
    confirm: bool = False


class Move(NamedTuple):
    """Who played an action of the game, and whether the question passed on with it."""

    seat: int
    by: str
    passed: bool


class TableGame:
    """A running or finished game, by the rules it was begun with or those of today."""

    def __init__(
        self, setup: Setup, seed: Seed, started_at: int, rules: Rules | None = None
    ) -> None:
        self.rules = rules or rules_of_today()
        self.game = self.rules.game(setup, seed, brief=True)
        self.seats = max(setup.players, 2)  # Teotibot has one too
        self.entries: list[LoggedEntry] = []
        self.moves: list[Move] = []  # one for each action of the game
        self.held: int | None = None  # an action that waits for the end of the turn
        self.held_step: Step | None = None  # ... as it was tried, unless that was elsewhere
        self.stand_in = False  # a bot answers for the seat asked until the question passes on
        self.resigned: list[int] = []
        self.since = started_at  # when the seat asked was first asked
        self.undos = 0  # so often something was taken back
        self.undos_in_turn = 0  # ... since the question passed on
        self.recorded: tuple[Position, dict[str, Any]] | None = None  # a position, read once

    def copy(self) -> "TableGame":
        """The same game, to be extended."""
        other = object.__new__(TableGame)
        vars(other).update(vars(self))
        other.game = self.game.copy()
        other.entries = list(self.entries)
        other.moves = list(self.moves)
        other.resigned = list(self.resigned)
        return other

    @property
    def position(self) -> Position:
        """The position now."""
        return self.game.position

    def read_record(self) -> dict[str, Any]:
        """The record of the position now, for who only looks at it."""
        if self.recorded is None or self.recorded[0] is not self.position:
            self.recorded = self.position, self.position.record()
        return self.recorded[1]

    @property
    def number(self) -> int:
        """The number of the latest entry."""
        return len(self.entries)

    @property
    def over(self) -> bool:
        """Whether the game has ended, by the rules or because all others resigned."""
        return self.position.over or self.seats - len(self.resigned) < 2

    @property
    def asked(self) -> int | None:
        """The seat that is asked."""
        return None if self.over else self.position.seat

    def result(self) -> dict[str, Any] | None:
        """How the game ended: those who resigned come last, the first of them at the end."""
        if not self.over:
            return None
        position = self.position
        left = [seat for seat in position.ranking() if seat not in self.resigned]
        return {
            "ended_by": "rules" if position.over else "resignation",
            "scores": position.scores(),
            "ranking": left + self.resigned[::-1],
            "resigned": list(self.resigned),
        }

    # What requests add ---

    def play_or_hold(
        self, seat: int, action: int, settings: PlayerSettings, by: str, at: int
    ) -> None:
        """Play an action for a seat, or hold it back until the player confirms."""
        self.check_asked(seat, by)
        if self.held is not None:
            raise Refusal("held")
        try:
            step = self.game.try_action(action)
        except self.rules.illegal_action as error:
            raise Refusal("illegal", str(error)) from None
        self.add_step(seat, step, by, at, confirm=settings.confirm and by == PERSON)

    def play_forced_answers(self, seat: int, settings: PlayerSettings, at: int) -> None:
        """Give a seat's forced answers, as many as there are."""
        while settings.automatic and self.asked == seat and self.held is None:
            action = self.rules.only_answer(self.position)
            if action is None or self.stand_in:
                return
            step = self.game.try_action(action)
            self.add_step(seat, step, AUTOMATION, at, confirm=settings.confirm)

    def add_step(self, seat: int, step: Step, by: str, at: int, *, confirm: bool) -> None:
        """Add an action that was tried: played, or held back if its player wants to confirm it.

        A secret choice is always held back then: whether it waits must not tell what was chosen.
        """
        held = confirm and (step.final or self.rules.is_secret(self.position))
        self.add_entry("hold" if held else "play", seat, step.action, by, at, step)

    def play_held_action(self, seat: int, by: str, at: int) -> None:
        """Play the action that was held back, which ends the turn."""
        self.check_asked(seat, by)
        if self.held is None:
            raise Refusal("not_held")
        self.add_entry("end", seat, self.held, by, at, self.held_step)

    def take_back(self, seat: int, at: int) -> None:
        """Take back the action that is held, else the last answer and forced ones after it."""
        self.check_asked(seat, PERSON)
        self.check_undos()
        count = self.count_undoable(seat)
        if not count and self.held is None:
            raise Refusal("cannot_undo")
        self.add_entry("undo", seat, count, PERSON, at)

    def check_undos(self) -> None:
        """Refuse to take back for ever: so no game gets endlessly long."""
        if self.undos_in_turn >= UNDOS_IN_TURN or self.undos >= UNDOS_IN_GAME:
            raise Refusal("too_many_undos")

    def count_undoable(self, seat: int) -> int:
        """How many actions an undo takes back, 0 if it can't."""
        if self.asked != seat or self.stand_in or self.held is not None:
            return 0
        tried = self.game.copy()
        for count, move in enumerate(reversed(self.moves), start=1):
            if move.by not in (PERSON, AUTOMATION) or not tried.can_undo():
                return 0
            tried.undo()
            if move.by == PERSON:
                return count
        return 0

    def take_back_turn(self, count: int, seat: int, at: int) -> None:
        """Take back actions to the start of a turn; `take_back.py` says how many and whether."""
        self.check_undos()
        self.add_entry("take_back", seat, count, PERSON, at)

    def time_out(self, end: str, at: int) -> None:
        """What happens when the seat asked has run out of time."""
        seat = self.asked
        if seat is None:
            return
        if end == "resign":
            self.resign(seat, CLOCK, at)
        elif self.held is not None:
            self.play_held_action(seat, CLOCK, at)
        else:
            self.add_entry("timeout", seat, None, CLOCK, at)

    def resign(self, seat: int, by: str, at: int) -> None:
        """Resign for a seat."""
        if self.over or seat in self.resigned:
            raise Refusal("over")
        self.add_entry("resign", seat, None, by, at)

    def replace_by_bot(self, seat: int, at: int) -> None:
        """Give a seat to a bot."""
        self.add_entry("replace", seat, None, PERSON, at)

    def check_asked(self, seat: int, by: str) -> None:
        """Refuse whoever isn't asked."""
        if self.over:
            raise Refusal("over")
        if self.asked != seat:
            raise Refusal("not_asked")
        if by == PERSON and (self.stand_in or seat in self.resigned):
            raise Refusal("not_asked", "a bot answers for you until the turn is over")

    # Entries ---

    def add_entry(
        self,
        kind: str,
        seat: int,
        action: int | None,
        by: str,
        at: int,
        step: Step | None = None,
    ) -> None:
        """Add a checked entry; `step` is its action, if it was tried here."""
        self.apply_entry(Entry(self.number + 1, kind, seat, action, by, at), step)

    def apply_entry(self, entry: Entry, step: Step | None = None) -> None:
        """Apply an entry; the stored entries of a table, in order, give its game."""
        text, hidden = None, False
        log: list[dict[str, Any]] = []
        rules, position = self.rules, self.position
        if entry.action is not None and entry.kind in (*PLAYED, "hold"):
            text = rules.action_name(self.read_record(), entry.action)
            hidden = rules.is_secret(position) or entry.kind == "hold"
        if entry.kind in PLAYED:
            log = [told.to_dict() for told in rules.log_entries(self.play_entry(entry, step))]
        elif entry.kind == "hold":
            self.held, self.held_step = entry.action, step
        elif entry.kind in TAKEN_BACK:
            self.drop_actions(entry)
        elif entry.kind == "timeout":
            self.stand_in = True
        elif entry.kind in ("resign", "replace"):
            if entry.kind == "resign":
                self.resigned.append(entry.seat)
            if entry.seat == position.seat:
                self.held = self.held_step = None
        self.entries.append(log_entry(entry, text, log, hidden=hidden))

    def play_entry(self, entry: Entry, step: Step | None) -> list[Event]:
        """Play the action of an entry; what happened."""
        step = step or self.game.try_action(entry.action or 0)
        events = self.game.play_step(step)
        self.held = self.held_step = None
        passed = self.rules.question_passed(step.before, step.after, events)
        self.moves.append(Move(entry.seat, entry.by, passed))
        if passed:
            self.since = entry.at
            self.stand_in = False
            self.undos_in_turn = 0
        return events

    def drop_actions(self, entry: Entry) -> None:
        """Take back the action that is held, and as many as an entry says."""
        count = entry.action or 0
        self.held = self.held_step = None
        self.undos += 1
        self.undos_in_turn += 1
        if entry.kind == "undo":
            for _ in range(count):
                self.game.undo()
        else:
            self.game.rewind(count)
            self.since = entry.at
        del self.moves[len(self.moves) - count :]


def log_entry(
    entry: Entry, text: str | None, log: list[dict[str, Any]], *, hidden: bool
) -> LoggedEntry:
    """An entry with its JSON: the action in words, and what it did."""
    shown = {
        "number": entry.number,
        "kind": entry.kind,
        "seat": entry.seat,
        "by": entry.by,
        "at": entry.at,
        "action": entry.action,
        "text": text,
        "log": log,
    }
    full = dump_json(shown)
    public = dump_json({**shown, "action": None, "text": None}) if hidden else full
    return LoggedEntry(entry, full, public)
