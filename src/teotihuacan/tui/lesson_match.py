"""The game of a lesson at the table: known from its first move to its last."""

from ..i18n import say
from ..lessons import LEARNER, load_record
from .watch_match import WatchMatch


class LessonMatch(WatchMatch):
    """A story that goes on when the learner does."""

    def __init__(self, story: str) -> None:
        super().__init__(load_record(story))
        self.people = {LEARNER}
        self.recorded_whole = True
        self.asking = False  # the learner is asked for an answer now

    @property
    def names(self) -> list[str]:
        """The learner and the opponent of all stories."""
        return [say("lessons-you"), say("lesson-opponent")]

    def is_unnamed(self, seat: int) -> bool:  # noqa: ARG002
        """Both have names."""
        return False

    def asks_person(self) -> bool:
        """Whether the learner is asked."""
        return self.asking

    def last_answer(self) -> str:
        """Who answered last, and what."""
        said = self.crumbs()[-1:]
        return say("log-of", name=self.names[self.find_last_seat()], text=said[0]) if said else ""
