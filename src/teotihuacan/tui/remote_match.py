"""A match at a server's table, as the table on the screen wants to be told of it."""

from collections.abc import Iterator
from typing import NamedTuple

from ..client import News, TableFeed
from ..client.messages import Entry, Offer, State, Table, TableSeat
from ..game.log import Entry as LogEntry
from ..game.turns import TURN_MARKS
from ..game.views import SPECTATOR, View
from ..i18n import say
from ..terminal.answers import answer_words
from ..terminal.wording import SEAT_LETTERS, display_name
from .drawing.log import TableLine, write_table_lines
from .match import LATELY, strip_commands

PLAYED = ("play", "end")  # entries with an action
TAKEN_BACK = ("undo", "take_back")
# Entries that are told in words of their own.
KINDS = {
    "take_back": "log-took-back",
    "timeout": "log-timed-out",
    "replace": "log-replaced",
    "resign": "log-resigned",
}


class Answered(NamedTuple):
    """An answer of ours in this turn: the entry, and how it was offered."""

    number: int
    view: View
    offer: Offer


class RemoteMatch:
    """The match of a table that a feed follows; its game has begun."""

    def __init__(self, feed: TableFeed) -> None:
        self.feed = feed
        self.answered: list[Answered] = []
        self.before = self.state  # the state before the latest news

    # The game now ---

    @property
    def state(self) -> State:
        """The game now, as the server tells it."""
        state = self.feed.state
        assert state is not None  # the game has begun
        return state

    @property
    def table(self) -> Table:
        """The table now."""
        table = self.feed.table
        assert table is not None  # news have come
        return table

    @property
    def solo(self) -> bool:
        """Whether Teotibot plays."""
        return bool(self.table["setup"]["players"] == 1)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state["result"] is not None

    @property
    def seat(self) -> int:
        """Our seat, or SPECTATOR."""
        seat = self.state["seat"]
        return SPECTATOR if seat is None else seat

    @property
    def names(self) -> list[str]:
        """The names of the seats, to show."""
        return [name_seat(seat) for seat in self.table["seats"]]

    @property
    def asked(self) -> int:
        """The seat that is asked, SPECTATOR when the game is over."""
        seat: int | None = self.state["view"]["asked"]
        return SPECTATOR if seat is None else seat

    @property
    def held(self) -> Offer | None:
        """Our answer that waits for the end of the turn."""
        return self.state["held"]

    def view(self, seat: int) -> View:  # noqa: ARG002 - the server shows only one
        """The table as we may see it now."""
        return self.state["view"]

    def ranking(self) -> list[int]:
        """The seats from first to last, once the game is over."""
        result = self.state["result"]
        return result["ranking"] if result else []

    def is_unnamed(self, seat: int) -> bool:  # noqa: ARG002 - everybody has a name there
        """Whether a seat is that of some person, so that its letter says it all."""
        return False

    def asks_person(self) -> bool:
        """Whether we are asked."""
        return self.state["your_turn"]

    def is_secret(self) -> bool:
        """Whether the screen is to be passed on: never, it is ours alone."""
        return False

    # What happened ---

    def hear(self, news: News) -> None:
        """Follow our answers in this turn."""
        for entry in news.entries:
            if entry["seat"] != self.seat or is_turn_mark(entry):
                self.answered.clear()
            elif entry["kind"] in TAKEN_BACK:
                count = entry["action"] or 0
                del self.answered[max(len(self.answered) - count, 0) :]
            elif entry["kind"] == "play":
                self.remember_answer(entry)
        self.before = self.state

    def remember_answer(self, entry: Entry) -> None:
        """Remember an answer of ours, if we have seen the question."""
        if self.before["number"] == entry["number"] - 1:
            for offer in self.before["view"]["legal"]:
                if offer["action"] == entry["action"]:
                    self.answered.append(Answered(entry["number"], self.before["view"], offer))

    def crumbs(self) -> list[str]:
        """What we have answered so far in this turn."""
        return [answer_words(one.view, one.offer) for one in self.answered]

    def log(self, lately: bool = True) -> Iterator[TableLine]:
        """What happened, in words."""
        entries = drop_undone(self.feed.entries)
        run: list[LogEntry] = []
        for entry in entries[-LATELY:] if lately else entries:
            if entry["kind"] in KINDS:
                yield from write_table_lines(run, self.solo)
                run = []
                yield TableLine(self.describe_kind(entry), entry["seat"])
            run += [
                LogEntry(part["key"], part["seat"], part["arguments"]) for part in entry["log"]
            ]
        yield from write_table_lines(run, self.solo)

    def describe_kind(self, entry: Entry) -> str:
        """An entry that is no action."""
        letter = SEAT_LETTERS[entry["seat"]]
        text = say(KINDS[entry["kind"]], name=self.names[entry["seat"]])
        return say("log-of", name=letter, text=text)


def name_seat(seat: TableSeat) -> str:
    """What a seat is called: a bot by its own name, an empty seat by nothing."""
    return strip_commands(seat["nickname"] or display_name(seat["name"]))


def is_turn_mark(entry: Entry) -> bool:
    """Whether a turn began or ended with an entry."""
    return any(part["key"] in TURN_MARKS for part in entry["log"])


def drop_undone(entries: list[Entry]) -> list[Entry]:
    """The entries that count: actions that were taken back are gone."""
    kept: list[Entry] = []
    for entry in entries:
        if entry["kind"] in TAKEN_BACK:
            for _ in range(entry["action"] or 0):
                drop_last_action(kept)
        if entry["kind"] not in ("hold", "undo"):
            kept.append(entry)
    return kept


def drop_last_action(kept: list[Entry]) -> None:
    """Drop the latest action."""
    for place in range(len(kept) - 1, -1, -1):
        if kept[place]["kind"] in PLAYED:
            del kept[place]
            return
