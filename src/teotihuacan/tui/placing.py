"""Laying a pyramid tile by arrow keys: from place to place, and turning the tile."""

from collections.abc import Sequence
from typing import NamedTuple

from .drawing.choices import Choice

ARROWS = {"up": (-1, 0), "down": (1, 0), "left": (0, -1), "right": (0, 1)}


class Place(NamedTuple):
    """Where a tile may lie."""

    level: int
    row: int
    column: int

    @property
    def middle(self) -> tuple[int, int]:
        """The corner that its four squares share, in rows and columns of squares."""
        return 2 * self.row + self.level, 2 * self.column + self.level


def place_of(choice: Choice) -> Place | None:
    """Where an answer lays a tile, None if it lays none."""
    about = choice.offer["about"]
    if choice.offer["kind"] != "place":
        return None
    return Place(about["level"], about["row"], about["column"])


def places_tiles(choices: Sequence[Choice]) -> bool:
    """Whether the question is where a tile goes."""
    return any(choice.offer["kind"] == "place" for choice in choices)


def step_to(choices: Sequence[Choice], number: int, arrow: str) -> int:
    """The answer for the next place in the direction of an arrow, the tile turned as it was."""
    here = place_of(choices[number])
    if here is None:
        return find_first(choices)
    ahead = list_ahead({place_of(choice) for choice in choices} - {None, here}, here, arrow)
    if not ahead:
        return number
    return find_answer(choices, min(ahead)[-1], choices[number].offer["about"]["turn"])


def list_ahead(
    places: set[Place | None], here: Place, arrow: str
) -> list[tuple[bool, int, int, Place]]:
    """The places in the direction of an arrow, to be sorted.

    Up and down lead to the next row that has places, left and right along a row: so every place
    can be reached.
    """
    down, right = ARROWS[arrow]
    found = []
    for place in filter(None, places):
        rows, columns = (a - b for a, b in zip(place.middle, here.middle, strict=True))
        ahead = rows * down + columns * right
        beside = abs(rows * right) + abs(columns * down)
        if ahead > 0:
            found.append((bool(right and beside), ahead, beside, place))
    return found


def turn_tile(choices: Sequence[Choice], number: int) -> int:
    """The answer for the same place with the tile turned once more."""
    place = place_of(choices[number])
    if place is None:
        return find_first(choices)
    return find_answer(choices, place, choices[number].offer["about"]["turn"] + 1)


def find_answer(choices: Sequence[Choice], place: Place, turn: int) -> int:
    """The answer for a place; a tile that looks the same both ways has fewer turns."""
    turns = {
        choice.offer["about"]["turn"]: number
        for number, choice in enumerate(choices)
        if place_of(choice) == place
    }
    return turns[turn % 4] if turn % 4 in turns else turns[turn % len(turns)]


def find_at_square(
    choices: Sequence[Choice], chosen: Choice | None, square: tuple[int, int]
) -> int | None:
    """An answer that covers a square, the tile turned as it was; the next one at each click."""
    covering = [
        (choice.offer["about"]["turn"], number)
        for number, choice in enumerate(choices)
        if place_of(choice) and square in list_covered(choice)
    ]
    turn = chosen.offer["about"].get("turn", 0) if chosen else 0
    alike = [number for its_turn, number in covering if its_turn == turn]
    numbers = alike or [number for _, number in covering]
    at = choices.index(chosen) if chosen else -1
    return next((number for number in numbers if number > at), next(iter(numbers), None))


def list_covered(choice: Choice) -> list[tuple[int, int]]:
    """The squares that an answer covers, by row and column."""
    return [(square["row"], square["column"]) for square in choice.offer.get("covers", [])]


def find_first(choices: Sequence[Choice]) -> int:
    """The first answer that lays a tile."""
    return next(number for number, choice in enumerate(choices) if place_of(choice))
