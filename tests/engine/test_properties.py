"""Thousands of random games: what is true after every action, whatever is played."""

import copy
import json
import pickle
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from invariants import faults, steps_back, wrong_statistics, wrongly_ranked
from run_sizes import take_share
from teotihuacan import (
    ACTIONS,
    COMPILED,
    Event,
    IllegalAction,
    Position,
    Setup,
    TeotihuacanError,
    random_playout,
)
from teotihuacan.engine.record.state import FIELDS
from teotihuacan.engine.record.storage import unpack
from teotihuacan.game.notation import action_text, parse_action, question_text
from teotihuacan.game.position_json import position_from_json, position_to_json
from walks import SETUPS, Picks, moments, rich, setup_name, walk

pytestmark = pytest.mark.random_games

# 36 set-ups: 2,016 games compiled in a thorough run, 72 interpreted (some hundred times slower),
# in chunks for pytest-xdist to spread. A third of them starts with plenty for everybody.
GAMES = take_share(56) if COMPILED else 2
CHUNKS = 2 if COMPILED else 1


def sampled(setup: Setup) -> Iterator[Position]:
    """Some moments of some games: about 30 of a set-up compiled, a few interpreted."""
    for seed in range(4 if COMPILED else 1):
        yield from moments(setup, seed, 50 if COMPILED else 100)


def first_position(wanted: Callable[[Position], bool]) -> Position:
    """The first position of a game that is wanted."""
    position = Position.new(Setup(players=2), 1)
    for _ in walk(position, 1):
        if wanted(position):
            return position
    raise AssertionError("no such position in this game")


@pytest.mark.parametrize("chunk", range(CHUNKS))
@pytest.mark.parametrize("setup", SETUPS, ids=setup_name)
def test_after_every_action_all_is_conserved_and_within_limits(setup: Setup, chunk: int) -> None:
    for seed in range(chunk, GAMES, CHUNKS):
        position = rich(setup, seed) if seed % 3 == 1 else Position.new(setup, seed)
        before = unpack(position.to_bytes())
        decisions = position.decisions_made
        for action in walk(position, seed):
            after = unpack(position.to_bytes())
            wrong = faults(position, after) + steps_back(before, after)
            assert wrong == [], f"seed {seed}, decision {decisions}"
            assert position.is_legal(action)
            assert position.decisions_made == decisions
            before = after
            decisions += 1
        assert faults(position) == [], f"seed {seed}, at the end"
        assert wrong_statistics(position) == [], f"seed {seed}, at the end"
        assert wrongly_ranked(position) == [], f"seed {seed}, at the end"


@pytest.mark.parametrize("setup", SETUPS, ids=setup_name)
def test_a_game_has_one_turn_each_per_round(setup: Setup) -> None:
    """rule 9.1: without dark eclipse all have had as many turns at the end; with it (rule 10)
    a game may end in mid-round, later seats one turn short."""
    for seed in range(GAMES):
        position = Position.new(setup, seed)
        for _ in walk(position, seed):
            pass
        turns = [position.statistics(seat)["turns"] for seat in range(setup.players)]
        assert turns == sorted(turns, reverse=True)
        assert turns[0] - turns[-1] <= int(setup.dark_eclipse)


# Copies ---


def twins(position: Position) -> dict[str, Position]:
    """The same position by every way that makes another one of it."""
    return {
        "copy": position.copy(),
        "copy.copy": copy.copy(position),
        "copy.deepcopy": copy.deepcopy(position),
        "pickle": pickle.loads(pickle.dumps(position)),
        "bytes": Position.from_bytes(position.to_bytes()),
        "json": position_from_json(position_to_json(position)),
        "json text": position_from_json(json.dumps(position_to_json(position))),
    }


@pytest.mark.parametrize("setup", SETUPS, ids=setup_name)
def test_copies_are_equal_and_independent(setup: Setup) -> None:
    for position in sampled(setup):
        before = position.to_bytes()
        for way, twin in twins(position).items():
            assert twin == position, way
            assert twin.to_bytes() == before, way
            assert hash(twin) == hash(position), way
            assert (twin.seat, twin.question) == (position.seat, position.question), way
            assert twin.legal_actions() == position.legal_actions(), way
            assert twin.setup == setup, way
            if not twin.over:
                twin.apply(twin.legal_actions()[-1])
                assert twin != position, way
            assert position.to_bytes() == before, way
        assert position != "a position"
        assert len({position, position.copy()}) == 1


def test_decisions_are_counted_from_the_set_up_or_the_reading_on() -> None:
    position = Position.new(SETUPS[0], 1)
    for _ in range(3):
        position.apply(position.legal_actions()[0])
    assert position.decisions_made == 3
    assert position.copy().decisions_made == 3
    assert Position.from_bytes(position.to_bytes()).decisions_made == 0


# Actions ---


@pytest.mark.parametrize("setup", SETUPS, ids=setup_name)
def test_every_offered_action_works_with_and_without_events(setup: Setup) -> None:
    for position in sampled(setup):
        before = position.to_bytes()
        for action in position.legal_actions():
            silent, told = position.copy(), position.copy()
            events: list[Event] = []
            silent.apply(action)
            told.apply(action, events)
            assert silent == told
            assert silent.to_bytes() != before
            assert faults(silent) == []
        assert position.to_bytes() == before


