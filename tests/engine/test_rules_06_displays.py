"""ruling 22: displays are refilled at the end of the turn, as far as there are tiles.

A victory_points tile in hand keeps the turns below open, so that the moment before their end can
be seen.
"""

import pytest

from table import answers, board_of, changes, play, seat, table


@pytest.mark.parametrize(("stack", "refill"), [({"RR": 1}, "RR"), ({}, None)])
def test_ruling_22_decoration_display_is_refilled_at_the_end_of_the_turn(
    stack: dict[str, int], refill: str | None
) -> None:
    """ruling 22: nothing new is shown before the turn is over; an empty stack refills nothing."""
    before = table(
        seat(gold=3, workers="forest1 palace1 palace1", discoveries="victory_points"),
        decoration_display=["BR", "GR", "G.", "B."],
        stacks={"decorations": stack},
    )
    after = play(before, "move 1@forest to decorations", "main action", "decorate GR top")
    assert answers(after) == ["end turn", "use victory_points"]
    assert board_of(after, "decoration_display") == ["BR", None, "G.", "B."]
    after = play(after, "end turn")
    assert board_of(after, "decoration_display") == ["BR", refill, "G.", "B."]
    assert board_of(after, "stacks", "decorations") == {}


@pytest.mark.parametrize(
    ("stack", "refill"), [({"b...": 1, "gbr.": 1}, {"b...", "gbr."}), ({}, {None})]
)
def test_ruling_22_pyramid_display_is_refilled_at_the_end_of_the_turn(
    stack: dict[str, int], refill: set[str | None]
) -> None:
    """ruling 22: no new tile during the action; an empty stack leaves the spaces empty."""
    before = table(
        seat(
            cocoa=1,
            stone=4,
            workers="forest1 construction2 palace1",
            discoveries="victory_points",
        ),
        pyramid_display=["....", "b.Rg", "...r"],
        stacks={"pyramid": stack},
    )
    first = play(
        before, "move 1@forest to construction", "main action", "pick ....", "place 1-1-4 turn 0"
    )
    assert board_of(first, "pyramid_display") == [None, "b.Rg", "...r"]
    second = play(first, "pick ...r", "place 1-4-4 turn 0", "worker 1@construction")
    assert answers(second) == ["end turn", "use victory_points"]
    assert board_of(second, "pyramid_display") == [None, "b.Rg", None]
    after = play(second, "end turn")
    display = board_of(after, "pyramid_display")
    assert display[1] == "b.Rg"
    assert {display[0], display[2]} == refill
    assert board_of(after, "stacks", "pyramid") == {}


@pytest.mark.parametrize(("stack", "refill"), [({"mask_7": 1}, ["mask_7"]), ({}, [])])
def test_ruling_22_worship_discovery_is_replaced_at_the_end_of_the_turn(
    stack: dict[str, int], refill: list[str]
) -> None:
    """ruling 22: the place beside the worship area stays empty until the turn is over."""
    beside = {
        "palace": ["mask_1"],
        "forest": ["double_move"],
        "stone_quarry": ["mask_2"],
        "gold_deposits": ["mask_3"],
        "decorations": ["mask_4"],
    }
    before = table(
        seat(workers="palace1 nobles1 nobles1", discoveries="victory_points"),
        discoveries=beside,
        stacks={"discoveries": stack},
    )
    bought = play(before, "move 1@palace to forest", "worship forest for discovery")
    assert changes(before, bought, 0) == {"discoveries.double_move": 1}
    assert answers(bought) == ["end turn", "use victory_points"]
    assert board_of(bought, "discoveries", "forest") == []
    after = play(bought, "end turn")
    now = board_of(after, "discoveries")
    assert {spot: now[spot] for spot in beside} == {**beside, "forest": refill}
