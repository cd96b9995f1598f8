"""Ratings: known answers, strengths found again, nothing infinite."""

import random
from itertools import combinations, pairwise
from math import isfinite, log

import pytest

from teotihuacan.arena.playing import Result, SeatResult
from teotihuacan.arena.ratings import (
    ELO,
    Wins,
    count_wins_by_deal,
    rate_entrants,
)
from teotihuacan.study.intervals import compute_wilson_interval

STRENGTHS = {"a": 0.0, "b": 120.0, "c": 240.0, "d": 480.0}


def game(seed: int, *ranked: str) -> Result:
    """A game that ended in this ranking; seats are in another order."""
    seats = [SeatResult(name, place, 0, {}, [], []) for place, name in enumerate(ranked, 1)]
    return Result(0, seed, list(ranked), seats[::-1])


def simulated(deals: int, chance: random.Random, pairs: list[tuple[str, str]]) -> dict[int, Wins]:
    """Two games of each pair and deal between players of known strengths."""
    found: dict[int, Wins] = {}
    for seed in range(deals):
        wins: Wins = {}
        for a, b in pairs * 2:
            odds = 10 ** ((STRENGTHS[a] - STRENGTHS[b]) / 400)
            pair = (a, b) if chance.random() < odds / (1 + odds) else (b, a)
            wins[pair] = wins.get(pair, 0) + 1
        found[seed] = wins
    return found


def test_three_wins_of_four_are_191_elo() -> None:
    deals = {seed: {("a", "b"): 75.0, ("b", "a"): 25.0} for seed in range(40)}
    ratings = rate_entrants(["a", "b"], deals, anchor="b")
    assert ratings["a"].elo == pytest.approx(ELO * log(3), abs=0.5) == pytest.approx(191, abs=1)
    assert ratings["b"].elo == ratings["b"].low == ratings["b"].high == 0


def test_ten_to_one_is_400_elo_and_without_anchor_the_mean_is_0() -> None:
    deals = {seed: {("a", "b"): 100.0, ("b", "a"): 10.0} for seed in range(40)}
    ratings = rate_entrants(["a", "b"], deals)
    assert ratings["a"].elo == pytest.approx(200, abs=0.5)
    assert ratings["b"].elo == pytest.approx(-ratings["a"].elo)


def test_a_game_of_three_counts_as_its_pairs() -> None:
    deals = count_wins_by_deal(
        [game(7, "a", "b", "c"), game(7, "c", "a", "a"), game(8, "b", "a")]
    )
    assert deals == {
        7: {("a", "b"): 1, ("a", "c"): 1, ("b", "c"): 1, ("c", "a"): 2},
        8: {("b", "a"): 1},
    }


@pytest.mark.parametrize("form", ["round-robin", "ladder"])
def test_strengths_are_found_again(form: str) -> None:
    names = list(STRENGTHS)
    robin = list(combinations(names, 2))
    ladder = list(pairwise(names))
    pairs = robin if form == "round-robin" else ladder
    ratings = rate_entrants(names, simulated(400, random.Random(1), pairs), anchor="a")
    assert sorted(names, key=lambda name: ratings[name].elo) == names
    for name, strength in STRENGTHS.items():
        assert ratings[name].elo == pytest.approx(strength, abs=60)


def test_intervals_cover_the_truth_nearly_always() -> None:
    names = list(STRENGTHS)
    chance = random.Random(2)
    hits = 0
    for _ in range(20):
        deals = simulated(30, chance, list(combinations(names, 2)))
        ratings = rate_entrants(names, deals, anchor="a")
        for name in names[1:]:
            assert ratings[name].low <= ratings[name].elo <= ratings[name].high
            hits += ratings[name].low <= STRENGTHS[name] <= ratings[name].high
    assert hits >= 0.85 * 60


def test_games_of_one_deal_are_not_counted_as_independent() -> None:
    """Deals that decide all their games leave more doubt than as many single games."""
    decided: dict[int, Wins] = {
        seed: {("a", "b") if seed % 3 else ("b", "a"): 10.0} for seed in range(30)
    }
    mixed = {seed: {("a", "b"): 20 / 3, ("b", "a"): 10 / 3} for seed in range(30)}
    wide, narrow = (rate_entrants(["a", "b"], deals)["a"] for deals in (decided, mixed))
    assert wide.elo == pytest.approx(narrow.elo, abs=1)
    assert wide.high - wide.low > 5 * (narrow.high - narrow.low)


@pytest.mark.parametrize("deals", [1, 2, 50, 1000])
def test_a_perfect_score_is_finite_and_more_games_say_more(deals: int) -> None:
    wins = {seed: {("a", "b"): 2.0, ("b", "c"): 2.0, ("a", "c"): 2.0} for seed in range(deals)}
    ratings = rate_entrants(["a", "b", "c"], wins, anchor="c")
    for rating in ratings.values():
        assert all(map(isfinite, (rating.elo, rating.low, rating.high)))
    assert 100 < ratings["b"].elo < ratings["a"].elo < 5000
    assert ratings["a"].low < ratings["a"].elo < ratings["a"].high


def test_nobody_has_met_yet() -> None:
    ratings = rate_entrants(["a", "b", "c"], {})
    assert [rating.elo for rating in ratings.values()] == [0, 0, 0]
    assert rate_entrants(["a"], {})["a"].elo == 0


def test_someone_without_games_is_no_trouble() -> None:
    ratings = rate_entrants(["a", "b", "c"], {1: {("a", "b"): 3.0, ("b", "a"): 1.0}})
    assert ratings["a"].elo > ratings["c"].elo > ratings["b"].elo


def test_the_same_seed_gives_the_same_intervals() -> None:
    deals = simulated(20, random.Random(3), list(combinations(STRENGTHS, 2)))
    names = list(STRENGTHS)
    assert rate_entrants(names, deals) == rate_entrants(names, deals)
    assert rate_entrants(names, deals, seed=1) != rate_entrants(names, deals, seed=2)


def test_wilson_intervals_are_those_of_the_books() -> None:
    assert compute_wilson_interval(8, 10) == pytest.approx((0.4902, 0.9433), abs=1e-4)
    assert compute_wilson_interval(0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)
    assert compute_wilson_interval(10, 10) == pytest.approx((0.7225, 1.0), abs=1e-4)
    assert compute_wilson_interval(0, 0) == (0.0, 1.0)
