"""The plain and the compiled engine are one engine: they step through the same games alike."""

import importlib
import os
from collections.abc import Iterator
from typing import Any

import pytest

from teotihuacan import COMPILED, Event, IllegalAction, Setup
from teotihuacan.engine import position as plain
from walks import SETUPS, Picks, choose, rich, setup_name

pytestmark = pytest.mark.random_games

# 36 set-ups: 288 games, half of them with plenty for everybody.
GAMES = 8 if COMPILED else 1


@pytest.fixture(scope="module")
def compiled() -> Any:
    """The compiled engine; where tests count (CI) it must be there."""
    try:
        return importlib.import_module("teotihuacan.engine._compiled")
    except ImportError as error:
        if os.environ.get("CI"):
            pytest.fail(f"the compiled engine is missing: {error}")
        pytest.skip(f"NOT TESTED, the compiled engine is missing: {error} (run `make test`)")


def facts(position: Any) -> tuple[Any, ...]:
    """All that a position shows of itself."""
    return (
        position.to_bytes(),
        position.seat,
        position.question,
        position.legal_actions(),
        position.over,
        position.scores(),
        position.decisions_made,
    )


def both(compiled: Any, setup: Setup, seed: int) -> tuple[Any, Any]:
    """The same game in both engines; odd seeds start with plenty for everybody."""
    if seed % 2 == 0:
        return plain.Position.new(setup, seed), compiled.Position.new(setup, seed)
    data = rich(setup, seed).to_bytes()
    return plain.Position.from_bytes(data), compiled.Position.from_bytes(data)


def in_step(compiled: Any, setup: Setup, seed: int) -> Iterator[tuple[Any, Any]]:
    """Both engines at every decision of a game, after they were found equal."""
    one, other = both(compiled, setup, seed)
    picks = Picks(seed)
    while not one.over:
        assert facts(other) == facts(one), f"seed {seed}"
        yield one, other
        action = choose(one, picks, seed)
        one.apply(action)
        other.apply(action)
    assert facts(other) == facts(one), f"seed {seed}, at the end"
    yield one, other


@pytest.mark.parametrize("setup", SETUPS, ids=setup_name)
def test_the_same_decisions_and_bytes_all_game_long(compiled: Any, setup: Setup) -> None:
    for seed in range(GAMES):
        *_, (one, other) = in_step(compiled, setup, seed)
        assert one.over
        assert other.ranking() == one.ranking()
        for seat in range(setup.players):
            assert other.books(seat) == one.books(seat)
            assert other.statistics(seat) == one.statistics(seat)


@pytest.mark.parametrize("setup", SETUPS, ids=setup_name)
def test_the_same_events_refusals_and_copies(compiled: Any, setup: Setup) -> None:
    picks = Picks(1)
    kinds: set[str] = set()
    for one, other in in_step(compiled, setup, 11):
        if one.over or picks.below(4):
            continue
        action = int(picks.of(one.legal_actions()))
        told: tuple[list[Event], list[Event]] = ([], [])
        for position, events in zip((one.copy(), other.copy()), told, strict=True):
            position.apply(action, events)
        assert told[0] == told[1]
        kinds |= {event.kind for event in told[0]}
        assert refused(other, picks.state % 400) == refused(one, picks.state % 400)
        assert repr(other) == repr(one)
        assert other.legal_mask() == one.legal_mask()
    assert len(kinds) > 15


def refused(position: Any, action: int) -> str:
    """The message of a refusal, if the action is refused."""
    try:
        position.copy().apply(action)
    except IllegalAction as error:
        return str(error)
    return ""


@pytest.mark.parametrize("setup", SETUPS, ids=setup_name)
def test_the_same_perft_playouts_and_guesses(compiled: Any, setup: Setup) -> None:
    picks = Picks(2)
    for one, other in in_step(compiled, setup, 12):
        if picks.below(60):
            continue
        for depth in range(3):
            assert compiled.perft(other, depth) == plain.perft(one, depth)
        for seed in (0, 2**60 - 1):
            end = plain.random_playout(one, seed)
            assert compiled.random_playout(other, seed).to_bytes() == end.to_bytes()
            for seat in range(-1, setup.players):
                guess = one.determinize(seat, seed)
                assert other.determinize(seat, seed).to_bytes() == guess.to_bytes()


def test_positions_of_the_two_engines_go_into_each_other(compiled: Any) -> None:
    one, other = both(compiled, SETUPS[0], 0)
    assert plain.Position.from_bytes(other.to_bytes()) == one
    assert compiled.Position.from_bytes(one.to_bytes()) == other
    assert hash(one) == hash(other)


WORKED_OUT = ("place", "near", "neutral_there", "there", "ready", "icon", "layers", "turns")


@pytest.mark.parametrize("setup", SETUPS[::2], ids=setup_name)
def test_what_is_derived_as_the_game_goes_on_is_what_a_loaded_position_has(setup: Setup) -> None:
    position = plain.Position.new(setup, 3)
    picks = Picks(3)
    while not position.over:
        loaded = plain.Position.from_bytes(position.to_bytes())
        for name in WORKED_OUT:
            assert getattr(loaded, name) == getattr(position, name), name
        assert loaded.legal_actions() == position.legal_actions()
        position.apply(choose(position, picks, 3))
