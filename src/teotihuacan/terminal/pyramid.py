"""The pyramid in the terminal: seen from above, and level by level."""

from collections.abc import Sequence

from rich.table import Table
from rich.text import Text

from ..engine.constants import LEVELS, SQUARES
from ..engine.record.state import State
from ..engine.rules.pyramid import is_open, read_tile_icon
from ..engine.tables import CELL_PLACES, CELL_SQUARES
from ..i18n import say
from .wording import icon_text

SUBSCRIPTS = "₀₁₂₃₄"
CORNERS = ((0, 1), (3, 2))  # a tile's corners by row


def from_above(state: State) -> Text:
    """The uppermost icon of each square with the layers below it, under a heading."""
    view = Text.assemble((say("terminal-above") + "\n", "bold"))
    for row in squares(state).split("\n"):
        row.rstrip()
        view.append_text(row[1:]).append(" \n")
    view.rstrip()
    return view


def squares(state: State, marked: Sequence[int] = ()) -> Text:
    """Eight rows of eight icons with the layers below; ▸ stands before marked squares."""
    view = Text()
    for square in range(SQUARES):
        if square and square % 8 == 0:
            view.append("\n")
        view.append("▸" if square in marked else " ", style="bold")
        view.append_text(icon_text(state.icon[square]))
        view.append(SUBSCRIPTS[state.layers[square]], style="dim")
        if square in marked:
            view.stylize("reverse", len(view) - 2)
    return view


def levels(state: State) -> Table:
    """Each level as a grid: tiles that lie are dim, open cells show what they would cover."""
    table = Table.grid(padding=(0, 3))
    table.add_row(*(level_text(state, level) for level in range(LEVELS)))
    return table


def level_text(state: State, level: int) -> Text:
    """One level; rows and columns are numbered as in the names of cells."""
    size = LEVELS - level
    cells = {(r, c): i for i, (at, r, c) in enumerate(CELL_PLACES) if at == level}
    text = Text.assemble((say("terminal-level", level=level + 1) + "\n", "bold"))
    text.append("  " + "".join(f"{column + 1:<4}" for column in range(size)), style="dim")
    for row in range(size):
        for half in range(2):
            text.append(f"\n{row + 1 if half == 0 else ' '} ", style="dim")
            for column in range(size):
                text.append_text(cell_row(state, cells[row, column], half))
    return text


def cell_row(state: State, cell: int, half: int) -> Text:
    """Two of a cell's four squares, blank where nothing lies and nothing fits."""
    if state.tile[cell] < 0 and not is_open(state, cell):
        return Text("    ")
    text = Text()
    for corner in CORNERS[half]:
        if state.tile[cell] >= 0:
            icon = read_tile_icon(state.tile[cell], state.turned[cell], corner)
            text.append_text(icon_text(icon, bright=False))
        else:
            text.append_text(icon_text(state.icon[CELL_SQUARES[cell][corner]]))
    text.append("  " if state.tile[cell] >= 0 else "? " if half == 0 else "  ")
    return text
