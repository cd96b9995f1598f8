"""A task on the table: a turn is looked for, judged, and told about."""

from typing import ClassVar, NamedTuple

from rich.text import Text
from textual import work
from textual.binding import Binding
from textual.widgets import OptionList
from textual.widgets.option_list import Option
from textual.worker import get_current_worker

from ...i18n import say
from ...terminal.answers import answer_words, question_words
from ...terminal.saved_games import SavedGames
from ..no_autosave import NoAutosave
from ..task_match import TaskMatch
from .table import TableScreen

ASKED, JUDGING, TOLD, SHOWN = "asked", "judging", "told", "shown"  # how far a task is


class Verdict(NamedTuple):
    """What is to say of a turn that was tried."""

    solved: bool
    words: str  # why


class Way(NamedTuple):
    """What can be done once a turn was judged: its key, its action and its words."""

    key: str
    action: str
    words: str


class TaskTable(TableScreen):
    """A table where one turn is looked for; nothing of it is kept as a game."""

    match: TaskMatch
    DEFAULT_CSS = "TaskTable #sentence { text-style: none; }"
    BINDINGS: ClassVar = [
        Binding("h", "show", "tui-key-solution"),
        Binding("s", "skip", "tui-key-skip"),
        Binding("r", "again", "tui-key-again"),
    ]

    def __init__(self, match: TaskMatch, saved_games: SavedGames) -> None:
        super().__init__(match, saved_games, NoAutosave(saved_games))
        self.state = ASKED
        self.verdict = Verdict(False, "")

    # What a task is: others say more ---

    def heading_words(self) -> str:
        """Which task it is."""
        raise NotImplementedError

    def task_words(self) -> str:
        """What is to be found."""
        raise NotImplementedError

    def judge(self, given: list[int]) -> Verdict:
        """Judge a turn; may be called beside the interface."""
        raise NotImplementedError

    def note(self, verdict: Verdict) -> None:
        """Remember how a turn was judged, or that its solution was looked at."""

    def solution(self) -> list[int]:
        """The best turn that is known."""
        raise NotImplementedError

    def solution_words(self) -> str:
        """The best turn and what speaks for it."""
        raise NotImplementedError

    def go_to_next(self) -> None:
        """The next task, or back if this was the last."""
        raise NotImplementedError

    def next_words(self) -> str:
        """What comes next."""
        raise NotImplementedError

    # What is on the screen ---

    def show_question(self) -> None:
        """The task with its answers, or what came of them and the ways on."""
        super().show_question()
        self.query_one("#crumbs").display = not self.room.has_tabs and self.state == ASKED
        self.query_one("#question").border_title = self.heading_words()
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
            held = self.match.held_offer()
            asks = (
                say("turn-held", text=answer_words(self.seen, held))
                if held
                else question_words(self.seen)
            )
            if self.match.given:
                return Text(asks, "bold")
            return Text.assemble(self.task_words(), "\n", (asks, "bold"))
        if self.state == JUDGING:
            return Text(say("tui-task-judging"), "bold")
        if self.state == SHOWN:
            return Text.assemble((say("tui-task-solution"), "bold"), "\n", self.solution_words())
        key = "tui-task-solved" if self.verdict.solved else "tui-task-not-yet"
        return Text.assemble((say(key), "bold"), "\n", self.verdict.words)

    def ways(self) -> list[Way]:
        """What can be done now."""
        onward = Way("s", "skip", self.next_words())
        again = Way("r", "again", say("tui-task-again"))
        show = Way("h", "show", say("tui-task-show"))
        if self.state == SHOWN:
            return [onward, again]
        if self.state == TOLD:
            return [onward, show, again] if self.verdict.solved else [again, show, onward]
        return []

    # The course of a task ---

    def begin(self, match: TaskMatch) -> None:
        """Put a task on the table."""
        self.match = match
        self.state = ASKED
        self.go_on()

    def go_on(self) -> None:
        """Show what is; a turn that was taken is judged."""
        if self.match.is_given and self.state == ASKED:
            self.state = JUDGING
            self.find_verdict(self.match, self.match.given)
        self.draw()

    @work(thread=True, exclusive=True, group="judge")
    def find_verdict(self, match: TaskMatch, given: list[int]) -> None:
        """Judge a turn beside the interface."""
        verdict = self.judge(given)
        if not get_current_worker().is_cancelled:
            self.app.call_from_thread(self.tell_verdict, match, verdict)

    def tell_verdict(self, match: TaskMatch, verdict: Verdict) -> None:
        """Say what came of a turn, if it still is the one on the table."""
        if self.match is match and self.state == JUDGING:
            self.state, self.verdict = TOLD, verdict
            self.note(verdict)
            self.draw()

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
        self.match.show_turn(self.solution())
        self.draw()

    def action_again(self) -> None:
        """The same turn once more."""
        self.match.begin_again()
        self.begin(self.match)

    def action_skip(self) -> None:
        """On to the next task."""
        self.go_to_next()

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
