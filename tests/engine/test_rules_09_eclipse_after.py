"""rule 9.7, rule 9.9: discs, neutral dice and the next player after an eclipse."""

from itertools import permutations
from typing import Any

import pytest

from table import board_of, changes, play, seat, table
from teotihuacan import Position
from teotihuacan.engine.components import COMPONENTS

DARK = {2: (10, 9, 8), 3: (11, 10, 9), 4: (12, 11, 10)}
QUIET = ("move 1@palace to stone_quarry", "collect cocoa")
BOARDS = COMPONENTS["action_boards"]
PRINTED = [tuple(BOARDS[str(n)] for n in tile["boards"]) for tile in COMPONENTS["starting_tiles"]]
CHANCES = [n * 10**15 + n for n in range(1, 201)]


def last_turn(players: int, scored: int = 0, **parts: Any) -> Position:
    """The last player's last turn before an eclipse; "unlock" will be all it does."""
    seats = [seat() for _ in range(players - 1)] + [seat("forest1!0 palace1 palace1")]
    calendar = {
        "light": DARK[players][scored],
        "eclipses_scored": scored,
        "eclipse_in_turns": 1,
    }
    return table(*seats, calendar=calendar, turn={"seat": players - 1}, **parts)


# Discs ---


@pytest.mark.parametrize("scored", [0, 1])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_rule_9_7_the_discs_after_an_eclipse(players: int, scored: int) -> None:
    """rule 9.7: light disc to 0, dark disc to its next place; no eclipse is due any more."""
    after = play(last_turn(players, scored), "unlock")
    assert board_of(after, "calendar") == {
        "light": 0,
        "dark": DARK[players][scored + 1],
        "eclipses_scored": scored + 1,
        "eclipse_in_turns": None,
        "pyramid_complete": False,
        "over": False,
    }


# The next player ---


@pytest.mark.parametrize("scored", [0, 1])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_rule_9_9_the_first_player_goes_on(players: int, scored: int) -> None:
    """rule 9.9: the round was finished by the last player, so the next in turn order is seat
    0."""
    after = play(last_turn(players, scored), "unlock")
    assert (after.seat, after.question) == (0, "turn")


def test_rule_9_7_nothing_else_is_reset() -> None:
    """rule 9.7: workers, goods, temples, avenue and tiles stay as they were."""
    owned = seat(
        "forest2 palace1!1 nobles4",
        wood=2,
        gold=1,
        avenue=3,
        temples=(1, 2, 3),
        discoveries="temple_any",
        used_discoveries="cocoa",
        technologies=["palace_cocoa"],
        vp=30,
    )
    before = table(
        owned,
        seat("forest1!0 palace1 palace1"),
        calendar={"light": 10, "eclipse_in_turns": 1},
        turn={"seat": 1},
    )
    after = play(before, "unlock")
    assert changes(before, after, 0, workers=True) == {"vp": 3 * 5 - 4 * 3}


# Neutral dice ---


def first_three(tiles: tuple[tuple[str, ...], ...]) -> list[str]:
    """The first three different boards shown on some tiles."""
    return list(dict.fromkeys(board for tile in tiles for board in tile))[:3]


def test_rule_9_7_two_tiles_show_three_different_boards() -> None:
    """rule 9.7: no two starting tiles show the same two boards, so two of them always suffice."""
    assert len({frozenset(tile) for tile in PRINTED}) == 18


def test_rule_9_7_three_players_one_neutral_colour_moves() -> None:
    """rule 9.7: its three dice go to the first three different boards of two starting tiles."""
    possible = [first_three(pair) for pair in permutations(PRINTED, 2)]
    seen = set()
    for chance in CHANCES:
        before = last_turn(3, chance=chance, neutral_dice=[["forest", "nobles", "alchemy"]])
        dice = board_of(play(before, "unlock"), "neutral_dice")
        assert dice[1] == []
        assert dice[0] in possible
        seen.add(tuple(dice[0]))
    assert len(seen) > 50


def test_rule_9_7_two_players_two_neutral_colours_move() -> None:
    """rule 9.7, ruling 5: two tiles for each colour, never the same tile twice in one go."""
    dice = [["forest", "nobles", "alchemy"], ["palace", "decorations", "construction"]]
    firsts = set()
    for chance in CHANCES:
        before = last_turn(2, chance=chance, neutral_dice=dice)
        colours = board_of(play(before, "unlock"), "neutral_dice")
        tiles = [tuple(colour[:2]) for colour in colours]
        assert tiles[0] != tiles[1]
        seconds = [
            [t for t in PRINTED if t not in tiles and first_three((tiles[i], t)) == colours[i]]
            for i in range(2)
        ]
        assert any(a != b for a in seconds[0] for b in seconds[1])
        firsts |= set(tiles)
    assert firsts == set(PRINTED)


def test_ruling_5_tiles_that_players_kept_are_drawn_at_an_eclipse() -> None:
    """ruling 5: at an eclipse all 18 starting tiles are there, those kept at set-up too."""
    firsts = set()
    for chance in CHANCES:
        before = table(
            seat(starting_tiles=[{"tile": 1}, {"tile": 2}]),
            seat("forest1!0 palace1 palace1", starting_tiles=[{"tile": 3}, {"tile": 4}]),
            calendar={"light": 10, "eclipse_in_turns": 1},
            turn={"seat": 1},
            chance=chance,
        )
        colours = board_of(play(before, "unlock"), "neutral_dice")
        firsts |= {tuple(colour[:2]) for colour in colours}
    assert set(PRINTED[:4]) <= firsts


def test_rule_9_7_four_players_have_no_neutral_dice() -> None:
    """rule 9.7: nothing is drawn with four players."""
    after = play(last_turn(4), "unlock")
    assert board_of(after, "neutral_dice") == [[], []]


@pytest.mark.parametrize("players", [2, 3])
def test_rule_9_7_neutral_dice_stay_at_the_last_eclipse(players: int) -> None:
    """rule 9.7: they move at the 1st and 2nd eclipse only."""
    dice = [["forest", "nobles", "alchemy"], ["palace", "decorations", "construction"]]
    before = last_turn(players, 2, neutral_dice=dice[: 4 - players])
    after = play(before, "unlock")
    assert after.over
    assert board_of(after, "neutral_dice") == board_of(before, "neutral_dice")


def test_rule_2_5_neutral_dice_stay_between_eclipses() -> None:
    """rule 2.5: a round that ends without an eclipse doesn't move them."""
    dice = [["forest", "nobles", "alchemy"], ["palace", "decorations", "construction"]]
    before = table(neutral_dice=dice)
    after = play(before, *QUIET, *QUIET)
    assert board_of(after, "calendar", "light") == 1
    assert board_of(after, "neutral_dice") == dice
