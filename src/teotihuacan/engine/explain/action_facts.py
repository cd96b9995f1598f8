"""What the actions of one kind are about, as data for clients: workers, boards, tiles, places."""

from typing import Any

from ..constants import (
    BOARD_NAMES,
    BOARDS,
    DECORATION_SPACES,
    DISCOVERY_NAMES,
    GOOD_NAMES,
    NOWHERE,
    PALACE,
    QUESTION_NAMES,
    ROW_NAMES,
    ROYAL_NAMES,
    SIDE_NAMES,
    SIDES,
    TECHNOLOGY_NAMES,
    TEMPLE_NAMES,
)
from ..schema.discovery_tiles import MASKS
from ..tables import (
    CELL_PLACES,
    CELL_SQUARES,
    DECORATION_NAMES,
    DECORATION_REVERSED,
    DECORATION_SQUARES,
    KEEP_FIRST,
    KEEP_SECOND,
    PYRAMID_TILE_NAMES,
    RESOURCE_SET_GOODS,
    turned,
)
from .action_words import ASCENSION_REWARDS, Record, asked, mover_board

Facts = dict[str, Any]
Square = dict[str, Any]  # of the pyramid: row and column from 0, icon and height to be
ROW = 8  # squares
WORSHIP_PARTS = ("ability", "discovery", "both")


def worker_about(record: Record, worker: int) -> Facts:
    """A worker of the seat asked."""
    seat = asked(record).seat
    board = record["board"][seat][worker]
    return {
        "worker": worker,
        "power": record["power"][seat][worker],
        "start": None if board == NOWHERE else BOARD_NAMES[board],
    }


def move_about(record: Record, n: int) -> Facts:
    """A worker, and the board it goes to."""
    return {**worker_about(record, n // BOARDS), "board": BOARD_NAMES[n % BOARDS]}


def worship_about(record: Record, n: int) -> Facts:
    """A worship space of the board the worker is on, and the part chosen."""
    space, part = divmod(n, 3)
    board = mover_board(record)
    royal = ROYAL_NAMES[record["royal"][space]] if board == PALACE else None
    return {
        "board": BOARD_NAMES[board],
        "space": space,
        "part": WORSHIP_PARTS[part],
        "royal_tile": royal,
    }


def board_about(record: Record, _: int) -> Facts:
    """The board the worker is on."""
    return {"board": BOARD_NAMES[mover_board(record)]}


def technology_about(record: Record, slot: int) -> Facts:
    """A technology, and its slot."""
    return {"technology": TECHNOLOGY_NAMES[record["technology"][slot]], "slot": slot}


def decoration_about(record: Record, n: int) -> Facts:
    """A decoration of the display, and the side of the pyramid."""
    slot, side = divmod(n, SIDES)
    tile = DECORATION_NAMES[record["decoration_display"][slot]]
    return {"decoration": tile, "slot": slot, "side": SIDE_NAMES[side]}


def pick_about(record: Record, slot: int) -> Facts:
    """A pyramid tile of the display."""
    return {"tile": PYRAMID_TILE_NAMES[record["pyramid_display"][slot]], "slot": slot}


def place_about(record: Record, n: int) -> Facts:
    """A place in the pyramid, counted from 1, the tile that was picked, and its turn."""
    level, row, column = CELL_PLACES[n // 4]
    slot = asked(record).a
    tile = PYRAMID_TILE_NAMES[record["pyramid_display"][slot]]
    place = {"level": level + 1, "row": row + 1, "column": column + 1}
    return {"tile": tile, "slot": slot, **place, "turn": n % 4}


def place_covers(record: Record, n: int) -> list[Square]:
    """The squares under a tile to be placed."""
    cell, turn = divmod(n, 4)
    icons = turned(PYRAMID_TILE_NAMES[record["pyramid_display"][asked(record).a]], turn)
    return list_squares(CELL_SQUARES[cell], icons, CELL_PLACES[cell][0] + 1)


def decoration_covers(record: Record, n: int) -> list[Square]:
    """The squares under a decoration to be placed; none while it lies beside the pyramid."""
    slot, side = divmod(n, SIDES)
    space = sum(tile >= 0 for tile in record["decoration"][side])
    if space == 0:
        return []
    icons = DECORATION_NAMES[record["decoration_display"][slot]]
    if DECORATION_REVERSED[side]:
        icons = icons[::-1]
    return list_squares(DECORATION_SQUARES[side * DECORATION_SPACES + space], icons, space)


def list_squares(squares: list[int], icons: str, height: int) -> list[Square]:
    """Squares by row and column, each with the icon that will show there."""
    return [
        {"row": square // ROW, "column": square % ROW, "icon": icon.lower(), "height": height}
        for square, icon in zip(squares, icons, strict=True)
    ]


def resources_about(_: Record, n: int) -> Facts:
    """A set of resources."""
    named = zip(GOOD_NAMES, RESOURCE_SET_GOODS[n], strict=False)
    return {"goods": {name: amount for name, amount in named if amount}}


def amount_about(record: Record, n: int) -> Facts:
    """An amount, and what it is of: salary or a trade."""
    return {"amount": n, "of": QUESTION_NAMES[asked(record).kind]}


def keep_about(record: Record, pair: int) -> Facts:
    """Two starting tiles of the own hand, counted from 1 as they are printed."""
    hand = record["hand"][asked(record).seat]
    return {"starting_tiles": [hand[KEEP_FIRST[pair]] + 1, hand[KEEP_SECOND[pair]] + 1]}


def discovery_about(_: Record, tile: int) -> Facts:
    """A discovery tile."""
    return {"discovery": DISCOVERY_NAMES[tile]}


def row_about(_: Record, row: int) -> Facts:
    """A row of the nobles."""
    return {"row": ROW_NAMES[row]}


def reward_about(_: Record, reward: int) -> Facts:
    """A reward of an ascension."""
    return {"reward": ASCENSION_REWARDS[reward].replace(" ", "_")}


def temple_about(_: Record, temple: int) -> Facts:
    """A temple."""
    return {"temple": TEMPLE_NAMES[temple]}


def take_about(_: Record, tile: int) -> Facts:
    """A starting tile of the draft, counted from 1 as it is printed."""
    return {"starting_tile": tile + 1}


def start_about(_: Record, board: int) -> Facts:
    """The board a starting worker is placed on."""
    return {"board": BOARD_NAMES[board]}


def use_about(_: Record, n: int) -> Facts:
    """A discovery tile that is no mask."""
    return {"discovery": DISCOVERY_NAMES[MASKS + n]}
