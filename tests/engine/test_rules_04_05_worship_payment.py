"""rule 5.3, rule 5.5, rule 5.6, rule 5.7: ability, discovery or both; what is paid when;
refilling."""

import pytest

from table import answers, board_of, changes, facts_of, kinds, play, seat, table
from teotihuacan import Event, Position

QUARRY = "worship stone_quarry"
FOR_DISCOVERY = "worship stone_quarry for discovery"
BOTH = "worship stone_quarry with discovery"


def at_quarry(
    cocoa: int,
    tile: str | None = "temple_any",
    discoveries: str = "",
    options: dict[str, bool] | None = None,
) -> Position:
    """E2: Red is about to act on the quarry, where Blue is locked; green marker on 3."""
    before = table(
        seat("palace2 forest1 forest1", cocoa=cocoa, temples=(0, 0, 3), discoveries=discoveries),
        seat("quarry4!0 nobles1 nobles1"),
        discoveries={"stone_quarry": [tile] if tile else []},
        options=options,
    )
    return play(before, "move 2@palace to stone_quarry")


def worships(position: Position) -> list[str]:
    """The worship actions among the answers."""
    return [text for text in answers(position) if text.startswith("worship")]


# Example E2 and its limits ---


@pytest.mark.parametrize(
    "order", [("ability first", "buy temple_any"), ("discovery first", "ability first")]
)
def test_rule_5_3_example_e2_both_effects(order: tuple[str, ...]) -> None:
    """E2: 1 cocoa to push off, 1 for both, 1 for the tile, 2 from the step, in either order."""
    before = at_quarry(3)
    after = play(before, BOTH, *order, "end turn")
    assert changes(before, after, 0, workers=True) == {
        "cocoa": -1 - 1 - 1 + 2,
        "temples.green": 1,
        "discoveries.temple_any": 1,
        "workers": ["forest1", "forest1", "stone_quarry2!0"],
    }
    assert changes(before, after, 1, workers=True) == {
        "workers": ["nobles1", "nobles1", "stone_quarry4"]
    }


@pytest.mark.parametrize(
    ("cocoa", "offered"),
    [
        (0, []),
        (1, [QUARRY]),
        (2, [QUARRY, FOR_DISCOVERY, BOTH]),
        (3, [QUARRY, FOR_DISCOVERY, BOTH]),
    ],
)
def test_ruling_7_worship_by_the_cocoa_at_hand(cocoa: int, offered: list[str]) -> None:
    """ruling 7, ruling 41, E2: pushing off and both are paid first, not with what the step
    brings."""
    assert worships(at_quarry(cocoa)) == offered


def test_ruling_41_with_2_cocoa_only_the_ability_pays_for_the_tile() -> None:
    """ruling 41, E2: nothing is left after 1 + 1, the ability comes first and pays the tile."""
    before = at_quarry(2)
    asked = play(before, BOTH)
    assert asked.question == "buy_discovery"
    after = play(asked, "buy temple_any", "end turn")
    assert changes(before, after, 0) == {
        "cocoa": -2 + 2 - 1,
        "temples.green": 1,
        "discoveries.temple_any": 1,
    }


def test_ruling_41_the_tile_is_paid_when_it_is_taken() -> None:
    """ruling 41: discovery first, its cocoa is paid before the step brings any."""
    events: list[Event] = []
    play(at_quarry(3), BOTH, "discovery first", "ability first", events=events)
    told = [(e.kind, e.facts.get("amount")) for e in events if e.kind in ("paid", "gained")]
    assert told == [("paid", 2), ("paid", 1), ("gained", 2)]


def test_ruling_41_a_held_tile_may_pay_for_discovery_first() -> None:
    """ruling 41, rule 3.6: after 1 + 1 cocoa a held cocoa tile brings what the discovery
    costs."""
    before = at_quarry(2, discoveries="cocoa")
    asked = play(before, BOTH)
    assert answers(asked) == ["ability first", "use cocoa"]
    after = play(asked, "use cocoa", "discovery first", "ability first", "end turn")
    assert changes(before, after, 0) == {
        "cocoa": -2 + 4 - 1 + 2,
        "temples.green": 1,
        "discoveries.temple_any": 1,
        "discoveries.cocoa": -1,
        "used_discoveries.cocoa": 1,
    }


