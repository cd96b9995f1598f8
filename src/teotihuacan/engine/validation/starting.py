"""Whether starting tiles, and what is still to be done at the start, fit together (rule 2)."""

from typing import Any

from ..constants import (
    KEEP_STARTING_TILES,
    KEPT,
    NOWHERE,
    PLACE_WORKER,
    REVEAL_STARTING_TILES,
    START_DISCOVERY,
    START_POWER_UP,
    STARTING_WORKERS,
    TAKE_STARTING_GOODS,
    TAKE_STARTING_STEPS,
    TAKE_STARTING_TILE,
)
from ..names import decision_name
from .refusal import refuse

Record = dict[str, Any]
STARTING = (
    KEEP_STARTING_TILES,
    TAKE_STARTING_TILE,
    REVEAL_STARTING_TILES,
    TAKE_STARTING_GOODS,
    TAKE_STARTING_STEPS,
    START_POWER_UP,
    START_DISCOVERY,
    PLACE_WORKER,
)


def check_starting(record: Record) -> None:
    """Starting tiles, and the steps of every seat that are still to be taken."""
    check_starting_tiles(record)
    for seat in range(record["players"]):
        check_kept_tiles(record, seat)
        check_starting_steps(record, seat)
    takes = sum(frame[0] == TAKE_STARTING_TILE for frame in record["stack"][: record["depth"]])
    if takes > sum(t >= 0 for t in record["pool"]):
        refuse("starting.pool", "error-to-be-taken", n=takes)


def check_starting_tiles(record: Record) -> None:
    """No starting tile is there twice; while they are secret, kept ones are in the hands."""
    tiles = [t for t in record["pool"] if t >= 0]
    for seat in range(record["players"]):
        tiles += [t for t in record["hand"][seat] if t >= 0]
        if not record["secret"]:
            tiles += [t for t in record["kept"][seat] if t >= 0]
        elif any(t >= 0 and t not in record["hand"][seat] for t in record["kept"][seat]):
            refuse(f"players[{seat}].starting_tiles", "error-dealt-hand")
    for tile in tiles:
        if tiles.count(tile) > 1:
            refuse("starting", "error-tile-twice", tile=tile + 1)


def check_kept_tiles(record: Record, seat: int) -> None:
    """Whoever takes goods or places workers has two tiles, or will (rule 2.3, rule 2.8)."""
    kept = sum(t >= 0 for t in record["kept"][seat])
    for at in reversed(range(record["depth"])):
        kind, owner, which, *_ = record["stack"][at]
        if owner != seat:
            continue
        if kind == KEEP_STARTING_TILES:
            if -1 in record["hand"][seat]:
                refuse(f"stack[{at}]", "error-four-dealt", seat=seat)
            kept = KEPT
        elif kind == TAKE_STARTING_TILE:
            if kept != which:
                refuse(f"stack[{at}].which", "error-taken-before", seat=seat, n=kept)
            kept += 1
        elif kind in (TAKE_STARTING_GOODS, TAKE_STARTING_STEPS, PLACE_WORKER) and kept != KEPT:
            refuse(f"stack[{at}]", "error-two-kept", seat=seat)


def check_starting_steps(record: Record, seat: int) -> None:
    """A seat's starting steps are each there once, and goods come before what they lead to."""
    own = [f for f in record["stack"][: record["depth"]] if f[1] == seat and f[0] in STARTING]
    for frame in own:
        if own.count(frame) > 1:
            refuse("stack", "error-seat-twice", name=decision_name(frame[0]), seat=seat)
    kinds = [frame[0] for frame in own]
    for kind in (KEEP_STARTING_TILES, TAKE_STARTING_GOODS, START_POWER_UP, PLACE_WORKER):
        if kinds.count(kind) > 1:
            refuse("stack", "error-seat-twice", name=decision_name(kind), seat=seat)
    if TAKE_STARTING_GOODS in kinds and (START_POWER_UP in kinds or START_DISCOVERY in kinds):
        refuse("stack", "error-goods-first", seat=seat)
    for kind, _, number, *_ in own:
        workers = record["board"][seat][:STARTING_WORKERS]
        if kind == START_POWER_UP and max(record["power"][seat][:STARTING_WORKERS]) + number > 5:
            refuse(f"players[{seat}].workers", "error-starting-power")
        if kind == PLACE_WORKER:
            placed = [board != NOWHERE for board in workers]
            if placed != [worker < number for worker in range(STARTING_WORKERS)]:
                refuse(f"players[{seat}].workers", "error-placed-in-order", n=number)
