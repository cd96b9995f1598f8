"""Nothing that the game in the terminal says is outside the catalogues."""

import random
from io import StringIO

import pytest
from rich.console import Console

from pseudo import left_over
from teotihuacan import Game, Setup
from teotihuacan.bots.advice import give_hint
from teotihuacan.bots.seats import Seats, start_game
from teotihuacan.cli.commands.replay import COMMANDS as REPLAY_COMMANDS
from teotihuacan.cli.commands.replay import Replay
from teotihuacan.cli.play.session import COMMANDS, Session
from teotihuacan.terminal.advice import advice_table
from teotihuacan.terminal.displays import starting_offers, whole_board
from teotihuacan.terminal.final import final_table
from teotihuacan.terminal.wording import read_state


def console() -> tuple[Console, StringIO]:
    screen = StringIO()
    return Console(file=screen, width=100, highlight=False), screen


@pytest.mark.usefixtures("pseudo")
@pytest.mark.parametrize("setup", [Setup(1), Setup(2), Setup(3, draft=True)])
def test_a_game_in_the_terminal(setup: Setup, monkeypatch: pytest.MonkeyPatch) -> None:
    shown, screen = console()
    game = start_game(setup, 1, 5, ["random"])
    chooser = random.Random(5)
    asides = ["help", "log", "board", "undo", "nonsense", "999", ""]

    def typed(_: Console) -> str:
        if asides:
            return asides.pop()
        return str(chooser.randrange(len(game.position.legal_actions())) + 1)

    monkeypatch.setattr("teotihuacan.cli.play.session.read_line", typed)
    Session(game, Seats(game), shown, lambda _: None).run()
    assert game.position.over
    assert left_over(screen.getvalue(), *COMMANDS, "nonsense") == set()


@pytest.mark.usefixtures("pseudo")
def test_a_replay() -> None:
    shown, screen = console()
    game = Game(Setup(2), 3)
    for _ in range(40):
        game.play(game.position.legal_actions()[0])
    lines = ["help", "wrong", "turn 99", "ply 30", "ply 30", "next", "back 3"]
    replay = Replay(game, shown, 1000)
    replay.play_on()
    for line in lines:
        replay.obey(line)
    assert left_over(screen.getvalue(), *REPLAY_COMMANDS) == set()


@pytest.mark.usefixtures("pseudo")
def test_everything_on_the_table_and_advice() -> None:
    shown, screen = console()
    position = Game(Setup(2), 3).position
    shown.print(*whole_board(read_state(position)), *starting_offers(read_state(position), 0))
    shown.print(*final_table(position, ["", ""]), advice_table(give_hint(position, 1), position))
    assert left_over(screen.getvalue()) == set()
