"""`teotihuacan openings`: what pairs of starting tiles brought in many games."""

from typing import TYPE_CHECKING, Annotated, Any

import click

from ...i18n import say
from ..declare import Option
from ..formats import print_json
from ..options import Json, parse_whole_number

if TYPE_CHECKING:
    from ...study.openings import OpeningRow, Openings

SHOWN = 20  # pairs of a table, if no tiles are given
DEALT = 4


def parse_tiles(text: str) -> list[int]:
    """Numbers of starting tiles, as written with commas between them."""
    numbers = [number.strip() for number in text.split(",")]
    if len(numbers) < 2 or not all(number.isdecimal() for number in numbers):
        raise click.BadParameter(say("bad-tiles", text=text))
    if len(set(map(int, numbers))) < len(numbers):
        raise click.BadParameter(say("bad-tiles-twice"))
    return list(map(int, numbers))


Players = Annotated[
    int,
    Option("--players", parser=parse_whole_number, metavar="N", help="opt-openings-players"),
]
Place = Annotated[
    int | None,
    Option("--place", parser=parse_whole_number, metavar="N", help="opt-openings-place"),
]
# What it was called before: elsewhere seats count from 0.
OldPlace = Annotated[
    int | None,
    Option(
        "--seat",
        parser=parse_whole_number,
        metavar="N",
        help="opt-openings-place",
        hidden=True,
    ),
]
Tiles = Annotated[
    Any,
    Option("--tiles", parser=parse_tiles, metavar="metavar-tiles", help="opt-openings-tiles"),
]


def openings(
    players: Players = 2,
    place: Place = None,
    seat: OldPlace = None,
    tiles: Tiles = None,
    json: Json = False,
) -> None:
    """Show what pairs of starting tiles brought in many games of strong bots."""
    from ...study.openings import Openings
    from ...study.openings.book import TILES

    book = Openings.read()
    place = seat if place is None else place
    rows = book.rank_pairs(tiles or TILES, players, None if place is None else place - 1)
    if json:
        print_json(to_report(book, rows, players, place, tiles))
    else:
        show(book, rows, players, tiles)


def to_report(
    book: "Openings", rows: "list[OpeningRow]", players: int, place: int | None, tiles: Any
) -> dict[str, Any]:
    """The pairs as one object; of two tiles with their first turns."""
    from dataclasses import asdict

    report: dict[str, Any] = {
        "games": book.games,
        "players": players,
        "place": place,
        "pairs": [row.to_dict() for row in rows],
    }
    if tiles and len(tiles) == 2:
        turns = book.list_first_turns(players, tiles)
        report["first_turns"] = [asdict(turn) for turn in turns]
    return report


def show(book: "Openings", rows: "list[OpeningRow]", players: int, tiles: Any) -> None:
    """Print the pairs as a table; of the best of a few tiles with its first turns."""
    from ...terminal.openings import first_turns_table, pairs_table
    from ...terminal.setup import players_text
    from ..play.screen import make_console

    console = make_console()
    title = say("openings-title", games=book.games, who=players_text(players))
    console.print()
    console.print(pairs_table(title, rows if tiles else rows[:SHOWN]))
    if not tiles:
        console.print(say("openings-more", shown=SHOWN, count=len(rows)))
    console.print(say("openings-expected-note"), style="dim")
    if tiles and len(tiles) <= DEALT:
        best = rows[0].tiles
        console.print()
        console.print(first_turns_table(best, book.list_first_turns(players, best)))
