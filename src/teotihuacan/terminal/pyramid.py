"""The pyramid in the terminal: seen from above, and level by level."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.table import Table
from rich.text import Text

from ..game.offers import Offer
from ..game.views import View
from ..i18n import say
from .printed import LEVELS
from .wording import icon_text

SUBSCRIPTS = "₀₁₂₃₄"
CORNERS = ((0, 1), (3, 2))  # a tile's corners by row, counted clockwise from the top left
Cell = tuple[int, int, int]  # level, row and column from 0
Square = Mapping[str, Any]  # that an answer covers


def from_above(view: View) -> Text:
    """The uppermost icon of each square with the layers below it, under a heading."""
    text = Text.assemble((say("terminal-above") + "\n", "bold"))
    for row in squares(view).split("\n"):
        row.rstrip()
        text.append_text(row[1:]).append(" \n")
    text.rstrip()
    return text


def squares(view: View, covered: Sequence[Square] = ()) -> Text:
    """Eight rows of eight icons with the layers below; ▸ stands before what is to be covered."""
    derived = view["derived"]
    changed = {(square["row"], square["column"]): square for square in covered}
    text = Text()
    for row, icons in enumerate(derived["icons"]):
        if row:
            text.append("\n")
        for column, icon in enumerate(icons):
            square = changed.get((row, column))
            height = square["height"] if square else derived["heights"][row][column]
            text.append("▸" if square else " ", style="bold")
            text.append_text(icon_text(square["icon"] if square else icon))
            text.append(SUBSCRIPTS[height], style="dim")
            if square:
                text.stylize("bold underline", len(text) - 2)
    return text


def printed_squares(offer: Offer) -> list[Square]:
    """The squares that an answer covers, icons that are printed in colour as capitals."""
    covers: list[Square] = offer.get("covers", [])
    about = offer["about"]
    if "turn" in about:
        icons = turned_icons(about)
    else:  # all icons of a decoration are in colour, however it lies
        icons = "".join(square["icon"].upper() for square in covers)
    return [{**square, "icon": icon} for square, icon in zip(covers, icons, strict=False)]


def levels(view: View) -> Table:
    """Each level as a grid: tiles that lie are dim, open cells show what they would cover."""
    table = Table.grid(padding=(0, 3))
    table.add_row(*(level_text(view, level) for level in range(LEVELS)))
    return table


def level_text(view: View, level: int) -> Text:
    """One level; rows and columns are numbered as in the names of cells."""
    size = LEVELS - level
    laid = {tuple(tile["cell"]): turned_icons(tile) for tile in view["pyramid"]}
    text = Text.assemble((say("terminal-level", level=level + 1) + "\n", "bold"))
    text.append("  " + "".join(f"{column + 1:<4}" for column in range(size)), style="dim")
    for row in range(size):
        for half in range(2):
            text.append(f"\n{row + 1 if half == 0 else ' '} ", style="dim")
            for column in range(size):
                cell = (level, row, column)
                text.append_text(cell_row(view, cell, laid.get(cell), half))
    return text


def turned_icons(laid: Mapping[str, Any]) -> str:
    """The icons of a tile as it lies, clockwise from the top left."""
    tile: str = laid["tile"]
    turn: int = laid["turn"]
    return tile[-turn:] + tile[:-turn]


def cell_row(view: View, cell: Cell, icons: str | None, half: int) -> Text:
    """Two of a cell's four squares, blank where nothing lies and nothing fits."""
    text = Text()
    if icons:
        for corner in CORNERS[half]:
            text.append_text(icon_text(icons[corner].lower(), bright=False))
        return text.append("  ")
    if list(cell) not in view["derived"]["open_cells"]:
        return Text("    ")
    level, row, column = cell
    below = view["derived"]["icons"][2 * row + level + half]
    for icon in below[2 * column + level :][:2]:
        text.append_text(icon_text(icon))
    return text.append("? " if half == 0 else "  ")
