"""Openings: counted from records, estimated where few games know a pair, told at a choice."""

import json
import random
from math import sqrt
from pathlib import Path

import pytest
from make_openings import dump, measure_error

from forked import run_forked as run
from teotihuacan import Position, Setup
from teotihuacan.game.files import dump_game
from teotihuacan.game.game import Game
from teotihuacan.game.views import view
from teotihuacan.study.openings import OpeningError, Openings, Tally, advise_start, read_openings
from teotihuacan.study.openings.book import PAIRS, TILES
from teotihuacan.study.openings.reading import Opening


def play_randomly(setup: Setup, seed: int) -> Game:
    """A whole game of random answers."""
    chance = random.Random(seed)
    game = Game(setup, seed)
    while not game.position.over:
        game.play(chance.choice(game.position.legal_actions()))
    return game


def test_a_record_tells_tiles_first_turns_and_results() -> None:
    game = play_randomly(Setup(3), 5)
    openings = read_openings(dump_game(game))
    scores, winner = game.position.scores(), game.position.ranking()[0]
    kept = [seen["starting_tiles"] for seen in view(game.position, 0)["players"]]
    for seat, opening in enumerate(openings):
        assert (opening.players, opening.seat, opening.vp) == (3, seat, scores[seat])
        assert opening.won == (seat == winner)
        assert opening.deed in ("main", "collect", "worship")
        assert sorted(opening.tiles) == sorted(tile["tile"] for tile in kept[seat])


def test_a_first_game_and_an_unfinished_one_tell_nothing() -> None:
    first = play_randomly(Setup(2, first_game=True), 1)
    assert read_openings(dump_game(first)) == []
    begun = Game(Setup(2), 1)
    begun.play(begun.position.legal_actions()[0])
    assert read_openings(dump_game(begun)) == []


def invent_games(effects: dict[int, float], games: int, seed: int) -> Tally:
    """Games in which a tile brings what `effects` say, and chance 20 VP more or less."""
    chance = random.Random(seed)
    tally = Tally()
    for _ in range(games):
        played = []
        for seat in range(2):
            pair = chance.choice(PAIRS)
            vp = 100 + 5 * seat + sum(effects[tile] for tile in pair) + chance.gauss(0, 20)
            played.append(Opening(2, seat, list(pair), "forest", "main", round(vp)))
        played[0].won = played[0].vp >= played[1].vp
        played[1].won = not played[0].won
        tally.add_game(played)
    return tally


def draw_effects(seed: int) -> dict[int, float]:
    """Tiles that bring more or less, 0 on average."""
    chance = random.Random(seed)
    drawn = {tile: chance.gauss(0, 5) for tile in TILES}
    mean = sum(drawn.values()) / len(drawn)
    return {tile: effect - mean for tile, effect in drawn.items()}


def test_the_model_finds_what_tiles_bring_and_tells_its_error() -> None:
    effects = draw_effects(3)
    book = Openings(invent_games(effects, 3000, 1))
    off = []
    for pair in PAIRS:
        row = book.find(2, 1, pair)
        true = 105 + sum(effects[tile] for tile in pair)
        off.append((row.vp - true) / row.error)
        assert row.interval[0] <= (row.win_rate or 0) <= row.interval[1]
    assert sqrt(sum(one * one for one in off) / len(off)) < 1.6  # no larger than it is told
    assert book.find(2, 1, (1, 2)).vp - book.find(2, 0, (1, 2)).vp == pytest.approx(5, abs=2.5)


def test_the_model_foretells_unknown_games_better_than_counts() -> None:
    effects = draw_effects(3)
    known, unknown = (invent_games(effects, 2000, seed) for seed in (1, 2))
    errors = measure_error(known, unknown)
    assert errors["model"] < errors["means"]
    assert errors["model"] < errors["counts"]


def test_a_pair_that_nobody_played_has_the_sum_of_its_tiles() -> None:
    tally = invent_games({tile: tile - 9.5 for tile in TILES}, 4000, 4)
    for key in [key for key in tally.cells if key[2] == (17, 18)]:
        del tally.cells[key]
    row = Openings(tally).find(2, None, (17, 18))
    assert (row.games, row.mean_vp, row.win_rate, row.interval) == (0, None, None, (0.0, 1.0))
    assert row.vp == pytest.approx(102.5 + 16, abs=4)


def test_a_book_is_the_same_after_writing_and_reading() -> None:
    book = Openings(invent_games(dict.fromkeys(TILES, 1.0), 50, 1), ["adept"])
    again = Openings.from_dict(json.loads(dump(book)))
    assert again.to_dict() == book.to_dict()
    assert again.find(2, 0, (3, 4)) == book.find(2, 0, (3, 4))


