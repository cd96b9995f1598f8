"""The printed facts: what components.json says, counted; and that the engine's tables agree."""

from collections import Counter
from typing import Any

import pytest

from teotihuacan.engine import constants as words
from teotihuacan.engine import tables
from teotihuacan.engine.components import COMPONENTS
from teotihuacan.engine.rules.decorations import read_decoration_icon
from teotihuacan.engine.rules.pyramid import count_found, match_face, read_tile_icon
from teotihuacan.engine.schema.discovery_tiles import EXTRA_WORKER, FREE_COCOA, MASKS

PYRAMID = COMPONENTS["pyramid"]
TILES = PYRAMID["tiles"]
STARTING = COMPONENTS["starting_tiles"]
PLAIN, STATUE, HEADDRESS, SERPENT = range(4)  # the icons . b r g


# What is printed ---


def test_discovery_tiles() -> None:
    copies = {tile["id"]: tile["copies"] for tile in COMPONENTS["discovery_tiles"]}
    assert sum(copies.values()) == 54
    assert len(copies) == 21
    masks = [copies[f"mask_{n}"] for n in range(1, 8)]
    assert masks == [1, 2, 2, 3, 3, 3, 3]
    costs = Counter(
        good
        for tile in COMPONENTS["discovery_tiles"]
        for good, n in tile["cost"].items()
        for _ in range(n * tile["copies"])
    )
    assert costs == {"cocoa": 2 + 2 + 2 + 2 + 3 + 3 + 3, "wood": 2 + 2 + 4 * 3 + 3, "gold": 1 + 3}


def test_pyramid_tiles() -> None:
    assert len(TILES) == 32
    assert {len(tile) for tile in TILES} == {4}
    assert set("".join(TILES)) <= set(".brgBRG")
    coloured = [sum(icon.isupper() for icon in tile) for tile in TILES]
    assert max(coloured) == 1
    assert sum(coloured) == 15
    icons = "".join(TILES)
    assert {icon: icons.count(icon) for icon in "BRG"} == {"B": 4, "R": 6, "G": 5}
    assert Counter(icons.lower()) == {".": 53, "b": 25, "r": 25, "g": 25}
    assert TILES.count("....") == 2


def test_decoration_tiles_are_all_pairs_but_the_plain_one() -> None:
    pairs = {a + b for a in ".BRG" for b in ".BRG"} - {".."}
    assert len(COMPONENTS["decorations"]["tiles"]) == 15
    assert set(COMPONENTS["decorations"]["tiles"]) == pairs


def test_starting_tiles_have_different_pairs_of_boards() -> None:
    assert len(STARTING) == 18
    pairs = {frozenset(tile["boards"]) for tile in STARTING}
    assert len(pairs) == 18
    assert {len(pair) for pair in pairs} == {2}
    boards = Counter(board for pair in pairs for board in pair)
    assert boards == {1: 2, 2: 5, 3: 5, 4: 5, 5: 5, 6: 4, 7: 5, 8: 5}
    shown = {key: sum(key in tile for tile in STARTING) for key in ("discovery", "technology")}
    assert shown == {"discovery": 2, "technology": 2}


def test_royal_technology_and_bonus_tiles() -> None:
    assert [tile["category"] for tile in COMPONENTS["royal_tiles"]] == list("AAABBBCCC")
    assert [tile["number"] for tile in COMPONENTS["technologies"]] == [
        1,
        3,
        5,
        7,
        9,
        11,
        13,
        15,
        17,
    ]
    assert [tile["gold"] for tile in COMPONENTS["technologies"]] == [1, 1, 1, 1, 2, 2, 2, 2, 2]
    assert len({tile["id"] for tile in COMPONENTS["temple_bonus_tiles"]}) == 7


