"""The engine's tables of numbers, built from the printed facts.

Every table is a list, or a list of equal rows, of small integers: the build bakes them into the
compiled engine as they are.
"""

from typing import Any

from .components import COMPONENTS
from .constants import (
    BOARD_NAMES,
    BONUS_NAMES,
    BOT_TILE_NAMES,
    CELLS,
    DISCOVERIES,
    DISCOVERY_NAMES,
    GOOD_NAMES,
    LARGEST_SET,
    LEVELS,
    PYRAMID_KINDS,
    RESOURCE_SETS,
    ROYAL_NAMES,
    SIDE_NAMES,
    SIDES,
    SPOT_NAMES,
    STARTING_TILES,
    TECHNOLOGY_NAMES,
    TEMPLE_NAMES,
)

Table = list[int]
Grid = list[list[int]]


def agree(words: tuple[str, ...], facts: list[str]) -> None:
    """Refuse to start when the words' order and the data file's order differ."""
    if list(words) != facts:
        raise ValueError(f"components.json has {facts}, the engine's words are {list(words)}")


agree(BOARD_NAMES, list(COMPONENTS["action_boards"].values()))
agree(DISCOVERY_NAMES, [tile["id"] for tile in COMPONENTS["discovery_tiles"]])
agree(TECHNOLOGY_NAMES, [tile["id"] for tile in COMPONENTS["technologies"]])
agree(ROYAL_NAMES, [tile["id"] for tile in COMPONENTS["royal_tiles"]])
agree(BONUS_NAMES, [tile["id"] for tile in COMPONENTS["temple_bonus_tiles"]])


def goods(gain: dict[str, int]) -> Table:
    """The goods of a gain or cost as a row."""
    return [gain.get(name, 0) for name in GOOD_NAMES]


def printed(tiles: str, key: str, what: str) -> Table:
    """One kind of gain or price of all tiles, 0 where a tile has none."""
    return [tile.get(key, {}).get(what, 0) for tile in COMPONENTS[tiles]]


# Ring and calendar ---
FIRST_GAME_RING: Table = [b - 1 for b in COMPONENTS["rondel"]["first_game_clockwise_from_palace"]]
DARK_DISC: Grid = [[0] * 3] * 2 + [COMPONENTS["calendar_dark_disc"][n] for n in "234"]
BUILDINGS_ROW: Table = COMPONENTS["buildings_row"]
NOBLES_SPACES: Table = [len(row) for row in COMPONENTS["nobles_rows"]]
NOBLES_VP: Grid = [row + [0] * (5 - len(row)) for row in COMPONENTS["nobles_rows"]]
STARTING_COCOA: Table = [COMPONENTS["starting_cocoa"][who] for who in ("first", "others", "last")]
MASK_SET_VP: Table = COMPONENTS["mask_set_vp"]
TRACK_VP: Table = COMPONENTS["pyramid_track"]["vp_by_eclipse"]

# Resource boards: row = min(own workers, 3) - 1, column = COLUMN[lowest power] ---
COLUMN: Table = [0, 0, 1, 1, 2, 2]


def resource_cells(key: str) -> Grid:
    """One kind of reward of all 27 cells: [board - FOREST][row * 3 + column]."""
    boards = ("forest", "stone_quarry", "gold_deposits")
    return [
        [cell.get(key, 0) for row in COMPONENTS["resource_boards"][board] for cell in row]
        for board in boards
    ]


CELL_WOOD: Grid = resource_cells("wood")
CELL_STONE: Grid = resource_cells("stone")
CELL_GOLD: Grid = resource_cells("gold")
CELL_COCOA: Grid = resource_cells("cocoa")
CELL_VP: Grid = resource_cells("vp")
CELL_TEMPLE: Grid = resource_cells("temple_any")

# Worship: the temple of a board's worship area (-2 no area, -1 any temple), and its spot ---
WORSHIP_TEMPLE: Table = [
    -2
    if name not in COMPONENTS["worship_temple"]
    else (*TEMPLE_NAMES, "any").index(COMPONENTS["worship_temple"][name])
    for name in BOARD_NAMES
]
WORSHIP_TEMPLE = [-1 if temple == 3 else temple for temple in WORSHIP_TEMPLE]
WORSHIP_SPOT: Table = [
    SPOT_NAMES.index(name) if name in SPOT_NAMES else -1 for name in BOARD_NAMES
]
WORSHIP_SPACES: Table = [COMPONENTS["worship_spaces"].get(name, 0) for name in BOARD_NAMES]

