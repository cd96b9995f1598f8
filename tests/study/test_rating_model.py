"""Ratings: what games do to them, what they foretell, how they go on from season to season."""

from dataclasses import replace
from math import isclose

import pytest

from teotihuacan.server.bots.bot_processes import SERVER_BOTS
from teotihuacan.study.ratings import (
    NEWCOMER,
    POOLS,
    Rating,
    Season,
    begin_season,
    can_be_rated,
    find_anchor,
    find_season,
    is_season,
    list_pools,
    predict_wins,
    rate_game,
    weigh_games,
)

KNOWN = Rating(1500.0, 80.0, 40)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_whoever_ranks_first_gains_and_whoever_is_last_loses(players: int) -> None:
    places = list(range(1, players + 1))
    after = rate_game([KNOWN] * players, places)
    assert after[0].mu > KNOWN.mu > after[-1].mu
    assert [one.mu for one in after] == sorted((one.mu for one in after), reverse=True)
    assert all(one.games == KNOWN.games + 1 for one in after)


def test_the_order_of_the_seats_does_not_matter() -> None:
    before = [Rating(1400.0, 90.0), Rating(1600.0, 200.0), Rating(1500.0, 350.0)]
    one = rate_game(before, [2, 3, 1])
    other = rate_game(before[::-1], [1, 3, 2])[::-1]
    for left, right in zip(one, other, strict=True):
        assert isclose(left.mu, right.mu)
        assert isclose(left.sigma, right.sigma)


def test_an_upset_moves_more_than_what_was_expected() -> None:
    strong, weak = Rating(1800.0, 80.0), Rating(1400.0, 80.0)
    expected = rate_game([strong, weak], [1, 2])[0].mu - strong.mu
    upset = strong.mu - rate_game([strong, weak], [2, 1])[0].mu
    assert 0 < 4 * expected < upset


def test_a_new_rating_moves_more_than_one_that_is_known() -> None:
    new, known = rate_game([NEWCOMER, KNOWN], [1, 2])
    assert new.mu - NEWCOMER.mu > 5 * (KNOWN.mu - known.mu)
    assert new.sigma < NEWCOMER.sigma


def test_a_rating_is_provisional_until_so_many_games() -> None:
    mine, games = NEWCOMER, 0
    while mine.provisional:
        mine, _ = rate_game([mine, KNOWN], [1 + games % 2, 2 - games % 2])
        games += 1
    assert 8 <= games <= 20


def test_a_game_of_less_weight_moves_less() -> None:
    full = rate_game([NEWCOMER, KNOWN], [1, 2])[0]
    half = rate_game([NEWCOMER, KNOWN], [1, 2], weight=0.5)[0]
    none = rate_game([NEWCOMER, KNOWN], [1, 2], weight=0.0)[0]
    assert isclose(half.mu - NEWCOMER.mu, (full.mu - NEWCOMER.mu) / 2)
    assert full.sigma < half.sigma < NEWCOMER.sigma
    assert none == replace(NEWCOMER, games=1)


# Meeting each other very often ---


def test_what_one_name_can_give_another_is_soon_next_to_nothing() -> None:
    """Somebody with two names lets one of them lose a hundred games in a week."""
    main, other = KNOWN, NEWCOMER
    gained = []
    for met in range(100):
        before = main.mu
        weight = weigh_games([met])
        main, other = (rate_game([main, other], [1, 2], weight)[i] for i in (0, 1))
        gained.append(main.mu - before)
    honest = rate_game([KNOWN, KNOWN], [1, 2])[0].mu - KNOWN.mu
    assert sum(gained[10:]) < 2 * honest
    assert main.mu - KNOWN.mu < 100


def test_only_the_games_with_the_same_people_count_less() -> None:
    assert weigh_games([]) == 1.0  # bots alone
    assert weigh_games([0, 0, 0]) == 1.0
    assert weigh_games([8]) < weigh_games([8, 0]) < weigh_games([8, 0, 0]) < 1.0


# Foretelling ---


def test_chances_add_up_and_follow_the_scale() -> None:
    sure = [Rating(1900.0, 0.0), Rating(1500.0, 0.0)]
    assert isclose(predict_wins(sure)[0], 10 / 11)
    for count in (2, 3, 4):
        assert isclose(sum(predict_wins([NEWCOMER] * count)), 1.0)
        assert isclose(predict_wins([NEWCOMER] * count)[0], 1 / count)


def test_the_less_is_known_the_less_is_foretold() -> None:
    ahead = Rating(1900.0, 80.0)
    chances = [predict_wins([ahead, Rating(1500.0, sigma)])[0] for sigma in (50, 150, 350)]
    assert chances == sorted(chances, reverse=True)


# Bots ---


def test_bots_hold_the_scale() -> None:
    for pool in ("all", "2", "3", "4"):
        found = [find_anchor(pool, bot) for bot in ("random", "novice", "student")]
        shown = [one.shown for one in found if one]
        assert shown == sorted(shown)
        assert shown[-1] == 1500


def test_teotibot_gets_stronger_level_by_level() -> None:
    levels = ("easier", "standard", "harder", "hardest")
    found = [find_anchor("solo", "Teotibot", level) for level in levels]
    shown = [one.shown for one in found if one]
    assert shown == sorted(shown)
    assert shown[1] == 1500
    assert find_anchor("solo", "Teotibot", "custom") is None


def test_bots_that_were_not_measured_have_no_rating() -> None:
    assert can_be_rated("student")
    assert not can_be_rated("mcts:500")
    assert all(find_anchor("all", bot) for bot in SERVER_BOTS if can_be_rated(bot))


def test_games_count_in_the_pool_of_their_players_and_in_that_of_all() -> None:
    assert [list_pools(players) for players in (1, 2, 4)] == [
        ("solo",),
        ("2", "all"),
        ("4", "all"),
    ]
    assert {pool for players in (1, 2, 3, 4) for pool in list_pools(players)} == set(POOLS)


# Seasons ---


def test_seasons_begin_every_three_months() -> None:
    season = Season(2026, 4)
    assert find_season(season.begins_at) == season
    assert find_season(season.begins_at - 1) == Season(2026, 3)
    assert (str(season), season.next) == ("2026-4", Season(2027, 1))
    assert Season.parse("2026-4") == season


@pytest.mark.parametrize("name", ["2026-5", "2026-0", "1999-1", "2026", "2026-4 ", "x"])
def test_nothing_else_is_a_season(name: str) -> None:
    assert not is_season(name)
    with pytest.raises(ValueError, match=name):
        Season.parse(name)


def test_a_rating_goes_on_and_is_known_less_well_after_a_break() -> None:
    same = begin_season(KNOWN, Season(2026, 4), Season(2026, 4))
    later = begin_season(KNOWN, Season(2026, 4), Season(2027, 1))
    long_after = begin_season(KNOWN, Season(2026, 4), Season(2056, 1))
    assert same == KNOWN
    assert (later.mu, later.games) == (KNOWN.mu, KNOWN.games)
    assert KNOWN.sigma < later.sigma < long_after.sigma == NEWCOMER.sigma
