"""rule 15.1: setting up against Teotibot; rule 15.14: its level and knobs."""

import json
from collections import Counter
from itertools import combinations, pairwise, permutations
from typing import Any

import pytest

from solo_table import ACTION_TILES, KNOBS, LEVELS, whole, workers_of
from table import board_of
from teotihuacan import Position, PositionError, Setup, SetupError
from teotihuacan.engine.components import COMPONENTS
from teotihuacan.game.position_json import position_from_json, position_to_json

SEEDS = range(40)


def game(seed: int = 1, **options: Any) -> Position:
    """A solo game right after set-up."""
    return Position.new(Setup(players=1, **options), seed)


def first_turn(seed: int, **options: Any) -> Position:
    """A solo game when the first turn begins: always the first answer before."""
    position = game(seed, **options)
    while position.question != "turn":
        assert position.seat == 0, "Teotibot is asked something"
        position.apply(position.legal_actions()[0])
    return position


# rule 15.1: the board and you ---


def test_rule_15_1_the_board_is_set_up_for_two_players() -> None:
    """rule 15.1: 14 set-up tiles, dark disc on 10, discovery tiles as printed for two players."""
    for seed in SEEDS:
        data = position_to_json(game(seed))
        assert (data["calendar"]["light"], data["calendar"]["dark"]) == (0, 10)
        assert [tile["cell"] for tile in data["pyramid"]] == sorted(
            COMPONENTS["pyramid"]["set_up_cells"]["2"]
        )
        assert {spot: len(tiles) for spot, tiles in data["discoveries"].items()} == {
            "palace": 1,
            "forest": 1,
            "stone_quarry": 1,
            "gold_deposits": 1,
            "decorations": 1,
            "avenue_3": 3,
            "avenue_6": 2,
            "avenue_8": 1,
            "blue_4": 2,
            "red_5": 3,
            "green_3": 1,
            "green_6": 2,
        }
        assert None not in data["decoration_display"] + data["pyramid_display"]
        assert data["nobles"] == [0, 0, 0]
        assert len(data["players"]) == 2


def test_rule_15_1_you_have_one_cocoa_and_nothing_else() -> None:
    """rule 15.1, rule 2.1: you are first player: 1 cocoa before the starting tiles."""
    data = position_to_json(game())
    found = {name: data["players"][0][name] for name in ("cocoa", "wood", "stone", "gold", "vp")}
    assert found == {"cocoa": 1, "wood": 0, "stone": 0, "gold": 0, "vp": 0}


def test_rule_15_1_starting_tiles_are_dealt_to_you_alone() -> None:
    """rule 15.1, rule 2.3: four tiles for you, none for Teotibot; you are the only one asked."""
    position = game()
    assert (position.seat, position.question) == (0, "keep_starting_tiles")
    assert [len(hand) for hand in board_of(position, "starting", "hands")] == [4, 0]
    assert board_of(first_turn(1), "players", 1, "starting_tiles") == []


def test_rule_15_1_you_begin_and_teotibot_is_the_last_player() -> None:
    """rule 15.1: the first turn is yours; the light disc moves after Teotibot's, not after
    yours."""
    position = first_turn(3)
    assert (position.seat, position.question) == (0, "turn")
    events: list[Any] = []
    while board_of(position, "calendar", "light") == 0:
        assert position.seat == 0
        position.apply(position.legal_actions()[0], events)
    told = [(e.kind, e.seat) for e in events if e.kind in ("turn_ended", "light_moved")]
    assert told == [("turn_ended", 0), ("turn_ended", 1), ("light_moved", 1)]


def first_three(tiles: tuple[dict[str, Any], ...]) -> list[str]:
    """The first three different boards on two starting tiles (rule 2.5)."""
    boards = list(dict.fromkeys(board for tile in tiles for board in tile["boards"]))
    return [COMPONENTS["action_boards"][str(board)] for board in boards[:3]]


def could_be_drawn(dice: list[list[str]], left: list[dict[str, Any]]) -> bool:
    """Whether four different tiles, two for each colour, put the neutral dice there."""
    pairs = [[p for p in permutations(left, 2) if first_three(p) == d] for d in dice]
    return any(
        not any(tile is other for tile in one for other in two)
        for one in pairs[0]
        for two in pairs[1]
    )


def test_rule_15_1_two_neutral_colours_from_tiles_you_did_not_keep() -> None:
    """rule 15.1, rule 2.5, ruling 5: three dice of two colours, by four tiles that nobody
    kept."""
    for seed in SEEDS:
        data = position_to_json(first_turn(seed))
        kept = [tile["tile"] - 1 for tile in data["players"][0]["starting_tiles"]]
        left = [t for i, t in enumerate(COMPONENTS["starting_tiles"]) if i not in kept]
        assert [len(dice) for dice in data["neutral_dice"]] == [3, 3]
        assert could_be_drawn(data["neutral_dice"], left), seed


