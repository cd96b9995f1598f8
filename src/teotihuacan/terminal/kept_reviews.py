"""Reviews that were made here, kept with the games: one of each depth for a game."""

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

    def find(self, game: Game, depth: str) -> "Review | None":
        """The review of this depth that was kept of a game, None if none can be read."""
        name = name_game(game.setup, game.seed, game.actions)
        found = (self.read(file, game) for file in (f"{name}.{depth}.json", f"{name}.json"))
        return next((review for review in found if review and review.depth == depth), None)

    def find_deepest(self, game: Game) -> "Review | None":
        """The deepest review that was kept of a game, None if none can be read."""
        from ..study.review import DEPTHS

        deepest = sorted(DEPTHS, key=lambda depth: -DEPTHS[depth])
        found = (self.find(game, depth) for depth in deepest)
        return next((review for review in found if review), None)

    def read(self, file: str, game: Game) -> "Review | None":
        """The review in a file, None if there is none that can be of this game."""
        from ..study.review import Review

        try:
            review = Review.from_dict(json.loads(read_text(self.folder / file)))
        except (FileError, ValueError, KeyError, TypeError, RecursionError):
            return None
        return review if fits(review, game) else None

    def keep(self, game: Game, review: "Review") -> bool:
        """Keep a review of a game in place of the one as deep; whether that was possible."""
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            name = name_game(game.setup, game.seed, game.actions)
            path = self.folder / f"{name}.{review.depth}.json"
            with atomic_write(path, 0o666 & ~umask()) as file:
                file.write(json.dumps(review.to_dict()).encode())
        except (OSError, FileError):
            return False
        return True

    def forget(self, record: Path) -> None:
        """Delete the reviews of the game in a file, if there are any."""
        with suppress(OSError, TeotihuacanError):
            told = parse_record(read_text(record))
            name = name_game(told["setup"], told["seed"], told["actions"])
            for file in self.folder.glob(f"{name}*.json"):
                file.unlink()


def name_game(setup: Setup, seed: Seed, actions: Sequence[int]) -> str:
    """What the files of a game's reviews begin with: a name of all that makes the game.

    Then comes the depth; a file without one is older and may be of any.
    """
    told = json.dumps([setup.to_dict(), seed, list(actions)], sort_keys=True)
    return sha256(told.encode()).hexdigest()[:32]


def fits(review: "Review", game: Game) -> bool:
    """Whether a review can be of a game: it may come from a file that somebody changed."""
    turns = [turn for turn in review.turns if 0 <= turn.first < turn.last <= game.ply]
    named = [number for seat in review.seats for number in seat.costliest]
    return (
        len(turns) == len(review.turns)
        and len(review.seats) == game.setup.players
        and all(0 <= number < len(turns) for number in named)
    )
