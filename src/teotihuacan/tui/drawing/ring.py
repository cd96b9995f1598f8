"""The eight action boards: who is there and what lies there, a few short lines each."""

from textwrap import wrap

from rich.text import Text

from ...engine.names import ROW_NAMES, SIDE_NAMES
from ...game.views import View
from ...i18n import say
from ...i18n.names import say_board
from ...terminal.displays import buildings_left, nobles_row_text
from ...terminal.printed import (
    COLUMN_TEMPLES,
    TECHNOLOGIES,
    WORSHIP_SPACES,
    WORSHIP_TEMPLES,
    board_number,
)
from ...terminal.readers import technology_owners
from ...terminal.situation import unlocked_dice, worship_space
from ...terminal.wording import (
    SEAT_LETTERS,
    SEAT_STYLES,
    decoration_picture,
    discovery_text,
    tile_picture,
)
from .room import USUAL, Room
from .signs import tile_sign

WIDTH = USUAL.board  # of a board's lines, where they are short
LABEL = 14  # columns of a row of the nobles


def heading(board: str) -> str:
    """Number and name of a board."""
    return f"{board_number(board)} {say_board(board)}"


def colours_text(view: View, board: str) -> str:
    """How many colours count on a board (rule 4, rule 6.1)."""
    return say("tui-colours", colours=view["derived"]["colours"][board])


def board_text(view: View, board: str, room: Room = USUAL) -> Text:
    """What is to be seen on a board, line by line."""
    lines = [dice(view, board, room.board)]
    for space in range(WORSHIP_SPACES.get(board, 0)):
        worker = Text.from_markup(worship_space(view, board, space))
        lines.append(Text.assemble(worker, " ", (ability(view, board, space, room), "dim")))
    tiles = view["discoveries"].get(board)
    if tiles is not None:
        lines.append(Text(lying_tile(tiles[0] if tiles else None, room)))
    if board == "alchemy":
        lines += technology_names(view, room.board) if room.is_full else technologies(view)
    elif board in SPECIAL:
        lines += SPECIAL[board](view)
    if room.is_full:
        lines += explain_board(board, room.board, room.board_lines - 2 - len(lines))
    return Text("\n").join(lines)


def explain_board(board: str, width: int, lines: int) -> list[Text]:
    """What a board is for, if there is room for all of it."""
    text = wrap(say(f"board-{board}-does"), width)
    return [Text(line, "dim") for line in text] if len(text) <= lines else []


def lying_tile(tile: str | None, room: Room) -> str:
    """The discovery tile beside a worship area, in full if there is room."""
    if tile and room.is_full:
        words = f"◇ {discovery_text(tile)}"
        if len(words) <= room.board:
            return words
    return tile_sign(tile, room.board)


def dice(view: View, board: str, width: int) -> Text:
    """The unlocked workers and neutral dice, closer together if there are many."""
    text = Text.from_markup(unlocked_dice(view, board))
    if len(text) <= width:
        return text or Text("-", style="dim")
    packed = text.split(" ")
    return Text("").join(packed)


def ability(view: View, board: str, space: int, room: Room) -> str:
    """What a worship space does: at the palace its royal tile, elsewhere a temple step."""
    if board in WORSHIP_TEMPLES:
        return say("tui-sign-worship", temple=WORSHIP_TEMPLES[board])
    tile = view["royal_tiles"][space]
    sign = say(f"tui-sign-royal-{tile}")
    named = say("tui-royal-named", name=say(f"royal-{tile}"), does=sign)
    return named if room.is_full and len(named) + 5 <= room.board else sign


def technologies(view: View) -> list[Text]:
    """Their numbers in two rows, each with the letters of who knows it."""
    headings = Text()
    for temple in COLUMN_TEMPLES:
        headings.append(f"{say('short-temple', temple=temple):<8}", style=temple)
    rows = [Text(), Text()]
    for slot, technology in enumerate(view["technologies"]):
        cell = Text(f"{TECHNOLOGIES[technology]['number']}", style="bold")
        cell.append(" ")
        for seat in technology_owners(view, technology):
            cell.append(SEAT_LETTERS[seat], style=SEAT_STYLES[seat])
        cell.pad_right(8 - len(cell))
        rows[slot // len(COLUMN_TEMPLES)].append_text(cell)
    return [headings, *rows]


def technology_names(view: View, width: int) -> list[Text]:
    """A line for each technology: temple, number, name, gold, and the letters of who knows it."""
    lines = []
    for slot, technology in enumerate(view["technologies"]):
        temple = COLUMN_TEMPLES[slot % len(COLUMN_TEMPLES)]
        number = TECHNOLOGIES[technology]["number"]
        line = Text.assemble((f"{number} ", f"bold {temple}"), say(f"technology-{technology}"))
        line.truncate(width - 5, overflow="ellipsis", pad=True)
        line.append(" ")
        for seat in technology_owners(view, technology):
            line.append(SEAT_LETTERS[seat], style=SEAT_STYLES[seat])
        lines.append(line)
    return lines


def nobles(view: View) -> list[Text]:
    """The three rows, ■ for a building, else the VP of the space; and the buildings row."""
    lines = []
    for row, key in enumerate(ROW_NAMES):
        name = say("tui-row", row_key=key)
        lines.append(Text.assemble((f"{name:<{LABEL}} ", "dim"), nobles_row_text(view, row)))
    worth = view["derived"]["avenue_step_vp"]
    lines.append(Text(say("tui-buildings", left=buildings_left(view), worth=worth)))
    return lines


def decorations(view: View) -> list[Text]:
    """The display, and how many tiles lie on each side of the pyramid."""
    display = decoration_picture(view["decoration_display"])
    return [display or Text(say("tui-no-tiles")), *laid(view)]


def laid(view: View) -> list[Text]:
    """How many decorations lie on each side of the pyramid."""
    sides = " ".join(
        f"{sign}{len(view['decorations'][side])}"
        for side, sign in zip(SIDE_NAMES, "↑→↓←", strict=True)
    )
    return [Text(say("tui-laid", sides=sides), style="dim")]


def pyramid_tiles(view: View) -> list[Text]:
    """The display of pyramid tiles as pictures, with their names."""
    tiles = [tile for tile in view["pyramid_display"] if tile]
    if not tiles:
        return [Text(say("tui-no-tiles"))]
    pictures = [tile_picture(tile).split("\n") for tile in tiles]
    names = Text("   ").join([Text(tile, "dim") for tile in tiles])
    rows = [Text("    ").join([picture[half] for picture in pictures]) for half in range(2)]
    return [Text(say("displays"), "dim"), *rows, names]


SPECIAL = {
    "nobles": nobles,
    "decorations": decorations,
    "construction": pyramid_tiles,
}
