"""Everything that the terminal draws of a position, as one text."""

from collections.abc import Iterator
from io import StringIO

from rich.console import Console, RenderableType
from rich.text import Text

from teotihuacan import Position
from teotihuacan.cli.play.asking import show_question, show_table
from teotihuacan.game.eclipse_forecast import forecast_eclipse
from teotihuacan.game.views import SPECTATOR, View, view
from teotihuacan.terminal.answers import answer_words, question_words
from teotihuacan.terminal.displays import question_displays, starting_offers, whole_board
from teotihuacan.terminal.effects import effect_texts
from teotihuacan.terminal.final import final_table
from teotihuacan.tui.drawing import ring, side
from teotihuacan.tui.drawing.choices import list_choices
from teotihuacan.tui.drawing.eclipse import eclipse_text, header_text
from teotihuacan.tui.drawing.guide import guide
from teotihuacan.tui.drawing.pyramid import pyramid_text
from teotihuacan.tui.drawing.room import SMALLEST, measure_room
from teotihuacan.tui.drawing.rows import choice_rows, detail_text, hand_text
from teotihuacan.tui.drawing.tabs import TABS, tab_text

WIDTH = 120
NAMES = ["Ann", "Bob", "Cid", "Dot"]


def write(*parts: RenderableType) -> str:
    """What a console shows of some parts."""
    page = StringIO()
    console = Console(file=page, width=WIDTH, highlight=False)
    for part in parts:
        console.print(part)
    return page.getvalue()


def draw_show(position: Position, seat: int) -> str:
    """What `show --seat` and `board` print."""
    seen = view(position, seat)
    names = NAMES[: len(seen["players"])]
    page = StringIO()
    console = Console(file=page, width=WIDTH, highlight=False)
    show_table(console, seen, names)
    console.print(*whole_board(seen), *starting_offers(seen, seat), sep="\n")
    show_question(console, seen, [answer_words(seen, offer) for offer in seen["legal"]])
    if position.over:
        console.print(*final_table(seen, position.ranking(), names), sep="\n")
    return page.getvalue()


def draw_play(position: Position, seat: int) -> str:
    """What `play` prints before the seat asked answers."""
    seen = view(position, seat)
    page = StringIO()
    console = Console(file=page, width=WIDTH, highlight=False)
    if seen["legal"]:
        console.print(*question_displays(seen), sep="\n")
        texts = [answer_words(seen, offer) for offer in seen["legal"]]
        show_question(console, seen, texts, effect_texts(seen["legal"], short=len(texts) > 14))
    return page.getvalue()


def draw_tui(position: Position, seat: int) -> str:
    """What the parts of the TUI's table show, and its help."""
    return write(*list_tui_parts(view(position, seat), seat))


def list_tui_parts(seen: View, seat: int) -> Iterator[RenderableType]:
    """The parts of the table, one after the other."""
    forecast = forecast_eclipse(seen)
    named = side.Named(NAMES, [""] * len(NAMES))
    wide = measure_room(160, 50)
    yield header_text(seen, seat, forecast, WIDTH)
    yield eclipse_text(forecast, wide.side)
    for tab in TABS[:-1]:
        yield tab_text(tab, seen, named, forecast, None, SMALLEST.side)
    for board in seen["ring"]:
        yield Text(f"{ring.heading(board)}, {ring.colours_text(seen, board)}")
        yield ring.board_text(seen, board)
        yield ring.board_text(seen, board, wide)
    yield side.players(seen, named)
    yield side.players(seen, named, wide.side, full=True)
    yield side.tracks(seen)
    yield side.tiles(seen)
    if "bot" in seen:
        yield side.action_pyramid(seen)
    yield question_words(seen)
    if seat != SPECTATOR:
        yield hand_text(seen, seat) or ""
    choices = list_choices(seen)
    for choice, row in zip(choices, choice_rows(choices), strict=True):
        yield row
        yield Text(f"{detail_text(choice)} > {choice.target}")
    covering = [choice.offer for choice in choices if "covers" in choice.offer]
    for offer in (None, *covering[:3]):
        yield pyramid_text(seen, offer, wide.board)
    yield from guide(seen)


def draw_all(position: Position, seat: int) -> str:
    """Everything that a seat may be shown."""
    return "\n".join(draw(position, seat) for draw in (draw_show, draw_play, draw_tui))
