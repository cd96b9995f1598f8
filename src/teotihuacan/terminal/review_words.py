"""Reviews in words: turns with their labels and losses, and tables of figures."""

from collections.abc import Callable, Iterator, Sequence

from rich import box
from rich.table import Table

from ..game.game import Game
from ..i18n import say
from ..i18n.numbers import MINUS, format_number, format_percent, format_signed_number
from ..study.review import SOURCES, Review, SeatReview, TurnReview
from .advice import reasons_text
from .turn_words import turn_text
from .wording import seat_name

NOTHING = "[dim]-[/]"
Figure = Callable[[SeatReview], str]


# Turns ---


def name_turn(turn: TurnReview, plies: Sequence[int]) -> str:
    """A turn by its number, or what it was about; `plies` are those at which turns began."""
    if turn.kind != "turn":
        return say(f"review-{turn.kind}")
    return say("review-turn", turn=sum(ply <= turn.first for ply in plies))


def loss_text(vp: float, win: float) -> str:
    """What was given away: "−6.3 VP, −12% to win"; a chance only if there was any."""
    lost = MINUS + format_number(vp, 1)
    if round(100 * win) == 0:
        return say("review-loss-vp", vp=lost)
    return say("review-loss", vp=lost, win=MINUS + format_percent(win, 0))


def label_text(turn: TurnReview) -> str:
    """The label of a turn, and what it gave away if that is much."""
    label = say(f"review-label-{turn.label}")
    costly = turn.label in ("inaccuracy", "mistake", "blunder")
    return f"{label} ({loss_text(turn.lost_vp, turn.lost_win)})" if costly else label


def turn_lines(game: Game, turn: TurnReview) -> Iterator[str]:
    """What was played, what was better, and why."""
    before = game.position_at(turn.first)
    yield say("review-played-turn", turn=turn_text(before, turn.played))
    if turn.best != turn.played:
        yield say("review-better-turn", turn=turn_text(before, turn.best))
        yield say("review-why", reasons=reasons_text(turn.gains, turn.prices))


# Tables ---


def level_text(seat: SeatReview) -> str:
    """How a player played, by the name of a level."""
    return say(f"review-level-{seat.level}")


def accuracy_text(accuracy: float | None) -> str:
    """An accuracy of 0 to 100; nothing where nothing was to be decided."""
    return NOTHING if accuracy is None else format_number(accuracy)


def players_table(review: Review) -> Table:
    """Accuracy, luck and labels, a column for each player."""
    table = new_figures(review)
    add_figure(table, review, say("review-accuracy"), lambda seat: accuracy_text(seat.accuracy))
    for period in range(len(review.seats[0].periods)):
        name = say("review-period", eclipse=period + 1)
        add_figure(table, review, f"  {name}", show_period(period))
    add_figure(table, review, say("review-error-rate"), lambda seat: format_vp(seat.error_rate))
    table.add_section()
    for name in ("start", "luck", "skill", "margin"):
        add_figure(table, review, say(f"review-{name}"), show_part(name))
    table.add_section()
    for label in review.seats[0].labels:
        if any(seat.labels[label] for seat in review.seats):
            add_figure(table, review, say(f"review-label-{label}"), show_label(label))
    return table


def lost_table(review: Review) -> Table:
    """VP lost by source, a column for each player."""
    table = new_figures(review)
    for source in SOURCES:
        add_figure(table, review, say(f"review-source-{source}"), show_source(source))
    return table


def new_figures(review: Review) -> Table:
    """An empty table with a narrow column for each player."""
    table = Table(box=box.SIMPLE_HEAD, padding=0, pad_edge=False, show_edge=False)
    table.add_column("")
    for seat in review.seats:
        table.add_column(seat_name(seat.seat), justify="right", min_width=6)
    return table


def add_figure(table: Table, review: Review, name: str, tell: Figure) -> None:
    """A row of figures."""
    table.add_row(name, *(tell(seat) for seat in review.seats))


def show_period(period: int) -> Figure:
    """The accuracy of a part of the game."""
    return lambda seat: accuracy_text(seat.periods[period])


def show_part(name: str) -> Figure:
    """VP that one of the deal, luck and play brought."""
    return lambda seat: format_signed_number(getattr(seat, name), 1)


def show_label(label: str) -> Figure:
    """How many turns have a label."""
    return lambda seat: str(seat.labels[label] or NOTHING)


def show_source(source: str) -> Figure:
    """VP lost by source."""
    return lambda seat: format_vp(seat.sources.get(source, 0.0))


def format_vp(vp: float) -> str:
    """VP that were lost; nothing for hardly any."""
    return format_number(vp, 1) if vp >= 0.05 else NOTHING
