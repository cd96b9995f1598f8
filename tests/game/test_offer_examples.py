"""Whole prices, one by one: what an answer costs and brings, what it asks for, what it wastes."""

from typing import Any

import pytest

from table import play, seat, table
from teotihuacan import Position
from teotihuacan.engine.constants import AVENUE_END, TOP
from teotihuacan.game.effects import merge_effects
from teotihuacan.game.offers import Offer, offers

WORKERS = "nobles2 alchemy1 alchemy1"  # the first goes on to the gold deposits


def offer(position: Position, text: str) -> Offer:
    """The answer with this text."""
    return next(one for one in offers(position) if one["text"] == text)


def price(one: Offer) -> dict[str, Any]:
    """All that an answer costs and brings, by kind."""
    effects = merge_effects(one["effects"], one.get("later", []))
    return {e["kind"]: e.get("amount", e.get("discovery", True)) for e in effects}


def at_gold_deposits(tile: str, **facts: Any) -> Position:
    """A worker has come to the gold deposits, where a discovery tile lies."""
    before = table(seat(WORKERS, **facts), discoveries={"gold_deposits": [tile]})
    return play(before, "move 2@nobles to gold_deposits")


def waste(one: Offer) -> list[str]:
    """The kinds of what an answer wastes."""
    return [found["kind"] for found in one.get("waste", [])]


# Worship for both ---


def test_worship_for_both_tells_step_tile_and_all_its_cocoa() -> None:
    position = at_gold_deposits("power_up_twice", cocoa=4)
    both = offer(position, "worship gold_deposits with discovery")
    assert price(both) == {
        "cocoa": -2,
        "temple_blue": 1,
        "resources": 1,
        "bought": "power_up_twice",
        "locked": True,
    }
    assert both["asks"] == ["gain_resources"]
    assert "waste" not in both


def test_both_orders_come_to_the_same() -> None:
    position = at_gold_deposits("power_up_twice", cocoa=4, temples=(1, 0, 0))
    order = play(position, "worship gold_deposits with discovery")
    ability, tile = offers(order)
    assert (ability["kind"], tile["kind"]) == ("ability_first", "discovery_first")
    assert price(ability) == price(tile)
    assert ability.get("asks") == tile.get("asks")
    assert price(tile)["cocoa"] == -1


def test_a_tile_that_can_not_be_paid_is_a_waste() -> None:
    position = at_gold_deposits("power_up_twice", cocoa=1)
    both = offer(position, "worship gold_deposits with discovery")
    assert waste(both) == ["tile_unpaid"]
    assert "bought" not in price(both)
    assert not waste(offer(position, "worship gold_deposits"))


def test_a_held_tile_may_pay_for_it() -> None:
    position = at_gold_deposits("power_up_twice", cocoa=1, discoveries="cocoa")
    assert not waste(offer(position, "worship gold_deposits with discovery"))


# Tiles, abilities and steps to no effect ---


def test_a_tile_without_use_is_a_waste() -> None:
    position = at_gold_deposits("temple_green", cocoa=4, temples=(0, 0, TOP))
    for part in ("for", "with"):
        told = offer(position, f"worship gold_deposits {part} discovery").get("waste")
        assert told == [{"kind": "tile_useless", "discovery": "temple_green"}]
    useful = at_gold_deposits("temple_green", cocoa=4)
    assert not waste(offer(useful, "worship gold_deposits for discovery"))


def test_a_mask_is_no_waste() -> None:
    position = at_gold_deposits("mask_3", cocoa=4, wood=2, stone=2, gold=2)
    assert not waste(offer(position, "worship gold_deposits for discovery"))


def test_a_step_at_the_top_of_a_temple_is_lost() -> None:
    position = at_gold_deposits("mask_3", temples=(TOP, 0, 0))
    assert waste(offer(position, "worship gold_deposits")) == ["step_lost"]


def test_a_royal_tile_may_bring_nothing() -> None:
    royal = ["tech_vp", "cocoa_to_wood_and_stone", "gain_cocoa"]
    position = play(
        table(seat("gold1 nobles1 nobles1"), royal_tiles=royal), "move 1@gold_deposits to palace"
    )
    assert waste(offer(position, "worship tech_vp")) == ["ability_in_vain"]
    assert waste(offer(position, "worship cocoa_to_wood_and_stone")) == ["ability_in_vain"]
    assert not waste(offer(position, "worship gain_cocoa"))


@pytest.mark.parametrize(("steps", "told"), [(AVENUE_END - 1, []), (AVENUE_END, ["avenue_end"])])
def test_there_is_no_step_at_the_end_of_the_avenue(steps: int, told: list[str]) -> None:
    before = table(seat("decorations1 alchemy1 alchemy1", wood=2, cocoa=9, avenue=steps))
    position = play(before, "move 1@decorations to nobles")
    assert waste(offer(position, "main action")) == told


# Salary ---


@pytest.mark.parametrize(("vp", "vain"), [(20, []), (0, ["salary_in_vain"])])
def test_a_salary_that_saves_no_vp_is_a_waste(vp: int, vain: list[str]) -> None:
    position = salary(cocoa=2, vp=vp)
    assert price(offer(position, "pay 2")) == {
        "cocoa": -2,
        "unpaid": 1,
        **({"vp": -3} if vp else {}),
    }
    assert waste(offer(position, "pay 2")) == vain
    assert not waste(offer(position, "pay 0"))


def salary(**facts: Any) -> Position:
    """The first seat is asked for its salary: the other one has ended the last turn."""
    calendar = {"light": 10, "eclipses_scored": 0, "eclipse_in_turns": 1}
    before = table(seat(**facts), calendar=calendar, turn={"seat": 1})
    return play(before, "move 1@palace to stone_quarry", "collect cocoa")
