"""The help screen: the rule behind the question, the keys, the signs."""

from collections.abc import Iterator

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from ...engine.names import DISCOVERY_NAMES, GOOD_NAMES
from ...game.views import View
from ...i18n import say
from ...i18n.lists import join_commas
from ...i18n.names import say_discovery
from ...terminal.answers import question_words
from ...terminal.printed import OTHER_DISCOVERIES
from ...terminal.rule_notes import find_note, rule_numbers
from .signs import discovery_sign, good_sign

# Keys and what they do, in two columns.
KEYS = (
    (("", "answers"), ("t", "tiles")),
    (("", "arrows"), ("l", "log")),
    (("", "mouse"), ("s", "save")),
    (("u, r", "undo"), ("F2", "language")),
    (("h", "hint"), ("", "menu")),
    (("Ctrl+↑ ↓", "scroll"), ("q", "quit")),
    (("", "turn"), ("o", "options")),
    (("", "tab"), ("", "")),
)
SIGNS = ("workers", "icons", "height", "colours", "marks")


def guide(view: View) -> Iterator[RenderableType]:
    """What a person who pressed ? wants to know."""
    note = find_note(view["question"])
    yield Text(question_words(view), "bold")
    yield Text(f"{note.text} ({rule_numbers(note)})\n")
    yield Text(say("tui-keys"), "bold")
    yield keys()
    yield Text("\n" + say("tui-signs"), "bold")
    yield Text("\n".join(legend()))


def keys() -> Table:
    """The keys of the table."""
    table = Table.grid(padding=(0, 3, 0, 0))
    for row in KEYS:
        cells = []
        for name, does in row:
            if does:
                cells += [name or say(f"tui-keys-{does}"), say(f"tui-does-{does}")]
        table.add_row(*cells)
    return table


def legend() -> Iterator[str]:
    """What the signs on the table mean."""
    yield from (say(f"legend-{key}") for key in SIGNS)
    goods = [
        say("legend-sign", sign=good_sign(good), name=say("good-plain", good=good))
        for good in GOOD_NAMES
    ]
    yield say("legend-costs", goods=join_commas(goods))
    yield say("legend-steps")
    tiles = [
        say("legend-sign", sign=discovery_sign(tile), name=say_discovery(tile))
        for tile in (DISCOVERY_NAMES[0], *OTHER_DISCOVERIES)
    ]
    yield say("legend-tiles", signs=join_commas(tiles))
