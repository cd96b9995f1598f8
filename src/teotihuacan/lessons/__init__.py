"""An interactive first game: chapters that are cut from fixed games, told step by step."""

from .chapters import LEARNER, Chapter, LessonError, Step, chapter_named, chapters
from .games import Story, story_of

__all__ = [
    "LEARNER",
    "Chapter",
    "LessonError",
    "Step",
    "Story",
    "chapter_named",
    "chapters",
    "story_of",
]
