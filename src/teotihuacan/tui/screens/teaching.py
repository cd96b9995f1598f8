"""A teaching game at the table: costly turns are offered back before the bots reply."""

from typing import ClassVar

from textual import work
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option
from textual.worker import get_current_worker

from ...engine import Position
from ...engine.schema.actions import kind_of
from ...i18n import say
from ...study.review import Verdict, judge_turn
from ...study.review.coach import is_costly
from ...terminal.advice import reasons_text
from ...terminal.review_words import loss_text
from ...terminal.turn_words import turn_text
from ..drawing.choices import Choice
from ..teaching_match import TeachingMatch
from .speaking import SpeakingScreen
from .table import TableScreen

BACK, SHOW, KEEP = "back", "show", "keep"


class TeachingTable(TableScreen):
    """A table with somebody who looks at every turn of the person before it is over."""

    match: TeachingMatch
    looking = False  # the turn at hand is being judged

    def list_answers(self) -> list[Choice]:
        """What can be answered now; nothing while the turn is looked at."""
        return [] if self.looking else super().list_answers()

    def show_question(self) -> None:
        """The question with its answers, or that the turn is looked at."""
        super().show_question()
        if self.looking:
            self.write("sentence", say("tui-task-judging"))

    def end_turn(self) -> None:
        """The turn ends when it was looked at."""
        self.look_at_turn()

    def give_answer(self, action: int) -> None:
        """Give an answer; the last one of a turn waits until the turn was looked at."""
        self.match.hold_answer(action)
        if self.match.held is None or self.waits_for_person(action):
            self.keep()
            self.go_on()
        else:
            self.look_at_turn()

    def waits_for_person(self, action: int) -> bool:
        """Whether the person is asked before an answer ends the turn."""
        return self.asks_before_end() and kind_of(action).name != "end_turn"

    def look_at_turn(self) -> None:
        """Judge the turn before it is over."""
        self.looking = True
        self.draw()
        self.judge(self.match.position, *self.match.turn_at_hand())

    @work(thread=True, exclusive=True, group="judge")
    def judge(self, asked: Position, before: Position, actions: list[int]) -> None:
        """Judge a turn beside the interface."""
        verdict = judge_turn(before, actions, seed=self.match.game.bot_seed)
        if not get_current_worker().is_cancelled:
            self.app.call_from_thread(self.hear, asked, before, verdict)

    def hear(self, asked: Position, before: Position, verdict: Verdict) -> None:
        """Offer a costly turn back, end any other; unless it was taken back meanwhile."""
        if not self.looking or self.match.position is not asked or not self.is_attached:
            return
        self.looking = False
        if is_costly(verdict):
            self.app.push_screen(TurnBackScreen(before, verdict), self.decide)
        else:
            self.decide(KEEP)

    def decide(self, chosen: str | None) -> None:
        """End the turn, or go back to where it began."""
        if chosen == KEEP:
            super().end_turn()
        else:
            self.match.take_turn_back()
            self.keep()
            self.go_on()

    def action_undo(self) -> None:
        """Take back, also while the turn is looked at."""
        self.looking = False
        super().action_undo()


class TurnBackScreen(SpeakingScreen, ModalScreen[str]):
    """Offers a costly turn back: why, what was better if one likes, and whether to keep it."""

    BINDINGS: ClassVar = [
        Binding("u,escape", f"choose('{BACK}')", "tui-key-undo"),
        Binding("h", f"choose('{SHOW}')", "tui-key-solution"),
        Binding("k", f"choose('{KEEP}')", "tui-key-keep"),
    ]

    def __init__(self, before: Position, verdict: Verdict) -> None:
        super().__init__(classes="page")
        self.before = before
        self.verdict = verdict
        self.shown = False  # what was better is told

    def compose(self) -> ComposeResult:
        """What is wrong with the turn, and what can be done."""
        with Vertical(classes="box"):
            yield Static(id="title", classes="title", markup=False)
            yield Static(id="text", markup=False)
            yield Static("", classes="hint")
            yield OptionList(classes="menu", markup=False)

    def retell(self) -> None:
        """What is wrong with the turn, and what can be done."""
        label = say(f"review-label-{self.verdict.label}")
        self.query_one("#title", Static).update(say("tui-teach-title", label=label))
        self.query_one("#text", Static).update("\n".join(self.lines()))
        listed = self.query_one(OptionList)
        listed.clear_options()
        ways = [BACK, KEEP] if self.shown else [BACK, SHOW, KEEP]
        listed.add_options([Option(say(f"tui-teach-{way}"), way) for way in ways])
        listed.highlighted = 0
        listed.focus()

    def lines(self) -> list[str]:
        """What the turn loses, what would bring more, and the better turn if asked for."""
        verdict = self.verdict
        lost = loss_text(max(verdict.lost.vp, 0), max(verdict.lost.win, 0))
        told = [
            say("tui-teach-loses", loss=lost),
            say("tui-teach-why", reasons=reasons_text(verdict.gains, verdict.prices)),
        ]
        if self.shown:
            better = turn_text(self.before, verdict.best)
            told.append(say("review-better-turn", turn=better))
        return told

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Enter or a click."""
        self.action_choose(str(event.option_id))

    def action_choose(self, way: str) -> None:
        """Close with what is to become of the turn, or tell what was better."""
        if way == SHOW:
            self.shown = True
            self.retell()
        else:
            self.dismiss(way)  # type: ignore[arg-type]
