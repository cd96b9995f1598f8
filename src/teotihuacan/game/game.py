"""A game: set-up, seed and history; playing, taking back, saving."""

from typing import Any, NamedTuple

from ..engine import Event, Position, Setup
from ..engine.errors import IllegalAction, TeotihuacanError
from ..engine.messages import message
from ..engine.schema.actions import kind_of
from ..version import RULES_VERSION
from .records import (
    FORMAT,
    Record,
    RecordError,
    find_older_version,
    parse_json,
    validate_names,
    validate_record,
)
from .seeds import Seed, derive_number, draw_anew, get_deal
from .turns import find_shown, question_passed


class Step(NamedTuple):
    """A legal action tried on a copy: where it leads, and what happens on the way."""

    action: int
    before: Position
    after: Position
    events: list[Event]
    final: bool  # it can't be taken back in fairness
    shown: str = ""  # what hidden thing it showed, see `turns.SHOWN`; "" if none


class Game:
    """A game with its whole history.

    >>> game = Game(Setup(players=2), seed=1)
    >>> events = game.play(game.position.legal_actions()[0])
    >>> Game.load(game.record()).position == game.position
    True
    """

    def __init__(
        self,
        setup: Setup,
        seed: Seed,
        names: list[str] | None = None,
        *,
        take_back: bool = False,
        brief: bool = False,
    ) -> None:
        """Begin a game from a number or a key; `take_back` lets people take back whole turns.

        A `brief` one remembers only the positions since something hidden was shown last.
        """
        self.setup = setup
        self.seed = seed
        self.names = validate_names(names, max(setup.players, 2))
        self.take_back = take_back
        self.brief = brief and not take_back
        self._positions = [draw_anew(Position.new(setup, get_deal(seed)), seed, 0)]
        self._actions: list[int] = []
        self._final: list[bool] = []  # which actions can't be taken back in fairness
        self._shown: list[str] = []  # what hidden thing each action showed, "" if none
        self._undone: list[int] = []

    @property
    def position(self) -> Position:
        """The position now. Play through `game.play`, not on it."""
        return self._positions[-1]

    @property
    def bot_seed(self) -> int:
        """The number that bots, hints and names are drawn from."""
        return derive_number(self.seed, "bots")

    @property
    def actions(self) -> list[int]:
        """All actions so far."""
        return list(self._actions)

    @property
    def ply(self) -> int:
        """How many actions have been played."""
        return len(self._actions)

    def position_at(self, ply: int) -> Position:
        """The position after so many actions."""
        first = self.ply + 1 - len(self._positions)
        if not first <= ply <= self.ply:
            raise TeotihuacanError(
                "error-ply", first=str(first), last=str(self.ply), value=str(ply)
            )
        return self._positions[ply - first]

    def play(self, action: int) -> list[Event]:
        """Play a legal action and return what happened; an illegal one changes nothing."""
        return self.play_step(self.try_action(action))

    def try_action(self, action: int) -> Step:
        """What a legal action would do; the game stays as it is until `play_step`."""
        before, events = self.position, list[Event]()
        after = before.copy()
        after.apply(action, events)
        shown = find_shown(before, after, events)
        final = bool(shown) or question_passed(before, after, events)
        after = draw_anew(after, self.seed, self.ply + 1)
        return Step(int(action), before, after, events, final, shown)

    def play_step(self, step: Step) -> list[Event]:
        """Play an action that was tried at this position, and return what happened."""
        if step.before is not self.position:
            raise ValueError("the action was tried at another position")
        if self._undone and self._undone[-1] == step.action:
            self._undone.pop()
        else:
            self._undone.clear()
        self._final.append(step.final)
        self._shown.append(step.shown)
        self._actions.append(step.action)
        if self.brief and step.shown:
            self._positions.clear()
        self._positions.append(step.after)
        return step.events

    def copy(self) -> "Game":
        """The same game, to be played on without touching this one."""
        other = object.__new__(type(self))
        vars(other).update(vars(self))
        other._positions = list(self._positions)
        other._actions = list(self._actions)
        other._final = list(self._final)
        other._shown = list(self._shown)
        other._undone = list(self._undone)
        return other

    # Taking back ---

    def can_undo(self) -> bool:
        """Whether the last action may be taken back.

        Within the own turn, never past a reveal or someone else's move (ruling 39); people who
        agreed on `take_back` may go back as far as they like.
        """
        return bool(self._actions) and (self.take_back or not self._final[-1])

    def undo(self) -> int:
        """Take back the last action and return it."""
        if not self._actions:
            raise IllegalAction("error-nothing-to-undo")
        if not self.can_undo():
            raise IllegalAction("error-cannot-undo")
        self._undone.append(self._actions[-1])
        self._go_back(1)
        return self._undone[-1]

    def shown_within(self, count: int) -> str:
        """What hidden thing the last `count` actions showed, the latest; "" if none."""
        return next((shown for shown in reversed(self._shown[self.ply - count :]) if shown), "")

    def rewind(self, count: int) -> None:
        """Take back `count` actions, past the ends of turns; never past what was shown."""
        if not 0 <= count <= self.ply:
            raise IllegalAction("error-nothing-to-undo")
        if self.shown_within(count):
            raise IllegalAction("error-cannot-undo")
        self._undone += self._actions[self.ply - count :][::-1]
        self._go_back(count)

    def _go_back(self, count: int) -> None:
        """Drop the last `count` actions."""
        left = self.ply - count
        del self._positions[len(self._positions) - count :]
        del self._actions[left:], self._final[left:], self._shown[left:]

    def can_redo(self) -> bool:
        """Whether there is an action that was taken back last and may be played again."""
        return bool(self._undone)

    def redo(self) -> list[Event]:
        """Play the action taken back last again."""
        if not self._undone:
            raise IllegalAction("error-nothing-to-redo")
        return self.play(self._undone[-1])

    # Saving ---

    def record(self) -> Record:
        """Everything that is saved of a game, as plain data; `Game.load` reads it."""
        record: Record = {
            "format": FORMAT,
            "rules_version": RULES_VERSION,
            "setup": self.setup.to_dict(),
            "seed": self.seed,
            "actions": self.actions,
            "result": self.result(),
        }
        if self.names:
            record["names"] = list(self.names)
        if self.take_back:
            record["take_back"] = True
        return record

    def result(self) -> dict[str, Any] | None:
        """Scores and ranking of a finished game."""
        if not self.position.over:
            return None
        return {"scores": self.position.scores(), "ranking": self.position.ranking()}

    @classmethod
    def load(cls, record: Record | str | bytes) -> "Game":
        """A game from its record; every action and the result are checked by replaying.

        One of older rules is taken if it would be the same game today.
        """
        raw = parse_json(record) if isinstance(record, str | bytes) else record
        if version := find_older_version(raw):
            from .older_records import load_same_game

            return load_same_game(raw, version)
        data = validate_record(raw)
        game = cls(data["setup"], data["seed"], data["names"], take_back=data["take_back"])
        for ply, action in enumerate(data["actions"]):
            try:
                game.play(action)
            except IllegalAction as error:
                raise RecordError("error-in", place=f"actions[{ply}]", problem=error) from None
        if data["result"] != game.result():
            problem = message(
                "error-result", found=str(game.result()), written=str(data["result"])
            )
            raise RecordError("error-in", place="result", problem=problem)
        return game


def only_answer(position: Position) -> int | None:
    """The one legal action that isn't the use of a held discovery tile, if there is only one."""
    plain = [a for a in position.legal_actions() if kind_of(a).name != "use"]
    return plain[0] if len(plain) == 1 else None
