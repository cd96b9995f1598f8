"""The situation on the table, compactly: calendar, ring of boards, pyramid, players."""

from collections.abc import Iterator

from rich.columns import Columns
from rich.console import RenderableType
from rich.table import Table

from ..engine.constants import (
    BOARD_NAMES,
    DISCOVERIES,
    DISCOVERY_NAMES,
    ECLIPSES,
    GENERAL_AREA,
    GOOD_NAMES,
    NEUTRAL_COLOURS,
    SEATS,
    TECHNOLOGIES,
    TEMPLE_NAMES,
    WORKERS,
)
from ..engine.record.state import State
from ..engine.schema.discovery_tiles import MASKS
from ..engine.tables import TECHNOLOGY_NUMBER, WORSHIP_SPACES, WORSHIP_SPOT
from ..i18n import say
from ..i18n.lists import join_commas
from ..i18n.names import say_board, say_discovery
from .pyramid import from_above
from .teotibot import bot_tiles
from .wording import NEUTRAL_LETTERS, discovery_text, seat_name, worker_sign

SEPARATOR = "  "


def situation(state: State, names: list[str], asked: int) -> Iterator[RenderableType]:
    """Everything that fits on half a screen."""
    yield calendar(state)
    yield Columns([ring(state), from_above(state)], padding=(0, 3))
    yield ""
    yield players(state, names, asked)
    if state.solo:
        yield ""
        yield bot_tiles(state)


def calendar(state: State) -> str:
    """The discs on the calendar and what is left until the eclipse."""
    way = "[dim]" + "·" * state.light + "[/][bold yellow]○[/][dim]"
    way += "·" * max(state.dark - state.light - 1, 0) + "[/]●"
    number = min(state.eclipse + 1, ECLIPSES)
    eclipse = say("calendar-eclipse", number=number, of=ECLIPSES)
    if state.depth == 0:
        return SEPARATOR.join((way, eclipse, say("calendar-over")))
    if state.eclipse_in < 0:
        left = say("calendar-away", steps=state.dark - state.light)
    else:
        left = f"[bold]{say('calendar-soon', turns=state.eclipse_in)}[/]"
    return SEPARATOR.join((way, eclipse, left))


def ring(state: State) -> Table:
    """The eight action boards clockwise, each with who is there and what lies there."""
    table = Table(box=None, pad_edge=False, header_style="bold")
    for heading in ("clockwise", "unlocked", "worship", "discovery"):
        table.add_column(say(f"head-{heading}"), no_wrap=True)
    for board in state.ring:
        spot = WORSHIP_SPOT[board]
        table.add_row(
            f"[dim]{board + 1}[/] {say_board(BOARD_NAMES[board])}",
            unlocked(state, board),
            " ".join(worship_space(state, board, i) for i in range(WORSHIP_SPACES[board])),
            discovery_text(state.spot[spot][0]) if spot >= 0 else "",
        )
    return table


def unlocked(state: State, board: int) -> str:
    """The workers in a board's general area, the one on its way marked, and neutral dice."""
    signs = []
    for seat in range(state.players):
        for worker in range(WORKERS):
            if state.board[seat][worker] == board and state.space[seat][worker] == GENERAL_AREA:
                on_the_way = seat == state.active and worker in (state.mover, state.companion)
                mark = "[bold]→[/]" if on_the_way else ""
                signs.append(mark + worker_sign(seat, state.power[seat][worker]))
    for colour in range(min(NEUTRAL_COLOURS, SEATS - state.players)):
        signs += [f"[dim]{NEUTRAL_LETTERS[colour]}[/]"] * state.neutral[colour].count(board)
    return " ".join(signs)


def worship_space(state: State, board: int, space: int) -> str:
    """A worship space with the worker locked there."""
    for seat in range(state.players):
        for worker in range(WORKERS):
            if state.board[seat][worker] == board and state.space[seat][worker] == space:
                return f"\\[{worker_sign(seat, state.power[seat][worker])}]"
    return "[dim]\\[  ][/]"


def players(state: State, names: list[str], asked: int) -> Table:
    """Goods, tracks, technologies and tiles of all seats."""
    table = Table(box=None, pad_edge=False, header_style="bold", padding=(0, 1, 0, 0))
    table.add_column(say("head-player"), no_wrap=True)
    goods = [say(f"head-{what}") for what in ("vp", *GOOD_NAMES)]
    temples = [f"[{name}]{say('short-temple', temple=name)}[/]" for name in TEMPLE_NAMES]
    for heading in (*goods, *temples, say("short-avenue"), say("short-track")):
        table.add_column(heading, justify="right")
    table.add_column(say("head-technologies"))
    table.add_column(say("head-tiles"))
    for seat in range(state.players):
        numbers = [state.vp[seat], *state.goods[seat], *state.temple[seat]]
        numbers += [state.avenue[seat], state.track[seat]]
        known = [TECHNOLOGY_NUMBER[t] for t in range(TECHNOLOGIES) if state.knows[seat][t]]
        table.add_row(
            f"{seat_name(seat)} {names[seat]}",
            *map(str, numbers),
            " ".join(map(str, known)),
            held_tiles(state, seat),
            style="bold" if seat == asked else "",
        )
    return table


def held_tiles(state: State, seat: int) -> str:
    """Masks by their numbers, then the other discovery tiles face up."""
    masks = [str(mask + 1) for mask in range(MASKS) for _ in range(state.held[seat][mask])]
    tiles = [
        say_discovery(DISCOVERY_NAMES[kind])
        for kind in range(MASKS, DISCOVERIES)
        for _ in range(state.held[seat][kind])
    ]
    told = [say("short-masks", numbers=" ".join(masks))] if masks else []
    return join_commas(told + tiles)
