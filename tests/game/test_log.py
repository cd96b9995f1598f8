"""The log: keys with arguments, plain data, nothing that is still secret."""

import json
import re
from collections import Counter

from random_games import new_games, play_randomly
from teotihuacan import Event, Game, Position, Setup, position_to_json
from teotihuacan.engine.constants import BOT_TILE_NAMES, OUTCOME_NAMES
from teotihuacan.engine.schema.events import ENTRY_KINDS, OUTCOME_KEYS, PART_KEYS
from teotihuacan.game.history import events_between, turn_plies
from teotihuacan.game.log import Entry, log_entries


def test_entries_of_random_games_have_known_keys_and_arguments() -> None:
    seen: Counter[str] = Counter()
    for game, chooser in new_games(100):
        while not game.position.over:
            events = game.play(chooser.choice(game.position.legal_actions()))
            for entry in log_entries(events):
                seen[entry.key] += 1
                assert set(entry.arguments) == set(ENTRY_KINDS[entry.key].arguments), entry
                assert set(entry.pieces) == set(ENTRY_KINDS[entry.key].pieces), entry
                assert json.loads(json.dumps(entry.to_dict())) == entry.to_dict()
    rare = {"step_lost", "choice_lost", "bot_worker_could_not"}
    assert set(ENTRY_KINDS) - set(seen) <= rare


def test_arguments_are_names_and_numbers_never_text() -> None:
    word = re.compile(r"[A-Za-z0-9_.]+")
    for game, chooser in new_games(30):
        while not game.position.over:
            events = game.play(chooser.choice(game.position.legal_actions()))
            for entry in log_entries(events):
                for value in entry.arguments.values():
                    names = value if isinstance(value, list | dict) else [value]
                    for name in names:
                        assert isinstance(name, int | None) or word.fullmatch(name), entry


def test_what_entries_call_things_is_complete() -> None:
    assert len(OUTCOME_KEYS) == len(OUTCOME_NAMES)
    assert set(PART_KEYS) == set(BOT_TILE_NAMES) - {"worship"}


def test_secret_choices_are_told_when_all_are_shown() -> None:
    game = Game(Setup(3), seed=2)
    told: list[Entry] = []
    for last in (False, False, True):
        assert not told
        told = log_entries(game.play(game.position.legal_actions()[0]))
        assert bool(told) == last
    shown = [entry.seat for entry in told if entry.key == "starting_tile_kept"]
    assert shown == [0, 0, 1, 1, 2, 2]


def test_goods_in_a_row_are_one_entry() -> None:
    events = [
        Event("gained", 0, {"good": "wood", "amount": 1}),
        Event("gained", 0, {"good": "wood", "amount": 2}),
        Event("gained", 0, {"good": "gold", "amount": 1}),
        Event("gained", 1, {"good": "gold", "amount": 1}),
        Event("scored", 1, {"source": "salary", "vp": -6}),
    ]
    assert log_entries(events) == [
        Entry("gained", 0, {"goods": {"wood": 3, "gold": 1}}),
        Entry("gained", 1, {"goods": {"gold": 1}}),
        Entry("lost", 1, {"source": "salary", "vp": 6}),
    ]


def test_what_teotibot_tries_has_keys_for_part_and_outcome() -> None:
    failed, done = "can't pay", "done"
    events = [
        Event("bot_tried", 1, {"bot_tile": "nobles", "part": 1, "outcome": failed}),
        Event("bot_tried", 1, {"bot_tile": "nobles", "part": 3, "outcome": done}),
        Event("bot_mastered", 1, {"board": "palace", "power": 3, "outcome": "no action there"}),
        Event("bot_shifted", 1, {"bot_tile": "nobles", "start_slot": 6, "slot": 4}),
    ]
    assert [entry.arguments for entry in log_entries(events)] == [
        {"bot_tile": "nobles", "part": "build_for_nobles", "outcome": "not_paid"},
        {"bot_tile": "nobles", "part": "fall_back"},
        {"board": "palace", "power": 3, "outcome": "no_action"},
        {"bot_tile": "nobles", "start_slot": "aside", "slot": "bottom_centre"},
    ]


def test_history_tells_what_play_told() -> None:
    for game, chooser in new_games(20):
        events: list[Event] = []
        while not game.position.over:
            events += game.play(chooser.choice(game.position.legal_actions()))
        assert events_between(game, 0, game.ply) == events


def test_turns_begin_where_somebody_is_asked_first() -> None:
    for game, chooser in new_games(20):
        play_randomly(game, chooser)
        active = [active_seat(game.position_at(ply)) for ply in range(game.ply)]
        began = turn_plies(game)
        assert began[0] == next(ply for ply, seat in enumerate(active) if seat is not None)
        for ply in range(1, game.ply):
            if active[ply] is not None and active[ply] != active[ply - 1]:
                assert ply in began
            assert ply not in began or active[ply] == game.position_at(ply).seat


def active_seat(position: Position) -> int | None:
    seat: int | None = position_to_json(position)["turn"]["seat"]
    return seat
