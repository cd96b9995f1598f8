"""Reading a position: names become the numbers of a record that the engine checks."""

from typing import Any

from ...engine.errors import PositionError, SetupError
from ...engine.names import (
    BOARD_NAMES,
    BONUS_NAMES,
    BOT_TILE_NAMES,
    CELL_PLACES,
    DECORATION_NAMES,
    DIRECTION_NAMES,
    DISCOVERY_NAMES,
    PYRAMID_TILE_NAMES,
    ROYAL_NAMES,
    SIDE_NAMES,
    SPOT_NAMES,
    TECHNOLOGY_NAMES,
    decision_name,
)
from ...engine.setup.options import Setup
from ...engine.validation.defaults import dark_disc, default_record
from ...engine.validation.limits import MOST, MOST_PENDING, RANGES, field_range
from ...engine.validation.record import check_record
from ...engine.validation.refusal import refuse
from ...engine.validation.tiles import STACKS, count_tiles_left
from ...version import RULES_VERSION
from .frames import read_frame
from .lists import fill_row, fill_slots, fill_starting_tiles, read_counts, read_names
from .players import read_players
from .values import read_list, read_name, read_number, read_object, read_truth

Record = dict[str, Any]
TOP_KEYS = (
    "rules_version",
    "setup",
    "chance",
    "calendar",
    "ring",
    "royal_tiles",
    "technologies",
    "bonus_tiles",
    "discoveries",
    "decoration_display",
    "pyramid_display",
    "stacks",
    "pyramid",
    "decorations",
    "nobles",
    "neutral_dice",
    "bot",
    "discarded",
    "players",
    "starting",
    "turn",
    "stack",
)
CALENDAR_KEYS = (
    "light",
    "dark",
    "eclipses_scored",
    "eclipse_in_turns",
    "pyramid_complete",
    "over",
)
BOT_KEYS = ("action_pyramid", "aside", "directions", "uses")
# What was laid out once and for all, with its field and names.
LAYOUT = (
    ("ring", "ring", BOARD_NAMES),
    ("royal_tiles", "royal", ROYAL_NAMES),
    ("technologies", "technology", TECHNOLOGY_NAMES),
    ("bonus_tiles", "bonus", BONUS_NAMES),
)


def read_record(data: object) -> Record:
    """The record of a written position, checked by the engine."""
    keys = read_object(data, "position", TOP_KEYS)
    check_version(keys.get("rules_version", RULES_VERSION))
    record = default_record(read_setup(keys.get("setup", {"players": 2})))
    record["chance"] = read_number(
        keys.get("chance", record["chance"]), "chance", *RANGES["chance"]
    )
    read_calendar(keys.get("calendar", {}), record)
    read_layout(keys, record)
    read_displays(keys, record)
    read_pyramid(keys.get("pyramid", []), record)
    read_decorations(keys.get("decorations", {}), record)
    read_bot(keys, record)
    read_players(keys, record)
    read_starting(keys.get("starting", {}), record)
    read_stacks(keys.get("stacks", {}), record)
    read_turn(keys.get("turn", {}), record, has_stack="stack" in keys)
    read_stack(keys, record)
    check_record(record)
    return record


def check_version(version: object) -> None:
    """Refuse a position of other rules."""
    if type(version) is not int or version != RULES_VERSION:
        ours, written = str(RULES_VERSION), repr(version)
        refuse("rules_version", "error-position-rules", ours=ours, written=written)


def read_setup(data: object) -> Setup:
    """Players and options."""
    try:
        return Setup.from_dict(data)
    except SetupError as error:
        raise PositionError("error-in", place="setup", problem=error) from None


def read_calendar(data: object, record: Record) -> None:
    """Discs, eclipses, and whether the game is over."""
    keys = read_object(data, "calendar", CALENDAR_KEYS)

    def number(key: str, field: str, default: int) -> int:
        return read_number(keys.get(key, default), f"calendar.{key}", *field_range(record, field))

    record["eclipse"] = number("eclipses_scored", "eclipse", 0)
    record["dark"] = number("dark", "dark", dark_disc(record["players"], record["eclipse"]))
    record["light"] = number("light", "light", 0)
    if keys.get("eclipse_in_turns") is not None:
        record["eclipse_in"] = number("eclipse_in_turns", "eclipse_in", 0)
    for key, field in (("pyramid_complete", "pyramid_complete"), ("over", "ended")):
        record[field] = read_truth(keys.get(key, False), f"calendar.{key}")


# What was laid out ---


def read_layout(keys: Record, record: Record) -> None:
    """Ring, royal tiles, technologies, bonus tiles; discoveries, nobles, neutral dice."""
    for key, field, names in LAYOUT:
        if key in keys:
            count = len(record[field])
            record[field] = read_names(keys[key], key, names, count, count)
    spots = read_object(keys.get("discoveries", {}), "discoveries", SPOT_NAMES)
    for row, name, most in zip(record["spot"], SPOT_NAMES, MOST["spot"], strict=True):
        fill_row(row, spots.get(name, []), f"discoveries.{name}", DISCOVERY_NAMES, most)
    count = len(record["nobles"])
    rows = read_list(keys.get("nobles", record["nobles"]), "nobles", count, count)
    record["nobles"] = [
        read_number(n, f"nobles[{i}]", 0, most)
        for i, (n, most) in enumerate(zip(rows, MOST["nobles"], strict=True))
    ]
    colours = read_list(keys.get("neutral_dice", []), "neutral_dice", 0, len(record["neutral"]))
    for colour, dice in enumerate(colours):
        fill_row(record["neutral"][colour], dice, f"neutral_dice[{colour}]", BOARD_NAMES)


