"""The way through the chapters: what comes next, what was before, what is shown between."""

from collections.abc import Sequence
from typing import NamedTuple

from .chapters import Chapter, Step


class Place(NamedTuple):
    """Where somebody is: a chapter and a step of it, both counted from 0."""

    chapter: int
    step: int


START = Place(0, 0)


def find_step(chapters: Sequence[Chapter], place: Place) -> Step | None:
    """The step at a place, None if there is none."""
    if not 0 <= place.chapter < len(chapters):
        return None
    steps = chapters[place.chapter].steps
    return steps[place.step] if 0 <= place.step < len(steps) else None


def find_next_place(chapters: Sequence[Chapter], place: Place) -> Place | None:
    """The place after one; None after the last step of all."""
    following = (Place(place.chapter, place.step + 1), Place(place.chapter + 1, 0))
    return next((one for one in following if find_step(chapters, one)), None)


def find_previous_place(chapters: Sequence[Chapter], place: Place) -> Place | None:
    """The place before one; None before the first step of all."""
    if place.step > 0:
        return Place(place.chapter, place.step - 1)
    if place.chapter > 0:
        return Place(place.chapter - 1, len(chapters[place.chapter - 1].steps) - 1)
    return None


def list_numbers_between(chapters: Sequence[Chapter], start: Place, end: Place) -> list[int]:
    """The positions that lead from a place to another: all within a chapter, else the last."""
    first, last = (find_step(chapters, place) for place in (start, end))
    if first is None or last is None:
        return []
    if start.chapter != end.chapter or last.number <= first.number:
        return [last.number]
    return list(range(first.number + 1, last.number + 1))
