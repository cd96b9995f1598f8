"""rule 15.11, rule 15.12: Teotibot worships and collects masks."""

from typing import Any

import pytest

from solo_table import (
    QUIET,
    bot,
    bot_turn,
    changed,
    facts,
    order,
    outcome,
    solo,
    texts,
    tries,
    workers_of,
    you,
)
from table import board_of, changes

# rule 15.11 Worship ---

OTHERS = "construction2 alchemy2 nobles2"


def worshipping(board: str, human: Any = None, **facts_and_parts: Any) -> Any:
    """Teotibot is locked on a board and is about to worship; it stands on first steps."""
    parts = {
        k: v for k, v in facts_and_parts.items() if k in ("options", "discoveries", "stacks")
    }
    own = {k: v for k, v in facts_and_parts.items() if k not in parts}
    own = {"temples": (1, 1, 1), **own}
    return solo(bot(f"{OTHERS} {board}3!", **own), human, act="worship", **parts)


# From and to; the steps with their rewards; the tile that lay beside the space.
WORSHIPS: list[tuple[str, str, dict[str, int], str, str]] = [
    ("quarry", "forest", {"bot.temples.red": 2, "bot.vp": 1 + 2}, "forest", "free_cocoa"),
    (
        "forest",
        "decorations",
        {"bot.temples.blue": 3, "bot.gold": 1, "bot.stone": 1, "bot.wood": 1},
        "decorations",
        "avenue_step",
    ),
    (
        "decorations",
        "gold",
        {"bot.temples.blue": 2, "bot.gold": 1, "bot.stone": 1},
        "gold_deposits",
        "move_anywhere",
    ),
    (
        "gold",
        "quarry",
        {"bot.temples.green": 2, "bot.cocoa": 1 + 1},
        "stone_quarry",
        "extra_worker",
    ),
]


@pytest.mark.parametrize(("start", "board", "steps", "spot", "tile"), WORSHIPS)
def test_rule_15_11_worships_on_the_next_temple_space(
    start: str, board: str, steps: dict[str, int], spot: str, tile: str
) -> None:
    """rule 15.11: clockwise past the palace; 2 steps on the board's temple (decorations: 3 on
    any)
    with all rewards; the tile beside it is discarded. No worker is powered up or advanced."""
    before = worshipping(start)
    after, events = bot_turn(before)
    assert changed(before, after) == steps | {
        "bot.workers": texts(f"{OTHERS} {board}3!"),
        f"discarded.{tile}": 1,
        f"discoveries.{spot}.0": None,
    }
    assert facts(events, "discarded") == [{"discovery": tile}]
    assert after.statistics(1)["worships"] == 1


@pytest.mark.parametrize(("start", "board", "steps", "spot", "tile"), WORSHIPS)
def test_rule_15_11_pushes_off_your_worker(
    start: str, board: str, steps: dict[str, int], spot: str, tile: str
) -> None:
    """rule 15.11: your worker there goes to the general area; nobody pays or gains for it."""
    before = worshipping(start, you(f"{board}4! palace2!1 nobles1", cocoa=2))
    after, events = bot_turn(before)
    assert changed(before, after) == steps | {
        "bot.workers": texts(f"{OTHERS} {board}3!"),
        "you.workers": texts(f"{board}4 palace2!1 nobles1"),
        f"discarded.{tile}": 1,
        f"discoveries.{spot}.0": None,
    }
    assert order(events, "pushed_off", "bot_worshipped", "temple_stepped")[:3] == [
        "pushed_off",
        "bot_worshipped",
        "temple_stepped",
    ]


def test_rule_15_11_your_other_locked_workers_stay() -> None:
    """rule 15.11: only the next space matters, not those behind it or at the palace."""
    before = worshipping("quarry", you("decorations1! gold1! palace1!0"))
    after, _ = bot_turn(before)
    assert workers_of(after, 0) == texts("decorations1! gold1! palace1!0")
    assert workers_of(after, 1) == texts(f"{OTHERS} forest3!")


def test_rule_15_11_the_next_space_goes_by_the_ring_of_this_game() -> None:
    """rule 15.11: clockwise on this game's ring: gold comes after decorations, forest after
    that."""
    ring = ["palace", "nobles", "decorations", "gold_deposits", "construction", "forest"]
    ring += ["alchemy", "stone_quarry"]
    for start, board in (("decorations", "gold"), ("gold", "forest"), ("quarry", "decorations")):
        before = solo(bot(f"{OTHERS} {start}1!"), act="worship", ring=ring)
        assert workers_of(bot_turn(before)[0], 1) == texts(f"{OTHERS} {board}1!")