def test_rule_5_3_all_cocoa_is_paid_before_any_effect() -> None:
    """rule 5.3: paid, pushed off, locked; only then the step and what it brings."""
    events: list[Event] = []
    play(at_quarry(3), BOTH, "ability first", events=events)
    assert kinds(events)[:5] == ["paid", "pushed_off", "locked", "temple_stepped", "gained"]


def test_rule_5_3_ability_alone() -> None:
    """rule 5.3, E2: with 1 cocoa the ability alone; the tile stays."""
    before = at_quarry(1)
    after = play(before, QUARRY)
    assert changes(before, after, 0) == {"cocoa": -1 + 2, "temples.green": 1}
    assert board_of(after, "discoveries", "stone_quarry") == ["temple_any"]


def test_rule_5_3_discovery_alone() -> None:
    """rule 5.3: 1 cocoa to push off and the tile's cost; no step."""
    before = at_quarry(2)
    after = play(before, FOR_DISCOVERY, "end turn")
    assert changes(before, after, 0, workers=True) == {
        "cocoa": -2,
        "discoveries.temple_any": 1,
        "workers": ["forest1", "forest1", "stone_quarry2!0"],
    }


@pytest.mark.parametrize(
    ("cocoa", "offered"), [(0, [""]), (1, ["", " for discovery", " with discovery"])]
)
def test_rule_5_3_empty_space(cocoa: int, offered: list[str]) -> None:
    """rule 5.3: nothing for an empty space; 1 for both, 1 for the tile."""
    before = table(
        seat("palace2 nobles1 nobles1", cocoa=cocoa), discoveries={"forest": ["temple_any"]}
    )
    choice = play(before, "move 2@palace to forest")
    assert worships(choice) == [f"worship forest{part}" for part in offered]


def test_rule_5_3_after_the_ability_the_tile_may_be_left() -> None:
    """rule 5.3, rule 5.7: who paid for both may still decline; the cocoa is gone."""
    before = at_quarry(3)
    after = play(before, BOTH, "ability first", "decline")
    assert changes(before, after, 0) == {"temples.green": 1}  # 2 paid, 2 gained
    assert board_of(after, "discoveries", "stone_quarry") == ["temple_any"]


def test_rule_5_3_without_a_tile_the_ability_alone() -> None:
    """rule 5.3: nothing lies beside the space, so there is nothing to buy."""
    assert worships(at_quarry(5, None)) == [QUARRY]


@pytest.mark.parametrize(
    ("start", "board", "ability"),
    [
        ("palace", "forest", ()),
        ("palace", "stone_quarry", ()),
        ("nobles", "gold_deposits", ("1 wood",)),
        ("forest", "decorations", ("temple red",)),
    ],
)
def test_ruling_7_three_choices_on_the_temple_boards(
    start: str, board: str, ability: tuple[str, ...]
) -> None:
    """rule 5.3, ruling 7: ability, discovery alone, or both in either order, on all four
    boards."""
    before = table(
        seat(f"{start}2 alchemy1 alchemy1", cocoa=1), discoveries={board: ["free_cocoa"]}
    )
    choice = play(before, f"move 2@{start} to {board}")
    worship = f"worship {board}"
    assert worships(choice) == [worship, f"{worship} for discovery", f"{worship} with discovery"]
    alone = play(choice, f"{worship} for discovery")
    assert changes(before, alone, 0) == {"discoveries.free_cocoa": 1}
    one = play(choice, f"{worship} with discovery", "ability first", *ability, "buy free_cocoa")
    other = play(choice, f"{worship} with discovery", "discovery first", *ability)
    assert changes(before, one, 0) == changes(before, other, 0)
    assert changes(before, one, 0)["discoveries.free_cocoa"] == 1


# The palace ---


@pytest.mark.parametrize(("cocoa", "both"), [(0, False), (1, True)])
def test_rule_5_5_no_discovery_alone_at_the_palace(cocoa: int, both: bool) -> None:
    """rule 5.5, ruling 7, T10: ability, or ability and discovery for 1 cocoa; never the tile
    alone."""
    before = table(
        seat("nobles2 forest1 forest1", cocoa=cocoa), discoveries={"palace": ["free_cocoa"]}
    )
    tiles = ["gain_cocoa", "cocoa_to_gold_and_stone", "tech_vp"]
    texts = []
    for tile in tiles:
        texts += [f"worship {tile}"] + [f"worship {tile} with discovery"] * both
    assert worships(play(before, "move 2@nobles to palace")) == texts