# Technologies ---
TECHNOLOGY_GOLD: Table = [tile["gold"] for tile in COMPONENTS["technologies"]]
TECHNOLOGY_NUMBER: Table = [tile["number"] for tile in COMPONENTS["technologies"]]
COLUMN_TEMPLE: Table = [TEMPLE_NAMES.index(name) for name in COMPONENTS["alchemy_column_temple"]]
FIRST_GAME_TECHNOLOGIES: Table = [
    TECHNOLOGY_NUMBER.index(number)
    for row in ("row_1", "row_2")
    for number in COMPONENTS["technologies_first_game"][row]
]
TECHNOLOGY_VP: Table = printed("technologies", "gain", "vp")
TECHNOLOGY_COCOA: Table = printed("technologies", "gain", "cocoa")
TECHNOLOGY_RESOURCES: Table = printed("technologies", "gain", "any_resource")
TECHNOLOGY_TEMPLES: Table = printed("technologies", "gain", "temple_any")
TECHNOLOGY_PRICE: Table = printed("technologies", "price", "cocoa")  # of using it
TECHNOLOGY_WORKERS: Table = [tile.get("workers", 0) for tile in COMPONENTS["technologies"]]
TECHNOLOGY_DISCOUNT: Table = [tile.get("discount", 0) for tile in COMPONENTS["technologies"]]

# Royal tiles: so much each time, as often as the worker has power, and ROYAL_TIMES more ---
ROYAL_CATEGORY: Table = ["ABC".index(tile["category"]) for tile in COMPONENTS["royal_tiles"]]
FIRST_GAME_ROYAL: Table = [
    ROYAL_NAMES.index(name) for name in COMPONENTS["royal_tiles_first_game"]
]
ROYAL_TIMES: Table = [tile["power_plus"] for tile in COMPONENTS["royal_tiles"]]
ROYAL_VP: Table = printed("royal_tiles", "gain", "vp")
ROYAL_GOODS: Grid = [goods(tile["gain"]) for tile in COMPONENTS["royal_tiles"]]
ROYAL_RESOURCES: Table = printed("royal_tiles", "gain", "any_resource")
ROYAL_COCOA_PRICE: Table = printed("royal_tiles", "price", "cocoa")
SWAP_COCOA: Table = printed("royal_tiles", "price_once", "cocoa")
SWAP_RESOURCES: Table = printed("royal_tiles", "price_once", "any_resource")

# Temple bonus tiles: VP for each thing counted, for workers by their power ---
BONUS_VP: Table = [(tile["vp"] or [0])[0] for tile in COMPONENTS["temple_bonus_tiles"]]
BONUS_STRONG_VP: Table = [(tile["vp"] or [0])[-1] for tile in COMPONENTS["temple_bonus_tiles"]]
FIRST_GAME_BONUS: Table = [
    BONUS_NAMES.index(COMPONENTS["temple_bonus_first_game"][name]) for name in TEMPLE_NAMES
]

# Temples and avenue ---
TEMPLE_VP: Grid = [
    [s.get("vp", 0) for s in COMPONENTS["temples"][name]["steps"]] for name in TEMPLE_NAMES
]
TEMPLE_COCOA: Grid = [
    [s.get("cocoa", 0) for s in COMPONENTS["temples"][name]["steps"]] for name in TEMPLE_NAMES
]
TEMPLE_RESOURCES: Grid = [
    [s.get("any_resource", 0) for s in COMPONENTS["temples"][name]["steps"]]
    for name in TEMPLE_NAMES
]
LARGE_SPOT: Grid = [
    [SPOT_NAMES.index(f"{name}_{s}") if f"{name}_{s}" in SPOT_NAMES else -1 for s in range(12)]
    for name in TEMPLE_NAMES
]
AVENUE_SPOT: Table = [
    SPOT_NAMES.index(f"avenue_{s}") if f"avenue_{s}" in SPOT_NAMES else -1 for s in range(10)
]


def tiles_on_spot(name: str, players: int) -> int:
    """Discovery tiles laid on a spot at set-up (rule 1.8)."""
    if name in BOARD_NAMES:
        return 1
    place, step = name.split("_")
    if place == "avenue":
        return int(COMPONENTS["avenue_of_the_dead"]["discoveries"][step])
    return int(COMPONENTS["temples"][place]["large"][step][players - 2])


SPOT_SIZE: Grid = [
    [tiles_on_spot(name, max(players, 2)) for name in SPOT_NAMES] for players in range(5)
]

# Discovery tiles ---
DISCOVERY_COPIES: Table = [tile["copies"] for tile in COMPONENTS["discovery_tiles"]]
DISCOVERY_COST: Grid = [goods(tile["cost"]) for tile in COMPONENTS["discovery_tiles"]]
DISCOVERY_AMOUNT: Table = [tile.get("amount", 0) for tile in COMPONENTS["discovery_tiles"]]
assert len(DISCOVERY_COPIES) == DISCOVERIES

