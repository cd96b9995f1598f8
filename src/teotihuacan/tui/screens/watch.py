"""Watching bots or a recorded game: pause, steps, speed."""

import time
from collections.abc import Iterator
from typing import ClassVar

from rich.console import RenderableType
from rich.text import Text
from textual import work
from textual.binding import Binding
from textual.timer import Timer
from textual.widgets import OptionList
from textual.widgets.option_list import Option
from textual.worker import get_current_worker

from ...bots import Answer
from ...i18n import say
from ...i18n.numbers import format_short_number
from ...terminal.saved_games import SavedGames
from ...terminal.wording import SEAT_LETTERS
from ..drawing.guide import legend
from ..drawing.log import style_lines
from ..drawing.rows import SCROLL_BAR, crumbs_text
from ..no_autosave import NoAutosave
from ..watch_match import WatchMatch
from .dialogs import ReadingScreen
from .table import TableScreen

SPEEDS = (0.25, 0.5, 1.0, 2.0, 4.0, 8.0, 16.0, 50.0)  # answers a second


class WatchTable(TableScreen):
    """A table that only shows: what is played there goes on by itself, or step by step."""

    match: WatchMatch
    DEFAULT_CSS = """
    WatchTable #choices > .option-list--option-disabled { color: $text; }
    """
    BINDINGS: ClassVar = [
        Binding("space", "pause", "watch-key-pause", priority=True),
        Binding("right,n", "step(1)", "watch-key-step", priority=True),
        Binding("left,b", "step(-1)", "watch-key-back", priority=True),
        Binding("down", "turn(1)", "watch-key-turn", priority=True),
        Binding("up", "turn(-1)", show=False, priority=True),
        Binding("plus,equals_sign", "speed(1)", "watch-key-faster"),
        Binding("minus", "speed(-1)", "watch-key-slower"),
        Binding("end", "end", "watch-key-end", priority=True),
        Binding("home", "start", show=False, priority=True),
    ]

    def __init__(self, match: WatchMatch, saved_games: SavedGames, speed: float = 1.0) -> None:
        super().__init__(match, saved_games, NoAutosave(saved_games))
        self.speed = speed
        self.paused = False
        self.hurrying = False  # to the end, without pauses
        self.due: Timer | None = None

    # What is on the screen ---

    def show_question(self) -> None:
        """What was answered last, and how it goes on."""
        match = self.match
        self.choices = []
        self.list_news()
        seat = match.find_last_seat()
        self.query_one("#question").border_title = f"{SEAT_LETTERS[seat]} {match.names[seat]}"
        crumbs = match.crumbs()
        self.write("crumbs", crumbs_text(crumbs[:-1], self.room.question))
        self.write("sentence", crumbs[-1] if crumbs else "")
        self.query_one("#offer").display = False
        self.query_one("#crumbs").display = not self.room.has_tabs
        self.query_one("#detail").display = True
        self.preview(None)
        self.show_pace()

    def list_news(self) -> None:
        """What happened lately, where answers are listed otherwise: nobody gives any here."""
        listed = self.query_one("#choices", OptionList)
        listed.clear_options()
        if self.room.has_tabs or self.room.is_full:
            told = style_lines(self.match.log())
            lines = told.wrap(self.app.console, self.room.question - SCROLL_BAR)
            listed.add_options([Option(line, disabled=True) for line in lines])
            listed.anchor()

    def show_pace(self) -> None:
        """Whether it goes on by itself and how fast, and where we are."""
        match = self.match
        pace = format_short_number(self.speed, 2)
        key = "watch-over" if match.ends_here() else "watch-paused" if self.paused else "watch-on"
        last = str(match.game.ply) if match.recorded_whole or match.game.position.over else "…"
        self.write("detail", say(key, pace=pace, ply=str(match.at), last=last))

    # How it goes on ---

    def go_on(self) -> None:
        """Show what is, and wait for the next answer."""
        if self.match.over and not self.hurrying:
            super().go_on()
        else:
            self.draw()
        self.wait_for_next()

    def wait_for_next(self) -> None:
        """Go on after a while, unless it is paused or over."""
        if self.due:
            self.due.stop()
        if self.paused or self.match.ends_here():
            return
        self.due = self.set_timer(1 / self.speed, self.advance)

    def advance(self) -> None:
        """Show the next answer; a bot may have to think of it."""
        if self.match.has_next():
            self.show_ply(self.match.at + 1)
        elif not self.match.ends_here():
            self.ask_bot(self.match.game.ply)

    def show_ply(self, ply: int) -> None:
        """Show the game after so many actions."""
        self.match.go_to(ply)
        self.go_on()

    @work(thread=True, exclusive=True, group="bot")
    def ask_bot(self, ply: int) -> None:
        """Let a bot think beside the interface."""
        worker = get_current_worker()
        answer = self.match.answer_next()
        if not worker.is_cancelled:
            self.app.call_from_thread(self.play_answer, ply, answer)

    def play_answer(self, ply: int, answer: Answer) -> None:
        """Play what a bot chose, and show it."""
        if self.match.game.ply == ply and self.is_attached:
            self.match.play(answer.action)
            if self.match.at == ply:
                self.show_ply(ply + 1)

    @work(thread=True, exclusive=True, group="bot")
    def play_to_end(self) -> None:
        """Let the bots play the rest, showing it now and then."""
        worker = get_current_worker()
        shown = time.monotonic()
        while not self.match.ends_here() and not worker.is_cancelled:
            if not self.match.has_next():
                self.match.play(self.match.answer_next().action)
            self.match.go_to(self.match.game.ply)
            if time.monotonic() - shown > 0.25:
                shown = time.monotonic()
                self.app.call_from_thread(self.draw)
        if not worker.is_cancelled:
            self.app.call_from_thread(self.finish)

    def finish(self) -> None:
        """The end has been reached."""
        self.hurrying = False
        self.go_on()

    # Keys ---

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:  # noqa: ARG002
        """Keys of players make no sense here."""
        return action not in ("undo", "redo", "hint", "menu", "options")

    def action_help(self) -> None:
        """The keys of watching, and the signs on the table."""

        def parts() -> Iterator[RenderableType]:
            yield Text(say("watch-help") + "\n")
            yield Text(say("tui-signs"), "bold")
            yield Text("\n".join(legend()))

        self.app.push_screen(ReadingScreen("help", parts))

    def keep(self) -> None:
        """What is only watched isn't kept; `s` saves it."""

    def stop(self) -> None:
        """Pause."""
        self.paused = True
        if self.hurrying:
            self.workers.cancel_group(self, "bot")
            self.hurrying = False

    def action_pause(self) -> None:
        """Pause, or go on."""
        if self.paused:
            self.paused = False
        else:
            self.stop()
        self.show_pace()
        self.wait_for_next()

    def action_step(self, steps: int) -> None:
        """One answer on or back; it stays paused there."""
        self.stop()
        if self.due:
            self.due.stop()
        if steps > 0:
            self.advance()
        else:
            self.show_ply(self.match.at + steps)

    def action_turn(self, steps: int) -> None:
        """To the end of the turn or back to its beginning, as far as it is known."""
        self.stop()
        if steps > 0 and not self.match.has_next():
            self.action_step(1)
        else:
            self.show_ply(self.match.find_turn_end(steps))

    def action_speed(self, steps: int) -> None:
        """Faster or slower."""
        nearest = min(range(len(SPEEDS)), key=lambda i: abs(SPEEDS[i] - self.speed))
        self.speed = SPEEDS[min(max(nearest + steps, 0), len(SPEEDS) - 1)]
        self.show_pace()
        self.wait_for_next()

    def action_end(self) -> None:
        """To the end."""
        self.paused = False
        if self.due:
            self.due.stop()
        self.hurrying = True
        self.play_to_end()

    def action_start(self) -> None:
        """Back to the beginning."""
        self.stop()
        self.show_ply(0)

    def action_leave(self) -> None:
        """Leave."""
        self.app.exit()
