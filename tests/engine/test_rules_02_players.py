"""rule 2: cocoa by seat, markers, workers, dealt tiles, neutral dice, the first game."""

from collections import Counter
from typing import Any

import pytest

from table import answers, board_of, facts_of, play
from teotihuacan import Event, Position, Setup

# The two boards on each of the 18 starting tiles.
BOARDS = (
    ("stone_quarry", "alchemy"),
    ("stone_quarry", "construction"),
    ("forest", "nobles"),
    ("gold_deposits", "construction"),
    ("forest", "decorations"),
    ("gold_deposits", "stone_quarry"),
    ("alchemy", "construction"),
    ("gold_deposits", "alchemy"),
    ("forest", "gold_deposits"),
    ("palace", "gold_deposits"),
    ("nobles", "decorations"),
    ("alchemy", "nobles"),
    ("palace", "forest"),
    ("stone_quarry", "decorations"),
    ("forest", "stone_quarry"),
    ("nobles", "construction"),
    ("decorations", "construction"),
    ("alchemy", "decorations"),
)


def started(players: int, seed: int, **options: Any) -> Position:
    """A new game whose starting questions got the seed's own answers."""
    position = Position.new(Setup(players=players, **options), seed)
    while position.question != "turn":
        legal = position.legal_actions()
        position.apply(legal[seed % len(legal)])
    return position


def kept(position: Position) -> list[int]:
    """The starting tiles that players kept."""
    players = board_of(position, "players")
    return [entry["tile"] for player in players for entry in player["starting_tiles"]]


# Goods, markers, workers ---


@pytest.mark.parametrize(("players", "cocoa"), [(2, [1, 3]), (3, [1, 2, 3]), (4, [1, 2, 2, 3])])
def test_rule_2_1_cocoa_by_seat(players: int, cocoa: list[int]) -> None:
    """rule 2.1, T8: the first player has 1 cocoa, the last 3, everybody else 2."""
    position = Position.new(Setup(players=players), 1)
    assert [player["cocoa"] for player in board_of(position, "players")] == cocoa


@pytest.mark.parametrize("players", [2, 3, 4])
def test_rule_2_2_and_ruling_2_everything_at_zero(players: int) -> None:
    """rule 2.2, ruling 2: no points, goods or tiles; all markers below the first step."""
    position = Position.new(Setup(players=players), 8)
    for at in range(players):
        facts = facts_of(position, at)
        del facts["cocoa"], facts["workers"]
        assert {name: value for name, value in facts.items() if value} == {}
        assert {f"temples.{temple}" for temple in ("blue", "red", "green")} <= facts.keys()


def test_rule_2_2_three_workers_of_power_1_to_place() -> None:
    """rule 2.2: three starting workers of power 1; the fourth waits on the wheel."""
    position = Position.new(Setup(players=4), 2)
    for at in range(4):
        workers = board_of(position, "players", at, "workers")
        assert workers == [{"board": None, "power": 1}] * 3


@pytest.mark.parametrize("players", [2, 3, 4])
def test_rule_2_2_three_workers_in_play_after_set_up(players: int) -> None:
    """rule 2.2, rule 2.4: three unlocked workers on three different boards."""
    for seed in range(60):
        for player in board_of(started(players, seed), "players"):
            assert len({worker["board"] for worker in player["workers"]}) == 3
            assert len(player["workers"]) == 3
            assert all("space" not in worker for worker in player["workers"])


# Dealt tiles and the choice ---


@pytest.mark.parametrize("players", [2, 3, 4])
def test_rule_2_3_four_different_tiles_each(players: int) -> None:
    """rule 2.3: four tiles to each player, no tile twice; all 18 turn up."""
    found: set[int] = set()
    for seed in range(100):
        hands = board_of(Position.new(Setup(players=players), seed), "starting", "hands")
        dealt = [entry["tile"] for hand in hands for entry in hand]
        assert [len(hand) for hand in hands] == [4] * players
        assert len(set(dealt)) == 4 * players
        found |= set(dealt)
    assert found == set(range(1, 19))


