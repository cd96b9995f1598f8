"""rule 2.8: starting tiles drafted face up; and which options may be combined."""

from collections import Counter
from typing import Any

import pytest

from table import answers, board_of, facts_of, play, table
from teotihuacan import Event, Position, Setup, SetupError


def drafted(players: int, seed: int) -> Position:
    """A new game with the draft."""
    return Position.new(Setup(players=players, draft=True), seed)


def pool(position: Position) -> list[int]:
    """The tiles that lie face up."""
    return [entry["tile"] for entry in board_of(position, "starting", "pool")]


@pytest.mark.parametrize(("players", "count"), [(2, 6), (3, 8), (4, 10)])
def test_rule_2_8_tiles_on_offer(players: int, count: int) -> None:
    """rule 2.8: 6 / 8 / 10 different tiles for 2 / 3 / 4 players; all 18 turn up."""
    found: set[int] = set()
    for seed in range(60):
        tiles = pool(drafted(players, seed))
        assert len(tiles) == len(set(tiles)) == count
        found |= set(tiles)
    assert found == set(range(1, 19))


def test_rule_2_8_discoveries_beside_tiles_4_and_14() -> None:
    """rule 2.8: each tile that shows a discovery has a face-up discovery beside it."""
    for seed in range(60):
        for entry in board_of(drafted(4, seed), "starting", "pool"):
            assert (entry["sees"] is not None) is (entry["tile"] in (4, 14))


@pytest.mark.parametrize(
    ("players", "order"),
    [(2, [0, 1, 1, 0]), (3, [0, 1, 2, 2, 1, 0]), (4, [0, 1, 2, 3, 3, 2, 1, 0])],
)
def test_rule_2_8_turn_order_then_reverse(players: int, order: list[int]) -> None:
    """rule 2.8, T17: one tile each in turn order, a second in reverse order."""
    position = drafted(players, 3)
    seats = []
    while position.question == "take_starting_tile":
        seats.append(position.seat)
        position = play(position, answers(position)[-1])
    assert seats == order


def test_rule_2_8_any_tile_that_still_lies_there() -> None:
    """rule 2.8: every tile of the pool may be taken; a taken one is gone, openly."""
    position = drafted(3, 7)
    left = sorted(pool(position))
    for _ in range(6):
        assert answers(position) == [f"take tile {tile}" for tile in left]
        at, tile = position.seat, left.pop(len(left) // 2)
        events: list[Event] = []
        position = play(position, f"take tile {tile}", events=events)
        assert (events[0].kind, events[0].seat) == ("starting_tile_kept", at)
        kept = [entry["tile"] for entry in facts_of(position, at)["starting_tiles"]]
        assert tile in kept
    assert pool(position) == []


def last_take(sees: str | None = "mask_1") -> Position:
    """Seat 0 takes its second tile: 3 beside 1, or 4 with what it shows."""
    return table(
        {"workers": [{"board": None}] * 3, "starting_tiles": [{"tile": 1}]},
        options={"draft": True},
        starting={"pool": [{"tile": 3}, {"tile": 4, "sees": sees}, {"tile": 9}]},
        stack=[
            {"question": "place_neutral_dice"},
            {"question": "place_worker"},
            {"question": "take_starting_goods"},
            {"question": "reveal_starting_tiles"},
            {"question": "take_starting_tile", "which": 1},
        ],
    )


def test_rule_2_8_goods_after_the_draft() -> None:
    """rule 2.8, rule 2.3: tiles 1 and 3 give 3 cocoa 5 wood and 1 wood 2 stone 3 gold."""
    after = play(last_take(), "take tile 3")
    facts = facts_of(after, 0)
    assert (facts["cocoa"], facts["wood"], facts["stone"], facts["gold"]) == (3, 6, 2, 3)
    assert after.question == "place_worker"


def test_rule_2_8_discovery_of_a_drafted_tile_may_be_bought() -> None:
    """rule 2.8, rule 2.3: mask_1 beside tile 4 costs 2 cocoa and 1 gold."""
    after = play(last_take(), "take tile 4")
    assert answers(after) == ["decline", "buy mask_1"]
    after = play(after, "buy mask_1")
    facts = facts_of(after, 0)
    assert (facts["cocoa"], facts["wood"], facts["gold"]) == (3 + 2 - 2, 5, 3 - 1)
    assert facts["discoveries.mask_1"] == 1


@pytest.mark.parametrize("takes", [("take tile 3",), ("take tile 4", "decline")])
def test_rule_2_7_unbought_discoveries_of_the_draft_return(takes: tuple[str, ...]) -> None:
    """rule 2.7, rule 2.8: left beside its tile or declined, the discovery goes into the stack."""
    before = last_take()
    assert "mask_1" not in board_of(before, "stacks", "discoveries")
    after = play(before, *takes)
    assert board_of(after, "stacks", "discoveries", "mask_1") == 1
    assert pool(after) == []


@pytest.mark.parametrize("players", [2, 3, 4])
def test_rule_2_8_set_up_ends_as_without_draft(players: int) -> None:
    """rule 2.8, rule 2.4, rule 2.7: three workers each, two kept tiles each, 54 discoveries,
    seat 0 begins."""
    for seed in range(30):
        position = drafted(players, seed)
        while position.question != "turn":
            legal = position.legal_actions()
            position.apply(legal[seed % len(legal)])
        assert position.seat == 0
        tiles = Counter(board_of(position, "stacks", "discoveries"))
        for spot in board_of(position, "discoveries").values():
            tiles += Counter(spot)
        for player in board_of(position, "players"):
            tiles += Counter(player["discoveries"])
            assert len({worker["board"] for worker in player["workers"]}) == 3
            assert len(player["starting_tiles"]) == 2
        assert tiles.total() == 54


# Options ---


def test_rule_2_6_first_game_excludes_the_draft() -> None:
    """rule 2.6, rule 2.8: a first game has no starting tiles to draft."""
    with pytest.raises(SetupError, match="draft"):
        Setup(players=3, first_game=True, draft=True)


@pytest.mark.parametrize("players", [0, 5, -1])
def test_rule_1_5_only_1_to_4_players(players: int) -> None:
    """rule 1.5, rule 2.1, rule 15.1: the tables of the set-up are for 2, 3 or 4 players, or
    one and the bot."""
    with pytest.raises(SetupError, match="players must be 1, 2, 3 or 4"):
        Setup(players=players)


@pytest.mark.parametrize("opening", [{}, {"first_game": True}, {"draft": True}])
def test_rule_10_and_ruling_37_variants_go_with_every_opening(opening: dict[str, Any]) -> None:
    """rule 10, ruling 37: dark eclipse and advanced worship are off unless asked for."""
    plain = Setup(players=2, **opening)
    assert (plain.dark_eclipse, plain.advanced_worship) == (False, False)
    both = Setup(players=2, dark_eclipse=True, advanced_worship=True, **opening)
    assert Position.new(both, 1).setup == both
