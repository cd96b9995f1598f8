"""One game in the terminal: ask people, let random players answer, tell what happened."""

import random
import sys

from rich.columns import Columns
from rich.console import Console
from rich.markup import escape
from rich.padding import Padding
from rich.text import Text

from ..engine import Event, Position, TeotihuacanError
from .final import final_table
from .hints import hints
from .offers import offers, whole_board
from .situation import situation
from .telling import tell
from .wording import SEAT_LETTERS, opened, seat_name

HELP = """Answer with the number of an answer or with its text. Besides:
  board   everything that lies on the table
  log     what happened lately
  undo    take back your last answer of this turn, as long as nothing was drawn since
  help    these lines
  quit    leave the game
An empty line shows the question again.
Workers are a letter and their power: A2 is a worker of A, →A2 is on its way, \\[A2] is locked;
x and y are neutral dice. Icons b, r, g belong to the blue, red and green temple, · is plain;
capitals are printed in colour. The small number on the pyramid is the height."""
LOG_LINES = 25
LIST_LENGTH = 14  # more answers than this are set in columns


class Quit(Exception):  # noqa: N818 - not an error
    """A person leaves the game."""


class Session:
    """A game between people at this terminal and random players."""

    def __init__(self, position: Position, humans: int, seed: int, console: Console) -> None:
        players = position.setup.players
        self.position = position
        self.humans = range(humans)
        self.names = ["you" if humans == 1 else "human"] * humans
        self.names += ["random"] * (players - humans)
        self.seed = seed
        self.chooser = random.Random(seed)
        self.console = console
        self.log: list[str] = []
        self.earlier: list[tuple[Position, int]] = []  # to take back: position, length of log

    def run(self) -> None:
        """Play to the end."""
        self.greet()
        while not self.position.over:
            if self.position.seat in self.humans:
                self.ask()
            else:
                self.play_at_random()
        self.console.print()
        for part in final_table(self.position, self.names):
            self.console.print(part)

    def greet(self) -> None:
        """Say who plays."""
        seats = range(self.position.setup.players)
        who = ", ".join(f"{seat_name(seat)} {self.names[seat]}" for seat in seats)
        aid = "; type help at any time" if self.humans else ""
        self.console.print(f"\n[bold]Teotihuacan[/]  {who}  [dim](seed {self.seed}{aid})[/]")

    # Playing -----------------------------------------------------------------------------------

    def play(self, action: int) -> None:
        """Play a person's action and tell what happened."""
        seat = self.position.seat
        before = chance(self.position)
        events: list[Event] = []
        self.position.apply(action, events)
        self.report(events)
        turn_over = any(event.kind == "turn_ended" for event in events)
        if turn_over or self.position.seat != seat or chance(self.position) != before:
            self.earlier.clear()

    def play_at_random(self) -> None:
        """Let a random player answer until somebody else is asked; then tell it all."""
        seat = self.position.seat
        events: list[Event] = []
        while self.position.seat == seat:
            self.position.apply(self.chooser.choice(self.position.legal_actions()), events)
        self.report(events)

    def report(self, events: list[Event]) -> None:
        """Tell what happened, and remember it for `log`."""
        for line in tell(events):
            self.log.append(line)
            self.console.print(told(line))

    def ask(self) -> None:
        """Show the situation, put the question, and act on what the person types."""
        from ..game.notation import action_text, question_text

        position = self.position
        actions = position.legal_actions()
        texts = [action_text(position, action) for action in actions]
        state = opened(position)
        self.console.print()
        self.console.rule(f"{seat_name(position.seat)} {self.names[position.seat]}", style="dim")
        for part in situation(state, self.names, position.seat):
            self.console.print(part)
        for part in offers(state, position.question):
            self.console.print("", part)
        self.console.print(f"\n[bold]{escape(sentence(question_text(position)))}[/]")
        self.show_answers(texts, hints(position, actions, len(actions) > LIST_LENGTH))
        while not self.obey(self.typed(), actions, texts):
            pass

    def show_answers(self, texts: list[str], brings: list[str]) -> None:
        """The numbered answers, with what each would bring."""
        lines = []
        width = len(str(len(texts)))
        for number, (text, result) in enumerate(zip(texts, brings, strict=True), start=1):
            line = Text.assemble((f"{number:>{width + 1}} ", "bold"), text)
            if result:
                line.append(f"  {result}", style="dim")
            lines.append(line)
        if len(lines) <= LIST_LENGTH:
            for line in lines:
                self.console.print(line)
        else:
            self.console.print(Columns(lines, padding=(0, 2), column_first=True))

    # What people type --------------------------------------------------------------------------

    def typed(self) -> str:
        """A line from the person; repeated if it comes from a file, for the transcript."""
        line = input("> ").strip()
        if not sys.stdin.isatty():
            self.console.print(line, markup=False, soft_wrap=True)
        return line

    def obey(self, typed: str, actions: list[int], texts: list[str]) -> bool:
        """Do what was typed; whether the question is done with."""
        command = typed.lower()
        if not command:
            return True
        if command in ("quit", "exit", "q"):
            raise Quit
        if command in ("help", "?"):
            self.console.print(HELP)
        elif command == "log":
            for line in self.log[-LOG_LINES:]:
                self.console.print(told(line))
        elif command == "board":
            for part in whole_board(opened(self.position)):
                self.console.print(part, "")
        elif command == "undo":
            return self.undo()
        else:
            action = self.understood(typed, actions, texts)
            if action >= 0:
                self.earlier.append((self.position.copy(), len(self.log)))
                self.play(action)
                return True
        return False

    def understood(self, typed: str, actions: list[int], texts: list[str]) -> int:
        """The action that was typed as a number or a text, or -1 after saying what is wrong."""
        from ..game.notation import parse_action

        if typed.isdecimal():
            number = int(typed[:6])
            if 1 <= number <= len(actions):
                return actions[number - 1]
            wrong = f"There is no answer {typed[:20]}, they go from 1 to {len(actions)}"
        else:
            try:
                return parse_action(self.position, typed)
            except TeotihuacanError as error:
                wrong = str(error).split(": ", 1)[-1]
        self.console.print(
            f"{wrong}. Type a number, a text such as '{texts[0]}', or help.",
            markup=False,
            soft_wrap=True,
        )
        return -1

    def undo(self) -> bool:
        """Take back the last answer, if that is fair; whether it was."""
        if not self.earlier:
            self.console.print(
                "Nothing to take back: your turn has just begun, or something was drawn since."
            )
            return False
        self.position, length = self.earlier.pop()
        del self.log[length:]
        self.console.print("Taken back.")
        return True


def told(line: str) -> Padding:
    """A line of the log with the seat's letter in its colour."""
    text = f"[dim]{escape(line)}[/]"
    if line[1:2] == " " and line[0] in SEAT_LETTERS:
        text = seat_name(SEAT_LETTERS.index(line[0])) + escape(line[1:])
    return Padding(text, (0, 0, 0, 2), expand=False)


def sentence(question: str) -> str:
    """A question without the seat it begins with: the heading names the seat."""
    words = question.split(": ", 1)[-1]
    return f"{words[:1].upper()}{words[1:]}:"


def chance(position: Position) -> int:
    """The generator of chance: it moves whenever something is drawn."""
    return opened(position).chance
