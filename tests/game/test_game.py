"""Games: saved and loaded, taken back and played again, at every ply."""

import json
from random import Random
from typing import Any

import pytest

from random_games import finished, new_games, play_randomly
from teotihuacan import Game, IllegalAction, RecordError, Setup, TeotihuacanError, parse_action
from teotihuacan.game.records import MOST_BYTES

PARTS = 10  # of the random games, so that they can run side by side
DRAWS = {"drew", "bot_rolled", "neutral_moved", "eclipse_scored"}


@pytest.mark.parametrize("part", range(PARTS))
def test_records_lead_through_the_same_positions(part: int) -> None:
    for game, chooser in list(new_games(500))[part::PARTS]:
        play_randomly(game, chooser)
        loaded = Game.load(json.dumps(game.record()))
        assert (loaded.actions, loaded.result()) == (game.actions, game.result())
        for ply in range(game.ply + 1):
            assert loaded.position_at(ply) == game.position_at(ply)
        half = game.record() | {"actions": game.actions[: game.ply // 2], "result": None}
        assert Game.load(half).position == game.position_at(game.ply // 2)


@pytest.mark.parametrize("part", range(PARTS))
def test_undo_and_redo_restore_positions(part: int) -> None:
    for game, chooser in list(new_games(500))[part::PARTS]:
        while not game.position.over:
            seat = game.position.seat
            before = game.position.to_bytes()
            events = game.play(chooser.choice(game.position.legal_actions()))
            after = game.position.to_bytes()
            kinds = {event.kind for event in events}
            if not game.can_undo():
                with pytest.raises(IllegalAction):
                    game.undo()
                assert game.position.to_bytes() == after
                continue
            assert not kinds & DRAWS
            assert not kinds & {"turn_began", "turn_ended", "game_over"}
            assert game.position.seat == seat
            shown = [event.seat for event in events if event.kind == "starting_tile_kept"]
            assert all(owner == seat for owner in shown)
            action = game.undo()
            assert game.position.to_bytes() == before
            assert game.redo() == events
            assert (game.actions[-1], game.position.to_bytes()) == (action, after)


def game_after(setup: Setup, seed: int, *texts: str) -> Game:
    game = Game(setup, seed)
    for text in texts:
        game.play(parse_action(game.position, text))
    return game


FIRST = Setup(2, first_game=True)
MOVE = "move 1@forest to decorations"


def test_undo_within_the_own_turn() -> None:
    game = game_after(FIRST, 3, MOVE)
    assert game.can_undo()
    game.undo()
    assert (game.ply, game.position) == (0, Game(FIRST, 3).position)
    with pytest.raises(IllegalAction, match="nothing to take back"):
        game.undo()


@pytest.mark.parametrize(
    ("setup", "seed"), [(FIRST, 3), (Setup(1, first_game=True), 3)], ids=["seat B", "Teotibot"]
)
def test_no_undo_past_the_end_of_a_turn(setup: Setup, seed: int) -> None:
    game = game_after(setup, seed, MOVE, "collect cocoa")
    with pytest.raises(IllegalAction, match="can't be taken back"):
        game.undo()


def test_no_undo_past_the_starting_tiles_of_others() -> None:
    """Seat 1 chooses last, and is asked again after seat 0's tiles were shown (ruling 39)."""
    game = Game(Setup(2), seed=3)
    play_randomly(game, Random(3), plies=2)
    assert (game.position.seat, game.position.question) == (1, "gain_resources")
    assert not game.can_undo()


def test_no_undo_past_the_beginning_of_a_turn() -> None:
    """A seat whose salary is the last to be asked may be the next to move."""
    game = Game(Setup(4, dark_eclipse=True), seed=229)
    play_randomly(game, Random(229), plies=265)
    assert (game.position.seat, game.position.question) == (3, "turn")
    assert not game.can_undo()


def test_people_who_agreed_may_take_back_everything() -> None:
    for game, chooser in new_games(40, take_back=True):
        play_randomly(game, chooser)
        actions, end = game.actions, game.position
        while game.ply:
            game.undo()
        assert game.position == Game(game.setup, game.seed).position
        for _ in actions:
            game.redo()
        assert (game.actions, game.position) == (actions, end)
        assert Game.load(game.record()).take_back


def test_playing_after_undo_forgets_what_was_taken_back() -> None:
    game = game_after(FIRST, 3, MOVE)
    other = next(a for a in game.position_at(0).legal_actions() if a != game.actions[0])
    game.undo()
    game.play(other)
    with pytest.raises(IllegalAction, match="nothing to play again"):
        game.redo()


def test_playing_the_same_again_keeps_the_rest_to_redo() -> None:
    game = Game(FIRST, 3, take_back=True)
    play_randomly(game, Random(1), plies=3)
    actions = game.actions
    for _ in actions:
        game.undo()
    game.play(actions[0])
    game.redo()
    game.redo()
    assert game.actions == actions


def test_an_illegal_action_changes_nothing() -> None:
    game = game_after(FIRST, 3, MOVE)
    position, action = game.position, game.actions[0]
    with pytest.raises(IllegalAction):
        game.play(action)
    assert (game.ply, game.position) == (1, position)


def test_plies_outside_the_game_are_refused() -> None:
    game = game_after(FIRST, 3, MOVE)
    for ply in (-1, 2):
        with pytest.raises(TeotihuacanError, match="ply must be 0 to 1"):
            game.position_at(ply)


def test_names_are_kept() -> None:
    names = ["Ahuízotl", "名前 [b]"]
    game = Game(FIRST, 1, names)
    assert Game.load(json.dumps(game.record())).names == names
    assert Game(Setup(1), 1, ["me", "Teotibot"]).names == ["me", "Teotibot"]
    assert "names" not in Game(FIRST, 1).record()


@pytest.mark.parametrize(
    "names", [["A"], ["A", "B", "C"], ["A", ""], ["A", "x" * 41], ["A", 1], "AB"]
)
def test_names_that_are_none_are_refused(names: Any) -> None:
    with pytest.raises(RecordError, match=r"^names"):
        Game(FIRST, 1, names)


GAME = finished(Setup(2), seed=5)
RECORD = GAME.record()
TEXT = json.dumps(RECORD)


def with_action(ply: int, action: Any) -> dict[str, Any]:
    actions = [*RECORD["actions"]]
    actions[ply] = action
    return {**RECORD, "actions": actions}


def illegal_at(ply: int) -> int:
    legal = GAME.position_at(ply).legal_actions()
    return next(action for action in range(343) if action not in legal)


def without(key: str) -> dict[str, Any]:
    return {name: value for name, value in RECORD.items() if name != key}


SCORES, RANKING = RECORD["result"]["scores"], RECORD["result"]["ranking"]
REFUSED: dict[str, tuple[Any, str]] = {
    "truncated": (TEXT[:-20], "not readable as JSON"),
    "no JSON": ("nonsense", "not readable as JSON"),
    "empty": ("", "not readable as JSON"),
    "bytes": (b"\xff\xfe\x00", "not readable as JSON"),
    "nested": ("[" * 100_000, "not readable as JSON"),
    "a list": ("[]", "must be an object"),
    "illegal action": (with_action(40, illegal_at(40)), r"^actions\[40\]: "),
    "no action": (with_action(7, 343), r"^actions\[7\]: must be a number from 0 to 342"),
    "negative": (with_action(7, -1), r"^actions\[7\]"),
    "true": (with_action(7, True), r"^actions\[7\]"),
    "half": (with_action(7, 0.5), r"^actions\[7\]"),
    "too many actions": ({**RECORD, "actions": [0] * 20_001}, "^actions: must be a list"),
    "no actions": (without("actions"), "^actions: is missing"),
    "play goes on": ({**RECORD, "actions": [*RECORD["actions"], 0]}, r"^actions\[\d+\]"),
    "edited score": (
        {**RECORD, "result": {"scores": [SCORES[0] + 1, SCORES[1]], "ranking": RANKING}},
        "^result: the actions lead to",
    ),
    "edited ranking": (
        {**RECORD, "result": {"scores": SCORES, "ranking": RANKING[::-1]}},
        "^result",
    ),
    "no result": (without("result"), "^result"),
    "result of no end": ({**RECORD, "actions": RECORD["actions"][:-1]}, "^result"),
    "other version": ({**RECORD, "rules_version": 0}, "^rules_version: this program plays"),
    "no version": (without("rules_version"), "^rules_version: is missing"),
    "other format": ({**RECORD, "format": "chess"}, "^format"),
    "unknown key": ({**RECORD, "colour": "red"}, "^colour: is unknown"),
    "unknown option": ({**RECORD, "setup": {"players": 2, "x": 1}}, "^setup: unknown option"),
    "five players": ({**RECORD, "setup": {"players": 5}}, "^setup: players"),
    "no seed": (without("seed"), "^seed: is missing"),
    "bad seed": ({**RECORD, "seed": 2**60}, "^seed"),
    "other seed": ({**RECORD, "seed": 6}, "^(actions|result)"),
    "names": ({**RECORD, "names": ["A"]}, "^names"),
    "take_back": ({**RECORD, "take_back": 1}, "^take_back"),
    "giant": (TEXT + " " * MOST_BYTES, "too long"),
}


@pytest.mark.parametrize(("record", "message"), REFUSED.values(), ids=REFUSED)
def test_bad_records_are_refused(record: Any, message: str) -> None:
    with pytest.raises(RecordError, match=message):
        Game.load(record)


def test_a_brief_game_is_the_same_but_remembers_less() -> None:
    chance = Random(5)
    whole, brief = Game(Setup(players=3), 5), Game(Setup(players=3), 5, brief=True)
    kept = 0
    while not whole.position.over:
        action = chance.choice(whole.position.legal_actions())
        whole.play(action)
        brief.play(action)
        assert brief.position == whole.position
        assert brief.can_undo() == whole.can_undo()
        if whole.can_undo() and chance.random() < 0.3:
            assert brief.undo() == whole.undo()
            assert brief.position == whole.position
            kept += 1
    assert kept
    assert brief.record() == whole.record()
    assert brief.position_at(brief.ply) == whole.position
    with pytest.raises(TeotihuacanError, match="ply must be"):
        brief.position_at(0)


def test_an_action_that_was_tried_is_played_without_trying_it_again() -> None:
    game = Game(Setup(players=2), 7)
    step = game.try_action(game.position.legal_actions()[0])
    assert (game.ply, game.position) == (0, step.before)
    same = Game(Setup(players=2), 7)
    assert game.play_step(step) == same.play(step.action)
    assert game.position is step.after
    assert game.record() == same.record()
    with pytest.raises(ValueError, match="tried at another position"):
        game.play_step(step)
