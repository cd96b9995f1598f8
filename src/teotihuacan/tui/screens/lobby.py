"""The tables of a server: one's own, those one may sit at, those one may watch."""

from typing import TYPE_CHECKING, ClassVar, cast

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Vertical
from textual.widgets import Footer, OptionList, Static
from textual.widgets.option_list import Option

from ...client import LobbyFeed, ServerClient
from ...client.messages import Table
from ...i18n import say
from ..drawing.table_words import describe_standing, summarize_table, title_table
from .speaking import SpeakingScreen

if TYPE_CHECKING:
    from ..remote_app import RemoteApp

TITLE = 36  # columns of a table's title
ROW = 102  # columns of a table
MOST_FINISHED = 5  # of one's own tables


class LobbyScreen(SpeakingScreen):
    """The tables of a server."""

    BINDINGS: ClassVar = [
        Binding("r", "refresh_tables", "remote-key-again"),
        Binding("q,escape", "quit", "tui-key-quit"),
    ]

    def __init__(self, client: ServerClient, name: str | None) -> None:
        """Show the tables of a server to somebody with a name, or to somebody who watches."""
        super().__init__(classes="page")
        self.client = client
        self.feed = LobbyFeed(client)
        self.person = name
        self.tables: list[Table] = []
        self.announcement = ""
        self.asked = False  # whether the server has answered

    @property
    def remote(self) -> "RemoteApp":
        """The application."""
        return cast("RemoteApp", self.app)

    def compose(self) -> ComposeResult:
        """Title and list."""
        with Vertical(classes="box wide-box"):
            yield Static(id="title", classes="title", markup=False)
            yield OptionList(classes="menu", markup=False)
            yield Static(id="note", classes="notice", markup=False)
        yield Footer()

    def on_mount(self) -> None:
        """Begin to listen to what happens at the server."""
        self.run_worker(self.follow(), group="lobby")

    async def follow(self) -> None:
        """Show what has changed, while this screen is looked at."""
        async for about_tables in self.feed.listen():
            if not self.is_current:
                continue
            if about_tables:
                self.action_refresh_tables()
            else:
                self.retell()

    def on_screen_resume(self) -> None:
        """Look again when it comes to the top."""
        self.action_refresh_tables()

    def action_refresh_tables(self) -> None:
        """Ask the server for its tables."""
        self.run_worker(self.refresh_tables(), exclusive=True)

    async def refresh_tables(self) -> None:
        """Ask the server for its tables, and show them."""
        found = await self.remote.ask(lambda: list_tables(self.client, self.person is not None))
        said = await self.remote.ask(self.client.get_announcement)
        self.announcement = said or ""
        self.asked = True
        if found is not None:
            self.tables = found
        if self.is_attached:
            self.retell()

    def retell(self) -> None:
        """The tables as they were told last."""
        server = self.client.address.server
        title = say("remote-lobby-as", server=server, name=self.person or say("you-watch"))
        self.query_one("#title", Static).update(title)
        listed = self.query_one(OptionList)
        at = listed.highlighted or 0
        listed.clear_options()
        listed.add_options([Option(describe_row(table), table["key"]) for table in self.tables])
        if self.tables:
            listed.highlighted = min(at, len(self.tables) - 1)
            listed.focus()
        empty = self.asked and not self.tables
        here = say("lobby-count", count=len(self.feed.people)) if self.feed.people else ""
        notes = [self.announcement, here, say("remote-lobby-empty") if empty else ""]
        self.query_one("#note", Static).update("\n".join(filter(None, notes)))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Go to a table."""
        self.remote.visit(str(event.option_id))

    def action_quit(self) -> None:
        """Quit."""
        self.remote.leave_app()


def list_tables(client: ServerClient, mine: bool) -> list[Table]:
    """My tables, then public ones with a free seat, then public ones to watch."""
    own = client.list_my_tables() if mine else []
    over = [table for table in own if table["status"] == "finished"][MOST_FINISHED:]
    tables = [table for table in own if table not in over and table["status"] != "closed"]
    for status in ("open", "running"):
        known = {table["key"] for table in tables}
        public = client.list_public_tables(status)
        tables += [table for table in public if table["key"] not in known]
    return tables


def describe_row(table: Table) -> Text:
    """A table in a line: who, how it stands, what is played."""
    row = Text(title_table(table))
    row.truncate(TITLE, overflow="ellipsis", pad=True)
    calls = table["your_turn"] or any(seat["for_you"] for seat in table["seats"])
    row.append(f"  {describe_standing(table):<18}", "bold" if calls else "")
    row.append(f"  {summarize_table(table)}", "dim")
    row.truncate(ROW, overflow="ellipsis")
    return row
