"""What lies on the table for the question at hand, and for `board` all of it."""

from collections.abc import Iterator

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ..engine.constants import (
    BONUS_NAMES,
    BUILDINGS,
    NOWHERE,
    PALACE,
    ROYAL_NAMES,
    SIDE_NAMES,
    SPOT_NAMES,
    TECHNOLOGY_NAMES,
    TEMPLE_NAMES,
    WORSHIP_SPOTS,
)
from ..engine.names import ROW_NAMES
from ..engine.record.state import State
from ..engine.rules.buildings_row import count_buildings_taken
from ..engine.tables import (
    BUILDINGS_ROW,
    COLUMN_TEMPLE,
    DECORATION_COLOURED,
    DECORATION_ICONS,
    NOBLES_SPACES,
    NOBLES_VP,
    PYRAMID_TILE_NAMES,
    TECHNOLOGY_GOLD,
    TECHNOLOGY_NUMBER,
)
from ..i18n import say
from ..i18n.lists import join_commas
from ..i18n.names import name_thing
from .pyramid import levels
from .wording import (
    discovery_text,
    icon_text,
    seat_name,
    spot_label,
    starting_tile_text,
    tile_picture,
)


def offers(state: State, question: str) -> Iterator[RenderableType]:
    """The displays that matter for a question."""
    seat = state.stack[state.depth - 1][1]
    if question == "keep_starting_tiles":
        yield starting_tiles(state.hand[seat], state.hand_sees[seat])
    elif question == "take_starting_tile":
        yield starting_tiles(state.pool, state.pool_sees)
    elif question == "technology":
        yield technologies(state)
    elif question == "nobles_row":
        yield buildings(state)
    elif question == "decoration":
        yield levels(state)
        yield decorations(state)
    elif question in ("pyramid_tile", "pyramid_cell", "discount"):
        yield levels(state)
        yield pyramid_tiles(state)
    elif question in ("buy_discovery", "large_step"):
        yield spot_line(state, state.stack[state.depth - 1][2])
    elif question == "board_action" and mover_board(state, seat) == PALACE:
        yield royal_tiles(state)


def whole_board(state: State) -> Iterator[RenderableType]:
    """Everything that lies on the table."""
    yield levels(state)
    yield pyramid_tiles(state)
    yield decorations(state)
    yield technologies(state)
    yield royal_tiles(state)
    yield bonus_tiles(state)
    yield buildings(state)
    yield discoveries(state)


def starting_offers(state: State, seat: int) -> Iterator[RenderableType]:
    """The starting tiles dealt to a seat, and those of a draft."""
    for tiles, sees in ((state.hand[seat], state.hand_sees[seat]), (state.pool, state.pool_sees)):
        if any(tile >= 0 for tile in tiles):
            yield starting_tiles(tiles, sees)


def mover_board(state: State, seat: int) -> int:
    """The board of the worker on its way, NOWHERE if there is none."""
    return state.board[seat][state.mover] if state.mover >= 0 else NOWHERE


def listing(title: str, columns: int) -> Table:
    """An empty list under a title."""
    table = Table(box=None, pad_edge=False, title=title, title_justify="left", title_style="bold")
    table.show_header = False
    for _ in range(columns):
        table.add_column()
    return table


def starting_tiles(tiles: list[int], sees: list[int]) -> Table:
    """Starting tiles to choose from, with the discovery each shows."""
    table = listing(say("starting-tiles"), 2)
    for tile, seen in zip(tiles, sees, strict=True):
        if tile >= 0:
            shows = discovery_text(seen) if seen >= 0 else ""
            table.add_row(say("short-number", number=tile + 1), starting_tile_text(tile, shows))
    return table