def read_displays(keys: Record, record: Record) -> None:
    """The face-up decoration and pyramid tiles."""
    for key, names in (
        ("decoration_display", DECORATION_NAMES),
        ("pyramid_display", PYRAMID_TILE_NAMES),
    ):
        fill_slots(record[key], keys.get(key, []), key, names)


def read_pyramid(data: object, record: Record) -> None:
    """Pyramid tiles on their cells."""
    for i, entry in enumerate(read_list(data, "pyramid", 0, len(CELL_PLACES))):
        path = f"pyramid[{i}]"
        tile = read_object(entry, path, ("cell", "tile", "turn"))
        place = tile.get("cell")
        if place not in CELL_PLACES or any(type(n) is not int for n in place):
            refuse(f"{path}.cell", "error-cell")
        cell = CELL_PLACES.index(place)
        if record["tile"][cell] >= 0:
            refuse(f"{path}.cell", "error-cell-filled", cell=str(place))
        record["tile"][cell] = read_name(tile.get("tile"), f"{path}.tile", PYRAMID_TILE_NAMES)
        turn = read_number(tile.get("turn", 0), f"{path}.turn", *RANGES["turned"])
        record["turned"][cell] = turn


def read_decorations(data: object, record: Record) -> None:
    """Decorations by side, the outermost first."""
    sides = read_object(data, "decorations", SIDE_NAMES)
    for row, name in zip(record["decoration"], SIDE_NAMES, strict=True):
        fill_row(row, sides.get(name, []), f"decorations.{name}", DECORATION_NAMES)


# Teotibot, starting tiles, stacks, the turn ---


def read_bot(keys: Record, record: Record) -> None:
    """Teotibot's action tiles, direction tiles and what it has used and discarded."""
    if not record["solo"]:
        for key in ("bot", "discarded"):
            if key in keys:
                refuse(key, "error-no-teotibot")
        return
    bot = read_object(keys.get("bot", {}), "bot", BOT_KEYS)
    if "action_pyramid" in bot or "aside" in bot:
        read_action_tiles(bot, record)
    if "directions" in bot:
        count = len(record["direction"])
        record["direction"] = read_names(
            bot["directions"], "bot.directions", DIRECTION_NAMES, count, count
        )
    most = [RANGES["bot_used"][1]] * len(BOT_TILE_NAMES)
    record["bot_used"] = read_counts(bot.get("uses", {}), "bot.uses", BOT_TILE_NAMES, most)
    record["discarded"] = read_counts(
        keys.get("discarded", {}), "discarded", DISCOVERY_NAMES, MOST["discarded"]
    )


def read_action_tiles(bot: Record, record: Record) -> None:
    """Six tiles of the action pyramid; the one that is not among them lies aside."""
    *tiles, _ = record["bot_tile"]
    if "action_pyramid" in bot:
        path, count = "bot.action_pyramid", len(tiles)
        tiles = read_names(bot["action_pyramid"], path, BOT_TILE_NAMES, count, count)
    aside = next(tile for tile in range(len(BOT_TILE_NAMES)) if tile not in tiles)
    if "aside" in bot:
        aside = read_name(bot["aside"], "bot.aside", BOT_TILE_NAMES)
    record["bot_tile"] = [*tiles, aside]


def read_starting(data: object, record: Record) -> None:
    """Dealt hands and the draft's pool."""
    keys = read_object(data, "starting", ("secret", "hands", "pool"))
    record["secret"] = read_truth(keys.get("secret", False), "starting.secret")
    hands = read_list(keys.get("hands", []), "starting.hands", 0, record["players"])
    for seat, hand in enumerate(hands):
        path = f"starting.hands[{seat}]"
        fill_starting_tiles(record["hand"][seat], record["hand_sees"][seat], hand, path)
    fill_starting_tiles(
        record["pool"], record["pool_sees"], keys.get("pool", []), "starting.pool"
    )


def read_stacks(data: object, record: Record) -> None:
    """What is left in the stacks: all tiles that are nowhere else, unless it is written."""
    keys = read_object(data, "stacks", tuple(key for _, key, _ in STACKS))
    for field, key, names in STACKS:
        record[field] = (
            read_counts(keys[key], f"stacks.{key}", names, MOST[field])
            if key in keys
            else count_tiles_left(record, field)
        )


def read_turn(data: object, record: Record, *, has_stack: bool) -> None:
    """Whose turn it is, and which of its workers are on their way."""
    turn = read_object(data, "turn", ("seat", "mover", "companion"))
    seat = turn.get("seat", None if record["ended"] or has_stack else 0)
    if seat is not None:
        record["active"] = read_number(seat, "turn.seat", 0, record["players"] - 1)
    for name in ("mover", "companion"):
        if turn.get(name) is not None:
            record[name] = read_number(turn[name], f"turn.{name}", *RANGES[name])


def read_stack(keys: Record, record: Record) -> None:
    """The pending decisions; by default the turn of a seat begins."""
    default = [] if record["ended"] else [{"question": "turn", "seat": max(record["active"], 0)}]
    frames = read_list(keys.get("stack", default), "stack", 0, MOST_PENDING)
    record["depth"] = len(frames)
    for i, frame in enumerate(frames):
        record["stack"][i] = read_frame(frame, f"stack[{i}]", record["players"])
    if record["active"] < 0 and len(frames) == 1:
        kind, seat, *_ = record["stack"][0]
        if decision_name(kind) == "turn":
            record["active"] = seat
