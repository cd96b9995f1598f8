"""A lesson: the table as in every game, with what the coach says above the answers."""

from typing import ClassVar

from rich.text import Text
from textual.binding import Binding
from textual.timer import Timer
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from ...i18n import say
from ...lessons import Chapter, Step, load_chapters
from ...lessons.places import (
    Place,
    find_next_place,
    find_previous_place,
    list_numbers_between,
)
from ...terminal.saved_games import SavedGames
from ..lesson_match import LessonMatch
from ..lesson_progress import Progress, write_progress
from ..no_autosave import NoAutosave
from .pointing import find_tab, point_at
from .table import TableScreen

PAUSE = 1.2  # seconds for each thing that happens between two steps


class LessonTable(TableScreen):
    """A table with a coach: steps to read, and answers that are asked for."""

    match: LessonMatch
    DEFAULT_CSS = """
    LessonTable #sentence {
        text-style: none;
    }
    LessonTable .pointed {
        background: $warning 25%;
    }
    """
    BINDINGS: ClassVar = [
        Binding("u,backspace", "back", "tui-key-back"),
        Binding("left", "back", show=False),
        Binding("right", "onward", show=False),
    ]

    def __init__(self, saved_games: SavedGames, progress: Progress) -> None:
        """Begin at the place that was kept."""
        self.chapters = load_chapters()
        self.progress = progress
        super().__init__(
            LessonMatch(self.chapters[progress.place.chapter].game),
            saved_games,
            NoAutosave(saved_games),
        )
        self.coming: list[int] = []  # positions that are shown one after the other
        self.heading_for: Place | None = None  # the place they lead to
        self.due: Timer | None = None
        self.strayed = False  # something else was picked
        self.tab_at: Place | None = None  # the step for which the learner chose a tab
        self.finished = False  # the last step of all was left
        self.settle(progress.place)

    # Where we are ---

    @property
    def place(self) -> Place:
        """The chapter and its step."""
        return self.progress.place

    @property
    def chapter(self) -> Chapter:
        """The chapter."""
        return self.chapters[self.place.chapter]

    @property
    def step(self) -> Step:
        """The step."""
        return self.chapter.steps[self.place.step]

    @property
    def asks(self) -> bool:
        """Whether the learner is asked for an answer."""
        return self.step.action is not None and not self.finished and not self.coming

    def settle(self, place: Place) -> None:
        """Be at a place, and remember it."""
        self.progress = self.progress.at(place)
        self.coming, self.heading_for, self.strayed = [], None, False
        self.match.go_to(self.step.number)
        self.match.asking = self.asks
        write_progress(self.saved_games.folder, self.progress)

    # What is on the screen ---

    def show_question(self) -> None:
        """What the coach says, and the answers or the way on."""
        super().show_question()
        self.query_one("#crumbs").display = False
        self.query_one("#question").border_title = self.heading_words()
        self.write("sentence", self.coach_words())
        if not self.asks:
            listed = self.query_one("#choices", OptionList)
            listed.clear_options()
            listed.add_options([Option(row) for row in self.ways()])
            listed.highlighted = 0
            listed.focus()

    def heading_words(self) -> str:
        """The chapter and how far we are in it."""
        number, title = self.place.chapter + 1, say(f"lesson-{self.chapter.name}")
        chapter = say("lessons-chapter", number=number, title=title)
        steps = len(self.chapter.steps)
        at = say("lessons-progress", step=self.place.step + 1, steps=steps)
        return f"{chapter} · {at}"

    def coach_words(self) -> Text:
        """What to know, and what to do now."""
        if self.finished:
            return Text.assemble(
                (say("lessons-finished"), "bold"), "\n", say("lessons-finished-text")
            )
        if self.coming:
            return Text.assemble((say("lessons-watch"), "bold"), "\n", self.match.last_answer())
        key = f"lesson-{self.chapter.name}-{self.step.text}"
        told = Text(say(key))
        if self.asks:
            wanted = say(f"{key}-do")
            words = say("lessons-not-now", do=wanted) if self.strayed else wanted
            told.append(f"\n▸ {words}", "bold")
        return told

    def ways(self) -> list[str]:
        """Where one can go when nothing is asked."""
        if self.finished:
            return [say("lessons-play"), say("lessons-leave")]
        if self.coming:
            return [say("turn-skip")]
        following = find_next_place(self.chapters, self.place)
        if following and following.chapter != self.place.chapter:
            title = say(f"lesson-{self.chapters[following.chapter].name}")
            return [say("lessons-next-chapter", title=title), say("lessons-back")]
        return [say("lessons-next"), say("lessons-back")]

    def preview(self, chosen: object) -> None:
        """What an answer would change, and what the coach points at."""
        super().preview(chosen)  # type: ignore[arg-type]
        point_at(self, () if self.finished or self.coming else self.step.points)
        if not self.asks:
            self.write("detail", say("tui-lesson-keys"))

    @property
    def tab_in_sight(self) -> str:
        """The tab that the coach points at, unless the learner chose one for this step."""
        if self.tab_at == self.place or self.finished or self.coming:
            return self.tab
        return find_tab(self.step.points, self.seen) or super().tab_in_sight

    def show_tab(self, tab: str) -> None:
        """Show a tab, for as long as the step is the same."""
        self.tab_at = self.place
        super().show_tab(tab)

    def cited_rules(self) -> tuple[str, ...]:
        """The rule behind the step."""
        return (self.step.rule,) if self.step.rule else ()

    # Going ---

    def go_on(self) -> None:
        """Show where we are."""
        self.draw()

    def take(self, number: int) -> None:
        """An answer, or the way on."""
        if self.asks:
            self.answer(number)
        elif self.finished:
            self.leave_for_game() if number == 0 else self.action_menu()
        elif self.coming:
            self.arrive()
        elif number == 0:
            self.action_onward()
        else:
            self.action_back()

    def answer(self, number: int) -> None:
        """Go on with the answer that is asked for; say it again if it was another."""
        if number >= len(self.choices):
            return
        if self.choices[number].action == self.step.action:
            self.advance()
        else:
            self.strayed = True
            self.write("sentence", self.coach_words())

    def action_onward(self) -> None:
        """The next step, if nothing is asked."""
        if self.coming:
            self.arrive()
        elif not self.asks and not self.finished:
            self.advance()

    def advance(self) -> None:
        """Leave this step: show what leads to the next one."""
        following = find_next_place(self.chapters, self.place)
        if following is None or following.chapter != self.place.chapter:
            self.progress = self.progress.having_read(self.chapter.name)
        if following is None:
            self.finish()
            return
        self.coming = list_numbers_between(self.chapters, self.place, following)
        self.heading_for = following
        if len(self.coming) == 1:
            self.arrive()
        else:
            self.match.asking = False
            self.show_coming()

    def show_coming(self) -> None:
        """Show the next thing that happens, and go on after a while."""
        self.match.go_to(self.coming[0])
        self.draw()
        self.due = self.set_timer(PAUSE, self.pass_by)

    def pass_by(self) -> None:
        """One thing has been seen."""
        del self.coming[:1]
        if self.coming[1:]:
            self.show_coming()
        else:
            self.arrive()

    def arrive(self) -> None:
        """Be where the step leads."""
        if self.due:
            self.due.stop()
        if self.heading_for:
            self.settle(self.heading_for)
            self.draw()

    def finish(self) -> None:
        """All chapters are read."""
        self.finished = True
        self.match.asking = False
        write_progress(self.saved_games.folder, self.progress)
        self.draw()

    def action_back(self) -> None:
        """The step before."""
        if self.due:
            self.due.stop()
        previous = find_previous_place(self.chapters, self.place)
        if self.finished:
            self.finished = False
            self.settle(self.place)
        elif self.coming:
            self.settle(self.place)
        elif previous:
            self.settle(previous)
        self.draw()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:  # noqa: ARG002
        """Keys of a game that nobody knows yet make no sense here."""
        return action not in ("undo", "redo", "hint", "save", "options")

    def leave_for_game(self) -> None:
        """Play a first game."""
        self.dismiss()
        self.app.call_later(self.app.run_action, "first_game")

    def action_menu(self) -> None:
        """Back to the chapters; the place is kept."""
        self.dismiss()

    def action_leave(self) -> None:
        """Quit; the place is kept."""
        self.app.exit()

    def keep(self) -> None:
        """There is nothing to keep but the place."""
