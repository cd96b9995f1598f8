"""Making a review: how deep, how far it is, and the way out of it."""

from typing import ClassVar

from textual import work
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import ProgressBar, Static

from ...game.game import Game
from ...i18n import say
from ...study.review import Review
from ..review_work import ReviewWork
from .speaking import SpeakingScreen

EVERY = 0.2  # seconds between two looks at how far it is


class ReviewingScreen(SpeakingScreen, ModalScreen[Review | None]):
    """Reviews a game while one looks on; gives the review, None if it was stopped."""

    BINDINGS: ClassVar = [Binding("escape,q", "stop", "tui-key-back")]

    def __init__(self, game: Game, depth: str) -> None:
        super().__init__(classes="page")
        self.work_off = ReviewWork(game, depth)

    def compose(self) -> ComposeResult:
        """What is done, how far it is, the keys."""
        with Vertical(classes="box"):
            yield Static(id="title", classes="title", markup=False)
            yield ProgressBar(self.work_off.count, show_eta=False)
            yield Static(id="text", markup=False)
            yield Static(id="keys", classes="hint", markup=False)

    def on_mount(self) -> None:
        """Begin."""
        self.retell()
        self.set_interval(EVERY, self.tell_progress)
        self.review()

    def retell(self) -> None:
        """What is done, and the keys."""
        depth = say(f"tui-review-depth-{self.work_off.depth}")
        self.query_one("#title", Static).update(say("tui-reviewing-title", depth=depth))
        self.query_one("#keys", Static).update("\n" + say("tui-reviewing-keys"))
        self.tell_progress()

    def tell_progress(self) -> None:
        """How many turns have been judged."""
        done, count = len(self.work_off.done), self.work_off.count
        self.query_one(ProgressBar).update(progress=done)
        self.query_one("#text", Static).update(
            say("tui-reviewing-progress", done=done, count=count)
        )

    @work(thread=True)
    def review(self) -> None:
        """Review beside the interface."""
        review = self.work_off.run()
        if review is not None:
            self.app.call_from_thread(self.finish, review)

    def finish(self, review: Review) -> None:
        """Give the review, if somebody still waits for it."""
        if self.is_attached and not self.work_off.stopped:
            self.dismiss(review)  # type: ignore[arg-type]

    def action_stop(self) -> None:
        """Leave it."""
        self.work_off.stop()
        self.dismiss(None)

    def on_unmount(self) -> None:
        """Nobody waits any more."""
        self.work_off.stop()
