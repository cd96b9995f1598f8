"""A review as text: chances, accuracy, the costliest turns, sources, luck."""

from collections.abc import Iterator, Sequence

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.text import Text

from ...game.game import Game
from ...game.history import turn_plies
from ...i18n import say
from ...i18n.lists import join_commas
from ...i18n.numbers import format_signed_number
from ...study.review import Review, SeatReview, TurnReview
from ...terminal.review_words import (
    label_text,
    level_text,
    lost_table,
    name_turn,
    players_table,
    turn_lines,
)
from ...terminal.wording import SEAT_LETTERS, seat_names
from ...tui.drawing.rule_notes import find_note, rule_numbers
from .chart import draw_chances

LEAST = 0.5  # VP that a source must bring to be named


class ReviewText:
    """A review of a game, told for some seats."""

    def __init__(self, game: Game, review: Review, seats: Sequence[int]) -> None:
        self.game = game
        self.review = review
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
        yield self.write_fair()
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

    def write_fair(self) -> str:
        """The results as they would be without luck."""
        told = [
            f"{SEAT_LETTERS[seat.seat]} {format_signed_number(seat.margin - seat.luck, 1)}"
            for seat in self.review.seats
        ]
        return f"{say('review-fair')}: {join_commas(told)}"

    def write_seat(self, seat: SeatReview) -> Iterator[RenderableType]:
        """The costliest turns of a seat as they came, and what it plays well and badly."""
        name = self.name(seat.seat)
        words = say("review-costliest", name=name, level=level_text(seat))
        yield Text.from_markup(words, style="bold")
        if not seat.costliest:
            yield say("review-nothing-costly")
        for number in sorted(seat.costliest):
            yield from self.write_turn(self.review.turns[number])
        if any(vp >= LEAST for vp in seat.sources.values()):
            yield self.write_extremes(seat)

    def write_turn(self, turn: TurnReview) -> Iterator[RenderableType]:
        """A costly turn: what was played, what was better, why."""
        mark = self.costly.index(turn.number) + 1
        yield f"{mark}  {name_turn(turn, self.plies)}: {label_text(turn)}"
        lines = [*turn_lines(self.game, turn)]
        cited = self.cite(turn)
        for line in [*lines[:-1], f"{lines[-1]} {cited}" if cited else lines[-1]]:
            yield Padding(Text(line), (0, 0, 0, 3), expand=False)

    def cite(self, turn: TurnReview) -> str:
        """The source that the better turn serves most, and the rules of its other answer."""
        source = max(turn.sources, key=lambda name: turn.sources[name])
        told = [say(f"review-source-{source}")] if turn.sources[source] >= LEAST else []
        told += [rule_numbers(find_note(question)) for question in self.find_fork(turn)]
        return f"({join_commas(told)})" if told else ""

    def find_fork(self, turn: TurnReview) -> list[str]:
        """The question that the better turn answers otherwise; none if it only goes on."""
        for at, (played, better) in enumerate(zip(turn.played, turn.best, strict=False)):
            if played != better:
                return [self.game.position_at(turn.first + at).question]
        return []

    def write_extremes(self, seat: SeatReview) -> str:
        """The sources in which a seat lost most and least."""
        least, *_, most = sorted(seat.sources, key=lambda source: seat.sources[source])
        return say(
            "review-extremes",
            most=say(f"review-source-{most}"),
            least=say(f"review-source-{least}"),
        )
