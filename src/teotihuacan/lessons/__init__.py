"""Interactive lessons: chapters cut from fixed games, explained step by step."""

from .chapters import LEARNER, Chapter, LessonError, Step, find_chapter, load_chapters
from .games import Story, load_record, load_story

__all__ = [
    "LEARNER",
    "Chapter",
    "LessonError",
    "Step",
    "Story",
    "find_chapter",
    "load_chapters",
    "load_record",
    "load_story",
]
