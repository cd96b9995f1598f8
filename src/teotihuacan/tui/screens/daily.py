"""The deal of the day: play it, go on with it, and share how it ended."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from ...game.game import Game
from ...i18n import say
from ...study.daily import (
    MODES,
    DailyDeal,
    DailyResult,
    DailyResults,
    daily_deal,
    make_share,
    today,
)
from ...terminal.daily import legend_text, share_text
from .speaking import SpeakingScreen
from .start import Menu


class DailyScreen(Menu):
    """Today's deals: what became of each, or the way to its table."""

    heading = "daily"
    has_hint = True

    def on_screen_resume(self) -> None:
        """One may have been played since, and it may be tomorrow."""
        self.retell()

    def retell(self) -> None:
        """Everything in the language spoken now."""
        super().retell()
        day = today().isoformat()
        self.query_one("#title", Static).update(f"{say('daily')} · {day}")
        self.query_one("#keys", Static).update(f"{say('daily-text')}\n{say('daily-honest')}")

    def fill(self) -> None:
        """The deals with their results."""
        listed = self.query_one(OptionList)
        at = listed.highlighted or 0
        results = DailyResults(self.saved_games.folder)
        listed.clear_options()
        for mode in MODES:
            told = self.describe(daily_deal(today(), mode), results)
            listed.add_option(Option(f"{say('daily-mode', mode=mode)} · {told}", mode))
        listed.highlighted = at
        listed.focus()

    def describe(self, deal: DailyDeal, results: DailyResults) -> str:
        """How a deal ended, or what can be done with it."""
        result = results.find(deal.day, deal.mode)
        if result is not None:
            return result_text(result)
        left = self.saved_games.find_dealt(deal.setup, deal.seed)
        return say("daily-go-on" if left else "daily-play")

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Play, go on, or show the text to share."""
        deal = daily_deal(today(), str(event.option_id))
        results = DailyResults(self.saved_games.folder)
        result = results.find(deal.day, deal.mode)
        if result is not None:
            self.app.push_screen(ShareScreen(result, results.count_streak(result.day)))
            return
        resumed = self.saved_games.resume_dealt(deal.setup, deal.seed)
        self.tell(resumed.problem)
        if resumed.problem is None:
            game = resumed.game or Game(deal.setup, deal.seed, deal.list_names("you"))
            self.begin(game, resumed.autosave)


class ShareScreen(SpeakingScreen, ModalScreen[None]):
    """The text to share, which is copied too where the terminal can do that."""

    BINDINGS: ClassVar = [
        Binding("escape,enter,q,space", "dismiss", "tui-key-close"),
        Binding("c", "copy", show=False),
    ]

    def __init__(self, result: DailyResult, streak: int) -> None:
        super().__init__(classes="page")
        self.result = result
        self.streak = streak

    def compose(self) -> ComposeResult:
        """The result, the text, what its squares mean, the keys."""
        with Vertical(classes="box"):
            yield Static(id="title", classes="title", markup=False)
            yield Static(id="text", markup=False)
            yield Static(id="keys", classes="hint", markup=False)

    @property
    def shared(self) -> str:
        """The text to share, in the language spoken now."""
        return share_text(make_share(self.result, self.streak))

    def retell(self) -> None:
        """Everything in the language spoken now."""
        self.query_one("#title", Static).update(result_text(self.result))
        self.query_one("#text", Static).update(self.shared)
        keys = f"\n{legend_text()}\n\n{say('tui-share-keys')}"
        self.query_one("#keys", Static).update(keys)

    def action_copy(self) -> None:
        """Copy the text, for terminals that let programs do that."""
        self.app.copy_to_clipboard(self.shared)
        self.notify(say("tui-share-copied"))


def result_text(result: DailyResult) -> str:
    """How a deal ended."""
    won = "yes" if result.won else "no"
    return say("daily-result", won=won, vp=result.vp, other=result.other)
