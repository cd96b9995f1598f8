"""Actions and questions as texts: every legal action has one of its own, and it parses back."""

import random
import re
from collections.abc import Iterator
from typing import Any

import pytest

from teotihuacan.engine import ACTIONS, IllegalAction, Position, Setup
from teotihuacan.engine import actions as act
from teotihuacan.engine import constants as w
from teotihuacan.engine.position import Position as Interpreted
from teotihuacan.engine.record.storage import pack, unpack
from teotihuacan.engine.schema.discovery_tiles import MASKS
from teotihuacan.engine.schema.questions import QUESTION_KINDS
from teotihuacan.engine.tables import PYRAMID_TILE_NAMES
from teotihuacan.game.notation import (
    QUESTIONS,
    action_text,
    legal_texts,
    parse_action,
    question_text,
)

OPTIONS: tuple[dict[str, Any], ...] = (
    {},
    {"first_game": True},
    {"draft": True},
    {"dark_eclipse": True},
    {"advanced_worship": True},
)


def game(seed: int) -> Iterator[Position]:
    """The positions of a random game; with odd seeds everybody holds all discovery tiles."""
    chance = random.Random(seed)
    position = Position.new(Setup(players=2 + seed % 3, **OPTIONS[seed // 3 % 5]), seed)
    rich = seed % 2
    while not position.over:
        if rich and position.question == "turn":
            rich = 0
            held = [[0] * MASKS + [2] * (w.DISCOVERIES - MASKS)] * w.SEATS
            position = changed(position, held=held)
        yield position
        position.apply(chance.choice(position.legal_actions()))
    yield position


def changed(position: Position, **fields: Any) -> Position:
    return Position.from_bytes(pack(unpack(position.to_bytes()) | fields))


def asked(kind: int, *numbers: int, **fields: Any) -> Position:
    """A first game at its first turn, with a question to seat 0 laid on the stack."""
    position = Position.new(Setup(players=2, first_game=True), seed=1)
    record = unpack(position.to_bytes()) | fields
    frame = [kind, 0, *numbers]
    record["stack"][record["depth"]] = frame + [0] * (w.FRAME_SIZE - len(frame))
    record["depth"] += 1
    return Position.from_bytes(pack(record))


def test_every_question_has_a_sentence() -> None:
    assert QUESTIONS.keys() == {kind.name for kind in QUESTION_KINDS} - {"none"}


@pytest.mark.parametrize("seed", range(30))
def test_texts_of_legal_actions_differ_and_parse_back(seed: int) -> None:
    chance = random.Random(seed)
    for position in game(seed):
        legal = position.legal_actions()
        texts = legal_texts(position)
        assert list(texts.values()) == legal  # no text is there twice
        if chance.randrange(8) and len(legal) > 1:
            legal = chance.sample(legal, 2)
        for action in legal:
            text = action_text(position, action)
            assert texts[text] == action
            assert text == " ".join(text.split())
            assert parse_action(position, text) == action
            assert parse_action(position, f"  {action} ") == action


@pytest.mark.parametrize("seed", range(6))
def test_every_action_has_a_text_legal_or_not(seed: int) -> None:
    chance = random.Random(seed)
    for position in game(seed):
        if position.over or chance.randrange(40) == 0:
            texts = [action_text(position, action) for action in range(ACTIONS)]
            assert all(re.fullmatch(r"[\w.@ -]+", text) for text in texts)


@pytest.mark.parametrize("seed", range(6))
def test_both_engines_have_the_same_texts(seed: int) -> None:
    chance = random.Random(seed)
    for position in game(seed):
        if chance.randrange(20) == 0:
            twin = Interpreted.from_bytes(position.to_bytes())
            assert legal_texts(twin) == legal_texts(position)
            assert question_text(twin) == question_text(position)


@pytest.mark.parametrize("seed", range(15))
def test_every_question_is_a_short_sentence_for_its_seat(seed: int) -> None:
    for position in game(seed):
        text = question_text(position)
        assert len(text) < 140
        assert text.startswith(f"seat {position.seat}: ") or text == "the game is over"


# Texts one by one ---


def texts_of(position: Position) -> list[str]:
    return list(legal_texts(position))


def test_a_turn() -> None:
    position = Position.new(Setup(players=2, first_game=True), seed=1)
    assert question_text(position) == "seat 0: move a worker 1 to 3 boards"
    assert "move 2@nobles to gold_deposits" in texts_of(position)
    position.apply(parse_action(position, "move 2@nobles to palace"))
    texts = texts_of(position)
    assert texts[0] == "collect cocoa"
    assert "worship gain_cocoa" in texts
    assert "worship gain_cocoa with discovery" in texts
    cocoa = unpack(position.to_bytes())["goods"][0][w.COCOA]
    assert question_text(position) == (
        f"seat 0: choose the action of 2@palace, you have {cocoa} cocoa"
    )


def test_worship_beside_a_board() -> None:
    position = Position.new(Setup(players=2, first_game=True), seed=1)
    position.apply(parse_action(position, "move 1@construction to decorations"))
    assert action_text(position, act.WORSHIP) == "worship decorations"
    assert action_text(position, act.WORSHIP + 1) == "worship decorations for discovery"
    assert action_text(position, act.WORSHIP + 2) == "worship decorations with discovery"


@pytest.mark.parametrize(
    ("position", "question", "text"),
    [
        (asked(w.GAIN_RESOURCES, 3), "choose 3 resources to gain", "2 wood 1 gold"),
        (asked(w.GAIN_RESOURCES, 1), "choose 1 resource to gain", "1 stone"),
        (asked(w.SALARY, 4), "pay up to 4 cocoa of salary, you have 7 cocoa", "pay 3"),
        (
            asked(w.ROYAL_TRADE, w.WOOD, 5),
            "trade 1 cocoa for 1 wood and 1 stone up to 5 times, you have 7 cocoa",
            "trade 3",
        ),
        (asked(w.CHOOSE_TEMPLE), "choose a temple to step on", "temple blue"),
        (
            asked(w.MATCH_TEMPLE, 1, 0, 2),
            "choose the next temple step of the matches, 1 blue 2 green left",
            "temple green",
        ),
        (asked(w.ASCENSION), "choose the reward of the ascension", "ascend two temples"),
        (asked(w.NOBLES_ROW, 3, nobles=[0, 0, 3]), "choose a nobles row", "build middle row"),
        (asked(w.TECHNOLOGY, 2), "learn a technology with 2 workers", "learn palace_cocoa"),
        (
            asked(w.DECORATION, decoration_display=[0, 1, 2, 3]),
            "place a decoration tile on a side",
            "decorate BR top",
        ),
        (
            asked(w.PYRAMID_TILE, 2, pyramid_display=[0, 1, 2]),
            "pick a pyramid tile, 0 of up to 2",
            "pick b.Rg",
        ),
        (
            asked(w.START_POWER_UP, 1, board=[[-1] * 4] * 4, power=[[2, 1, 1, 3]] * 4),
            "raise a starting worker, 1 to go",
            "worker 2",
        ),
        (
            asked(w.PLACE_WORKER, 0, board=[[-1] * 4] * 4, kept=[[4, 15]] + [[-1, -1]] * 3),
            "choose a board for worker",
            "start on forest",
        ),
        (asked(w.TAKE_STARTING_TILE, 0, pool=[3, 8] + [-1] * 8), "take the first", "take tile 4"),
        (
            asked(w.POWER_UP_ANYWHERE, 2),
            "power up any worker, 2 to go",
            "worker 1@forest",
        ),
    ],
)
def test_questions_and_answers(position: Position, question: str, text: str) -> None:
    assert question_text(position).startswith(f"seat 0: {question}")
    assert text in texts_of(position)


def test_keeping_starting_tiles_names_the_own_tiles_by_number() -> None:
    position = Position.new(Setup(players=2), seed=1)
    hand = unpack(position.to_bytes())["hand"][0]
    assert texts_of(position)[0] == f"keep tile {hand[0] + 1} and tile {hand[1] + 1}"
    assert question_text(position) == "seat 0: keep two of the four starting tiles"


def test_cells_are_counted_from_one() -> None:
    position = Position.new(Setup(players=2), seed=1)
    assert action_text(position, act.PLACE_TILE) == "place 1-1-1 turn 0"
    assert action_text(position, act.PLACE_TILE + 119) == "place 4-1-1 turn 3"


# Reading ---


def test_case_and_white_space_do_not_matter() -> None:
    position = Position.new(Setup(players=2, first_game=True), seed=1)
    assert parse_action(position, " MOVE  2@Nobles\tto Palace\n") == parse_action(
        position, "move 2@nobles to palace"
    )


def test_pyramid_tiles_that_differ_by_case_alone_need_the_right_case() -> None:
    plain, coloured = PYRAMID_TILE_NAMES.index("b.r."), PYRAMID_TILE_NAMES.index("B.r.")
    goods = [[9, 9, 9, 9]] * 4
    position = asked(w.PYRAMID_TILE, 1, pyramid_display=[plain, coloured, -1], goods=goods)
    assert parse_action(position, "pick b.r.") == act.PICK_TILE
    assert parse_action(position, "pick  B.r.") == act.PICK_TILE + 1
    with pytest.raises(IllegalAction, match="could be 2 actions, mind the case"):
        parse_action(position, "pick B.R.")


def error_of(position: Position, text: str) -> str:
    with pytest.raises(IllegalAction) as caught:
        parse_action(position, text)
    assert "\n" not in str(caught.value)
    assert len(str(caught.value)) < 500
    return str(caught.value)


def test_an_unreadable_text_is_answered_with_the_closest_legal_ones() -> None:
    position = Position.new(Setup(players=2, first_game=True), seed=1)
    message = error_of(position, "mov 2@nobles to palce")
    assert message.startswith("seat 0 is asked turn: 'mov 2@nobles to palce' is no action; ")
    assert "'move 2@nobles to palace'" in message
    for text in ("", "\n", "²", "x" * 10**6, "9" * 10**4, "-1", "move 2@nobles to palace!"):
        assert "closest: " in error_of(position, text) or text.isdigit()


def test_the_text_of_an_illegal_action_is_answered_with_the_reason() -> None:
    position = Position.new(Setup(players=2, first_game=True), seed=1)
    message = error_of(position, "move 2@nobles to forest")
    assert "that is 5 boards away, 1 to 3 allowed; closest: 'move 2@nobles to" in message
    assert "answers board_action, not turn" in error_of(position, "collect cocoa")
    assert "answers board_action, not turn" in error_of(position, str(act.COLLECT))


@pytest.mark.parametrize("action", [-1, ACTIONS, 10**9, True, "37", None])
def test_what_is_no_action_has_no_text(action: Any) -> None:
    with pytest.raises(IllegalAction, match="seat 0 is asked"):
        action_text(Position.new(Setup(players=2), seed=1), action)


def test_after_the_end_there_is_nothing_to_say() -> None:
    *_, position = game(2)
    assert question_text(position) == "the game is over"
    assert legal_texts(position) == {}
    assert error_of(position, "end turn").startswith("the game is over: 'end turn' (action 0)")
    assert error_of(position, "hello") == "the game is over: 'hello' is no action"
