"""A game as turns: the actions of one seat between two marks, and what it was asked there."""

from collections.abc import Iterator
from dataclasses import dataclass

from ...engine import Event, Position
from ...game.game import Game
from ...game.turns import question_passed

SETUP, TURN, SALARY = "setup", "turn", "salary"
KINDS = (SETUP, TURN, SALARY)  # of turns: before the first one, in one, at an eclipse
LAST_PERIOD = 2


@dataclass(frozen=True)
class PlayedTurn:
    """Actions first to last of a game: one seat, one turn.

    `questions` are the positions before each action, as the seat knows them: whatever is hidden
    from it was dealt and drawn anew.
    """

    number: int
    seat: int
    first: int
    kind: str
    period: int
    actions: list[int]
    questions: list[Position]

    @property
    def last(self) -> int:
        """The number of the action after the turn."""
        return self.first + len(self.actions)

    def has_choice(self) -> bool:
        """Whether the seat could have answered otherwise somewhere."""
        return any(len(position.legal_actions()) > 1 for position in self.questions)


def split_turns(game: Game, seed: int = 0) -> list[PlayedTurn]:
    """All turns of a game in their order; Teotibot's are not among them."""
    turns: list[PlayedTurn] = []
    first = 0
    for last in find_turn_ends(game):
        seat = game.position_at(first).seat
        if seat < game.setup.players:
            turns.append(read_turn(game, len(turns), first, last, seed))
        first = last
    return turns


def find_turn_ends(game: Game) -> Iterator[int]:
    """After how many actions each turn was over."""
    for ply in range(1, game.ply + 1):
        if ply == game.ply or ends_turn(game, ply):
            yield ply


def find_last_turn(game: Game) -> int | None:
    """After how many actions the turn began that the last action ended; None if it ended none."""
    last = game.ply
    if last == 0 or not ends_turn(game, last):
        return None
    first = last - 1
    while first > 0 and not ends_turn(game, first):
        first -= 1
    return first


def ends_turn(game: Game, ply: int) -> bool:
    """Whether a turn was over after so many actions, one at least."""
    before, after = game.position_at(ply - 1), game.position_at(ply)
    return question_passed(before, after, list_events(before, game.actions[ply - 1]))


def list_events(position: Position, action: int) -> list[Event]:
    """What an action does."""
    events: list[Event] = []
    position.copy().apply(action, events)
    return events


def read_turn(game: Game, number: int, first: int, last: int, seed: int) -> PlayedTurn:
    """A turn of a game, with what its seat knew."""
    start = game.position_at(first)
    questions = [hide(game.position_at(ply), start.seat, seed) for ply in range(first, last)]
    return PlayedTurn(
        number,
        start.seat,
        first,
        find_kind(start),
        min(max(start.record()["eclipse"], 0), LAST_PERIOD),
        game.actions[first:last],
        questions,
    )


def hide(position: Position, seat: int, seed: int) -> Position:
    """A position as a seat knows it."""
    return position.determinize(seat, seed)


def find_kind(position: Position) -> str:
    """Whether a position is in a turn, before the first one, or at an eclipse."""
    if position.record()["active"] >= 0:
        return TURN
    return SALARY if position.question == "salary" else SETUP


def follow_turn(position: Position, actions: list[int], seed: int = 0) -> PlayedTurn:
    """A turn that begins at a position, by its actions."""
    seat = position.seat
    reached = hide(position, seat, seed)
    questions = []
    for action in actions:
        questions.append(reached)
        reached = reached.copy()
        reached.apply(action)
    period = min(max(position.record()["eclipse"], 0), LAST_PERIOD)
    first = position.decisions_made
    return PlayedTurn(0, seat, first, find_kind(position), period, list(actions), questions)
