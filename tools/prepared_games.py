"""Tables of a server with games that are made before it starts: for tests and screenshots.

A game is a set-up, a seed and actions; it is stored as if people and bots had played it.
"""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from itsdangerous import URLSafeTimedSerializer
from sqlalchemy import Connection

from teotihuacan import Position, Setup
from teotihuacan.bots import Referee, bot_named
from teotihuacan.bots.greedy import GreedyBot
from teotihuacan.bots.protocol import Budget
from teotihuacan.bots.seats import TEOTIBOT
from teotihuacan.server.accounts.sessions import COOKIE, KEY, PURPOSE
from teotihuacan.server.json_text import dump_json
from teotihuacan.server.reviews.review_job import plan_review
from teotihuacan.server.storage import tables as store
from teotihuacan.server.storage.database import migrate, now, open_engine
from teotihuacan.server.storage.people import Person, create_person
from teotihuacan.server.storage.reviews import StoredReview, begin_review
from teotihuacan.server.storage.secrets import get_secret
from teotihuacan.server.tables.bot_names import NAMES
from teotihuacan.server.tables.lobby import bot_seat, new_table, seat_for_person, store_seed
from teotihuacan.server.tables.table_change import TableChange
from teotihuacan.server.tables.table_game import BOT, PERSON, PlayerSettings, TableGame
from teotihuacan.study.review import review_turns
from teotihuacan.study.review.depths import QUICK

AUTOMATIC_SEATS = ("bot", "teotibot")


@dataclass(frozen=True)
class GameSoFar:
    """A game up to some moment."""

    setup: Setup
    seed: int
    actions: Sequence[int]

    def position(self) -> Position:
        """How it stands."""
        position = Position.new(self.setup, self.seed)
        for action in self.actions:
            position.apply(action)
        return position


def play_bots(setup: Setup, seed: int) -> GameSoFar:
    """A whole game of greedy bots."""
    position, bot = Position.new(setup, seed), GreedyBot()
    actions: list[int] = []
    while not position.over:
        actions.append(bot.choose(position, Budget(), seed + len(actions)))
        position.apply(actions[-1])
    return GameSoFar(setup, seed, actions)


def play_searching_bots(setup: Setup, seed: int, *playouts: int) -> GameSoFar:
    """A whole game of bots that search so many playouts for an answer, one for each seat."""
    position = Position.new(setup, seed)
    actions: list[int] = []
    with Referee([bot_named(f"mcts:{number}") for number in playouts], seed) as referee:
        while not position.over:
            actions.append(referee.answer(position).action)
            position.apply(actions[-1])
    return GameSoFar(setup, seed, actions)


class PreparedServer:
    """The data folder of a server that isn't running: people and tables are put into it."""

    def __init__(self, connection: Connection) -> None:
        self.connection = connection

    def add_person(self, name: str) -> Person:
        """Somebody new."""
        return create_person(self.connection, name)

    def make_cookie(self, person: Person) -> dict[str, str]:
        """What lets a browser be that person's."""
        signer = URLSafeTimedSerializer(get_secret(self.connection, KEY), salt=PURPOSE)
        return {"name": COOKIE, "value": str(signer.dumps([person.id, person.sessions]))}

    def add_table(
        self,
        game: GameSoFar,
        players: Sequence[Person | str],
        *,
        title: str = "",
        daily: str | None = None,
        resigning: int | None = None,
        reviewed: bool = False,
    ) -> str:
        """A table at which a game was played so far; its key. Bots sit there by their names.

        Solo, Teotibot comes by itself. Somebody may resign at the end, and the game be reviewed.
        """
        names = [*players, TEOTIBOT] if game.setup.players == 1 else list(players)
        creator = next(one.id for one in players if isinstance(one, Person))
        at = now()
        options = {"title": title, "daily": daily, "visibility": "link", "shuffle": False}
        values = new_table(creator, game.setup, at, clock_end="nothing", **options)
        seats = [make_seat(place, one) for place, one in enumerate(names)]
        table_id = store.create(self.connection, {**values, **store_seed(game.seed)}, seats)
        stored = store.load(self.connection, store.with_id(table_id))
        assert stored is not None
        change = TableChange(stored.table, stored.seats, None)
        change.start_game(at)
        assert change.game is not None
        for action in game.actions:
            seat = change.game.asked
            assert seat is not None
            by = BOT if change.seats[seat].kind in AUTOMATIC_SEATS else PERSON
            change.game.play_or_hold(seat, action, PlayerSettings(), by, at)
        if resigning is not None:
            change.game.resign(resigning, PERSON, at)
        change.update_row(at)
        new = change.new_entries()
        assert store.commit(
            self.connection, stored.table, change.table, change.changed_seats, new
        )
        if reviewed:
            self.add_review(table_id, change.game)
        return stored.table.key

    def add_review(self, table_id: int, played: TableGame) -> None:
        """Review a finished game quickly, as if somebody had asked for it."""
        job = plan_review(table_id, played, QUICK)
        for turn in review_turns(job.game, QUICK, job.seed):
            job.add(turn.number, turn)
        text = dump_json(job.join().to_dict())
        done = StoredReview(table_id, QUICK, None, "", job.done, job.count, text, now())
        assert begin_review(self.connection, done)


def make_seat(place: int, player: Person | str) -> store.Seat:
    """The seat of a person or of a bot."""
    if isinstance(player, str):
        return bot_seat(place, player, None if player == TEOTIBOT else NAMES[place])
    return store.Seat(place, place, **seat_for_person(player))


@contextmanager
def prepare_server(folder: Path) -> Iterator[PreparedServer]:
    """A data folder to be filled, before a server is started with it."""
    folder.mkdir(parents=True, exist_ok=True)
    url = f"sqlite:///{folder / 'games.sqlite'}"
    migrate(url)
    engine = open_engine(url)
    try:
        with engine.begin() as connection:
            yield PreparedServer(connection)
    finally:
        engine.dispose()
