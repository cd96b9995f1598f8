"""A position as JSON: defaults, every field written and read back, text and data."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

from teotihuacan import RULES_VERSION, Position, PositionError, Setup, random_playout
from teotihuacan.game.position_json import position_from_json, position_to_json

RING = [
    "palace",
    "stone_quarry",
    "alchemy",
    "forest",
    "construction",
    "decorations",
    "nobles",
    "gold_deposits",
]
WORKERS = [{"board": "palace", "power": 1}] * 3
SPOTS = [
    "palace",
    "forest",
    "stone_quarry",
    "gold_deposits",
    "decorations",
    "avenue_3",
    "avenue_6",
    "avenue_8",
    "blue_4",
    "red_5",
    "green_3",
    "green_6",
]


def part(data: Any, path: str) -> Any:
    """A part of some data by its path: "players.0.workers.2.board"."""
    for step in path.split("."):
        data = data[int(step)] if isinstance(data, list) else data[step]
    return data


def written(data: Any, path: str) -> Any:
    """What is written of a position that was read from data."""
    return part(position_to_json(position_from_json(data)), path)


# Defaults ---


@pytest.mark.parametrize("nothing", [{}, "{}", b"{}", " { } \n"], ids=repr)
def test_nothing_written_is_a_playable_position(nothing: Any) -> None:
    position = position_from_json(nothing)
    assert (position.setup, position.seat, position.question) == (Setup(players=2), 0, "turn")
    assert random_playout(position, 1).over


DEFAULTS: dict[str, Any] = {
    "rules_version": RULES_VERSION,
    "setup.draft": False,
    "calendar": {
        "light": 0,
        "dark": 10,
        "eclipses_scored": 0,
        "eclipse_in_turns": None,
        "pyramid_complete": False,
        "over": False,
    },
    "ring": RING,
    "royal_tiles": ["gain_cocoa", "cocoa_to_gold_and_stone", "tech_vp"],
    "technologies": [
        "palace_cocoa",
        "alchemy_nobles_vp",
        "resource_extra",
        "decorations_vp",
        "construction_worker_and_discount",
        "construction_temple",
    ],
    "bonus_tiles": ["flat_15", "avenue_3", "workers_4_or_9"],
    "discoveries": {spot: [] for spot in SPOTS},
    "decoration_display": [None] * 4,
    "pyramid_display": [None] * 3,
    "stacks.decorations.BR": 1,
    "stacks.discoveries.mask_7": 3,
    "stacks.pyramid.....": 2,
    "pyramid": [],
    "decorations": {"top": [], "right": [], "bottom": [], "left": []},
    "nobles": [0, 0, 0],
    "neutral_dice": [[], []],
    "players.1.workers": WORKERS,
    "players.1.temples": {"blue": 0, "red": 0, "green": 0},
    "players.1.technologies": [],
    "players.1.discoveries": {},
    "players.1.used_discoveries": {},
    "players.1.starting_tiles": [],
    "players.1.books": {},
    "players.1.cocoa": 0,
    "players.1.vp": 0,
    "starting": {"secret": False, "hands": [[], []], "pool": []},
    "turn": {"seat": 0, "mover": None, "companion": None},
    "stack": [{"question": "turn", "seat": 0, "double_move": 0, "move_anywhere": 0}],
}


@pytest.mark.parametrize("path", DEFAULTS)
def test_defaults(path: str) -> None:
    if path == "stacks.pyramid.....":
        assert written({}, "stacks.pyramid")["...."] == DEFAULTS[path]
    else:
        assert written({}, path) == DEFAULTS[path]


@pytest.mark.parametrize(
    ("players", "dark"), [(2, [10, 9, 8]), (3, [11, 10, 9]), (4, [12, 11, 10])]
)
def test_the_dark_disc_is_by_default_where_it_belongs(players: int, dark: list[int]) -> None:
    for scored, place in enumerate(dark):
        data = {"setup": {"players": players}, "calendar": {"eclipses_scored": scored}}
        assert written(data, "calendar.dark") == place


def test_stacks_hold_by_default_what_lies_nowhere_else() -> None:
    data = {
        "discoveries": {"palace": ["mask_1"]},
        "decoration_display": ["BR"],
        "decorations": {"left": ["GG"]},
        "pyramid_display": [None, "...."],
        "players": [{"discoveries": {"cocoa": 1}, "used_discoveries": {"cocoa": 1}}, {}],
    }
    stacks = written(data, "stacks")
    assert sum(stacks["discoveries"].values()) == 54 - 3
    assert "mask_1" not in stacks["discoveries"]
    assert stacks["discoveries"]["cocoa"] == 1
    assert sum(stacks["decorations"].values()) == 15 - 2
    assert stacks["pyramid"]["...."] == 1


# Every field ---

BASE = [{"cell": [0, row, column], "tile": tile} for row, column, tile in (
    (0, 0, "b.Rg"), (0, 1, ".brG"), (1, 0, ".rbG"), (1, 1, "g.bR"),
)]  # fmt: skip
FIELDS: list[tuple[str, Any, dict[str, Any]]] = [
    ("setup.players", 4, {}),
    ("setup.first_game", True, {"setup": {"players": 2}}),
    ("setup.draft", True, {"setup": {"players": 3}}),
    ("setup.dark_eclipse", True, {"setup": {"players": 3}}),
    ("setup.advanced_worship", True, {"setup": {"players": 3}}),
    ("chance", 123456789, {}),
    ("calendar.light", 7, {}),
    ("calendar.dark", 5, {}),
    ("calendar.eclipses_scored", 2, {}),
    ("calendar.eclipse_in_turns", 3, {"calendar": {"light": 10}}),
    ("ring", [RING[n] for n in (0, 7, 2, 3, 4, 5, 6, 1)], {}),
    ("royal_tiles", ["avenue_vp", "cocoa_to_wood_and_stone", "cocoa_to_temples"], {}),
    (
        "technologies",
        [
            "palace_cocoa",
            "resource_cocoa_vp",
            "decorations_vp",
            "construction_vp",
            "paid_power_up",
            "construction_temple",
        ],
        {},
    ),
    ("bonus_tiles", ["bonus_tiles_9", "technologies_5", "best_mask_set_again"], {}),
    *((f"discoveries.{spot}", ["free_cocoa"], {}) for spot in SPOTS),
    ("discoveries.red_5", ["mask_2", "mask_2", "cocoa", "cocoa", "cocoa"], {}),
    ("decoration_display", ["BR", None, "R.", None], {}),
    ("pyramid_display", [None, "....", "...."], {}),
    ("stacks.discoveries", {"mask_1": 1, "cocoa": 2}, {}),
    ("stacks.decorations", {"BR": 1}, {}),
    ("stacks.pyramid", {"....": 2}, {}),
    ("pyramid", [{"cell": [0, 3, 2], "tile": "gbGb", "turn": 3}], {}),
    ("decorations.bottom", ["RG"], {}),
    ("nobles", [5, 4, 2], {}),
    ("neutral_dice", [["forest", "nobles", "palace"], ["alchemy", "forest", "palace"]], {}),
    *((f"players.1.{good}", 9999, {}) for good in ("wood", "stone", "gold", "cocoa")),
    ("players.1.vp", 77, {}),
    ("players.1.books", {"masks": 20, "salary": -3}, {}),
    ("players.0.avenue", 9, {}),
    ("players.0.track", 9, {}),
    ("players.0.temples", {"blue": 11, "red": 10, "green": 1}, {}),
    ("players.0.technologies", ["palace_cocoa", "construction_temple"], {}),
    ("players.0.workers", [{"board": "forest", "power": 5, "space": 0}, *WORKERS], {}),
    ("players.0.discoveries", {"mask_4": 3, "extra_worker": 1}, {}),
    ("players.0.used_discoveries", {"cocoa": 3}, {}),
    ("players.0.starting_tiles", [{"tile": 4, "sees": "mask_1"}, {"tile": 18, "sees": None}], {}),
    ("players.0.statistics.turns", 12, {}),
    ("players.0.statistics.masks_per_eclipse", [1, 2, 3], {}),
    ("starting.pool", [{"tile": 14, "sees": "cocoa"}, {"tile": 1, "sees": None}], {}),
    ("turn.seat", 1, {}),
    ("turn.mover", 2, {}),
    ("turn.companion", 1, {"turn": {"mover": 0}}),
]


def with_field(path: str, value: Any, rest: dict[str, Any]) -> dict[str, Any]:
    """Data with one field set, and what else it needs."""
    data: dict[str, Any] = json.loads(json.dumps(rest))
    if path.startswith("players."):
        data["players"] = [{}, {}]
    if path.startswith("setup."):
        data.setdefault("setup", {})
    place: Any = data
    *steps, last = path.split(".")
    for step in steps:
        place = place[int(step)] if isinstance(place, list) else place.setdefault(step, {})
    place[last] = value
    return data


@pytest.mark.parametrize(("path", "value", "rest"), FIELDS, ids=[f[0] for f in FIELDS])
def test_every_field_is_read_and_written_back(
    path: str, value: Any, rest: dict[str, Any]
) -> None:
    data = with_field(path, value, rest)
    assert written(data, path) == value
    assert written(json.dumps(data), path) == value


QUESTIONS: list[dict[str, Any]] = [
    {"question": "power_up", "board": "palace", "count": 2, "paid_power_up": 1},
    {"question": "choose_temple"},
    {"question": "gain_resources", "resources": 5},
    {"question": "match_temple", "blue": 1, "red": 2, "green": 0},
    {"question": "royal_trade", "good": "gold", "power": 4},
    {"question": "royal_temple", "steps": 3},
    {"question": "technology", "workers": 2, "paid_power_up": 1},
    {"question": "pyramid_tile", "workers": 2, "placed": 1, "discount_and_paid_power_up": 3},
    {"question": "ascension"},
    {"question": "power_up_anywhere", "count": 2},
    {"question": "paid_power_up", "board": "palace"},
]


@pytest.mark.parametrize("question", QUESTIONS, ids=lambda question: question["question"])
def test_pending_decisions_are_read_and_written_back(question: dict[str, Any]) -> None:
    frame = {"seat": 1, **question}
    plenty = {"wood": 9, "stone": 9, "gold": 9, "cocoa": 9}
    workers = [{"board": "palace", "power": power} for power in (1, 2, 3)]
    data = {
        "players": [{}, {**plenty, "workers": workers}],
        "pyramid_display": ["b.Rg", "...."],
        "turn": {"seat": 1},
        "stack": [{"question": "end_turn", "seat": 1}, frame],
    }
    position = position_from_json(data)
    assert (position.seat, position.question) == (1, question["question"])
    assert position_to_json(position)["stack"][1] == frame


def test_locked_workers_and_tiles_on_tiles() -> None:
    locked = [{"board": "palace", "space": space} for space in (0, 1, 2)]
    data = {
        "pyramid": [*BASE, {"cell": [1, 0, 0], "tile": "....", "turn": 0}],
        "players": [{"workers": [*locked, {"board": "palace"}]}, {}],
    }
    assert len(written(data, "pyramid")) == 5
    assert [w.get("space") for w in written(data, "players.0.workers")] == [0, 1, 2, None]


def test_a_score_without_books_is_booked_as_earlier_play() -> None:
    assert written({"players": [{"vp": 30}, {}]}, "players.0.books") == {"earlier_play": 30}
    assert written({"players": [{"books": {"masks": 6}}, {}]}, "players.0.vp") == 6


def test_a_finished_game_is_read_and_written_back() -> None:
    end = random_playout(Position.new(Setup(players=3), 4), 4)
    data = position_to_json(end)
    assert data["calendar"]["over"] is True
    assert data["stack"] == []
    again = position_from_json(data)
    assert again == end
    assert again.ranking() == end.ranking()


# The data itself ---


def test_written_data_is_plain_json() -> None:
    data = position_to_json(Position.new(Setup(players=4), 1))
    assert json.loads(json.dumps(data, allow_nan=False)) == data


def test_written_data_is_the_callers_own() -> None:
    """Nothing that can be changed is shared: not with the engine's tables, nor between calls."""
    position = Position.new(Setup(players=2), 1)
    one, other = position_to_json(position), position_to_json(position)
    shared = {path for path, part in inner(one) for _, its in inner(other) if part is its}
    assert shared == set()


