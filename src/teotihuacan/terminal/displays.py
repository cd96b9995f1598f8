"""What lies on the table for the question at hand, and for `board` all of it."""

from collections.abc import Iterator
from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ..engine.names import ROW_NAMES, SIDE_NAMES, TEMPLE_NAMES
from ..game.views import View
from ..i18n import say
from ..i18n.lists import join_commas
from ..i18n.names import name_thing
from .printed import BUILDINGS, COLUMN_TEMPLES, NOBLES_ROWS, STEP_SPOTS, TECHNOLOGIES
from .pyramid import levels
from .readers import moving_board, pending_question, technology_owners
from .wording import (
    decoration_picture,
    discovery_text,
    seat_name,
    spot_label,
    starting_tile_text,
    tile_picture,
)


def question_displays(view: View) -> Iterator[RenderableType]:
    """The displays that matter for the question at hand."""
    question = view["question"]
    if question == "keep_starting_tiles":
        yield starting_tiles(view["starting"]["hands"][view["asked"]])
    elif question == "take_starting_tile":
        yield starting_tiles(view["starting"]["pool"])
    elif question == "technology":
        yield technologies(view)
    elif question == "nobles_row":
        yield buildings(view)
    elif question == "decoration":
        yield levels(view)
        yield decorations(view)
    elif question in ("pyramid_tile", "pyramid_cell", "discount"):
        yield levels(view)
        yield pyramid_tiles(view)
    elif question in ("buy_discovery", "large_step"):
        yield spot_line(view, str(pending_question(view)["spot"]))
    elif question == "board_action" and moving_board(view) == "palace":
        yield royal_tiles(view)


def whole_board(view: View) -> Iterator[RenderableType]:
    """Everything that lies on the table."""
    yield levels(view)
    yield pyramid_tiles(view)
    yield decorations(view)
    yield technologies(view)
    yield royal_tiles(view)
    yield bonus_tiles(view)
    yield buildings(view)
    yield discoveries(view)


def starting_offers(view: View, seat: int) -> Iterator[RenderableType]:
    """The starting tiles dealt to a seat, if the view shows them, and those of a draft."""
    hands = view["starting"]["hands"]
    hand = hands[seat] if seat >= 0 else []
    for tiles in (hand, view["starting"]["pool"]):
        if any(tiles):
            yield starting_tiles(tiles)


def new_listing(title: str, columns: int) -> Table:
    """An empty list under a title."""
    table = Table(box=None, pad_edge=False, title=title, title_justify="left", title_style="bold")
    table.show_header = False
    for _ in range(columns):
        table.add_column()
    return table


def starting_tiles(tiles: list[dict[str, Any]]) -> Table:
    """Starting tiles to choose from, with the discovery each shows."""
    table = new_listing(say("starting-tiles"), 2)
    for tile in tiles:
        number, sees = tile["tile"], tile["sees"]
        shows = discovery_text(sees) if sees else ""
        table.add_row(say("short-number", number=number), starting_tile_text(number, shows))
    return table


def technologies(view: View) -> Table:
    """The technologies with price, temple, effect, and who knows them."""
    table = new_listing(say("terminal-technologies"), 5)
    for slot, name in enumerate(view["technologies"]):
        temple = COLUMN_TEMPLES[slot % len(COLUMN_TEMPLES)]
        table.add_row(
            f"[dim]{TECHNOLOGIES[name]['number']}[/] {say(f'technology-{name}')}",
            say("terminal-gold", gold=TECHNOLOGIES[name]["gold"]),
            say("short-temple", temple=temple),
            f"[dim]{say(f'technology-{name}-does')}[/]",
            " ".join(map(seat_name, technology_owners(view, name))),
        )
    return table


def royal_tiles(view: View) -> Table:
    """The royal tiles on the palace's three spaces."""
    table = new_listing(say("terminal-royal"), 2)
    for tile in view["royal_tiles"]:
        table.add_row(say(f"royal-{tile}"), f"[dim]{say(f'royal-{tile}-does')}[/]")
    return table


def bonus_tiles(view: View) -> Table:
    """The temple bonus tiles."""
    table = new_listing(say("terminal-bonus"), 2)
    for temple, tile in zip(TEMPLE_NAMES, view["bonus_tiles"], strict=True):
        table.add_row(say("short-temple", temple=temple), say(f"bonus-{tile}"))
    return table


def nobles_row_text(view: View, row: int) -> str:
    """A row of the nobles: ■ for a building, else the VP of the space."""
    built = view["nobles"][row]
    return " ".join(
        "■" if space < built else str(vp) for space, vp in enumerate(NOBLES_ROWS[row])
    )


def buildings_left(view: View) -> int:
    """Buildings that are still in the buildings row."""
    return BUILDINGS - sum(view["nobles"])


def buildings(view: View) -> RenderableType:
    """The buildings row and the nobles' rows."""
    table = new_listing(say("nobles-rows"), 2)
    worth = view["derived"]["avenue_step_vp"]
    left = say("buildings-row", worth=worth, left=buildings_left(view))
    for row, name in enumerate(ROW_NAMES):
        table.add_row(say("answer-build", row_key=name), nobles_row_text(view, row))
    return Group(table, left)


def pyramid_tiles(view: View) -> RenderableType:
    """The display of pyramid tiles, as pictures with their names."""
    pictures: list[RenderableType] = [Text(say("displays"), style="bold")]
    for tile in view["pyramid_display"]:
        if tile:
            picture = tile_picture(tile)
            picture.append(f"\n{tile}", style="dim")
            pictures.append(picture)
    return Columns(pictures, padding=(0, 4))


def decorations(view: View) -> Table:
    """The display of decorations, and how many lie on each side."""
    table = new_listing(say("terminal-decorations"), 2)
    table.add_row(say("terminal-on-display"), decoration_picture(view["decoration_display"]))
    laid = {side: len(view["decorations"][side]) for side in SIDE_NAMES}
    table.add_row(say("terminal-on-sides"), say("terminal-sides", **laid))
    return table


def discoveries(view: View) -> Table:
    """The discovery tiles on the avenue and on the temples' large steps."""
    table = new_listing(say("terminal-discoveries"), 2)
    for spot in STEP_SPOTS:
        table.add_row(spot_label(spot), spot_tiles(view, spot))
    return table


def spot_tiles(view: View, spot: str) -> str:
    """The tiles on one spot."""
    return join_commas(list(map(discovery_text, view["discoveries"][spot]))) or say("short-none")


def spot_line(view: View, spot: str) -> str:
    """The tiles on the spot a question is about."""
    where = say("terminal-tiles-at", **name_thing("spot", spot))
    return f"[bold]{where}[/]  {spot_tiles(view, spot)}"