def test_the_book_of_the_game_knows_every_pair_by_players_and_seat() -> None:
    book = Openings.read()
    assert book.games > 5000
    for players in (1, 2, 3, 4):
        rows = book.rank_pairs(TILES, players)
        assert len(rows) == len(PAIRS)
        assert [row.vp for row in rows] == sorted((row.vp for row in rows), reverse=True)
        for seat in range(players):
            assert book.find(players, seat, (6, 10)).games > 0
        turns = book.list_first_turns(players, (6, 10))
        assert sum(turn.share for turn in turns) == pytest.approx(1)
        assert turns[0].games == max(turn.games for turn in turns)


def test_six_pairs_of_four_tiles_are_ranked() -> None:
    rows = Openings.read().rank_pairs([16, 3, 10, 7], 2, 0)
    assert len(rows) == 6
    assert all(row.tiles[0] < row.tiles[1] for row in rows)


@pytest.mark.parametrize(
    ("players", "seat", "pair", "said"),
    [
        (5, None, (1, 2), "players must be 1, 2, 3 or 4, not 5"),
        (2, 2, (1, 2), "the place in turn order must be 1 to 2, not 3"),
        (2, 0, (1, 19), "there is no starting tile 19: their numbers are 1 to 18"),
        (2, 0, (4, 4), "a pair is two different starting tiles"),
    ],
)
def test_what_there_is_not_is_refused(
    players: int, seat: int | None, pair: tuple[int, int], said: str
) -> None:
    with pytest.raises(OpeningError, match=said):
        Openings.read().find(players, seat, pair)


def test_whoever_chooses_tiles_is_told_all_answers() -> None:
    position = Position.new(Setup(2), 3)
    advice = advise_start(view(position, position.seat))
    assert advice is not None
    assert sorted(option.action for option in advice.options) == position.legal_actions()
    assert advice.options[0].behind == 0
    behind = [option.behind for option in advice.options]
    assert behind == sorted(behind)
    while position.question == "keep_starting_tiles":
        position.apply(advice.options[0].action)
    assert advise_start(view(position, position.seat)) is None


def test_in_a_draft_the_second_tile_is_told_with_the_first() -> None:
    position = Position.new(Setup(2, draft=True), 3)
    first = advise_start(view(position, position.seat))
    assert first is not None
    assert all(len(option.tiles) == 1 for option in first.options)
    for _ in range(2):  # the last in turn order takes twice in a row
        position.apply(position.legal_actions()[0])
    second = advise_start(view(position, position.seat))
    assert second is not None
    kept = view(position, 1)["players"][1]["starting_tiles"][0]["tile"]
    for option in second.options:
        assert option.vp == Openings.read().find(2, 1, (kept, *option.tiles)).vp


# The command ---


def test_the_command_ranks_dealt_tiles_and_tells_first_turns() -> None:
    told = run("openings", "--tiles", "3,7,10,16", "--players", "2")
    assert told.returncode == 0, told.stderr
    assert "Openings in" in told.stdout
    assert "First turns with tiles" in told.stdout
    assert "±" in told.stdout
    assert sum(" + " in line for line in told.stdout.splitlines()) == 6


def test_the_command_lists_the_best_of_all_pairs() -> None:
    told = run("openings", "--players", "4", "--place", "3")
    assert "The best 20 of 153 pairs" in told.stdout
    assert sum(" + " in line for line in told.stdout.splitlines()) == 20


def test_the_command_speaks_json() -> None:
    told = run("openings", "--tiles", "6,10", "--players", "3", "--place", "2", "--json")
    report = json.loads(told.stdout)
    assert (report["players"], report["place"]) == (3, 2)
    (pair,) = report["pairs"]
    assert pair == Openings.read().find(3, 1, (6, 10)).to_dict()
    assert report["first_turns"][0]["board"]


def test_a_place_in_turn_order_was_called_a_seat_before() -> None:
    """Seats are counted from 0 elsewhere; the older name still works without being told."""
    named = [run("openings", "--players", "3", name, "2") for name in ("--place", "--seat")]
    assert named[0].stdout == named[1].stdout != run("openings", "--players", "3").stdout
    told = run("openings", "--help").stdout
    assert "--place" in told
    assert "--seat" not in told


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (("--tiles", "7"), "'7' are no starting tiles"),
        (("--tiles", "7,7"), "give every starting tile once"),
        (("--tiles", "7,19"), "there is no starting tile 19"),
        (("--players", "5"), "players must be 1, 2, 3 or 4, not 5"),
        (("--players", "2", "--place", "3"), "the place in turn order must be 1 to 2, not 3"),
        (("--place", "0"), "the place in turn order must be 1 to 2, not 0"),
    ],
)
def test_the_command_refuses_in_a_line(options: tuple[str, ...], said: str) -> None:
    told = run("openings", *options)
    assert told.returncode != 0
    assert said in told.stderr
    assert len(told.stderr.splitlines()) == 1


def test_a_hint_at_the_prompt_tells_openings_when_tiles_are_chosen(tmp_path: Path) -> None:
    told = run(
        *("play", "--seed", "3", "--first", "1"),
        typed="hint\nquit\n",
        TEOTIHUACAN_DATA=str(tmp_path),
    )
    assert "Openings: " in told.stdout
    assert "expected" in told.stdout
