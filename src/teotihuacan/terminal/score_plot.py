"""VP over a game as a plot in characters: every player is a letter, with or without colours."""

from collections.abc import Sequence
from typing import NamedTuple

from rich.text import Text

from ..i18n import say
from .wording import SEAT_LETTERS, SEAT_STYLES

STEPS = (5, 10, 20, 25, 50, 100, 200, 500, 1000)  # VP between two marks of the scale
MARKS = 6  # of the scale, at most
ENDS = 2  # columns for letters at the right end
SEVERAL = "*"  # more than one player is here


def choose_scale(largest: int) -> tuple[int, int]:
    """A round number at or above the largest, and how far its marks are apart."""
    step = next((one for one in STEPS if largest <= one * MARKS), STEPS[-1])
    return max(step, -(-largest // step) * step), step


def plot_scores(
    scores: Sequence[Sequence[int]],
    eclipses: Sequence[int],
    moments: Sequence[int],
    width: int,
    height: int,
) -> Text:
    """A plot of so many columns and rows: the scale at its left, at its foot the numbers of
    moments and when eclipses were scored, each by the action after which it was.
    """
    top, step = choose_scale(max(map(max, scores)))
    label = len(str(top)) + 1
    columns = width - label - 1 - ENDS  # without the axis
    rows = height - 3
    grid = draw_lines(scores, columns, rows, top)
    ends = place_ends(scores[-1], rows, top)
    text = Text()
    for row in range(rows):
        text.append(scale_label(row, rows, top, step).rjust(label) + "│", "dim")
        for cell in grid[row]:
            style = SEAT_STYLES[SEAT_LETTERS.index(cell)] if cell in SEAT_LETTERS else "dim"
            text.append(cell, style)
        for seat in ends.get(row, []):
            text.append(SEAT_LETTERS[seat], SEAT_STYLES[seat])
        text.append("\n")
    axis = Axis(len(scores) - 1, label, columns)
    text.append("\n".join((axis.line(eclipses), axis.numbers(moments), axis.names(eclipses))))
    return text


def draw_lines(
    scores: Sequence[Sequence[int]], columns: int, rows: int, top: int
) -> list[list[str]]:
    """Every player's VP, column by column; a dot leads up where they jump."""
    grid = [[" "] * columns for _ in range(rows)]
    last = len(scores) - 1
    for seat in range(len(scores[0])):
        before = row_of(scores[0][seat], rows, top)
        for column in range(columns):
            row = row_of(scores[round(column * last / max(columns - 1, 1))][seat], rows, top)
            for between in range(min(row, before) + 1, max(row, before)):
                if grid[between][column] == " ":
                    grid[between][column] = "·"
            taken = grid[row][column] in (*SEAT_LETTERS, SEVERAL)
            grid[row][column] = SEVERAL if taken else SEAT_LETTERS[seat]
            before = row
    return grid


def row_of(vp: int, rows: int, top: int) -> int:
    """The row of some VP, 0 at the top."""
    return rows - 1 - round(max(vp, 0) * (rows - 1) / top)


def place_ends(last: Sequence[int], rows: int, top: int) -> dict[int, list[int]]:
    """The seats by the row in which their lines end."""
    ends: dict[int, list[int]] = {}
    for seat, vp in enumerate(last):
        ends.setdefault(row_of(vp, rows, top), []).append(seat)
    return {row: seats[:ENDS] for row, seats in ends.items()}


def scale_label(row: int, rows: int, top: int, step: int) -> str:
    """The number beside a row, if a mark of the scale is there."""
    marks = {row_of(vp, rows, top): str(vp) for vp in range(0, top + 1, step)}
    return marks.get(row, "")


class Axis(NamedTuple):
    """The foot of a plot: actions from left to right."""

    last: int  # the number of actions
    label: int  # columns left of the axis
    columns: int

    def place(self, ply: int) -> int:
        """The column of an action, counted from the axis."""
        return round(ply * (self.columns - 1) / max(self.last, 1))

    def line(self, eclipses: Sequence[int]) -> str:
        """The axis, eclipses marked."""
        marks = {self.place(ply) for ply in eclipses}
        drawn = "".join("┴" if at in marks else "─" for at in range(self.columns))
        return " " * self.label + "└" + drawn

    def numbers(self, moments: Sequence[int]) -> str:
        """The numbers of moments, each below its action."""
        return self.spread([str(number + 1) for number in range(len(moments))], moments)

    def names(self, eclipses: Sequence[int]) -> str:
        """The eclipses by their numbers, each below its action."""
        numbers = range(1, len(eclipses) + 1)
        return self.spread(
            [say("tui-plot-eclipse", number=number) for number in numbers], eclipses
        )

    def spread(self, labels: Sequence[str], plies: Sequence[int]) -> str:
        """Labels in a line below their actions, moved to the left where one is in the way."""
        end = self.label + 1 + self.columns + ENDS
        line = [" "] * end
        for label, ply in reversed([*zip(labels, plies, strict=True)]):
            wanted = self.label + 1 + self.place(ply) - len(label) // 2
            first = max(min(wanted, end - len(label)), 0)
            line[first : first + len(label)] = label
            end = first - 1
        return "".join(line).rstrip()
