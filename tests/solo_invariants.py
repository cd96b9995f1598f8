"""What is true of every position of a solo game: nothing is lost, every limit holds.

As `invariants.py` for games between players.
"""

from collections import Counter
from collections.abc import Iterator
from itertools import chain
from typing import Any

from teotihuacan import Position
from teotihuacan.engine.components import COMPONENTS

Record = dict[str, Any]
BOT = 1
TEMPLE_BOARDS = (1, 2, 3, 6)  # forest, quarry, gold, decorations
COPIES = [tile["copies"] for tile in COMPONENTS["discovery_tiles"]]
PYRAMID_TILES = [*Counter(COMPONENTS["pyramid"]["tiles"]).values()]  # 30 kinds, two of them twice


def faults(position: Position, r: Record) -> list[str]:
    """All that is wrong with a position of a solo game."""
    return [
        *wrong_tiles(r),
        *wrong_seats(r),
        *wrong_dice(r),
        *wrong_bot(r),
        *wrong_turn(position, r),
    ]


def wrong_tiles(r: Record) -> Iterator[str]:
    """54 discovery tiles, discarded ones included; 15 decorations; 32 pyramid tiles."""
    rows = [r["discovery_stack"], r["discarded"], *r["held"], *r["used"]]
    kinds = [sum(column) for column in zip(*rows, strict=True)]
    seen = [*r["spot"], *r["hand_sees"], *([] if r["secret"] else r["kept_sees"])]
    for kind in chain.from_iterable(seen):
        if kind >= 0:
            kinds[kind] += 1
    if kinds != COPIES:
        yield f"discovery tiles by kind are {kinds}"
    laid = r["decoration_stack"][:]
    for tile in chain(*r["decoration"], r["decoration_display"]):
        if tile >= 0:
            laid[tile] += 1
    if laid != [1] * 15:
        yield f"decorations are {laid}"
    tiles = r["pyramid_stack"][:]
    for tile in chain(r["tile"], r["pyramid_display"]):
        if tile >= 0:
            tiles[tile] += 1
    if tiles != PYRAMID_TILES:
        yield f"pyramid tiles by kind are {tiles}"
    if sum(r["nobles"]) > 11:
        yield f"buildings are {r['nobles']}"


def wrong_seats(r: Record) -> Iterator[str]:
    """Goods, books, tracks and temples of both within their limits."""
    for seat in (0, BOT):
        if min(*r["goods"][seat], *r["held"][seat], *r["used"][seat], r["vp"][seat]) < 0:
            yield f"seat {seat} has less than nothing: {r['goods'][seat]}, {r['vp'][seat]} VP"
        if sum(r["books_of"][seat]) != r["vp"][seat]:
            yield f"books of seat {seat} are {r['books_of'][seat]} for {r['vp'][seat]} VP"
        if max(r["avenue"][seat], r["track"][seat]) > 9 or max(r["temple"][seat]) > 11:
            yield f"seat {seat} is too high"
    for temple in range(3):
        if r["temple"][0][temple] == r["temple"][BOT][temple] == 11:
            yield f"both markers are on top of temple {temple}"
    if any(r["held"][BOT][7:]) or any(r["used"][BOT]) or max(r["held"][BOT]) > 1:
        yield f"Teotibot has discovery tiles {r['held'][BOT]}"


def wrong_dice(r: Record) -> Iterator[str]:
    """Workers on boards, one on a worship space; six neutral dice."""
    begun = r["active"] >= 0 or r["eclipse"] > 0 or r["eclipse_in"] == 0
    if begun and sum(board >= 0 for board in r["board"][0]) < 3:
        yield "you have less than three workers"
    locked = [
        (board, space)
        for seat in (0, BOT)
        for board, space in zip(r["board"][seat], r["space"][seat], strict=True)
        if space >= 0
    ]
    if len(set(locked)) < len(locked):
        yield f"two workers share a worship space: {locked}"
    if min(chain(*r["power"][:2])) < 1 or max(chain(*r["power"][:2])) > 5:
        yield f"powers are {r['power']}"
    if begun and any(len(set(dice)) < 3 or min(dice) < 0 for dice in r["neutral"]):
        yield f"neutral dice are on {r['neutral']}"


def wrong_bot(r: Record) -> Iterator[str]:
    """Teotibot: seven action tiles, four workers in play, exactly one locked, on a temple's."""
    if sorted(r["bot_tile"]) != list(range(7)) or set(r["direction"]) - {0, 1}:
        yield f"action tiles {r['bot_tile']}, directions {r['direction']}"
    spaces = [(b, s) for b, s in zip(r["board"][BOT], r["space"][BOT], strict=True) if s >= 0]
    if min(r["board"][BOT]) < 0 or len(spaces) != 1:
        yield f"its workers are on {r['board'][BOT]}, {r['space'][BOT]}"
    elif spaces[0][0] not in TEMPLE_BOARDS or spaces[0][1] != 0:
        yield f"its locked worker is on {spaces}"
    if sum(r["bot_used"]) != r["stats"][BOT][0]:
        yield f"{r['bot_used']} tiles used in {r['stats'][BOT][0]} turns"
    if r["goods"][BOT][3] > 9:
        yield f"it has {r['goods'][BOT][3]} cocoa left after its turn"


def wrong_turn(position: Position, r: Record) -> Iterator[str]:
    """You alone are asked; displays have no gaps before their ends when a turn begins."""
    if position.seat != (-1 if position.over else 0):
        yield f"seat {position.seat} is asked {position.question}"
    if position.over != (r["eclipse"] == 3 or (r["pyramid_complete"] and r["ended"])):
        yield f"over after {r['eclipse']} eclipses"
    if position.question == "turn" and not r["stack"][0][2] and not r["stack"][0][3]:
        for display in (r["pyramid_display"], r["decoration_display"]):
            filled = [tile >= 0 for tile in display]
            if filled != sorted(filled, reverse=True):
                yield f"a display has a gap: {display}"
        if r["stats"][0][0] != r["stats"][BOT][0]:
            yield f"turns are {r['stats'][0][0]} and {r['stats'][BOT][0]}"


def steps_back(before: Record, after: Record) -> bool:
    """Whether a marker fell, a technology was forgotten or a tile of the pyramid went away."""
    rows = [(before["avenue"], after["avenue"]), (before["discarded"], after["discarded"])]
    for name in ("temple", "knows", "used", "stats"):
        rows += zip(before[name], after[name], strict=True)
    fell = any(a > b for old, new in rows for a, b in zip(old, new, strict=True))
    return fell or any(
        a not in (-1, b) for a, b in zip(before["tile"], after["tile"], strict=True)
    )
