"""Positions that can't be: every refusal is one line that begins with the field at fault."""

from typing import Any

import pytest

from teotihuacan import PositionError
from teotihuacan.game.position_json import position_from_json

Data = dict[str, Any]


def seat0(**facts: Any) -> Data:
    """Two players, the first with these facts."""
    return {"players": [facts, {}]}


def workers(*entries: Data) -> Data:
    """Two players, the first with these workers."""
    return seat0(workers=list(entries))


def at(board: str | None, **facts: Any) -> Data:
    """A worker on a board."""
    return {"board": board, **facts}


def asked(question: str, **numbers: Any) -> Data:
    """A pending decision of seat 0."""
    return {"question": question, "seat": 0, **numbers}


def pending(*frames: Data, mover: int | None = None, **parts: Any) -> Data:
    """Seat 0's turn with these decisions pending above its end."""
    turn = {"seat": 0, "mover": mover}
    return {"turn": turn, "stack": [asked("end_turn"), *frames], **parts}


def starting(*frames: Data, **parts: Any) -> Data:
    """The players are still starting, with these decisions pending."""
    foundation = {"question": "place_neutral_dice"}
    return {"turn": {"seat": None}, "stack": [foundation, *frames], **parts}


def tile(*cell: int, tile: str = "b.Rg", **facts: Any) -> Data:
    """A pyramid tile on a cell."""
    return {"cell": list(cell), "tile": tile, **facts}


BASE = [tile(0, 0, 0), tile(0, 0, 1, tile=".brG"), tile(0, 1, 0, tile=".rbG")]
SALARY = {"stack": [asked("after_eclipse"), asked("salary", owed=3)], "turn": {"seat": None}}
MET = {"light": 10, "eclipse_in_turns": 2}
SCORING = {"light": 10, "eclipse_in_turns": 0}
HOME = at("palace")
HAND = [{"tile": n} for n in (1, 2, 3, 5)]

