"""Views: nothing that is hidden from a seat can be told from what it is sent."""

import json

import pytest

from random_games import new_games, play_randomly, several
from teotihuacan import Game, Position, Setup, TeotihuacanError, parse_action, view
from teotihuacan.game.views import SPECTATOR, View

PARTS = 4
OTHER_DEALS = (0, 1, 2)


def viewers(position: Position) -> list[int]:
    """Everybody who looks on; nobody does through Teotibot's eyes."""
    return [SPECTATOR, *range(position.setup.players)]


def check_views(position: Position) -> None:
    """Nobody can tell the position from one in which all that is hidden from them differs."""
    for seat in viewers(position):
        seen = view(position, seat)
        for deal in OTHER_DEALS:
            assert view(position.determinize(seat, deal), seat) == seen
        assert "chance" not in json.dumps(seen)
        asked = seat == position.seat and not position.over
        offered = [answer["action"] for answer in seen["legal"]]
        assert offered == (position.legal_actions() if asked else [])
        assert seen["asked"] == (None if position.over else position.seat)


@pytest.mark.parametrize("part", range(PARTS))
def test_views_of_a_thousand_positions_hide_what_is_hidden(part: int) -> None:
    for number, (game, chooser) in enumerate(new_games(1000)):
        if number % PARTS == part:
            play_randomly(game, chooser, plies=chooser.randrange(200))
            check_views(game.position)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_views_during_secret_choices(players: int) -> None:
    """Every moment of the choice, in many deals; the choices made so far differ too."""
    for seed in range(several(25)):
        game = Game(Setup(players), seed)
        while game.position.question == "keep_starting_tiles":
            check_views(game.position)
            legal = game.position.legal_actions()
            game.play(legal[(seed + game.ply) % len(legal)])


def test_teotibot_can_be_asked_what_it_can_not_know() -> None:
    position = Position.new(Setup(1), seed=1)
    assert view(position.determinize(1, 5), 1) == view(position, 1)


def secret_game() -> Game:
    """Three players; the first has chosen."""
    game = Game(Setup(3), seed=4)
    game.play(game.position.legal_actions()[3])
    return game


def hands(seen: View) -> list[bool]:
    """Which hands are open."""
    return [all(hand) for hand in seen["starting"]["hands"]]


def test_a_seat_sees_its_own_hand_alone() -> None:
    position = secret_game().position
    assert [hands(view(position, seat)) for seat in viewers(position)] == [
        [False, False, False],
        [True, False, False],
        [False, True, False],
        [False, False, True],
    ]


def test_a_secret_choice_is_seen_by_who_made_it() -> None:
    position = secret_game().position
    kept = [
        [len(player["starting_tiles"]) for player in view(position, seat)["players"]]
        for seat in viewers(position)
    ]
    assert kept == [[0, 0, 0], [2, 0, 0], [0, 0, 0], [0, 0, 0]]


def test_different_secret_choices_look_the_same_to_others() -> None:
    choices = Game(Setup(3), seed=4).position.legal_actions()
    for seat in (SPECTATOR, 1, 2):
        seen = []
        for choice in choices:
            game = Game(Setup(3), seed=4)
            game.play(choice)
            seen.append(view(game.position, seat))
        assert all(other == seen[0] for other in seen)


def test_a_draft_is_open() -> None:
    position = Position.new(Setup(2, draft=True), seed=1)
    pools = [view(position, seat)["starting"]["pool"] for seat in viewers(position)]
    assert len(pools[0]) == 6
    assert pools[0] == pools[1] == pools[2]


def test_a_seat_that_is_none_is_refused() -> None:
    position = Position.new(Setup(2), seed=1)
    for seat in (2, -2, True):
        with pytest.raises(TeotihuacanError, match="seat must be 0 to 1"):
            view(position, seat)


def test_legal_actions_come_with_their_texts() -> None:
    position = Position.new(Setup(2), seed=1)
    for answer in view(position, 0)["legal"]:
        assert parse_action(position, answer["text"]) == answer["action"]