# Pyramid: cells are numbered level by level, rows from the top; squares row * 8 + column ---
ICONS = ".brg"  # PLAIN, then the temples' icons
LEVEL_COST: Grid = [goods(cost) for cost in COMPONENTS["pyramid"]["level_cost"]]
LEVEL_VP: Table = COMPONENTS["pyramid"]["level_vp"]
CELL_PLACES: Grid = [
    [level, row, column]
    for level in range(LEVELS)
    for row in range(4 - level)
    for column in range(4 - level)
]
CELL_LEVEL: Table = [place[0] for place in CELL_PLACES]
CELL_SQUARES: Grid = [
    [
        (2 * row + level + down) * 8 + 2 * column + level + right
        for down, right in ((0, 0), (0, 1), (1, 1), (1, 0))
    ]
    for level, row, column in CELL_PLACES
]
CELL_BELOW: Grid = [
    [
        CELL_PLACES.index([level - 1, row + down, column + right]) if level else -1
        for down in (0, 1)
        for right in (0, 1)
    ]
    for level, row, column in CELL_PLACES
]
SET_UP_CELLS: Grid = [
    [
        int([level, row, column] in COMPONENTS["pyramid"]["set_up_cells"].get(players, []))
        for level, row, column in CELL_PLACES
    ]
    for players in "01234"
]
BASE_ICONS: Table = [
    ICONS.index(icon) for row in COMPONENTS["pyramid"]["printed_base_icons"] for icon in row
]


def turned(tile: str, turn: int) -> str:
    """A pyramid tile's icons, clockwise from the top left, after `turn` quarter turns."""
    return tile[-turn:] + tile[:-turn] if turn else tile


def pyramid_kinds() -> dict[str, int]:
    """The different pyramid tiles with their copies; a tile turned is the same tile."""
    kinds: dict[str, int] = {}
    for tile in COMPONENTS["pyramid"]["tiles"]:
        same = [k for k in kinds if tile in {turned(k, t) for t in range(4)}]
        kinds[same[0] if same else tile] = kinds.get(same[0] if same else tile, 0) + 1
    return kinds


PYRAMID_TILE_NAMES = tuple(pyramid_kinds())
PYRAMID_COPIES: Table = list(pyramid_kinds().values())
PYRAMID_ICONS: Grid = [[ICONS.index(i.lower()) for i in tile] for tile in PYRAMID_TILE_NAMES]
PYRAMID_COLOURED: Grid = [[int(i.isupper()) for i in tile] for tile in PYRAMID_TILE_NAMES]
PYRAMID_TURNS: Table = [len({turned(tile, t) for t in range(4)}) for tile in PYRAMID_TILE_NAMES]
assert len(PYRAMID_TILE_NAMES) == PYRAMID_KINDS
assert len(ICONS) == 4  # an icon has two bits

# The four icons of a turned tile as one number, two bits each, and which of them are coloured.
PYRAMID_FACES: Grid = [
    [sum(row[(corner - turn) % 4] << (2 * corner) for corner in range(4)) for turn in range(4)]
    for row in PYRAMID_ICONS
]
PYRAMID_COLOURS: Grid = [
    [sum(row[(corner - turn) % 4] << corner for corner in range(4)) for turn in range(4)]
    for row in PYRAMID_COLOURED
]
# By two faces, one of them subtracted from the other bit by bit: the corners that are equal.
EQUAL_CORNERS: Table = [
    sum(1 << corner for corner in range(4) if not (difference >> (2 * corner)) & 3)
    for difference in range(256)
]
COUNT_OF_CORNERS: Table = [corners.bit_count() for corners in range(16)]
assert len(CELL_LEVEL) == CELLS

# Decorations: side 0-3 clockwise from the top; squares and icons in reading order ---
DECORATION_NAMES: tuple[str, ...] = tuple(COMPONENTS["decorations"]["tiles"])


def decoration_squares(side: int, space: int) -> Table:
    """The two squares under a decoration space above the first."""
    return [
        [(space - 1) * 8 + 3, (space - 1) * 8 + 4],
        [3 * 8 + 8 - space, 4 * 8 + 8 - space],
        [(8 - space) * 8 + 3, (8 - space) * 8 + 4],
        [3 * 8 + space - 1, 4 * 8 + space - 1],
    ][side]


