"""The puzzles: of the day, the next one, by theme and rating."""

from collections.abc import Sequence

from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from ...engine.errors import TeotihuacanError
from ...i18n import say, translate
from ...study.daily import today
from ...study.puzzles import (
    THEMES,
    Progress,
    ProgressFile,
    Puzzle,
    choose_next_puzzle,
    list_puzzles,
    puzzle_of_the_day,
)
from ...terminal.notice import notice
from ...terminal.puzzles import rating_number, rating_text, solved_text, theme_names
from ...terminal.saved_games import SavedGames
from ..puzzle_task import PuzzleTask
from .start import Begin, Menu
from .task import TaskTable

TODAY, FOLLOWING, ALL = "today", "next", "all"
MARKS = {None: " ", True: "✓", False: "·"}  # not tried, solved, not solved at the first try


class PuzzlesScreen(Menu):
    """What to solve: today's puzzle, the next one, or one of a theme."""

    heading = "puzzles-text"
    has_hint = True

    def on_screen_resume(self) -> None:
        """More may have been solved since."""
        self.retell()

    def fill(self) -> None:
        """Today's puzzle, the next one, all, and the themes with how many were solved."""
        listed = self.query_one(OptionList)
        at = listed.highlighted or 0
        progress = self.read_progress()
        listed.clear_options()
        listed.add_option(Option(say("puzzle-today"), TODAY))
        listed.add_option(Option(say("puzzle-next"), FOLLOWING))
        listed.add_option(Option(say("puzzle-all"), ALL))
        listed.add_option(None)
        solved = {one.id for one in progress.tried if one.solved}
        for theme in THEMES:
            ids = [puzzle.id for puzzle in list_puzzles(theme)]
            if ids:
                count = say("puzzle-theme-solved", solved=len(solved & set(ids)), count=len(ids))
                words = say(f"puzzle-theme-{theme}")
                listed.add_option(Option(f"{words} ({count})", f"theme-{theme}"))
        listed.highlighted = at
        listed.focus()
        rating = progress.rating
        self.query_one("#keys", Static).update(f"{rating_text(rating)}. {solved_text(rating)}")

    def read_progress(self) -> Progress:
        """What was solved so far; a file that can't be read is told about."""
        try:
            return ProgressFile(self.saved_games.folder).read()
        except TeotihuacanError as error:
            self.tell(notice("tui-wrong", error=translate(error)))
            return Progress()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Solve a puzzle, or list those of a theme."""
        chosen = str(event.option_id)
        if chosen == TODAY:
            open_puzzle(self, puzzle_of_the_day(today()))
        elif chosen == FOLLOWING:
            progress = self.read_progress()
            tried = {one.id for one in progress.tried}
            open_puzzle(self, choose_next_puzzle(progress.rating.rating, tried))
        else:
            theme = "" if chosen == ALL else chosen.removeprefix("theme-")
            self.app.push_screen(PuzzleListScreen(theme, self.saved_games, self.begin))


class PuzzleListScreen(Menu):
    """The puzzles of a theme, the easiest first; those that were tried have a mark."""

    heading = "puzzles"
    has_hint = True

    def __init__(self, theme: str, saved_games: SavedGames, begin: Begin) -> None:
        super().__init__(saved_games, begin)
        self.puzzles: Sequence[Puzzle] = sorted(
            list_puzzles(theme), key=lambda puzzle: (puzzle.rating, puzzle.id)
        )

    def on_screen_resume(self) -> None:
        """More may have been solved since."""
        self.fill()

    def retell(self) -> None:
        """Everything in the language spoken now."""
        super().retell()
        self.query_one("#keys", Static).update(say("tui-puzzles-keys"))

    def fill(self) -> None:
        """The puzzles with rating, players and themes, the cursor where it was."""
        listed = self.query_one(OptionList)
        at = listed.highlighted or 0
        try:
            progress = ProgressFile(self.saved_games.folder).read()
        except TeotihuacanError:
            progress = Progress()
        solved = {one.id: one.solved for one in progress.tried}
        listed.clear_options()
        listed.add_options(
            [Option(describe(puzzle, solved.get(puzzle.id))) for puzzle in self.puzzles]
        )
        listed.highlighted = at
        listed.focus()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Put a puzzle on the table; the next ones are of the same theme."""
        puzzle = self.puzzles[event.option_index]
        open_puzzle(self, puzzle, self.puzzles)


def open_puzzle(menu: Menu, puzzle: Puzzle, among: Sequence[Puzzle] = ()) -> None:
    """Put a puzzle on the table; the next ones are among some."""
    saved_games = menu.saved_games
    task = PuzzleTask(puzzle, ProgressFile(saved_games.folder), among)
    menu.app.push_screen(TaskTable(task, saved_games))


def describe(puzzle: Puzzle, solved: bool | None) -> str:
    """A puzzle in a line."""
    players = say("puzzle-players", count=puzzle.players)
    rating = rating_number(puzzle.rating)
    return f"{MARKS[solved]} {rating:>4}  {players}: {theme_names(puzzle.themes)}"
