"""The end of a game: victory points by source, and the ranking."""

from collections.abc import Iterator

from rich import box
from rich.console import RenderableType
from rich.table import Table

from ..engine.names import SOURCE_NAMES
from ..game.views import View
from ..i18n import say
from .wording import seat_name


def final_table(view: View, ranking: list[int], names: list[str]) -> Iterator[RenderableType]:
    """Who scored what, and who won: the ranking has the seats from first to last."""
    yield sources_table(view, names)
    for place, seat in enumerate(ranking, start=1):
        name = f"{seat_name(seat)} {names[seat]}"
        yield say("terminal-place", place=place, name=name, vp=view["players"][seat]["vp"])


def sources_table(view: View, names: list[str]) -> Table:
    """Who scored what."""
    scores = [player["vp"] for player in view["players"]]
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, title=say("by-source"))
    table.title_justify = "left"
    table.title_style = "bold"
    table.add_column(say("source"))
    for seat, name in enumerate(names):
        table.add_column(f"{seat_name(seat)} {name}", justify="right")
    for source in SOURCE_NAMES:
        vp = [player["books"].get(source, 0) for player in view["players"]]
        if any(vp):
            name = say(f"source-{source.replace('_', '-')}")
            table.add_row(name, *(str(n) if n else "[dim]-[/]" for n in vp))
    table.add_section()
    table.add_row(f"[bold]{say('total')}[/]", *(f"[bold]{score}[/]" for score in scores))
    return table
