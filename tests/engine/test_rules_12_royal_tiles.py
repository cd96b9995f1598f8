"""rule 12, ruling 16, ruling 28: every royal tile at every power, with its limits."""

from typing import Any

import pytest

from table import answers, changes, facts_of, play, seat, table
from teotihuacan import Position

POWERS = (1, 2, 3, 4, 5)
CATEGORIES = {
    "tech_vp": 0,
    "pyramid_track_vp": 0,
    "avenue_vp": 0,
    "cocoa_to_wood_and_stone": 1,
    "cocoa_to_gold_and_stone": 1,
    "cocoa_and_resource_to_resources": 1,
    "gain_cocoa": 2,
    "resource_to_cocoa": 2,
    "cocoa_to_temples": 2,
}
LEARNED = (  # without palace_cocoa, which would pay for the way to the palace
    "alchemy_nobles_vp",
    "resource_extra",
    "resource_cocoa_vp",
    "decorations_vp",
    "construction_vp",
    "paid_power_up",
)


def laid(tile: str, power: int, **facts: Any) -> Position:
    """A worker of some power one move before the palace with this royal tile."""
    royal = ["tech_vp", "cocoa_to_wood_and_stone", "gain_cocoa"]
    royal[CATEGORIES[tile]] = tile
    workers = f"gold{power} forest1 forest1"
    return table(seat(workers, **facts), royal_tiles=royal, technologies=[*LEARNED])


def worship(before: Position, tile: str, power: int, *more: str) -> Position:
    """Worship at the tile."""
    return play(before, f"move {power}@gold_deposits to palace", f"worship {tile}", *more)


def gains(tile: str, power: int, *more: str, **facts: Any) -> Any:
    """What worship at the tile changes."""
    before = laid(tile, power, **facts)
    return changes(before, worship(before, tile, power, *more), 0)


def points(vp: int) -> dict[str, int]:
    """A change of so many VP."""
    return {"vp": vp} if vp else {}


# A: points ---


@pytest.mark.parametrize(
    ("known", "by_power"),
    [
        (0, (0, 0, 0, 0, 0)),
        (1, (2, 2, 2, 2, 2)),
        (2, (2, 4, 4, 4, 4)),
        (3, (2, 4, 6, 6, 6)),
        (4, (2, 4, 6, 8, 8)),
        (5, (2, 4, 6, 8, 10)),
        (6, (2, 4, 6, 8, 10)),
    ],
)
def test_rule_12_tech_vp(known: int, by_power: tuple[int, ...]) -> None:
    """12 A: 2 VP for each own technology, at most P of them."""
    for power, vp in zip(POWERS, by_power, strict=True):
        found = gains("tech_vp", power, technologies=[*LEARNED[:known]])
        assert found == points(vp)


@pytest.mark.parametrize(
    ("track", "by_power"),
    [
        (0, (0, 0, 0, 0, 0)),
        (1, (2, 2, 2, 2, 2)),
        (2, (2, 4, 4, 4, 4)),
        (3, (2, 4, 6, 6, 6)),
        (4, (2, 4, 6, 8, 8)),
        (5, (2, 4, 6, 8, 10)),
        (9, (2, 4, 6, 8, 10)),
    ],
)
def test_rule_12_pyramid_track_vp(track: int, by_power: tuple[int, ...]) -> None:
    """12 A: 2 VP for each own step on the pyramid track, at most P of them."""
    for power, vp in zip(POWERS, by_power, strict=True):
        assert gains("pyramid_track_vp", power, track=track) == points(vp)


