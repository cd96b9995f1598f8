"""The list of all games in the terminal: what each is, found by number, name or words.

A list is made from the names of files; a record is read when something in it is asked for, and
replayed only to tell how far an unfinished game has come.
"""

from collections.abc import Callable, Iterable, Sequence
from datetime import datetime
from functools import cached_property
from pathlib import Path
from typing import NamedTuple

from ..engine import Setup
from ..engine.errors import TeotihuacanError
from ..game.files import load_game, read_text
from ..game.game import Game
from ..game.history import turn_plies
from ..game.records import parse_record
from ..game.seeds import Seed
from ..game.views import view
from ..i18n import translate
from ..i18n.folding import fold_text
from ..study.file_locks import is_locked
from .game_files import last_change, parse_name
from .printed import ECLIPSES
from .saved_games import SavedGames, shorten


class Outcome(NamedTuple):
    """The result of a finished game: VP by seat, and the seats from first to last."""

    scores: list[int]
    ranking: list[int]


class Progress(NamedTuple):
    """How far a game has come; no turn while it is being set up."""

    turn: int
    eclipse: int


class Summary(NamedTuple):
    """What the record of a game tells without being replayed."""

    setup: Setup
    seed: Seed
    names: list[str] | None
    outcome: Outcome | None


class KeptGame:
    """A game in a file of this program, with its number in the list: the newest is 1."""

    def __init__(self, path: Path, when: datetime, label: str, autosave: bool) -> None:
        self.number = 0
        self.path = path
        self.when = when
        self.label = label  # what somebody called it, "" if nobody did
        self.autosave = autosave

    @cached_property
    def is_open(self) -> bool:
        """Whether it is being played in a window now."""
        return self.autosave and is_locked(self.path)

    @cached_property
    def _read(self) -> tuple[Summary | None, str]:
        try:
            return read_summary(self.path), ""
        except TeotihuacanError as error:
            return None, shorten(translate(error))

    @property
    def summary(self) -> Summary | None:
        """What the record tells; None if it can't be read."""
        return self._read[0]

    @property
    def problem(self) -> str:
        """Why the record can't be read, "" if it can."""
        return self._read[1]

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, None if it didn't yet."""
        return self.summary.outcome if self.summary else None

    @cached_property
    def progress(self) -> Progress | None:
        """How far an unfinished game has come; None if that can't be found out."""
        if self.summary is None or self.outcome:
            return None
        try:
            return find_progress(self.load())
        except TeotihuacanError:
            return None

    def load(self) -> Game:
        """The game itself, replayed and checked."""
        return load_game(self.path)


def read_summary(path: Path) -> Summary:
    """What a record tells about its game; its actions are not replayed."""
    record = parse_record(read_text(path))
    return Summary(
        record["setup"], record["seed"], record["names"], read_outcome(record["result"])
    )


def read_outcome(result: object) -> Outcome | None:
    """The result written in a record, as far as it can be one."""
    if not isinstance(result, dict):
        return None
    scores, ranking = read_numbers(result.get("scores")), read_numbers(result.get("ranking"))
    return Outcome(scores, ranking) if sorted(ranking) == [*range(len(scores))] else None


def read_numbers(value: object) -> list[int]:
    """The whole numbers of a list; none of anything else."""
    numbers = value if isinstance(value, list) else []
    return numbers if all(type(number) is int for number in numbers) else []


def find_progress(game: Game) -> Progress:
    """How far a game has come."""
    scored = view(game.position)["calendar"]["eclipses_scored"]
    return Progress(len(turn_plies(game)), min(scored + 1, ECLIPSES))


# The list ---


def list_games(saved_games: SavedGames) -> list[KeptGame]:
    """All games, the newest first."""
    games = [
        describe(path, saved_games)
        for path in (*saved_games.all_autosaves(), *saved_games.list_saves())
    ]
    games.sort(key=lambda game: (game.when, game.path.name), reverse=True)
    for number, game in enumerate(games, start=1):
        game.number = number
    return games


def describe(path: Path, saved_games: SavedGames) -> KeptGame:
    """A file as a game of the list: an autosave is as old as its last answer."""
    moment, label = parse_name(path.stem)
    autosave = saved_games.is_autosave(path)
    if moment is None or autosave:
        moment = datetime.fromtimestamp(last_change(path)[0] // 10**9)
    return KeptGame(path, moment, "" if path == saved_games.old_autosave else label, autosave)


def find_games(
    games: Iterable[KeptGame], words: Sequence[str], tell: Callable[[KeptGame], str]
) -> list[KeptGame]:
    """The games of which all words are told, whatever their case and accents."""
    wanted = [fold_text(word) for word in words]
    return [game for game in games if has_all(fold_text(tell(game)), wanted)]


def has_all(text: str, words: Iterable[str]) -> bool:
    """Whether a text has all words."""
    return all(word in text for word in words)


def pick_games(games: Sequence[KeptGame], wanted: str) -> list[KeptGame]:
    """The games that somebody may mean by a number, or by a name or a part of one."""
    if wanted.isdecimal():  # never a part of a name: 5 must not become the game of 15 o'clock
        number = int(wanted[:9])
        return [games[number - 1]] if 1 <= number <= len(games) else []
    sought = fold_text(wanted)
    named = [(game, [fold_text(name) for name in (game.label, game.path.stem)]) for game in games]
    fits: tuple[Callable[[str], bool], ...] = (
        lambda name: name == sought,
        lambda name: name.startswith(sought),
        lambda name: sought in name,
    )
    for fit in fits:
        found = [game for game, names in named if sought and any(map(fit, names))]
        if found:
            return found
    return []
