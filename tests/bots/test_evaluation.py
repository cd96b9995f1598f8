"""The evaluation: a sum of named parts that tells what a seat may expect."""

import pytest

from teotihuacan import Position, Setup, random_playout
from teotihuacan.bots.evaluation import PARTS, evaluate, evaluate_by_part
from teotihuacan.bots.search import choose_policy_action
from teotihuacan.bots.search.constants import FEATURE_NAMES, KNOTS
from teotihuacan.bots.weights import read_weights_file
from walks import Picks, choose


def test_every_feature_belongs_to_one_part() -> None:
    named = [name for names in PARTS.values() for name in names]
    assert sorted(named) == sorted(FEATURE_NAMES)


def test_every_feature_has_a_weight_at_six_times_for_players_and_teotibot() -> None:
    for side in ("players", "teotibot"):
        assert set(read_weights_file()[side]) == set(FEATURE_NAMES)
        assert all(len(row) == KNOTS for row in read_weights_file()[side].values())
    assert len(read_weights_file()["spread"]) == KNOTS


@pytest.mark.parametrize("setup", [Setup(2), Setup(3), Setup(4), Setup(1, level="standard")])
def test_the_parts_add_up_to_what_a_seat_may_expect(setup: Setup) -> None:
    position = Position.new(setup, 1)
    picks = Picks(1)
    while not position.over:
        for seat in range(len(position.scores())):
            parts = evaluate_by_part(position, seat)
            assert sum(parts.values()) == pytest.approx(evaluate(position, seat), abs=0.02)
            assert parts["vp"] == position.scores()[seat]
        position.apply(choose(position, picks, 0))
    assert [evaluate(position, seat) for seat in range(2)] == position.scores()[:2]


def test_at_the_end_nothing_but_vp_counts() -> None:
    end = random_playout(Position.new(Setup(2), 7), 7)
    assert [evaluate(end, seat) for seat in (0, 1)] == end.scores()


def test_the_evaluation_knows_who_is_ahead() -> None:
    right = games = 0
    for seed in range(60):
        position = Position.new(Setup(2), seed)
        guess = None
        while not position.over:
            if position.question == "turn" and min(position.scores()) >= 45 and guess is None:
                guess = evaluate(position, 0) - evaluate(position, 1)
            position.apply(choose_policy_action(position, 100, seed))
        if guess is not None and abs(guess) > 20:
            games += 1
            right += (position.scores()[0] > position.scores()[1]) == (guess > 0)
    assert games > 10
    assert right / games > 0.7


def test_the_parts_of_a_finished_game_are_its_score() -> None:
    end = random_playout(Position.new(Setup(2), 3), 3)
    assert sum(evaluate_by_part(end, 0).values()) == end.scores()[0]
