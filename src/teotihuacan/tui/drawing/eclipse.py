"""What comes at the next eclipse: the VP it would bring now, and the salary that is due."""

from collections.abc import Sequence
from textwrap import wrap

from rich.text import Text

from ...game.eclipse_forecast import Forecast
from ...game.views import SPECTATOR, View
from ...i18n import say
from ...i18n.lists import join_commas
from ...terminal.situation import SEPARATOR, calendar
from ...terminal.wording import SEAT_LETTERS, SEAT_STYLES

FEW = 2  # seats that each have a line; more of them share lines where there is room
GAP = 3  # columns between two seats
SHORT = ("avenue", "track", "leader", "masks")


def header_text(view: View, viewer: int, forecast: Sequence[Forecast], width: int) -> Text:
    """Title, calendar and salary on one line; what matters least is left out if it is short."""
    way, *facts = calendar(view).split(SEPARATOR)
    due = [due_text(forecast[viewer])] if forecast and viewer != SPECTATOR else []
    title = say("title")
    for parts in (
        [title, way, *facts, *due],
        [way, *facts, *due],
        [*facts, *due],
        [*facts[-1:], *due],
    ):
        text = Text.from_markup(SEPARATOR.join(parts))
        if text.cell_len <= width:
            return text
    return text


def due_text(forecast: Forecast) -> str:
    """What the eclipse would bring a person now, in a few words."""
    return say("tui-eclipse-due", vp=forecast.vp, salary=forecast.salary)


def eclipse_text(forecast: Sequence[Forecast], width: int) -> Text:
    """What everybody would score now, and the salary that each owes."""
    if not forecast:
        return Text(say("tui-eclipse-later"), "dim")
    seats = [
        Text.assemble((SEAT_LETTERS[seat], SEAT_STYLES[seat]), f" {seat_text(one)}")
        for seat, one in enumerate(forecast)
    ]
    lines: list[Text] = []
    while seats:
        first = seats.pop(0)
        start = max(width // 2, first.cell_len + GAP)
        if len(forecast) > FEW and seats and start + seats[0].cell_len <= width:
            first.pad_right(start - first.cell_len)
            first.append_text(seats.pop(0))
        lines += indent_text(first, width)
    return Text("\n").join(lines)


def indent_text(text: Text, width: int) -> list[Text]:
    """A text on lines of so many columns, those after the first indented."""
    if text.cell_len <= width:
        return [text]
    first, *others = wrap(text.plain, width, subsequent_indent="  ")
    return [text[: len(first)], *map(Text, others)]


def seat_text(one: Forecast) -> str:
    """What the eclipse would bring a seat now, and from where."""
    sources = [
        say("tui-eclipse-source", source=say(f"log-source-{source}"), vp=one.sources[source])
        for source in SHORT
        if source in one.sources
    ]
    told = say("tui-eclipse-seat", vp=one.vp, salary=one.salary)
    return " · ".join([told, join_commas(sources)] if sources else [told])