# rule 15.1: Teotibot ---

STANDARD_START = {
    "bot.avenue": 1,
    "bot.cocoa": 0,
    "bot.gold": 2,
    "bot.stone": 2,
    "bot.temples.blue": 1,
    "bot.temples.green": 1,
    "bot.temples.red": 1,
    "bot.track": 0,
    "bot.vp": 0,
    "bot.wood": 2,
    "bot.workers": "construction2 decorations1! gold2 nobles2",
}


def bots(position: Position) -> dict[str, Any]:
    """All that Teotibot has, its technologies aside."""
    found = {key: value for key, value in whole(position).items() if key.startswith("bot.")}
    del found["bot.technologies"]
    return found


@pytest.mark.parametrize("first_game", [False, True])
def test_rule_15_1_goods_steps_and_workers_of_teotibot(first_game: bool) -> None:
    """rule 15.1: 2 gold, stone, wood; no cocoa; first steps without rewards; four workers."""
    for seed in SEEDS:
        for position in (
            game(seed, first_game=first_game),
            first_turn(seed, first_game=first_game),
        ):
            assert bots(position) == STANDARD_START


def test_rule_15_1_teotibot_knows_the_top_right_technology() -> None:
    """rule 15.1: its marker lies on the third technology of the top row, the green column's; the
    green marker is on 1 as the others, so no step was made for it."""
    known = set()
    for seed in SEEDS:
        data = position_to_json(game(seed))
        assert data["players"][1]["technologies"] == [data["technologies"][2]]
        assert data["players"][1]["temples"]["green"] == 1
        known.add(data["technologies"][2])
    assert len(known) > 2


def test_rule_15_1_first_game_against_teotibot() -> None:
    """rule 15.1, rule 2.6: you get what seat 1 of a first game gets: goods, a green step,
    workers."""
    data = whole(game(first_game=True))
    assert data["you.workers"] == "construction1 forest1 nobles2"
    # 1 cocoa as first player, 5 of the first game and 1 of the green step.
    assert [data[f"you.{name}"] for name in ("cocoa", "wood", "stone", "gold")] == [7, 1, 2, 4]
    assert [data[f"you.temples.{name}"] for name in ("blue", "red", "green")] == [0, 0, 1]


def test_rule_15_1_six_of_seven_action_tiles_at_random() -> None:
    """rule 15.1: the seven tiles, each once, each as often in each of the seven places."""
    places: Counter[tuple[int, str]] = Counter()
    games = 700
    for seed in range(games):
        bot = board_of(game(seed), "bot")
        tiles = [*bot["action_pyramid"], bot["aside"]]
        assert sorted(tiles) == sorted(ACTION_TILES)
        places.update(enumerate(tiles))
    expected = games / 7
    assert len(places) == 49
    # Chi-square with 36 degrees of freedom: above 67.98 once in a thousand.
    assert sum((n - expected) ** 2 / expected for n in places.values()) < 67.98


def test_rule_15_1_two_direction_tiles_with_random_sides() -> None:
    """rule 15.1: upper and lower side are independent: four pairs, each as often."""
    games = 400
    pairs = Counter(tuple(board_of(game(seed), "bot", "directions")) for seed in range(games))
    assert set(pairs) == {(a, b) for a in ("left", "right") for b in ("left", "right")}
    # Chi-square with 3 degrees of freedom: above 16.27 once in a thousand.
    assert sum((n - 100) ** 2 / 100 for n in pairs.values()) < 16.27


# rule 15.14: levels and knobs ---

# Knob and value: what differs from the standard start.
START_KNOBS = [
    ("gold_worker", -1, {"bot.workers": "construction2 decorations1! gold1 nobles2"}),
    ("gold_worker", 1, {"bot.workers": "construction2 decorations1! gold3 nobles2"}),
    ("nobles_worker", -1, {"bot.workers": "construction2 decorations1! gold2 nobles1"}),
    ("nobles_worker", 1, {"bot.workers": "construction2 decorations1! gold2 nobles3"}),
    ("construction_worker", -1, {"bot.workers": "construction1 decorations1! gold2 nobles2"}),
    ("construction_worker", 1, {"bot.workers": "construction3 decorations1! gold2 nobles2"}),
    ("resources", -1, {"bot.wood": 1, "bot.stone": 1, "bot.gold": 1}),
    ("resources", 1, {"bot.wood": 3, "bot.stone": 3, "bot.gold": 3}),
]
# Those that work later (rule 15.4, rule 15.11, rule 15.13) change nothing at the start.
LATER_KNOBS: list[tuple[str, int, dict[str, Any]]] = [
    (name, value, {})
    for name, values in (
        ("cocoa_vp", (-2, -1, 1, 2)),
        ("worship_steps", (-1, 1)),
        ("bonus_vp", (-10, -5, 5, 10)),
        ("technology_vp", (-2, -1, 1, 2)),
    )
    for value in values
]


