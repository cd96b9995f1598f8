"""`teotihuacan strategy`: what wins and why, from games of strong bots."""

from ..formats import print_json
from ..options import Json


def strategy(json: Json = False) -> None:
    """Show the strategy guide."""
    from ...terminal.strategy_guide import list_sections, read_figures, read_guide

    if json:
        parts = [{"title": part.title, "text": part.text} for part in list_sections()]
        print_json({"sections": parts, "figures": read_figures()})
        return
    from rich.markdown import Markdown

    from ..play.screen import make_console

    make_console().print(Markdown(read_guide()))
