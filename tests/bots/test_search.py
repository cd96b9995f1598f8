"""The search: one source that runs compiled and interpreted, deterministic, within its budget."""

import importlib
import os
from typing import Any

import pytest
from compiler.search import SEARCH

from teotihuacan import Position, Setup
from teotihuacan.bots import bot_named
from teotihuacan.bots.mcts import CLASSIC, MctsBot, SearchSettings
from teotihuacan.bots.net import read_net
from teotihuacan.bots.protocol import Budget
from teotihuacan.bots.search import count_turns_begun, estimate_actions, play_policy_game
from teotihuacan.bots.search import search as searching
from teotihuacan.bots.search.constants import FEATURE_NAMES, FEATURES, MOST_BRANCHES
from teotihuacan.bots.weights import read_spread, read_weights
from teotihuacan.engine import position as plain
from walks import SETUPS, Picks, choose, setup_name

SOLO = [Setup(1, level="standard"), Setup(1, level="hardest", dark_eclipse=True)]
STALE = "the compiled search is older than its sources: run `make test`, or `pip install -e .`"


@pytest.fixture(scope="module")
def compiled() -> Any:
    """The compiled search; where tests count (CI) it must be there."""
    try:
        return importlib.import_module("teotihuacan.bots.search._compiled")
    except ImportError as error:
        if os.environ.get("CI"):
            pytest.fail(f"the compiled search is missing: {error}")
        pytest.skip(f"NOT TESTED, the compiled search is missing: {error} (run `make test`)")


@pytest.fixture(scope="module")
def compiled_position() -> Any:
    """The compiled engine's position."""
    return importlib.import_module("teotihuacan.engine._compiled").Position


def mid_game(setup: Setup, seed: int, decisions: int) -> Position:
    """A position of a random game."""
    position = Position.new(setup, seed)
    picks = Picks(seed)
    for _ in range(decisions):
        if position.over:
            break
        position.apply(choose(position, picks, 0))
    return position


def new_search(kind: Any) -> Any:
    """A small search of the plain or the compiled kind."""
    search = kind.Search(20_000, list(read_weights()), read_spread())
    search.set_up(1, 60, 0.4, 200.0, False)
    return search


def test_the_compiled_search_is_made_from_the_present_sources(compiled: Any) -> None:
    assert SEARCH.digest == compiled.SOURCE_DIGEST, STALE


def test_every_feature_has_a_name_of_its_own() -> None:
    assert len(FEATURE_NAMES) == len(set(FEATURE_NAMES)) == FEATURES


@pytest.mark.parametrize("setup", [*SETUPS[::5], *SOLO], ids=setup_name)
def test_plain_and_compiled_search_think_alike(
    setup: Setup, compiled: Any, compiled_position: Any
) -> None:
    for seed, decisions in ((1, 0), (2, 25), (3, 70)):
        data = mid_game(setup, seed, decisions).to_bytes()
        told = []
        for kind, position_class in ((searching, plain.Position), (compiled, compiled_position)):
            position = position_class.from_bytes(data)
            if position.over:
                continue
            search = new_search(kind)
            search.think(position, 25, seed)
            visits = [(entry[0], entry[1]) for entry in search.list_choices()]
            sums = [x for entry in search.list_choices() for x in entry[2:]]
            features = [search.extract_features(position, seat) for seat in range(2)]
            told.append(
                (visits, search.find_best_line(), features, kind.estimate_actions(position), sums)
            )
        if told:
            assert told[0][:-1] == told[1][:-1]
            assert told[0][-1] == pytest.approx(told[1][-1])


@pytest.mark.parametrize("setup", [Setup(2), Setup(3), Setup(4), SOLO[0]], ids=setup_name)
@pytest.mark.parametrize("horizon", [-1, 0])
def test_a_search_may_judge_at_the_leaf(
    horizon: int, setup: Setup, compiled: Any, compiled_position: Any
) -> None:
    for decisions in (0, 30, 60):
        data = mid_game(setup, 4, decisions).to_bytes()
        told = []
        for kind, position_class in ((searching, plain.Position), (compiled, compiled_position)):
            search = new_search(kind)
            search.set_up(horizon, 60, 0.2, 200.0, False)
            search.use_net(read_net())
            search.think(position_class.from_bytes(data), 60, 1)
            told.append([entry[:2] for entry in search.list_choices()])
        assert told[0] == told[1]
        assert sum(visits for _, visits in told[0]) == 60


@pytest.mark.parametrize("setup", [Setup(2), Setup(4, draft=True), *SOLO], ids=setup_name)
def test_the_same_playouts_and_seed_give_the_same_answer(setup: Setup) -> None:
    for decisions in (0, 30, 60):
        position = mid_game(setup, 5, decisions)
        budget = Budget(playouts=150)
        for settings in (SearchSettings(), CLASSIC):
            first = MctsBot(settings).analyse(position, budget, 11)
            assert first == MctsBot(settings).analyse(position, budget, 11)
            assert {c.action for c in first.choices} <= set(position.legal_actions())
        assert first != MctsBot(CLASSIC).analyse(position, budget, 12)


