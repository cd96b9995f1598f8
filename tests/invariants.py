"""What is true of every position: nothing is lost, nothing is doubled, every limit holds.

`faults` lists what is wrong with a position; `steps_back` what has gone backwards in a game.
"""

from collections import Counter
from itertools import chain, pairwise
from operator import gt
from typing import Any

from teotihuacan import ACTIONS, Position
from teotihuacan.engine.components import COMPONENTS
from teotihuacan.engine.record.storage import unpack

Record = dict[str, Any]

DISCOVERIES = [tile["copies"] for tile in COMPONENTS["discovery_tiles"]]
PYRAMID_TILES = [*Counter(COMPONENTS["pyramid"]["tiles"]).values()]  # 30 kinds, two of them twice
# Cells are numbered level by level, rows from the top: 16, 9, 4 and 1 of them.
SUPPORTS = {
    first + row * size + column: [
        below + (row + down) * (size + 1) + column + right for down in (0, 1) for right in (0, 1)
    ]
    for below, first, size in ((0, 16, 3), (16, 25, 2), (25, 29, 1))
    for row in range(size)
    for column in range(size)
}
DARK = {2: (10, 9, 8), 3: (11, 10, 9), 4: (12, 11, 10)}
WORSHIP_SPACES = (3, 1, 1, 1, 0, 0, 1, 0)
NOBLES_SPACES = (5, 4, 3)
DEEPEST = 24  # pending decisions; there is room for 32


def faults(position: Position, record: Record | None = None) -> list[str]:
    """All that is wrong with a position; its record may be given, if it is there already."""
    record = record or unpack(position.to_bytes())
    return [
        *wrong_tiles(record),
        *wrong_players(record),
        *wrong_dice(record),
        *wrong_calendar(record),
        *wrong_pyramid(record),
        *wrong_answers(position, record),
    ]


def wrong_tiles(r: Record) -> list[str]:
    """54 discovery tiles by kind, 15 decorations, 32 pyramid tiles, 11 buildings."""
    found = []
    rows = [r["discovery_stack"], *r["held"], *r["used"]]
    kinds = [sum(column) for column in zip(*rows, strict=True)]
    rows = [*r["spot"], *r["hand_sees"], r["pool_sees"]]
    if not r["secret"]:  # until then the kept tiles are still in the hands
        rows += r["kept_sees"]
    for kind in chain.from_iterable(rows):
        if kind >= 0:
            kinds[kind] += 1
    if kinds != DISCOVERIES:
        found.append(f"discovery tiles by kind are {kinds}")
    laid = [*chain.from_iterable(r["decoration"]), *r["decoration_display"]]
    laid = [tile for tile in laid if tile >= 0]
    laid += [tile for tile, count in enumerate(r["decoration_stack"]) for _ in range(count)]
    if sorted(laid) != list(range(15)):
        found.append(f"decoration tiles are {sorted(laid)}")
    tiles = r["pyramid_stack"][:]
    for tile in chain(r["tile"], r["pyramid_display"]):
        if tile >= 0:
            tiles[tile] += 1
    if tiles != PYRAMID_TILES:
        found.append(f"pyramid tiles by kind are {tiles}")
    if any(map(gt, r["nobles"], NOBLES_SPACES)) or sum(r["nobles"]) > 11:
        found.append(f"buildings in the nobles rows are {r['nobles']}")
    return found


def wrong_players(r: Record) -> list[str]:
    """Goods, tracks, temples, books and powers within their limits."""
    found = []
    for seat in range(r["players"]):
        if min(r["goods"][seat]) < 0 or min(r["held"][seat]) < 0 or min(r["used"][seat]) < 0:
            found.append(f"seat {seat} has less than nothing: {r['goods'][seat]}")
        if r["vp"][seat] < 0 or sum(r["books_of"][seat]) != r["vp"][seat]:
            found.append(f"books of seat {seat} are {r['books_of'][seat]} for {r['vp'][seat]} VP")
        if not (0 <= r["avenue"][seat] <= 9 and 0 <= r["track"][seat] <= 9):
            found.append(f"seat {seat}: avenue {r['avenue'][seat]}, track {r['track'][seat]}")
        if min(r["temple"][seat]) < 0 or max(r["temple"][seat]) > 11:
            found.append(f"seat {seat} is on {r['temple'][seat]} of the temples")
        if min(r["power"][seat]) < 1 or max(r["power"][seat]) > 5:
            found.append(f"workers of seat {seat} have power {r['power'][seat]}")
        missing = set(range(9)) - set(r["technology"])
        if any(r["knows"][seat][technology] for technology in missing):
            found.append(f"seat {seat} knows a technology that is not in the game")
    for temple, steps in enumerate(zip(*r["temple"], strict=True)):
        if steps.count(11) > 1:
            found.append(f"{steps.count(11)} markers are on top of temple {temple}")
    return found


def wrong_dice(r: Record) -> list[str]:
    """Four workers each, one on a worship space; three neutral dice on different boards."""
    found = []
    begun = r["active"] >= 0 or r["eclipse"] > 0 or r["eclipse_in"] == 0
    locked = []
    for seat in range(r["players"]):
        in_play = sum(board >= 0 for board in r["board"][seat])
        if begun and in_play < 3:
            found.append(f"seat {seat} has {in_play} workers in play")
        dice = (r["board"][seat], r["space"][seat], r["power"][seat])
        for board, space, power in zip(*dice, strict=True):
            if space >= 0:
                locked.append((board, space))
            elif board < 0 and begun and power != 3:
                found.append(f"the waiting worker of seat {seat} has power {power}")
    if len(set(locked)) < len(locked):
        found.append(f"two workers share a worship space: {sorted(locked)}")
    if any(space >= WORSHIP_SPACES[board] for board, space in locked):
        found.append(f"there is no such worship space: {sorted(locked)}")
    for colour, dice in enumerate(r["neutral"]):
        if not begun or colour >= 4 - r["players"]:
            if dice != [-1, -1, -1]:
                found.append(f"neutral dice {dice} should not be there")
        elif len(set(dice)) < 3 or min(dice) < 0 or max(dice) > 7:
            found.append(f"neutral dice are on {dice}")
    return found


