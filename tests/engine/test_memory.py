"""New positions take the memory of those that are no more: nothing of these shows."""

from teotihuacan import Position, Setup, random_playout

SETUPS = [Setup(2), Setup(4, draft=True), Setup(1, level="hardest")]


class Named(Position):
    """A position with more to it."""

    name = ""


def test_a_new_position_has_nothing_of_those_before_it() -> None:
    first = {setup: Position.new(setup, 1).record() for setup in SETUPS}
    for seed in range(100):
        ended = [random_playout(Position.new(setup, seed), seed) for setup in SETUPS]
        assert all(position.over for position in ended)
        del ended
        for setup in SETUPS:
            assert Position.new(setup, 1).record() == first[setup]
            assert Position.from_record(first[setup]).record() == first[setup]


def test_a_class_of_ones_own_has_memory_of_its_own() -> None:
    for number in range(200):
        position = Named.new(Setup(2), number)
        assert isinstance(position, Named)
        position.name = str(number)
        assert position.copy() == position == Position.new(Setup(2), number)
        assert position.name == str(number)
