"""Whether pending decisions fit each other, the turn and the calendar."""

from typing import Any

from ..constants import (
    AFTER_ECLIPSE,
    BOARD_ACTION,
    BOT_TURN,
    BUILDINGS,
    BUY_DISCOVERY,
    DECORATION,
    DISCOUNT,
    END_TURN,
    GAIN_RESOURCES,
    LARGE_STEP,
    MAIN_ACTION_DONE,
    MATCH_TEMPLE,
    NOBLES_ROW,
    PAID_POWER_UP,
    PLACE_NEUTRAL_DICE,
    POWER_UP,
    PYRAMID_CELL,
    PYRAMID_TILE,
    ROYAL_SELL,
    ROYAL_SWAP,
    ROYAL_TEMPLE,
    ROYAL_TRADE,
    SALARY,
    SECOND_WORKER,
    START_DISCOVERY,
    TECHNOLOGY,
    TURN,
    WORSHIP_ORDER,
)
from ..names import decision_name
from ..tables import CELL_BELOW, LARGE_SPOT, WORSHIP_SPACES, WORSHIP_SPOT
from .refusal import refuse
from .starting import STARTING

Record = dict[str, Any]
FOUNDATIONS = (TURN, END_TURN, BOT_TURN, AFTER_ECLIPSE, PLACE_NEUTRAL_DICE)
# Parts of a main or worship action, each asked once.
ACTION = (
    WORSHIP_ORDER,
    MATCH_TEMPLE,
    ROYAL_TRADE,
    ROYAL_SWAP,
    ROYAL_SELL,
    ROYAL_TEMPLE,
    TECHNOLOGY,
    NOBLES_ROW,
    DECORATION,
    PYRAMID_TILE,
    PYRAMID_CELL,
    DISCOUNT,
    MAIN_ACTION_DONE,
    POWER_UP,
    PAID_POWER_UP,
)
PARTS = (*ACTION, BOARD_ACTION, SECOND_WORKER)
MOST_ALIKE = 4  # equal effects that may wait for each other


def check_stack(record: Record) -> None:
    """One foundation below, everything above of the seat whose turn it is."""
    frames = record["stack"][: record["depth"]]
    if record["ended"]:
        if frames:
            refuse("stack", "error-stack-over")
        return
    if not frames or frames[0][0] not in FOUNDATIONS:
        names = tuple(decision_name(kind) for kind in FOUNDATIONS)
        refuse("stack[0].question", "error-one-of", known=names)
    for at, frame in enumerate(frames[1:], start=1):
        if frame[0] in FOUNDATIONS:
            refuse(f"stack[{at}].question", "error-lowest", name=decision_name(frame[0]))
    active = frames[0][1] if frames[0][0] in (TURN, END_TURN, BOT_TURN) else -1
    if record["active"] != active:
        refuse("turn.seat", "error-as-stack", value=str(active if active >= 0 else None))
    for at, frame in enumerate(frames):
        if active >= 0 and frame[1] != active:
            refuse(f"stack[{at}].seat", "error-seats-turn", seat=active)
        if (frames[0][0] == AFTER_ECLIPSE) != (frame[0] in (SALARY, AFTER_ECLIPSE)):
            refuse(f"stack[{at}].question", "error-salary-only")
    if (frames[0][0] == AFTER_ECLIPSE) != (record["eclipse_in"] == 0):
        refuse("calendar.eclipse_in_turns", "error-eclipse-scored")


