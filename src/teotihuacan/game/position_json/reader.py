"""Reading a position: defaults for what is left out, refusal of what can't be."""

from typing import Any

from ...engine.constants import (
    ASIDE,
    BOARD_NAMES,
    BONUS_NAMES,
    BOT_TILE_NAMES,
    BUILDINGS,
    CHANCE_BITS,
    CHANCE_FACTOR,
    CONSTRUCTION,
    DEALT,
    DECORATION_DISPLAY,
    DECORATION_SPACES,
    DIRECTION_NAMES,
    DISCOVERY_NAMES,
    DRAFT,
    ECLIPSES,
    NEUTRAL_DICE,
    NOWHERE,
    PALACE,
    PYRAMID_DISPLAY,
    ROYAL_NAMES,
    SEATS,
    SIDE_NAMES,
    SPOT_NAMES,
    SPOT_TILES,
    TECHNOLOGY_NAMES,
    TURN,
    WORSHIP_SPOTS,
)
from ...engine.errors import PositionError, SetupError
from ...engine.record.chance import seeded
from ...engine.record.storage import saved_fields
from ...engine.setup.options import OPTIONS, Setup
from ...engine.tables import (
    CELL_BELOW,
    CELL_PLACES,
    CELL_SQUARES,
    DARK_DISC,
    DECORATION_NAMES,
    DECORATION_SQUARES,
    DISCOVERY_COPIES,
    FIRST_GAME_BONUS,
    FIRST_GAME_RING,
    FIRST_GAME_ROYAL,
    FIRST_GAME_TECHNOLOGIES,
    NOBLES_SPACES,
    PYRAMID_COPIES,
    PYRAMID_TILE_NAMES,
    ROYAL_CATEGORY,
)
from ...version import RULES_VERSION
from .checks import choice, mapping, number, refuse, sequence, truth
from .frames import read_frame
from .lists import different, read_counts, read_names, read_slots, read_tiles
from .players import MANY, read_players
from .validation import check_sense

Record = dict[str, Any]
MOST_WRITTEN = 20  # pending decisions; a draft of four begins with 18
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


def read_record(data: object) -> Record:
    """The record of a written position."""
    keys = mapping(data, "position", TOP_KEYS)
    version = keys.get("rules_version", RULES_VERSION)
    if type(version) is not int or version != RULES_VERSION:
        refuse(
            "rules_version",
            "error-position-rules",
            ours=str(RULES_VERSION),
            written=repr(version),
        )
    record = {field.name: field.blank() for field in saved_fields()}
    read_setup(keys, record)
    read_calendar(keys.get("calendar", {}), record)
    read_layout(keys, record)
    read_pyramid(keys, record)
    read_bot(keys, record)
    read_players(keys, record)
    read_starting(keys.get("starting", {}), record)
    read_stacks(keys.get("stacks", {}), record)
    read_turn(keys, record)
    check_sense(record)
    return record


def read_setup(keys: Record, record: Record) -> None:
    """Players and options; chance."""
    try:
        setup = Setup.from_dict(keys.get("setup", {"players": 2}))
    except SetupError as error:
        raise PositionError("error-in", place="setup", problem=error) from None
    for name in OPTIONS:
        record[name] = int(getattr(setup, name))
    record["players"] = max(setup.players, 2)
    record["solo"] = int(setup.players == 1)
    record["knobs"] = list(setup.bot_knobs())
    last = CHANCE_FACTOR * 2**CHANCE_BITS - 2
    record["chance"] = number(keys.get("chance", seeded(0)), "chance", 1, last)


