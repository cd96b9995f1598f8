"""Beside the ring: players, temples and tracks, tiles on them, Teotibot."""

from textwrap import indent, wrap
from typing import NamedTuple

from rich.text import Text

from ...engine.names import GOOD_NAMES, TEMPLE_NAMES
from ...game.views import View
from ...i18n import say
from ...i18n.lists import join_commas, join_semicolons
from ...i18n.names import say_discovery
from ...terminal.printed import (
    AVENUE_END,
    STEP_SPOTS,
    TECHNOLOGIES,
    TEMPLE_TOP,
    TRACK_END,
    dice_range,
)
from ...terminal.readers import held_masks, held_tiles
from ...terminal.wording import SEAT_LETTERS, SEAT_STYLES, discovery_text, spot_label
from .room import USUAL
from .signs import tile_row

WIDTH = USUAL.side  # in a window of the usual size
LABEL = 10
NAME = 14  # columns of a player's name
GOOD = 6  # columns of a good
TRACK = 7  # columns of a track's name
INDENT = 4  # of what a player holds
STEP = 3  # columns of a step
NUMBER = 3  # columns of a technology's number
NO_BREAK = "\N{NO-BREAK SPACE}"
CROWD = "A-D"  # all four on a step
WAYS = {"left": "←", "right": "→"}


class Named(NamedTuple):
    """Whom the seats belong to: names, and how well the bots play ("" for everybody else)."""

    names: list[str]
    levels: list[str]


# Players ---


