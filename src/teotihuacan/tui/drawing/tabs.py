"""Parts of the table one at a time, for small windows: each is a tab."""

from collections.abc import Sequence

from rich.text import Text

from ...engine.names import ROW_NAMES
from ...game.eclipse_forecast import Forecast
from ...game.offers import Offer
from ...game.views import View
from ...i18n import say
from ...i18n.names import say_board
from ...terminal.displays import nobles_row_text
from ...terminal.printed import TECHNOLOGIES, WORSHIP_SPACES, board_number
from ...terminal.readers import technology_owners
from ...terminal.situation import unlocked_dice, worship_space
from ...terminal.wording import SEAT_LETTERS, SEAT_STYLES, decoration_picture
from . import ring, side
from .eclipse import eclipse_text
from .pyramid import pyramid_text
from .signs import tile_sign

BOARDS, PYRAMID, PLAYERS, TRACKS, TILES, LOG = (
    *("boards", "pyramid", "players"),
    *("tracks", "tiles", "log"),
)
TABS = (BOARDS, PYRAMID, PLAYERS, TRACKS, TILES, LOG)
# What lies on the table for a question, where the person chose no tab for it.
QUESTION_TABS = {
    "pyramid_tile": PYRAMID,
    "pyramid_cell": PYRAMID,
    "decoration": PYRAMID,
    "discount": PYRAMID,
    "match_temple": PYRAMID,
    "technology": TILES,
    "salary": PLAYERS,
}
BETWEEN = "  "
SMALL_PYRAMID = 26  # columns


def tab_line(chosen: str) -> Text:
    """The names of the tabs, the one in sight marked."""
    text = Text()
    for tab in TABS:
        words = say(f"tui-tab-{tab}")
        mark = ("▸", "bold reverse") if tab == chosen else (" ", "")
        text.append(f"{mark[0]}{words} ", style=mark[1])
    return text


def find_tab(column: int, names: Sequence[str]) -> int | None:
    """Which of the tabs lies under the mouse."""
    start = 0
    for number, name in enumerate(names):
        start += len(name) + 2
        if column < start:
            return number
    return None


def tab_text(
    tab: str,
    view: View,
    named: side.Named,
    forecast: Sequence[Forecast],
    offer: Offer | None,
    width: int,
) -> Text:
    """What a tab shows, the log excepted."""
    if tab == BOARDS:
        return boards(view, offer, width)
    if tab == PYRAMID:
        return beside(pyramid_text(view, offer, SMALL_PYRAMID), displays(view))
    if tab == PLAYERS:
        return Text("\n").join([side.players(view, named, width), *bot_lines(view, width)])
    if tab == TRACKS:
        title = Text(say("tui-eclipse-title"), "bold")
        return Text("\n").join([side.tracks(view, width), title, eclipse_text(forecast, width)])
    return tiles(view, width)


def bot_lines(view: View, width: int) -> list[Text]:
    """Teotibot's action pyramid, if it plays."""
    if "bot" not in view:
        return []
    return [Text(say("tui-bot-title"), "bold"), side.action_pyramid(view, width)]


def tiles(view: View, width: int) -> Text:
    """Technologies, royal tiles, and what lies on the steps."""
    return Text("\n").join(
        [
            side.technologies(view, width),
            Text(say("terminal-royal"), "bold"),
            side.royal_tiles(view, width),
            Text(say("tui-tiles-title"), "bold"),
            side.tiles(view, width, full=True, costs=True),
        ]
    )


# Boards ---


def boards(view: View, offer: Offer | None, width: int) -> Text:
    """A line for each board, clockwise: who is there, what it counts, what lies there."""
    target = None
    if offer and offer["kind"] in ("move", "start_on"):
        target = offer["about"]["board"]
    names = {board: f"{board_number(board)} {say_board(board)}" for board in view["ring"]}
    columns = [
        [Text(names[board]) for board in view["ring"]],
        [Text(ring.colours_text(view, board), "dim") for board in view["ring"]],
        [Text.from_markup(unlocked_dice(view, board)) for board in view["ring"]],
    ]
    widths = [max(text.cell_len for text in column) for column in columns]
    lines = []
    for number, board in enumerate(view["ring"]):
        line = Text("▸" if board == target else " ", "bold")
        for column, room in zip(columns, widths, strict=True):
            cell = column[number].copy()
            cell.pad_right(room - cell.cell_len + len(BETWEEN))
            line.append_text(cell)
        line.append_text(contents(view, board, width - line.cell_len))
        if board == target:
            line.stylize("bold")
        lines.append(line)
    return Text("\n").join(lines)


def contents(view: View, board: str, room: int) -> Text:
    """Worship spaces and the discovery tile of a board, or what is special about it."""
    spaces = range(WORSHIP_SPACES.get(board, 0))
    text = Text.from_markup(" ".join(worship_space(view, board, space) for space in spaces))
    if board == "alchemy":
        text.append_text(known_technologies(view))
    elif board == "nobles":
        rows = [nobles_row_text(view, row).replace(" ", "") for row in range(len(ROW_NAMES))]
        text.append(" / ".join(rows))
    elif board == "construction":
        text.append(" ".join(tile for tile in view["pyramid_display"] if tile))
    tiles = view["discoveries"].get(board)
    if tiles is not None:
        text.append(BETWEEN)
        text.append(tile_sign(tiles[0] if tiles else None, room - text.cell_len))
    return text


def known_technologies(view: View) -> Text:
    """The numbers of the technologies, each with the letters of who knows it."""
    text = Text()
    for technology in view["technologies"]:
        text.append(f"{TECHNOLOGIES[technology]['number']}", "bold")
        for seat in technology_owners(view, technology):
            text.append(SEAT_LETTERS[seat], SEAT_STYLES[seat])
        text.append(" ")
    return text


# Pyramid ---


def displays(view: View) -> Text:
    """The pyramid tiles and decorations to choose from."""
    decorations = decoration_picture(view["decoration_display"])
    title = Text(say("terminal-decorations"), "bold")
    return Text("\n").join([*ring.pyramid_tiles(view), title, decorations, *ring.laid(view)])


def beside(left: Text, right: Text) -> Text:
    """Two texts side by side."""
    ones, others = left.split("\n"), right.split("\n")
    width = max(line.cell_len for line in ones) + 4
    lines = []
    for number, line in enumerate(ones):
        if number < len(others):
            line.pad_right(width - line.cell_len)
            line.append_text(others[number])
        lines.append(line)
    return Text("\n").join(lines)