@pytest.mark.parametrize(("name", "value", "differs"), [*START_KNOBS, *LATER_KNOBS])
def test_rule_15_14_each_knob_on_its_own(name: str, value: int, differs: dict[str, Any]) -> None:
    """rule 15.14: a knob changes its part of the start only; it is recorded, in JSON too."""
    setup = Setup(players=1, knobs={name: value})
    position = Position.new(setup, 1)
    assert bots(position) == STANDARD_START | differs
    assert (setup.level, setup.knobs) == ("custom", {name: value})
    assert position.setup == setup
    written = position_to_json(position)
    assert written["setup"] == {
        "players": 1,
        "first_game": False,
        "draft": False,
        "dark_eclipse": False,
        "advanced_worship": False,
        "level": "custom",
        "knobs": {name: value},
    }
    again = position_from_json(json.dumps(written))
    assert again == position
    assert again.setup == setup


@pytest.mark.parametrize("change", [-1, 1])
@pytest.mark.parametrize("count", [1, 2, 3])
def test_rule_15_14_up_to_three_free_starting_workers(count: int, change: int) -> None:
    """rule 15.14: one, two or three of the free workers; the locked one keeps its power of 1."""
    for boards in combinations(("construction", "gold", "nobles"), count):
        position = game(knobs={f"{board}_worker": change for board in boards})
        powers = {b: 2 + change * (b in boards) for b in ("construction", "gold", "nobles")}
        wanted = "construction{construction} decorations1! gold{gold} nobles{nobles}"
        assert workers_of(position, 1) == wanted.format(**powers)


# Level: knobs in the order of KNOBS, and the start that comes of them. "hardest" is every knob
# as far up as the rule lets it go.
LEVEL_KNOBS = {
    "easier": (-1, -1, -1, -1, -1, -1, -5, -1),
    "standard": (0, 0, 0, 0, 0, 0, 0, 0),
    "harder": (0, 0, 1, 1, 1, 0, 5, 1),
    "hardest": (1, 1, 1, 1, 2, 1, 10, 2),
}
LEVEL_STARTS = {
    "easier": ("construction1 decorations1! gold1 nobles1", 1),
    "standard": ("construction2 decorations1! gold2 nobles2", 2),
    "harder": ("construction3 decorations1! gold2 nobles2", 3),
    "hardest": ("construction3 decorations1! gold3 nobles3", 3),
}


@pytest.mark.parametrize("level", LEVELS)
def test_rule_15_14_levels_are_knobs_turned_together(level: str) -> None:
    """rule 15.14: each level starts as its knobs say, is recorded by its name, in JSON too."""
    setup = Setup(players=1, level=level)
    position = Position.new(setup, 5)
    workers, resources = LEVEL_STARTS[level]
    differs = dict.fromkeys(("bot.wood", "bot.stone", "bot.gold"), resources)
    assert bots(position) == STANDARD_START | differs | {"bot.workers": workers}
    assert (setup.level, setup.bot_knobs()) == (level, LEVEL_KNOBS[level])
    assert position.setup == setup
    assert board_of(position, "setup", "level") == level
    assert position_from_json(json.dumps(position_to_json(position))) == position


def test_rule_15_14_levels_are_in_order() -> None:
    """rule 15.14: up makes it harder: no knob of a level is below that of the level before."""
    for easier, harder in pairwise(LEVELS):
        below, above = LEVEL_KNOBS[easier], LEVEL_KNOBS[harder]
        assert below != above
        assert all(a <= b for a, b in zip(below, above, strict=True))


def test_rule_15_14_the_level_is_standard_unless_told() -> None:
    """rule 15.14: no knob is turned unless you ask for it; without Teotibot there is no level."""
    assert Setup(players=1) == Setup(players=1, level="standard")
    assert Setup(players=1).level == "standard"
    assert Setup(players=2).level is None
    assert "level" not in Setup(players=2).to_dict()


def test_rule_15_14_knobs_that_are_a_level_play_that_level() -> None:
    """rule 15.14: a level is nothing but its knobs."""
    knobs = dict(zip(KNOBS, LEVEL_KNOBS["harder"], strict=True))
    assert Setup(1, knobs=knobs).bot_knobs() == Setup(1, level="harder").bot_knobs()
    assert game(7, knobs=knobs) == game(7, level="harder")


OUT_OF_RANGE = [(name, value) for name in KNOBS[:4] for value in (-2, 2)]
OUT_OF_RANGE += [("worship_steps", -2), ("worship_steps", 2)]
OUT_OF_RANGE += [("cocoa_vp", -3), ("cocoa_vp", 3), ("technology_vp", -3), ("technology_vp", 3)]
OUT_OF_RANGE += [("bonus_vp", value) for value in (-15, -1, 1, 6, 15)]