def inner(data: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    """All objects and lists inside some data, with their paths."""
    yield path, data
    for key, value in data.items() if isinstance(data, dict) else enumerate(data):
        if isinstance(value, dict | list):
            yield from inner(value, f"{path}.{key}")


def test_reading_leaves_the_data_alone() -> None:
    data = position_to_json(Position.new(Setup(players=2, draft=True), 1))
    text = json.dumps(data)
    position = position_from_json(data)
    position.apply(position.legal_actions()[0])
    assert json.dumps(data) == text


BROKEN = ["", "{", "nonsense", "[" * 100_000, b"\xff\xfe", '{"chance": 1', "{} {}", "\0"]


@pytest.mark.parametrize("text", BROKEN, ids=lambda text: repr(text)[:12])
def test_broken_text_is_refused_in_one_line(text: str | bytes) -> None:
    with pytest.raises(PositionError, match=r"^position: not readable as JSON .*$") as refused:
        position_from_json(text)
    assert len(str(refused.value)) < 200


@pytest.mark.parametrize("data", [None, 5, 1.5, True, [], "[]", "null", '"x"', "3"], ids=repr)
def test_what_is_no_object_is_refused(data: Any) -> None:
    with pytest.raises(PositionError, match=r"^position: must be an object, not .*$"):
        position_from_json(data)