# Where Teotibot worships from, its markers and yours; what the steps bring.
HIGH: list[tuple[str, tuple[int, int, int], tuple[int, int, int], dict[str, int]]] = [
    ("quarry", (0, 8, 0), (0, 0, 0), {"temples.red": 2, "vp": 5}),  # 9: 5 VP, 10: nothing
    ("quarry", (0, 9, 0), (0, 0, 0), {"temples.red": 2, "vp": 7}),
    ("quarry", (0, 10, 0), (0, 0, 0), {"temples.red": 1, "vp": 7}),  # the second step is lost
    ("quarry", (0, 9, 0), (0, 11, 0), {"temples.red": 1}),
    ("quarry", (0, 10, 0), (0, 11, 0), {}),
    ("quarry", (5, 11, 5), (0, 0, 0), {}),  # no other temple instead
    ("gold", (0, 0, 10), (0, 0, 0), {"temples.green": 1, "vp": 5}),
    ("decorations", (10, 0, 0), (0, 0, 0), {"temples.blue": 1, "vp": 6}),
    ("decorations", (6, 0, 0), (0, 0, 0), {"temples.blue": 2, "vp": 2, "gold": 1, "stone": 1}),
    # On decorations each step is one on any temple.
    ("forest", (10, 5, 5), (0, 0, 0), {"temples.blue": 1, "temples.red": 2, "vp": 6 + 3 + 3}),
    (
        "forest",
        (10, 9, 0),
        (11, 0, 0),
        {"temples.red": 2, "temples.green": 1, "vp": 7, "cocoa": 1},
    ),
    ("forest", (11, 11, 11), (0, 0, 0), {}),
    ("forest", (2, 3, 3), (0, 0, 0), {"temples.red": 3, "vp": 2 + 2 + 3}),
]


@pytest.mark.parametrize(("start", "own", "yours", "steps"), HIGH)
def test_rule_15_11_steps_near_the_top(
    start: str,
    own: tuple[int, int, int],
    yours: tuple[int, int, int],
    steps: dict[str, int],
) -> None:
    """rule 15.11, rule 7.1, rule 7.2: a step that can't be made is lost; "any temple" by
    rule 15.5,
    step by step."""
    before = worshipping(start, you(temples=yours), temples=own)
    after, _ = bot_turn(before)
    assert changes(before, after, 1) == steps


@pytest.mark.parametrize(("knob", "steps"), [(-1, 1), (0, 2), (1, 3)])
def test_rule_15_14_the_knob_for_worship_steps(knob: int, steps: int) -> None:
    """rule 15.14, ruling 38: 1, 2 or 3 steps on a temple; 2, 3 or 4 on decorations."""
    options = {"knobs": {"worship_steps": knob}}
    green = changes(*turn(worshipping("gold", options=options)), 1)
    assert green == {"temples.green": steps, "cocoa": {1: 1, 2: 2, 3: 4}[steps]}
    any_temple = changes(*turn(worshipping("forest", temples=(0, 4, 0), options=options)), 1)
    assert any_temple == {"temples.red": steps + 1, "vp": {1: 5, 2: 8, 3: 12}[steps]}


@pytest.mark.parametrize(
    ("level", "steps"), [("easier", 1), ("standard", 2), ("harder", 2), ("hardest", 3)]
)
def test_rule_15_14_levels_and_worship_steps(level: str, steps: int) -> None:
    """rule 15.14: the levels turn this knob too."""
    found = outcome(worshipping("gold", options={"level": level}))
    assert found["bot.temples.green"] == steps


def turn(before: Any) -> tuple[Any, Any]:
    """A position before and after Teotibot's turn."""
    return before, bot_turn(before)[0]


def test_rule_15_11_a_new_tile_is_drawn_within_its_turn() -> None:
    """rule 15.11, ruling 22, ruling 38: the old tile is out of the game, a new one lies there
    at once."""
    stacks = {**QUIET["stacks"], "discoveries": {"temple_red": 1}}
    before = worshipping("quarry", stacks=stacks)
    after, events = bot_turn(before)
    assert board_of(after, "discoveries", "forest") == ["temple_red"]
    assert board_of(after, "discarded") == {"free_cocoa": 1}
    assert board_of(after, "stacks", "discoveries") == {}
    told = order(events, "temple_stepped", "discarded", "drew", "bot_shifted")
    assert told[:5] == ["temple_stepped", "temple_stepped", "discarded", "drew", "bot_shifted"]


