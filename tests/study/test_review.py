"""Reviews: what turns lost, the same everywhere; luck and play add up; a blunder is found."""

import json
from dataclasses import replace
from itertools import pairwise

import pytest
from planted_games import begin_game, find_bad_turn, play_planted_game

from random_games import finished
from teotihuacan import Game, Setup
from teotihuacan.bots import Referee, bot_named
from teotihuacan.game.views import is_secret
from teotihuacan.i18n.active_language import use_language
from teotihuacan.study.review import (
    LABELS,
    SOURCES,
    Coach,
    DrawLuck,
    Review,
    TurnReview,
    choose_draws,
    find_mistakes,
    join_review,
    judge_turn,
    list_requests,
    review_game,
    review_turns,
    review_turns_in_processes,
    split_turns,
)
from teotihuacan.study.review.judging import Loss
from teotihuacan.study.review.labels import (
    BLUNDER,
    CLOSE,
    GRADES,
    LEVELS,
    grade_loss,
    name_level,
    rate_accuracy,
)
from teotihuacan.study.review.sources import BOOKS, share_loss
from teotihuacan.study.review.verdicts import choose_label


@pytest.fixture(scope="module")
def review() -> Review:
    return review_game(play_planted_game())


def planted_turn(review: Review) -> TurnReview:
    return next(turn for turn in review.turns if turn.first == begin_game().ply)


# Turns ---


def test_turns_follow_each_other_and_are_all_of_the_game() -> None:
    game = finished(Setup(3), 5)
    turns = split_turns(game)
    assert turns[0].first == 0
    assert turns[-1].last == game.ply
    assert all(turn.last == following.first for turn, following in pairwise(turns))
    assert [turn.number for turn in turns] == list(range(len(turns)))
    assert [action for turn in turns for action in turn.actions] == game.actions
    assert {turn.kind for turn in turns} == {"setup", "turn", "salary"}
    assert sorted({turn.period for turn in turns}) == [0, 1, 2]


def test_a_turn_is_judged_without_what_is_hidden_from_its_seat() -> None:
    game = play_planted_game()
    for turn in split_turns(game, seed=1):
        for at, position in enumerate(turn.questions):
            true = game.position_at(turn.first + at)
            assert not position.has_same_chance(true)
            assert position.legal_actions() == true.legal_actions()


# What a review says ---


def test_a_planted_blunder_is_found(review: Review) -> None:
    turn = planted_turn(review)
    assert tuple(turn.played) == find_bad_turn()
    assert turn.number in review.seats[0].costliest
    assert turn in find_mistakes(review, 0)
    assert turn.label in ("mistake", "blunder")
    assert turn.best != turn.played
    assert turn.gains or turn.prices
    before = begin_game().position.copy()
    for action in turn.best:
        before.apply(action)  # legal, all of it


def test_figures_fit_each_other(review: Review) -> None:
    for turn in review.turns:
        assert turn.label in LABELS
        assert 0 <= turn.win <= turn.best_win <= 1
        assert turn.vp <= turn.best_vp
        assert 0 <= turn.accuracy <= 100
        assert tuple(turn.sources) == SOURCES
    for seat in review.seats:
        own = [turn for turn in review.turns if turn.seat == seat.seat]
        assert sum(seat.labels.values()) == len(own)
        assert seat.level in LEVELS
        assert sum(seat.sources.values()) <= sum(turn.lost_vp for turn in own) + 0.01
        assert len(seat.costliest) <= 3
    assert [point.ply for point in review.chances][-1] == play_planted_game().ply
    assert all(sum(point.win) == pytest.approx(1, abs=0.001) for point in review.chances)


def test_a_review_is_the_same_again_as_data_in_processes_under_other_names_and_in_any_language(
    review: Review,
) -> None:
    game = play_planted_game()
    assert Review.from_dict(json.loads(json.dumps(review.to_dict()))) == review
    renamed = Game(game.setup, game.seed, ["mcts:60", "Zoe"])
    for action in game.actions:
        renamed.play(action)
    with use_language("tr"):
        assert review_game(renamed, processes=2) == review


@pytest.mark.parametrize("names", [None, ["Zoe", "Ann"], ["mcts:60", "Ann"]])
def test_names_and_who_is_a_person_change_no_figure(
    review: Review, names: list[str] | None
) -> None:
    game = play_planted_game()
    renamed = Game(game.setup, game.seed, names)
    for action in game.actions:
        renamed.play(action)
    assert review_game(renamed) == review


def test_another_seed_looks_otherwise_and_a_stopped_review_leaves_nothing(
    review: Review,
) -> None:
    game = play_planted_game()
    turns = review_turns_in_processes(game, "quick", 0, 2)
    some = next(turns)
    turns.close()
    assert some == review.turns[some.number]
    assert next(turns, None) is None
    other = next(iter(review_turns(game, seed=1)))
    assert other.first == review.turns[0].first
    assert (other.best_win, other.best_vp) != (review.turns[0].best_win, review.turns[0].best_vp)


def test_turns_are_joined_in_any_order(review: Review) -> None:
    joined = join_review(play_planted_game(), "quick", 0, reversed(review.turns))
    assert joined == review
    assert len(list_requests(play_planted_game())) == len(review.turns)


# Labels ---


