"""One review under way: its turns, those that are done, and what they are joined into."""

import json
from dataclasses import dataclass, field
from hashlib import sha256

from ...game.game import Game
from ...game.records import RecordError
from ...study.review import Review, TurnRequest, TurnReview, join_review, list_requests
from ..errors import Refusal
from ..tables.table_game import PLAYED, TAKEN_BACK, TableGame
from .review_requests import ReviewRequest

SEED_BYTES = 6  # JavaScript can't read larger numbers exactly


@dataclass(eq=False)
class ReviewJob:
    """A game that is being reviewed; its turns may be found in any order."""

    table_id: int
    game: Game
    depth: str
    seed: int
    requests: list[TurnRequest]
    asked: int = 0  # turns that were taken
    turns: dict[int, TurnReview] = field(default_factory=dict)  # that were found

    @property
    def count(self) -> int:
        """How many turns there are."""
        return len(self.requests)

    @property
    def done(self) -> int:
        """How many turns are done."""
        return len(self.turns)

    def is_done(self) -> bool:
        """Whether no turn is left."""
        return self.done == self.count

    def is_waiting(self) -> bool:
        """Whether there is a turn to take; a game without turns has nothing but its end."""
        return self.asked < max(self.count, 1)

    def take_number(self) -> int:
        """The number of the next turn, which is somebody's now."""
        self.asked += 1
        return self.asked - 1

    def request(self, number: int) -> ReviewRequest:
        """A turn, for a process."""
        return ReviewRequest(self.requests[number])

    def add(self, number: int, turn: TurnReview) -> None:
        """Take what a process found."""
        self.turns[number] = turn

    def join(self) -> Review:
        """The review, once all turns are done."""
        turns = [self.turns[number] for number in range(self.count)]
        return join_review(self.game, self.depth, self.seed, turns)


def plan_review(table_id: int, played: TableGame, depth: str) -> ReviewJob:
    """The review of a finished game; the same game and depth give the same review."""
    game = load_game(played)
    seed = derive_seed(game)
    return ReviewJob(table_id, game, depth, seed, list_requests(game, depth, seed))


def load_game(played: TableGame) -> Game:
    """A finished game with all its positions; a refusal if it would be another one today."""
    try:
        return Game.load(played.game.record())
    except RecordError:
        raise Refusal("other_rules") from None


def load_as_played(played: TableGame) -> Game:
    """A finished game with all its positions, by its own rules."""
    return played.rules.game.load(played.game.record())


def derive_seed(game: Game) -> int:
    """The seed of a game's review, from its record alone."""
    facts = [game.setup.to_dict(), game.seed, game.actions]
    text = json.dumps(facts, sort_keys=True, separators=(",", ":"))
    return int.from_bytes(sha256(text.encode()).digest()[:SEED_BYTES])


def number_actions(played: TableGame) -> list[int]:
    """The number of the entry that played each action of a game, without what was taken back."""
    numbers: list[int] = []
    for logged in played.entries:
        entry = logged.entry
        if entry.kind in PLAYED:
            numbers.append(entry.number)
        elif entry.kind in TAKEN_BACK and entry.action:
            del numbers[-entry.action :]
    return numbers