def test_resource_boards_have_27_cells() -> None:
    boards = COMPONENTS["resource_boards"]
    own = {"forest": "wood", "stone_quarry": "stone", "gold_deposits": "gold"}
    cells = [cell for board in own for row in boards[board] for cell in row]
    assert len(cells) == 27
    for board, good in own.items():
        amounts = [[cell.get(good, 0) for cell in row] for row in boards[board]]
        assert amounts == [[0, 1, 2], [1, 2, 3], [2, 3, 4]]
    extras = Counter[str]()
    for cell in cells:
        extras.update({key: n for key, n in cell.items() if key not in own.values()})
    assert extras == {
        "cocoa": 1 + 2 + 1 + 3 + 5 + 1,
        "vp": 1 + 2 + 1 + 3 + 5 + 1 + 2,
        "temple_any": 3,
    }


@pytest.mark.parametrize("temple", ["blue", "red", "green"])
def test_temples_have_12_steps(temple: str) -> None:
    steps = COMPONENTS["temples"][temple]["steps"]
    assert len(steps) == 12
    assert [n for n, reward in enumerate(steps) if not reward] == [0, 10]


def test_temple_rewards_add_up() -> None:
    def total(temple: str, key: str) -> int:
        return sum(step.get(key, 0) for step in COMPONENTS["temples"][temple]["steps"])

    assert total("blue", "any_resource") == 10
    assert total("blue", "vp") == 2 + 4 + 6
    assert total("red", "vp") == 30
    assert total("green", "cocoa") == 19
    assert total("green", "vp") == 5


