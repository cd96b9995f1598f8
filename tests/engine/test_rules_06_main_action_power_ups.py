"""rule 6.4: the power-ups of a main action; ruling 10, ruling 30, ruling 31."""

import pytest

from table import answers, board_of, changes, play, seat, table


def test_rule_6_4_power_up_turns_a_3_into_a_4() -> None:
    """rule 6.4 (T1 of the examples): a lone worker takes the power-up by itself."""
    before = table(seat(workers="palace3 nobles1 nobles1"))
    after = play(before, "move 3@palace to stone_quarry", "main action")
    assert changes(before, after, 0, workers=True) == {
        "stone": 1,
        "workers": ["nobles1", "nobles1", "stone_quarry4"],
    }


def test_rule_6_4_only_own_free_workers_of_that_board() -> None:
    """rule 6.4: not those elsewhere, not the locked one, not another player's."""
    before = table(
        seat(cocoa=2, workers="palace1 forest3 forest4! nobles2"),
        seat(workers="forest5 palace1 palace1"),
    )
    asked = play(before, "move 1@palace to forest", "main action")
    assert answers(asked) == ["worker 1@forest", "worker 3@forest"]


def test_ruling_10_power_ups_are_mandatory_and_one_at_a_time() -> None:
    """ruling 10: no way to decline; the second choice knows the first worker's new power."""
    before = table(seat(cocoa=1, workers="palace1 forest2 forest4"))
    asked = play(before, "move 1@palace to forest", "main action")
    assert answers(asked) == ["worker 1@forest", "worker 2@forest", "worker 4@forest"]
    again = play(asked, "worker 1@forest")
    assert answers(again) == ["worker 2@forest", "worker 4@forest"]
    assert changes(asked, again, 0, workers=True) == {
        "workers": ["forest2", "forest2", "forest4"]
    }


@pytest.mark.parametrize(
    ("first", "second", "powers"),
    [
        ("worker 2@forest", "worker 3@forest", ["forest1", "forest4", "forest4"]),
        ("worker 2@forest", "worker 4@forest", ["forest1", "forest3", "forest5"]),
        ("worker 1@forest", "worker 2@forest", ["forest2", "forest3", "forest4"]),
        ("worker 4@forest", "worker 2@forest", ["forest1", "forest3", "forest5"]),
    ],
)
def test_ruling_10_two_power_ups_on_one_worker_or_two(
    first: str, second: str, powers: list[str]
) -> None:
    """ruling 10, rule 6.4 (T3 of the examples): one worker twice, or two workers once."""
    before = table(seat(cocoa=1, workers="palace1 forest2 forest4"))
    after = play(before, "move 1@palace to forest", "main action", first, second)
    assert changes(before, after, 0, workers=True) == {"wood": 2, "workers": powers}
    assert board_of(after, "turn", "seat") == 1


def test_ruling_31_ascended_worker_takes_no_further_power_up() -> None:
    """ruling 31: the first power-up sends the 5 to the palace; the second is for the others."""
    before = table(seat(cocoa=1, workers="palace1 forest2 forest5"))
    asked = play(
        before, "move 1@palace to forest", "main action", "worker 5@forest", "ascend cocoa"
    )
    assert answers(asked) == ["worker 1@forest", "worker 2@forest"]
    after = play(asked, "worker 2@forest")
    assert changes(before, after, 0, workers=True) == {
        "cocoa": -1 + 1 + 5,
        "wood": 2,
        "avenue": 1,
        "workers": ["forest1", "forest3", "palace1"],
    }


def test_ruling_31_power_up_without_a_worker_is_lost() -> None:
    """ruling 31: counted as three by two tiles, but the only worker there has ascended."""
    before = table(
        seat(wood=2, workers="forest5 palace1 palace1", discoveries="extra_worker extra_worker")
    )
    after = play(
        before,
        "move 5@forest to nobles",
        "use extra_worker",
        "use extra_worker",  # and the main action, the only one left
        "ascend vp",
    )
    assert changes(before, after, 0, workers=True) == {
        "wood": -2,
        "vp": 7 + 5,
        "avenue": 2,
        "discoveries.extra_worker": -2,
        "used_discoveries.extra_worker": 2,
        "workers": ["palace1", "palace1", "palace1"],
    }
    assert board_of(after, "turn", "seat") == 1


