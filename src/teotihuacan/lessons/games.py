"""Stories: the fixed games that chapters are cut from, with every position and what led there."""

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from ..engine import Position
from ..game.game import Game
from ..game.log import log_entries
from ..game.notation import action_text

FOLDER = Path(__file__).parent / "games"


@dataclass(frozen=True, slots=True)
class StoryEntry:
    """An action of a story: whose, which, in words, and what it did as entries of a log."""

    seat: int
    action: int
    text: str
    log: list[dict[str, Any]]


@dataclass(frozen=True, slots=True)
class Story:
    """A whole game: the positions at its beginning and after each action, and the actions."""

    positions: list[Position]
    entries: list[StoryEntry]
    result: dict[str, Any] | None

    def seat_at(self, number: int) -> int | None:
        """The seat that is asked after so many actions; None when the game is over."""
        position = self.positions[number]
        return None if position.over else position.seat

    def find_action(self, number: int) -> int | None:
        """What was answered to the question after so many actions."""
        return self.entries[number].action if number < len(self.entries) else None


def load_record(name: str) -> Game:
    """A game of this package, as it was recorded."""
    return Game.load((FOLDER / f"{name}.json").read_bytes())


@cache
def load_story(name: str) -> Story:
    """A game of this package, played once from its record."""
    record = load_record(name)
    game = Game(record.setup, record.seed)
    positions, entries = [game.position], []
    for action in record.actions:
        before = game.position
        text = action_text(before, action)
        log = [entry.to_dict() for entry in log_entries(game.play(action))]
        entries.append(StoryEntry(before.seat, action, text, log))
        positions.append(game.position)
    return Story(positions, entries, game.result())
