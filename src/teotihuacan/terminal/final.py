"""The end of a game: victory points by source, and the ranking."""

from collections.abc import Iterator

from rich import box
from rich.console import RenderableType
from rich.table import Table

from ..engine import Position
from ..i18n import say
from .wording import seat_name


def final_table(position: Position, names: list[str]) -> Iterator[RenderableType]:
    """Who scored what, and who won."""
    seats = range(len(names))
    books = [position.books(seat) for seat in seats]
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, title=say("by-source"))
    table.title_justify = "left"
    table.title_style = "bold"
    table.add_column(say("source"))
    for seat in seats:
        table.add_column(f"{seat_name(seat)} {names[seat]}", justify="right")
    for source in books[0]:
        entries = [book[source] for book in books]
        if any(entries):
            name = say(f"source-{source.replace('_', '-')}")
            table.add_row(name, *(str(n) if n else "[dim]-[/]" for n in entries))
    table.add_section()
    table.add_row(
        f"[bold]{say('total')}[/]", *(f"[bold]{score}[/]" for score in position.scores())
    )
    yield table
    scores = position.scores()
    for place, seat in enumerate(position.ranking(), start=1):
        name = f"{seat_name(seat)} {names[seat]}"
        yield say("terminal-place", place=place, name=name, vp=scores[seat])
