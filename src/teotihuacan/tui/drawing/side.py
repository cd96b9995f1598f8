"""Beside the ring: players, temples and tracks, tiles on them, Teotibot."""

from textwrap import indent, wrap

from rich.text import Text

from ...engine.names import GOOD_NAMES, TEMPLE_NAMES
from ...game.views import View
from ...i18n import say
from ...terminal.printed import (
    AVENUE_END,
    STEP_SPOTS,
    TECHNOLOGIES,
    TEMPLE_TOP,
    TRACK_END,
    dice_range,
)
from ...terminal.readers import held_masks, held_tiles
from ...terminal.wording import SEAT_LETTERS, SEAT_STYLES, spot_label
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
WAYS = {"left": "←", "right": "→"}

# Players ---


def players(view: View, names: list[str]) -> Text:
    """Goods, technologies and tiles of all seats; ▶ marks who is asked."""
    heads = " " * NAME + f"{say('head-vp'):>{WIDTH - NAME - 4 * GOOD}}"
    heads += "".join(f"{say(f'head-{good}'):>{GOOD}}" for good in GOOD_NAMES)
    lines = [Text(heads, "dim")]
    for seat, player in enumerate(view["players"]):
        who = Text("▶ " if seat == view["asked"] else "  ", "bold")
        who.append(SEAT_LETTERS[seat], SEAT_STYLES[seat])
        who.append(f" {names[seat]}")
        who.truncate(NAME, overflow="ellipsis", pad=True)
        who.append(f"{player['vp']:>{WIDTH - NAME - 4 * GOOD}}")
        who.append("".join(f"{player[good]:>{GOOD}}" for good in GOOD_NAMES))
        if seat == view["asked"]:
            who.stylize("bold")
        lines += [who, Text(indent(holdings(view, seat), " " * INDENT), "dim")]
    return Text("\n").join(lines)


def holdings(view: View, seat: int) -> str:
    """Technologies by number, masks by number, other tiles, used tiles."""
    player = view["players"][seat]
    known = [str(TECHNOLOGIES[name]["number"]) for name in player["technologies"]]
    masks, tiles = held_masks(view, seat), held_tiles(view, seat)
    used = sum(player["used_discoveries"].values())
    parts = [say("tui-known", numbers=" ".join(known))] if known else []
    parts += [say("short-masks", numbers=" ".join(masks))] if masks else []
    last = [say("tui-used", count=used)] if used else []
    room = WIDTH - INDENT - sum(len(part) + 2 for part in (*parts, *last))
    parts += [tile_row(tiles, room)] if tiles else []
    told = "; ".join(parts + last) or say("tui-nothing-held")
    return "\n".join(wrap(told, WIDTH - INDENT))


# Steps ---


def tracks(view: View) -> Text:
    """The temples, the avenue and the pyramid track, with the players on their steps."""
    heads = (
        f"{say('tui-step'):<{TRACK}}"
        + "".join(f"{step:^{STEP}}" for step in range(TEMPLE_TOP))
        + str(TEMPLE_TOP)
    )
    lines = [Text(heads, "dim")]
    seated = view["players"]
    for temple in TEMPLE_NAMES:
        places = [player["temples"][temple] for player in seated]
        signs = [temple_sign(view, temple, step) for step in range(TEMPLE_TOP + 1)]
        lines.append(track(say("short-temple", temple=temple), temple, places, signs))
    signs = [spot_sign(view, f"avenue_{step}") for step in range(AVENUE_END + 1)]
    lines.append(track(say("short-avenue"), "", [p["avenue"] for p in seated], signs))
    signs = ["·"] * (TRACK_END + 1)
    lines.append(track(say("short-track"), "", [p["track"] for p in seated], signs))
    return Text("\n").join(lines)


def temple_sign(view: View, temple: str, step: int) -> str:
    """What a free step of a temple shows; a bonus tile lies below the top."""
    if step == TEMPLE_TOP - 1:
        return "★"
    return "▲" if step == TEMPLE_TOP else spot_sign(view, f"{temple}_{step}")


def spot_sign(view: View, spot: str) -> str:
    """A step with so many discovery tiles."""
    tiles = len(view["discoveries"].get(spot, []))
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
        cell.align("center", STEP if step < TEMPLE_TOP else STEP - 1)
        line.append_text(cell)
    return line


# Tiles on the steps ---


def tiles(view: View) -> Text:
    """Discovery tiles on avenue and temples, and the temple bonus tiles."""
    lines = []
    for spot in STEP_SPOTS:
        lying = view["discoveries"][spot]
        told = tile_row(lying, WIDTH - LABEL) if lying else "-"
        temple = spot.split("_")[0]
        style = temple if temple in TEMPLE_NAMES else ""
        lines.append(label_line(spot_label(spot), style, told))
    for temple, bonus in zip(TEMPLE_NAMES, view["bonus_tiles"], strict=True):
        label = f"{say('short-temple', temple=temple)} ★"
        lines.append(label_line(label, temple, say(f"tui-sign-bonus-{bonus}")))
    return Text("\n").join(lines)


def label_line(label: str, style: str, told: str) -> Text:
    """A label with a text beside it, on more lines if it is long."""
    text = ("\n" + " " * LABEL).join(wrap(told, WIDTH - LABEL))
    return Text.assemble((f"{label:<{LABEL}}", style), text)


# Teotibot ---


def action_pyramid(view: View) -> Text:
    """The six slots with the sums of dice that name them, the tile aside, the directions."""
    bot = view["bot"]
    tiles = [say(f"tui-sign-bot-{tile}") for tile in bot["action_pyramid"]]
    sums = [dice_range(slot) or say("short-never") for slot in range(len(tiles))]
    top = f"{tiles[0]} {sums[0]}"
    middle = "".join(f"{f'{tiles[slot]} {sums[slot]}':^{WIDTH // 2}}" for slot in (1, 2))
    bottom = "".join(f"{tiles[slot]:^{CELL}}" for slot in (3, 4, 5))
    below = "".join(f"{sums[slot]:^{CELL}}" for slot in (3, 4, 5))
    ways = " ".join(WAYS[direction] for direction in bot["directions"])
    aside = say("tui-aside", tile=say(f"tui-sign-bot-{bot['aside']}"), ways=ways)
    return Text(f"{top:^{WIDTH}}\n{middle}\n{bottom}\n{below}\n{aside:^{WIDTH}}")
