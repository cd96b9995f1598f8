"""rule 1: how the board is laid out, over many seeds and every number of players."""

from collections import Counter
from functools import cache
from typing import Any

import pytest

from table import answers, board_of, changes, play, seat, table
from teotihuacan import Position, Setup
from teotihuacan.game.position_json import position_to_json

SEEDS = range(360)
SHUFFLED = ["forest", "stone_quarry", "gold_deposits", "alchemy", "nobles", "decorations"]
TECHNOLOGIES = [
    "palace_cocoa",
    "alchemy_nobles_vp",
    "resource_extra",
    "resource_cocoa_vp",
    "decorations_vp",
    "construction_vp",
    "paid_power_up",
    "construction_worker_and_discount",
    "construction_temple",
]
ROYAL = {
    "A": ["tech_vp", "pyramid_track_vp", "avenue_vp"],
    "B": [
        "cocoa_to_wood_and_stone",
        "cocoa_to_gold_and_stone",
        "cocoa_and_resource_to_resources",
    ],
    "C": ["gain_cocoa", "resource_to_cocoa", "cocoa_to_temples"],
}
BONUS = [
    "best_mask_set_again",
    "technologies_5",
    "flat_15",
    "avenue_3",
    "bonus_tiles_9",
    "non_mask_discoveries_2",
    "workers_4_or_9",
]
COPIES = {
    "mask_1": 1,
    "mask_2": 2,
    "mask_3": 2,
    "mask_4": 3,
    "mask_5": 3,
    "mask_6": 3,
    "mask_7": 3,
    "victory_points": 3,
    "any_resources_3": 2,
    "any_resources_2": 2,
    "avenue_step": 3,
    "temple_any": 3,
    "temple_blue": 2,
    "temple_red": 2,
    "temple_green": 2,
    "cocoa": 3,
    "power_up_twice": 3,
    "double_move": 3,
    "free_cocoa": 3,
    "move_anywhere": 3,
    "extra_worker": 3,
}
PYRAMID_TILES = """
    b.Rg .brG .rbG g.bR g.br g.rb g.rB gbr. gBr. b.r. B.r. g.r. g.R. b.G. b.g. b.gr
    b.gR g.br ...r b... ...g b..g g..b ..gr G..r b..R b..r gbGb rBrb grgR .... ....
"""
DECORATION_TILES = "BR .B GG BG RB B. RR GB RG G. .R BB GR R. .G"
PYRAMID, DECORATIONS = PYRAMID_TILES.split(), DECORATION_TILES.split()


@cache
def laid(players: int, seed: int, opening: str = "") -> dict[str, Any]:
    """A new game as data; `opening` names an option."""
    options: dict[str, Any] = {opening: True} if opening else {}
    return position_to_json(Position.new(Setup(players=players, **options), seed))


def games(players: int = 2) -> list[dict[str, Any]]:
    """Many new games."""
    return [laid(players, seed) for seed in SEEDS]


def turned(tile: str) -> set[str]:
    """A pyramid tile as it looks turned four ways."""
    return {tile[n:] + tile[:n] for n in range(4)}


# Ring, royal tiles, technologies, bonus tiles ---


def test_rule_1_1_palace_and_construction_are_fixed() -> None:
    """rule 1.1: the palace and construction are opposite each other, the other six somewhere."""
    for game in games():
        ring = game["ring"]
        assert (ring[0], ring[4]) == ("palace", "construction")
        assert sorted(ring[1:4] + ring[5:]) == sorted(SHUFFLED)


@pytest.mark.parametrize("place", [1, 2, 3, 5, 6, 7])
def test_rule_1_1_boards_are_shuffled_over_the_six_places(place: int) -> None:
    """rule 1.1: at each of the six places every one of the six boards lies about as often."""
    found = Counter(game["ring"][place] for game in games())
    assert sorted(found) == sorted(SHUFFLED)
    assert all(35 <= count <= 88 for count in found.values()), found  # 60 expected


def test_rule_1_1_first_game_has_the_printed_ring() -> None:
    """rule 1.1: 1, 3, 5, 2, 8, 7, 6, 4 clockwise in a first game, whatever the seed."""
    ring = "palace stone_quarry alchemy forest construction decorations nobles gold_deposits"
    for seed in range(20):
        assert laid(2, seed, "first_game")["ring"] == ring.split()


@pytest.mark.parametrize(("space", "category"), [(0, "A"), (1, "B"), (2, "C")])
def test_ruling_1_and_49_one_royal_tile_of_each_category(space: int, category: str) -> None:
    """rule 1.2, ruling 1, ruling 49: A, B, C on spaces 0, 1, 2; every tile of a category turns
    up."""
    found = Counter(game["royal_tiles"][space] for game in games())
    assert sorted(found) == sorted(ROYAL[category])
    assert all(85 <= count <= 155 for count in found.values()), found  # 120 expected


