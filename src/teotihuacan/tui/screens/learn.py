"""The chapters of the coach, and where to go on."""

from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from ...i18n import say
from ...lessons import load_chapters
from ...lessons.places import Place
from ..lesson_progress import read_progress
from .lesson import LessonTable
from .start import Menu


class ChaptersScreen(Menu):
    """All chapters; those that were read have a mark, the cursor is where to go on."""

    heading = "lessons"
    has_hint = True

    def on_screen_resume(self) -> None:
        """More may have been read since."""
        self.fill()

    def retell(self) -> None:
        """Everything in the language spoken now."""
        super().retell()
        self.query_one("#keys", Static).update(say("tui-learn-keys"))

    def fill(self) -> None:
        """The chapters."""
        chapters = load_chapters()
        progress = read_progress(self.saved_games.folder, chapters)
        listed = self.query_one(OptionList)
        listed.clear_options()
        for number, chapter in enumerate(chapters):
            title = say(f"lesson-{chapter.name}")
            words = say("lessons-chapter", number=number + 1, title=title)
            if number == progress.place.chapter and progress.is_underway(chapters):
                words = say("tui-learn-here", chapter=words)
            mark = "✓" if chapter.name in progress.done else " "
            listed.add_option(Option(f"{mark} {words}"))
        listed.highlighted = progress.place.chapter
        listed.focus()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Go on in the chapter where somebody stopped, begin any other one."""
        progress = read_progress(self.saved_games.folder, load_chapters())
        if event.option_index != progress.place.chapter:
            progress = progress.at(Place(event.option_index, 0))
        self.app.push_screen(LessonTable(self.saved_games, progress))