def read_calendar(data: object, record: Record) -> None:
    """Discs, eclipses, and whether the game is over."""
    allowed = ("light", "dark", "eclipses_scored", "eclipse_in_turns", "pyramid_complete", "over")
    keys = mapping(data, "calendar", allowed)
    scored = number(keys.get("eclipses_scored", 0), "calendar.eclipses_scored", 0, ECLIPSES)
    dark = DARK_DISC[record["players"]][min(scored, ECLIPSES - 1)]
    record["eclipse"] = scored
    record["dark"] = number(keys.get("dark", dark), "calendar.dark", 1, 12)
    record["light"] = number(keys.get("light", 0), "calendar.light", 0, record["dark"])
    turns = keys.get("eclipse_in_turns")
    most = 2 * record["players"]
    record["eclipse_in"] = (
        -1 if turns is None else number(turns, "calendar.eclipse_in_turns", 0, most)
    )
    record["pyramid_complete"] = truth(
        keys.get("pyramid_complete", False), "calendar.pyramid_complete"
    )
    record["ended"] = truth(keys.get("over", False), "calendar.over")
    if record["eclipse"] == ECLIPSES and not record["ended"]:
        refuse("calendar.over", "error-eclipses-over")


# What was laid out ---


def read_layout(keys: Record, record: Record) -> None:
    """Ring, royal tiles, technologies, bonus tiles, spots, displays, nobles, neutral dice."""

    def fixed(key: str, words: tuple[str, ...], default: list[int]) -> list[int]:
        count = len(default)
        given = keys.get(key, [words[n] for n in default])
        numbers = read_names(given, key, words, count, count)
        different(given, key)
        return numbers

    record["ring"] = fixed("ring", BOARD_NAMES, FIRST_GAME_RING)
    if record["ring"][0] != PALACE or record["ring"][4] != CONSTRUCTION:
        refuse("ring", "error-ring")
    record["royal"] = fixed("royal_tiles", ROYAL_NAMES, FIRST_GAME_ROYAL)
    if sorted(ROYAL_CATEGORY[tile] for tile in record["royal"]) != [0, 1, 2]:
        refuse("royal_tiles", "error-royal-categories")
    record["technology"] = fixed("technologies", TECHNOLOGY_NAMES, FIRST_GAME_TECHNOLOGIES)
    if record["technology"] != sorted(record["technology"]):
        refuse("technologies", "error-technology-order")
    record["bonus"] = fixed("bonus_tiles", BONUS_NAMES, FIRST_GAME_BONUS)
    spots = mapping(keys.get("discoveries", {}), "discoveries", SPOT_NAMES)
    for spot, name in enumerate(SPOT_NAMES):
        most = 1 if spot < WORSHIP_SPOTS else SPOT_TILES
        tiles = read_names(spots.get(name, []), f"discoveries.{name}", DISCOVERY_NAMES, 0, most)
        record["spot"][spot] = tiles + [-1] * (SPOT_TILES - len(tiles))
    record["decoration_display"] = read_slots(
        keys, "decoration_display", DECORATION_NAMES, DECORATION_DISPLAY
    )
    record["pyramid_display"] = read_slots(
        keys, "pyramid_display", PYRAMID_TILE_NAMES, PYRAMID_DISPLAY
    )
    rows = sequence(keys.get("nobles", [0, 0, 0]), "nobles", 3, 3)
    record["nobles"] = [
        number(n, f"nobles[{i}]", 0, NOBLES_SPACES[i]) for i, n in enumerate(rows)
    ]
    if sum(record["nobles"]) > BUILDINGS:
        refuse("nobles", "error-buildings", n=BUILDINGS, given=sum(record["nobles"]))
    colours = SEATS - record["players"]
    given = sequence(keys.get("neutral_dice", []), "neutral_dice", 0, 2)
    record["neutral"] = [[NOWHERE] * NEUTRAL_DICE for _ in range(2)]
    for colour, dice in enumerate(given):
        path = f"neutral_dice[{colour}]"
        boards = read_names(dice, path, BOARD_NAMES, 0, NEUTRAL_DICE)
        if boards and colour >= colours:
            refuse(path, "error-neutral", players=record["players"], colours=colours)
        different(dice, path)
        record["neutral"][colour] = boards + [NOWHERE] * (NEUTRAL_DICE - len(boards))


