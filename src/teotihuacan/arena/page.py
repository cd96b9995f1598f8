"""The report of a match as an HTML page: tables and plots in a single file."""

from base64 import b64encode
from html import escape
from pathlib import Path

from ..engine import TeotihuacanError
from ..i18n import current_language, say
from .plots import draw_plots, render_png
from .summary import Summary
from .tables import Table, make_tables

STYLE = """
:root { color-scheme: light; }
body { font: 16px/1.5 system-ui, sans-serif; color: #222; background: #fff; margin: 2rem auto;
  max-width: 62rem; padding: 0 1rem; }
h1 { margin-bottom: 0; } h2 { margin: 2.2rem 0 .4rem; font-size: 1.2rem; }
p { color: #555; margin: .2rem 0 .8rem; }
img { display: block; width: 100%; max-width: 56rem; height: auto; margin: 1.5rem 0; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; font-size: .93rem; font-variant-numeric: tabular-nums; }
th, td { padding: .3rem .8rem; text-align: right; border-bottom: 1px solid #e5e5e5; }
th:first-child, td:first-child { text-align: left; padding-left: 0; }
th { border-bottom: 2px solid #999; font-weight: 600; white-space: nowrap; }
tbody tr:hover { background: #f2f7fb; }
"""
TEXTS = {  # what pictures show, for those who can't see them
    "ratings": "arena-alt-ratings",
    "scores": "arena-alt-scores",
    "sources": "report-sources",
    "starting_tiles": "arena-alt-starting_tiles",
    "technologies": "arena-alt-technologies",
}


class PageError(TeotihuacanError):
    """The page can't be written."""


def render_page(summary: Summary, heading: str) -> str:
    """The whole page; it needs no other file and no network."""
    pictures = [
        f'<img alt="{escape(say(TEXTS[name]))}" src="data:image/png;base64,{encoded}">'
        for name, figure in draw_plots(summary)
        for encoded in [b64encode(render_png(figure)).decode()]
    ]
    tables = [render_table(table) for table in make_tables(summary)]
    body = "\n".join([*tables[:1], *pictures, *tables[1:]])
    return (
        f'<!DOCTYPE html>\n<html lang="{current_language()}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(say('arena-title'))}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n"
        f"<h1>{escape(say('arena-heading'))}</h1>\n<p>{escape(heading)}</p>\n{body}\n"
        "</body>\n</html>\n"
    )


def render_table(table: Table) -> str:
    """A table with its title and note."""
    note = f"<p>{escape(table.note)}</p>\n" if table.note else ""
    rows = "\n".join(render_row("td", row) for row in table.rows)
    return (
        f"<h2>{escape(table.title)}</h2>\n{note}"
        f'<div class="wide"><table>\n<thead>{render_row("th", table.headings)}</thead>\n'
        f"<tbody>\n{rows}\n</tbody>\n</table></div>"
    )


def render_row(cell: str, texts: tuple[str, ...]) -> str:
    """A row of cells."""
    return f"<tr>{''.join(f'<{cell}>{escape(text)}</{cell}>' for text in texts)}</tr>"


def write_page(summary: Summary, heading: str, path: str | Path) -> None:
    """Write the page to a file."""
    page = render_page(summary, heading)
    try:
        Path(path).write_text(page, encoding="utf-8")
    except OSError as error:
        raise PageError(
            "error-file-unwritten", path=str(path), reason=error.strerror or str(error)
        ) from None
