"""Teotibot's tiles in the terminal: its action pyramid, the tile aside, the directions."""

from rich.table import Table
from rich.text import Text

from ..engine.constants import ASIDE, BOT_TILE_NAMES, DIRECTION_NAMES
from ..engine.record.state import State
from ..engine.tables import DICE_SLOT
from ..i18n import say
from ..i18n.names import name_facts

ROWS = ((0,), (1, 2), (3, 4, 5))  # slots from the top
WIDTH = 26  # of a slot


def bot_tiles(state: State) -> Table:
    """The action pyramid with the sums of dice that name its slots, and what lies aside."""
    table = Table.grid()
    pyramid = Text(say("terminal-bot-tiles"), style="bold")
    for row in ROWS:
        pyramid.append("\n")
        pyramid.append_text(slots_text(state, row))
    aside = say("bot-aside", tile=tile_name(state, ASIDE))
    table.add_row(pyramid)
    table.add_row(Text(f"{aside}\n{directions(state)}"))
    return table


def tile_name(state: State, slot: int) -> str:
    """The tile on a slot, in words."""
    return say(f"bot-{BOT_TILE_NAMES[state.bot_tile[slot]]}")


def directions(state: State) -> str:
    """The directions in which tiles shift."""
    upper, lower = (DIRECTION_NAMES[way] for way in state.direction)
    return say("log-bot_turned", **name_facts({"upper": upper, "lower": lower}))


def slots_text(state: State, row: tuple[int, ...]) -> Text:
    """A row of the action pyramid, centred."""
    text = Text(" " * (WIDTH * (len(ROWS[-1]) - len(row)) // 2), style="not bold")
    for slot in row:
        name = tile_name(state, slot)
        label = f"{name} {sums(slot)}"
        text.append(" " * ((WIDTH - len(label)) // 2))
        text.append(f"{name} ").append(sums(slot), style="dim")
        text.append(" " * (WIDTH - len(label) - (WIDTH - len(label)) // 2))
    text.rstrip()
    return text


def sums(slot: int) -> str:
    """The sums of two dice that name a slot, as a range."""
    rolled = [total for total in range(2, len(DICE_SLOT)) if DICE_SLOT[total] == slot]
    return f"({rolled[0]}-{rolled[-1]})" if rolled else f"({say('short-never')})"
