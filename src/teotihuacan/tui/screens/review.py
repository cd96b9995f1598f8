"""A review of a game: chances to win, costly turns, accuracy, luck, and what was lost."""

from collections.abc import Callable, Iterator
from functools import cached_property
from typing import ClassVar

from rich.console import Group
from rich.measure import Measurement
from rich.table import Table
from textual.binding import Binding
from textual.screen import ModalScreen, Screen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from ...game.history import turn_plies
from ...game.key_moments import find_eclipses
from ...i18n import say
from ...study.review import (
    DEPTHS,
    DrawLuck,
    Review,
    TurnReview,
    choose_draws,
    find_mistakes,
)
from ...terminal.kept_reviews import KeptReviews
from ...terminal.review_words import (
    accuracy_text,
    draw_text,
    extremes_text,
    label_text,
    level_text,
    lost_table,
    luck_text,
    name_turn,
    players_table,
    turn_lines,
)
from ...terminal.saved_games import SavedGames
from ...terminal.score_plot import plot_scores
from ...terminal.turn_words import turn_text
from ...terminal.wording import SEAT_LETTERS, seat_name
from ..match import Match
from ..mistake_task import MistakeTask
from .choosing import Deed, DeedsScreen
from .ending import wrap_parts
from .parts import PartsScreen
from .replay import ReplayTable
from .reviewing import ReviewingScreen
from .task import TaskTable

COSTLY, CHANCES, PLAYERS, LOST = (
    "tui-review-costly",
    "tui-review-chances",
    "tui-review-players",
    "tui-review-lost",
)
LEARN, REPLAY, DEEP, BACK = "learn", "replay", "deep", "back"
LIST_LINES = 13  # of the list and what it tells, where everything is in sight
AROUND = 6  # lines of the frame, the levels and the keys
GAP = 3  # columns before a table
LEAST_PLOT = 40  # columns of the plot
MOST_FIGURES = 30  # lines of the figures