def test_ruling_3_discoveries_are_seen_before_choosing() -> None:
    """rule 2.3, ruling 3: tiles 4 and 14 show one random discovery each, the others none."""
    seen: set[str] = set()
    for seed in range(200):
        position = Position.new(Setup(players=4), seed)
        assert position.question == "keep_starting_tiles"
        for hand in board_of(position, "starting", "hands"):
            for entry in hand:
                assert (entry["sees"] is not None) is (entry["tile"] in (4, 14))
                seen |= {entry["sees"]} - {None}
    assert len(seen) == 21


def test_rule_2_3_any_two_of_the_four() -> None:
    """rule 2.3: all six pairs of the dealt tiles may be kept."""
    position = Position.new(Setup(players=3), 5)
    a, b, c, d = (entry["tile"] for entry in board_of(position, "starting", "hands", 0))
    pairs = [(a, b), (a, c), (a, d), (b, c), (b, d), (c, d)]
    assert answers(position) == [f"keep tile {one} and tile {two}" for one, two in pairs]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_ruling_50_choices_in_seat_order_without_effect_until_the_last(players: int) -> None:
    """rule 2.3, ruling 50: asked in seat order; nothing is gained or told before all have
    chosen."""
    position = Position.new(Setup(players=players), 9)
    before = [facts_of(position, at) for at in range(players)]
    for at in range(players - 1):
        assert (position.seat, position.question) == (at, "keep_starting_tiles")
        events: list[Event] = []
        position = play(position, answers(position)[at], events=events)
        assert events == []
    assert (position.seat, position.question) == (players - 1, "keep_starting_tiles")
    assert board_of(position, "starting", "secret") is True
    for at in range(players):
        now = facts_of(position, at)
        assert {**now, "starting_tiles": []} == before[at]


def test_rule_2_3_goods_in_turn_order_then_2_4_workers_in_turn_order() -> None:
    """rule 2.3, rule 2.4: first each player gains, then each places workers, both in turn
    order."""
    for seed in range(40):
        position = Position.new(Setup(players=4), seed)
        asked = []
        while position.question != "turn":
            if position.question != "keep_starting_tiles":
                asked.append((position.question == "place_worker", position.seat))
            position.apply(position.legal_actions()[-1])
        assert asked == sorted(asked)


def test_rule_2_7_starting_tiles_leave_the_game() -> None:
    """rule 2.7: no hand is left, and all discoveries that nobody bought are in the stack."""
    for seed in range(60):
        position = started(4, seed)
        assert board_of(position, "starting") == {"secret": False, "hands": [[]] * 4, "pool": []}
        tiles = Counter(board_of(position, "stacks", "discoveries"))
        for spot in board_of(position, "discoveries").values():
            tiles += Counter(spot)
        for player in board_of(position, "players"):
            tiles += Counter(player["discoveries"])
        assert tiles.total() == 54


# Neutral dice ---


@pytest.mark.parametrize(("players", "colours"), [(2, 2), (3, 1), (4, 0)])
@pytest.mark.parametrize("options", [{}, {"first_game": True}, {"draft": True}])
def test_rule_2_5_neutral_colours(players: int, colours: int, options: dict[str, Any]) -> None:
    """rule 2.5, ruling 5: two colours with 2 players, one with 3, none with 4; three dice
    each."""
    for seed in range(30):
        dice = [row for row in board_of(started(players, seed, **options), "neutral_dice") if row]
        assert len(dice) == colours
        assert all(len(set(row)) == len(row) == 3 for row in dice)


def shown_by(row: list[str], tiles: set[int]) -> set[tuple[int, int]]:
    """The pairs of tiles whose first three different boards these are."""
    first = BOARDS.index((row[0], row[1])) + 1
    pairs = set()
    for second in tiles - {first}:
        shown = [board for board in BOARDS[second - 1] if board not in BOARDS[first - 1]]
        if first in tiles and shown[0] == row[2]:
            pairs.add((first, second))
    return pairs