def test_the_worse_of_both_losses_decides() -> None:
    assert [GRADES[grade_loss(win, 0)] for win in (0.04, 0.06, 0.11, 0.16)] == list(GRADES)
    assert [GRADES[grade_loss(0, vp)] for vp in (2.9, 3, 6, 10)] == list(GRADES)
    assert GRADES[grade_loss(0.06, 11)] == BLUNDER
    assert rate_accuracy(0, 0) == pytest.approx(100, abs=0.01)
    assert rate_accuracy(0.3, 0) < rate_accuracy(0.1, 0) < 70
    assert rate_accuracy(1, 0) == 0
    assert name_level(0) == "world_champion"
    assert name_level(1000) == "beginner"


def test_searches_that_disagree_make_a_close_call() -> None:
    assert choose_label([Loss(0, 0), Loss(0.2, 12)]) == (CLOSE, Loss(0, 0))
    assert choose_label([Loss(0.14, 9), Loss(0.18, 11)])[0] == BLUNDER
    assert choose_label([Loss(0, 0), Loss(0.001, 0.1)])[0] == "best"


def test_a_loss_is_divided_between_the_sources_that_bring_more() -> None:
    shared = share_loss(
        6, {**dict.fromkeys(SOURCES, 0.0), "cocoa": 4.0, "masks": 2.0, "avenue": -9}
    )
    assert (shared["cocoa"], shared["masks"], shared["avenue"]) == (4, 2, 0)
    booked = [name for names in BOOKS.values() for name in names]
    assert len(booked) == len(set(booked))
    assert {*booked, "earlier_play"} == {*Game(Setup(2), 1).position.books(0)}


# Luck ---


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_deal_luck_and_play_add_up_to_the_result(players: int) -> None:
    for game in (finished(Setup(players), players), play_bots(players)):
        told = join_review(game, "quick", 0, [])
        scores = game.position.scores()
        assert told.draws
        for seat in told.seats:
            best = max(vp for other, vp in enumerate(scores) if other != seat.seat)
            assert seat.margin == scores[seat.seat] - best
            assert seat.luck == pytest.approx(sum(draw.luck[seat.seat] for draw in told.draws))
            assert seat.start + seat.luck + seat.skill == pytest.approx(seat.margin, abs=1e-9)
        assert any(abs(vp) > 0.1 for draw in told.draws for vp in draw.luck)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_starting_tiles_that_others_chose_in_secret_are_play(players: int) -> None:
    game = finished(Setup(players), players)
    last = max(ply for ply in range(game.ply) if is_secret(game.position_at(ply)))
    shown = [draw.ply for draw in join_review(game, "quick", 0, []).draws]
    assert last not in shown
    assert shown


def test_the_draws_that_mattered_are_three_for_each_seat_at_most() -> None:
    figures = ((1, -1), (4, -2), (-3, 0.4), (0.6, 5), (0.4, -0.4), (-0.5, -3))
    draws = [DrawLuck(ply, "drawn", [*luck]) for ply, luck in enumerate(figures)]
    assert [draw.ply for draw in choose_draws(draws, [0])] == [0, 1, 2]
    assert [draw.ply for draw in choose_draws(draws, [1])] == [1, 3, 5]
    assert [draw.ply for draw in choose_draws(draws, [0, 1])] == [0, 1, 2, 3, 5]
    assert choose_draws(draws[4:5], [0, 1]) == []  # hardly worth a word


def play_bots(players: int) -> Game:
    game = Game(Setup(players, first_game=True), 8)
    with Referee([bot_named("greedy")] * players, 8) as referee:
        while not game.position.over:
            game.play(referee.answer(game.position).action)
    return game


# Mistakes and coaches ---


@pytest.mark.parametrize("label", LABELS)
def test_only_inaccuracies_and_worse_are_mistakes(review: Review, label: str) -> None:
    """A turn labelled good was to be played better, although it has a tick."""
    turn = replace(planted_turn(review), label=label)
    wrong = label in ("inaccuracy", "mistake", "blunder")
    assert find_mistakes(replace(review, turns=[turn]), 0) == [turn] * wrong
    joined = join_review(play_planted_game(), "quick", 0, [turn])
    assert joined.seats[0].costliest == [turn.number] * wrong


def test_a_try_is_good_enough_if_it_is_nearly_the_best(review: Review) -> None:
    turn, before = planted_turn(review), begin_game().position
    assert not judge_turn(before, list(find_bad_turn())).is_good_enough
    best = judge_turn(before, turn.best)
    assert best.lost.vp < turn.lost_vp
    assert best.lost.win <= turn.lost_win


def test_a_coach_offers_a_costly_turn_back_before_it_is_over(review: Review) -> None:
    game, coach = begin_game().copy(), Coach({0})
    *begun, last = find_bad_turn()
    for action in begun:
        assert coach.look_at(game, action) is None  # the turn goes on
        game.play(action)
    offer = coach.look_at(game, last)
    assert offer is not None
    assert (offer.first, offer.seat, tuple(offer.actions)) == (
        begin_game().ply,
        0,
        find_bad_turn(),
    )
    assert offer.verdict.best == planted_turn(review).best
    coach.take_back(game, offer)
    assert game.actions == begin_game().actions
    assert Coach({1}).look_at(play_to_last(), last) is None  # not this one's pupil


def play_to_last() -> Game:
    game = begin_game().copy()
    for action in find_bad_turn()[:-1]:
        game.play(action)
    return game
