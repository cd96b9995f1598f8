"""What really happened, from the database: games replayed entry by entry, and all secrets."""

from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from sqlalchemy import URL, select

from teotihuacan import Position, Setup, view
from teotihuacan.engine.errors import IllegalAction
from teotihuacan.game.game import Game
from teotihuacan.game.log import log_entries
from teotihuacan.game.notation import action_text
from teotihuacan.game.offers import offers
from teotihuacan.game.views import SPECTATOR, is_secret
from teotihuacan.server.storage import schema
from teotihuacan.server.storage.database import open_engine
from teotihuacan.server.storage.tables import StoredTable, load, with_key
from teotihuacan.server.tables.table_game import Entry

Data = dict[str, Any]


@dataclass(frozen=True)
class Moment:
    """A game after an entry: the position, what is held back, and who plays for themselves."""

    position: Position
    held: int | None
    gone: frozenset[int]  # seats that were given up


@dataclass(frozen=True)
class Fact:
    """An entry as whoever made it may see it, and whether others may."""

    entry: Entry
    text: str | None
    log: list[Data]
    hidden: bool


class TableTruth:
    """A table: what is stored of it and what follows from that."""

    def __init__(self, stored: StoredTable, names: dict[str, str]) -> None:
        sat = {names[row.person_id] for row in stored.seats if row.person_id}
        self.names = {"", *sat, *(row.name for row in stored.seats)}
        self.table = stored.table
        self.seats = stored.seats
        self.chat = stored.chat
        self.game = Game(Setup.from_dict(self.table.setup), self.table.game_seed)
        self.moments = [Moment(self.game.position, None, frozenset())]
        self.facts: list[Fact] = []
        self.public: dict[int, Data] = {}
        self.chances = {self.game.position.record()["chance"]}
        for entry in stored.entries:
            self.add(entry)

    @property
    def last(self) -> int:
        """The number of the last entry."""
        return len(self.facts)

    def over(self, number: int) -> bool:
        """Whether the game was over after so many entries."""
        return self.table.status == "finished" and number == self.last

    def add(self, entry: Entry) -> None:
        """Replay an entry."""
        before, latest = self.game.position, self.moments[-1]
        held, gone, log = latest.held, latest.gone, []
        text = None
        if entry.kind in ("play", "hold", "end"):
            text = action_text(before, entry.action or 0)
        if entry.kind in ("play", "end"):
            log = [one.to_dict() for one in log_entries(self.game.play(entry.action or 0))]
            held = None
        elif entry.kind == "hold":
            held = entry.action
        elif entry.kind == "undo":
            held = None
            for _ in range(entry.action or 0):
                self.game.undo()
        elif entry.kind in ("resign", "replace"):
            gone |= {entry.seat}
            held = None if entry.seat == before.seat else held
        hidden = text is not None and (entry.kind == "hold" or is_secret(before))
        self.facts.append(Fact(entry, text, log, hidden))
        self.moments.append(Moment(self.game.position, held, gone))
        self.chances.add(self.game.position.record()["chance"])

    def seat_of(self, person_id: str, number: int) -> int:
        """The seat of a person after so many entries."""
        for row in self.seats:
            if row.person_id == person_id and row.seat not in self.left(number):
                return row.seat
        return SPECTATOR

    def left(self, number: int) -> set[int]:
        """The seats whose people have left by then, so that they are onlookers."""
        done = [fact.entry for fact in self.facts[:number]]
        return {entry.seat for entry in done if entry.kind == "replace"}

    def asks(self, number: int, seat: int) -> bool:
        """Whether a person at a seat was asked then."""
        moment = self.moments[number]
        asked = moment.position.seat == seat != SPECTATOR and seat not in moment.gone
        return asked and not self.over(number)

    def view(self, number: int, seat: int) -> Data:
        """All that a seat might see of the game then."""
        moment = self.moments[number]
        if is_secret(moment.position):
            seen = view(moment.position, seat)
            for other, hand in enumerate(seen["starting"]["hands"]):
                assert other == seat or not any(hand)
        else:
            # Nothing is hidden from anybody: all see the same, but for the answers they may give.
            if number not in self.public:
                self.public[number] = view(moment.position)
            seen = {**self.public[number], "legal": []}
            if self.asks(number, seat):
                seen["legal"] = offers(moment.position)
        if moment.held is not None or not self.asks(number, seat):
            seen["legal"] = []
        if self.over(number):
            seen["asked"] = None
        return seen

    def complaint(self, number: int, action: int) -> str:
        """What the engine says about an illegal action."""
        try:
            self.moments[number].position.copy().apply(action)
        except IllegalAction as error:
            return str(error)
        return ""


@dataclass
class Truth:
    """A whole database."""

    people: list[Data]
    secrets: list[str]
    tables: dict[str, TableTruth] = field(default_factory=dict)

    @cached_property
    def numbers(self) -> set[str]:
        """All seeds, and all states of the generator there were, however they are written."""
        found: set[int] = set()
        for table in self.tables.values():
            found |= {table.table.seed}
            found |= {
                int.from_bytes(chance.to_bytes(8, "little"), order)
                for chance in table.chances
                for order in ORDERS
            }
        texts = {text for number in found for text in (str(number), f"{number:x}")}
        keys = [table.table.chance_key for table in self.tables.values()]
        return texts | {word for key in keys if key for word in (key, *key.split("-")[1:])}

    def id_of(self, name: str) -> str:
        """The id of a person; of nobody if there is no such name."""
        return next((person["id"] for person in self.people if person["name"] == name), "")


ORDERS: tuple[Any, ...] = ("little", "big")


def truth_in(url: str | URL) -> Truth:
    """What a database knows."""
    engine = open_engine(url)
    try:
        with engine.begin() as connection:
            people = [row._asdict() for row in connection.execute(select(schema.people))]
            kept = list(connection.execute(select(schema.secrets.c.value)).scalars())
            truth = Truth(people, kept)
            names = {person["id"]: person["name"] for person in people}
            for key in connection.execute(select(schema.tables.c.key)).scalars().all():
                stored = load(connection, with_key(key))
                assert stored is not None
                truth.tables[key] = TableTruth(stored, names)
    finally:
        engine.dispose()
    return truth