def players(view: View, named: Named, width: int = WIDTH, full: bool = False) -> Text:
    """Goods, technologies and tiles of all seats; ▶ marks who is asked."""
    name = max(NAME, width // 3)
    good = min((width - name - 4) // len(GOOD_NAMES), GOOD + 3)
    points = width - name - good * len(GOOD_NAMES)
    heads = " " * name + f"{say('head-vp'):>{points}}"
    heads += "".join(f"{say(f'head-{one}'):>{good}}" for one in GOOD_NAMES)
    lines = [Text(heads, "dim")]
    for seat, player in enumerate(view["players"]):
        who = Text("▶ " if seat == view["asked"] else "  ", "bold")
        who.append(SEAT_LETTERS[seat], SEAT_STYLES[seat])
        who.append(f" {named.names[seat]}")
        who.truncate(name, overflow="ellipsis", pad=True)
        who.append(f"{player['vp']:>{points}}")
        who.append("".join(f"{player[one]:>{good}}" for one in GOOD_NAMES))
        if seat == view["asked"]:
            who.stylize("bold")
        held = holdings(view, seat, named.levels[seat], width - INDENT, full)
        lines += [who, Text(indent(held, " " * INDENT), "dim")]
    return Text("\n").join(lines)


def holdings(view: View, seat: int, level: str, width: int, full: bool) -> str:
    """The level of a bot; technologies, masks, other tiles, used tiles."""
    player = view["players"][seat]
    known = [
        say(f"technology-{name}") if full else str(TECHNOLOGIES[name]["number"])
        for name in player["technologies"]
    ]
    masks, tiles = held_masks(view, seat), held_tiles(view, seat)
    used = sum(player["used_discoveries"].values())
    parts = [level] if level else []
    if known:
        parts.append(join_commas(known) if full else say("tui-known", numbers=" ".join(known)))
    parts += [say("short-masks", numbers=" ".join(masks))] if masks else []
    last = [say("tui-used", count=used)] if used else []
    room = width - sum(len(part) + 2 for part in (*parts, *last))
    parts += [tile_row(tiles, 2 * width if full else room)] if tiles else []
    if not known and not masks and not tiles and not used:
        parts.append(say("tui-nothing-held"))
    whole = [keep_whole(part, width) for part in parts + last]
    return "\n".join(wrap(join_semicolons(whole), width)).replace(NO_BREAK, " ")


def keep_whole(text: str, width: int) -> str:
    """A text that isn't torn at the end of a line, unless it is a long one."""
    return text.replace(" ", NO_BREAK) if len(text) < width // 2 else text


# Steps ---


def tracks(view: View, width: int = WIDTH) -> Text:
    """The temples, the avenue and the pyramid track, with the players on their steps."""
    step = max(min((width - TRACK + 1) // (TEMPLE_TOP + 1), STEP + 2), STEP)
    heads = (
        f"{say('tui-step'):<{TRACK}}"
        + "".join(f"{one:^{step}}" for one in range(TEMPLE_TOP))
        + f"{TEMPLE_TOP:^{step - 1}}"
    )
    lines = [Text(heads.rstrip(), "dim")]
    seated = view["players"]
    for temple in TEMPLE_NAMES:
        places = [player["temples"][temple] for player in seated]
        signs = [temple_sign(view, temple, one) for one in range(TEMPLE_TOP + 1)]
        lines.append(track(say("short-temple", temple=temple), temple, places, signs, step))
    signs = [spot_sign(view, f"avenue_{one}") for one in range(AVENUE_END + 1)]
    lines.append(track(say("short-avenue"), "", [p["avenue"] for p in seated], signs, step))
    signs = ["·"] * (TRACK_END + 1)
    lines.append(track(say("short-track"), "", [p["track"] for p in seated], signs, step))
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


def track(name: str, style: str, places: list[int], signs: list[str], width: int) -> Text:
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
        cell.align("center", width if step < TEMPLE_TOP else width - 1)
        line.append_text(cell)
    return line


# Tiles on the steps ---


def tiles(view: View, width: int = WIDTH, full: bool = False, costs: bool = False) -> Text:
    """Discovery tiles on avenue and temples, and the temple bonus tiles."""
    lines = []
    for spot in STEP_SPOTS:
        lying = view["discoveries"][spot]
        told = tile_row(lying, width - LABEL) if lying else "-"
        if full and lying:
            told = join_commas(list(map(discovery_text if costs else say_discovery, lying)))
        temple = spot.split("_")[0]
        style = temple if temple in TEMPLE_NAMES else ""
        lines.append(label_line(spot_label(spot), style, told, width))
    for temple, bonus in zip(TEMPLE_NAMES, view["bonus_tiles"], strict=True):
        label = f"{say('short-temple', temple=temple)} ★"
        lines.append(label_line(label, temple, say(f"tui-sign-bonus-{bonus}"), width))
    return Text("\n").join(lines)


def label_line(label: str, style: str, told: str, width: int) -> Text:
    """A label with a text beside it, on more lines if it is long."""
    text = ("\n" + " " * LABEL).join(wrap(told, width - LABEL))
    return Text.assemble((f"{label:<{LABEL}}", style), text)


def technologies(view: View, width: int) -> Text:
    """All technologies: who knows them, and what they do."""
    lines = []
    for name in view["technologies"]:
        number = f"{TECHNOLOGIES[name]['number']:<{NUMBER}}"
        does = say(
            "tui-technology",
            name=say(f"technology-{name}"),
            price=say("terminal-gold", gold=TECHNOLOGIES[name]["gold"]),
            does=say(f"technology-{name}-does"),
        )
        first, *others = wrap(does, width - NUMBER)
        lines.append(Text.assemble((number, "bold"), first))
        lines += [Text(" " * NUMBER + line) for line in others]
    return Text("\n").join(lines)


def royal_tiles(view: View, width: int) -> Text:
    """The royal tiles on the palace's spaces, and what they do."""
    lines = []
    for tile in view["royal_tiles"]:
        words = say("tui-royal-named", name=say(f"royal-{tile}"), does=say(f"royal-{tile}-does"))
        lines += [Text(line) for line in wrap(words, width, subsequent_indent="  ")]
    return Text("\n").join(lines)


# Teotibot ---


def action_pyramid(view: View, width: int = WIDTH) -> Text:
    """The six slots with the sums of dice that name them, the tile aside, the directions."""
    bot = view["bot"]
    tiles = [say(f"tui-sign-bot-{tile}") for tile in bot["action_pyramid"]]
    sums = [dice_range(slot) or say("short-never") for slot in range(len(tiles))]
    top = f"{tiles[0]} {sums[0]}"
    middle = "".join(f"{f'{tiles[slot]} {sums[slot]}':^{width // 2}}" for slot in (1, 2))
    bottom = bottom_slots(tiles[3:], sums[3:], width // 3)
    ways = " ".join(WAYS[direction] for direction in bot["directions"])
    aside = say("tui-aside", tile=say(f"tui-sign-bot-{bot['aside']}"), ways=ways)
    return Text(f"{top:^{width}}\n{middle}\n{bottom}\n{aside:^{width}}")


def bottom_slots(tiles: list[str], sums: list[str], width: int) -> str:
    """Three slots of so many columns beside each other, the sums below where it is narrow."""
    slots = [f"{tile} {dice}" for tile, dice in zip(tiles, sums, strict=True)]
    rows = [slots] if max(map(len, slots)) < width else [tiles, sums]
    return "\n".join("".join(f"{text:^{width}}" for text in row) for row in rows)
