"""The look that tables of figures share."""

from rich import box
from rich.table import Table


def new_table(title: str, *headings: str) -> Table:
    """An empty table with a column of names and columns of numbers."""
    table = Table(title=title, title_justify="left", title_style="bold")
    table.box, table.pad_edge = box.SIMPLE_HEAD, False
    for column, heading in enumerate(headings):
        table.add_column(heading, justify="right" if column else "left")
    return table
