"""No bot can know what its seat can't: twins of a position get the same answer.

A twin differs in nothing but hidden facts: the generator, and the others' hands while starting
tiles are chosen in secret.
"""

from collections.abc import Iterator

import pytest

from teotihuacan import Position, Setup
from teotihuacan.bots import Budget, Entrant, Referee, bot_named
from walks import moments, setup_name

BOTS = ["random", "greedy", "mcts:30", "novice", "student"]
SETUPS = [
    Setup(1),
    Setup(1, level="hardest"),
    Setup(2),
    Setup(2, draft=True),
    Setup(3),
    Setup(4, dark_eclipse=True, advanced_worship=True),
]
TWINS = 3


class Witness:
    """Keeps the bytes of what it is handed, and takes the first action."""

    def __init__(self) -> None:
        self.seen: list[bytes] = []

    def itself(self) -> "Witness":
        return self

    def choose(self, position: Position, budget: Budget, seed: int) -> int:
        self.seen.append(position.to_bytes() + repr((budget, seed)).encode())
        return position.legal_actions()[0]


def positions(setup: Setup) -> Iterator[Position]:
    """The secret choice of starting tiles at every seat, and moments of a whole game."""
    position = Position.new(setup, 11)
    while position.question == "keep_starting_tiles":
        yield position.copy()
        position.apply(position.legal_actions()[-1])
    for moment in moments(setup, 12, 40):
        if not moment.over:
            yield moment


def twins(position: Position) -> list[Position]:
    """Positions that the seat that is asked can't tell from this one."""
    return [position.determinize(position.seat, 1000 + n) for n in range(TWINS)]


def answer(entrant: Entrant, position: Position, seed: int) -> int:
    """The action of a bot that plays all seats."""
    with Referee([entrant] * len(position.scores()), seed) as referee:
        given = referee.answer(position)
    assert given.fault is None
    return given.action


@pytest.mark.parametrize("setup", SETUPS, ids=setup_name)
@pytest.mark.parametrize("name", BOTS)
def test_twins_get_the_same_answer(name: str, setup: Setup) -> None:
    entrant = bot_named(name)
    for number, position in enumerate(positions(setup)):
        expected = answer(entrant, position, number)
        for twin in twins(position):
            assert twin != position
            assert answer(entrant, twin, number) == expected


@pytest.mark.parametrize("setup", SETUPS, ids=setup_name)
def test_a_bot_is_handed_the_same_bytes_for_twins(setup: Setup) -> None:
    different_hands = 0
    for number, position in enumerate(positions(setup)):
        seen = []
        for twin in (position, *twins(position)):
            witness = Witness()
            entrant = Entrant("witness", witness.itself, Budget())
            answer(entrant, twin, number)
            seen += witness.seen
            different_hands += twin.to_bytes()[8:] != position.to_bytes()[8:]
        assert len(seen) == TWINS + 1
        assert len(set(seen)) == 1
        assert seen[0][: len(position.to_bytes())] != position.to_bytes()
    secret = setup.players > 1 and not setup.draft
    assert (different_hands > 0) == secret