class ReviewScreen(PartsScreen, ModalScreen[None]):
    """What a review found. A costly turn leads to its place in the replay, and so does a draw."""

    DEFAULT_CSS = """
    ReviewScreen #plot-part { width: 1fr; }
    ReviewScreen #told { height: auto; min-height: 3; max-height: 6; }
    ReviewScreen.whole #players-part, ReviewScreen.whole #lost-part { padding-left: 3; }
    """
    BINDINGS: ClassVar = [
        Binding("escape,q,space", "dismiss", "tui-key-close"),
        Binding("r", "pick('replay')", show=False),
        Binding("m", "pick('learn')", show=False),
        Binding("d", "pick('deep')", show=False),
    ]
    list_name = COSTLY
    figures: ClassVar = {CHANCES: "plot", PLAYERS: "players", LOST: "lost"}

    def __init__(self, match: Match, saved_games: SavedGames, review: Review) -> None:
        super().__init__(classes="page")
        self.match = match
        self.saved_games = saved_games
        self.review = review
        self.turn_plies = turn_plies(match.game)
        self.costly = list_costly(review)
        self.draws = list_draws(review)

    # What is on the screen ---

    @property
    def figure_lines(self) -> int:
        """The lines of the figures where everything is in sight."""
        return min(self.app.size.height - AROUND - LIST_LINES, MOST_FIGURES)

    def retell(self) -> None:
        """Everything in the language spoken now."""
        self.__dict__.pop("table_columns", None)
        depth = say(f"review-depth-{self.review.depth}")
        self.query_one("#frame").border_title = say("tui-review-title", depth=depth)
        levels = wrap_parts(self.levels(), self.columns)
        self.query_one("#head", Static).update("\n".join(levels))
        self.name_parts()
        self.show_figures()
        self.list_turns()
        keys = "tui-review-keys-whole" if self.is_whole else "tui-review-keys"
        self.query_one("#keys", Static).update(say(keys))

    def levels(self) -> list[str]:
        """How everybody played, in a few words."""
        return [
            say(
                "tui-review-level",
                name=self.match.labels[seat.seat],
                accuracy=accuracy_text(seat.accuracy),
                level=level_text(seat),
            )
            for seat in self.review.seats
            if seat.accuracy is not None
        ]

    def show_figures(self) -> None:
        """The tables, and the plot in the room that they leave."""
        players, lost = self.tables()
        lost.columns[0].header = say(LOST) if self.is_whole else ""
        self.query_one("#players", Static).update(players)
        self.query_one("#lost", Static).update(Group(lost, "", *self.extremes()))
        if self.is_whole:
            self.query_one("#players-part").styles.width = self.measure(players)
            self.query_one("#lost-part").styles.width = self.measure(lost)
            self.show_plot(self.columns - self.table_columns, self.figure_lines - 2)
        else:
            self.query_one("#players-part").styles.width = "100%"
            self.query_one("#lost-part").styles.width = "100%"
            self.show_plot(self.columns, self.app.size.height - 8)

    def tables(self) -> tuple[Table, Table]:
        """The tables of figures."""
        return players_table(self.review), lost_table(self.review)

    def extremes(self) -> list[str]:
        """What everybody plays well and badly."""
        told = {seat.seat: extremes_text(seat) for seat in self.review.seats}
        return [
            say("log-of", name=seat_name(seat), text=words)
            for seat, words in told.items()
            if words
        ]

    def measure(self, table: Table) -> int:
        """The columns that a table and the gap before it need."""
        console = self.app.console
        return Measurement.get(console, console.options, table).maximum + GAP

    @cached_property
    def table_columns(self) -> int:
        """The columns that both tables need beside the plot, in the language spoken."""
        return sum(map(self.measure, self.tables()))

    @property
    def is_whole(self) -> bool:
        """Whether there is room for everything at once: the plot must not become too narrow."""
        return super().is_whole and self.columns - self.table_columns >= LEAST_PLOT

    def show_plot(self, width: int, height: int) -> None:
        """The chances to win over the game; numbers mark the costly turns."""
        points = self.review.chances
        plies = [point.ply for point in points]
        plot = plot_scores(
            [[round(100 * win) for win in point.win] for point in points],
            [find_point(plies, ply) for ply in find_eclipses(self.match.events)],
            [find_point(plies, turn.first) for turn in self.costly],
            width,
            height,
        )
        self.draw_plot(CHANCES, plot)

    def list_turns(self) -> None:
        """What can be done, the costly turns with the numbers that the plot has, and draws."""
        turns = [
            Option(self.describe(number, turn), f"turn-{turn.number}")
            for number, turn in enumerate(self.costly, start=1)
        ]
        draws = [Option(self.describe_draw(draw), f"draw-{draw.ply}") for draw in self.draws]
        heading = [None, Option(say("review-draws"), disabled=True)] if draws else []
        deeds = [Option(self.say_deed(deed), deed) for deed in self.deeds()]
        self.fill_list(deeds, [*turns, *heading, *draws])

    def deeds(self) -> list[str]:
        """What can be done with the review."""
        learn = [LEARN] if any(self.mistakes(seat) for seat in self.learners()) else []
        deep = [DEEP] if self.review.depth != DEEP else []
        return [*learn, REPLAY, *deep, BACK]

    def say_deed(self, deed: str) -> str:
        """Something to do, in words."""
        count = sum(len(self.mistakes(seat)) for seat in self.learners())
        return say(f"tui-review-{deed}", count=count)

    def describe(self, number: int, turn: TurnReview) -> str:
        """A costly turn in a line."""
        letter = SEAT_LETTERS[turn.seat]
        return f"{number:>2}  {letter}  {name_turn(turn, self.turn_plies)}: {label_text(turn)}"

    def describe_draw(self, draw: DrawLuck) -> str:
        """A draw in a line: what it brought to whom, and what was shown."""
        luck = luck_text(draw, [seat.seat for seat in self.review.seats])
        return f"    {luck}  {draw_text(self.match.game, self.review, draw, self.turn_plies)}"

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Tell about the turn or the draw under the cursor."""
        kind, _, number = str(event.option_id).partition("-")
        lines: Iterator[str] = iter(())
        if kind == "turn":
            lines = turn_lines(self.match.game, self.review.turns[int(number)])
        elif kind == "draw":
            lines = self.draw_lines(int(number))
        self.query_one("#told", Static).update("\n".join(lines))

    def draw_lines(self, ply: int) -> Iterator[str]:
        """What was shown, and the answer that showed it."""
        game = self.match.game
        draw = next(draw for draw in self.draws if draw.ply == ply)
        yield draw_text(game, self.review, draw, self.turn_plies)
        answer = turn_text(game.position_at(ply), game.actions[ply : ply + 1])
        yield say("review-played-turn", turn=answer)

    # Keys and mouse ---

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Do something, or look at a turn or a draw."""
        kind, _, number = str(event.option_id).partition("-")
        if kind == "turn":
            self.replay(self.review.turns[int(number)].last)
        elif kind == "draw":
            self.replay(int(number) + 1)
        else:
            self.action_pick(kind)

    def action_pick(self, deed: str) -> None:
        """Do what was chosen, if it is possible."""
        if deed not in self.deeds():
            return
        if deed == BACK:
            self.dismiss()
        elif deed == REPLAY:
            self.replay(0)
        elif deed == LEARN:
            self.learn()
        else:
            self.app.push_screen(ReviewingScreen(self.match.game, DEEP), self.look_deeper)

    def replay(self, ply: int) -> None:
        """The game on the table again, every turn with its label."""
        match = self.match
        self.app.push_screen(
            ReplayTable(match.game, self.saved_games, ply, match.names, self.review)
        )

    def look_deeper(self, review: Review | None) -> None:
        """Show a deeper review, unless it was stopped."""
        if review is None:
            return
        KeptReviews(self.saved_games.folder).keep(self.match.game, review)
        self.review, self.costly = review, list_costly(review)
        self.draws = list_draws(review)
        self.fit()
        self.retell()

    # Learning ---

    def learners(self) -> list[int]:
        """Who may learn from the game: the people in it, or anybody if only bots played."""
        return sorted(self.match.people) or [seat.seat for seat in self.review.seats]

    def mistakes(self, seat: int) -> list[TurnReview]:
        """What a seat may learn from."""
        return find_mistakes(self.review, seat)

    def learn(self) -> None:
        """Learn from one's mistakes; several people say who they are first."""
        seats = [seat for seat in self.learners() if self.mistakes(seat)]
        if len(seats) == 1:
            self.open_mistakes(seats[0])
        else:
            self.app.push_screen(DeedsScreen(say("tui-review-whose"), lambda: self.offer(seats)))

    def offer(self, seats: list[int]) -> list[Deed]:
        """The people whose mistakes there are."""

        def opening(seat: int) -> Callable[[], None]:
            return lambda: self.open_mistakes(seat)

        return [Deed(self.match.labels[seat], opening(seat)) for seat in seats]

    def open_mistakes(self, seat: int) -> None:
        """The costly turns of a seat, one after the other, to be played better."""
        task = MistakeTask(self.match, self.mistakes(seat), self.review)
        self.app.push_screen(TaskTable(task, self.saved_games))