def technologies(state: State) -> Table:
    """The technologies with price, temple, effect, and who knows them."""
    table = listing(say("terminal-technologies"), 5)
    for slot, technology in enumerate(state.technology):
        name = TECHNOLOGY_NAMES[technology]
        knows = [seat_name(s) for s in range(state.players) if state.knows[s][technology]]
        table.add_row(
            f"[dim]{TECHNOLOGY_NUMBER[technology]}[/] {say(f'technology-{name}')}",
            say("terminal-gold", gold=TECHNOLOGY_GOLD[technology]),
            say("short-temple", temple=TEMPLE_NAMES[COLUMN_TEMPLE[slot % len(COLUMN_TEMPLE)]]),
            f"[dim]{say(f'technology-{name}-does')}[/]",
            " ".join(knows),
        )
    return table


def royal_tiles(state: State) -> Table:
    """The royal tiles on the palace's three spaces."""
    table = listing(say("terminal-royal"), 2)
    for royal in state.royal:
        name = f"royal-{ROYAL_NAMES[royal]}"
        table.add_row(say(name), f"[dim]{say(f'{name}-does')}[/]")
    return table


def bonus_tiles(state: State) -> Table:
    """The temple bonus tiles."""
    table = listing(say("terminal-bonus"), 2)
    for temple, bonus in zip(TEMPLE_NAMES, state.bonus, strict=True):
        table.add_row(say("short-temple", temple=temple), say(f"bonus-{BONUS_NAMES[bonus]}"))
    return table


def buildings(state: State) -> RenderableType:
    """The buildings row and the nobles' rows; a number is the VP of a free space."""
    taken = count_buildings_taken(state)
    table = listing(say("nobles-rows"), 2)
    left = say("buildings-row", worth=BUILDINGS_ROW[taken], left=BUILDINGS - taken)
    for row, name in enumerate(ROW_NAMES):
        spaces = [
            "■" if space < state.nobles[row] else str(NOBLES_VP[row][space])
            for space in range(NOBLES_SPACES[row])
        ]
        table.add_row(say("answer-build", row_key=name), " ".join(spaces))
    return Group(table, left)


def pyramid_tiles(state: State) -> RenderableType:
    """The display of pyramid tiles, as pictures with their names."""
    pictures: list[RenderableType] = [Text(say("displays"), style="bold")]
    for kind in state.pyramid_display:
        if kind >= 0:
            picture = tile_picture(kind)
            picture.append(f"\n{PYRAMID_TILE_NAMES[kind]}", style="dim")
            pictures.append(picture)
    return Columns(pictures, padding=(0, 4))


def decorations(state: State) -> Table:
    """The display of decorations, and how many lie on each side."""
    table = listing(say("terminal-decorations"), 2)
    display = Text()
    for tile in state.decoration_display:
        if tile >= 0:
            for i in range(2):
                icon = DECORATION_ICONS[tile][i]
                display.append_text(icon_text(icon, DECORATION_COLOURED[tile][i] > 0))
            display.append("   ")
    table.add_row(say("terminal-on-display"), display)
    laid = {
        name: sum(tile >= 0 for tile in state.decoration[side])
        for side, name in enumerate(SIDE_NAMES)
    }
    table.add_row(say("terminal-on-sides"), say("terminal-sides", **laid))
    return table


def discoveries(state: State) -> Table:
    """The discovery tiles on the avenue and on the temples' large steps."""
    table = listing(say("terminal-discoveries"), 2)
    for spot in range(WORSHIP_SPOTS, len(SPOT_NAMES)):
        table.add_row(spot_label(spot), spot_tiles(state, spot))
    return table


def spot_tiles(state: State, spot: int) -> str:
    """The tiles on one spot."""
    tiles = [discovery_text(kind) for kind in state.spot[spot] if kind >= 0]
    return join_commas(tiles) or say("short-none")


def spot_line(state: State, spot: int) -> str:
    """The tiles on the spot a question is about."""
    where = say("terminal-tiles-at", **name_thing("spot", SPOT_NAMES[spot]))
    return f"[bold]{where}[/]  {spot_tiles(state, spot)}"
