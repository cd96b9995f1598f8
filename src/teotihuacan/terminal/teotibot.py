"""Teotibot's tiles in the terminal: its action pyramid, the tile aside, the directions."""

from rich.table import Table
from rich.text import Text

from ..game.views import View
from ..i18n import say
from ..i18n.names import name_facts
from .printed import dice_range

ROWS = ((0,), (1, 2), (3, 4, 5))  # slots from the top
WIDTH = 26  # of a slot


def bot_tiles(view: View) -> Table:
    """The action pyramid with the sums of dice that name its slots, and what lies aside."""
    table = Table.grid()
    pyramid = Text(say("terminal-bot-tiles"), style="bold")
    for row in ROWS:
        pyramid.append("\n")
        pyramid.append_text(slots_text(view, row))
    aside = say("bot-aside", tile=say(f"bot-{view['bot']['aside']}"))
    table.add_row(pyramid)
    table.add_row(Text(f"{aside}\n{directions(view)}"))
    return table


def directions(view: View) -> str:
    """The directions in which tiles shift."""
    upper, lower = view["bot"]["directions"]
    return say("log-bot_turned", **name_facts({"upper": upper, "lower": lower}))


def slots_text(view: View, row: tuple[int, ...]) -> Text:
    """A row of the action pyramid, centred."""
    text = Text(" " * (WIDTH * (len(ROWS[-1]) - len(row)) // 2), style="not bold")
    for slot in row:
        name = say(f"bot-{view['bot']['action_pyramid'][slot]}")
        sums = f"({dice_range(slot) or say('short-never')})"
        label = f"{name} {sums}"
        text.append(" " * ((WIDTH - len(label)) // 2))
        text.append(f"{name} ").append(sums, style="dim")
        text.append(" " * (WIDTH - len(label) - (WIDTH - len(label)) // 2))
    text.rstrip()
    return text