@pytest.mark.parametrize("setup", SETUPS, ids=setup_name)
def test_every_other_action_is_refused_and_changes_nothing(setup: Setup) -> None:
    picks = Picks(setup.players)
    for position in sampled(setup):
        before = position.to_bytes()
        legal = set(position.legal_actions())
        for action in (-1, ACTIONS, 2**64, -(2**64), *(picks.below(ACTIONS) for _ in range(8))):
            if action in legal:
                continue
            events: list[Event] = []
            with pytest.raises(IllegalAction) as refused:
                position.apply(action, events)
            assert "\n" not in str(refused.value)
            assert events == []
            assert position.to_bytes() == before
            assert not position.is_legal(action)
        assert position.legal_actions() == sorted(legal)


@pytest.mark.parametrize("odd", ["x", None, 1.5, 1.0, [1], "1", b"1"], ids=repr)
@pytest.mark.parametrize("decline", [True, False], ids=["decline legal", "decline illegal"])
def test_what_is_no_whole_number_is_refused(odd: Any, decline: bool) -> None:
    """Above all 1.5 and 1.0 are not taken for action 1, "decline", where that is legal."""
    position = first_position(lambda p: p.is_legal(1) == decline)
    before = position.to_bytes()
    with pytest.raises(IllegalAction) as refused:
        position.apply(odd)
    assert "\n" not in str(refused.value)
    assert position.to_bytes() == before


def test_true_is_no_answer_where_action_1_is_none() -> None:
    position = first_position(lambda p: not p.is_legal(1))
    before = position.to_bytes()
    with pytest.raises(IllegalAction):
        position.apply(True)
    assert position.to_bytes() == before


def test_nothing_is_legal_in_a_finished_game() -> None:
    position = random_playout(Position.new(SETUPS[0], 1), 1)
    for action in range(ACTIONS):
        with pytest.raises(IllegalAction, match="over"):
            position.apply(action)


@pytest.mark.parametrize("setup", SETUPS, ids=setup_name)
def test_texts_of_actions_differ_and_parse_back(setup: Setup) -> None:
    picks = Picks(setup.players)
    for position in sampled(setup):
        texts = [action_text(position, action) for action in position.legal_actions()]
        assert len(set(texts)) == len(texts)
        for _ in range(min(len(texts), 4)):
            text = picks.of(texts)
            action = parse_action(position, text)
            assert action_text(position, action) == text
            assert parse_action(position, str(action)) == action
        assert "\n" not in question_text(position)


# Seeds, random players, seats ---


@pytest.mark.parametrize("setup", SETUPS, ids=setup_name)
def test_the_same_seed_gives_the_same_game(setup: Setup) -> None:
    for seed in (0, 1, 2**60 - 1):
        one, other = Position.new(setup, seed), Position.new(setup, seed)
        assert one == other
        for action in walk(one, seed):
            assert other.seat == one.seat
            other.apply(action)
            assert other.decisions_made == one.decisions_made + 1
        assert one == other


@pytest.mark.parametrize("setup", SETUPS, ids=setup_name)
def test_different_seeds_give_different_games(setup: Setup) -> None:
    layouts = {Position.new(setup, seed).to_bytes()[8:] for seed in range(200)}
    assert len(layouts) == 200


@pytest.mark.parametrize("setup", SETUPS, ids=setup_name)
def test_random_playouts_are_repeatable_and_leave_the_position_alone(setup: Setup) -> None:
    for position in sampled(setup):
        before = position.to_bytes()
        ends = [random_playout(position, seed) for seed in (1, 1, 2)]
        assert position.to_bytes() == before
        assert ends[0] == ends[1]
        assert ends[0].over
        assert (ends[0] == ends[2]) == position.over
        assert faults(ends[0]) == []


@pytest.mark.parametrize("seat", [-1, 2, True, "0", None, 0.0], ids=repr)
def test_other_seats_are_refused(seat: Any) -> None:
    position = Position.new(Setup(players=2), 0)
    for ask in (position.books, position.statistics):
        with pytest.raises(TeotihuacanError, match=r"^seat must be 0 to 1"):
            ask(seat)
    if seat != -1:  # a spectator
        with pytest.raises(TeotihuacanError, match=r"^seat must be 0 to 1"):
            position.determinize(seat, 1)


COLD = {field.name for field in FIELDS if field.cold}


def without_cold(position: Position) -> dict[str, Any]:
    """The position as a search sees it, which copies only what rules read."""
    return {name: value for name, value in position.record().items() if name not in COLD}


@pytest.mark.parametrize("setup", SETUPS[::3], ids=setup_name)
def test_no_rule_reads_what_only_tells_the_past(setup: Setup) -> None:
    for position in sampled(setup):
        blank = {field.name: field.blank() for field in FIELDS if field.cold}
        other = Position.from_record(position.record() | blank)
        picks = Picks(7)
        for _ in range(25):
            assert other.legal_actions() == position.legal_actions()
            assert without_cold(other) == without_cold(position)
            if position.over:
                break
            action = picks.of(position.legal_actions())
            position.apply(action)
            other.apply(action)
