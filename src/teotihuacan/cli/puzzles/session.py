"""A puzzle at the prompt: questions as in `play`, until it is solved or given up."""

from rich.console import Console

from ...game.views import view
from ...i18n import say
from ...study.puzzles import Attempt, ProgressFile, Puzzle, Verdict
from ...terminal.displays import whole_board
from ...terminal.puzzles import (
    change_text,
    explanation_texts,
    puzzle_heading,
    solution_texts,
    task_text,
)
from ...terminal.wording import seat_names
from ..play.asking import format_log, parse_answer, put_question
from ..play.screen import format_words, read_line

COMMANDS = ("board", "solution", "help", "quit")


class PuzzleSession:
    """Somebody at a puzzle; only the first attempt counts."""

    def __init__(self, puzzle: Puzzle, console: Console, file: ProgressFile) -> None:
        self.puzzle = puzzle
        self.console = console
        self.file = file
        self.attempt = Attempt(puzzle)
        self.names = seat_names(None, puzzle.players)
        self.over = False

    def run(self) -> None:
        """Ask until the puzzle is solved, given up or left."""
        self.console.print(f"\n[bold]{say('title')}[/]  ", end="")
        self.console.print(puzzle_heading(self.puzzle), markup=False)
        while not self.over:
            self.ask()

    def ask(self) -> None:
        """Show the table and the question, and act on what is typed."""
        seen = view(self.attempt.position, self.puzzle.seat)
        task = "" if self.attempt.actions else task_text(self.puzzle)
        texts = put_question(self.console, seen, self.names, task)
        while not self.obey(read_line(self.console), texts):
            pass

    def obey(self, typed: str, texts: list[str]) -> bool:
        """Do what was typed; whether the question is done with."""
        command = typed.lower()
        if command in ("quit", "exit", "q"):
            self.over = True
        elif command == "solution":
            self.finish(solved=False)
        elif command in ("help", "?"):
            self.help()
        elif command == "board":
            for part in whole_board(view(self.attempt.position, self.puzzle.seat)):
                self.console.print(part, "")
        elif command:
            action = parse_answer(self.console, self.attempt.position, typed, texts)
            if action >= 0:
                self.answer(action)
                return True
        return self.over or not command

    def help(self) -> None:
        """What can be typed."""
        words = {command: say(f"puzzle-help-{command}") for command in COMMANDS}
        self.console.print(say("terminal-help-answer"), format_words(words))

    def answer(self, action: int) -> None:
        """Give an answer, and say what it is worth."""
        events = self.attempt.answer(action)
        for line in format_log(events):
            self.console.print(line)
        verdict = self.attempt.verdict
        if verdict is Verdict.SOLVED:
            self.finish(solved=True)
        elif verdict is Verdict.FAILED:
            self.console.print(say("puzzle-failed"), style="bold red")
            self.keep(solved=False)
            self.console.print(say("puzzle-again-or-solution"))
            self.attempt = Attempt(self.puzzle)
        else:
            self.console.print(say("puzzle-open"), style="green")

    def finish(self, solved: bool) -> None:
        """Say what the solution is and why."""
        self.over = True
        if solved:
            self.console.print(f"\n[bold green]{say('puzzle-solved')}[/]")
        self.keep(solved)
        self.console.print(f"\n[bold]{say('puzzle-solution')}[/]")
        for number, text in enumerate(solution_texts(self.puzzle), start=1):
            self.console.print(f"{number:>3} {text}", markup=False)
        self.console.print()
        for line in explanation_texts(self.puzzle):
            self.console.print(line, markup=False)

    def keep(self, solved: bool) -> None:
        """Keep an attempt, and say what it did to the rating."""
        before = self.file.read()
        after = self.file.add(self.puzzle, solved)
        self.console.print(change_text(before, after), markup=False)