REFUSED: list[tuple[str, Data]] = [
    ("position.colour", {"colour": 1}),
    ("rules_version", {"rules_version": 0}),
    ("rules_version", {"rules_version": "1"}),
    ("rules_version", {"rules_version": None}),
    ("rules_version", {"rules_version": True}),
    ("setup", {"setup": 2}),
    ("setup", {"setup": {}}),
    ("setup", {"setup": {"players": 0}}),
    ("setup", {"setup": {"players": 5}}),
    ("setup", {"setup": {"players": True}}),
    ("setup", {"setup": {"players": 2, "solo": True}}),
    ("setup", {"setup": {"players": 2, "draft": 1}}),
    ("setup", {"setup": {"players": 2, "draft": True, "first_game": True}}),
    ("chance", {"chance": 0}),
    ("chance", {"chance": -5}),
    ("chance", {"chance": 2**63}),
    ("chance", {"chance": True}),
    ("chance", {"chance": None}),
    # The calendar.
    ("calendar", {"calendar": []}),
    ("calendar.month", {"calendar": {"month": 1}}),
    ("calendar.light", {"calendar": {"light": 11}}),
    ("calendar.light", {"calendar": {"light": -1}}),
    ("calendar.light", {"calendar": {"light": False}}),
    ("calendar.dark", {"calendar": {"dark": 13}}),
    ("calendar.dark", {"calendar": {"dark": 0}}),
    ("calendar.eclipses_scored", {"calendar": {"eclipses_scored": 4}}),
    ("calendar.over", {"calendar": {"eclipses_scored": 3}}),
    ("calendar.over", {"calendar": {"over": 1}}),
    ("calendar.over", {"calendar": {"over": None}}),
    ("calendar.pyramid_complete", {"calendar": {"pyramid_complete": True}}),
    ("calendar.eclipse_in_turns", {"calendar": {"light": 10}}),
    ("calendar.eclipse_in_turns", {"calendar": {**MET, "eclipse_in_turns": 5}}),
    ("calendar.eclipse_in_turns", {"calendar": {**MET, "eclipse_in_turns": -1}}),
    ("calendar.eclipse_in_turns", {"calendar": {**MET, "eclipse_in_turns": 0}}),
    ("calendar.light", {"calendar": {"eclipse_in_turns": 2}}),
    # What was laid out.
    ("ring", {"ring": ["palace"]}),
    ("ring", {"ring": "palace"}),
    ("royal_tiles", {"royal_tiles": ["gain_cocoa", "tech_vp"]}),
    ("royal_tiles", {"royal_tiles": ["gain_cocoa", "tech_vp", "avenue_vp"]}),
    ("royal_tiles[1]", {"royal_tiles": ["gain_cocoa", "gain_cocoa", "tech_vp"]}),
    ("royal_tiles[2]", {"royal_tiles": ["gain_cocoa", "tech_vp", 3]}),
    ("technologies[0]", {"technologies": ["flat_15"] * 6}),
    ("technologies[1]", {"technologies": ["palace_cocoa"] * 6}),
    ("technologies", {"technologies": []}),
    ("bonus_tiles[2]", {"bonus_tiles": ["flat_15", "avenue_3", "avenue_3"]}),
    ("bonus_tiles[0]", {"bonus_tiles": [None, "avenue_3", "flat_15"]}),
    ("discoveries.nobles", {"discoveries": {"nobles": ["mask_1"]}}),
    ("discoveries.palace", {"discoveries": {"palace": ["mask_2", "mask_2"]}}),
    ("discoveries.palace", {"discoveries": {"palace": None}}),
    ("discoveries.forest[0]", {"discoveries": {"forest": ["mask_8"]}}),
    ("discoveries.avenue_3", {"discoveries": {"avenue_3": ["cocoa"] * 6}}),
    ("discoveries", {"discoveries": {"red_5": ["mask_1", "mask_1"]}}),
    ("decoration_display", {"decoration_display": ["BR", "GG", "RB", "B.", "RR"]}),
    ("decoration_display[1]", {"decoration_display": [None, ".."]}),
    ("decorations", {"decoration_display": ["BR", "BR"]}),
    ("pyramid_display", {"pyramid_display": [None, None, None, None]}),
    ("pyramid_display[0]", {"pyramid_display": ["BR"]}),
    ("pyramid", {"pyramid_display": ["....", "....", "...."]}),
    ("stacks.boards", {"stacks": {"boards": {}}}),
    ("stacks.discoveries.mask_1", {"stacks": {"discoveries": {"mask_1": 2}}}),
    ("stacks.discoveries.mask_8", {"stacks": {"discoveries": {"mask_8": 1}}}),
    ("stacks.decorations.BR", {"stacks": {"decorations": {"BR": True}}}),
    (
        "stacks.decorations.BR",
        {"decoration_display": ["BR"], "stacks": {"decorations": {"BR": 1}}},
    ),
    ("stacks.pyramid.....", {"pyramid_display": ["...."], "stacks": {"pyramid": {"....": 2}}}),
    # The pyramid, decorations, nobles, neutral dice.
    ("pyramid", {"pyramid": {}}),
    ("pyramid", {"pyramid": [tile(1, 0, 0)]}),
    ("pyramid", {"pyramid": [*BASE, tile(1, 0, 0, tile="....")]}),
    ("pyramid", {"pyramid": [tile(0, 0, 0), tile(0, 0, 1)]}),
    ("pyramid[0]", {"pyramid": ["b.Rg"]}),
    ("pyramid[0].colour", {"pyramid": [tile(0, 0, 0, colour=1)]}),
    ("pyramid[0].cell", {"pyramid": [{"tile": "b.Rg"}]}),
    ("pyramid[0].cell", {"pyramid": [tile(0, 4, 0)]}),
    ("pyramid[0].cell", {"pyramid": [tile(0, 0)]}),
    ("pyramid[0].cell", {"pyramid": [tile(0, False, 0)]}),
    ("pyramid[1].cell", {"pyramid": [tile(0, 0, 0), tile(0, 0, 0, tile="....")]}),
    ("pyramid[0].tile", {"pyramid": [{"cell": [0, 0, 0]}]}),
    ("pyramid[0].tile", {"pyramid": [tile(0, 0, 0, tile="bbbb")]}),
    ("pyramid[0].turn", {"pyramid": [tile(0, 0, 0, turn=4)]}),
    ("pyramid[0].turn", {"pyramid": [tile(0, 0, 0, turn=None)]}),
    ("decorations.middle", {"decorations": {"middle": []}}),
    ("decorations.top[1]", {"decorations": {"top": ["BR", "GG"]}}),
    ("decorations.left", {"decorations": {"left": ["BR", "GG", "RB", "B.", "RR"]}}),
    ("decorations.left[0]", {"decorations": {"left": [None]}}),
    ("decorations", {"decorations": {"left": ["BR"], "top": ["BR"]}}),
    ("nobles", {"nobles": [0, 0]}),
    ("nobles[0]", {"nobles": [6, 0, 0]}),
    ("nobles[1]", {"nobles": [0, True, 0]}),
    ("nobles", {"nobles": [5, 4, 3]}),
    ("neutral_dice", {"neutral_dice": [["forest"], ["forest"], ["forest"]]}),
    ("neutral_dice[0]", {"neutral_dice": [["forest", "nobles", "palace", "alchemy"]]}),
    ("neutral_dice[0][1]", {"neutral_dice": [["forest", "forest", "palace"]]}),
    ("neutral_dice[1]", {"setup": {"players": 3}, "neutral_dice": [[], ["forest"]]}),
    ("neutral_dice[0]", {"setup": {"players": 4}, "neutral_dice": [["forest"]]}),
    # Players.
    ("players", {"players": [{}]}),
    ("players", {"players": [{}, {}, {}]}),
    ("players", {"players": {}}),
    ("players[1]", {"players": [{}, None]}),
    ("players[0].money", seat0(money=3)),
    ("players[0].wood", seat0(wood=-1)),
    ("players[0].stone", seat0(stone=10_000)),
    ("players[0].gold", seat0(gold=1.0)),
    ("players[0].cocoa", seat0(cocoa="3")),
    ("players[0].cocoa", seat0(cocoa=True)),
    ("players[0].cocoa", seat0(cocoa=None)),
    ("players[0].avenue", seat0(avenue=10)),
    ("players[0].track", seat0(track=10)),
    ("players[0].temples", seat0(temples=[0, 0, 0])),
    ("players[0].temples.white", seat0(temples={"white": 1})),
    ("players[0].temples.blue", seat0(temples={"blue": 12})),
    ("players[1].temples.red", {"players": [{"temples": {"red": 11}}] * 2}),
    ("players[0].technologies", seat0(technologies=["paid_power_up"])),
    ("players[0].technologies[0]", seat0(technologies=["fire"])),
    ("players[0].technologies[1]", seat0(technologies=["palace_cocoa"] * 2)),
    ("players[0].workers", workers(HOME, HOME)),
    ("players[0].workers", workers(HOME, HOME, HOME, HOME, HOME)),
    ("players[0].workers", seat0(workers={})),
    ("players[0].workers[0]", seat0(workers=["palace", HOME, HOME])),
    ("players[0].workers[0].colour", workers(at("palace", colour=1), HOME, HOME)),
    ("players[0].workers[0].board", workers(at("temple"), HOME, HOME)),
    ("players[0].workers[2].board", workers(HOME, HOME, at(None))),
    ("players[0].workers[0].power", workers(at("palace", power=0), HOME, HOME)),
    ("players[0].workers[1].power", workers(HOME, at("palace", power=6), HOME)),
    ("players[0].workers[0].space", workers(at("nobles", space=0), HOME, HOME)),
    ("players[0].workers[0].space", workers(at("forest", space=1), HOME, HOME)),
    ("players[0].workers[0].space", workers(at("palace", space=3), HOME, HOME)),
    ("players[0].workers[0].space", workers(at("palace", space=-1), HOME, HOME)),
    ("players[0].workers[0].space", workers(at("palace", space=False), HOME, HOME)),
    ("players[0].workers[1].space", workers(*[at("palace", space=1)] * 3)),
    (
        "players[1].workers[0].space",
        {"players": [{"workers": [at("forest", space=0), HOME, HOME]}] * 2},
    ),
    ("players[0].discoveries.mask_1", seat0(discoveries={"mask_1": 2})),
    ("players[0].discoveries.gold", seat0(discoveries={"gold": 1})),
    ("players[0].discoveries", seat0(discoveries=["mask_1"])),
    ("players[0].used_discoveries", seat0(used_discoveries={"mask_1": 1})),
    ("players[0].used_discoveries.cocoa", seat0(used_discoveries={"cocoa": -1})),
    ("discoveries", {"players": [{"discoveries": {"mask_1": 1}}] * 2}),
    ("discoveries", seat0(discoveries={"cocoa": 2}, used_discoveries={"cocoa": 2})),
    ("players[0].vp", seat0(vp=-1)),
    ("players[0].vp", seat0(vp=10_000)),
    ("players[0].books", seat0(vp=3, books={"masks": 6})),
    ("players[0].books.crime", seat0(books={"crime": 6})),
    ("players[0].books.masks", seat0(books={"masks": "6"})),
    ("players[0].statistics.luck", seat0(statistics={"luck": 1})),
    ("players[0].statistics.turns", seat0(statistics={"turns": -1})),
    ("players[0].statistics.tiles_per_level", seat0(statistics={"tiles_per_level": 3})),
    ("players[0].statistics.masks_per_eclipse", seat0(statistics={"masks_per_eclipse": [1]})),
    # Starting tiles.
    ("players[0].starting_tiles", seat0(starting_tiles=[{"tile": 1}] * 3)),
    ("players[0].starting_tiles[0].tile", seat0(starting_tiles=[{"tile": 0}])),
    ("players[0].starting_tiles[0].tile", seat0(starting_tiles=[{"tile": 19}])),
    ("players[0].starting_tiles[0].tile", seat0(starting_tiles=[{}])),
    ("players[0].starting_tiles[0].sees", seat0(starting_tiles=[{"tile": 1, "sees": "cocoa"}])),
    ("players[0].starting_tiles[0].sees", seat0(starting_tiles=[{"tile": 4, "sees": "gold"}])),
    ("players[0].starting_tiles[0].hides", seat0(starting_tiles=[{"tile": 4, "hides": 1}])),
    ("starting", seat0(starting_tiles=[{"tile": 1}, {"tile": 1}])),
    ("starting", {"starting": {"hands": [HAND, HAND]}}),
    ("starting", {"starting": {"hands": [HAND], "pool": HAND}}),
    ("starting.deck", {"starting": {"deck": []}}),
    ("starting.secret", {"starting": {"secret": 1}}),
    ("starting.hands", {"starting": {"hands": [[], [], []]}}),
    ("starting.hands[0]", {"starting": {"hands": [[*HAND, {"tile": 6}]]}}),
    ("starting.pool", {"starting": {"pool": [{"tile": n} for n in range(1, 12)]}}),
    # The turn and the pending decisions.
    ("turn.player", {"turn": {"player": 0}}),
    ("turn.seat", {"turn": {"seat": 2}}),
    ("turn.seat", {"turn": {"seat": True}}),
    ("turn.seat", {"turn": {"seat": 1}, "stack": [asked("turn")]}),
    ("turn.mover", {"turn": {"mover": 4}}),
    ("turn.mover", {"turn": {"mover": 3}}),
    ("turn.mover", {**workers(at("forest", space=0), HOME, HOME), "turn": {"mover": 0}}),
    ("turn.mover", {**SALARY, "turn": {"seat": None, "mover": 0}, "calendar": SCORING}),
    ("turn.companion", {"turn": {"mover": 1, "companion": 1}}),
    ("turn.mover", pending(asked("board_action"))),
    (
        "stack[1].question",
        pending(asked("second_worker", start="palace", board="forest"), mover=0),
    ),
    ("stack", {"stack": {}}),
    ("stack", pending(*[asked("choose_temple")] * 40)),
    ("stack", {"calendar": {"over": True}, "stack": [asked("turn")]}),
    ("stack[0].question", {"stack": []}),
    ("stack[0].question", {"stack": [{"seat": 0}]}),
    ("stack[0].question", {"stack": [asked("none")]}),
    ("stack[0].question", {"stack": [asked("sleep")]}),
    ("stack[0].question", {"stack": [asked("choose_temple")], "turn": {"seat": 0}}),
    ("stack[0]", {"stack": ["turn"]}),
    ("stack[0].colour", {"stack": [asked("turn", colour=1)]}),
    ("stack[0].seat", {"stack": [{"question": "turn", "seat": 2}]}),
    ("stack[0].seat", {"stack": [asked("place_neutral_dice")], "turn": {"seat": None}}),
    ("stack[1].seat", pending(asked("choose_temple") | {"seat": 1})),
    ("stack[1].question", pending(asked("turn"))),
    ("stack[1].question", pending(asked("salary"))),
    ("stack[1].board", pending(asked("power_up", count=1))),
    ("stack[1].board", pending(asked("power_up", board=1))),
    ("stack[1].count", pending(asked("power_up", board="palace", count=3))),
    ("stack[1].resources", pending(asked("gain_resources", resources=6))),
    ("stack[1].space", pending(asked("worship_order", board="forest", space=1))),
    ("stack[1].board", pending(asked("worship_order", board="nobles"))),
    ("stack[1].step", pending(asked("large_step", spot="blue_4", temple="blue", step=5))),
    ("stack[1].which", starting(asked("start_discovery", which=0))),
    ("stack[1].question", pending(asked("pyramid_cell"), pyramid_display=["...."])),
    ("stack[1].question", pending(asked("discount"), pyramid_display=["...."])),
    ("stack[2].slot", pending(asked("pyramid_tile"), asked("pyramid_cell"))),
    ("stack[1]", starting(asked("keep_starting_tiles"))),
    ("stack[1]", starting(asked("take_starting_goods"))),
    ("starting.pool", starting(asked("take_starting_tile"))),
    ("calendar.eclipse_in_turns", SALARY),
]  # fmt: skip