@pytest.mark.parametrize(
    ("avenue", "by_power"),
    [
        (0, (0, 0, 0, 0, 0)),
        (1, (1, 1, 1, 1, 1)),
        (2, (2, 2, 2, 2, 2)),
        (3, (2, 3, 3, 3, 3)),
        (4, (2, 3, 4, 4, 4)),
        (5, (2, 3, 4, 5, 5)),
        (6, (2, 3, 4, 5, 6)),
        (7, (2, 3, 4, 5, 6)),
        (9, (2, 3, 4, 5, 6)),
    ],
)
def test_ruling_16_avenue_vp(avenue: int, by_power: tuple[int, ...]) -> None:
    """12 A, ruling 16: 1 VP for each own avenue step, at most P + 1 of them."""
    for power, vp in zip(POWERS, by_power, strict=True):
        assert gains("avenue_vp", power, avenue=avenue) == points(vp)


@pytest.mark.parametrize("tile", ["tech_vp", "pyramid_track_vp", "avenue_vp"])
def test_rule_12_only_own_things_count(tile: str) -> None:
    """12 A: technologies and steps of the other player are worth nothing to me."""
    royal = [tile, "cocoa_to_wood_and_stone", "gain_cocoa"]
    before = table(
        seat("gold5 forest1 forest1"),
        seat(technologies=["resource_extra"], track=4, avenue=4),
        royal_tiles=royal,
    )
    after = worship(before, tile, 5)
    assert changes(before, after, 0) == {}
    assert changes(before, after, 1) == {}


# B: resources ---


TRADES = [("cocoa_to_wood_and_stone", "wood"), ("cocoa_to_gold_and_stone", "gold")]


@pytest.mark.parametrize(("tile", "good"), TRADES)
@pytest.mark.parametrize("power", POWERS)
def test_rule_12_trades_up_to_power_times(tile: str, good: str, power: int) -> None:
    """12 B: 1 cocoa for 1 stone and 1 other resource, any number of times up to P."""
    asked = worship(laid(tile, power, cocoa=9), tile, power)
    assert answers(asked) == [f"trade {times}" for times in range(power + 1)]
    for times in range(1, power + 1):
        found = gains(tile, power, f"trade {times}", cocoa=9)
        assert found == {"cocoa": -times, good: times, "stone": times}


@pytest.mark.parametrize(("tile", "good"), TRADES)
@pytest.mark.parametrize("cocoa", [1, 2, 4])
def test_rule_12_trades_are_limited_by_cocoa(tile: str, good: str, cocoa: int) -> None:
    """12 B: every trade costs 1 cocoa."""
    asked = worship(laid(tile, 5, cocoa=cocoa), tile, 5)
    assert answers(asked) == [f"trade {times}" for times in range(cocoa + 1)]
    found = gains(tile, 5, f"trade {cocoa}", cocoa=cocoa)
    assert found == {"cocoa": -cocoa, good: cocoa, "stone": cocoa}


SETS = {1: 3, 2: 6, 3: 10, 4: 15, 5: 21}  # ways to choose P resources of three kinds


@pytest.mark.parametrize(
    ("power", "text", "changed"),
    [
        (1, "1 gold", {"cocoa": -1, "wood": -1, "gold": 1}),
        (2, "1 stone 1 gold", {"cocoa": -1, "wood": -1, "stone": 1, "gold": 1}),
        (3, "3 stone", {"cocoa": -1, "wood": -1, "stone": 3}),
        (4, "1 wood 2 stone 1 gold", {"cocoa": -1, "stone": 2, "gold": 1}),
        (5, "2 wood 3 gold", {"cocoa": -1, "wood": 1, "gold": 3}),
    ],
)
def test_rule_12_swap_for_power_resources(power: int, text: str, changed: dict[str, int]) -> None:
    """12 B: 1 cocoa and 1 resource (here wood) become P resources of choice, once."""
    tile = "cocoa_and_resource_to_resources"
    before = laid(tile, power, cocoa=2, wood=2)
    asked = worship(before, tile, power, "1 wood")
    assert len(answers(asked)) == SETS[power]
    after = play(asked, text)
    assert changes(before, after, 0) == changed
    assert after.seat == 1


