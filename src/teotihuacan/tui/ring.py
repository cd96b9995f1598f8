"""The eight action boards: who is there and what lies there, five short lines each."""

from rich.text import Text

from ..engine.constants import (
    ALCHEMY,
    BOARD_NAMES,
    BUILDINGS,
    CONSTRUCTION,
    DECORATIONS,
    NOBLES,
    PALACE,
    ROYAL_NAMES,
    TEMPLE_NAMES,
)
from ..engine.names import ROW_NAMES
from ..engine.record.state import State
from ..engine.rules.buildings_row import count_buildings_taken
from ..engine.rules.workers import count_colours
from ..engine.tables import (
    BUILDINGS_ROW,
    COLUMN_TEMPLE,
    DECORATION_COLOURED,
    DECORATION_ICONS,
    NOBLES_SPACES,
    NOBLES_VP,
    PYRAMID_TILE_NAMES,
    TECHNOLOGY_NUMBER,
    WORSHIP_SPACES,
    WORSHIP_SPOT,
    WORSHIP_TEMPLE,
)
from ..i18n import say
from ..i18n.names import say_board
from ..terminal.situation import unlocked, worship_space
from ..terminal.wording import SEAT_LETTERS, SEAT_STYLES, icon_text, tile_picture
from .signs import tile_sign

WIDTH = 24  # of a board's lines
LABEL = 14  # columns of a row of the nobles


def heading(board: int) -> str:
    """Number and name of a board."""
    return f"{board + 1} {say_board(BOARD_NAMES[board])}"


def colours_text(state: State, board: int) -> str:
    """How many colours count on a board (rule 4, rule 6.1)."""
    return say("tui-colours", colours=count_colours(state, board))


def board_text(state: State, board: int) -> Text:
    """What is to be seen on a board, line by line."""
    lines = [dice(state, board)]
    for space in range(WORSHIP_SPACES[board]):
        worker = Text.from_markup(worship_space(state, board, space))
        lines.append(Text.assemble(worker, " ", (ability(state, board, space), "dim")))
    if WORSHIP_SPOT[board] >= 0:
        lines.append(Text(tile_sign(state.spot[WORSHIP_SPOT[board]][0], WIDTH)))
    if board in SPECIAL:
        lines += SPECIAL[board](state)
    return Text("\n").join(lines)


def dice(state: State, board: int) -> Text:
    """The unlocked workers and neutral dice, closer together if there are many."""
    text = Text.from_markup(unlocked(state, board))
    if len(text) <= WIDTH:
        return text or Text("-", style="dim")
    packed = text.split(" ")
    return Text("").join(packed)


def ability(state: State, board: int, space: int) -> str:
    """What a worship space does."""
    if board == PALACE:
        return say(f"tui-sign-royal-{ROYAL_NAMES[state.royal[space]]}")
    temple = WORSHIP_TEMPLE[board]
    return say("tui-sign-worship", temple=TEMPLE_NAMES[temple] if temple >= 0 else "any")


def technologies(state: State) -> list[Text]:
    """Their numbers in two rows, each with the letters of who knows it."""
    headings = Text()
    for column in COLUMN_TEMPLE:
        name = say("short-temple", temple=TEMPLE_NAMES[column])
        headings.append(f"{name:<8}", style=TEMPLE_NAMES[column])
    rows = [Text(), Text()]
    for slot, technology in enumerate(state.technology):
        cell = Text(f"{TECHNOLOGY_NUMBER[technology]}", style="bold")
        cell.append(" ")
        for seat in range(state.players):
            if state.knows[seat][technology]:
                cell.append(SEAT_LETTERS[seat], style=SEAT_STYLES[seat])
        cell.pad_right(8 - len(cell))
        rows[slot // 3].append_text(cell)
    return [headings, *rows]


def nobles(state: State) -> list[Text]:
    """The three rows, ■ for a building, else the VP of the space; and the buildings row."""
    lines = []
    for row, key in enumerate(ROW_NAMES):
        spaces = [
            "■" if space < state.nobles[row] else str(NOBLES_VP[row][space])
            for space in range(NOBLES_SPACES[row])
        ]
        name = say("tui-row", row_key=key)
        lines.append(Text.assemble((f"{name:<{LABEL}} ", "dim"), " ".join(spaces)))
    taken = count_buildings_taken(state)
    lines.append(Text(say("tui-buildings", left=BUILDINGS - taken, worth=BUILDINGS_ROW[taken])))
    return lines


def decorations(state: State) -> list[Text]:
    """The display, and how many tiles lie on each side of the pyramid."""
    display = Text()
    for tile in state.decoration_display:
        if tile >= 0:
            for i in range(2):
                coloured = DECORATION_COLOURED[tile][i] > 0
                display.append_text(icon_text(DECORATION_ICONS[tile][i], coloured))
            display.append("   ")
    laid = " ".join(
        f"{sign}{sum(tile >= 0 for tile in state.decoration[side])}"
        for side, sign in enumerate("↑→↓←")
    )
    return [display or Text(say("tui-no-tiles")), Text(say("tui-laid", sides=laid), style="dim")]


def pyramid_tiles(state: State) -> list[Text]:
    """The display of pyramid tiles as pictures, with their names."""
    shown = [kind for kind in state.pyramid_display if kind >= 0]
    if not shown:
        return [Text(say("tui-no-tiles"))]
    pictures = [tile_picture(kind).split("\n") for kind in shown]
    names = Text("   ").join([Text(f"{PYRAMID_TILE_NAMES[kind]}", "dim") for kind in shown])
    rows = [Text("    ").join([picture[half] for picture in pictures]) for half in range(2)]
    return [Text(say("displays"), "dim"), *rows, names]


SPECIAL = {
    ALCHEMY: technologies,
    NOBLES: nobles,
    DECORATIONS: decorations,
    CONSTRUCTION: pyramid_tiles,
}