def test_rule_15_11_a_mask_is_discarded_not_taken() -> None:
    """rule 15.5, rule 15.11: worship brings Teotibot no discovery tile, not even a mask it
    lacks."""
    spots = {**QUIET["discoveries"], "forest": ["mask_1"]}
    found = outcome(worshipping("quarry", discoveries=spots, gold=5, cocoa=5))
    assert found["discarded.mask_1"] == 1
    assert "bot.discoveries.mask_1" not in found
    assert "bot.gold" not in found


def test_rule_15_11_without_a_tile_nothing_is_discarded() -> None:
    """rule 15.11, ruling 22: the space beside it is empty, so is the stack."""
    spots = {**QUIET["discoveries"], "forest": []}
    before = worshipping("quarry", discoveries=spots)
    after, events = bot_turn(before)
    assert changed(before, after) == {
        "bot.temples.red": 2,
        "bot.vp": 3,
        "bot.workers": texts(f"{OTHERS} forest3!"),
    }
    assert facts(events, "discarded") == []


# rule 15.12 Mask collection ---

PLACES = ("palace", "stone_quarry", "forest", "decorations", "gold_deposits")  # clockwise
COSTS = {
    "mask_1": {"bot.cocoa": -2, "bot.gold": -1},
    "mask_2": {"bot.cocoa": -1, "bot.wood": -1},
    "mask_3": {"bot.cocoa": -1, "bot.wood": -1},
    "mask_4": {"bot.wood": -1},
    "mask_5": {"bot.wood": -1},
    "mask_6": {"bot.wood": -1},
    "mask_7": {"bot.wood": -1},
}


def collecting(offer: str, held: str = "", **goods: int) -> Any:
    """Tiles beside the worship areas, clockwise from the palace, "-" for none."""
    spots = {
        place: [tile] if tile != "-" else []
        for place, tile in zip(PLACES, offer.split(), strict=False)
    }
    teotibot = bot("construction2 gold2 nobles2 quarry1!", discoveries=held, **goods)
    return solo(teotibot, act="mask_collection", discoveries=spots)


@pytest.mark.parametrize("mask", COSTS)
@pytest.mark.parametrize("place", range(5))
def test_rule_15_12_pays_and_takes_a_mask_it_lacks(place: int, mask: str) -> None:
    """rule 15.12: beside any worship area, the palace too, at its printed cost; no worker
    moves."""
    before = collecting("- " * place + mask, wood=1, gold=1, cocoa=2)
    after, events = bot_turn(before)
    assert changed(before, after) == COSTS[mask] | {
        f"bot.discoveries.{mask}": 1,
        f"discoveries.{PLACES[place]}.0": None,
    }
    assert tries(events) == [(1, "done")]
    assert facts(events, "bought") == [{"discovery": mask}]


# Offers, the masks it has, its wood, gold and cocoa; the mask it takes and where.
CHOICES: list[tuple[str, str, tuple[int, int, int], str, str]] = [
    # The rarest first: mask_1 exists once, mask_2 and mask_3 twice, the others three times.
    ("mask_4 mask_2 mask_1", "", (9, 9, 9), "mask_1", "forest"),
    ("mask_4 mask_5 mask_6 mask_7 mask_3", "", (9, 9, 9), "mask_3", "gold_deposits"),
    ("mask_7 mask_4", "", (9, 9, 9), "mask_7", "palace"),
    # Equally rare ones: the first clockwise from the palace.
    ("- mask_3 mask_2", "", (9, 9, 9), "mask_3", "stone_quarry"),
    ("- mask_2 mask_3", "", (9, 9, 9), "mask_2", "stone_quarry"),
    ("- - mask_6 mask_5 mask_4", "", (9, 9, 9), "mask_6", "forest"),
    ("- - - mask_7 mask_7", "", (9, 9, 9), "mask_7", "decorations"),
    # Only those it lacks (ruling 19: one is enough) and can pay.
    ("mask_1 mask_2 mask_4", "mask_2", (9, 0, 9), "mask_4", "forest"),
    ("mask_4 mask_4 mask_5", "mask_4", (9, 9, 9), "mask_5", "forest"),
    ("mask_1 mask_2 mask_4", "", (1, 1, 1), "mask_2", "stone_quarry"),
    ("mask_1 mask_2 mask_4", "", (1, 1, 0), "mask_4", "forest"),
    ("mask_2 mask_3 - mask_1", "", (1, 1, 2), "mask_1", "decorations"),
    ("double_move avenue_step mask_5", "", (9, 9, 9), "mask_5", "forest"),
]


