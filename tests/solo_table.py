"""Words for tests of the solo game: lay a table, let Teotibot take its turn, see what changed.

before = solo(bot("construction2 gold2 nobles2 quarry1!", stone=2), act="construction")
assert outcome(before) == {"bot.stone": -2, "bot.vp": 3, ...}
"""

from collections.abc import Callable, Iterable
from struct import pack
from typing import Any

from table import facts_of, flat, play, seat
from teotihuacan import Event, Position
from teotihuacan.game.position_json import position_from_json, position_to_json

# Places of the ring (the first game's): palace 0, stone_quarry 1, alchemy 2, forest 3,
# construction 4, decorations 5, nobles 6, gold_deposits 7. Temple worship spaces clockwise:
# stone_quarry, forest, decorations, gold_deposits, and round past the palace.

ACTION_TILES = (
    "construction",
    "decorations",
    "alchemy",
    "nobles",
    "mastery",
    "worship",
    "mask_collection",
)
LEVELS = ("easier", "standard", "harder", "hardest")
KNOBS = (
    "gold_worker",
    "nobles_worker",
    "construction_worker",
    "resources",
    "cocoa_vp",
    "worship_steps",
    "bonus_vp",
    "technology_vp",
)
# A full display of everything, no masks, and nothing left to draw: turns bring no surprise.
QUIET: dict[str, Any] = {
    "discoveries": {
        "palace": ["double_move"],
        "forest": ["free_cocoa"],
        "stone_quarry": ["extra_worker"],
        "gold_deposits": ["move_anywhere"],
        "decorations": ["avenue_step"],
    },
    "decoration_display": ["BR", ".B", "GG", "BG"],
    "pyramid_display": ["b.Rg", ".brG", ".rbG"],
    "stacks": {"discoveries": {}, "decorations": {}, "pyramid": {}},
}
END_OF_TURN: dict[str, Any] = {
    "stack": [{"question": "end_turn", "seat": 0}],
    "turn": {"seat": 0},
}


def you(workers: str = "palace1 palace1 palace1", **facts: Any) -> dict[str, Any]:
    """The human player; a victory_points tile in hand makes the end of the turn a question."""
    tiles = facts.pop("discoveries", "") + " victory_points"
    return seat(workers, discoveries=tiles, **facts)


def bot(workers: str = "construction2 gold2 nobles2 decorations1!", **facts: Any) -> Any:
    """Teotibot, where it starts unless told otherwise; "quarry1!" is its locked worker."""
    return seat(workers, **facts)


def solo(
    teotibot: dict[str, Any] | None = None,
    human: dict[str, Any] | None = None,
    *,
    act: str = "alchemy",
    slot: int = 0,
    directions: tuple[str, str] = ("left", "left"),
    options: dict[str, Any] | None = None,
    **parts: Any,
) -> Position:
    """A solo position: you are about to end your turn, action tile `act` lies in `slot`.

    Further parts are those of the position JSON; everything else is quiet.
    """
    tiles = [tile for tile in ACTION_TILES if tile != act]
    tiles.insert(slot, act)
    given = {"bot": {"action_pyramid": tiles[:6], "directions": list(directions)}}
    laid = {**QUIET, **END_OF_TURN, **given, **parts}
    return solo_table(teotibot or bot(), human or you(), options, laid)


def your_turn(
    teotibot: dict[str, Any],
    human: dict[str, Any],
    options: dict[str, Any] | None = None,
    **parts: Any,
) -> Position:
    """A solo position in which your turn begins."""
    return solo_table(teotibot, human, options, {**QUIET, **parts})


def solo_table(
    teotibot: dict[str, Any],
    human: dict[str, Any],
    options: dict[str, Any] | None,
    parts: dict[str, Any],
) -> Position:
    """A position of two seats that is set up for one player."""
    setup = {"players": 1, **(options or {})}
    return position_from_json({"setup": setup, "players": [human, teotibot], **parts})


# Teotibot's turn ---


def with_chance(position: Position, chance: int) -> Position:
    """The same position with another state of the generator, its first eight bytes."""
    return Position.from_bytes(pack("=q", chance) + position.to_bytes()[8:])


def bot_turn(
    before: Position, slot: int = 0, wanted: Callable[[list[Event]], bool] | None = None
) -> tuple[Position, list[Event]]:
    """End your turn, with dice that name this slot: the position after it and all events.

    `wanted` may ask for more: chance is searched until its events please.
    """
    for chance in range(1, 3000):
        events: list[Event] = []
        after = play(with_chance(before, chance), "end turn", events=events)
        if facts(events, "bot_rolled")[0]["slot"] != slot:
            continue
        if wanted is None or wanted(events):
            asked = [frame["question"] for frame in position_to_json(after)["stack"]]
            assert asked in (["turn"], ["after_eclipse", "salary"], []), "it left a question"
            return after, events
    raise AssertionError(f"no dice lead to slot {slot}")


def outcome(before: Position, slot: int = 0) -> dict[str, Any]:
    """All that changed by Teotibot's turn, its action and direction tiles aside."""
    return changed(before, bot_turn(before, slot)[0])


