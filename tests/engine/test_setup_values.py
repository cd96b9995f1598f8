"""A set-up is a value: compared, copied and kept, and checked however it is made."""

import copy
import pickle

import pytest

from teotihuacan import Setup, SetupError

SETUPS = [
    Setup(3, draft=True),
    Setup(1),
    Setup(1, level="harder"),
    Setup(1, knobs={"resources": 1}),
]


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_a_copy_is_the_same(setup: Setup) -> None:
    copies = (copy.copy(setup), copy.deepcopy(setup), pickle.loads(pickle.dumps(setup)))
    for other in (*copies, Setup.from_dict(setup.to_dict())):
        assert type(other) is Setup
        assert (other, hash(other)) == (setup, hash(setup))


def test_what_is_changed_is_checked() -> None:
    assert Setup(2)._replace(players=3) == Setup(3)
    with pytest.raises(SetupError, match="players must be 1, 2, 3 or 4, not 9"):
        Setup(2)._replace(players=9)
    with pytest.raises(AttributeError):
        Setup(2).players = 3  # type: ignore[misc]


def test_knobs_are_the_set_ups_own() -> None:
    knobs = {"resources": 1}
    setup = Setup(1, knobs=knobs)
    knobs["resources"] = -1
    assert (setup.level, setup.knobs) == ("custom", {"resources": 1})


def test_it_says_what_it_is() -> None:
    assert repr(Setup(2, draft=True)).startswith("Setup(players=2, first_game=False, draft=True")
