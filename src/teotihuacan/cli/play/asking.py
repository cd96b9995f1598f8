"""What a game shows in the terminal: the table, the question with its answers, the news."""

from collections.abc import Iterable, Sequence

from rich.columns import Columns
from rich.console import Console, RenderableType
from rich.markup import escape
from rich.padding import Padding
from rich.text import Text

from ...engine import Event, Position, TeotihuacanError
from ...game.log import log_entries
from ...game.notation import parse_action
from ...game.views import View
from ...i18n import say
from ...i18n.folding import fold_text
from ...terminal.ahead import price_texts
from ...terminal.answers import answer_words, question_words
from ...terminal.displays import question_displays
from ...terminal.log import LogLine, write_lines
from ...terminal.printable import printable
from ...terminal.situation import situation
from ...terminal.wording import SEAT_LETTERS, seat_name

LIST_LENGTH = 14  # more answers than this are set in columns
LONGEST_ECHO = 40  # of what was typed


def show_table(console: Console, view: View, names: Sequence[str]) -> None:
    """The situation, under the name of who is asked."""
    seat = view["asked"]
    heading = say("ask-none") if seat is None else f"{seat_name(seat)} {names[seat]}"
    console.print()
    console.rule(heading, style="dim")
    for part in situation(view, list(names)):
        console.print(part)


def put_question(console: Console, seen: View, names: Sequence[str], task: str = "") -> list[str]:
    """The table, a task if there is one, and the question; gives the words of the answers."""
    offers = seen["legal"]
    texts = [answer_words(seen, offer) for offer in offers]
    show_table(console, seen, names)
    for part in question_displays(seen):
        console.print("", part)
    if task:
        console.print(f"\n{task}", markup=False)
    show_question(console, seen, texts, price_texts(offers, len(offers) > LIST_LENGTH))
    return texts


def show_question(
    console: Console, view: View, texts: Sequence[str], brings: Sequence[str] = ()
) -> None:
    """The question and its numbered answers, with what each would bring."""
    console.print(f"\n[bold]{escape(question_words(view))}[/]")
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


def parse_answer(console: Console, position: Position, typed: str, texts: Sequence[str]) -> int:
    """The action that was typed as a number or in words, or -1 after saying what is wrong.

    The notation of records will do, too.
    """
    actions = position.legal_actions()
    if typed.isdecimal():
        number = int(typed[:6])
        if 1 <= number <= len(actions):
            return actions[number - 1]
        wrong = say("terminal-wrong-number", typed=typed[:20], last=len(actions))
    else:
        for action, text in zip(actions, texts, strict=True):
            if fold_text(typed) == fold_text(text):
                return action
        try:
            return parse_action(position, typed)
        except TeotihuacanError:
            wrong = say("terminal-wrong-words", typed=printable(typed[:LONGEST_ECHO]))
    console.print(wrong, markup=False, soft_wrap=True)
    return -1


def format_log(events: Iterable[Event]) -> list[RenderableType]:
    """What happened, as lines with the seats' letters in their colours."""
    return [colour_line(line) for line in write_lines(log_entries(events))]


def colour_line(line: LogLine) -> Padding:
    """A line of the log with the seat's letter in its colour; news are dim."""
    text = escape(str(line))
    if line.seat is None:
        text = f"[dim]{text}[/]"
    else:
        text = text.replace(SEAT_LETTERS[line.seat], seat_name(line.seat), 1)
    return Padding(text, (0, 0, 0, 2), expand=False)
