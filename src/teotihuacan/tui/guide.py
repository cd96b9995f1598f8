"""The help screen: the rule behind the question, the keys, the signs."""

from collections.abc import Iterator

from rich.text import Text

from ..cli.wording import plain
from ..engine import Position
from .rule_notes import note_for, numbers
from .signs import LEGEND

KEYS = """1-9, letters  give the answer with that key       t    all tiles with their texts
↑ ↓, Enter    choose an answer and give it        l    the whole log
click         give the answer under the mouse     s    save the game under a name
u, r          take back, play again               Esc  back to the menu
h             a hint: the best answers and why    q    quit; the game is kept
Ctrl+↑ ↓      scroll the log"""


def guide(position: Position) -> Iterator[Text]:
    """What a person who pressed ? wants to know."""
    note = note_for(position.question)
    title = "The question" if position.over else f"The question: {plain(position.question)}"
    yield Text(title, "bold")
    yield Text(f"{note.text} ({numbers(note)})\n")
    yield Text("Keys", "bold")
    yield Text(f"{KEYS}\n")
    yield Text("Signs", "bold")
    yield Text(LEGEND)
