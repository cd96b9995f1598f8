"""Whether the parts of a written position fit together: turn, pending decisions, calendar."""

from typing import Any

from ...engine.constants import (
    AFTER_ECLIPSE,
    BOARD_ACTION,
    BOT,
    BOT_TURN,
    BUILDINGS,
    BUY_DISCOVERY,
    DECORATION,
    DISCOUNT,
    END_TURN,
    GAIN_RESOURCES,
    GENERAL_AREA,
    KEEP_STARTING_TILES,
    LARGE_STEP,
    MAIN_ACTION_DONE,
    MATCH_TEMPLE,
    NOBLES_ROW,
    NOWHERE,
    PAID_POWER_UP,
    PALACE,
    PLACE_NEUTRAL_DICE,
    PLACE_WORKER,
    POWER_UP,
    PYRAMID_CELL,
    PYRAMID_TILE,
    REVEAL_STARTING_TILES,
    ROYAL_SELL,
    ROYAL_SWAP,
    ROYAL_TEMPLE,
    ROYAL_TRADE,
    SALARY,
    SECOND_WORKER,
    START_DISCOVERY,
    START_POWER_UP,
    STARTING_WORKERS,
    TAKE_STARTING_GOODS,
    TAKE_STARTING_STEPS,
    TAKE_STARTING_TILE,
    TECHNOLOGY,
    TOP_CELL,
    TURN,
    WORSHIP_ORDER,
)
from ...engine.position import Position as PlainPosition
from ...engine.record.storage import pack
from ...engine.tables import CELL_BELOW, LARGE_SPOT, WORSHIP_SPACES, WORSHIP_SPOT
from .checks import refuse
from .frames import kind_name

Record = dict[str, Any]
FOUNDATIONS = (TURN, END_TURN, BOT_TURN, AFTER_ECLIPSE, PLACE_NEUTRAL_DICE)
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


def check_sense(record: Record) -> None:
    """Refuse a position that no game could be in, or that could not go on."""
    check_calendar(record)
    check_stack(record)
    check_parts(record)
    check_bot(record)
    check_workers(record)
    check_starting(record)
    for at in range(record["depth"]):
        check_frame(record, at)
    check_playable(record)


def check_calendar(record: Record) -> None:
    """The discs meet when an eclipse is due; the top tile completes the pyramid."""
    due = record["eclipse_in"] >= 0
    if not record["ended"] and due != (record["light"] == record["dark"]):
        if due:
            refuse("calendar.light", "error-eclipse-due")
        refuse("calendar.eclipse_in_turns", "error-discs-met")
    if record["pyramid_complete"] != (record["tile"][TOP_CELL] >= 0):
        refuse("calendar.pyramid_complete", "error-top-tile")


def check_stack(record: Record) -> None:
    """One foundation below, everything above of the seat whose turn it is."""
    frames = record["stack"][: record["depth"]]
    if record["ended"]:
        if frames:
            refuse("stack", "error-stack-over")
        return
    if not frames or frames[0][0] not in FOUNDATIONS:
        names = tuple(kind_name(kind) for kind in FOUNDATIONS)
        refuse("stack[0].question", "error-one-of", known=names)
    for at, frame in enumerate(frames[1:], start=1):
        if frame[0] in FOUNDATIONS:
            refuse(f"stack[{at}].question", "error-lowest", name=kind_name(frame[0]))
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
        name = kind_name(kind)
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


def check_bot(record: Record) -> None:
    """Teotibot has four workers, exactly one locked (ruling 35), and is never asked."""
    for at, frame in enumerate(record["stack"][: record["depth"]]):
        bots = record["solo"] and frame[1] == BOT
        if frame[0] == BOT_TURN and not bots:
            refuse(f"stack[{at}].question", "error-bot-turn")
        if bots and frame[0] not in (BOT_TURN, AFTER_ECLIPSE):
            refuse(f"stack[{at}].seat", "error-bot-asked")
    if not record["solo"]:
        return
    if NOWHERE in record["board"][BOT]:
        refuse(f"players[{BOT}].workers", "error-bot-workers")
    locked = [w for w, space in enumerate(record["space"][BOT]) if space != GENERAL_AREA]
    if len(locked) != 1:
        refuse(f"players[{BOT}].workers", "error-bot-locked")
    if record["board"][BOT][locked[0]] == PALACE:
        refuse(f"players[{BOT}].workers[{locked[0]}].board", "error-bot-worship")


