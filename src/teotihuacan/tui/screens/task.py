"""A task on the table: a turn is looked for, judged, and told about."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import ClassVar, NamedTuple

from rich.text import Text
from textual import work
from textual.binding import Binding
from textual.widgets import OptionList
from textual.widgets.option_list import Option
from textual.worker import get_current_worker

from ...engine.errors import TeotihuacanError
from ...i18n import say, translate
from ...terminal.answers import question_words
from ...terminal.saved_games import SavedGames
from ..no_autosave import NoAutosave
from ..task import Task, Verdict
from ..task_match import TaskMatch
from .table import TableScreen

ASKED, JUDGING, TOLD, SHOWN = "asked", "judging", "told", "shown"  # how far a task is


class Way(NamedTuple):
    """What can be done once a turn was judged: its key, its action and its words."""

    key: str
    action: str
    words: str


class TaskTable(TableScreen):
    """A table where one turn is looked for; nothing of it is kept as a game."""

    match: TaskMatch
    DEFAULT_CSS = """
    TaskTable #sentence {
        text-style: none;
    }
    """
    BINDINGS: ClassVar = [
        Binding("h", "show", "tui-key-solution"),
        Binding("s", "skip", "tui-key-skip"),
        Binding("r", "again", "tui-key-again"),
    ]

    def __init__(self, task: Task, saved_games: SavedGames) -> None:
        super().__init__(task.make_match(), saved_games, NoAutosave(saved_games))
        self.current = task
        self.state = ASKED
        self.verdict = Verdict(False, "")

    # What is on the screen ---

    def show_question(self) -> None:
        """The task with its answers, or what came of them and the ways on."""
        super().show_question()
        self.query_one("#crumbs").display = not self.room.has_tabs and self.state == ASKED
        self.query_one("#question").border_title = self.current.heading_words()
        self.write("sentence", self.sentence())
        if self.state != ASKED:
            self.choices = []
            listed = self.query_one("#choices", OptionList)
            listed.clear_options()
            listed.add_options([Option(f"{way.key} {way.words}") for way in self.ways()])
            listed.highlighted = 0 if listed.option_count else None
            listed.focus()
            self.preview(None)

    def sentence(self) -> Text:
        """What is asked, or what is to say of the turn that was taken."""
        if self.state == ASKED:
            told = self.current.so_far_words() if self.match.given else self.current.task_words()
            if self.room.has_tabs and self.query_one("#offer").display:
                told = ""  # tiles of a hand need all the room there is
            asks = question_words(self.seen)
            return Text.assemble(f"{told}\n" if told else "", (asks, "bold"))
        if self.state == JUDGING:
            return Text(say("tui-task-judging"), "bold")
        if self.state == SHOWN:
            words = self.current.solution_words(brief=self.room.has_tabs)
            return Text.assemble((say("tui-task-solution"), "bold"), "\n", words)
        key = "tui-task-solved" if self.verdict.solved else "tui-task-not-yet"
        return Text.assemble((say(key), "bold"), "\n", self.current.verdict_words(self.verdict))

    def ways(self) -> list[Way]:
        """What can be done now."""
        onward = Way("s", "skip", self.current.next_words())
        again = Way("r", "again", say("tui-task-again"))
        show = Way("h", "show", say("tui-task-show"))
        if self.state == SHOWN:
            return [onward, again]
        if self.state == TOLD:
            return [onward, show, again] if self.verdict.solved else [again, show, onward]
        return []

    # The course of a task ---

    def begin(self, task: Task) -> None:
        """Put a task on the table."""
        self.current = task
        self.match = task.make_match()
        self.state = ASKED
        self.go_on()

    def go_on(self) -> None:
        """Show what is; a turn that was taken is judged."""
        if self.state == ASKED and self.current.is_answered(self.match):
            self.match.is_given = True
            self.state = JUDGING
            self.find_verdict(self.match, self.match.given)
        self.draw()

    @work(thread=True, exclusive=True, group="judge")
    def find_verdict(self, match: TaskMatch, given: list[int]) -> None:
        """Judge a turn beside the interface."""
        verdict = self.current.judge(given)
        if not get_current_worker().is_cancelled:
            self.app.call_from_thread(self.tell_verdict, match, verdict)

    def tell_verdict(self, match: TaskMatch, verdict: Verdict) -> None:
        """Say what came of a turn, if it still is the one on the table."""
        if self.match is match and self.state == JUDGING:
            self.state, self.verdict = TOLD, verdict
            self.note(verdict)
            self.draw()

    def note(self, verdict: Verdict) -> None:
        """Remember what came of the task, or tell why that can't be."""
        with self.telling_errors():
            self.current.note(verdict)

    @contextmanager
    def telling_errors(self) -> Iterator[None]:
        """Tell what went wrong with a file, and go on."""
        try:
            yield
        except TeotihuacanError as error:
            self.notify(translate(error), severity="error", markup=False)

    def take(self, number: int) -> None:
        """Give an answer, or go one of the ways on."""
        if self.state == ASKED:
            super().take(number)
        elif number < len(self.ways()):
            self.call_later(self.run_action, self.ways()[number].action)

    def action_show(self) -> None:
        """The best turn, on the table and in words."""
        if self.state == ASKED:
            self.note(Verdict(False, ""))
        self.state = SHOWN
        self.match.show_turn(self.current.solution())
        self.draw()

    def action_again(self) -> None:
        """The same turn once more."""
        self.match.begin_again()
        self.state = ASKED
        self.go_on()

    def action_skip(self) -> None:
        """On to the next task; after the last one, back."""
        with self.telling_errors():
            task = self.current.next_task()
            if task:
                self.begin(task)
            else:
                self.dismiss()

    def action_undo(self) -> None:
        """Take back the last answer; once the turn was judged, all of it."""
        if self.state != ASKED:
            self.action_again()
        else:
            super().action_undo()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:  # noqa: ARG002
        """Keys of a whole game make no sense here."""
        return action not in ("redo", "hint", "save", "options")

    def action_menu(self) -> None:
        """Back to where it was opened."""
        self.dismiss()

    def action_leave(self) -> None:
        """Back to where it was opened."""
        self.dismiss()

    def keep(self) -> None:
        """There is nothing to keep."""
