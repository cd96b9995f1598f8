"""The pyramid from above, with the coordinates of places at its edge."""

from rich.text import Text

from ...game.offers import Offer
from ...game.views import View
from ...i18n import say
from ...terminal.printed import LEVELS
from ...terminal.pyramid import printed_squares, squares

EDGE = 2  # columns of the coordinates
SQUARES = 8  # in a row
SQUARE = 3  # columns of a square: mark, icon, height
HEAD = 2  # lines above the squares


def pyramid_text(view: View, offer: Offer | None, width: int) -> Text:
    """A title, the numbers of columns, then eight rows with theirs.

    Places are counted on each level by itself, as answers name them: the numbers are those of the
    level that the answer under the cursor lays a tile on, else of the lowest.
    """
    about = offer["about"] if offer else {}
    level = about["level"] - 1 if "turn" in about else 0
    gap = measure_square(width) - SQUARE
    title = say("terminal-level", level=level + 1) if "turn" in about else say("terminal-above")
    rows = squares(view, printed_squares(offer) if offer else ()).split("\n")
    lines = [Text(title, "bold"), column_numbers(level, SQUARE + gap)]
    for row, squares_of_row in enumerate(rows):
        lines.append(Text(f"{row_number(row, level):<{EDGE}}", "dim"))
        lines[-1].append_text(spread(squares_of_row, gap))
    return Text("\n").join(lines)


def measure_square(width: int) -> int:
    """The columns of a square with the blanks before it."""
    return max(min((width - EDGE) // SQUARES, SQUARE + 2), SQUARE)


def find_square(x: int, y: int, width: int, window: int) -> tuple[int, int] | None:
    """Row and column of the square at a point, of a drawing in the middle of a window."""
    square = measure_square(width)
    left = (window - EDGE - SQUARES * square) // 2 + EDGE
    row, column = y - HEAD, (x - left) // square
    inside = 0 <= row < SQUARES and 0 <= column < SQUARES
    return (row, column) if inside else None


def column_numbers(level: int, square: int) -> Text:
    """The numbers of a level's columns, each over its two squares."""
    numbers = "".join(f"{column + 1:^{2 * square}}" for column in range(LEVELS - level))
    return Text(" " * (EDGE + level * square) + numbers, "dim")


def row_number(row: int, level: int) -> str:
    """The number of a level's row beside the upper of its two rows of squares."""
    number, lower = divmod(row - level, 2)
    return str(number + 1) if not lower and 0 <= number < LEVELS - level else ""


def spread(row: Text, gap: int) -> Text:
    """A row of squares with so many blanks before each."""
    if not gap:
        return row
    cells = [row[SQUARE * at : SQUARE * (at + 1)] for at in range(SQUARES)]
    return Text("").join([Text(" " * gap).append_text(cell) for cell in cells])