def read_pyramid(keys: Record, record: Record) -> None:
    """Pyramid tiles on four supports each, decorations on their spaces."""
    record["tile"] = [-1] * len(CELL_PLACES)
    entries = sequence(keys.get("pyramid", []), "pyramid", 0, len(CELL_PLACES))
    for i, entry in enumerate(entries):
        path = f"pyramid[{i}]"
        tile = mapping(entry, path, ("cell", "tile", "turn"))
        place = tile.get("cell")
        if place not in CELL_PLACES or any(type(n) is not int for n in place):
            refuse(f"{path}.cell", "error-cell")
        cell = CELL_PLACES.index(tile["cell"])
        if record["tile"][cell] >= 0:
            refuse(f"{path}.cell", "error-cell-filled", cell=str(tile["cell"]))
        name = choice(tile.get("tile"), f"{path}.tile", PYRAMID_TILE_NAMES)
        record["tile"][cell] = PYRAMID_TILE_NAMES.index(name)
        record["turned"][cell] = number(tile.get("turn", 0), f"{path}.turn", 0, 3)
    for cell, place in enumerate(CELL_PLACES):
        if record["tile"][cell] >= 0 and place[0] > 0:
            if any(record["tile"][below] < 0 for below in CELL_BELOW[cell]):
                refuse("pyramid", "error-floats", cell=str(place))
    layers = [0] * 64
    for cell in range(len(CELL_PLACES)):
        for square in CELL_SQUARES[cell]:
            layers[square] += record["tile"][cell] >= 0
    sides = mapping(keys.get("decorations", {}), "decorations", SIDE_NAMES)
    for side, name in enumerate(SIDE_NAMES):
        path = f"decorations.{name}"
        tiles = read_names(sides.get(name, []), path, DECORATION_NAMES, 0, DECORATION_SPACES)
        for space in range(1, len(tiles)):
            squares = DECORATION_SQUARES[side * DECORATION_SPACES + space]
            if any(layers[square] < space for square in squares):
                refuse(f"{path}[{space}]", "error-layers", n=space)
        record["decoration"][side] = tiles + [-1] * (DECORATION_SPACES - len(tiles))


# Starting tiles, stacks, the turn ---


def read_bot(keys: Record, record: Record) -> None:
    """Teotibot's action tiles, direction tiles and what it has used and discarded."""
    if not record["solo"]:
        for key in ("bot", "discarded"):
            if key in keys:
                refuse(key, "error-no-teotibot")
        return
    bot = mapping(keys.get("bot", {}), "bot", ("action_pyramid", "aside", "directions", "uses"))
    tiles = read_names(
        bot.get("action_pyramid", list(BOT_TILE_NAMES[:ASIDE])),
        "bot.action_pyramid",
        BOT_TILE_NAMES,
        ASIDE,
        ASIDE,
    )
    names = [BOT_TILE_NAMES[tile] for tile in tiles]
    different(names, "bot.action_pyramid")
    (last,) = (name for name in BOT_TILE_NAMES if name not in names)
    aside = choice(bot.get("aside", last), "bot.aside", BOT_TILE_NAMES)
    if aside != last:
        refuse("bot.aside", "error-bot-aside", tile=last)
    record["bot_tile"] = [*tiles, BOT_TILE_NAMES.index(aside)]
    directions = bot.get("directions", ["left", "left"])
    record["direction"] = read_names(directions, "bot.directions", DIRECTION_NAMES, 2, 2)
    uses = mapping(bot.get("uses", {}), "bot.uses", BOT_TILE_NAMES)
    record["bot_used"] = [
        number(uses.get(name, 0), f"bot.uses.{name}", 0, MANY) for name in BOT_TILE_NAMES
    ]
    record["discarded"] = read_counts(
        keys.get("discarded", {}), "discarded", DISCOVERY_NAMES, DISCOVERY_COPIES
    )