def test_ruling_49_royal_tiles_of_the_first_game_lie_as_listed() -> None:
    """rule 1.2, ruling 49: gain_cocoa, cocoa_to_gold_and_stone, tech_vp on spaces 0, 1, 2."""
    for seed in range(20):
        tiles = laid(3, seed, "first_game")["royal_tiles"]
        assert tiles == ["gain_cocoa", "cocoa_to_gold_and_stone", "tech_vp"]


def test_rule_1_3_six_technologies_in_ascending_order() -> None:
    """rule 1.3: six different ones, sorted by their numbers; each of the nine 6 times in 9."""
    found: Counter[str] = Counter()
    for game in games():
        numbers = [TECHNOLOGIES.index(tile) for tile in game["technologies"]]
        assert len(numbers) == 6
        assert numbers == sorted(set(numbers))
        found.update(game["technologies"])
    assert sorted(found) == sorted(TECHNOLOGIES)
    assert all(205 <= count <= 275 for count in found.values()), found  # 240 expected


def test_rule_1_3_first_game_technologies() -> None:
    """rule 1.3: 1, 3, 5 above 9, 15, 17."""
    assert laid(4, 3, "first_game")["technologies"] == [
        "palace_cocoa",
        "alchemy_nobles_vp",
        "resource_extra",
        "decorations_vp",
        "construction_worker_and_discount",
        "construction_temple",
    ]


@pytest.mark.parametrize(
    ("technology", "temple"),
    [
        ("palace_cocoa", "blue"),
        ("alchemy_nobles_vp", "red"),
        ("resource_extra", "green"),
        ("decorations_vp", "blue"),
        ("construction_worker_and_discount", "red"),
        ("construction_temple", "green"),
    ],
)
def test_rule_1_3_columns_belong_to_blue_red_and_green(technology: str, temple: str) -> None:
    """rule 1.3: left to right, top row first; learning steps on the temple of the column."""
    before = table(seat("palace4 decorations1 decorations1", gold=2))
    after = play(before, "move 4@palace to alchemy", "main action", f"learn {technology}")
    assert board_of(after, "players", 0, "temples", temple) == 1


def test_rule_1_4_three_different_bonus_tiles() -> None:
    """rule 1.4: one on each temple; all seven turn up on every temple."""
    for game in games():
        assert len(set(game["bonus_tiles"])) == 3
    for temple in range(3):
        found = Counter(game["bonus_tiles"][temple] for game in games())
        assert sorted(found) == sorted(BONUS)
        assert all(25 <= count <= 82 for count in found.values()), found  # 51 expected


def test_rule_1_4_first_game_bonus_tiles() -> None:
    """rule 1.4: flat_15 on blue, avenue_3 on red, workers_4_or_9 on green."""
    tiles = laid(2, 11, "first_game")["bonus_tiles"]
    assert tiles == ["flat_15", "avenue_3", "workers_4_or_9"]


# Calendar and buildings ---


@pytest.mark.parametrize(("players", "dark"), [(2, 10), (3, 11), (4, 12)])
@pytest.mark.parametrize("opening", ["", "first_game", "draft", "dark_eclipse"])
def test_rule_1_5_discs_of_the_calendar(players: int, dark: int, opening: str) -> None:
    """rule 1.5: light disc on 0, dark disc on 12 / 11 / 10 for 4 / 3 / 2 players."""
    calendar = laid(players, 5, opening)["calendar"]
    assert (calendar["light"], calendar["dark"]) == (0, dark)
    assert (calendar["eclipses_scored"], calendar["eclipse_in_turns"]) == (0, None)


@pytest.mark.parametrize(
    ("nobles", "possible"), [([5, 4, 1], True), ([5, 4, 2], False), ([5, 3, 3], False)]
)
def test_rule_1_6_eleven_buildings(nobles: list[int], possible: bool) -> None:
    """rule 1.6: 11 buildings lie on the 12 spaces; the twelfth space of the nobles is never
    built."""
    before = table(seat("forest1 nobles1 nobles1", wood=2, cocoa=1), nobles=nobles)
    after = play(before, "move 1@forest to nobles")
    assert ("main action" in answers(after)) is possible


def test_rule_1_6_leftmost_space_of_the_row_is_empty() -> None:
    """rule 1.6: before any building is taken the leftmost 5 is what an eclipse counts
    (rule 9.2)."""
    assert laid(2, 0)["nobles"] == [0, 0, 0]
    before = table(
        seat(avenue=2),
        seat(),
        options={"dark_eclipse": True},
        calendar={"light": 9},
        turn={"seat": 1},
    )
    after = play(before, "move 1@palace to forest", "collect cocoa")
    assert changes(before, after, 0)["vp"] == 10 - 9  # 2 steps x 5, three salaries unpaid


# Displays and pyramid ---


