"""Makes, checks and ships the puzzles of the package.

    python tools/make_puzzles.py make games.jsonl --into made.jsonl   # goes on where it stopped
    python tools/make_puzzles.py make games.jsonl --into made.jsonl --theme masks
    python tools/make_puzzles.py ship made.jsonl                      # into the package
    python tools/make_puzzles.py check --drop                         # by a deeper search
    python tools/make_puzzles.py remake --players 1                   # with another net
    python tools/make_puzzles.py rate                                 # with other levels

The games are records, one a line, as `teotihuacan selfplay` writes them.
"""

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from hashlib import sha256
from pathlib import Path

from teotihuacan.bots.process_pool import ProcessDeath, count_cores, run_in_processes
from teotihuacan.game.game import Game
from teotihuacan.study.puzzles import THEMES, Puzzle, list_puzzles, read_puzzles
from teotihuacan.study.puzzles.checking import (
    DEEPER,
    DROPPING_SEED,
    SEED,
    PuzzleChecker,
)
from teotihuacan.study.puzzles.choosing import choose_puzzles
from teotihuacan.study.puzzles.collection import FILE, dump_puzzles
from teotihuacan.study.puzzles.ladder import count_solved, rate_puzzle
from teotihuacan.study.puzzles.making import PLAYOUTS, PuzzleMaker, list_turns


def main() -> None:
    """Read the arguments and do what they ask for."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    commands = parser.add_subparsers(dest="command", required=True)
    make = commands.add_parser("make")
    make.add_argument("games", type=Path, nargs="+")
    make.add_argument("--into", type=Path, required=True)
    make.add_argument("--puzzles", type=int, default=450, help="stop at so many")
    make.add_argument("--players", type=int, default=0, help="only games of so many")
    make.add_argument("--theme", choices=THEMES, default="", help="only puzzles with this theme")
    make.add_argument("--playouts", type=int, default=PLAYOUTS)
    ship = commands.add_parser("ship")
    ship.add_argument("made", type=Path, nargs="+")
    ship.add_argument("--add", action="store_true", help="to those in the package")
    check = commands.add_parser("check")
    check.add_argument("--drop", action="store_true", help="what does not hold")
    check.add_argument("--playouts", type=int, default=DEEPER)
    check.add_argument(
        "--seed", type=int, help=f"{SEED} if not given, to drop something {DROPPING_SEED}"
    )
    remake = commands.add_parser("remake")
    remake.add_argument("--playouts", type=int, default=PLAYOUTS)
    rate = commands.add_parser("rate")
    for command in (check, remake, rate):
        command.add_argument("--players", type=int, default=0, help="only puzzles for so many")
    for command in (make, check, remake, rate):
        command.add_argument("--processes", type=int, default=count_cores())
    chosen = parser.parse_args()
    run = {
        "make": run_make,
        "ship": run_ship,
        "check": run_check,
        "remake": run_remake,
        "rate": run_rate,
    }
    run[chosen.command](chosen)


# Making ---


def run_make(chosen: argparse.Namespace) -> None:
    """Look through games until there are enough puzzles, and write them as they are found."""
    done, found = read_made([chosen.into])
    records = (
        record
        for record in read_records(chosen.games)
        if name_record(record) not in done and fits(record, chosen.players)
    )
    outcomes = run_in_processes(
        make_from_record, records, chosen.processes, chosen.playouts, chosen.theme
    )
    with chosen.into.open("a") as file:
        for record, outcome in outcomes:
            if len(found) >= chosen.puzzles:
                break
            made = [] if isinstance(outcome, ProcessDeath) else outcome
            file.write(json.dumps({"record": name_record(record), "puzzles": made}) + "\n")
            file.flush()
            found += [Puzzle.from_dict(one) for one in made]
            report(f"{len(found)} puzzles")
    outcomes.close()
    report(f"{len(found)} puzzles", end="\n")


def make_from_record(record: str, playouts: int, theme: str) -> list[dict[str, object]]:
    """The puzzles of a record, as plain data."""
    maker = PuzzleMaker(playouts, theme)
    return [one.to_dict() for one in maker.find_puzzles(Game.load(record))]


def read_records(paths: Sequence[Path]) -> Iterator[str]:
    """The lines of files."""
    for path in paths:
        with path.open() as file:
            yield from (line.strip() for line in file if line.endswith("\n"))


def name_record(record: str) -> str:
    """A short name of a record."""
    return sha256(record.encode()).hexdigest()[:12]


def fits(record: str, players: int) -> bool:
    """Whether a record has so many players; 0: any number will do."""
    return not players or json.loads(record)["setup"]["players"] == players


def read_made(paths: Sequence[Path]) -> tuple[set[str], list[Puzzle]]:
    """The names of records that were looked through, and the puzzles found there."""
    lines = [json.loads(line) for path in paths if path.exists() for line in read_records([path])]
    puzzles = [Puzzle.from_dict(one) for line in lines for one in line["puzzles"]]
    return {line["record"] for line in lines}, puzzles


# Shipping and checking ---


def run_ship(chosen: argparse.Namespace) -> None:
    """Choose from what was made, and write the package's file."""
    shipped = read_puzzles() if chosen.add else ()
    puzzles = choose_puzzles([*shipped, *read_made(chosen.made)[1]])
    write_puzzles(puzzles)
    tell_spread(puzzles)


