"""Count the openings of many games: writes the book of openings that comes with the game.

    python tools/make_openings.py games1.jsonl games2.jsonl
    python tools/make_openings.py                     # how many games the book knows

The files are those of `teotihuacan selfplay`: a record in each line. A line that was cut off is
left out. It is also told how well the model foretells games that it doesn't know.
"""

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from statistics import median

from teotihuacan.study.openings import Openings, Tally, read_openings
from teotihuacan.study.openings.book import FILE, PAIRS, PLAYERS
from teotihuacan.study.openings.tally import Counts

FEW = 10  # games


def read_lines(files: Iterable[Path]) -> Iterator[bytes]:
    """The whole lines of files."""
    for path in files:
        with path.open("rb") as file:
            yield from (line for line in file if line.endswith(b"\n"))


def count_bots(line: bytes, bots: Counter[str]) -> None:
    """Count who played a game."""
    bots.update(name for name in json.loads(line).get("names", []) if name != "teotibot")


def dump(book: Openings) -> str:
    """The book as JSON, a row in each line."""
    data = book.to_dict()
    lines = [f'"{name}":{json.dumps(data[name])}' for name in ("games", "bots", "squares")]
    for name in ("cells", "firsts"):
        rows = ",\n".join(json.dumps(row, separators=(",", ":")) for row in data[name])
        lines.append(f'"{name}":[\n{rows}]')
    return "{" + ",\n".join(lines) + "}\n"


def measure_error(known: Tally, unknown: Tally) -> dict[str, float]:
    """How far VP are off in games that the model doesn't know: with it, and without any tiles.

    Chance within single games is taken out: what is left is what an opening brings on average.
    """
    book = Openings(known)
    noise = book.vp_model.noise
    errors = {"model": 0.0, "means": 0.0, "counts": 0.0}
    weights = 0
    for (players, seat, pair), counts in unknown.cells.items():
        seen = counts.vp / counts.games
        foretold = {
            "model": book.vp_model.estimate(players, seat, pair).value,
            "means": book.mean(players, seat),
        }
        before = known.cells.get((players, seat, pair), Counts())
        foretold["counts"] = before.vp / before.games if before.games else foretold["means"]
        for name, value in foretold.items():
            errors[name] += counts.games * ((seen - value) ** 2 - noise / counts.games)
        weights += counts.games
    return {name: round(max(total / weights, 0.0) ** 0.5, 2) for name, total in errors.items()}


def tell_cells(tally: Tally) -> None:
    """Say how many games there are of each pair at each place."""
    games = {
        players: [
            tally.cells.get((players, seat, pair), Counts()).games
            for seat in range(players)
            for pair in PAIRS
        ]
        for players in PLAYERS
    }
    everywhere = [count for counts in games.values() for count in counts]
    for players, counts in (*games.items(), ("any", everywhere)):
        few = sum(count < FEW for count in counts)
        print(
            f"{players} players: {len(counts)} pairs and places, median {median(counts):g} games,"
            f" {few} with fewer than {FEW}, {counts.count(0)} with none"
        )


def main() -> None:
    """Read the files, write the book, tell its figures; without files only those of the book."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("files", nargs="*", type=Path)
    parser.add_argument("--output", type=Path, default=FILE)
    arguments = parser.parse_args()
    tell_cells(write_book(arguments) if arguments.files else Openings.read().tally)


def write_book(arguments: argparse.Namespace) -> Tally:
    """Read the files, write the book, tell how good it is; what was counted."""
    tally, halves = Tally(), (Tally(), Tally())
    bots: Counter[str] = Counter()
    for number, line in enumerate(read_lines(arguments.files)):
        openings = read_openings(line)
        if openings:
            tally.add_game(openings)
            halves[number % 2].add_game(openings)
            count_bots(line, bots)
    if not tally.games:
        sys.exit("no finished games with starting tiles")
    book = Openings(tally, [name for name, _ in bots.most_common()])
    arguments.output.write_text(dump(book), encoding="utf-8")
    print(f"{book.games} games, {len(tally.cells)} openings, {arguments.output}")
    print(f"VP of a game: standard deviation {book.vp_model.noise**0.5:.1f}")
    print(f"pairs beyond their tiles: {book.vp_model.pair_signal**0.5:.2f} VP")
    print(f"off in unknown games (VP): {measure_error(*halves)}")
    return tally


if __name__ == "__main__":
    main()