def test_buildings_nobles_masks_calendar() -> None:
    assert COMPONENTS["buildings_row"] == sorted(COMPONENTS["buildings_row"], reverse=True)
    assert len(COMPONENTS["buildings_row"]) == 12
    assert [len(row) for row in COMPONENTS["nobles_rows"]] == [5, 4, 3]
    assert [sum(row) for row in COMPONENTS["nobles_rows"]] == [9, 15, 18]
    assert COMPONENTS["mask_set_vp"] == [n * (n + 1) // 2 for n in range(8)]
    dark = {n: COMPONENTS["calendar_dark_disc"][n] for n in "234"}
    assert dark == {"2": [10, 9, 8], "3": [11, 10, 9], "4": [12, 11, 10]}


def test_the_ring_has_construction_opposite_the_palace() -> None:
    ring = COMPONENTS["rondel"]["first_game_clockwise_from_palace"]
    assert sorted(ring) == [1, 2, 3, 4, 5, 6, 7, 8]
    assert (ring[0], ring[4]) == (1, 8)


@pytest.mark.parametrize(("players", "tiles"), [("2", 14), ("3", 10), ("4", 8)])
def test_set_up_cells_lie_on_four_each(players: str, tiles: int) -> None:
    cells = PYRAMID["set_up_cells"][players]
    assert len(cells) == tiles
    for level, row, column in cells:
        if level:
            for down, right in ((0, 0), (0, 1), (1, 0), (1, 1)):
                assert [level - 1, row + down, column + right] in cells


# What the engine's tables say ---


def test_names_are_those_of_the_components() -> None:
    assert words.BOARD_NAMES[words.PALACE] == COMPONENTS["action_boards"]["1"] == "palace"
    assert words.BOARD_NAMES[words.CONSTRUCTION] == COMPONENTS["action_boards"]["8"]
    assert words.DISCOVERY_NAMES[FREE_COCOA] == "free_cocoa"
    assert words.DISCOVERY_NAMES[EXTRA_WORKER] == "extra_worker"
    assert words.DISCOVERY_NAMES[MASKS] == "victory_points"
    assert words.TECHNOLOGY_NAMES[words.PAID_POWER_UP_TECHNOLOGY] == "paid_power_up"
    assert words.ROYAL_NAMES[words.COCOA_TO_TEMPLES] == "cocoa_to_temples"
    assert words.BONUS_NAMES[words.WORKERS_4_OR_9] == "workers_4_or_9"
    assert len(words.SOURCE_NAMES) == words.SOURCES
    assert len(words.QUESTION_NAMES) == words.QUESTIONS
    assert words.QUESTION_NAMES[words.SALARY] == "salary"


# Cells by hand: number, [level, row, column], its squares clockwise from the top left, supports.
CELLS = [
    (0, [0, 0, 0], [0, 1, 9, 8], [-1, -1, -1, -1]),
    (3, [0, 0, 3], [6, 7, 15, 14], [-1, -1, -1, -1]),
    (6, [0, 1, 2], [20, 21, 29, 28], [-1, -1, -1, -1]),
    (15, [0, 3, 3], [54, 55, 63, 62], [-1, -1, -1, -1]),
    (16, [1, 0, 0], [9, 10, 18, 17], [0, 1, 4, 5]),
    (20, [1, 1, 1], [27, 28, 36, 35], [5, 6, 9, 10]),
    (24, [1, 2, 2], [45, 46, 54, 53], [10, 11, 14, 15]),
    (25, [2, 0, 0], [18, 19, 27, 26], [16, 17, 19, 20]),
    (28, [2, 1, 1], [36, 37, 45, 44], [20, 21, 23, 24]),
    (29, [3, 0, 0], [27, 28, 36, 35], [25, 26, 27, 28]),
]


@pytest.mark.parametrize(("cell", "place", "squares", "below"), CELLS)
def test_cells_cover_their_squares_and_rest_on_four(
    cell: int, place: list[int], squares: list[int], below: list[int]
) -> None:
    assert tables.CELL_PLACES[cell] == place
    assert tables.CELL_LEVEL[cell] == place[0]
    assert tables.CELL_SQUARES[cell] == squares
    assert tables.CELL_BELOW[cell] == below


def test_every_cell_has_one_square_on_each_of_its_supports() -> None:
    for cell in range(16, 30):
        squares = set(tables.CELL_SQUARES[cell])
        for support in tables.CELL_BELOW[cell]:
            assert len(squares & set(tables.CELL_SQUARES[support])) == 1


# Spaces of decorations by hand: side, space from 1 (the second) on, squares in reading order.
SPACES = [
    ("top", 1, [3, 4]),
    ("top", 3, [19, 20]),
    ("right", 1, [31, 39]),
    ("right", 3, [29, 37]),
    ("bottom", 1, [59, 60]),
    ("bottom", 2, [51, 52]),
    ("left", 1, [24, 32]),
    ("left", 3, [26, 34]),
]


@pytest.mark.parametrize(("side", "space", "squares"), SPACES)
def test_decoration_squares(side: str, space: int, squares: list[int]) -> None:
    assert tables.DECORATION_SQUARES[words.SIDE_NAMES.index(side) * 4 + space] == squares


def test_decoration_icons_turn_with_their_side() -> None:
    """A tile reads left, right with its arrow down; from below and the left it is upside down."""
    tile = tables.DECORATION_NAMES.index("BR")
    for side, read in enumerate([(1, 2), (1, 2), (2, 1), (2, 1)]):
        assert (read_decoration_icon(tile, side, 0), read_decoration_icon(tile, side, 1)) == read
    printed = dict(zip(words.SIDE_NAMES, tables.DECORATION_PRINT, strict=True))
    assert printed == {
        "top": [HEADDRESS, SERPENT],
        "right": [PLAIN, SERPENT],
        "bottom": [STATUE, PLAIN],
        "left": [STATUE, HEADDRESS],
    }


def test_a_quarter_turn_carries_the_top_left_icon_to_the_top_right() -> None:
    tile = tables.PYRAMID_TILE_NAMES.index("b.Rg")
    icons = [[read_tile_icon(tile, turn, corner) for corner in range(4)] for turn in range(4)]
    assert icons == [[1, 0, 2, 3], [3, 1, 0, 2], [2, 3, 1, 0], [0, 2, 3, 1]]
    faces = [sum(icon << (2 * corner) for corner, icon in enumerate(row)) for row in icons]
    assert tables.PYRAMID_FACES[tile] == faces
    assert tables.PYRAMID_COLOURS[tile] == [0b0100, 0b1000, 0b0001, 0b0010]


def test_matches_are_counted_corner_by_corner() -> None:
    tile = tables.PYRAMID_TILE_NAMES.index("b.Rg")
    for under in range(256):
        for turn in range(4):
            icons = [read_tile_icon(tile, turn, corner) for corner in range(4)]
            same = [icon for corner, icon in enumerate(icons) if icon == under >> 2 * corner & 3]
            found = match_face(under, tile, turn)
            assert count_found(found, PLAIN) == len(same)
            # of this tile's icons only the second temple's is coloured
            assert [count_found(found, icon) for icon in (1, 2, 3)] == [0, same.count(2), 0]


def test_only_the_plain_tile_looks_the_same_turned() -> None:
    turns = dict(zip(tables.PYRAMID_TILE_NAMES, tables.PYRAMID_TURNS, strict=True))
    assert {name for name, count in turns.items() if count < 4} == {"...."}
    assert turns["...."] == 1
    copies = dict(zip(tables.PYRAMID_TILE_NAMES, tables.PYRAMID_COPIES, strict=True))
    assert {name: n for name, n in copies.items() if n > 1} == {"....": 2, "g.br": 2}


def test_printed_base_icons() -> None:
    assert len(tables.BASE_ICONS) == 64
    assert tables.BASE_ICONS[:8] == [0, 0, 0, 1, 1, 0, 0, 0]
    assert tables.BASE_ICONS[24:32] == [3, 3, 2, 0, 0, 1, 1, 1]
    assert tables.BASE_ICONS[56:] == [3, 3, 3, 2, 2, 0, 0, 0]


def test_costs_and_points_of_levels() -> None:
    wood_stone = [(cost[words.WOOD], cost[words.STONE]) for cost in tables.LEVEL_COST]
    assert wood_stone == [(0, 2), (1, 2), (2, 2), (3, 2)]
    assert tables.LEVEL_VP == [1, 3, 5, 7]


def test_spots_hold_as_many_tiles_as_printed_for_the_players() -> None:
    assert tables.SPOT_SIZE[2] == [1, 1, 1, 1, 1, 3, 2, 1, 2, 3, 1, 2]
    assert [sum(tables.SPOT_SIZE[players]) for players in (2, 3, 4)] == [19, 23, 27]
    names = words.SPOT_NAMES
    assert [names[n] for n in tables.AVENUE_SPOT if n >= 0] == [
        "avenue_3",
        "avenue_6",
        "avenue_8",
    ]
    large = [[names[n] for n in row if n >= 0] for row in tables.LARGE_SPOT]
    assert large == [["blue_4"], ["red_5"], ["green_3", "green_6"]]


# Worship: temple of the area (-2 none, -1 any), number of spaces.
WORSHIP = {
    "palace": (-2, 3),
    "forest": (words.RED, 1),
    "stone_quarry": (words.GREEN, 1),
    "gold_deposits": (words.BLUE, 1),
    "alchemy": (-2, 0),
    "nobles": (-2, 0),
    "decorations": (-1, 1),
    "construction": (-2, 0),
}


@pytest.mark.parametrize("board", WORSHIP)
def test_worship_areas(board: str) -> None:
    n = words.BOARD_NAMES.index(board)
    assert (tables.WORSHIP_TEMPLE[n], tables.WORSHIP_SPACES[n]) == WORSHIP[board]
    assert (tables.WORSHIP_SPOT[n] >= 0) == (WORSHIP[board][1] > 0)


# Numbers on the technologies by hand: VP, cocoa, resources, temple steps; price in cocoa of using
# it; workers and discount (rule 13).
TECHNOLOGIES = {
    "palace_cocoa": (0, 1, 0, 0, 0, 0, 0),
    "alchemy_nobles_vp": (3, 0, 0, 0, 0, 0, 0),
    "resource_extra": (0, 0, 1, 0, 0, 0, 0),
    "resource_cocoa_vp": (1, 1, 0, 0, 0, 0, 0),
    "decorations_vp": (4, 0, 0, 0, 0, 0, 0),
    "construction_vp": (3, 0, 0, 0, 0, 0, 0),
    "paid_power_up": (0, 0, 0, 0, 1, 0, 0),
    "construction_worker_and_discount": (0, 0, 0, 0, 0, 1, 1),
    "construction_temple": (0, 0, 0, 1, 0, 0, 0),
}


@pytest.mark.parametrize("technology", TECHNOLOGIES)
def test_numbers_on_technologies(technology: str) -> None:
    n = words.TECHNOLOGY_NAMES.index(technology)
    kinds = (
        tables.TECHNOLOGY_VP,
        tables.TECHNOLOGY_COCOA,
        tables.TECHNOLOGY_RESOURCES,
        tables.TECHNOLOGY_TEMPLES,
        tables.TECHNOLOGY_PRICE,
        tables.TECHNOLOGY_WORKERS,
        tables.TECHNOLOGY_DISCOUNT,
    )
    assert tuple(kind[n] for kind in kinds) == TECHNOLOGIES[technology]


# Numbers on the royal tiles by hand: times beyond the worker's power, VP, goods gained, resources
# of choice, cocoa paid each time, cocoa and resources paid once (rule 12, ruling 16).
ROYAL_TILES: dict[str, tuple[int, int, list[int], int, int, int, int]] = {
    "tech_vp": (0, 2, [0, 0, 0, 0], 0, 0, 0, 0),
    "pyramid_track_vp": (0, 2, [0, 0, 0, 0], 0, 0, 0, 0),
    "avenue_vp": (1, 1, [0, 0, 0, 0], 0, 0, 0, 0),
    "cocoa_to_wood_and_stone": (0, 0, [1, 1, 0, 0], 0, 1, 0, 0),
    "cocoa_to_gold_and_stone": (0, 0, [0, 1, 1, 0], 0, 1, 0, 0),
    "cocoa_and_resource_to_resources": (0, 0, [0, 0, 0, 0], 1, 0, 1, 1),
    "gain_cocoa": (1, 0, [0, 0, 0, 1], 0, 0, 0, 0),
    "resource_to_cocoa": (0, 0, [0, 0, 0, 2], 0, 0, 0, 0),
    "cocoa_to_temples": (-1, 0, [0, 0, 0, 0], 0, 1, 0, 0),
}


@pytest.mark.parametrize("tile", ROYAL_TILES)
def test_numbers_on_royal_tiles(tile: str) -> None:
    n = words.ROYAL_NAMES.index(tile)
    assert (
        tables.ROYAL_TIMES[n],
        tables.ROYAL_VP[n],
        tables.ROYAL_GOODS[n],
        tables.ROYAL_RESOURCES[n],
        tables.ROYAL_COCOA_PRICE[n],
        tables.SWAP_COCOA[n],
        tables.SWAP_RESOURCES[n],
    ) == ROYAL_TILES[tile]


def test_numbers_on_temple_bonus_tiles() -> None:
    """VP for each thing counted; workers of power 4 and 5 count for more (rule 14)."""
    weak = dict(zip(words.BONUS_NAMES, tables.BONUS_VP, strict=True))
    strong = dict(zip(words.BONUS_NAMES, tables.BONUS_STRONG_VP, strict=True))
    assert weak == {
        "best_mask_set_again": 0,
        "technologies_5": 5,
        "flat_15": 15,
        "avenue_3": 3,
        "bonus_tiles_9": 9,
        "non_mask_discoveries_2": 2,
        "workers_4_or_9": 4,
    }
    assert strong == weak | {"workers_4_or_9": 9}


def test_ends_and_numbers_of_tracks_and_decorations() -> None:
    assert COMPONENTS["avenue_of_the_dead"]["max"] == words.AVENUE_END == 9
    assert COMPONENTS["pyramid_track"]["max"] == words.TRACK_END == 9
    assert tables.TRACK_VP == [4, 3, 2]
    assert len(tables.TRACK_VP) == words.ECLIPSES
    assert tables.DECORATION_GOLD[1:] == [3, 2, 1]
    assert len(tables.BUILDINGS_ROW) == words.BUILDINGS + 1


# Cells of the resource boards by hand: wood, stone, gold, cocoa, VP, temple steps.
RESOURCES: list[Any] = [
    ("forest", 0, 0, (0, 0, 0, 1, 0, 0)),
    ("forest", 2, 2, (4, 0, 0, 5, 0, 0)),
    ("stone_quarry", 0, 0, (0, 0, 0, 0, 1, 0)),
    ("stone_quarry", 1, 2, (0, 3, 0, 0, 2, 0)),
    ("gold_deposits", 2, 0, (0, 0, 2, 1, 0, 0)),
    ("gold_deposits", 2, 2, (0, 0, 4, 0, 0, 2)),
]


@pytest.mark.parametrize(("board", "row", "column", "reward"), RESOURCES)
def test_resource_cells(board: str, row: int, column: int, reward: tuple[int, ...]) -> None:
    n = words.BOARD_NAMES.index(board) - words.FOREST
    kinds = (
        tables.CELL_WOOD,
        tables.CELL_STONE,
        tables.CELL_GOLD,
        tables.CELL_COCOA,
        tables.CELL_VP,
        tables.CELL_TEMPLE,
    )
    assert tuple(kind[n][row * 3 + column] for kind in kinds) == reward
    assert tables.COLUMN[1:] == [0, 1, 1, 2, 2]


def test_first_game_by_seat() -> None:
    assert tables.FIRST_GOODS == [[1, 2, 4, 6], [4, 2, 0, 5], [3, 4, 1, 4], [2, 0, 5, 2]]
    assert tables.FIRST_VP == [0, 1, 0, 0]
    assert tables.FIRST_TEMPLES == [[0, 0, 1], [1, 1, 0], [1, 0, 0], [0, 0, 2]]
    assert tables.FIRST_AVENUE == [0, 0, 1, 0]
    assert tables.FIRST_BOARDS == [[5, 1, 7], [6, 1, 2], [0, 1, 6], [2, 3, 4]]
    assert tables.FIRST_POWERS == [[2, 1, 1], [2, 1, 1], [1, 1, 1], [1, 1, 1]]
    names = [words.TECHNOLOGY_NAMES[n] for n in tables.FIRST_GAME_TECHNOLOGIES]
    assert names[:3] == ["palace_cocoa", "alchemy_nobles_vp", "resource_extra"]
    assert names[5] == "construction_temple"
    assert [words.BONUS_NAMES[n] for n in tables.FIRST_GAME_BONUS] == [
        "flat_15",
        "avenue_3",
        "workers_4_or_9",
    ]


def test_starting_tiles_by_hand() -> None:
    """ruling 17: the green tile gives 2 stone + 3 gold; "any 2" steps on blue and red."""
    assert tables.START_BOARDS[5] == [3, 2]
    assert tables.START_GOODS[5] == [0, 2, 3, 0]
    assert tables.START_TEMPLES[5] == [0, 0, 1]
    assert (tables.START_RESOURCES[17], tables.START_TEMPLES[17]) == (2, [1, 1, 0])
    assert [n for n in range(18) if tables.START_SEES[n]] == [3, 13]
    assert [n for n in range(18) if tables.START_TECHNOLOGY[n]] == [6, 7]
    assert [n for n in range(18) if tables.START_POWER[n]] == [8, 15, 16]
    assert [n for n in range(18) if tables.START_AVENUE[n]] == [4, 12]


def test_sets_of_resources_and_pairs_of_tiles() -> None:
    sets = [tuple(goods) for goods in tables.RESOURCE_SET_GOODS]
    assert len(set(sets)) == len(sets) == 3 + 6 + 10 + 15 + 21
    assert sets[:4] == [(1, 0, 0), (0, 1, 0), (0, 0, 1), (2, 0, 0)]
    assert [sum(goods) for goods in sets] == sorted(sum(goods) for goods in sets)
    pairs = set(zip(tables.KEEP_FIRST, tables.KEEP_SECOND, strict=True))
    assert pairs == {(a, b) for a in range(4) for b in range(a + 1, 4)}