@pytest.mark.parametrize("settings", [SearchSettings(doubt=5.0), CLASSIC], ids=["net", "classic"])
def test_a_whole_game_is_the_same_every_time(settings: SearchSettings) -> None:
    def play(seed: int) -> list[int]:
        position = Position.new(Setup(2), 3)
        bots = [MctsBot(settings), MctsBot(settings)]
        actions: list[int] = []
        while not position.over:
            bot = bots[position.seat]
            actions.append(bot.choose(position, Budget(playouts=30), seed + len(actions)))
            position.apply(actions[-1])
        return actions

    assert play(1) == play(1)
    assert play(1) != play(2)


def test_a_playout_budget_is_kept_and_ends_early_only_when_the_choice_is_settled() -> None:
    position = mid_game(Setup(3), 8, 40)
    bot = MctsBot()
    assert bot.think(position, Budget(playouts=77), 1, to_the_end=True) == 77
    assert sum(entry[1] for entry in bot.search.list_choices()) == 77
    assert 0 < MctsBot().think(position, Budget(playouts=4000), 1) <= 4000


def test_a_tree_grows_as_needed_and_a_full_one_is_still_searched(compiled: Any) -> None:
    position = mid_game(Setup(2), 8, 40)
    told = []
    search = compiled.Search(8_000_000, list(read_weights()), read_spread())
    search.set_up(-1, 60, 0.4, 200.0, False)
    for parts in ([20_000], [7_000, 13_000]):  # grows, then has the memory already
        search.forget()
        done = 0
        for playouts in parts:
            search.think(position, playouts, 5 + 2 * done)
            done += playouts
        told.append((search.list_choices(), search.find_best_line()))
    assert told[0] == told[1]
    small = new_search(compiled)
    small.set_up(-1, 60, 0.4, 200.0, False)
    small.think(position, 20_000, 5)
    assert sum(entry[1] for entry in small.list_choices()) == 20_000
    assert small.list_choices() != told[0][0]  # its tree was full


def test_any_time_is_enough_for_an_answer() -> None:
    position = mid_game(Setup(4), 8, 50)
    for seconds in (1e-9, 0.01):
        answer = MctsBot().choose(position, Budget(seconds=seconds), 1)
        assert position.is_legal(answer)
    assert position.is_legal(MctsBot().choose(position, Budget(playouts=1), 1))


@pytest.mark.parametrize("name", ["mcts:60", "novice", "student"])
def test_a_bot_that_has_played_on_answers_like_a_new_one(name: str) -> None:
    entrant = bot_named(name)
    position = Position.new(Setup(2), 4)
    bots = [entrant.make(), entrant.make()]
    for ply in range(100):
        action = bots[position.seat].choose(position, entrant.budget, ply)
        assert entrant.make().choose(position, entrant.budget, ply) == action
        position.apply(action)


def test_only_the_most_promising_of_many_answers_are_searched() -> None:
    wide = 0
    for seed in range(30):
        position = mid_game(Setup(2), seed, 60)
        while not position.over and len(position.legal_actions()) <= MOST_BRANCHES:
            position.apply(position.legal_actions()[-1])
        if position.over:
            continue
        wide += 1
        analysis = MctsBot().analyse(position, Budget(playouts=200), seed)
        ranked = sorted(zip(estimate_actions(position), position.legal_actions(), strict=True))
        lowest = ranked[-MOST_BRANCHES][0]
        assert len(analysis.choices) == MOST_BRANCHES
        by_action = {action: estimate for estimate, action in ranked}
        assert all(by_action[choice.action] >= lowest for choice in analysis.choices)
    assert wide > 3


def test_the_line_is_legal_and_ends_with_the_turn() -> None:
    for seed in range(12):
        position = mid_game(Setup(2) if seed % 2 else Setup(1, level="standard"), seed, 20 + seed)
        analysis = MctsBot().analyse(position, Budget(playouts=400), seed)
        p = position.copy()
        turns = count_turns_begun(p) + (p.question == "turn")
        assert analysis.line[0] == analysis.choices[0].action
        for action in analysis.line:
            assert p.seat == position.seat
            assert count_turns_begun(p) <= turns
            p.apply(action)


def test_random_playouts_go_to_the_end_of_the_game() -> None:
    position = Position.new(Setup(2), 1)
    analysis = MctsBot(SearchSettings(random_playouts=True)).analyse(
        position, Budget(playouts=50), 1
    )
    wins = [choice.win * choice.visits for choice in analysis.choices]
    assert all(abs(win - round(win)) < 1e-9 for win in wins)


def test_the_policy_plays_whole_games_of_every_kind() -> None:
    for setup in [*SETUPS[::3], *SOLO]:
        end = play_policy_game(Position.new(setup, 2), 60, 2)
        assert end.over
        assert end == play_policy_game(Position.new(setup, 2), 60, 2)
