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

COLUMNS = 2  # of seats, where there is room beside each other
GAP = 4  # columns of a seat's letter and after it
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
    texts = [seat_text(one) for one in forecast]
    column = width // COLUMNS
    if len(texts) > COLUMNS and max(map(len, texts)) < column - GAP:
        return in_columns(texts, column)
    lines = []
    for seat, text in enumerate(texts):
        first, *others = wrap(text, width - 2)
        lines.append(Text.assemble((SEAT_LETTERS[seat], SEAT_STYLES[seat]), f" {first}"))
        lines += [Text(f"  {line}") for line in others]
    return Text("\n").join(lines)


def in_columns(texts: Sequence[str], width: int) -> Text:
    """The seats beside each other, each with so many columns."""
    told = Text()
    for seat, text in enumerate(texts):
        told.append("\n" if seat and seat % COLUMNS == 0 else "")
        told.append(SEAT_LETTERS[seat], SEAT_STYLES[seat])
        told.append(f" {text:<{width - 2}}")
    return told


def seat_text(one: Forecast) -> str:
    """What the eclipse would bring a seat now, and from where."""
    sources = [
        say("tui-eclipse-source", source=say(f"log-source-{source}"), vp=one.sources[source])
        for source in SHORT
        if source in one.sources
    ]
    told = say("tui-eclipse-seat", vp=one.vp, salary=one.salary)
    return " · ".join([told, join_commas(sources)] if sources else [told])