@pytest.mark.parametrize("players", [2, 3, 4])
def test_rule_1_7_displays_of_four_and_three(players: int) -> None:
    """rule 1.7: 4 decorations and 3 pyramid tiles lie face up."""
    for game in games(players):
        assert len(game["decoration_display"]) == 4
        assert set(game["decoration_display"]) <= set(DECORATIONS)
        assert len(game["pyramid_display"]) == 3
        assert set(game["pyramid_display"]) <= set(PYRAMID)


SET_UP_CELLS = {
    4: "0-0-1 0-0-2 0-1-0 0-1-3 0-2-0 0-2-3 0-3-1 0-3-2",
    3: "0-1-0 0-1-1 0-1-2 0-1-3 0-2-0 0-2-1 0-2-2 0-2-3 1-1-0 1-1-2",
    2: "0-0-0 0-0-1 0-1-0 0-1-1 0-1-2 0-1-3 0-2-0 0-2-1 0-2-2 0-2-3 0-3-2 0-3-3 1-0-0 1-2-2",
}


@pytest.mark.parametrize(("players", "cells"), SET_UP_CELLS.items())
def test_rule_1_7_set_up_cells(players: int, cells: str) -> None:
    """rule 1.7: exactly the cells printed for the player count are filled, tiles turned
    anyhow."""
    turns: dict[str, set[int]] = {}
    for game in games(players):
        places = ["-".join(map(str, tile["cell"])) for tile in game["pyramid"]]
        assert sorted(places) == cells.split()
        for place, tile in zip(places, game["pyramid"], strict=True):
            turns.setdefault(place, set()).add(tile["turn"])
    assert all(found == {0, 1, 2, 3} for found in turns.values())


@pytest.mark.parametrize("players", [2, 3, 4])
def test_rule_1_7_nobody_scores_the_set_up_tiles(players: int) -> None:
    """rule 1.7: no VP, no temple or track step, whatever matches whatever."""
    for game in games(players):
        for player in game["players"]:
            assert (player["vp"], player["track"]) == (0, 0)
            assert player["temples"] == {"blue": 0, "red": 0, "green": 0}


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("opening", ["", "first_game", "draft"])
def test_rule_1_7_every_tile_exists_once(players: int, opening: str) -> None:
    """rule 1.7: 15 decorations and 32 pyramid tiles, face up, laid or in the stack."""
    kinds = {kind: PYRAMID.count(kind) for kind in PYRAMID}
    for seed in range(40):
        game = laid(players, seed, opening)
        tiles = Counter(game["stacks"]["decorations"]) + Counter(game["decoration_display"])
        assert tiles == Counter(DECORATIONS)
        tiles = Counter(game["stacks"]["pyramid"]) + Counter(game["pyramid_display"])
        tiles += Counter(tile["tile"] for tile in game["pyramid"])
        assert tiles.total() == 32
        for tile, count in tiles.items():
            assert count == sum(kinds.get(way, 0) for way in turned(tile)), tile


# Discovery tiles ---


LAID = {
    "palace": (1, 1, 1),
    "forest": (1, 1, 1),
    "stone_quarry": (1, 1, 1),
    "gold_deposits": (1, 1, 1),
    "decorations": (1, 1, 1),
    "avenue_3": (3, 3, 3),
    "avenue_6": (2, 2, 2),
    "avenue_8": (1, 1, 1),
    "blue_4": (2, 3, 4),
    "red_5": (3, 4, 5),
    "green_3": (1, 2, 3),
    "green_6": (2, 3, 4),
}


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("opening", ["", "first_game", "draft"])
def test_rule_1_8_discoveries_by_place_and_player_count(players: int, opening: str) -> None:
    """rule 1.8: 1 beside each worship area, 3 / 2 / 1 on the avenue, as printed on large
    steps."""
    for seed in range(40):
        spots = laid(players, seed, opening)["discoveries"]
        found = {spot: len(tiles) for spot, tiles in spots.items()}
        assert found == {spot: counts[players - 2] for spot, counts in LAID.items()}


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("opening", ["", "first_game", "draft"])
def test_rule_1_8_all_54_discoveries_are_somewhere(players: int, opening: str) -> None:
    """rule 1.8: on the board, shown by starting tiles, or in the stack; none twice or missing."""
    assert sum(COPIES.values()) == 54
    for seed in range(40):
        game = laid(players, seed, opening)
        tiles = Counter(game["stacks"]["discoveries"])
        for spot in game["discoveries"].values():
            tiles += Counter(spot)
        for hand in [*game["starting"]["hands"], game["starting"]["pool"]]:
            tiles += Counter(entry["sees"] for entry in hand if entry["sees"])
        assert tiles == Counter(COPIES)


def test_rule_1_8_discoveries_are_shuffled() -> None:
    """rule 1.8: any kind may lie anywhere: at the palace all 21 turn up."""
    found = {game["discoveries"]["palace"][0] for game in games()}
    assert found == set(COPIES)
