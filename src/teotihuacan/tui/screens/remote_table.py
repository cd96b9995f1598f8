"""A server's table: the same table, with clock, chat and who is there in a line above it."""

from collections.abc import Coroutine, Iterator
from typing import TYPE_CHECKING, Any, ClassVar, cast

from rich.console import RenderableType
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding
from textual.widgets import Static

from ...bots.advice import Advice
from ...client import Connected, Lost, News, Refused
from ...client.messages import Told
from ...game.game import Game
from ...game.views import SPECTATOR
from ...i18n import say, translate
from ...terminal.final import final_table
from ...terminal.saved_games import SavedGames
from ..drawing.choices import END_TURN, STOP_ASKING, TAKE_BACK
from ..drawing.guide import guide
from ..drawing.link_line import describe_link
from ..drawing.room import measure_room
from ..match import Match
from ..remote_match import RemoteMatch
from .answering import AnsweringTable
from .chat import ChatScreen
from .choosing import Deed, DeedsScreen
from .dialogs import ReadingScreen
from .ending import EndingScreen

if TYPE_CHECKING:
    from ..remote_app import RemoteApp


class RemoteTable(AnsweringTable):
    """A game at a server's table, for a player or for somebody who watches."""

    match: RemoteMatch
    BINDINGS: ClassVar = [
        Binding("slash", "chat", "remote-key-chat"),
        Binding("backspace", "take_back", show=False),
    ]

    def __init__(self, match: RemoteMatch, saved_games: SavedGames) -> None:
        super().__init__(match)
        self.saved_games = saved_games
        self.feed = match.feed
        self.lost = False
        self.read_lines = len(self.feed.chat)  # lines of chat that were seen
        self.drawn: tuple[object, ...] = ()
        self.told_end = False

    @property
    def remote(self) -> "RemoteApp":
        """The application."""
        return cast("RemoteApp", self.app)

    def compose(self) -> ComposeResult:
        """The table, and a line about the connection above it."""
        yield Static(id="link")
        yield from super().compose()

    def on_mount(self) -> None:
        """Let the clock run."""
        self.set_interval(1, self.show_link)

    # What is told ---

    def hear(self, told: Told) -> None:
        """Something was told."""
        if isinstance(told, News):
            self.hear_news(told)
        elif isinstance(told, Refused):
            self.notify(translate(told.refusal), severity="warning", markup=False)
        elif isinstance(told, Lost):
            self.lost = True
        elif isinstance(told, Connected) and self.lost:
            self.lost = False
            self.notify(say("remote-back"), markup=False)
        self.show_link()

    def hear_news(self, news: News) -> None:
        """Show what is new; the cursor stays where only chat or people have changed."""
        self.match.hear(news)
        self.remote.toast_chat(news)
        if self.describe_drawn() != self.drawn:
            self.go_on()

    def describe_drawn(self) -> tuple[object, ...]:
        """What the table shows; it is drawn again when this changes."""
        state = self.match.state
        held = state["held"]
        return state["number"], state["your_turn"], held and held["action"], self.match.names

    def draw(self) -> None:
        """Show everything as it is now."""
        self.drawn = self.describe_drawn()
        super().draw()
        self.show_link()

    def go_on(self) -> None:
        """Show what is; at the end, who won."""
        self.draw()
        self.refresh_bindings()
        if self.match.over and not self.told_end:
            self.told_end = True
            self.run_worker(self.show_ending())

    async def show_ending(self) -> None:
        """How the game ended, from its record; who won, if it was not played to the end."""
        match = self.match
        record = await self.remote.ask(lambda: self.feed.client.get_record(self.feed.key))
        if self.app.screen is not self:
            return
        game = Game.load(record) if record else None
        if game and game.position.over:
            finished = Match(game, names=match.names)
            finished.people = {match.seat} - {SPECTATOR}
            self.app.push_screen(EndingScreen(finished, self.saved_games))
        else:
            seen, ranking, names = self.seen, match.ranking(), match.names
            result = ReadingScreen("turn-over", lambda: final_table(seen, ranking, names))
            self.app.push_screen(result)

    def fit(self, width: int, height: int) -> None:
        """Lay out the parts below the line about the connection."""
        super().fit(width, height - measure_room(width, height).has_tabs)

    def show_link(self) -> None:
        """The line above the table: connection, clock, chat, people."""
        if not self.is_attached:
            return
        line = self.query_one("#link", Static)
        line.set_class(self.lost, "lost")
        unread = len(self.feed.chat) - self.read_lines
        line.update(f" {say('lost')}" if self.lost else describe_link(self.match, unread))

    # Answers ---

    def take(self, number: int) -> None:
        """Give an answer; the table changes when the server has it."""
        if number >= len(self.choices):
            return
        action = self.choices[number].action
        if action == TAKE_BACK:
            self.send(self.feed.undo())
        elif action in (END_TURN, STOP_ASKING):
            self.send(self.feed.end_turn())
        else:
            self.send(self.feed.act(action))
        if action == STOP_ASKING:
            self.stop_asking()

    def send(self, sending: Coroutine[Any, Any, bool]) -> None:
        """Send something about the game."""

        async def run() -> None:
            if not await sending and not self.feed.connected:
                self.notify(say("turn-offline"), severity="warning", markup=False)
            self.show_link()

        self.run_worker(run())

    def stop_asking(self) -> None:
        """Let our turns end by themselves from now on."""
        client, key, seat = self.feed.client, self.feed.key, self.match.seat
        self.remote.do(lambda: client.change_seat(key, seat, confirm=False))
        self.remote.do(lambda: client.change_me(confirm_bots=False))
        self.notify(say("tui-asks-no-more"))

    def action_undo(self) -> None:
        """Take back the last answer."""
        back = self.match.state["take_back"]
        if self.match.state["can_undo"]:
            self.send(self.feed.undo())
        elif back and back["actions"]:
            self.notify(say("remote-take-back"), markup=False)
        else:
            self.notify(say("terminal-not-taken-back"))

    def action_take_back(self) -> None:
        """Take back the whole turn, against bots."""
        back = self.match.state["take_back"]
        if back and not back["refused"]:
            self.send(self.feed.undo(turn=True))
        elif back:
            self.notify(say(f"take-back-{back['refused']}"), markup=False)

    def action_hint(self) -> None:
        """The best answers and why, as the server's bot sees them."""
        if not self.match.asks_person() or self.match.held_offer():
            self.notify(say("tui-nothing-to-choose"))
            return
        self.notify(say("hint-thinking"), timeout=1)
        self.run_worker(self.fetch_hint(), exclusive=True, group="hint")

    async def fetch_hint(self) -> None:
        """Ask for a hint, and show it if the question is still the same."""
        client, key = self.feed.client, self.feed.key
        told = await self.remote.ask(lambda: client.get_hint(key))
        if told and told.pop("number") == self.feed.number and self.app.screen is self:
            self.show_hint(Advice.from_dict(told))

    # Keys ---

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:  # noqa: ARG002
        """Keys that make no sense here are not shown."""
        if action in ("redo", "options"):
            return False
        if action in ("undo", "take_back", "hint"):
            return self.match.seat != SPECTATOR and not self.match.over
        if action == "save":
            return self.match.over
        return True

    def action_help(self) -> None:
        """The keys of a server's table, then the usual help."""
        seen = self.seen

        def parts() -> Iterator[RenderableType]:
            yield Text(say("remote-help") + "\n")
            yield from guide(seen)

        self.app.push_screen(ReadingScreen("help", parts))

    def action_chat(self) -> None:
        """Talk."""
        self.app.push_screen(ChatScreen(self.feed), self.note_read)
        self.note_read(None)

    def note_read(self, _: None) -> None:
        """All lines of chat have been seen."""
        self.read_lines = len(self.feed.chat)
        self.show_link()

    def action_save(self) -> None:
        """Save the record of the finished game."""
        self.remote.save_record(self.feed.key)

    def action_menu(self) -> None:
        """What else may be done at this table."""
        self.app.push_screen(DeedsScreen(say("tab-table"), self.list_deeds))

    def list_deeds(self) -> list[Deed]:
        """What else may be done at this table."""
        match, remote = self.match, self.remote
        deeds = [Deed(say("back-to-board"), lambda: None)]
        playing = match.seat != SPECTATOR
        if playing and not match.over:
            settings = match.table["seats"][match.seat]["settings"]
            deeds += [
                self.make_switch("confirm", settings["confirm"]),
                self.make_switch("automatic", settings["automatic"]),
                Deed(say("resign"), lambda: self.send(self.feed.resign()), "resign-sure"),
                Deed(say("leave"), self.leave, "leave-sure-bot"),
            ]
        if match.over:
            rematch = match.table["rematch"]
            if playing:
                key = "to-rematch" if rematch else "rematch"
                deeds.append(Deed(say(key), self.play_again))
            deeds.append(Deed(say("record"), self.action_save))
        deeds.append(Deed(say("remote-tables"), remote.show_tables))
        deeds.append(Deed(say("tui-start-quit"), remote.leave_app))
        return deeds

    def make_switch(self, setting: str, on: bool) -> Deed:
        """A setting of our seat, to turn on or off."""
        words = f"{say(f'seat-{setting}')}: {say('tui-yes' if on else 'tui-no')}"
        seat, client = self.match.seat, self.feed.client
        change = {setting: not on}
        return Deed(
            words,
            lambda: self.remote.do(lambda: client.change_seat(self.feed.key, seat, **change)),
        )

    def leave(self) -> None:
        """Let a bot go on, and look at the other tables."""
        self.remote.do(lambda: self.feed.client.leave(self.feed.key), self.remote.show_tables)

    def play_again(self) -> None:
        """The next game with the same players."""
        self.remote.play_again(self.feed.key)

    def action_leave(self) -> None:
        """Quit; the seat stays ours."""
        self.remote.leave_app()