def run_check(chosen: argparse.Namespace) -> None:
    """Say which share of the package's puzzles holds."""
    puzzles = list_puzzles(players=chosen.players)
    seed = chosen.seed or (DROPPING_SEED if chosen.drop else SEED)
    outcomes = run_in_processes(check_puzzle, puzzles, chosen.processes, chosen.playouts, seed)
    held = set()
    for count, (puzzle, outcome) in enumerate(outcomes, start=1):
        if outcome is True:
            held.add(puzzle.id)
        report(f"{len(held)} of {count} hold")
    share = len(held) / len(puzzles)
    report(f"{len(held)} of {len(puzzles)} puzzles hold ({share:.1%})", end="\n")
    for puzzle in puzzles:
        if puzzle.id not in held:
            print("  does not hold:", puzzle.id)
    kept = list(read_puzzles())
    if chosen.drop:
        dropped = {puzzle.id for puzzle in puzzles} - held
        kept = [puzzle for puzzle in kept if puzzle.id not in dropped]
        write_puzzles(kept)
    tell_spread(kept)


def check_puzzle(puzzle: Puzzle, playouts: int, seed: int) -> bool:
    """Whether a puzzle holds."""
    return PuzzleChecker(playouts, seed).holds(puzzle)


def run_remake(chosen: argparse.Namespace) -> None:
    """Make puzzles of the package anew with the present net; what is none now is dropped."""
    puzzles = list_puzzles(players=chosen.players)
    made = {}
    outcomes = run_in_processes(remake_puzzle, puzzles, chosen.processes, chosen.playouts)
    for count, (puzzle, outcome) in enumerate(outcomes, start=1):
        made[puzzle.id] = outcome if isinstance(outcome, Puzzle) else None
        report(f"{sum(map(bool, made.values()))} of {count} are puzzles still")
    report("", end="\n")
    found = (made.get(puzzle.id, puzzle) for puzzle in read_puzzles())
    kept = [puzzle for puzzle in found if puzzle is not None]
    write_puzzles(kept)
    tell_spread(kept)


def remake_puzzle(puzzle: Puzzle, playouts: int) -> Puzzle | None:
    """A puzzle as the present net makes it, from the game up to its turn."""
    game = puzzle.game()
    game.play(puzzle.solution[0])
    *_, place = list_turns(game)
    return PuzzleMaker(playouts).make_puzzle(game, place)


def run_rate(chosen: argparse.Namespace) -> None:
    """Have puzzles of the package tried again by the present levels, and rate them by that."""
    puzzles = list_puzzles(players=chosen.players)
    outcomes = run_in_processes(try_puzzle, puzzles, chosen.processes)
    rated = {puzzle.id: outcome for puzzle, outcome in outcomes if isinstance(outcome, Puzzle)}
    kept = [rated.get(puzzle.id, puzzle) for puzzle in read_puzzles()]
    write_puzzles(kept)
    tell_spread(kept)


def try_puzzle(puzzle: Puzzle) -> Puzzle:
    """A puzzle as the present levels solve it."""
    solved = count_solved(puzzle.position, puzzle.steps)
    return replace(puzzle, solved=solved, rating=rate_puzzle(solved))


def write_puzzles(puzzles: Sequence[Puzzle]) -> None:
    """Write the package's file."""
    FILE.write_bytes(dump_puzzles(puzzles))
    print(f"{FILE.name}: {len(puzzles)} puzzles, {FILE.stat().st_size} bytes")


def tell_spread(puzzles: Sequence[Puzzle]) -> None:
    """Say how the puzzles are spread."""
    for name, counts in (
        ("players", Counter(puzzle.players for puzzle in puzzles)),
        ("period", Counter(puzzle.period for puzzle in puzzles)),
        ("steps", Counter(len(puzzle.steps) for puzzle in puzzles)),
        ("rating", Counter(puzzle.rating // 200 * 200 for puzzle in puzzles)),
        ("solved from", Counter(puzzle.weakest_solver or "nobody" for puzzle in puzzles)),
        ("theme", Counter(theme for puzzle in puzzles for theme in puzzle.themes)),
    ):
        print(f"  {name}:", ", ".join(f"{key} {n}" for key, n in sorted(counts.items())))


def report(text: str, end: str = "") -> None:
    """Say how far it is, in a line that is written again and again."""
    print(f"\r{text}", end=end, file=sys.stderr, flush=True)


if __name__ == "__main__":
    main()