def check_parts(record: Record) -> None:
    """What a game asks one at a time is there once; parts of an action follow its choice."""
    frames = record["stack"][: record["depth"]]
    kinds = [frame[0] for frame in frames]
    starting = bool(kinds) and kinds[0] == PLACE_NEUTRAL_DICE
    for at, frame in enumerate(frames):
        kind, path = frame[0], f"stack[{at}].question"
        name = decision_name(kind)
        if starting != (kind in STARTING) and kind not in (GAIN_RESOURCES, PLACE_NEUTRAL_DICE):
            refuse(path, "error-while-starting", name=name)
        if kind in PARTS and kinds.count(kind) > 1:
            refuse(path, "error-twice", name=name)
        if kind in PARTS and (kinds[0] == TURN or (BOARD_ACTION in kinds and kind in ACTION)):
            refuse(path, "error-after-choice", name=name)
        if kind == BOARD_ACTION and at != 1:
            refuse(path, "error-stands-on", name="board_action", below="end_turn")
        if kind in (SECOND_WORKER, PYRAMID_CELL, DISCOUNT) and at != len(frames) - 1:
            refuse(path, "error-last", name=name)
        if kind == SECOND_WORKER and kinds[at - 1] != BOARD_ACTION:
            refuse(path, "error-stands-on", name="second_worker", below="board_action")
        if kind not in STARTING and frames.count(frame) > MOST_ALIKE:
            refuse(path, "error-too-many", name=name, n=MOST_ALIKE)
    if kinds and kinds[0] == TURN and len(kinds) > 1 and any(frames[0][2:]):
        refuse("stack[0]", "error-move-next")


def check_frame(record: Record, at: int) -> None:
    """A question's numbers lead to something that is there."""
    kind, seat, a, b, c = record["stack"][at]
    path = f"stack[{at}]"
    if kind in (BOARD_ACTION, SECOND_WORKER) and record["mover"] < 0:
        refuse("turn.mover", "error-needs-mover", name=decision_name(kind))
    if kind == WORSHIP_ORDER:
        if WORSHIP_SPOT[a] < 0:
            refuse(f"{path}.board", "error-no-area")
        if b >= WORSHIP_SPACES[a]:
            refuse(f"{path}.space", "error-no-such-space")
    if kind in (BUY_DISCOVERY, LARGE_STEP) and seat != record["active"]:
        refuse(f"{path}.seat", "error-bought-on-turn")
    if kind == LARGE_STEP and LARGE_SPOT[b][c] != a:
        refuse(f"{path}.step", "error-large-step")
    if kind == NOBLES_ROW and sum(record["nobles"]) >= BUILDINGS:
        refuse(f"{path}.question", "error-no-building")
    if kind == START_DISCOVERY and record["kept_sees"][seat][a] < 0:
        refuse(f"{path}.which", "error-tile-shows-nothing")
    if kind in (PYRAMID_CELL, DISCOUNT):
        check_tile_to_place(record, at)
    if kind == PYRAMID_TILE:
        check_tiles_placed(record, at)


def check_tile_to_place(record: Record, at: int) -> None:
    """A tile of the display that a construction places, on a cell that is open (rule 6.9)."""
    kind, _, slot, place, _ = record["stack"][at]
    below, path = record["stack"][at - 1], f"stack[{at}]"
    if kind == PYRAMID_CELL and below[0] != PYRAMID_TILE:
        refuse(f"{path}.question", "error-must-stand-on", below="pyramid_tile")
    if kind == DISCOUNT:
        cell = place // 4
        if below[0] != PYRAMID_TILE or not below[4] & 1:
            refuse(f"{path}.question", "error-discount-left", below="pyramid_tile")
        supports = [record["tile"][n] >= 0 for n in CELL_BELOW[cell] if n >= 0]
        if record["tile"][cell] >= 0 or not all(supports):
            refuse(f"{path}.place", "error-cell-closed")
    if record["pyramid_display"][slot] < 0:
        refuse(f"{path}.slot", "error-slot-empty")


def check_tiles_placed(record: Record, at: int) -> None:
    """A construction places as many tiles as workers are counted, at most (rule 6.9)."""
    _, _, workers, placed, _ = record["stack"][at]
    is_placing = record["stack"][at + 1][0] in (PYRAMID_CELL, DISCOUNT)
    most = workers - 1 if is_placing else workers
    if placed > most:
        place = f"stack[{at}].placed"
        refuse(place, "error-range", low="0", high=str(most), value=str(placed))