def test_rule_5_5_both_at_the_palace() -> None:
    """rule 5.5, ruling 41: gain_cocoa first (3 at power 2) pays the tile beside it."""
    before = table(
        seat("nobles2 forest1 forest1", cocoa=1), discoveries={"palace": ["temple_any"]}
    )
    after = play(before, "move 2@nobles to palace", "worship gain_cocoa with discovery")
    after = play(after, "buy temple_any", "end turn")
    assert changes(before, after, 0, workers=True) == {
        "cocoa": -1 + 3 - 1,
        "discoveries.temple_any": 1,
        "workers": ["forest1", "forest1", "palace2!0"],
    }


def test_rule_5_5_one_tile_for_the_three_spaces() -> None:
    """rule 5.5: bought from one space, another tile lies there for all three from the next
    turn."""
    before = table(
        seat("nobles2 forest1 forest1", cocoa=1, wood=1),
        discoveries={"palace": ["mask_4"]},
        stacks={"discoveries": {"free_cocoa": 1}},
    )
    after = play(before, "move 2@nobles to palace", "worship tech_vp with discovery")
    after = play(after, "discovery first")
    assert facts_of(after, 0)["discoveries.mask_4"] == 1
    assert board_of(after, "discoveries", "palace") == ["free_cocoa"]


def test_rule_5_7_tile_that_cant_be_paid_stays() -> None:
    """rule 5.7: without wood the mask stays, though 1 cocoa was paid for both."""
    before = table(
        seat("nobles2 forest1 forest1", cocoa=1, technologies=["palace_cocoa"]),
        discoveries={"palace": ["mask_4"]},
    )
    after = play(before, "move 2@nobles to palace", "worship tech_vp with discovery")
    assert changes(before, after, 0) == {"vp": 2}  # 1 cocoa for passing the palace, 1 paid
    assert board_of(after, "discoveries", "palace") == ["mask_4"]


def test_ruling_28_both_with_a_worker_of_power_1_on_cocoa_to_temples() -> None:
    """12, ruling 28, T11: P - 1 = 0 steps; the discovery is still to be had."""
    before = table(
        seat("nobles1 forest1 forest1", cocoa=3),
        royal_tiles=["tech_vp", "cocoa_to_gold_and_stone", "cocoa_to_temples"],
        discoveries={"palace": ["temple_any"]},
    )
    after = play(before, "move 1@nobles to palace", "worship cocoa_to_temples with discovery")
    after = play(after, "discovery first")
    assert changes(before, after, 0) == {"cocoa": -2, "discoveries.temple_any": 1}


# Buying and refilling ---


COSTS: list[tuple[str, dict[str, int]]] = [
    ("mask_1", {"cocoa": 2, "gold": 1}),
    ("mask_2", {"cocoa": 1, "wood": 1}),
    ("mask_3", {"cocoa": 1, "wood": 1}),
    *[(f"mask_{n}", {"wood": 1}) for n in (4, 5, 6, 7)],
    ("victory_points", {"wood": 1}),
    ("any_resources_3", {"cocoa": 1}),
    ("any_resources_2", {}),
    ("avenue_step", {"cocoa": 1}),
    ("temple_any", {"cocoa": 1}),
    ("temple_blue", {}),
    ("temple_red", {}),
    ("temple_green", {}),
    ("cocoa", {"gold": 1}),
    ("power_up_twice", {"cocoa": 1}),
    ("double_move", {}),
    ("free_cocoa", {}),
    ("move_anywhere", {}),
    ("extra_worker", {}),
]


@pytest.mark.parametrize(("tile", "cost"), COSTS)
def test_rule_5_7_printed_cost_of_every_discovery(tile: str, cost: dict[str, int]) -> None:
    """rule 5.7: exactly the printed cost is paid; with any good of it missing it can't be
    bought."""
    before = table(seat("palace2 nobles1 nobles1", **cost), discoveries={"forest": [tile]})
    after = play(before, "move 2@palace to forest", "worship forest for discovery")
    paid = {good: -amount for good, amount in cost.items()}
    assert changes(before, after, 0) == {**paid, f"discoveries.{tile}": 1}
    for good, amount in cost.items():
        poor = {**cost, good: amount - 1}
        choice = play(
            table(seat("palace2 nobles1 nobles1", **poor), discoveries={"forest": [tile]}),
            "move 2@palace to forest",
        )
        assert "worship forest for discovery" not in answers(choice)


