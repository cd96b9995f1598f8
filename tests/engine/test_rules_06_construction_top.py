"""rule 6.10: the top tile completes the pyramid and brings the last eclipse."""

from typing import Any

import pytest

from table import answers, board_of, changes, play, seat, table
from teotihuacan import Position
from teotihuacan.engine.components import COMPONENTS

MOVE = "move 1@forest to construction"
TOP = "place 4-1-1 turn 0"
CELLS = [[k, r, c] for k in range(3) for r in range(4 - k) for c in range(4 - k)]
PYRAMID = [
    {"cell": cell, "tile": tile}
    for cell, tile in zip(CELLS, COMPONENTS["pyramid"]["tiles"], strict=False)
]


def at_the_top(players: int = 2, who: int = 0, **parts: Any) -> Position:
    """All cells but the top are built; the seat whose turn it is can afford the top tile."""
    seats = [seat(workers="forest1 palace1 palace1", stone=2, wood=3) for _ in range(players)]
    return table(*seats, pyramid=PYRAMID, pyramid_display=["grgR"], turn={"seat": who}, **parts)


def idle_turn(position: Position) -> Position:
    """A turn that only collects cocoa."""
    return play(position, answers(position)[0], "collect cocoa")


def idle_turns(position: Position) -> tuple[int, Position]:
    """Idle turns until an eclipse is scored: how many, and the position then."""
    count = 0
    while position.question == "turn":
        position = idle_turn(position)
        count += 1
    assert position.question == "salary"
    return count, position


def paid_out(position: Position) -> Position:
    """Nobody pays any salary."""
    while position.question == "salary":
        position = play(position, "pay 0")
    return position


def test_rule_6_10_top_tile_moves_the_light_disc_at_once() -> None:
    """rule 6.10, ruling 14: 7 VP and the match; in the same turn the discs have met.

    The discovery tile held keeps the turn open. "grgR" on ". r r b": one match.
    """
    before = table(
        seat(workers="forest1 palace1 palace1", stone=2, wood=3, discoveries="victory_points"),
        pyramid=PYRAMID,
        pyramid_display=["grgR"],
        calendar={"light": 3},
    )
    after = play(before, MOVE, "main action", "pick grgR", TOP)
    assert changes(before, after, 0) == {"stone": -2, "wood": -3, "vp": 7 + 1, "track": 1}
    assert after.question == "end_turn"
    calendar = board_of(after, "calendar")
    assert (calendar["light"], calendar["dark"]) == (10, 10)
    assert calendar["pyramid_complete"] is True
    assert calendar["over"] is False
    assert calendar["eclipses_scored"] == 0


@pytest.mark.parametrize(
    ("players", "who", "turns"),
    [
        # The rest of the round, then one more round; after the last player just one round.
        (2, 0, 1 + 2),
        (2, 1, 2),
        (3, 1, 1 + 3),
        (4, 0, 3 + 4),
        (4, 1, 2 + 4),
        (4, 3, 4),
    ],
)
def test_ruling_14_last_eclipse_keeps_the_normal_timing(
    players: int, who: int, turns: int
) -> None:
    """ruling 14, rule 6.10, rule 9.1: the round is finished, one more follows, then it's over."""
    before = at_the_top(players, who, calendar={"light": 3})
    after = play(before, MOVE, "main action", TOP)
    count, eclipse = idle_turns(after)
    assert count == turns
    end = paid_out(eclipse)
    assert end.over
    assert board_of(end, "calendar", "eclipses_scored") == 1


def test_rule_6_10_dark_eclipse_variant_scores_right_after_the_turn() -> None:
    """rule 6.10, rule 10: the top tile's own turn is the last one (nobody has cocoa to pay)."""
    before = at_the_top(3, 1, options={"dark_eclipse": True})
    after = play(before, MOVE, "main action", TOP)
    assert after.over
    assert board_of(after, "calendar", "eclipses_scored") == 1


@pytest.mark.parametrize("scored", [0, 1])
def test_ruling_44_top_tile_in_the_extra_round_makes_that_eclipse_the_last(scored: int) -> None:
    """ruling 44: two turns were left; after them the game ends, no further round is added."""
    before = at_the_top(
        calendar={
            "light": (10, 9)[scored],
            "eclipses_scored": scored,
            "eclipse_in_turns": 2,
        }
    )
    after = play(before, MOVE, "main action", TOP)
    count, eclipse = idle_turns(after)
    assert count == 1
    end = paid_out(eclipse)
    assert end.over
    assert board_of(end, "calendar", "eclipses_scored") == scored + 1


def test_ruling_44_without_the_top_tile_the_game_goes_on() -> None:
    """ruling 44, the other way round: the same eclipse with an idle turn instead."""
    before = at_the_top(calendar={"light": 10, "eclipse_in_turns": 2})
    _, eclipse = idle_turns(idle_turn(before))
    after = paid_out(eclipse)
    assert not after.over
    assert after.question == "turn"
    assert board_of(after, "calendar", "light") == 0


def test_rule_6_10_ascension_after_the_top_tile_moves_no_disc() -> None:
    """rule 6.10, rule 9.1: the builder's power-up is an ascension; its step of the disc is
    lost."""
    before = table(
        seat(workers="forest5 palace1 palace1", stone=2, wood=3),
        pyramid=PYRAMID,
        pyramid_display=["grgR"],
    )
    after = play(before, "move 5@forest to construction", "main action", TOP, "ascend vp")
    assert changes(before, after, 0, workers=True) == {
        "stone": -2,
        "wood": -3,
        "vp": 7 + 1 + 5,
        "track": 1,
        "avenue": 1,
        "workers": ["palace1", "palace1", "palace1"],
    }
    assert board_of(after, "calendar", "light") == 10
    assert idle_turns(after)[0] == 3


def test_rule_6_10_nothing_can_be_built_on_a_complete_pyramid() -> None:
    """rule 6.10: two tiles shown and two workers, but after the top no cell is left."""
    before = table(
        seat(cocoa=1, workers="forest1 construction2 palace1", stone=9, wood=9),
        pyramid=PYRAMID,
        pyramid_display=["grgR", "...."],
    )
    after = play(before, MOVE, "main action", "pick grgR", TOP)
    assert after.question == "power_up"
    assert changes(before, after, 0) == {
        "cocoa": -1,
        "stone": -2,
        "wood": -3,
        "vp": 7 + 1,
        "track": 1,
    }
