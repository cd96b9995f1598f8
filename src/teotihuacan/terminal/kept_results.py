"""Results of the games kept on this machine: each game is replayed once, its result is kept."""

import json
from collections.abc import Iterator
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import Any

from ..bots.seats import TEOTIBOT as TEOTIBOT_NAME
from ..bots.seats import find_known_bot, name_seats
from ..engine.errors import TeotihuacanError
from ..game.files import FileError, atomic_write, load_game, umask
from ..game.game import Game
from ..i18n.folding import fold_text
from ..study.profiles import (
    ACHIEVEMENTS,
    BOT,
    PERSON,
    TEOTIBOT,
    GameResult,
    Played,
    Player,
    read_result,
)
from .game_files import last_change, parse_name
from .saved_games import SavedGames

FILE = "results.json"
KNOWN = [one.key for one in ACHIEVEMENTS]  # with others the games are read again


class KeptResults:
    """The results of the saved games; a file that can't be read counts as none."""

    def __init__(self, saved_games: SavedGames) -> None:
        self.saved_games = saved_games
        self.path = saved_games.folder / FILE
        self.kept = self.read()

    def read(self) -> dict[str, Any]:
        """What was kept, by the names of files: when each was written, and its result."""
        try:
            data = json.loads(self.path.read_bytes())
            games: dict[str, Any] = dict(data["games"])
            return games if data["achievements"] == KNOWN else {}
        except (OSError, ValueError, KeyError, TypeError):
            return {}

    def list_played(self, name: str | None = None) -> list[Played]:
        """The finished games of a person; without a name those in which one person sat."""
        self.saved_games.keep_finished_games()
        before = dict(self.kept)
        paths = self.saved_games.list_saves()
        found = [played for path in paths for played in self.find(path, name)]
        if self.kept != before:
            self.write()
        return found

    def find(self, path: Path, name: str | None) -> Iterator[Played]:
        """The game of a file from the side of whoever is meant, if they sat there."""
        result = self.find_result(path)
        if result is None:
            return
        people = [one for one in result.seats if one.kind == PERSON]
        if name is None:
            mine = people if len(people) == 1 else []
        else:
            mine = [one for one in people if fold_text(one.name) == fold_text(name)]
        if mine:
            yield Played(path.stem, result, mine[0].seat)

    def find_result(self, path: Path) -> GameResult | None:
        """The result of a file, None if its game isn't over or can't be read."""
        written, _ = last_change(path)
        with suppress(KeyError, TypeError, ValueError):
            known = self.kept[path.name]
            if known["written"] == written:
                return GameResult.from_dict(known["result"]) if known["result"] else None
        result = read_file(path)
        self.kept[path.name] = {
            "written": written,
            "result": result.to_dict() if result else None,
        }
        return result

    def write(self) -> None:
        """Keep the results, but of no file that is gone."""
        there = {path.name for path in self.saved_games.list_saves()}
        self.kept = {name: one for name, one in self.kept.items() if name in there}
        data = {"achievements": KNOWN, "games": self.kept}
        with suppress(OSError, FileError), atomic_write(self.path, 0o666 & ~umask()) as file:
            file.write(json.dumps(data).encode() + b"\n")


def read_file(path: Path) -> GameResult | None:
    """The result of a game in a file, if it is over."""
    try:
        game = load_game(path)
    except TeotihuacanError:
        return None
    if not game.position.over:
        return None
    moment = parse_name(path.stem).moment or datetime.fromtimestamp(path.stat().st_mtime)
    return read_result(game, list_players(game), round(moment.timestamp() * 1000))


def list_players(game: Game) -> list[Player]:
    """Who sat at a game, as its record says."""
    names = game.names or name_seats(game.setup, game.setup.players)
    return [read_player(name) for name in names]


def read_player(name: str) -> Player:
    """Who a name stands for: Teotibot, a bot of ours, or somebody."""
    if name == TEOTIBOT_NAME:
        return Player(TEOTIBOT, name)
    return Player(BOT if find_known_bot(name) else PERSON, name)
