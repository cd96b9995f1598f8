"""The situation on the table, compactly: calendar, ring of boards, pyramid, players."""

from collections.abc import Iterator

from rich.columns import Columns
from rich.console import RenderableType
from rich.table import Table

from ..engine.names import GOOD_NAMES, TEMPLE_NAMES
from ..game.views import View
from ..i18n import say
from ..i18n.lists import join_commas
from ..i18n.names import say_board, say_discovery
from .printed import ECLIPSES, TECHNOLOGIES, WORSHIP_SPACES, board_number
from .pyramid import from_above
from .readers import held_masks, held_tiles, workers_at
from .teotibot import bot_tiles
from .wording import NEUTRAL_LETTERS, discovery_text, seat_name, worker_sign

SEPARATOR = "  "


def situation(view: View, names: list[str]) -> Iterator[RenderableType]:
    """Everything that fits on half a screen."""
    yield calendar(view)
    yield Columns([ring(view), from_above(view)], padding=(0, 3))
    yield ""
    yield players(view, names)
    if "bot" in view:
        yield ""
        yield bot_tiles(view)


def calendar(view: View) -> str:
    """The discs on the calendar and what is left until the eclipse."""
    discs = view["calendar"]
    light, dark, turns = discs["light"], discs["dark"], discs["eclipse_in_turns"]
    way = "[dim]" + "·" * light + "[/][bold yellow]○[/][dim]"
    way += "·" * max(dark - light - 1, 0) + "[/]●"
    number = min(discs["eclipses_scored"] + 1, ECLIPSES)
    eclipse = say("calendar-eclipse", number=number, of=ECLIPSES)
    if discs["over"]:
        return SEPARATOR.join((way, eclipse, say("calendar-over")))
    if turns is None:
        left = say("calendar-away", steps=dark - light)
    else:
        left = f"[bold]{say('calendar-soon', turns=turns)}[/]"
    return SEPARATOR.join((way, eclipse, left))


def ring(view: View) -> Table:
    """The eight action boards clockwise, each with who is there and what lies there."""
    table = Table(box=None, pad_edge=False, header_style="bold")
    for heading in ("clockwise", "unlocked", "worship", "discovery"):
        table.add_column(say(f"head-{heading}"), no_wrap=True)
    for board in view["ring"]:
        spaces = range(WORSHIP_SPACES.get(board, 0))
        tiles = view["discoveries"].get(board)
        table.add_row(
            f"[dim]{board_number(board)}[/] {say_board(board)}",
            unlocked_dice(view, board),
            " ".join(worship_space(view, board, space) for space in spaces),
            "" if tiles is None else discovery_text(tiles[0] if tiles else None),
        )
    return table


def unlocked_dice(view: View, board: str) -> str:
    """The workers in a board's general area, the one on its way marked, and neutral dice."""
    signs = [
        ("[bold]→[/]" if worker.is_moving else "") + worker_sign(worker.seat, worker.power)
        for worker in workers_at(view, board)
    ]
    for letter, dice in zip(NEUTRAL_LETTERS, view["neutral_dice"], strict=True):
        signs += [f"[dim]{letter}[/]"] * dice.count(board)
    return " ".join(signs)


def worship_space(view: View, board: str, space: int) -> str:
    """A worship space with the worker locked there."""
    for worker in workers_at(view, board, space):
        return f"\\[{worker_sign(worker.seat, worker.power)}]"
    return "[dim]\\[  ][/]"


def players(view: View, names: list[str]) -> Table:
    """Goods, tracks, technologies and tiles of all seats."""
    table = Table(box=None, pad_edge=False, header_style="bold", padding=(0, 1, 0, 0))
    table.add_column(say("head-player"), no_wrap=True)
    goods = [say(f"head-{what}") for what in ("vp", *GOOD_NAMES)]
    temples = [f"[{name}]{say('short-temple', temple=name)}[/]" for name in TEMPLE_NAMES]
    for heading in (*goods, *temples, say("short-avenue"), say("short-track")):
        table.add_column(heading, justify="right")
    table.add_column(say("head-technologies"))
    table.add_column(say("head-tiles"))
    for seat, player in enumerate(view["players"]):
        numbers = [player[what] for what in ("vp", *GOOD_NAMES)]
        numbers += [player["temples"][name] for name in TEMPLE_NAMES]
        numbers += [player["avenue"], player["track"]]
        table.add_row(
            f"{seat_name(seat)} {names[seat]}",
            *map(str, numbers),
            " ".join(str(TECHNOLOGIES[name]["number"]) for name in player["technologies"]),
            held_words(view, seat),
            style="bold" if seat == view["asked"] else "",
        )
    return table


def held_words(view: View, seat: int) -> str:
    """Masks by their numbers, then the other discovery tiles face up."""
    masks = held_masks(view, seat)
    told = [say("short-masks", numbers=" ".join(masks))] if masks else []
    return join_commas(told + [say_discovery(tile) for tile in held_tiles(view, seat)])
