"""Reviews in words: turns with their labels and losses, draws, and tables of figures."""

from collections.abc import Callable, Iterator, Sequence
from itertools import groupby

from rich import box
from rich.table import Table
from rich.text import Text

from ..game.game import Game
from ..game.history import events_between
from ..game.log import Entry, log_entries
from ..i18n import say
from ..i18n.lists import join_commas
from ..i18n.numbers import MINUS, format_number, format_percent, format_signed_number
from ..study.review import (
    COSTLY,
    SOURCES,
    DrawLuck,
    Review,
    SeatReview,
    TurnReview,
    choose_draws,
)
from .advice import reasons_text
from .log import statement
from .rule_notes import find_note, rule_numbers
from .turn_words import turn_text
from .wording import PLAIN, SEAT_LETTERS, seat_name

NOTHING = "[dim]-[/]"
LEAST = 0.5  # VP that a source must bring to be named
HARDLY = 0.05  # VP, or points of the chance to win, that are not worth a figure
# Entries of the log that tell of something hidden that was shown.
SHOWING = (
    "bot_rolled",
    "drew_decoration",
    "drew_discovery",
    "drew_tile",
    "neutral_moved",
    "starting_tile_kept",
)
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
    if turn.label not in COSTLY:
        return label
    return f"{label} ({loss_text(turn.lost_vp, turn.lost_win)})"


def exact_label_text(turn: TurnReview) -> str:
    """The label of a turn, and all that it gave away."""
    if turn.lost_vp < HARDLY and turn.lost_win < HARDLY / 100:
        return say(f"review-label-{turn.label}")
    return f"{say(f'review-label-{turn.label}')} ({loss_text(turn.lost_vp, turn.lost_win)})"


def turn_lines(game: Game, turn: TurnReview) -> Iterator[str]:
    """What was played, what was better, and why."""
    before = game.position_at(turn.first)
    yield say("review-played-turn", turn=turn_text(before, turn.played))
    if turn.best != turn.played:
        yield from better_lines(game, turn)


def better_lines(game: Game, turn: TurnReview) -> Iterator[str]:
    """What was better in a turn, and why, with the rules behind it."""
    before = game.position_at(turn.first)
    yield say("review-better-turn", turn=turn_text(before, turn.best))
    yield why_text(game, turn)


def why_text(game: Game, turn: TurnReview) -> str:
    """Why the better turn is better; the source that it serves most, and the rules behind it."""
    why = say("review-why", reasons=reasons_text(turn.gains, turn.prices))
    cited = [*name_source(turn), *cite_rules(game, turn)]
    return f"{why} ({join_commas(cited)})" if cited else why


def name_source(turn: TurnReview) -> Iterator[str]:
    """The source that the better turn serves most, unless it hardly matters."""
    source = max(turn.sources, key=lambda name: turn.sources[name])
    if turn.sources[source] >= LEAST:
        yield say(f"review-source-{source}")


def cite_rules(game: Game, turn: TurnReview) -> Iterator[str]:
    """The rules of the question that the better turn answers otherwise; none if it goes on."""
    for at, (played, better) in enumerate(zip(turn.played, turn.best, strict=False)):
        if played != better:
            yield rule_numbers(find_note(game.position_at(turn.first + at).question))
            return


# Luck ---


def draw_text(game: Game, review: Review, draw: DrawLuck, plies: Sequence[int]) -> str:
    """A draw by its turn, and what was shown: "turn 2: New decoration in the display (RB)"."""
    entries = log_entries(events_between(game, draw.ply, draw.ply + 1))
    told = [entry for entry in entries if entry.key in SHOWING]
    shown = [
        shown_text(seat, list(run)) for seat, run in groupby(told, key=lambda entry: entry.seat)
    ]
    turn = name_ply(review, draw.ply, plies)
    return say("review-draw", turn=turn, shown=join_commas(shown))


def shown_text(seat: int | None, entries: Sequence[Entry]) -> str:
    """What was shown of a seat, or of nobody."""
    text = join_commas([entry_text(entry) for entry in entries])
    return text if seat is None else say("log-of", name=SEAT_LETTERS[seat], text=text)


def entry_text(entry: Entry) -> str:
    """What was shown, of tiles their icons too."""
    tile = entry.arguments.get("tile") or entry.arguments.get("decoration")
    if not tile:
        return statement(entry)
    icons = str(tile).replace(PLAIN, "·")
    return say("review-draw-tile", shown=statement(entry), icons=icons)


def name_ply(review: Review, ply: int, plies: Sequence[int]) -> str:
    """The turn in which an action was played."""
    for turn in review.turns:
        if turn.first <= ply < turn.last:
            return name_turn(turn, plies)
    return say("review-turn", turn=sum(one <= ply for one in plies))


def luck_text(draw: DrawLuck, seats: Sequence[int]) -> str:
    """The VP of luck in a draw, by seat: "A +3.4, B −3.4"."""
    return join_commas(
        [f"{SEAT_LETTERS[seat]} {format_signed_number(draw.luck[seat], 1)}" for seat in seats]
    )


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
    add_figure(table, review, say("review-fair"), show_fair)
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


def draws_table(game: Game, review: Review, seats: Sequence[int], plies: Sequence[int]) -> Table:
    """The draws that mattered most to some seats, and the VP of luck in each."""
    table = new_figures(review)
    for draw in choose_draws(review.draws, seats):
        told = Text(draw_text(game, review, draw, plies))
        table.add_row(told, *(format_signed_number(draw.luck[s.seat], 1) for s in review.seats))
    return table


def extremes_text(seat: SeatReview) -> str:
    """The sources in which a seat lost most and least; nothing if it lost hardly any VP."""
    if all(vp < LEAST for vp in seat.sources.values()):
        return ""
    least, *_, most = sorted(seat.sources, key=lambda source: seat.sources[source])
    return say(
        "review-extremes",
        most=say(f"review-source-{most}"),
        least=say(f"review-source-{least}"),
    )


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


def show_fair(seat: SeatReview) -> str:
    """The result as it would be without luck."""
    return format_signed_number(seat.margin - seat.luck, 1)


def show_label(label: str) -> Figure:
    """How many turns have a label."""
    return lambda seat: str(seat.labels[label] or NOTHING)


def show_source(source: str) -> Figure:
    """VP lost by source."""
    return lambda seat: format_vp(seat.sources.get(source, 0.0))


def format_vp(vp: float) -> str:
    """VP that were lost; nothing for hardly any."""
    return format_number(vp, 1) if vp >= HARDLY else NOTHING