DECORATION_SQUARES: Grid = [
    decoration_squares(side, max(space, 1)) for side in range(SIDES) for space in range(4)
]
DECORATION_PRINT: Grid = [
    [ICONS.index(icon) for icon in COMPONENTS["decorations"]["printed_icons_space_1"][name]]
    for name in SIDE_NAMES
]
DECORATION_ICONS: Grid = [[ICONS.index(i.lower()) for i in tile] for tile in DECORATION_NAMES]
DECORATION_COLOURED: Grid = [[int(i.isupper()) for i in tile] for tile in DECORATION_NAMES]
DECORATION_GOLD: Table = [0] + COMPONENTS["decorations"]["gold_by_workers"]  # by workers counted
DECORATION_REVERSED: Table = [0, 0, 1, 1]  # bottom and left read (right, left)

# Teotibot ---
DICE_SLOT: Table = [0, 0] + [
    COMPONENTS["teotibot"]["action_pyramid"]["dice_to_slot"][str(n)] for n in range(2, 13)
]
BELOW_LEFT: Table = [
    COMPONENTS["teotibot"]["action_pyramid"]["below_left"].get(str(n), -1) for n in range(6)
]
BELOW_RIGHT: Table = [
    COMPONENTS["teotibot"]["action_pyramid"]["below_right"].get(str(n), -1) for n in range(6)
]
BOT_START = COMPONENTS["teotibot"]["start"]
BOT_GOODS: Table = goods(BOT_START)
BOT_TEMPLES: Table = [BOT_START["temples"]] * 3
BOT_AVENUE: Table = [BOT_START["avenue"]]
BOT_BOARDS: Table = [worker["board"] - 1 for worker in BOT_START["workers"]]
BOT_POWERS: Table = [worker["power"] for worker in BOT_START["workers"]]
BOT_LOCKED: Table = [int(worker.get("locked", False)) for worker in BOT_START["workers"]]
agree(BOT_TILE_NAMES, COMPONENTS["teotibot"]["action_tiles"])

# Starting tiles ---
START: list[dict[str, Any]] = COMPONENTS["starting_tiles"]
START_BOARDS: Grid = [[b - 1 for b in tile["boards"]] for tile in START]
START_GOODS: Grid = [goods(tile.get("gain", {})) for tile in START]
START_RESOURCES: Table = [tile.get("gain", {}).get("any_resource", 0) for tile in START]
START_TEMPLES: Grid = [
    [tile.get("temples", []).count(name) for name in TEMPLE_NAMES] for tile in START
]
START_AVENUE: Table = [tile.get("avenue", 0) for tile in START]
START_TECHNOLOGY: Table = [int("technology" in tile) for tile in START]
START_POWER: Table = [tile.get("power_up_starting_worker", 0) for tile in START]
START_SEES: Table = [tile.get("discovery", 0) for tile in START]
assert len(START) == STARTING_TILES

# First game by seat ---
FIRST_START = [COMPONENTS["first_game_start"][seat] for seat in "1234"]
FIRST_GOODS: Grid = [
    [a + b for a, b in zip(goods(start["gain"]), goods(start["reward"]), strict=True)]
    for start in FIRST_START
]
FIRST_VP: Table = [start["reward"].get("vp", 0) for start in FIRST_START]
FIRST_TEMPLES: Grid = [
    [start["temples"].count(name) for name in TEMPLE_NAMES] for start in FIRST_START
]
FIRST_AVENUE: Table = [start.get("avenue", 0) for start in FIRST_START]
FIRST_SLOT: Table = [2 if "technology" in start else -1 for start in FIRST_START]
FIRST_BOARDS: Grid = [[b - 1 for b, _ in start["workers"]] for start in FIRST_START]
FIRST_POWERS: Grid = [[power for _, power in start["workers"]] for start in FIRST_START]

# Sets of 1 to 5 resources, smaller sets first: the answers RESOURCE_SET + n ---
RESOURCE_SET_GOODS: Grid = [
    [wood, stone, size - wood - stone]
    for size in range(1, LARGEST_SET + 1)
    for wood in range(size, -1, -1)
    for stone in range(size - wood, -1, -1)
]
RESOURCE_SET_SIZE: Table = [sum(row) for row in RESOURCE_SET_GOODS]
FIRST_SET: Table = [0] + [RESOURCE_SET_SIZE.index(n) for n in range(1, LARGEST_SET + 1)]
FIRST_SET += [RESOURCE_SETS]
assert len(RESOURCE_SET_GOODS) == RESOURCE_SETS

# The two of four dealt starting tiles chosen by the answer KEEP + n ---
KEEP_FIRST: Table = [0, 0, 0, 1, 1, 2]
KEEP_SECOND: Table = [1, 2, 3, 2, 3, 3]