def list_costly(review: Review) -> list[TurnReview]:
    """The costliest turns of everybody, in their order."""
    numbers = {number for seat in review.seats for number in seat.costliest}
    return [review.turns[number] for number in sorted(numbers)]


def list_draws(review: Review) -> list[DrawLuck]:
    """The draws that mattered most to anybody, in their order."""
    return choose_draws(review.draws, [seat.seat for seat in review.seats])


def find_point(plies: list[int], ply: int) -> int:
    """The last point of the plot at or before an action."""
    return max(sum(one <= ply for one in plies) - 1, 0)


def open_review(screen: Screen[None], match: Match, saved_games: SavedGames) -> None:
    """Show the review that was kept of a game, or make one."""
    kept = KeptReviews(saved_games.folder)
    app = screen.app

    def show(review: Review | None) -> None:
        if review is not None:
            app.push_screen(ReviewScreen(match, saved_games, review))

    def finish(review: Review | None) -> None:
        if review is not None:
            kept.keep(match.game, review)
        show(review)

    def begin(depth: str) -> Callable[[], object]:
        # Later: the screen that hears of the end must not be the one that closes now.
        return lambda: screen.call_later(
            app.push_screen, ReviewingScreen(match.game, depth), finish
        )

    def offer() -> list[Deed]:
        return [Deed(say(f"tui-review-begin-{depth}"), begin(depth)) for depth in DEPTHS]

    review = kept.find_deepest(match.game)
    if review is None:
        app.push_screen(DeedsScreen(say("tui-review-how"), offer))
    else:
        show(review)
