"""What the table shows fits, and names everything by a letter or sign."""

import random
from textwrap import wrap

import pytest

from teotihuacan import Game, Setup
from teotihuacan.bots import Answer
from teotihuacan.bots.seats import start_game
from teotihuacan.engine.names import DISCOVERY_NAMES, QUESTION_NAMES
from teotihuacan.game.views import view
from teotihuacan.terminal.pyramid import squares
from teotihuacan.tui.drawing import ring, side
from teotihuacan.tui.drawing.choices import KEYS, RESERVED, list_choices
from teotihuacan.tui.drawing.rows import ROW, WIDTH, choice_rows, hand_text, heading_text
from teotihuacan.tui.drawing.signs import discovery_sign, tile_sign
from teotihuacan.tui.match import Match

LINES_OF_A_BOARD = 5
LINES_OF_A_HAND = 6


def actions(answers: list[Answer]) -> list[int]:
    return [answer.action for answer in answers]


def test_every_tile_has_a_sign() -> None:
    signs = {discovery_sign(tile) for tile in DISCOVERY_NAMES}
    assert len(signs) == len(DISCOVERY_NAMES)
    assert max(map(len, signs)) <= 5
    tiles = (None, *DISCOVERY_NAMES)
    assert all(len(tile_sign(tile, ring.WIDTH)) <= ring.WIDTH for tile in tiles)


def test_no_answer_takes_a_key_of_the_table() -> None:
    assert not set(KEYS) & set(RESERVED)
    assert len(set(KEYS)) == len(KEYS)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_whole_games_fit_on_the_table(players: int) -> None:
    setup = Setup(players, advanced_worship=players == 3)
    match = Match(start_game(setup, players, players))
    chooser = random.Random(players)
    asked = set()
    named = side.Named(match.names, match.levels)
    while not match.over:
        seen = view(match.position, match.position.seat)
        for board in seen["ring"]:
            lines = ring.board_text(seen, board).plain.split("\n")
            assert len(lines) <= LINES_OF_A_BOARD
            assert all(len(line.rstrip()) <= ring.WIDTH for line in lines), lines
        beside = [side.tracks(seen), side.tiles(seen), side.players(seen, named)]
        if match.solo:
            beside.append(side.action_pyramid(seen))
        for text in beside:
            assert all(len(line.rstrip()) <= side.WIDTH for line in text.plain.split("\n")), text
        asked.add(match.position.question)
        if chooser.random() < 0.2:
            offered = list_choices(seen)
            assert sorted(c.action for c in offered) == match.position.legal_actions()
            assert all(len(row.plain) <= ROW for row in choice_rows(offered))
            assert len(heading_text(match, seen, True)[1]) <= 2 * WIDTH
        hand = hand_text(seen, match.position.seat)
        if hand is not None:
            wrapped = [wrap(line, WIDTH) for line in hand.plain.split("\n")]
            assert sum(map(len, wrapped)) <= LINES_OF_A_HAND
        match.play(chooser.choice(match.position.legal_actions()))
    assert len(asked) > 10
    assert asked <= set(QUESTION_NAMES)
    assert all("{" not in line.text for line in match.log(lately=False))


def test_teotibots_turn_is_told_step_by_step() -> None:
    setup = Setup(1, first_game=True)
    match = Match(start_game(setup, 1, 7))
    for _ in range(2):
        match.play(match.position.legal_actions()[0])
    told = list(match.log())
    assert any(line.text.startswith("B: Rolled ") for line in told)
    assert any(line.text.startswith("· ") for line in told)


@pytest.mark.parametrize("bot", ["random", "mcts:5"])
def test_a_continued_game_goes_on_as_it_would_have(bot: str) -> None:
    setup = Setup(3)
    match = Match(start_game(setup, 0, 5, [bot]))
    for _ in range(20):
        for answer in match.program_turn():
            match.play(answer.action)
    again = Match(Game.load(match.game.record()))
    assert actions(again.program_turn()) == actions(match.program_turn())
    assert again.events == match.events
    assert again.people == set()


def test_a_random_player_against_teotibot_plays_turn_by_turn() -> None:
    match = Match(start_game(Setup(1, first_game=True), 0, 7, ["random"]))
    assert match.people == set()
    played = match.program_turn()
    for action in actions(played):
        match.play(action)
    assert 1 < len(played) < 10
    assert any(line.text.startswith("B: Rolled ") for line in match.log())
    assert not match.undo()


@pytest.mark.parametrize("players", [1, 2])
def test_a_preview_tells_nothing_but_the_tile(players: int) -> None:
    game = Game(Setup(players), 7)
    chooser = random.Random(7)
    previewed = 0
    while not game.position.over:
        position = game.position
        seen = view(position, position.seat)
        now = squares(seen).plain
        for offer in seen["legal"]:
            covers = offer.get("covers", [])
            marks = [8 * square["row"] + square["column"] for square in covers]
            shown = squares(seen, covers).plain
            assert [at for at in range(64) if shown[3 * at + at // 8] == "▸"] == sorted(marks)
            for at in set(range(64)) - set(marks):
                first = 3 * at + at // 8
                assert shown[first : first + 3] == now[first : first + 3]
            if position.question == "pyramid_cell" and marks:
                previewed += 1
                heights = [height for row in seen["derived"]["heights"] for height in row]
                assert all(
                    square["height"] == heights[at] + 1
                    for at, square in zip(marks, covers, strict=True)
                )
                after = position.copy()
                after.apply(offer["action"])
                if players == 2 and after.question == "power_up":
                    assert squares(view(after)).plain == shown.replace("▸", " ")
        game.play(chooser.choice(position.legal_actions()))
    assert previewed
