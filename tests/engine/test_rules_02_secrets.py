"""ruling 34, ruling 50: what a seat can't know, as `determinize` deals it anew."""

from collections import Counter
from typing import Any

import pytest

from table import board_of, facts_of, play, seat, table
from teotihuacan import Position, Setup, TeotihuacanError
from teotihuacan.game.position_json import position_to_json

SEEDS = range(60)


def dealt(*tiles: int | tuple[int, str]) -> list[dict[str, Any]]:
    """A hand of starting tiles; a pair is a tile with the discovery it shows."""
    return [
        {"tile": entry[0], "sees": entry[1]} if isinstance(entry, tuple) else {"tile": entry}
        for entry in tiles
    ]


def choosing(
    first: list[dict[str, Any]],
    second: list[dict[str, Any]],
    *,
    chosen: tuple[int, int] | None = None,
    chance: int = 1,
) -> Position:
    """Two seats choose among dealt tiles; with `chosen` seat 0 has done so already."""
    stack: list[dict[str, Any]] = [{"question": "place_neutral_dice"}]
    stack += [{"question": "place_worker", "seat": at} for at in (1, 0)]
    stack += [{"question": "take_starting_goods", "seat": at} for at in (1, 0)]
    stack += [{"question": "reveal_starting_tiles"}]
    stack += [{"question": "keep_starting_tiles", "seat": at} for at in (1, 0)]
    unplaced = {"workers": [{"board": None}] * 3}
    kept = [entry for entry in first if entry["tile"] in (chosen or ())]
    return table(
        {**unplaced, "starting_tiles": kept},
        unplaced,
        starting={"secret": True, "hands": [first, second]},
        stack=stack[:-1] if chosen else stack,
        chance=chance,
    )


def hand(position: Position, at: int) -> list[tuple[int, str | None]]:
    """A seat's dealt tiles with what they show."""
    dealt = board_of(position, "starting", "hands", at)
    return [(entry["tile"], entry["sees"]) for entry in dealt]


def tiles_of(position: Position) -> list[int]:
    """All tiles in the hands."""
    hands = board_of(position, "starting", "hands")
    return [entry["tile"] for dealt in hands for entry in dealt]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_ruling_34_own_hand_stays_others_vary(players: int) -> None:
    """ruling 34: a seat knows its own four tiles and what they show, of the others none."""
    for at in range(players):
        position = Position.new(Setup(players=players), 12)
        worlds = [position.determinize(at, seed) for seed in SEEDS]
        assert all(hand(world, at) == hand(position, at) for world in worlds)
        own = {tile for tile, _ in hand(position, at)}
        for other in set(range(players)) - {at}:
            found = {tile for world in worlds for tile, _ in hand(world, other)}
            assert found == set(range(1, 19)) - own


def test_ruling_34_a_spectator_knows_no_hand() -> None:
    """ruling 34: for seat -1 every hand is dealt anew."""
    worlds = [Position.new(Setup(players=2), 12).determinize(-1, seed) for seed in SEEDS]
    for at in (0, 1):
        assert {tile for world in worlds for tile, _ in hand(world, at)} == set(range(1, 19))


def test_ruling_34_dealt_anew_is_dealt_by_the_rules() -> None:
    """ruling 34: no tile twice, tiles 4 and 14 show a discovery, all 54 are somewhere."""
    position = Position.new(Setup(players=4), 3)
    for seed in SEEDS:
        world = position.determinize(seed % 4, seed)
        assert len(set(tiles_of(world))) == 16
        tiles = Counter(board_of(world, "stacks", "discoveries"))
        for spot in board_of(world, "discoveries").values():
            tiles += Counter(spot)
        for at in range(4):
            for tile, sees in hand(world, at):
                assert (sees is not None) is (tile in (4, 14))
            tiles += Counter(sees for _, sees in hand(world, at) if sees)
        assert tiles.total() == 54