@pytest.mark.parametrize(
    ("goods", "offered"),
    [
        ({"cocoa": 1, "wood": 1}, ["decline", "1 wood"]),
        ({"cocoa": 1, "stone": 3}, ["decline", "1 stone"]),
        ({"cocoa": 5, "wood": 1, "gold": 1}, ["decline", "1 wood", "1 gold"]),
        (
            {"cocoa": 1, "wood": 1, "stone": 1, "gold": 1},
            ["decline", "1 wood", "1 stone", "1 gold"],
        ),
    ],
)
def test_rule_12_swap_of_any_resource_at_hand(goods: dict[str, int], offered: list[str]) -> None:
    """12 B: the resource given is one the player has."""
    tile = "cocoa_and_resource_to_resources"
    assert answers(worship(laid(tile, 3, **goods), tile, 3)) == offered


@pytest.mark.parametrize("goods", [{"cocoa": 2}, {"wood": 2, "stone": 2, "gold": 2}, {}])
def test_rule_12_no_swap_without_cocoa_and_a_resource(goods: dict[str, int]) -> None:
    """12 B: cocoa is no resource, and both are needed; the worker is locked all the same."""
    tile = "cocoa_and_resource_to_resources"
    before = laid(tile, 3, **goods)
    after = worship(before, tile, 3)
    assert changes(before, after, 0, workers=True) == {
        "workers": ["forest1", "forest1", "palace3!1"]
    }
    assert after.seat == 1


# C: cocoa and temples ---


@pytest.mark.parametrize(("power", "cocoa"), [(1, 2), (2, 3), (3, 4), (4, 5), (5, 6)])
def test_rule_12_gain_cocoa(power: int, cocoa: int) -> None:
    """12 C: P + 1 cocoa."""
    assert gains("gain_cocoa", power) == {"cocoa": cocoa}


@pytest.mark.parametrize(
    ("power", "sets"),
    [(1, 3), (2, 3 + 6), (3, 3 + 6 + 10), (4, 3 + 6 + 10 + 15), (5, 3 + 6 + 10 + 15 + 21)],
)
def test_ruling_16_resource_to_cocoa_up_to_power_times(power: int, sets: int) -> None:
    """12 C, ruling 16: any 1 to P resources for 2 cocoa each."""
    tile = "resource_to_cocoa"
    asked = worship(laid(tile, power, wood=9, stone=9, gold=9), tile, power)
    assert len(answers(asked)) == 1 + sets
    found = gains(tile, power, f"{power} gold", wood=9, stone=9, gold=9)
    assert found == {"gold": -power, "cocoa": 2 * power}


@pytest.mark.parametrize(
    ("text", "changed"),
    [
        ("1 wood", {"wood": -1, "cocoa": 2}),
        ("1 wood 1 stone", {"wood": -1, "stone": -1, "cocoa": 4}),
        ("2 stone 1 gold", {"stone": -2, "gold": -1, "cocoa": 6}),
        ("1 wood 2 stone 1 gold", {"wood": -1, "stone": -2, "gold": -1, "cocoa": 8}),
    ],
)
def test_ruling_16_resource_to_cocoa_of_mixed_resources(
    text: str, changed: dict[str, int]
) -> None:
    """12 C, ruling 16: the resources may differ; only what the player has can be sold."""
    tile = "resource_to_cocoa"
    assert gains(tile, 5, text, wood=1, stone=2, gold=1) == changed
    asked = worship(laid(tile, 5, wood=1, stone=2, gold=1), tile, 5)
    assert "2 wood" not in answers(asked)
    assert len(answers(asked)) == 1 + (2 * 3 * 2 - 1)  # decline, or any part of what is there


@pytest.mark.parametrize(("power", "steps"), [(2, 1), (3, 2), (4, 3), (5, 4)])
def test_rule_12_cocoa_to_temples_up_to_power_minus_1_times(power: int, steps: int) -> None:
    """12 C: 1 cocoa a step, P - 1 steps at most, here all on red."""
    tile = "cocoa_to_temples"
    before = laid(tile, power, cocoa=9)
    after = worship(before, tile, power, *["temple red"] * steps)
    vp = {1: 1, 2: 1 + 1, 3: 1 + 1 + 2, 4: 1 + 1 + 2 + 2}[steps]
    assert changes(before, after, 0) == {"cocoa": -steps, "temples.red": steps, "vp": vp}
    assert after.question == "end_turn"  # no further step


