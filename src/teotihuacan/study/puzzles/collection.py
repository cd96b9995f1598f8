"""The puzzles that come with the package: all of them, one by its id, today's, the next one."""

import gzip
import json
from collections.abc import Collection, Iterable, Sequence
from datetime import date
from functools import cache
from pathlib import Path

from .puzzle import Puzzle, PuzzleError

FILE = Path(__file__).parent / "puzzles.jsonl.gz"
STRIDE = 101  # from one day's puzzle to the next; a prime, so that all have their day


@cache
def read_puzzles() -> tuple[Puzzle, ...]:
    """All puzzles, in an order that never changes between two days of one version."""
    lines = gzip.decompress(FILE.read_bytes()).decode().splitlines()
    return tuple(Puzzle.from_dict(json.loads(line)) for line in lines)


def dump_puzzles(puzzles: Iterable[Puzzle]) -> bytes:
    """Puzzles as the file of this package holds them; the same ones are the same bytes."""
    lines = [json.dumps(puzzle.to_dict(), separators=(",", ":")) for puzzle in puzzles]
    return gzip.compress("".join(f"{line}\n" for line in lines).encode(), mtime=0)


def find_puzzle(name: str) -> Puzzle:
    """The puzzle with this id."""
    for puzzle in read_puzzles():
        if puzzle.id == name:
            return puzzle
    raise PuzzleError("error-no-puzzle", id=repr(name))


def puzzle_of_the_day(day: date) -> Puzzle:
    """The puzzle of a day, the same for everybody."""
    puzzles = read_puzzles()
    return puzzles[day.toordinal() * STRIDE % len(puzzles)]


def list_puzzles(theme: str = "", players: int = 0) -> list[Puzzle]:
    """The puzzles with a theme and for so many players, if that is asked for."""
    return [
        puzzle
        for puzzle in read_puzzles()
        if (not theme or theme in puzzle.themes) and (not players or players == puzzle.players)
    ]


def choose_next_puzzle(
    rating: float, tried: Collection[str], puzzles: Sequence[Puzzle] = ()
) -> Puzzle:
    """The puzzle nearest to a player's rating that was not tried yet; any if all were."""
    among = puzzles or read_puzzles()
    fresh = [puzzle for puzzle in among if puzzle.id not in tried]
    return min(fresh or among, key=lambda puzzle: (abs(puzzle.rating - rating), puzzle.id))
