"""Games from records: checked by replaying, and kept as finished tables to look at.

Nobody of this server sits at them: what a record calls its players are only names.
"""

from typing import Any

from ...bots.seats import TEOTIBOT, find_known_bot
from ...engine import Setup
from ...engine.errors import TeotihuacanError
from ...game.game import Game
from ...i18n import translate_to
from ..accounts.forbidden_words import ForbiddenWords
from ..accounts.person_names import clean_name
from ..errors import Refusal
from ..storage.people import Person
from ..storage.tables import Seat
from . import lobby
from .table_change import FINISHED
from .table_game import BOT, PERSON, Entry, TableGame

MOST_KEPT = 200  # games from records that one person may keep


def load_finished_game(record: dict[str, Any], language: str) -> Game:
    """The game of a record, replayed; a refusal says what is wrong, in a language."""
    try:
        game = Game.load(record)
    except TeotihuacanError as error:
        raise Refusal("bad_record", translate_to(language, error)) from None
    if not game.position.over:
        raise Refusal("unfinished_record")
    return game


def make_imported_table(
    game: Game, person: Person, at: int, words: ForbiddenWords
) -> tuple[dict[str, Any], list[Seat], list[Entry]]:
    """The rows of a finished table: its own, its seats, its entries."""
    seats = [name_seat(place, name, words) for place, name in enumerate(name_players(game))]
    entries = make_entries(game, seats, at)
    played = TableGame(game.setup, game.seed, at)
    for entry in entries:
        played.apply_entry(entry)
    values = lobby.new_table(person.id, game.setup, at, title="", visibility="link")
    values |= {
        **lobby.store_seed(game.seed),
        "status": FINISHED,
        "imported": True,
        "shuffle": False,
        "auto_start": False,
        "clock_seconds": None,
        "clock_end": "nothing",
        "number": len(entries),
        "result": played.result(),
        "started_at": at,
    }
    return values, seats, entries


def name_players(game: Game) -> list[str]:
    """What the record calls the players; letters if it says nothing."""
    names = game.names or list("ABCD"[: game.setup.players])
    return [*names[: game.setup.players], *teotibot_of(game.setup)]


def teotibot_of(setup: Setup) -> list[str]:
    """Teotibot, who has a seat in a solo game."""
    return [TEOTIBOT] if setup.players == 1 else []


def name_seat(place: int, name: str, words: ForbiddenWords) -> Seat:
    """The seat of a player: a bot of ours, Teotibot, or somebody."""
    if name == TEOTIBOT or find_known_bot(name):
        return lobby.bot_seat(place, name)
    return Seat(
        place, place, "person", None, clean(name, words), None, automatic=False, confirm=False
    )


def clean(name: str, words: ForbiddenWords) -> str:
    """A name as people may have one; "" (somebody who is gone) for what is none."""
    try:
        words.check(name)
        return clean_name(name)
    except Refusal:
        return ""


def make_entries(game: Game, seats: list[Seat], at: int) -> list[Entry]:
    """An entry for each action of a game."""
    entries = []
    for ply, action in enumerate(game.actions):
        seat = game.position_at(ply).seat
        by = BOT if seats[seat].kind == "bot" else PERSON
        entries.append(Entry(ply + 1, "play", seat, action, by, at))
    return entries
