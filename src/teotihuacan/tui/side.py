"""Beside the ring: players, temples and tracks, tiles on them, Teotibot."""

from textwrap import indent, wrap

from rich.text import Text

from ..engine.constants import (
    ASIDE,
    AVENUE_END,
    BONUS_NAMES,
    BOT_SLOTS,
    BOT_TILE_NAMES,
    DISCOVERIES,
    GOOD_NAMES,
    PENULTIMATE,
    SPOT_NAMES,
    TECHNOLOGIES,
    TEMPLE_NAMES,
    TEMPLES,
    TOP,
    TRACK_END,
    WORSHIP_SPOTS,
)
from ..engine.record.state import State
from ..engine.schema.discovery_tiles import MASKS
from ..engine.tables import AVENUE_SPOT, DICE_SLOT, LARGE_SPOT, TECHNOLOGY_NUMBER
from ..i18n import say
from ..terminal.wording import SEAT_LETTERS, SEAT_STYLES, spot_label
from .signs import tile_row

WIDTH = 42
LABEL = 10
NAME = 14  # columns of a player's name
GOOD = 6  # columns of a good
TRACK = 7  # columns of a track's name
INDENT = 4  # of what a player holds
STEP = 3  # columns of a step
CELL = 14  # columns of a slot of the action pyramid
CROWD = "A-D"  # all four on a step
WAYS = "←→"
SPOT_STYLES = [
    temple if (temple := name.split("_")[0]) in TEMPLE_NAMES else "" for name in SPOT_NAMES
]

# Players ---


def players(state: State, names: list[str], asked: int) -> Text:
    """Goods, technologies and tiles of all seats; ▶ marks who is asked."""
    heads = " " * NAME + f"{say('head-vp'):>{WIDTH - NAME - 4 * GOOD}}"
    heads += "".join(f"{say(f'head-{good}'):>{GOOD}}" for good in GOOD_NAMES)
    lines = [Text(heads, "dim")]
    for seat in range(state.players):
        who = Text("▶ " if seat == asked else "  ", "bold")
        who.append(SEAT_LETTERS[seat], SEAT_STYLES[seat])
        who.append(f" {names[seat]}")
        who.truncate(NAME, overflow="ellipsis", pad=True)
        who.append(f"{state.vp[seat]:>{WIDTH - NAME - 4 * GOOD}}")
        who.append("".join(f"{amount:>{GOOD}}" for amount in state.goods[seat]))
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
    parts = [say("tui-known", numbers=" ".join(known))] if known else []
    parts += [say("short-masks", numbers=" ".join(masks))] if masks else []
    last = [say("tui-used", count=used)] if used else []
    room = WIDTH - INDENT - sum(len(part) + 2 for part in (*parts, *last))
    parts += [tile_row(tiles, room)] if tiles else []
    told = "; ".join(parts + last) or say("tui-nothing-held")
    return "\n".join(wrap(told, WIDTH - INDENT))


# Steps ---


def tracks(state: State) -> Text:
    """The temples, the avenue and the pyramid track, with the players on their steps."""
    heads = (
        f"{say('tui-step'):<{TRACK}}"
        + "".join(f"{step:^{STEP}}" for step in range(TOP))
        + str(TOP)
    )
    lines = [Text(heads, "dim")]
    for temple in range(TEMPLES):
        places = [state.temple[seat][temple] for seat in range(state.players)]
        signs = [temple_sign(state, temple, step) for step in range(TOP + 1)]
        name = TEMPLE_NAMES[temple]
        lines.append(track(say("short-temple", temple=name), name, places, signs))
    places = [state.avenue[seat] for seat in range(state.players)]
    signs = [spot_sign(state, AVENUE_SPOT[step]) for step in range(AVENUE_END + 1)]
    lines.append(track(say("short-avenue"), "", places, signs))
    places = [state.track[seat] for seat in range(state.players)]
    lines.append(track(say("short-track"), "", places, ["·"] * (TRACK_END + 1)))
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
    line = Text(f"{name:<{TRACK}}", style)
    for step, sign in enumerate(signs):
        seats = [seat for seat, place in enumerate(places) if place == step]
        cell = Text()
        for seat in seats:
            cell.append(SEAT_LETTERS[seat], SEAT_STYLES[seat])
        if len(seats) > STEP:
            cell = Text(CROWD, "bold")
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
        told = tile_row(lying, WIDTH - LABEL) if lying else "-"
        lines.append(labelled(spot_label(spot), SPOT_STYLES[spot], told))
    for temple, bonus in zip(TEMPLE_NAMES, state.bonus, strict=True):
        label = f"{say('short-temple', temple=temple)} ★"
        lines.append(labelled(label, temple, say(f"tui-sign-bonus-{BONUS_NAMES[bonus]}")))
    return Text("\n").join(lines)


def labelled(label: str, style: str, told: str) -> Text:
    """A label with a text beside it, on more lines if it is long."""
    text = ("\n" + " " * LABEL).join(wrap(told, WIDTH - LABEL))
    return Text.assemble((f"{label:<{LABEL}}", style), text)


# Teotibot ---


def action_pyramid(state: State) -> Text:
    """The six slots with the sums of dice that name them, the tile aside, the directions."""
    tiles = [say(f"tui-sign-bot-{BOT_TILE_NAMES[tile]}") for tile in state.bot_tile]
    sums = []
    for slot in range(BOT_SLOTS):
        dice = [n for n in range(2, 13) if DICE_SLOT[n] == slot]
        sums.append(f"{dice[0]}-{dice[-1]}" if dice else say("short-never"))
    top = f"{tiles[0]} {sums[0]}"
    middle = "".join(f"{f'{tiles[slot]} {sums[slot]}':^{WIDTH // 2}}" for slot in (1, 2))
    bottom = "".join(f"{tiles[slot]:^{CELL}}" for slot in (3, 4, 5))
    below = "".join(f"{sums[slot]:^{CELL}}" for slot in (3, 4, 5))
    ways = " ".join(WAYS[direction] for direction in state.direction)
    aside = say("tui-aside", tile=tiles[ASIDE], ways=ways)
    return Text(f"{top:^{WIDTH}}\n{middle}\n{bottom}\n{below}\n{aside:^{WIDTH}}")