def check_workers(record: Record) -> None:
    """Movers are unlocked workers of the active seat; only starting workers may be nowhere."""
    placing = {f[1] for f in record["stack"][: record["depth"]] if f[0] == PLACE_WORKER}
    for seat in range(record["players"]):
        for worker in range(STARTING_WORKERS):
            if record["board"][seat][worker] == NOWHERE and seat not in placing:
                refuse(f"players[{seat}].workers[{worker}].board", "error-board")
    for name in ("mover", "companion"):
        worker, seat = record[name], record["active"]
        if worker < 0:
            continue
        if seat < 0:
            refuse(f"turn.{name}", "error-nobodys-turn")
        if record["board"][seat][worker] == NOWHERE:
            refuse(f"turn.{name}", "error-worker-out", worker=worker, seat=seat)
        if record["space"][seat][worker] != GENERAL_AREA:
            refuse(f"turn.{name}", "error-worker-locked", worker=worker, seat=seat)
    if record["companion"] >= 0 and record["companion"] == record["mover"]:
        refuse("turn.companion", "error-companion")


def check_starting(record: Record) -> None:
    """No starting tile twice; whoever takes goods or places workers has tiles, or will."""
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
    frames = record["stack"][: record["depth"]]
    for seat in range(record["players"]):
        chosen = sum(t >= 0 for t in record["kept"][seat])
        for at, (kind, owner, which, *_) in enumerate(reversed(frames)):
            path = f"stack[{len(frames) - 1 - at}]"
            if owner != seat:
                continue
            if kind == KEEP_STARTING_TILES:
                if -1 in record["hand"][seat]:
                    refuse(path, "error-four-dealt", seat=seat)
                chosen = 2
            elif kind == TAKE_STARTING_TILE:
                if chosen != which:
                    refuse(f"{path}.which", "error-taken-before", seat=seat, n=chosen)
                chosen += 1
            elif kind in (TAKE_STARTING_GOODS, TAKE_STARTING_STEPS, PLACE_WORKER) and chosen != 2:
                refuse(path, "error-two-kept", seat=seat)
        check_starting_seat(record, seat)
    takes = sum(frame[0] == TAKE_STARTING_TILE for frame in frames)
    if takes > sum(t >= 0 for t in record["pool"]):
        refuse("starting.pool", "error-to-be-taken", n=takes)


def check_starting_seat(record: Record, seat: int) -> None:
    """A seat's starting steps are each there once, and goods come before what they lead to."""
    own = [f for f in record["stack"][: record["depth"]] if f[1] == seat and f[0] in STARTING]
    for frame in own:
        if own.count(frame) > 1:
            refuse("stack", "error-seat-twice", name=kind_name(frame[0]), seat=seat)
    kinds = [frame[0] for frame in own]
    for kind in (KEEP_STARTING_TILES, TAKE_STARTING_GOODS, START_POWER_UP, PLACE_WORKER):
        if kinds.count(kind) > 1:
            refuse("stack", "error-seat-twice", name=kind_name(kind), seat=seat)
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


def check_frame(record: Record, at: int) -> None:
    """A question's numbers lead to something that is there."""
    kind, seat, a, b, c = record["stack"][at]
    below = record["stack"][at - 1][0]
    path = f"stack[{at}]"
    if kind in (BOARD_ACTION, SECOND_WORKER) and record["mover"] < 0:
        refuse("turn.mover", "error-needs-mover", name=kind_name(kind))
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
    if kind == PYRAMID_CELL and below != PYRAMID_TILE:
        refuse(f"{path}.question", "error-must-stand-on", below="pyramid_tile")
    if kind == DISCOUNT:
        cell = b // 4
        if below != PYRAMID_TILE or not record["stack"][at - 1][4] & 1:
            refuse(f"{path}.question", "error-discount-left", below="pyramid_tile")
        supports = [record["tile"][n] >= 0 for n in CELL_BELOW[cell] if n >= 0]
        if record["tile"][cell] >= 0 or not all(supports):
            refuse(f"{path}.place", "error-cell-closed")
    if kind in (PYRAMID_CELL, DISCOUNT) and record["pyramid_display"][a] < 0:
        refuse(f"{path}.slot", "error-slot-empty")


def check_playable(record: Record) -> None:
    """The plain engine, whose lists can't be read out of bounds, finds the legal actions."""
    try:
        position = PlainPosition.from_bytes(pack(record))
    except (IndexError, OverflowError):
        refuse("stack", "error-stack-unfit")
    if not position.over and not position.legal_actions():
        refuse("stack", "error-stack-nowhere")
