"""Before the game: who sits where, links to free seats, the start."""

from functools import partial
from typing import TYPE_CHECKING, ClassVar, cast

from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Vertical
from textual.widgets import Footer, Static

from ...bots.levels import LEVELS
from ...client import Lost, News, TableFeed
from ...client.messages import Table, Told
from ...i18n import join_list, say
from ..drawing.table_words import (
    FREE,
    describe_seats,
    describe_standing,
    format_time_left,
    summarize_table,
)
from .chat import ChatScreen
from .choosing import Deed, DeedsScreen
from .speaking import SpeakingScreen

if TYPE_CHECKING:
    from ..remote_app import RemoteApp


class WaitingRoom(SpeakingScreen):
    """A table whose game has not begun."""

    BINDINGS: ClassVar = [
        Binding("j", "join", "remote-key-sit"),
        Binding("s", "start", "tui-key-start"),
        Binding("a", "auto_start", "remote-key-auto"),
        Binding("b", "bot", "remote-key-bot"),
        Binding("slash", "chat", "remote-key-chat"),
        Binding("x", "leave", "remote-key-leave"),
        Binding("escape", "tables", "remote-key-tables"),
        Binding("q", "quit", "tui-key-quit"),
    ]

    def __init__(self, feed: TableFeed, invite: str | None = None) -> None:
        super().__init__(classes="page")
        self.feed = feed
        self.invite = invite  # to a seat that we have not taken yet
        self.lost = False

    @property
    def remote(self) -> "RemoteApp":
        """The application."""
        return cast("RemoteApp", self.app)

    @property
    def table(self) -> Table:
        """The table now."""
        table = self.feed.table
        assert table is not None  # news have come
        return table

    def compose(self) -> ComposeResult:
        """What is played, who sits where, what comes next."""
        with Vertical(classes="box wide-box"):
            yield Static(id="title", classes="title", markup=False)
            yield Static(id="summary", classes="hint", markup=False)
            yield Static(id="seats", classes="waiting-seats")
            yield Static(id="next", markup=False)
            yield Static(id="lost", classes="notice", markup=False)
        yield Footer()

    def on_mount(self) -> None:
        """Count down."""
        self.set_interval(1, self.show_next)

    def hear(self, told: Told) -> None:
        """Something was told."""
        if isinstance(told, News):
            self.lost = False
            self.remote.toast_chat(told)
        elif isinstance(told, Lost):
            self.lost = True
        self.retell()

    def retell(self) -> None:
        """The table as it is now."""
        table = self.table
        self.query_one("#title", Static).update(self.describe_state())
        self.query_one("#summary", Static).update(summarize_table(table))
        links = {
            seat["seat"]: self.feed.client.address.table_link(table["key"], seat["invite"])
            for seat in table["seats"]
            if seat["invite"]
        }
        self.query_one("#seats", Static).update(describe_seats(table, links))
        self.show_next()
        self.query_one("#lost", Static).update(say("lost") if self.lost else "")
        self.refresh_bindings()

    def show_next(self) -> None:
        """What is to happen next, which may be a matter of seconds."""
        self.query_one("#next", Static).update(self.describe_next())

    def describe_state(self) -> str:
        """Whom the table waits for, or who invites us."""
        table = self.table
        free = len(self.list_free())
        if table["status"] == "closed":
            return say("table-closed")
        if table["status"] != "open":
            return describe_standing(table)
        if self.may_join() and table["host"]:
            return say("invites-you", name=table["host"], count=table["setup"]["players"])
        return say("waiting-for", count=free) if free else say("all-here")

    def describe_next(self) -> str:
        """What is to happen until the game begins."""
        table = self.table
        if table["status"] == "closed":
            return say("table-closed-text")
        if table.get("ended_by_update"):
            return say("ended-by-update-text")
        if table["status"] != "open":  # over, by rules that the server doesn't know any more
            return say("refusal-other_rules")
        if table["starts_at"]:
            seconds = int(format_time_left(table["starts_at"]).rpartition(":")[2])
            return say("starts-in", seconds=seconds)
        if table["you"] is None:
            return self.describe_seat()
        if table["auto_start"]:
            away = [
                seat["name"]
                for seat in table["seats"]
                if seat["kind"] == "person" and not seat["present"]
            ]
            key = "starts-missing" if away else "starts-when-here"
            return say(key, names=join_list(away))
        if not table["yours"]:
            return say("creator-starts")
        return say("remote-start") if self.may_start() else say("invite-text")

    def describe_seat(self) -> str:
        """Whether we may sit down, and what we agree to by that."""
        if not self.may_join():
            return say("no-seat-for-you")
        agreed = f"{say('rated-agree')}\n\n" if self.table.get("rated") else ""
        return agreed + say("remote-sit")

    # What may be done ---

    def may_join(self) -> bool:
        """Whether there is a seat for us."""
        table = self.table
        if table["you"] is not None or table["status"] != "open":
            return False
        free = any(seat["kind"] == "open" or seat["for_you"] for seat in table["seats"])
        return self.feed.client.token is not None and (free or self.invite is not None)

    def list_free(self) -> list[int]:
        """The seats where nobody sits yet."""
        return [seat["seat"] for seat in self.table["seats"] if seat["kind"] in FREE]

    def may_start(self) -> bool:
        """Whether we may start the game now."""
        table = self.table
        return table["yours"] and table["status"] == "open" and not self.list_free()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:  # noqa: ARG002
        """Keys that make no sense now are not shown."""
        if action == "join":
            return self.may_join()
        if action == "start":
            return self.may_start()
        if action == "auto_start":
            return self.table["yours"] and self.table["status"] == "open"
        if action == "bot":
            return self.table["yours"] and bool(self.list_free())
        if action == "leave":
            going = self.table["status"] in ("open", "running")
            return self.table["you"] is not None and going
        return True

    async def action_join(self) -> None:
        """Sit down."""
        client, key, invite = self.feed.client, self.table["key"], self.invite
        rated = self.table.get("rated", False)  # what that means is told above
        if await self.remote.ask(lambda: client.join(key, invite, rated=rated)):
            self.invite = None

    async def action_start(self) -> None:
        """Start the game."""
        await self.remote.ask(lambda: self.feed.client.start(self.table["key"]))

    async def action_auto_start(self) -> None:
        """Let the game begin by itself, or not."""
        key, wanted = self.table["key"], not self.table["auto_start"]
        await self.remote.ask(lambda: self.feed.client.set_auto_start(key, wanted))

    def action_bot(self) -> None:
        """Let a bot play at the first free seat."""
        seat = self.list_free()[0]
        deeds = [Deed(say("tui-key-back"), lambda: None)]
        deeds += [Deed(say(f"bot-{bot}"), partial(self.seat_bot, seat, bot)) for bot in LEVELS]
        self.app.push_screen(DeedsScreen(say("bot-instead"), lambda: deeds))

    def seat_bot(self, seat: int, bot: str) -> None:
        """Give a seat to a bot."""
        client, key = self.feed.client, self.table["key"]
        self.remote.do(lambda: client.give_seat(key, seat, kind="bot", bot=bot))

    def action_leave(self) -> None:
        """Give the seat up."""
        stay = Deed(say("sure-no"), lambda: None)
        go = Deed(say("sure-yes"), self.leave)
        self.app.push_screen(DeedsScreen(say("leave-sure"), lambda: [stay, go]))

    def leave(self) -> None:
        """Give the seat up, and look at the other tables."""
        self.remote.do(lambda: self.feed.client.leave(self.table["key"]), self.remote.show_tables)

    def action_chat(self) -> None:
        """Talk."""
        self.app.push_screen(ChatScreen(self.feed))

    def action_tables(self) -> None:
        """The other tables."""
        self.remote.show_tables()

    def action_quit(self) -> None:
        """Quit; the seat stays ours."""
        self.remote.leave_app()