def whole(position: Position) -> dict[str, Any]:
    """All that lies on the table, by dotted names; workers and technologies as one text each.

    Left out: Teotibot's action and direction tiles, how pyramid tiles are turned, kept starting
    tiles, books and statistics.
    """
    data = position_to_json(position)
    for hidden in ("rules_version", "chance", "turn", "stack", "bot", "players"):
        del data[hidden]
    data["pyramid"] = {cell_name(tile["cell"]): tile["tile"] for tile in data["pyramid"]}
    for at, who in enumerate(("you", "bot")):
        data[who] = facts_of(position, at) | {"workers": workers_of(position, at)}
        data[who]["technologies"] = " ".join(data[who]["technologies"])
        del data[who]["starting_tiles"]
    return flat(data)


def cell_name(place: Iterable[int]) -> str:
    """A cell as level, row and column: "021"."""
    return "".join(map(str, place))


def changed(before: Position, after: Position, *, calendar: bool = True) -> dict[str, Any]:
    """All that changed: differences of numbers, new values of everything else.

    The light disc's step at the end of Teotibot's turn is left out, any other is shown, unless
    the calendar is not wanted at all.
    """
    old, new = whole(before), whole(after)
    found: dict[str, Any] = {}
    for key in sorted(old.keys() | new.keys()):
        a, b = old.get(key), new.get(key)
        if a != b:
            number = all(value is None or type(value) is int for value in (a, b))
            found[key] = (b or 0) - (a or 0) if number else b
    if found.get("calendar.light") == 1:
        del found["calendar.light"]
    return {key: v for key, v in found.items() if calendar or not key.startswith("calendar.")}


def texts(workers: str) -> str:
    """Workers in the order of `workers_of`."""
    return " ".join(sorted(workers.split()))


def workers_of(position: Position, at: int) -> str:
    """A seat's workers as a sorted text, locked ones with "!": "construction2 quarry1!"."""
    shorter = {"stone_quarry": "quarry", "gold_deposits": "gold"}
    texts = []
    for worker in position_to_json(position)["players"][at]["workers"]:
        space = worker.get("space")
        locked = "" if space is None else "!" if worker["board"] != "palace" else f"!{space}"
        texts.append(f"{shorter.get(worker['board'], worker['board'])}{worker['power']}{locked}")
    return " ".join(sorted(texts))


# Events ---


def facts(events: list[Event], kind: str) -> list[dict[str, Any]]:
    """The facts of all events of a kind."""
    return [dict(event.facts) for event in events if event.kind == kind]


def tries(events: list[Event]) -> list[tuple[int, str]]:
    """The parts of its action tile that Teotibot tried, and what came of each."""
    return [(entry["part"], entry["outcome"]) for entry in facts(events, "bot_tried")]


def masteries(events: list[Event]) -> list[tuple[str, int, str]]:
    """The workers that mastery tried: board, power, and what came of it."""
    return [(e["board"], e["power"], e["outcome"]) for e in facts(events, "bot_mastered")]


def order(events: list[Event], *kinds: str) -> list[str]:
    """The kinds of events in the order they happened, those asked for only."""
    return [event.kind for event in events if event.kind in kinds]


def booked(before: Position, after: Position, at: int = 1) -> dict[str, int]:
    """What was written into a seat's books, by source."""
    old, new = before.books(at), after.books(at)
    return {name: new[name] - old[name] for name in new if new[name] != old[name]}


# The pyramid ---

# All 32 tiles but the three of the quiet display.
OTHER_TILES = """
    g.bR g.br g.br g.rb g.rB gbr. gBr. b.r. B.r. g.r. g.R. b.G. b.g. b.gr b.gR ...r b... ...g
    b..g g..b ..gr G..r b..R b..r gbGb rBrb grgR .... ....
"""
LEVELS_OF_CELLS = [
    [f"{n}{row}{column}" for row in range(4 - n) for column in range(4 - n)] for n in range(4)
]


def pyramid(*names: str) -> list[dict[str, Any]]:
    """Tiles on up to 29 cells, given as "021" for level, row and column."""
    return [
        {"cell": [int(n) for n in name], "tile": tile}
        for name, tile in zip(names, OTHER_TILES.split(), strict=False)
    ]


def levels(count: int) -> list[str]:
    """The names of all cells of the lowest levels, row by row."""
    return [name for names in LEVELS_OF_CELLS[:count] for name in names]


# A complete pyramid; and the quiet displays after Teotibot has taken their first tile.
COMPLETE: dict[str, Any] = {
    "pyramid": [*pyramid(*levels(3)), {"cell": [3, 0, 0], "tile": ".brG"}],
    "pyramid_display": ["b.Rg"],
    "calendar": {"light": 10, "eclipse_in_turns": 4, "pyramid_complete": True},
}
TILE_TAKEN = {f"pyramid_display.{i}": tile for i, tile in enumerate((".brG", ".rbG", None))}
DECORATION_TAKEN = {
    f"decoration_display.{i}": tile for i, tile in enumerate((".B", "GG", "BG", None))
}
