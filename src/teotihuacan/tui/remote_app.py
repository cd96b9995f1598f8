"""The application of `teotihuacan join`: the tables of a server, one of them open."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from textual.worker import Worker

from ..client import Address, Ended, Lost, News, ServerClient, TableFeed
from ..client.errors import ServerError
from ..client.messages import Announced, Told
from ..game.files import FileError
from ..game.game import Game
from ..i18n import say, translate
from ..terminal.printable import printable
from .app import TeotihuacanApp
from .remote_match import RemoteMatch
from .screens.chat import ChatScreen
from .screens.lobby import LobbyScreen
from .screens.remote_table import RemoteTable
from .screens.waiting_room import WaitingRoom

T = TypeVar("T")


class RemoteApp(TeotihuacanApp):
    """A person, or somebody who watches, at the tables of a server."""

    def __init__(
        self,
        client: ServerClient,
        address: Address,
        name: str | None,
        folder: Path | None = None,
    ) -> None:
        """Open the table that the address names, else the list of tables."""
        super().__init__(folder=folder)
        self.client = client
        self.address = address
        self.person = name
        self.feed: TableFeed | None = None
        self.table_screen: WaitingRoom | RemoteTable | None = None
        self.listening: Worker[None] | None = None

    def open_first_screen(self) -> None:
        """The list of tables, and the table above it if one was named."""
        self.push_screen(LobbyScreen(self.client, self.person))
        if self.address.key:
            self.visit(self.address.key)

    # A table ---

    def visit(self, key: str) -> None:
        """Open a table."""
        if self.listening:
            self.listening.cancel()
        self.feed = TableFeed(self.client, key)
        self.listening = self.run_worker(self.listen(self.feed))

    async def listen(self, feed: TableFeed) -> None:
        """Show what a table tells as long as it is open."""
        async for told in feed.listen():
            if isinstance(told, Ended):
                key = "refusal-nobody" if told.reason == "signed_out" else "refusal-not_found"
                self.show_tables()
                text = translate(told.ban) if told.ban else say(key)
                self.notify(text, severity="error", markup=False)
                return
            if isinstance(told, Announced):
                self.notify(told.text, title=say("announcement"), markup=False)
                continue
            if isinstance(told, News):
                await self.show_table(feed)
            self.tell_screens(feed, told)

    async def show_table(self, feed: TableFeed) -> None:
        """The screen that fits the table: the waiting room until the game begins."""
        screen = self.table_screen
        begun = feed.state is not None
        wanted = RemoteTable if begun else WaitingRoom
        if isinstance(screen, wanted) and screen.feed is feed:
            return
        self.close_table_screens()
        invite = self.address.invite if feed.key == self.address.key else None
        table = (
            RemoteTable(RemoteMatch(feed), self.saved_games)
            if begun
            else WaitingRoom(feed, invite)
        )
        await self.push_screen(table)
        self.table_screen = table
        self.check_size(self.size)

    def tell_screens(self, feed: TableFeed, told: Told) -> None:
        """Tell the table, and the chat if it is open."""
        screen = self.table_screen
        if screen is not None and screen.feed is feed and screen.is_attached:
            screen.hear(told)
        if isinstance(self.screen, ChatScreen):
            self.screen.show_lines()
        elif screen is None and isinstance(told, Lost):
            self.notify(say("lost"), markup=False)

    def close_table_screens(self) -> None:
        """Back to the list of tables."""
        while not isinstance(self.screen, LobbyScreen):
            self.pop_screen()
        self.table_screen = None
        self.check_size(self.size)

    def show_tables(self) -> None:
        """Close the table; the list of tables is below it."""
        if self.listening:
            self.listening.cancel()
        self.close_table_screens()

    def play_again(self, key: str) -> None:
        """Go to the next game with the same players, and make its table if there is none."""

        async def go() -> None:
            table = await self.ask(lambda: self.client.rematch(key))
            if table:
                self.close_table_screens()
                self.visit(table["key"])

        self.run_worker(go())

    def save_record(self, key: str) -> None:
        """Save the record of a finished game among the games here."""

        async def save() -> None:
            record = await self.ask(lambda: self.client.get_record(key))
            if record is None:
                return
            try:
                path = self.saved_games.save(Game.load(record))
            except FileError as error:
                words = say("tui-not-saved", error=translate(error))
                self.notify(words, severity="error", markup=False)
            else:
                self.notify(say("tui-saved-as", file=str(path)), markup=False)

        self.run_worker(save())

    # The server ---

    async def ask(self, call: Callable[[], T]) -> T | None:
        """What a request answers; a refusal is shown, and None."""
        try:
            return await asyncio.to_thread(call)
        except ServerError as error:
            self.notify(translate(error), severity="warning", markup=False)
            return None

    def do(self, call: Callable[[], object], then: Callable[[], None] | None = None) -> None:
        """Make a request beside the interface, and then something else if it was granted."""

        async def run() -> None:
            if await self.ask(call) is not None and then:
                then()

        self.run_worker(run())

    def toast_chat(self, news: News) -> None:
        """Show in a corner what others have said, unless the chat is open."""
        if self.feed is None or isinstance(self.screen, ChatScreen):
            return
        for line in news.chat[-3:]:
            if line["name"] != self.feed.my_name:
                words = say("chat-toast", name=line["name"], text=line["text"])
                self.notify(printable(words), markup=False)

    def leave_app(self) -> None:
        """Quit, and say how to come back."""
        key = self.feed.key if self.feed and self.table_screen else None
        link = self.address.table_link(key) if key else self.address.server
        self.exit(message=say("remote-come-back", link=link))