@pytest.mark.parametrize("options", [{}, {"draft": True}])
@pytest.mark.parametrize("players", [2, 3])
def test_ruling_5_neutral_dice_by_two_tiles_nobody_kept(
    players: int, options: dict[str, Any]
) -> None:
    """rule 2.5, ruling 5: the first three different boards of two tiles; no tile kept or
    twice."""
    firsts = set()
    for seed in range(150):
        position = started(players, seed, **options)
        unkept = set(range(1, 19)) - set(kept(position))
        rows = [row for row in board_of(position, "neutral_dice") if row]
        choices = [shown_by(row, unkept) for row in rows]
        firsts |= {pair[0] for pairs in choices for pair in pairs}
        if players == 2:
            one, other = choices
            assert any(not set(a) & set(b) for a in one for b in other)
        else:
            assert choices[0]
    assert firsts == set(range(1, 19))


@pytest.mark.parametrize("players", [2, 3])
def test_ruling_48_neutral_dice_of_a_first_game_from_all_tiles(players: int) -> None:
    """rule 2.6, ruling 48: without kept tiles all 18 starting tiles may name the boards."""
    firsts = set()
    for seed in range(150):
        for row in board_of(started(players, seed, first_game=True), "neutral_dice"):
            if row:
                pairs = shown_by(row, set(range(1, 19)))
                assert pairs
                firsts |= {pair[0] for pair in pairs}
    assert firsts == set(range(1, 19))


# First game ---


FIRST_GAME: list[tuple[int, list[int], dict[str, Any]]] = [
    (  # T4: 5 cocoa, 1 wood, 2 stone, 4 gold, green step
        0,
        [1, 1, 1],
        {
            "cocoa": 5 + 1,
            "wood": 1,
            "stone": 2,
            "gold": 4,
            "temples.green": 1,
            "workers": ["construction1", "forest1", "nobles2"],
        },
    ),
    (  # T5: 5 cocoa, 4 wood, 1 stone, red step (1 VP), blue step (1 stone)
        1,
        [3, 2, 2],
        {
            "cocoa": 5,
            "wood": 4,
            "stone": 2,
            "vp": 1,
            "temples.red": 1,
            "temples.blue": 1,
            "workers": ["decorations2", "forest1", "stone_quarry1"],
        },
    ),
    (  # T6: 4 cocoa, 3 wood, 4 stone, avenue step, blue step (1 gold)
        2,
        [0, 3, 2],
        {
            "cocoa": 4,
            "wood": 3,
            "stone": 4,
            "gold": 1,
            "avenue": 1,
            "temples.blue": 1,
            "workers": ["decorations1", "forest1", "palace1"],
        },
    ),
    (  # T7: 2 wood, 5 gold, two green steps (2 cocoa), the third technology
        3,
        [0, 0, 3],
        {
            "cocoa": 2,
            "wood": 2,
            "gold": 5,
            "temples.green": 2,
            "technologies": ["resource_extra"],
            "workers": ["alchemy1", "gold_deposits1", "stone_quarry1"],
        },
    ),
]


@pytest.mark.parametrize(
    ("players", "at", "by_order", "start"),
    [
        (players, at, by_order, start)
        for at, by_order, start in FIRST_GAME
        for players in range(max(2, at + 1), 5)
    ],
)
def test_rule_2_6_first_game_by_seat(
    players: int, at: int, by_order: list[int], start: dict[str, Any]
) -> None:
    """rule 2.6, T4-T7: fixed goods, steps and workers, on top of the cocoa by turn order."""
    for seed in (0, 1, 2):
        position = Position.new(Setup(players=players, first_game=True), seed)
        facts = {name: value for name, value in facts_of(position, at).items() if value}
        cocoa = start["cocoa"] + by_order[players - 2]
        assert facts == {**start, "cocoa": cocoa}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_rule_2_6_first_game_begins_with_a_turn(players: int) -> None:
    """rule 2.6: no starting tiles, so the first question is the first player's turn."""
    position = Position.new(Setup(players=players, first_game=True), 4)
    assert (position.question, position.seat) == ("turn", 0)
    assert board_of(position, "starting") == {
        "secret": False,
        "hands": [[]] * players,
        "pool": [],
    }
