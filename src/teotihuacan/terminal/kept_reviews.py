"""Reviews that were made here, kept with the games: one for each, whatever its file is called."""

import json
from collections.abc import Sequence
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING

from ..engine import Setup
from ..engine.errors import TeotihuacanError
from ..game.files import FileError, atomic_write, read_text, umask
from ..game.game import Game
from ..game.records import parse_record
from ..game.seeds import Seed

if TYPE_CHECKING:
    from ..study.review import Review

FOLDER = "reviews"


class KeptReviews:
    """The folder of reviews beside the saved games."""

    def __init__(self, folder: Path) -> None:
        """The reviews of the games in a folder."""
        self.folder = folder / FOLDER

    def find(self, game: Game) -> "Review | None":
        """The review that was kept of a game, None if there is none that can be read."""
        from ..study.review import Review

        try:
            path = self.name_file(game.setup, game.seed, game.actions)
            review = Review.from_dict(json.loads(read_text(path)))
        except (FileError, ValueError, KeyError, TypeError, RecursionError):
            return None
        return review if fits(review, game) else None

    def keep(self, game: Game, review: "Review") -> bool:
        """Keep a review of a game in place of the one before; whether that was possible."""
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            path = self.name_file(game.setup, game.seed, game.actions)
            with atomic_write(path, 0o666 & ~umask()) as file:
                file.write(json.dumps(review.to_dict()).encode())
        except (OSError, FileError):
            return False
        return True

    def forget(self, record: Path) -> None:
        """Delete the review of the game in a file, if there is one."""
        with suppress(OSError, TeotihuacanError):
            told = parse_record(read_text(record))
            self.name_file(told["setup"], told["seed"], told["actions"]).unlink()

    def name_file(self, setup: Setup, seed: Seed, actions: Sequence[int]) -> Path:
        """The file of a game's review, named after all that makes the game."""
        told = json.dumps([setup.to_dict(), seed, list(actions)], sort_keys=True)
        return self.folder / f"{sha256(told.encode()).hexdigest()[:32]}.json"


def fits(review: "Review", game: Game) -> bool:
    """Whether a review can be of a game: it may come from a file that somebody changed."""
    turns = [turn for turn in review.turns if 0 <= turn.first < turn.last <= game.ply]
    named = [number for seat in review.seats for number in seat.costliest]
    return (
        len(turns) == len(review.turns)
        and len(review.seats) == game.setup.players
        and all(0 <= number < len(turns) for number in named)
    )
