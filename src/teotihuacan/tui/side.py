"""Beside the ring: players, temples and tracks, tiles on them, Teotibot."""

from textwrap import indent, wrap

from rich.text import Text

from ..cli.tile_texts import BONUS_TEXTS
from ..cli.wording import SEAT_LETTERS, SEAT_STYLES, plain
from ..engine.state import State
from ..engine.tables import AVENUE_SPOT, DICE_SLOT, LARGE_SPOT, TECHNOLOGY_NUMBER
from ..engine.words import (
    ASIDE,
    AVENUE_END,
    BONUS_NAMES,
    BOT_SLOTS,
    BOT_TILE_NAMES,
    DIRECTION_NAMES,
    DISCOVERIES,
    MASKS,
    PENULTIMATE,
    SPOT_NAMES,
    TECHNOLOGIES,
    TEMPLE_NAMES,
    TEMPLES,
    TOP,
    TRACK_END,
    WORSHIP_SPOTS,
)
from .signs import tile_row

WIDTH = 42
LABEL = 9
INDENT = 4  # of what a player holds
STEP = 3  # columns of a step
CELL = 14  # columns of a slot of the action pyramid
SHORT = {"mask_collection": "masks"}

# Players ---


def players(state: State, names: list[str], asked: int) -> Text:
    """Goods, technologies and tiles of all seats; ▶ marks who is asked."""
    heads = f"{'':<14}{'VP':>4}{'wood':>5}{'stone':>6}{'gold':>5}{'cocoa':>6}"
    lines = [Text(heads, "dim")]
    for seat in range(state.players):
        who = Text("▶ " if seat == asked else "  ", "bold")
        who.append(SEAT_LETTERS[seat], SEAT_STYLES[seat])
        who.append(f" {names[seat]}")
        who.truncate(14, overflow="ellipsis", pad=True)
        wood, stone, gold, cocoa = state.goods[seat]
        who.append(f"{state.vp[seat]:>4}{wood:>5}{stone:>6}{gold:>5}{cocoa:>6}")
        if seat == asked:
            who.stylize("bold")
        lines += [who, Text(indent(holdings(state, seat), " " * INDENT), "dim")]
    return Text("\n").join(lines)


def holdings(state: State, seat: int) -> str:
    """Technologies by number, masks by number, other tiles, used tiles."""
    known = [str(TECHNOLOGY_NUMBER[t]) for t in range(TECHNOLOGIES) if state.knows[seat][t]]
    masks = [str(mask + 1) for mask in range(MASKS) for _ in range(state.held[seat][mask])]
    tiles = [kind for kind in range(MASKS, DISCOVERIES) for _ in range(state.held[seat][kind])]
    used = sum(state.used[seat])
    parts = [f"tech {' '.join(known)}"] if known else []
    parts += [f"masks {' '.join(masks)}"] if masks else []
    room = WIDTH - INDENT - sum(len(part) + 2 for part in parts) - (8 if used else 0)
    parts += [tile_row(tiles, room)] if tiles else []
    parts += [f"{used} used"] if used else []
    return "\n".join(wrap("; ".join(parts), WIDTH - INDENT)) or "no tiles yet"


# Steps ---


def tracks(state: State) -> Text:
    """The temples, the avenue and the pyramid track, with the players on their steps."""
    heads = "step   " + "".join(f"{step:^{STEP}}" for step in range(TOP)) + str(TOP)
    lines = [Text(heads, "dim")]
    for temple in range(TEMPLES):
        places = [state.temple[seat][temple] for seat in range(state.players)]
        signs = [temple_sign(state, temple, step) for step in range(TOP + 1)]
        lines.append(track(TEMPLE_NAMES[temple], TEMPLE_NAMES[temple], places, signs))
    places = [state.avenue[seat] for seat in range(state.players)]
    signs = [spot_sign(state, AVENUE_SPOT[step]) for step in range(AVENUE_END + 1)]
    lines.append(track("avenue", "", places, signs))
    places = [state.track[seat] for seat in range(state.players)]
    lines.append(track("track", "", places, ["·"] * (TRACK_END + 1)))
    return Text("\n").join(lines)


def temple_sign(state: State, temple: int, step: int) -> str:
    """What a free step of a temple shows."""
    if step == PENULTIMATE:
        return "★"
    return "▲" if step == TOP else spot_sign(state, LARGE_SPOT[temple][step])


def spot_sign(state: State, spot: int) -> str:
    """A step with so many discovery tiles."""
    tiles = sum(kind >= 0 for kind in state.spot[spot]) if spot >= 0 else 0
    return f"◇{tiles}" if tiles else "·"


def track(name: str, style: str, places: list[int], signs: list[str]) -> Text:
    """One track: players' letters on their steps, signs on the free ones."""
    line = Text(f"{name:<7}", style)
    for step, sign in enumerate(signs):
        seats = [seat for seat, place in enumerate(places) if place == step]
        cell = Text()
        for seat in seats:
            cell.append(SEAT_LETTERS[seat], SEAT_STYLES[seat])
        if len(seats) > STEP:
            cell = Text("all", "bold")
        if not seats:
            cell = Text(sign, "dim")
        cell.align("center", STEP if step < TOP else STEP - 1)
        line.append_text(cell)
    return line


# Tiles on the steps ---


def tiles(state: State) -> Text:
    """Discovery tiles on avenue and temples, and the temple bonus tiles."""
    lines = []
    for spot in range(WORSHIP_SPOTS, len(SPOT_NAMES)):
        lying = [kind for kind in state.spot[spot] if kind >= 0]
        name = plain(SPOT_NAMES[spot])
        told = tile_row(lying, WIDTH - LABEL) if lying else "-"
        lines.append(
            Text.assemble((f"{name:<{LABEL}}", name.split()[0] * ("avenue" not in name)), told)
        )
    for temple, bonus in zip(TEMPLE_NAMES, state.bonus, strict=True):
        label = f"{temple} ★"
        lines.append(
            Text.assemble((f"{label:<{LABEL}}", temple), BONUS_TEXTS[BONUS_NAMES[bonus]])
        )
    return Text("\n").join(lines)


# Teotibot ---


def action_pyramid(state: State) -> Text:
    """The six slots with the sums of dice that name them, the tile aside, the directions."""
    tiles = [
        SHORT.get(tile, plain(tile)) for tile in map(BOT_TILE_NAMES.__getitem__, state.bot_tile)
    ]
    sums = []
    for slot in range(BOT_SLOTS):
        dice = [n for n in range(2, 13) if DICE_SLOT[n] == slot]
        sums.append(f"{dice[0]}-{dice[-1]}" if dice else "never")
    top = f"{tiles[0]} {sums[0]}"
    middle = "".join(f"{f'{tiles[slot]} {sums[slot]}':^{WIDTH // 2}}" for slot in (1, 2))
    bottom = "".join(f"{tiles[slot]:^{CELL}}" for slot in (3, 4, 5))
    below = "".join(f"{sums[slot]:^{CELL}}" for slot in (3, 4, 5))
    upper, lower = (DIRECTION_NAMES[direction] for direction in state.direction)
    aside = f"aside {tiles[ASIDE]}; shift {upper}, then {lower}"
    return Text(f"{top:^{WIDTH}}\n{middle}\n{bottom}\n{below}\n{aside:^{WIDTH}}")
