"""A review as text: chances, accuracy, luck, the costliest turns or all, sources."""

from collections.abc import Iterator, Sequence

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.text import Text

from ...game.game import Game
from ...game.history import turn_plies
from ...i18n import say
from ...study.review import Review, SeatReview, TurnReview
from ...terminal.review_words import (
    draws_table,
    exact_label_text,
    extremes_text,
    level_text,
    lost_table,
    name_turn,
    players_table,
    turn_lines,
)
from ...terminal.wording import SEAT_LETTERS, seat_names
from .chart import draw_chances

INDENT = 3  # columns of the numbers that the chart has


class ReviewText:
    """A review of a game, told for some seats; `whole` tells all their turns."""

    def __init__(
        self, game: Game, review: Review, seats: Sequence[int], whole: bool = False
    ) -> None:
        self.game = game
        self.review = review
        self.whole = whole
        self.seats = [review.seats[seat] for seat in seats]
        self.names = seat_names(game.names, game.setup.players)
        self.plies = turn_plies(game)
        self.costly = sorted(number for seat in self.seats for number in seat.costliest)

    def print(self, console: Console) -> None:
        """Print all of it."""
        for part in self.write(console.width):
            console.print(Text(part) if isinstance(part, str) else part)

    def write(self, width: int) -> Iterator[RenderableType]:
        """The parts of the text, one below the other."""
        depth = say(f"review-depth-{self.review.depth}")
        yield Text(say("review-heading", turns=len(self.review.turns), depth=depth), "bold")
        if self.review.turns:
            yield Text(say("review-chances"), "dim")
            marked = [self.review.turns[number] for number in self.costly]
            yield draw_chances(self.game, self.review, marked, width)
        yield ""
        yield players_table(self.review)
        yield from self.write_draws()
        for seat in self.seats:
            yield ""
            yield from self.write_seat(seat)
        yield ""
        yield Text(say("review-lost"), "bold")
        yield lost_table(self.review)
        yield ""
        yield Text(say("review-note"), "dim")

    def name(self, seat: int) -> str:
        """A seat by letter and name, safe in markup."""
        return f"{SEAT_LETTERS[seat]} {self.names[seat]}"

    def write_draws(self) -> Iterator[RenderableType]:
        """The draws that mattered most to these seats."""
        seats = [seat.seat for seat in self.seats]
        table = draws_table(self.game, self.review, seats, self.plies)
        if table.row_count:
            yield ""
            yield Text(say("review-draws"), "bold")
            yield table

    def write_seat(self, seat: SeatReview) -> Iterator[RenderableType]:
        """The costliest turns of a seat as they came, or all; what it plays well and badly."""
        key = "review-every-turn" if self.whole else "review-costliest"
        words = say(key, name=self.name(seat.seat), level=level_text(seat))
        yield Text.from_markup(words, style="bold")
        turns = self.list_turns(seat)
        if not turns:
            yield say("review-nothing-costly")
        for turn in turns:
            yield from self.write_turn(turn)
        extremes = extremes_text(seat)
        if extremes:
            yield extremes

    def list_turns(self, seat: SeatReview) -> list[TurnReview]:
        """The turns of a seat that are told."""
        turns = self.review.turns
        if self.whole:
            return [turn for turn in turns if turn.seat == seat.seat]
        return [turns[number] for number in sorted(seat.costliest)]

    def write_turn(self, turn: TurnReview) -> Iterator[RenderableType]:
        """A turn: what was played, what was better, why."""
        mark = self.costly.index(turn.number) + 1 if turn.number in self.costly else ""
        yield f"{mark:<{INDENT}}{name_turn(turn, self.plies)}: {exact_label_text(turn)}"
        for line in turn_lines(self.game, turn):
            yield Padding(Text(line), (0, 0, 0, INDENT), expand=False)
