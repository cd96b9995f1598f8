"""How finished games ended: as the rules say, as people gave up, as plain data."""

import json
import random

import pytest

from teotihuacan import Setup
from teotihuacan.game.game import Game
from teotihuacan.game.views import view
from teotihuacan.study.profiles import (
    BOT,
    PERSON,
    RESIGNED,
    TEOTIBOT,
    GameResult,
    Player,
    read_result,
)

PEOPLE = [Player(PERSON, name) for name in ("Ann", "Bob", "Cid", "Dan")]


def play_randomly(setup: Setup, seed: int, most: int = 10**6) -> Game:
    """A game of random answers, whole or so many of them."""
    chance = random.Random(seed)
    game = Game(setup, seed)
    while not game.position.over and game.ply < most:
        game.play(chance.choice(game.position.legal_actions()))
    return game


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_result_says_what_the_position_says(players: int) -> None:
    game = play_randomly(Setup(players, dark_eclipse=True), players)
    result = read_result(game, PEOPLE[:players], 5)
    scores, ranking = game.position.scores(), game.position.ranking()
    kept = [seen["starting_tiles"] for seen in view(game.position, 0)["players"]]
    assert (result.at, result.players, result.level) == (5, players, None)
    assert (result.options, result.ended_by) == (["dark_eclipse"], "rules")
    for seat, one in enumerate(result.seats):
        assert (one.seat, one.name, one.vp) == (seat, PEOPLE[seat].name, scores[seat])
        assert ranking[one.place - 1] == seat
        assert one.won == (one.place == 1)
        assert sum(one.books.values()) == one.vp
        assert all(one.books.values())
        assert one.starting_tiles == sorted(tile["tile"] for tile in kept[seat])


def test_a_solo_game_has_teotibot_as_second_seat() -> None:
    game = play_randomly(Setup(1, level="harder"), 3)
    result = read_result(game, [PEOPLE[0], Player(TEOTIBOT, "Teotibot")], 1)
    assert (result.players, result.level) == (1, "harder")
    assert [one.kind for one in result.seats] == ["person", "teotibot"]
    assert [one.vp for one in result.seats] == game.position.scores()
    assert result.seats[1].starting_tiles == []


def test_a_first_game_has_no_starting_tiles() -> None:
    game = play_randomly(Setup(2, first_game=True), 1)
    result = read_result(game, PEOPLE[:2], 1)
    assert result.options == ["first_game"]
    assert [one.starting_tiles for one in result.seats] == [[], []]


def test_who_resigned_comes_where_the_table_says() -> None:
    game = play_randomly(Setup(2), 1, most=60)
    gone = [PEOPLE[0]._replace(gone=RESIGNED), PEOPLE[1]]
    result = read_result(game, gone, 1, ended_by="resignation", ranking=[1, 0])
    assert [one.place for one in result.seats] == [2, 1]
    assert [one.won for one in result.seats] == [False, True]
    assert [one.gone for one in result.seats] == ["resigned", ""]
    assert result.seats[0].achievements == []


def test_only_people_achieve_something() -> None:
    game = play_randomly(Setup(2), 2)
    people = read_result(game, PEOPLE[:2], 1)
    bots = read_result(game, [Player(BOT, "novice")] * 2, 1)
    assert any(one.achievements for one in people.seats)
    assert not any(one.achievements for one in bots.seats)


def test_a_result_is_read_back_from_plain_data() -> None:
    result = read_result(play_randomly(Setup(3), 4), PEOPLE[:3], 7)
    assert GameResult.from_dict(json.loads(json.dumps(result.to_dict()))) == result
