"""What the terminal game says: complete, and nothing that is hidden."""

import random

import pytest

from teotihuacan import Event, Position, Setup
from teotihuacan.cli.hints import hints
from teotihuacan.cli.telling import NEWS, OUTCOMES, PARTS, SENTENCES, SILENT, tell
from teotihuacan.cli.tile_texts import BONUS_TEXTS, ROYAL_TEXTS, TECHNOLOGY_TEXTS
from teotihuacan.engine.words import BONUS_NAMES, ROYAL_NAMES, TECHNOLOGY_NAMES
from teotihuacan.game.log import KEYS, OUTCOME_KEYS, PART_KEYS, log_entries
from teotihuacan.game.notation import legal_texts, parse_action


def test_every_entry_of_the_log_can_be_told() -> None:
    assert {*SENTENCES, *NEWS, *SILENT} == set(KEYS)
    assert not set(SENTENCES) & set(NEWS)
    assert set(OUTCOMES) == set(OUTCOME_KEYS)
    assert set(PARTS) == {part for parts in PART_KEYS.values() for part in parts}


def test_every_tile_has_a_text() -> None:
    assert set(TECHNOLOGY_TEXTS) == set(TECHNOLOGY_NAMES)
    assert set(ROYAL_TEXTS) == set(ROYAL_NAMES)
    assert set(BONUS_TEXTS) == set(BONUS_NAMES)


def test_events_of_a_seat_become_one_sentence() -> None:
    events = [
        Event("moved", 1, {"start": "forest", "board": "stone_quarry", "power": 2}),
        Event("paid", 1, {"good": "cocoa", "amount": 1}),
        Event("gained", 1, {"good": "stone", "amount": 1}),
        Event("gained", 1, {"good": "gold", "amount": 1}),
        Event("gained", 1, {"good": "stone", "amount": 2}),
        Event("scored", 1, {"source": "salary", "vp": -3}),
        Event("turn_ended", 1, {}),
        Event("light_moved", 1, {"step": 4}),
    ]
    assert list(tell(log_entries(events))) == [
        "B moves a worker of power 2 from forest to stone quarry, pays 1 cocoa,"
        " gains 3 stone and 1 gold, loses 3 VP for salary.",
        "The light disc moves to 4.",
    ]


def test_what_is_drawn_is_told_with_its_place() -> None:
    events = [
        Event("drew", -1, {"display": "discovery", "slot": "palace", "discovery": "mask_3"}),
        Event("drew", -1, {"display": "tile", "slot": 2, "tile": "b.G."}),
    ]
    assert list(tell(log_entries(events))) == [
        "New discovery tile mask 3 at palace",
        "New pyramid tile b.G. in the display",
    ]


def test_teotibots_turn_is_told() -> None:
    events = [
        Event("bot_rolled", 1, {"first_die": 3, "second_die": 1, "slot": 1}),
        Event("bot_acted", 1, {"bot_tile": "construction"}),
        Event("bot_tried", 1, {"bot_tile": "construction", "part": 1, "outcome": "can't pay"}),
        Event(
            "bot_tried", 1, {"bot_tile": "construction", "part": 2, "outcome": "no worker there"}
        ),
        Event("bot_tried", 1, {"bot_tile": "construction", "part": 3, "outcome": "done"}),
        Event("gained", 1, {"good": "cocoa", "amount": 5}),
        Event("bot_shifted", 1, {"bot_tile": "worship", "start_slot": 3, "slot": 1}),
        Event("bot_shifted", 1, {"bot_tile": "nobles", "start_slot": 6, "slot": 3}),
        Event("bot_turned", 1, {"upper": "left", "lower": "right"}),
        Event("bot_exchanged", 1, {"cocoa": 10, "vp": 3}),
        Event("paid", 1, {"good": "cocoa", "amount": 10}),
        Event("turn_ended", 1, {}),
    ]
    assert list(tell(log_entries(events))) == [
        "B rolls 3 and 1 for the middle left tile, uses construction,"
        " can't build a pyramid tile (too poor) and gather stone (no worker there),"
        " falls back on cocoa and its weakest worker, gains 5 cocoa.",
        "B shifts worship to the middle left and nobles to the bottom left,"
        " turns the directions to left, then right, exchanges cocoa, pays 10 cocoa.",
    ]


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_hints_tell_nothing_that_is_hidden(players: int) -> None:
    position = Position.new(Setup(players), seed=players)
    chooser = random.Random(players)
    while not position.over:
        actions = position.legal_actions()
        unknown = position.determinize(position.seat, seed=chooser.randrange(1000))
        assert hints(position, actions, False) == hints(unknown, actions, False)
        position.apply(chooser.choice(actions))


def test_hints_name_price_and_gain() -> None:
    position = Position.new(Setup(2, first_game=True), seed=3)
    position.apply(parse_action(position, "move 1@forest to decorations"))
    told = dict(
        zip(legal_texts(position), hints(position, position.legal_actions(), False), strict=True)
    )
    assert told["collect cocoa"] == "+2 cocoa"
    assert told["main action"] == "-3 gold, -1 cocoa"
    assert told["worship decorations with discovery"] == "-1 cocoa"


def test_short_hints_leave_out_goods_and_what_all_share() -> None:
    position = Position.new(Setup(2, first_game=True), seed=3)
    for text in ("move 1@forest to construction", "main action", "pick gbr."):
        position.apply(parse_action(position, text))
    actions = position.legal_actions()
    assert all(
        "-2 stone, " in hint and "track 1" in hint for hint in hints(position, actions, False)
    )
    assert {hint.split()[1] for hint in hints(position, actions, True)} == {"VP"}