@pytest.mark.parametrize(("name", "value"), OUT_OF_RANGE)
def test_rule_15_14_knobs_turn_only_so_far(name: str, value: int) -> None:
    """rule 15.14: by 1; by 1 or 2; by 5 or 10."""
    with pytest.raises(SetupError, match=f"^knob {name} must be one of"):
        Setup(players=1, knobs={name: value})


REFUSED: list[tuple[dict[str, Any], str]] = [
    ({"players": 1, "knobs": {"speed": 1}}, "unknown knob 'speed'"),
    ({"players": 1, "knobs": {"resources": True}}, "knob resources must be one of"),
    ({"players": 1, "knobs": {"resources": 1.0}}, "knob resources must be one of"),
    ({"players": 1, "knobs": {"resources": None}}, "knob resources must be one of"),
    ({"players": 1, "knobs": [1]}, "knobs must be an object"),
    ({"players": 1, "knobs": None}, "knobs must be an object"),
    ({"players": 1, "level": "impossible"}, "level must be one of easier, standard"),
    ({"players": 1, "level": 3}, "level must be one of"),
    ({"players": 1, "level": ["hardest"]}, "level must be one of"),
    ({"players": 1, "level": ""}, "level must be one of"),
    ({"players": 1, "level": "harder", "knobs": {"resources": 1}}, "a level or knobs, not both"),
    ({"players": 1, "draft": True}, "nobody to draft against"),
    ({"players": 2, "level": "standard"}, "need players=1"),
    ({"players": 3, "knobs": {"resources": 1}}, "need players=1"),
    ({"players": 2, "knobs": None}, "knobs"),
    ({"players": 0}, "players must be 1, 2, 3 or 4"),
]


@pytest.mark.parametrize(("options", "why"), REFUSED, ids=lambda value: str(value))
def test_rule_15_14_set_ups_that_make_no_sense_are_refused(
    options: dict[str, Any], why: str
) -> None:
    """A refusal says why, also when the set-up comes from JSON."""
    with pytest.raises(SetupError, match=why):
        Setup(**options)
    with pytest.raises(PositionError, match=f"^setup: .*{why}"):
        position_from_json({"setup": options})


# Teotibot in a written position ---

SIX = list(ACTION_TILES[:6])
WRITTEN: list[tuple[dict[str, Any], str]] = [
    ({"setup": {"players": 2}, "bot": {}}, "bot: there is no Teotibot"),
    ({"setup": {"players": 2}, "discarded": {}}, "discarded: there is no Teotibot"),
    ({"bot": {"action_pyramid": SIX[:5]}}, r"bot.action_pyramid: must have 6 entries"),
    ({"bot": {"action_pyramid": [*SIX[:5], SIX[0]]}}, r"bot.action_pyramid\[5\]: .* twice"),
    ({"bot": {"action_pyramid": [*SIX[:5], "rest"]}}, r"bot.action_pyramid\[5\]: must be one of"),
    ({"bot": {"action_pyramid": SIX, "aside": SIX[0]}}, "bot.aside: must be mask_collection"),
    ({"bot": {"directions": ["left"]}}, "bot.directions: must have 2 entries"),
    (
        {"bot": {"directions": ["left", "up"]}},
        r"bot.directions\[1\]: must be one of left and right",
    ),
    ({"bot": {"uses": {"construction": -1}}}, "bot.uses.construction: must be 0 to"),
    ({"discarded": {"mask_1": 2}}, "discarded.mask_1: must be 0 to 1"),
    ({"discarded": {"mask_1": 1}, "discoveries": {"palace": ["mask_1"]}}, "mask_1 exists 1 time"),
    ({"players": [{}, {"workers": [{"board": "forest"}] * 4}]}, "exactly one locked worker"),
    ({"players": [{}, {"workers": [{"board": "forest"}] * 3}]}, "four workers in play"),
    (
        {
            "players": [
                {},
                {"workers": [{"board": "palace", "space": 0}, *[{"board": "forest"}] * 3]},
            ]
        },
        "never worships there",
    ),
    ({"turn": {"seat": 1}}, "Teotibot is never asked"),
    ({"stack": [{"question": "bot_turn", "seat": 0}], "turn": {"seat": 0}}, "bot_turn is for"),
]


@pytest.mark.parametrize(("data", "why"), WRITTEN, ids=lambda value: str(value)[:60])
def test_rule_15_1_written_positions_that_make_no_sense_are_refused(
    data: dict[str, Any], why: str
) -> None:
    """rule 15.1, rule 15.4, ruling 35: seven action tiles, two direction tiles, one locked
    worker."""
    with pytest.raises(PositionError, match=why):
        position_from_json({"setup": {"players": 1}, **data})