# ruling 30: power_up_twice in the middle of a main action ---


def test_ruling_30_power_up_twice_at_the_power_ups_may_raise_the_mover() -> None:
    """ruling 30: the action is resolved up to its power-ups, so the mover may be raised."""
    before = table(seat(workers="palace1 nobles2 nobles4", discoveries="power_up_twice"))
    asked = play(before, "move 1@palace to forest", "main action")
    assert answers(asked) == ["worker 1@forest", "use power_up_twice"]
    used = play(asked, "use power_up_twice")
    assert answers(used) == ["worker 1@forest", "worker 2@nobles", "worker 4@nobles"]
    after = play(used, "worker 1@forest", "worker 4@nobles")
    assert changes(before, after, 0, workers=True) == {
        "cocoa": 1,
        "discoveries.power_up_twice": -1,
        "used_discoveries.power_up_twice": 1,
        "workers": ["forest3", "nobles2", "nobles5"],
    }


def test_ruling_30_power_up_twice_between_two_tiles_spares_the_mover() -> None:
    """ruling 30: while tiles are placed the mover is out of reach, its neighbour isn't."""
    before = table(
        seat(
            cocoa=1,
            stone=4,
            workers="forest1 construction2 palace3",
            discoveries="power_up_twice",
        ),
        pyramid_display=["....", "b..."],
    )
    used = play(
        before,
        "move 1@forest to construction",
        "main action",
        "pick ....",
        "place 1-1-4 turn 0",
        "use power_up_twice",
    )
    assert sorted(answers(used)) == ["worker 2@construction", "worker 3@palace"]


def test_ruling_30_power_up_twice_at_an_avenue_purchase_takes_the_only_one_twice() -> None:
    """ruling 30: the nobles' avenue step asks in mid-action; one worker is left for both."""
    before = table(
        seat(
            wood=2,
            avenue=2,
            workers="forest1 palace2 gold4! forest3!",
            discoveries="power_up_twice",
        ),
        discoveries={"avenue_3": ["mask_1"]},
    )
    asked = play(before, "move 1@forest to nobles", "main action")
    assert answers(asked) == ["decline", "use power_up_twice"]
    after = play(asked, "use power_up_twice")  # nothing else is left but to decline
    expected = {
        "wood": -2,
        "vp": 3,
        "avenue": 1,
        "discoveries.power_up_twice": -1,
        "used_discoveries.power_up_twice": 1,
        "workers": ["forest3!0", "gold_deposits4!0", "nobles2", "palace4"],
    }
    assert changes(before, after, 0, workers=True) == expected


def test_ruling_30_power_up_twice_before_the_main_action_spares_the_mover() -> None:
    """ruling 30: between move and action only the others can be raised."""
    before = table(seat(workers="palace1 nobles2 nobles4", discoveries="power_up_twice"))
    used = play(before, "move 1@palace to forest", "use power_up_twice")
    assert answers(used) == ["worker 2@nobles", "worker 4@nobles"]


# Tiles and unlocking at the power-ups ---


def test_rule_6_4_tile_bought_in_the_action_may_be_used_before_its_power_up() -> None:
    """rule 6.4, rule 3.6, ruling 40: 4 cocoa of the tile just bought unlock the worker beside it.

    The green match of the decoration leads to a large step, where the tile is bought. With its
    cocoa the locked 4 could be freed and take the power-up instead of the mover.
    """
    before = table(
        seat(gold=4, temples=(0, 0, 2), workers="forest1 decorations4! palace1"),
        decoration_display=["BG"],
        discoveries={"green_3": ["cocoa"]},
    )
    bought = play(
        before, "move 1@forest to decorations", "main action", "decorate BG top", "buy cocoa"
    )
    assert bought.question == "power_up"
    assert answers(bought) == ["worker 1@decorations", "use cocoa"]
    freed = play(bought, "use cocoa", "unlock for 3 cocoa")
    assert sorted(answers(freed)) == ["worker 1@decorations", "worker 4@decorations"]
    after = play(freed, "worker 4@decorations")
    assert changes(before, after, 0, workers=True) == {
        "gold": -3 - 1,
        "cocoa": 4 - 3,
        "vp": 3 + 1,
        "track": 1,
        "temples.green": 1,
        "used_discoveries.cocoa": 1,
        "workers": ["decorations1", "decorations5", "palace1"],
    }