@pytest.mark.parametrize(
    ("start", "board", "text"),
    [
        ("nobles", "palace", "worship tech_vp with discovery"),
        ("palace", "forest", "worship forest for discovery"),
        ("palace", "stone_quarry", "worship stone_quarry for discovery"),
        ("nobles", "gold_deposits", "worship gold_deposits for discovery"),
        ("forest", "decorations", "worship decorations for discovery"),
    ],
)
def test_rule_5_6_refilled_at_the_end_of_the_turn(start: str, board: str, text: str) -> None:
    """rule 5.6, ruling 22: the place stays empty while the turn lasts, then the stack fills
    it."""
    tiles = {place: ["free_cocoa"] for place in ("palace", "forest", "decorations")}
    tiles |= {"stone_quarry": ["extra_worker"], "gold_deposits": ["extra_worker"]}
    before = table(
        seat(f"{start}2 alchemy1 alchemy1", cocoa=1, wood=1),
        discoveries={**tiles, board: ["victory_points"]},
        stacks={"discoveries": {"mask_1": 1}},
    )
    asked = play(before, f"move 2@{start} to {board}", text)
    if asked.question == "worship_order":
        asked = play(asked, "discovery first", "ability first")
    assert asked.question == "end_turn"
    assert board_of(asked, "discoveries", board) == []
    after = play(asked, "end turn")
    assert board_of(after, "discoveries", board) == ["mask_1"]
    assert board_of(after, "stacks", "discoveries") == {}


def test_rule_5_6_empty_stack_leaves_the_place_empty() -> None:
    """rule 5.6, ruling 22: no refill without a stack."""
    before = table(
        seat("palace2 nobles1 nobles1"),
        discoveries={"forest": ["free_cocoa"]},
        stacks={"discoveries": {}},
    )
    after = play(before, "move 2@palace to forest", "worship forest for discovery")
    assert board_of(after, "discoveries", "forest") == []


# free_cocoa and advanced worship ---


def test_rule_11_5_free_cocoa_saves_pushing_off_and_both() -> None:
    """rule 11.5, E2: nothing for push and both, the tile's own cocoa is paid: net +1."""
    before = at_quarry(1, discoveries="free_cocoa")
    after = play(before, "use free_cocoa", BOTH, "ability first", "buy temple_any", "end turn")
    assert changes(before, after, 0) == {
        "cocoa": 2 - 1,
        "temples.green": 1,
        "discoveries.temple_any": 1,
        "discoveries.free_cocoa": -1,
        "used_discoveries.free_cocoa": 1,
    }


@pytest.mark.parametrize(
    ("text", "cocoa", "gained"),
    [
        (QUARRY, 0, {"cocoa": 1 + 2, "temples.green": 1}),
        (FOR_DISCOVERY, 0, {"discoveries.temple_any": 1}),
        (BOTH, 0, {"cocoa": 1 - 1 + 2 - 1, "temples.green": 1, "discoveries.temple_any": 1}),
    ],
)
def test_ruling_37_advanced_worship_gains_1_cocoa(
    text: str, cocoa: int, gained: dict[str, int]
) -> None:
    """ruling 37, E2: pushing off brings 1 cocoa, which may pay for both or for the tile."""
    before = at_quarry(cocoa, options={"advanced_worship": True})
    assert worships(before) == [QUARRY, FOR_DISCOVERY, BOTH]
    after = play(before, text)
    if after.question == "buy_discovery":
        after = play(after, "buy temple_any")
    assert changes(before, after, 0) == gained
    assert facts_of(after, 1)["workers"] == ["nobles1", "nobles1", "stone_quarry4"]


def test_ruling_37_an_empty_space_brings_nothing() -> None:
    """ruling 37: without anybody to push off worship is as usual."""
    before = table(seat("palace2 nobles1 nobles1"), options={"advanced_worship": True})
    after = play(before, "move 2@palace to forest", "worship forest")
    assert changes(before, after, 0) == {"temples.red": 1, "vp": 1}


def test_ruling_37_own_worker_stays_on_its_space() -> None:
    """ruling 37, rule 5.2: the own worker can't be pushed off for cocoa either."""
    before = table(seat("palace2 forest1!0 nobles1"), options={"advanced_worship": True})
    after = play(before, "move 2@palace to forest")
    assert worships(after) == []
