"""What a game shows in the terminal: the table, the question with its answers, the news."""

from collections.abc import Iterable, Sequence

from rich.columns import Columns
from rich.console import Console, RenderableType
from rich.markup import escape
from rich.padding import Padding
from rich.text import Text

from ...engine import Event, Position
from ...game.log import log_entries
from ...i18n import say
from ...terminal.answers import question_words
from ...terminal.log import Told, tell
from ...terminal.situation import situation
from ...terminal.wording import SEAT_LETTERS, read_state, seat_name

LIST_LENGTH = 14  # more answers than this are set in columns


def show_table(console: Console, position: Position, names: Sequence[str]) -> None:
    """The situation, under the name of who is asked."""
    seat = position.seat
    heading = f"{seat_name(seat)} {names[seat]}" if seat >= 0 else say("ask-none")
    console.print()
    console.rule(heading, style="dim")
    for part in situation(read_state(position), list(names), seat):
        console.print(part)


def show_question(
    console: Console, position: Position, texts: Sequence[str], brings: Sequence[str] = ()
) -> None:
    """The question and its numbered answers, with what each would bring."""
    console.print(f"\n[bold]{escape(question_words(position))}[/]")
    lines = []
    width = len(str(len(texts)))
    for number, text in enumerate(texts, start=1):
        line = Text.assemble((f"{number:>{width + 1}} ", "bold"), text)
        if brings and brings[number - 1]:
            line.append(f"  {brings[number - 1]}", style="dim")
        lines.append(line)
    if len(lines) <= LIST_LENGTH:
        for line in lines:
            console.print(line)
    else:
        console.print(Columns(lines, padding=(0, 2), column_first=True))


def format_log(events: Iterable[Event]) -> list[RenderableType]:
    """What happened, as lines with the seats' letters in their colours."""
    return [colour_line(line) for line in tell(log_entries(events))]


def colour_line(line: Told) -> Padding:
    """A line of the log with the seat's letter in its colour; news are dim."""
    text = escape(str(line))
    if line.seat is None:
        text = f"[dim]{text}[/]"
    else:
        text = text.replace(SEAT_LETTERS[line.seat], seat_name(line.seat), 1)
    return Padding(text, (0, 0, 0, 2), expand=False)
