"""A server's table: the same table, with clock, chat and who is there in a line above it."""

from collections.abc import Coroutine, Iterator
from typing import TYPE_CHECKING, Any, ClassVar, cast

from rich.console import RenderableType
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from ...bots.advice import Advice
from ...client import Connected, Lost, News, Refused
from ...client.messages import Told
from ...game.views import SPECTATOR
from ...i18n import say, translate
from ...terminal.advice import advice_table
from ...terminal.answers import answer_words
from ...terminal.final import final_table
from ...terminal.saved_games import Autosave, SavedGames
from ..drawing.choices import Choice
from ..drawing.guide import guide
from ..drawing.rows import choice_rows
from ..drawing.table_words import describe_people, format_time_left
from ..remote_match import RemoteMatch
from .chat import ChatScreen
from .choosing import Deed, DeedsScreen
from .dialogs import ReadingScreen
from .table import TableScreen

if TYPE_CHECKING:
    from ..remote_app import RemoteApp

END, UNDO = "end_turn", "undo"  # kinds of the answers to "End the turn?"


class NoAutosave(Autosave):
    """The server keeps the game: nothing is written here."""

    def __init__(self, saved_games: SavedGames) -> None:
        super().__init__(saved_games.folder, None, saved_games)

    def close(self) -> None:
        """There is nothing to let go of."""


class RemoteTable(TableScreen):
    """A game at a server's table, for a player or for somebody who watches."""

    match: RemoteMatch  # type: ignore[assignment]
    BINDINGS: ClassVar = [
        Binding("slash", "chat", "remote-key-chat"),
        Binding("backspace", "take_back", show=False),
    ]

    def __init__(self, match: RemoteMatch, saved_games: SavedGames) -> None:
        super().__init__(match, saved_games, NoAutosave(saved_games))  # type: ignore[arg-type]
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
            seen, ranking, names = self.seen, self.match.ranking(), self.match.names
            result = ReadingScreen("turn-over", lambda: final_table(seen, ranking, names))
            self.app.push_screen(result)

    def show_question(self) -> None:
        """The question; or, when the last answer waits for it, the end of the turn."""
        super().show_question()
        held = self.match.held
        if held is None:
            return
        words = answer_words(self.seen, held)
        self.write("sentence", say("turn-held", text=words))
        self.choices = [
            Choice("1", {"action": -1, "kind": END, "about": {}}, say("turn-end"), "", ""),
            Choice("2", {"action": -1, "kind": UNDO, "about": {}}, say("turn-undo"), "", ""),
        ]
        listed = self.query_one("#choices", OptionList)
        listed.clear_options()
        listed.add_options([Option(row) for row in choice_rows(self.choices)])
        listed.highlighted = 0
        listed.focus()

    def show_link(self) -> None:
        """The line above the table: connection, clock, chat, people."""
        if not self.is_attached:
            return
        line = self.query_one("#link", Static)
        line.set_class(self.lost, "lost")
        line.update(Text(f" {say('lost')}") if self.lost else self.describe_link())

    def describe_link(self) -> Text:
        """Who we are here, the clock, new lines of chat, who else is here."""
        parts = []
        if self.match.seat == SPECTATOR:
            parts.append(Text(say("you-watch"), "bold"))
        if self.feed.waiting:
            parts.append(Text(say("turn-sending")))
        deadline = self.match.state["deadline"]
        if deadline and not self.match.over:
            left = say("time-left", time=format_time_left(deadline))
            parts.append(Text(left, "bold" if self.match.asks_person() else ""))
        unread = len(self.feed.chat) - self.read_lines
        if unread > 0:
            parts.append(Text(f"✉ {say('chat-unread', count=unread)} (/)", "bold"))
        if people := describe_people(self.match.table):
            parts.append(people)
        if self.match.over and self.match.table["rematch"]:
            parts.append(Text(say("remote-rematch"), "bold"))
        line = Text(" ")
        return line.append_text(Text("  ·  ").join(parts))

    # Answers ---

    def take(self, number: int) -> None:
        """Give an answer; the table changes when the server has it."""
        if number >= len(self.choices):
            return
        choice = self.choices[number]
        if choice.offer["kind"] == END:
            self.send(self.feed.end_turn())
        elif choice.offer["kind"] == UNDO:
            self.send(self.feed.undo())
        else:
            self.send(self.feed.act(choice.action))

    def send(self, sending: Coroutine[Any, Any, bool]) -> None:
        """Send something about the game."""

        async def run() -> None:
            if not await sending and not self.feed.connected:
                self.notify(say("turn-offline"), severity="warning", markup=False)
            self.show_link()

        self.run_worker(run())

    def keep(self) -> None:
        """The server keeps the game."""

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
        if not self.match.asks_person() or self.match.held:
            self.notify(say("tui-nothing-to-choose"))
            return
        self.notify(say("hint-thinking"), timeout=1)
        self.run_worker(self.fetch_hint(), exclusive=True, group="hint")

    async def fetch_hint(self) -> None:
        """Ask for a hint, and show it if the question is still the same."""
        client, key = self.feed.client, self.feed.key
        told = await self.remote.ask(lambda: client.get_hint(key))
        if told and told.pop("number") == self.feed.number and self.app.screen is self:
            advice, seen = Advice.from_dict(told), self.seen
            self.app.push_screen(ReadingScreen("hint", lambda: [advice_table(advice, seen)]))

    # Keys ---

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:  # noqa: ARG002
        """Keys that make no sense here are not shown."""
        if action == "redo":
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