def read_starting(data: object, record: Record) -> None:
    """Dealt hands and the draft's pool."""
    keys = mapping(data, "starting", ("secret", "hands", "pool"))
    record["secret"] = truth(keys.get("secret", False), "starting.secret")
    record["hand"] = [[-1] * DEALT for _ in range(SEATS)]
    record["hand_sees"] = [[-1] * DEALT for _ in range(SEATS)]
    hands = sequence(keys.get("hands", []), "starting.hands", 0, record["players"])
    for seat, hand in enumerate(hands):
        path = f"starting.hands[{seat}]"
        record["hand"][seat], record["hand_sees"][seat] = read_tiles(hand, path, DEALT)
    record["pool"], record["pool_sees"] = read_tiles(keys.get("pool", []), "starting.pool", DRAFT)


def read_stacks(data: object, record: Record) -> None:
    """What is left in the stacks: all tiles that are nowhere else, unless it is written."""
    keys = mapping(data, "stacks", ("discoveries", "decorations", "pyramid"))
    elsewhere = [tile for row in record["spot"] for tile in row]
    elsewhere += [tile for row in record["hand_sees"] for tile in row] + record["pool_sees"]
    if not record["secret"]:  # until then the kept tiles are still in the hands
        elsewhere += [tile for row in record["kept_sees"] for tile in row]
    elsewhere += [k for k, count in enumerate(record["discarded"]) for _ in range(count)]
    for field in ("held", "used"):
        for row in record[field]:
            elsewhere += [kind for kind, count in enumerate(row) for _ in range(count)]
    stack(keys, "discoveries", record, "discovery_stack", elsewhere, DISCOVERY_COPIES)
    laid = [tile for row in record["decoration"] for tile in row]
    laid += record["decoration_display"]
    stack(keys, "decorations", record, "decoration_stack", laid, [1] * len(DECORATION_NAMES))
    built = record["tile"] + record["pyramid_display"]
    stack(keys, "pyramid", record, "pyramid_stack", built, PYRAMID_COPIES)


def stack(
    keys: Record, key: str, record: Record, field: str, elsewhere: list[int], copies: list[int]
) -> None:
    """One stack, so that no tile exists more often than it was printed."""
    words = {
        "discoveries": DISCOVERY_NAMES,
        "decorations": DECORATION_NAMES,
        "pyramid": PYRAMID_TILE_NAMES,
    }[key]
    left = [count - elsewhere.count(kind) for kind, count in enumerate(copies)]
    for kind, count in enumerate(left):
        if count < 0:
            given = copies[kind] - count
            refuse(key, "error-copies", tile=words[kind], n=copies[kind], given=given)
    if key not in keys:
        record[field] = left
        return
    record[field] = read_counts(keys[key], f"stacks.{key}", words, copies)
    for kind, count in enumerate(record[field]):
        if count > left[kind]:
            total = count - left[kind] + copies[kind]
            path = f"stacks.{key}.{words[kind]}"
            refuse(path, "error-copies", tile=words[kind], n=copies[kind], given=total)


def read_turn(keys: Record, record: Record) -> None:
    """Whose turn it is and the pending decisions; by default the turn of a seat begins."""
    turn = mapping(keys.get("turn", {}), "turn", ("seat", "mover", "companion"))
    last = record["players"] - 1
    given = turn.get("seat", None if record["ended"] or "stack" in keys else 0)
    record["active"] = -1 if given is None else number(given, "turn.seat", 0, last)
    for name in ("mover", "companion"):
        worker = turn.get(name)
        record[name] = -1 if worker is None else number(worker, f"turn.{name}", 0, 3)
    default = [] if record["ended"] else [{"question": "turn", "seat": max(record["active"], 0)}]
    frames = sequence(keys.get("stack", default), "stack", 0, MOST_WRITTEN)
    record["depth"] = len(frames)
    for i, frame in enumerate(frames):
        record["stack"][i] = read_frame(frame, f"stack[{i}]", record["players"])
    if record["active"] < 0 and record["depth"] == 1 and record["stack"][0][0] == TURN:
        record["active"] = record["stack"][0][1]