def wrong_calendar(r: Record) -> list[str]:
    """The discs meet when an eclipse is due, and only then; the dark one is where it belongs."""
    found = []
    if r["ended"]:
        if r["eclipse"] < 3 and not r["pyramid_complete"]:
            found.append(f"the game ended after {r['eclipse']} eclipses")
        return found
    if r["dark"] != DARK[r["players"]][r["eclipse"]]:
        found.append(f"the dark disc is on {r['dark']}")
    if not 0 <= r["light"] <= r["dark"] or (r["light"] == r["dark"]) != (r["eclipse_in"] >= 0):
        found.append(f"discs on {r['light']}, {r['dark']}, eclipse in {r['eclipse_in']} turns")
    return found


def wrong_pyramid(r: Record) -> list[str]:
    """Every tile lies on four; decorations climb a side without a gap; the top ends the game."""
    tiles = r["tile"]
    found = [
        f"the tile on cell {cell} floats"
        for cell, under in SUPPORTS.items()
        if tiles[cell] >= 0 > min(tiles[n] for n in under)
    ]
    if r["pyramid_complete"] != (tiles[29] >= 0):
        found.append("the top tile and pyramid_complete disagree")
    for side, row in enumerate(r["decoration"]):
        if any(above >= 0 > below for below, above in pairwise(row)):
            found.append(f"decorations of side {side} have a gap: {row}")
    return found


def wrong_answers(position: Position, r: Record) -> list[str]:
    """Two legal actions at least until the end, ascending; the mask says the same."""
    legal = position.legal_actions()
    if position.over:
        rest = (legal, position.seat, position.question, r["depth"])
        return [] if rest == ([], -1, "none", 0) else [f"the game is over, but asks {rest}"]
    found = []
    if len(legal) < 2 or any(a >= b for a, b in pairwise(legal)):
        found.append(f"legal actions of {position.question} are {legal}")
    mask = position.legal_mask()
    marks = [mask[action] for action in legal]
    if len(mask) != ACTIONS or set(marks) != {1} or mask.count(0) != ACTIONS - len(legal):
        found.append("the mask has other legal actions than the list")
    if not 0 <= position.seat < r["players"] or position.question == "none":
        found.append(f"seat {position.seat} is asked {position.question}")
    if not 0 < r["depth"] <= DEEPEST:
        found.append(f"{r['depth']} decisions are pending")
    return found


def steps_back(before: Record, after: Record) -> list[str]:
    """What never happens from one decision to the next: a marker falls, a tile goes away."""
    rows = [(before[name], after[name]) for name in ("avenue", "nobles")]
    rows.append(([before["eclipse"], before["ended"]], [after["eclipse"], after["ended"]]))
    for name in ("temple", "knows", "used", "stats"):
        rows += zip(before[name], after[name], strict=True)
    tiles = [(before["tile"], after["tile"])]
    tiles += zip(before["decoration"], after["decoration"], strict=True)
    fell = [(old, new) for old, new in rows if old != new and any(map(gt, old, new))]
    gone = [(old, new) for old, new in tiles if old != new and any(map(is_gone, old, new))]
    return [f"{old} became {new}" for old, new in fell + gone]


def is_gone(old: int, new: int) -> bool:
    """Whether a tile that lay there lies there no more."""
    return old not in (-1, new)


def wrong_statistics(position: Position) -> list[str]:
    """What the seats have done adds up to what lies on the table."""
    r = unpack(position.to_bytes())
    total: Counter[str] = Counter()
    found = []
    for seat in range(r["players"]):
        did = position.statistics(seat)
        if did["cocoa_gained"] - did["cocoa_spent"] != r["goods"][seat][3]:
            found.append(f"seat {seat} has {r['goods'][seat][3]} cocoa, but {did}")
        if did["discoveries_bought"] != sum(r["held"][seat]) + sum(r["used"][seat]):
            found.append(f"seat {seat} bought {did['discoveries_bought']} tiles")
        actions = did["main_actions"] + did["worships"] + did["cocoa_actions"]
        if not actions <= did["turns"] <= actions + did["unlocks"]:
            found.append(f"seat {seat} had {did['turns']} turns: {did}")
        total.update(tiles=sum(did["tiles_per_level"]))
        total.update(decorations=did["decorations"], buildings=did["buildings"])
    laid = {
        "tiles": sum(tile >= 0 for tile in r["tile"]) - {2: 14, 3: 10, 4: 8}[r["players"]],
        "decorations": sum(tile >= 0 for row in r["decoration"] for tile in row),
        "buildings": sum(r["nobles"]),
    }
    if dict(total) != laid:
        found.append(f"{laid} lie, {dict(total)} were counted")
    return found


def wrongly_ranked(position: Position) -> list[str]:
    """rule 9.8, rule 10: most VP, then most cocoa, then lower (dark eclipse: higher) order
    token."""
    scores, seats = position.scores(), range(position.setup.players)
    cocoa = [goods[3] for goods in unpack(position.to_bytes())["goods"]]
    favoured = 1 if position.setup.dark_eclipse else -1
    merits = [(scores[seat], cocoa[seat], favoured * seat) for seat in seats]
    right = sorted(seats, key=lambda seat: merits[seat], reverse=True)
    return [] if position.ranking() == right else [f"ranking {position.ranking()}, not {right}"]
