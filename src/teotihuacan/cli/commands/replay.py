"""`teotihuacan replay`: a recorded game again, step by step."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from ..declare import Argument, Option
from ..formats import print_json
from ..options import Json, parse_number_between
from ..record_source import is_standard, load_record, read_keys_from_terminal

if TYPE_CHECKING:
    from rich.console import Console

    from ...game.game import Game

COMMANDS = ("next", "back", "ply", "turn", "auto", "help", "quit")
NEEDS_NUMBER = ("ply", "turn")
TAKES_NUMBER = ("next", "back", *NEEDS_NUMBER)


def parse_speed(text: str) -> float:
    """A speed of a tenth of an action to a thousand actions a second."""
    return parse_number_between(text, 0.1, 1000, "bad-speed")


Record = Annotated[Path, Argument(metavar="metavar-file", help="opt-record")]
Auto = Annotated[bool, Option("--auto", help="opt-auto")]
Speed = Annotated[
    float,
    Option("--speed", parser=parse_speed, metavar="X", help="opt-speed"),
]


def replay(file: Record, auto: Auto = False, speed: Speed = 2.0, json: Json = False) -> None:
    """Step through a recorded game, forward and back."""
    from ...i18n import say
    from ..play.screen import enable_line_editing, make_console

    game = load_record(file)
    if json:
        print_json(describe_game(game))
        return
    if is_standard(file):
        read_keys_from_terminal()
    console = make_console()
    enable_line_editing()
    try:
        Replay(game, console, speed).run(auto)
    except (EOFError, KeyboardInterrupt):
        console.print("\n" + say("terminal-goodbye"))


def describe_game(game: "Game") -> dict[str, Any]:
    """A game as data: who did what, and what came of it."""
    from ...game.history import events_between
    from ...game.log import log_entries
    from ...game.notation import action_text

    plies = []
    for ply, action in enumerate(game.actions):
        position = game.position_at(ply)
        news = log_entries(events_between(game, ply, ply + 1))
        plies.append(
            {
                "ply": ply + 1,
                "seat": position.seat,
                "question": position.question,
                "action": action,
                "text": action_text(position, action),
                "log": [entry.to_dict() for entry in news],
            }
        )
    return {**game.record(), "plies": plies}


class Replay:
    """A recorded game and where in it we are."""

    def __init__(self, game: "Game", console: "Console", speed: float) -> None:
        from ...game.history import turn_plies
        from ...terminal.wording import seat_names

        self.game = game
        self.console = console
        self.speed = speed
        self.ply = 0
        self.turns = turn_plies(game)
        self.names = seat_names(game.names, game.setup.players)

    def run(self, auto: bool) -> None:
        """Obey until quit or the end of what is typed."""
        from ..play.screen import read_line

        self.show()
        if auto:
            self.play_on()
        while True:
            self.obey(read_line(self.console))

    def obey(self, line: str) -> None:
        """Do what was typed."""
        word, _, rest = line.lower().partition(" ")
        command = next((name for name in COMMANDS if word in (name, name[0])), "")
        command = command if word else "next"
        number = int(rest[:9]) if rest.strip().isdecimal() else None
        if not command or (rest and number is None) or (command in NEEDS_NUMBER and not rest):
            self.tell("terminal-replay-wrong")
        elif command == "quit":
            raise EOFError
        elif command == "help":
            self.help()
        elif command == "auto":
            self.play_on()
        elif command == "turn":
            self.go_to_turn(number or 0)
        elif command == "ply":
            self.go_to_ply(number or 0)
        else:
            steps = 1 if number is None else number
            self.go_to_ply(self.ply + (steps if command == "next" else -steps))

    def tell(self, key: str, **facts: int) -> None:
        """Print a message."""
        from ...i18n import say

        self.console.print(say(key, **facts))

    def help(self) -> None:
        """What can be typed."""
        from ...i18n import say
        from ..play.screen import format_words

        words = {
            f"{name} N" if name in TAKES_NUMBER else name: say(f"terminal-replay-{name}")
            for name in COMMANDS
        }
        self.console.print(say("terminal-replay-words"), format_words(words))

    def go_to_turn(self, turn: int) -> None:
        """Go to the beginning of a turn, counted from 1."""
        if 1 <= turn <= len(self.turns):
            self.go_to_ply(self.turns[turn - 1])
        else:
            self.tell("terminal-no-turn", turn=turn, last=len(self.turns))

    def go_to_ply(self, ply: int) -> None:
        """Go to a ply and show it, with what led there if it lies ahead."""
        wanted = min(max(ply, 0), self.game.ply)
        if wanted == self.ply:
            self.tell("terminal-here", ply=self.ply, last=self.game.ply)
            return
        if wanted == self.ply + 1:
            self.tell_next()
        self.ply = wanted
        self.show()

    def tell_next(self) -> None:
        """The next action, and what it did."""
        from ...game.history import events_between
        from ...game.views import view
        from ...terminal.answers import answer_words
        from ...terminal.readers import offer_for
        from ...terminal.wording import seat_name
        from ..play.asking import format_log

        position = self.game.position_at(self.ply)
        seen = view(position, position.seat)
        text = answer_words(seen, offer_for(seen, self.game.actions[self.ply]))
        self.console.print(
            f"\n[dim]{self.ply + 1}.[/] {seat_name(position.seat)} [bold]{text}[/]"
        )
        for line in format_log(events_between(self.game, self.ply, self.ply + 1)):
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
            self.console.print()
            self.tell("terminal-stopped")
        self.show()

    def show(self) -> None:
        """The position here, and how far in the game it is."""
        from ...game.views import view
        from ...terminal.final import final_table
        from ..play.asking import show_table

        position = self.game.position_at(self.ply)
        seen = view(position)
        show_table(self.console, seen, self.names)
        turn = sum(began <= self.ply for began in self.turns)
        self.console.print()
        last, turns = self.game.ply, len(self.turns)
        self.tell("terminal-ply", ply=self.ply, last=last, turn=turn, turns=turns)
        if position.over:
            for part in final_table(seen, position.ranking(), self.names):
                self.console.print(part)
