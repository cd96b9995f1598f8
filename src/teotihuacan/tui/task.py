"""A task: one turn to be found, in words and as a table; the table itself is a screen."""

from abc import ABC, abstractmethod
from typing import NamedTuple

from .task_match import TaskMatch


class Verdict(NamedTuple):
    """What is to say of a turn that was tried."""

    solved: bool
    words: str  # why


class Task(ABC):
    """A turn to be found: what is asked, how it is judged, what is best, what comes next."""

    @abstractmethod
    def make_match(self) -> TaskMatch:
        """The game before the turn."""

    @abstractmethod
    def heading_words(self) -> str:
        """Which task it is."""

    @abstractmethod
    def task_words(self) -> str:
        """What is to be found."""

    def so_far_words(self) -> str:
        """What is to say in the middle of a turn."""
        return ""

    def is_answered(self, match: TaskMatch) -> bool:
        """Whether enough was answered to be judged: usually the whole turn."""
        return match.is_given

    @abstractmethod
    def judge(self, given: list[int]) -> Verdict:
        """Judge a turn; may be called beside the interface."""

    def note(self, verdict: Verdict) -> None:
        """Remember how a turn was judged, or that its solution was looked at."""
        del verdict

    def verdict_words(self, verdict: Verdict) -> str:
        """What is to say of a turn that was judged."""
        return verdict.words

    @abstractmethod
    def solution(self) -> list[int]:
        """The best turn that is known."""

    @abstractmethod
    def solution_words(self, brief: bool) -> str:
        """The best turn and what speaks for it; only what matters most, if it is to be brief."""

    @abstractmethod
    def next_words(self) -> str:
        """What comes next."""

    @abstractmethod
    def next_task(self) -> "Task | None":
        """The next task, None after the last."""
