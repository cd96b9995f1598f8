"""What the terminal game says: complete, and nothing that is hidden."""

import random
import re

import pytest

from teotihuacan import Event, Position, Setup
from teotihuacan.engine.schema.events import ENTRY_KINDS, PART_KEYS, TOLD_PARTS
from teotihuacan.game.log import log_entries
from teotihuacan.game.notation import legal_texts, parse_action
from teotihuacan.game.views import view
from teotihuacan.i18n import has_message
from teotihuacan.terminal.answers import answer_words, question_words
from teotihuacan.terminal.effects import effect_texts
from teotihuacan.terminal.log import write_lines


def told(events: list[Event]) -> list[str]:
    return list(map(str, write_lines(log_entries(events))))


def test_every_entry_of_the_log_can_be_told() -> None:
    assert all(has_message(f"log-{key}") for key in ENTRY_KINDS)
    assert {part for parts in PART_KEYS.values() for part in parts} >= {*TOLD_PARTS}


@pytest.mark.parametrize("setup", [Setup(1), Setup(2), Setup(4, draft=True)])
def test_answers_differ_and_questions_have_words(setup: Setup) -> None:
    position = Position.new(setup, seed=5)
    chooser = random.Random(5)
    while not position.over:
        seen = view(position, position.seat)
        answers = [answer_words(seen, offer) for offer in seen["legal"]]
        assert len(set(answers)) == len(answers), answers
        for text in (question_words(seen), *answers):
            assert not re.search(r"[{}$]|_|none", text), text
        position.apply(chooser.choice(position.legal_actions()))
    assert question_words(view(position)) == "The game is over"


def hints(position: Position, short: bool = False) -> list[str]:
    return effect_texts(view(position, position.seat)["legal"], short)


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
    assert told(events) == [
        "B: Moved a worker of power 2 from Forest to Stone quarry. Paid 1 cocoa."
        " Gained 3 stone and 1 gold. Lost 3 VP: salary not paid.",
        "The light disc moved to 4.",
    ]


def test_what_is_drawn_is_told_with_its_place() -> None:
    events = [
        Event("drew", -1, {"display": "discovery", "slot": "palace", "discovery": "mask_3"}),
        Event("drew", -1, {"display": "tile", "slot": 2, "tile": "b.G."}),
    ]
    assert told(events) == [
        "New discovery tile: Mask 3 (Palace).",
        "New pyramid tile in the display.",
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
    assert told(events) == [
        "B: Rolled 3 and 1: middle left. Uses its tile Construction."
        " Can’t build a pyramid tile: too poor. Can’t gather stone: no worker there."
        " Falls back on cocoa and its weakest worker. Gained 5 cocoa.",
        "B: Its tile Worship moves on: middle left. Its tile Nobles moves on: bottom left."
        " Its directions are left, right. Exchanged 10 cocoa for 3 VP. Paid 10 cocoa.",
    ]


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_hints_tell_nothing_that_is_hidden(players: int) -> None:
    position = Position.new(Setup(players), seed=players)
    chooser = random.Random(players)
    while not position.over:
        actions = position.legal_actions()
        unknown = position.determinize(position.seat, seed=chooser.randrange(1000))
        assert hints(position) == hints(unknown)
        position.apply(chooser.choice(actions))


def test_hints_name_price_and_gain() -> None:
    position = Position.new(Setup(2, first_game=True), seed=3)
    position.apply(parse_action(position, "move 1@forest to decorations"))
    told = dict(zip(legal_texts(position), hints(position), strict=True))
    assert told["collect cocoa"] == "+2 cocoa"
    assert told["main action"] == "−1 cocoa, −3 gold; then: Decoration"
    assert told["worship decorations with discovery"] == (
        "−1 cocoa, +1 temple of your choice, Double move, worker locked"
    )


def test_short_hints_leave_out_goods_and_what_all_share() -> None:
    position = Position.new(Setup(2, first_game=True), seed=3)
    for text in ("move 1@forest to construction", "main action", "pick gbr."):
        position.apply(parse_action(position, text))
    whole = hints(position)
    assert all("−2 stone, " in hint and "+1 pyramid track" in hint for hint in whole)
    assert {hint.split()[1] for hint in hints(position, short=True)} == {"VP"}
