"""Teaching games: the turn that waits to be ended, to be judged before a bot replies."""

from dataclasses import dataclass
from itertools import takewhile

from ...engine import Position
from ..errors import Refusal
from ..storage.people import Person
from ..tables.game_actions import check_todays_rules
from ..tables.room import Room
from ..tables.table_game import PERSON, TableGame


@dataclass(frozen=True)
class HeldTurn:
    """A turn up to the action that is held back."""

    number: int  # of the latest entry
    before: Position
    actions: list[int]


def find_held_turn(room: Room, person: Person) -> HeldTurn:
    """The turn that a person is about to end in a teaching game; a refusal if there is none."""
    change = room.begin_change()
    row, game = change.seat_of(person.id), change.running_game()
    if not room.table.teaching:
        raise Refusal("not_teaching")
    game.check_asked(row.seat, PERSON)
    if game.held is None:
        raise Refusal("not_held")
    check_todays_rules(game)
    return read_held_turn(game)


def read_held_turn(game: TableGame) -> HeldTurn:
    """The actions since the question came to whoever is asked, and the one held back."""
    assert game.held is not None
    count = sum(1 for _ in takewhile(lambda move: not move.passed, reversed(game.moves)))
    played = game.game
    while played.shown_within(count):  # what was shown meanwhile is known, and stays
        count -= 1
    start = played.ply - count
    actions = [*played.actions[start:], game.held]
    return HeldTurn(game.number, played.position_at(start), actions)