def test_ruling_34_the_choice_among_dealt_tiles_is_secret() -> None:
    """ruling 34, ruling 50: seat 1 doesn't know what seat 0 has kept; seat 0 does."""
    position = choosing(dealt(1, 2, 3, 5), dealt(6, 7, 8, 9), chosen=(2, 5))
    assert position.seat == 1
    worlds = [position.determinize(1, seed) for seed in range(200)]
    found = set()
    for world in worlds:
        kept = [entry["tile"] for entry in facts_of(world, 0)["starting_tiles"]]
        assert set(kept) <= {tile for tile, _ in hand(world, 0)}
        found |= set(kept)
    assert found == set(range(1, 19)) - {6, 7, 8, 9}
    for seed in SEEDS:
        own = facts_of(position.determinize(0, seed), 0)["starting_tiles"]
        assert [entry["tile"] for entry in own] == [2, 5]


def test_ruling_34_all_else_stays() -> None:
    """ruling 34: board, displays, goods, options and the question are open information."""
    position = Position.new(Setup(players=3, dark_eclipse=True), 21)
    world = position.determinize(1, 99)
    before, after = position_to_json(position), position_to_json(world)
    for hidden in ("chance", "starting", "stacks"):
        del before[hidden], after[hidden]
    assert after == before
    assert world.legal_actions() == position.legal_actions()
    assert (world.seat, world.question) == (position.seat, position.question)


@pytest.mark.parametrize("chosen", [None, (2, 5)])
def test_ruling_34_positions_that_differ_in_hidden_facts_look_alike(
    chosen: tuple[int, int] | None,
) -> None:
    """ruling 34: other hands, choices and chance lead seat 1 to the very same worlds."""
    own = dealt(6, 7, (14, "mask_7"), 9)
    one = choosing(dealt(1, 2, 3, 5), own, chosen=chosen, chance=1)
    another = choosing(
        dealt((4, "mask_1"), 12, 2, 5), own, chosen=(4, 12) if chosen else None, chance=777
    )
    assert one != another
    for seed in SEEDS:
        assert one.determinize(1, seed) == another.determinize(1, seed)


def test_ruling_34_secrets_end_when_all_have_chosen() -> None:
    """ruling 34, ruling 50: once the last seat has chosen, everybody's kept tiles are known."""
    position = choosing(dealt(1, 2, 3, 5), dealt(6, 10, 13, 9), chosen=(1, 2))
    after = play(position, "keep tile 6 and tile 10")
    assert board_of(after, "starting", "secret") is False
    for seed in SEEDS:
        world = after.determinize(1, seed)
        kept = [entry["tile"] for entry in facts_of(world, 0)["starting_tiles"]]
        assert kept == [1, 2]


def test_ruling_34_face_up_tiles_of_a_draft_are_open() -> None:
    """ruling 34: the draft has no secrets but the stacks."""
    position = Position.new(Setup(players=4, draft=True), 2)
    pool = board_of(position, "starting", "pool")
    for seed in SEEDS:
        assert board_of(position.determinize(0, seed), "starting", "pool") == pool


def test_ruling_34_stacks_are_hidden() -> None:
    """ruling 34: which tile a stack brings next differs from world to world."""
    before = table(seat("palace1 forest1 forest1"))
    drawn = set()
    for seed in SEEDS:
        world = before.determinize(0, seed)
        assert board_of(world, "stacks") == board_of(before, "stacks")
        after = play(world, "move 1@palace to stone_quarry", "collect cocoa")
        drawn.add(board_of(after, "decoration_display", 0))
    assert len(drawn) == 15


def test_ruling_34_the_same_seed_gives_the_same_world() -> None:
    """ruling 34: determinize leaves the position alone and depends on the seed only."""
    position = Position.new(Setup(players=2), 12)
    before = position.to_bytes()
    assert position.determinize(0, 5) == position.determinize(0, 5)
    assert position.determinize(0, 5) != position.determinize(0, 6)
    assert position.to_bytes() == before


@pytest.mark.parametrize("at", [2, -2, 7])
def test_ruling_34_only_seats_of_the_game_see_anything(at: int) -> None:
    """ruling 34: determinize refuses a seat that nobody has."""
    with pytest.raises(TeotihuacanError, match="seat"):
        Position.new(Setup(players=2), 12).determinize(at, 5)
