"""One game in the terminal: ask people, let bots answer, tell what happened."""

from collections.abc import Callable

from rich.console import Console

from ...bots.advice import give_hint
from ...bots.faults import explain_fault
from ...bots.seats import Seats, undo_answer
from ...engine import Event
from ...game.game import Game
from ...game.history import events_between
from ...game.views import View, view
from ...i18n import say
from ...i18n import translate as put_in_words
from ...i18n.lists import join_commas
from ...study.openings import advise_start
from ...terminal.advice import advice_table
from ...terminal.displays import whole_board
from ...terminal.final import final_table
from ...terminal.openings import start_table
from ...terminal.wording import escape_text, seat_name, seat_names
from .asking import format_log, parse_answer, put_question
from .screen import format_words, read_line

COMMANDS = ("board", "log", "hint", "undo", "help", "quit")
LEGEND = ("legend-workers", "legend-icons", "legend-height")
LOG_LINES = 25
LOG_PLIES = 60  # enough for so many lines


class Quit(Exception):  # noqa: N818 - not an error
    """A person leaves the game."""


class Session:
    """A game between people at this terminal and bots or Teotibot."""

    commands: tuple[str, ...] = COMMANDS  # that can be typed beside answers

    def __init__(
        self, game: Game, seats: Seats, console: Console, keep: Callable[[Game], None]
    ) -> None:
        """Play on with a game; `keep` is called after every answer and every turn of a bot."""
        self.game = game
        self.seats = seats
        self.people = seats.people
        self.names = seat_names(game.names, game.setup.players)
        self.console = console
        self.keep = keep

    def run(self) -> None:
        """Play to the end."""
        self.greet()
        while not self.game.position.over:
            if self.game.position.seat in self.people:
                self.ask()
            else:
                self.let_bot_play()
        self.console.print()
        for part in final_table(self.seen(), self.game.position.ranking(), self.names):
            self.console.print(part)

    def seen(self) -> View:
        """What the seat asked may see; when the game is over, what everybody may."""
        return view(self.game.position, self.game.position.seat)

    def greet(self) -> None:
        """Say who plays."""
        who = join_commas([f"{seat_name(seat)} {name}" for seat, name in enumerate(self.names)])
        key = "terminal-greeting" if self.people else "terminal-watching"
        greeting = say(key, who=who, seed=str(self.game.seed))
        self.console.print(f"\n[bold]{say('title')}[/]  {greeting}")

    # Playing -----------------------------------------------------------------------------------

    def play(self, action: int) -> list[Event]:
        """Play a person's answer, and keep the game."""
        events = self.game.play(action)
        self.keep(self.game)
        return events

    def let_bot_play(self) -> None:
        """Let a bot answer until somebody else is asked; then tell it all."""
        game = self.game
        seat = game.position.seat
        events: list[Event] = []
        while game.position.seat == seat:
            answer = self.seats.answer(game.position)
            if answer.fault:
                words = escape_text(put_in_words(explain_fault(answer.fault)))
                fault = say("terminal-fault", name=self.names[seat], fault=words)
                self.console.print(fault, style="red")
            events += game.play(answer.action)
        self.keep(game)
        self.report(events)

    def report(self, events: list[Event]) -> None:
        """Tell what happened."""
        for line in format_log(events):
            self.console.print(line)

    def ask(self) -> None:
        """Show the situation, put the question, and act on what the person types."""
        texts = put_question(self.console, self.seen(), self.names)
        while not self.obey(read_line(self.console), texts):
            pass

    # What people type --------------------------------------------------------------------------

    def obey(self, typed: str, texts: list[str]) -> bool:
        """Do what was typed; whether the question is done with."""
        command = typed.lower()
        if not command:
            return True
        if command in ("quit", "exit", "q"):
            raise Quit
        if command in ("help", "?"):
            self.help()
        elif command == "log":
            self.show_log()
        elif command == "board":
            for part in whole_board(self.seen()):
                self.console.print(part, "")
        elif command == "hint":
            self.show_hint()
        elif command == "undo":
            return self.undo()
        elif not self.obey_other(command):
            action = parse_answer(self.console, self.game.position, typed, texts)
            if action >= 0:
                self.report(self.play(action))
                self.after_answer()
                return True
        return False

    def obey_other(self, command: str) -> bool:
        """Do what else can be typed; whether it was that. Here there is nothing else."""
        del command
        return False

    def after_answer(self) -> None:
        """What is to be done after an answer was played and told."""

    def help(self) -> None:
        """What can be typed, and what the signs mean."""
        words = {command: say(f"terminal-help-{command}") for command in self.commands}
        self.console.print(say("terminal-help-answer"), format_words(words))
        for key in ("terminal-help-empty", *LEGEND):
            self.console.print(say(key), markup=False)

    def show_hint(self) -> None:
        """The best answers, and why."""
        seen = self.seen()
        advice = give_hint(self.game.position, self.game.bot_seed)
        self.console.print(advice_table(advice, seen))
        start = advise_start(seen)
        if start:
            self.console.print(start_table(start))

    def undo(self) -> bool:
        """Take back the last answer of a person, if that is fair; whether it was."""
        if not undo_answer(self.game, self.people):
            self.console.print(say("terminal-not-taken-back"))
            return False
        self.keep(self.game)
        self.console.print(say("terminal-taken-back"))
        return True

    def show_log(self) -> None:
        """What happened lately."""
        events = events_between(self.game, max(0, self.game.ply - LOG_PLIES), self.game.ply)
        for line in format_log(events)[-LOG_LINES:]:
            self.console.print(line)