def test_rule_12_cocoa_to_temples_of_choice() -> None:
    """12 C: each step on any temple; the cocoa of a green one pays for the next."""
    tile = "cocoa_to_temples"
    texts = ("temple green", "temple blue", "1 gold", "temple red")
    assert gains(tile, 4, *texts, cocoa=2) == {
        "cocoa": -3 + 1,
        "gold": 1,
        "vp": 1,
        "temples.blue": 1,
        "temples.red": 1,
        "temples.green": 1,
    }


def test_rule_12_cocoa_to_temples_stops_without_cocoa() -> None:
    """12 C: with 1 cocoa there is one step, though P - 1 is 4."""
    before = laid("cocoa_to_temples", 5, cocoa=1)
    after = worship(before, "cocoa_to_temples", 5, "temple red")
    assert changes(before, after, 0) == {"cocoa": -1, "temples.red": 1, "vp": 1}
    assert after.seat == 1


def test_rule_12_power_1_on_cocoa_to_temples_has_no_effect() -> None:
    """12 C, ruling 28, T11: P - 1 = 0 steps; the worker is locked there without effect."""
    before = laid("cocoa_to_temples", 1, cocoa=5)
    after = worship(before, "cocoa_to_temples", 1, "end turn")
    assert changes(before, after, 0, workers=True) == {
        "workers": ["forest1", "forest1", "palace1!2"]
    }


def test_ruling_47_paid_temple_steps_need_a_possible_step() -> None:
    """ruling 47: blocked temples are not offered; with none left the steps end."""
    royal = ["tech_vp", "cocoa_to_wood_and_stone", "cocoa_to_temples"]
    before = table(
        seat("gold5 forest1 forest1", cocoa=2, temples=(10, 9, 11)),
        seat(temples=(11, 11, 0)),
        royal_tiles=royal,
    )
    asked = worship(before, "cocoa_to_temples", 5)
    assert answers(asked) == ["decline", "temple red"]
    after = play(asked, "temple red")
    assert changes(before, after, 0) == {"cocoa": -1, "temples.red": 1}
    assert after.seat == 1


# None at all, and whose power ---


@pytest.mark.parametrize(
    ("tile", "text"),
    [
        ("cocoa_to_wood_and_stone", "trade 0"),
        ("cocoa_to_gold_and_stone", "trade 0"),
        ("cocoa_and_resource_to_resources", "decline"),
        ("resource_to_cocoa", "decline"),
        ("cocoa_to_temples", "decline"),
    ],
)
def test_ruling_28_zero_times_is_allowed(tile: str, text: str) -> None:
    """ruling 28: the worker is locked there without effect."""
    before = laid(tile, 4, cocoa=2, wood=1)
    after = worship(before, tile, 4, text)
    space = CATEGORIES[tile]
    assert changes(before, after, 0, workers=True) == {
        "workers": ["forest1", "forest1", f"palace4!{space}"]
    }
    assert after.seat == 1


def test_ruling_28_after_some_steps_the_rest_may_be_left() -> None:
    """ruling 28: up to P - 1 steps means fewer too."""
    found = gains("cocoa_to_temples", 5, "temple red", "decline", cocoa=9)
    assert found == {"cocoa": -1, "temples.red": 1, "vp": 1}


def test_rule_12_power_of_the_worker_just_locked() -> None:
    """rule 12: the others at the palace, locked or not, don't matter."""
    before = table(seat("gold2 palace5 palace4!1", cocoa=0))
    after = worship(before, "gain_cocoa", 2)
    assert changes(before, after, 0)["cocoa"] == 3
    assert facts_of(after, 0)["workers"] == ["palace2!0", "palace4!1", "palace5"]
