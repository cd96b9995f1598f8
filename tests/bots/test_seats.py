"""Who sits where: people, bots by their names, and what may be taken back."""

from pathlib import Path

import pytest

from teotihuacan import Game, Setup, TeotihuacanError
from teotihuacan.bots.names import BotError
from teotihuacan.bots.seats import (
    DEFAULT_BOT,
    Seats,
    fill_seats,
    find_known_bot,
    name_seats,
    start_game,
    undo_answer,
)
from teotihuacan.game.notation import parse_action

OWN = """
class Last:
    def choose(self, position, budget, seed):
        return position.legal_actions()[-1]
"""


def played(seats: Seats, game: Game, actions: int) -> None:
    """Let the bots play so many actions; people give their first answer."""
    for _ in range(actions):
        if game.position.seat in seats.people:
            game.play(game.position.legal_actions()[0])
        else:
            game.play(seats.answer(game.position).action)


def test_people_sit_before_the_bots() -> None:
    assert name_seats(Setup(3), 1) == ["you", DEFAULT_BOT, DEFAULT_BOT]
    assert name_seats(Setup(4), 2, ["random"]) == ["human", "human", "random", "random"]
    assert name_seats(Setup(3), 1, ["random", "mcts:5"]) == ["you", "random", "mcts:5"]
    assert name_seats(Setup(1), 1) == ["you", "Teotibot"]
    assert name_seats(Setup(1), 0, ["mcts:5"]) == ["mcts:5", "Teotibot"]


def test_one_bot_fills_all_seats_and_others_must_fit() -> None:
    assert fill_seats(["random"], 3) == ["random"] * 3
    assert fill_seats(["random", "adept"], 2) == ["random", "adept"]
    with pytest.raises(BotError, match="one for each of 3 seats, not 2"):
        fill_seats(["random", "adept"], 3)
    with pytest.raises(BotError, match="no bot is called 'nobody'"):
        start_game(Setup(2), 1, 1, ["nobody"])


@pytest.mark.parametrize(
    "name",
    [
        *("random", "student", "adept", "legend", "mcts", "mcts:20", "mcts:0.2s"),
        *("collector:100", "classic:adept", "classic:500", "classic:collector:100"),
    ],
)
def test_names_of_bots_are_played_by_the_program(name: str) -> None:
    entrant = find_known_bot(name)
    assert entrant
    assert entrant.name == name
    assert Seats(Game(Setup(3), 1, ["Ana", name, "Bo"])).people == {0, 2}


@pytest.mark.parametrize(
    "name",
    [
        *("Ana", "Random", "mcts:", "mcts:x", "random:choice", "os:abort"),
        *("Legend", "collector", "builder:x", "classic", "classic:", "classic:os"),
    ],
)
def test_other_names_are_people(name: str) -> None:
    assert find_known_bot(name) is None
    assert Seats(Game(Setup(2), 1, ["you", name])).people == {0, 1}


def test_a_style_sits_down_with_its_usual_budget() -> None:
    game = start_game(Setup(3), 1, 1, ["collector", "classic:builder"])
    assert game.names == ["you", "collector:0.3s", "classic:builder"]
    assert Seats(Game.load(game.record())).people == {0}


def test_teotibot_is_nobodys_seat() -> None:
    seats = Seats(start_game(Setup(1), 0, 1, ["random"]))
    assert seats.people == set()
    assert [entrant and entrant.name for entrant in seats.entrants] == ["random"]


def test_who_is_a_person_can_be_said() -> None:
    game = Game(Setup(3), 1, ["Ana", "random", "Bo"])
    seats = Seats(game, people={1})
    assert seats.people == {1}
    assert [entrant and entrant.name for entrant in seats.entrants] == [
        DEFAULT_BOT,
        None,
        DEFAULT_BOT,
    ]


def test_people_are_not_asked_by_the_referee() -> None:
    game = start_game(Setup(2), 1, 1, ["random"])
    with pytest.raises(TeotihuacanError, match="seat 0 is no bot's"):
        Seats(game).answer(game.position)


@pytest.mark.parametrize("bot", ["random", "mcts:10"])
def test_a_game_that_was_saved_goes_on_as_it_would_have(bot: str) -> None:
    game = start_game(Setup(2), 1, 5, [bot])
    seats = Seats(game)
    played(seats, game, 30)
    again = Game.load(game.record())
    played(seats, game, 30)
    played(Seats(again), again, 30)
    assert again.actions == game.actions
    assert len(game.actions) == 60


def test_a_bot_of_ones_own_must_be_given_again(tmp_path: Path) -> None:
    path = tmp_path / "folder with a rather long name, as they are" / "own_bot_of_mine.py"
    path.parent.mkdir()
    path.write_text(OWN, encoding="utf-8")
    name = f"{path}:Last"
    game = start_game(Setup(2, first_game=True), 0, 1, [name])
    assert game.names is not None
    assert game.names[0].endswith("own_bot_of_mine.py:Last")
    again = Game.load(game.record())
    assert Seats(again).people == {0, 1}
    seats = Seats(again, [name])
    assert seats.people == set()
    assert seats.answer(again.position).action == again.position.legal_actions()[-1]


def test_undo_takes_back_the_last_answer_of_a_person() -> None:
    game = start_game(Setup(2, first_game=True), 1, 3, ["random"])
    people = Seats(game).people
    assert not undo_answer(game, people)
    game.play(parse_action(game.position, "move 1@forest to decorations"))
    assert undo_answer(game, people)
    assert game.ply == 0


def test_undo_stops_at_the_moves_of_bots() -> None:
    game = start_game(Setup(2, first_game=True), 1, 3, ["random"])
    seats = Seats(game)
    played(seats, game, 1)
    while game.position.seat == 0:
        played(seats, game, 1)
    while game.position.seat == 1:
        played(seats, game, 1)
    ply = game.ply
    assert not undo_answer(game, seats.people)
    assert game.ply == ply