@pytest.mark.parametrize(("field", "data"), REFUSED, ids=[entry[0] for entry in REFUSED])
def test_a_refusal_is_one_line_that_names_the_field(field: str, data: Data) -> None:
    with pytest.raises(PositionError) as refused:
        position_from_json(data)
    message = str(refused.value)
    assert message.startswith(f"{field}: ")
    assert "\n" not in message
    assert len(message) < 1000


# Pending decisions, each possible alone, that no game has together. Taken for good, they would
# lead the engine out of its tables: the plain one to an IndexError, the compiled one to nonsense
# or a crash.
PLENTY = {"wood": 9, "stone": 9, "gold": 9, "cocoa": 20}
RICH: Data = {"players": [PLENTY, {}]}
SEEN = [{"tile": 4, "sees": "mask_1"}, {"tile": 5}]
BUILDING = [asked("pyramid_tile", workers=3, discount_and_paid_power_up=1)]
STRONG = {**PLENTY, "workers": [at("forest", power=5)] * 4}
TILES = {"power_up_twice": 3, "avenue_step": 3, "temple_any": 3}
APART = [at("forest"), at("nobles"), at("palace")]
IMPOSSIBLE = {
    "two actions of one worker": pending(
        asked("board_action"), asked("board_action"), mover=0, **RICH
    ),
    "an action below another one's choice": pending(
        asked("board_action"), asked("technology"), mover=0, **RICH
    ),
    "a twelfth building": pending(asked("nobles_row", workers=3), nobles=[5, 4, 2], **RICH),
    "a starting power-up beyond 5": pending(
        asked("start_power_up", count=2), players=[STRONG, {}]
    ),
    "a shown discovery bought twice": pending(
        *[asked("start_discovery", which=0)] * 2,
        players=[{**PLENTY, "starting_tiles": SEEN}, {}],
    ),
    "starting goods above a shown discovery": pending(
        asked("start_discovery", which=0),
        asked("take_starting_goods"),
        players=[{**PLENTY, "starting_tiles": SEEN}, {}],
    ),
    "more pyramid tiles placed than workers counted": pending(
        asked("pyramid_tile", workers=1, placed=2), pyramid_display=["b.Rg"], **RICH
    ),
    "a pyramid tile to place when all are placed": pending(
        asked("pyramid_tile", workers=2, placed=2),
        asked("pyramid_cell", slot=0),
        pyramid_display=["b.Rg"],
        **RICH,
    ),
    "a display tile placed twice": pending(
        *[*BUILDING, asked("pyramid_cell", slot=0)] * 2, pyramid_display=["b.Rg"], **RICH
    ),
    "a display tile discounted twice": pending(
        *[*BUILDING, asked("discount", slot=0, place=0)] * 2, pyramid_display=["b.Rg"], **RICH
    ),
    "a double move of workers that are apart": {
        "stack": [asked("turn", double_move=1), asked("choose_temple")],
        "turn": {"seat": 0},
        "players": [{**PLENTY, "workers": APART}, {}],
    },
    "starting workers that are never placed": {
        "stack": [{"question": "place_neutral_dice"}, asked("place_worker", worker=2)],
        "turn": {"seat": None},
        "players": [{"workers": [at(None)] * 3, "starting_tiles": SEEN}, {}],
    },
    "too many decisions to add those of tiles": pending(
        *[asked("ascension")] * 23,
        discoveries={"avenue_3": ["mask_2"], "avenue_6": ["mask_2"]},
        players=[{**STRONG, "discoveries": TILES}, {}],
    ),
}


@pytest.mark.parametrize("name", IMPOSSIBLE)
def test_pending_decisions_that_no_game_has_are_refused(name: str) -> None:
    with pytest.raises(PositionError, match=r"^\S+: .*$"):
        position_from_json(IMPOSSIBLE[name])