@pytest.mark.parametrize(("offer", "held", "goods", "mask", "place"), CHOICES)
def test_rule_15_12_which_mask_it_takes(
    offer: str, held: str, goods: tuple[int, int, int], mask: str, place: str
) -> None:
    """rule 15.12: rarest first, ties clockwise from the palace; one mask a turn."""
    wood, gold, cocoa = goods
    before = collecting(offer, held, wood=wood, gold=gold, cocoa=cocoa)
    after, _ = bot_turn(before)
    assert changed(before, after) == COSTS[mask] | {
        f"bot.discoveries.{mask}": 1,
        f"discoveries.{place}.0": None,
    }


IN_VAIN: list[tuple[str, str, tuple[int, int, int]]] = [
    ("", "", (9, 9, 4)),
    ("double_move free_cocoa extra_worker move_anywhere avenue_step", "", (9, 9, 4)),
    ("mask_4 mask_5", "mask_4 mask_5", (9, 9, 4)),
    ("mask_4 mask_5 mask_6 mask_7", "", (0, 9, 4)),
    ("mask_1", "", (9, 9, 1)),
    ("mask_1", "", (9, 0, 4)),
    ("mask_2 mask_3", "", (9, 9, 0)),
    ("mask_1 mask_4", "mask_4", (9, 0, 4)),
]


@pytest.mark.parametrize(("offer", "held", "goods"), IN_VAIN)
def test_rule_15_12_else_five_cocoa_and_the_weakest_worker(
    offer: str, held: str, goods: tuple[int, int, int]
) -> None:
    """rule 15.12: no mask on offer that it lacks and can pay: nothing is paid; 5 cocoa, the
    weakest
    worker (the nearest of three equals, on construction) is powered up and advanced."""
    wood, gold, cocoa = goods
    before = collecting(offer, held, wood=wood, gold=gold, cocoa=cocoa)
    after, events = bot_turn(before)
    assert changed(before, after) == {
        "bot.cocoa": 5,
        "bot.workers": "decorations3 gold2 nobles2 quarry1!",
    }
    assert tries(events) == [(1, "no new mask it can pay"), (2, "done")]


def test_rule_15_12_ties_go_by_the_ring_of_this_game() -> None:
    """rule 15.12: clockwise from the palace on this game's ring."""
    ring = ["palace", "nobles", "decorations", "gold_deposits", "construction", "forest"]
    ring += ["alchemy", "stone_quarry"]
    spots = {"stone_quarry": ["mask_4"], "forest": ["mask_5"], "gold_deposits": ["mask_6"]}
    before = solo(bot(wood=1), act="mask_collection", ring=ring, discoveries=spots)
    assert outcome(before) == {
        "bot.discoveries.mask_6": 1,
        "bot.wood": -1,
        "discoveries.gold_deposits.0": None,
    }


def test_rule_15_12_the_place_is_refilled_within_its_turn() -> None:
    """rule 15.12, ruling 22: a new tile lies there before the action tiles shift."""
    before = solo(
        bot(wood=1),
        act="mask_collection",
        discoveries={**QUIET["discoveries"], "palace": ["mask_4"]},
        stacks={**QUIET["stacks"], "discoveries": {"mask_5": 1}},
    )
    after, events = bot_turn(before)
    assert board_of(after, "discoveries", "palace") == ["mask_5"]
    assert board_of(after, "stacks", "discoveries") == {}
    assert order(events, "bought", "drew", "bot_shifted")[:3] == ["bought", "drew", "bot_shifted"]


def test_rule_15_12_cocoa_paid_for_a_mask_is_not_exchanged() -> None:
    """rule 15.4, rule 15.12: 11 cocoa, 2 for mask_1, so 9 are left: no exchange."""
    assert outcome(collecting("mask_1", gold=1, cocoa=11)) == {
        "bot.cocoa": -2,
        "bot.discoveries.mask_1": 1,
        "bot.gold": -1,
        "discoveries.palace.0": None,
    }
