"""`teotihuacan replay`: a recorded game again, step by step."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from .options import number_between

if TYPE_CHECKING:
    from rich.console import Console

    from ..game.game import Game

HELP = """An empty line or one of these words, or its first letter:
  next N   N actions forward, 1 if not given
  back N   N actions back, 1 if not given
  ply N    to the position after N actions
  turn N   to the beginning of turn N
  auto     forward by itself, to the end or until Ctrl-C
  help     these lines
  quit     leave"""
COMMANDS = ("next", "back", "ply", "turn", "auto", "help", "quit")
NEEDS_NUMBER = ("ply", "turn")


def actions_a_second(text: str) -> float:
    """A speed of a tenth of an action to a thousand actions a second."""
    return number_between(text, 0.1, 1000, "bad-speed")


Record = Annotated[Path, typer.Argument(metavar="metavar-file", help="opt-record")]
Auto = Annotated[bool, typer.Option("--auto", help="opt-auto")]
Speed = Annotated[
    float,
    typer.Option("--speed", parser=actions_a_second, metavar="X", help="opt-speed"),
]


def replay(file: Record, auto: Auto = False, speed: Speed = 2.0) -> None:
    """Step through a recorded game, forward and back."""
    from ..game.files import load_game
    from .screen import edit_lines, screen

    game = load_game(file)
    console = screen()
    edit_lines()
    try:
        Replay(game, console, speed).run(auto)
    except (EOFError, KeyboardInterrupt):
        console.print("\nGoodbye!")


class Replay:
    """A recorded game and where in it we are."""

    def __init__(self, game: "Game", console: "Console", speed: float) -> None:
        from ..game.history import turn_plies
        from .wording import seat_names

        self.game = game
        self.console = console
        self.speed = speed
        self.ply = 0
        self.turns = turn_plies(game)
        self.names = seat_names(game.names, game.position)

    def run(self, auto: bool) -> None:
        """Obey until quit or the end of what is typed."""
        from .screen import typed

        self.show()
        if auto:
            self.play_on()
        while True:
            self.obey(typed(self.console))

    def obey(self, line: str) -> None:
        """Do what was typed."""
        word, _, rest = line.lower().partition(" ")
        command = next((name for name in COMMANDS if word in (name, name[0])), "")
        command = command if word else "next"
        number = int(rest[:9]) if rest.strip().isdecimal() else None
        if not command or (rest and number is None) or (command in NEEDS_NUMBER and not rest):
            self.console.print("Type next, back, ply 10, turn 3, auto or quit; help tells more.")
        elif command == "quit":
            raise EOFError
        elif command == "help":
            self.console.print(HELP)
        elif command == "auto":
            self.play_on()
        elif command == "turn":
            self.to_turn(number or 0)
        elif command == "ply":
            self.to_ply(number or 0)
        else:
            steps = 1 if number is None else number
            self.to_ply(self.ply + (steps if command == "next" else -steps))

    def to_turn(self, turn: int) -> None:
        """Go to the beginning of a turn, counted from 1."""
        if 1 <= turn <= len(self.turns):
            self.to_ply(self.turns[turn - 1])
        else:
            self.console.print(f"There is no turn {turn}, they go from 1 to {len(self.turns)}.")

    def to_ply(self, ply: int) -> None:
        """Go to a ply and show it, with what led there if it lies ahead."""
        wanted = min(max(ply, 0), self.game.ply)
        if wanted == self.ply:
            self.console.print(f"This is ply {self.ply} of {self.game.ply}.")
            return
        if wanted == self.ply + 1:
            self.tell_next()
        self.ply = wanted
        self.show()

    def tell_next(self) -> None:
        """The next action, and what it did."""
        from ..game.history import events_between
        from ..game.notation import action_text
        from .asking import told
        from .wording import seat_name

        position = self.game.position_at(self.ply)
        text = action_text(position, self.game.actions[self.ply])
        self.console.print(
            f"\n[dim]{self.ply + 1}.[/] {seat_name(position.seat)} [bold]{text}[/]"
        )
        for line in told(events_between(self.game, self.ply, self.ply + 1)):
            self.console.print(line)

    def play_on(self) -> None:
        """Play by itself to the end of the record, or until Ctrl-C."""
        import time

        try:
            while self.ply < self.game.ply:
                self.tell_next()
                self.ply += 1
                time.sleep(1 / self.speed)
        except KeyboardInterrupt:
            self.console.print("\nStopped.")
        self.show()

    def show(self) -> None:
        """The position here, and how far in the game it is."""
        from .asking import show_table
        from .final import final_table

        position = self.game.position_at(self.ply)
        show_table(self.console, position, self.names)
        turn = sum(began <= self.ply for began in self.turns)
        self.console.print(
            f"\nPly {self.ply} of {self.game.ply}, turn {turn} of {len(self.turns)}."
        )
        if position.over:
            for part in final_table(position, self.names):
                self.console.print(part)
