"""The matches of docs/bots/index.md: how strong the bots are, and where their VP come from.

    python tools/measure_bots.py                      # plays what is missing: hours
    python tools/measure_bots.py solo hardest adept   # these matches, in this order
    python tools/measure_bots.py --report             # plays nothing, writes the tables

Every game is a line of docs/bots/matches.jsonl, written when it ends, so a run that was stopped
goes on where it was. Games of other nets than those of the package are left out. A game depends
on its deal, its names and the speed of the machine: bots that think by the clock count the time
of the processor.
"""

import argparse
import hashlib
import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from statistics import fmean, stdev

from teotihuacan import Setup
from teotihuacan.arena.plan import Plan
from teotihuacan.arena.playing import Result
from teotihuacan.arena.workers import play_jobs
from teotihuacan.bots.process_pool import count_cores
from teotihuacan.bots.seats import TEOTIBOT
from teotihuacan.bots.styles import STYLES
from teotihuacan.study.intervals import compute_wilson_interval

FOLDER = Path(__file__).parents[1]
PAGE = FOLDER / "docs/bots/index.md"
LINES = FOLDER / "docs/bots/matches.jsonl"
NETS = FOLDER / "src/teotihuacan/bots/search"
MARKS = "<!-- matches: written by `make matches` -->", "<!-- /matches -->"
# One bot can't enter twice, so the others get names that mean the same.
OLD = ("classic:adept", "classic:0.3s", "classic:0.30s")


@dataclass(frozen=True)
class Match:
    """A match, and the share of its games that whoever is measured would win by chance."""

    plan: Plan
    title: str
    hero: str  # who is measured

    @property
    def even(self) -> float:
        """The share of the games that would be theirs if all were equal."""
        return 1 / max(2, self.plan.setup.players)


def pair(one: str, other: str, deals: int) -> Match:
    """Two bots, on common deals in both seatings."""
    return Match(Plan((one, other), Setup(2), deals, 1), f"`{one}` - `{other}`", one)


def alone(name: str, games: int) -> Match:
    """A table of three of one bot."""
    return Match(Plan((name,), Setup(3), games, 1), f"three `{name}`", name)


def list_matches() -> dict[str, Match]:
    """All matches by name, in the order in which they are played."""
    solo = Plan(("adept",), Setup(1, level="hardest"), 100, 1)
    found = {
        "hardest": Match(solo, "`adept` - Teotibot, hardest", "adept"),
        "adept": pair("adept", "classic:adept", 100),
        "three": Match(
            Plan(("adept", *OLD[:2]), Setup(3), 20, 1), "`adept` - two `classic:adept`", "adept"
        ),
        "four": Match(
            Plan(("adept", *OLD), Setup(4), 15, 1), "`adept` - three `classic:adept`", "adept"
        ),
        "new": alone("adept", 60),
        "old": alone("classic:adept", 60),
    }
    found |= {style: pair("adept", f"{style}:1600", 50) for style in STYLES}
    return found | {"legend": pair("legend", "adept", 50)}


MATCHES = list_matches()


def identify_nets() -> str:
    """What the nets of the package are recognised by."""
    return hashlib.sha256(
        b"".join((NETS / name).read_bytes() for name in ("net.bin", "net_solo.bin"))
    ).hexdigest()[:12]


# Games ---


@dataclass(frozen=True)
class Line:
    """A game as it is kept."""

    nets: str
    match: str
    number: int
    names: list[str]
    scores: list[int]
    places: list[int]
    books: list[dict[str, int]]  # of each seat, sources without VP left out


def make_line(match: str, result: Result) -> Line:
    """What is kept of a game."""
    assert not result.failed, result.failed
    seats = result.seats
    return Line(
        identify_nets(),
        match,
        result.number,
        list(result.names),
        [seat.score for seat in seats],
        [seat.place for seat in seats],
        [{source: vp for source, vp in seat.books.items() if vp} for seat in seats],
    )


def read_lines() -> Iterator[Line]:
    """The games there are, of the package's nets."""
    nets = identify_nets()
    for text in LINES.read_text().splitlines() if LINES.exists() else ():
        line = Line(**json.loads(text))
        if line.nets == nets:
            yield line


def play_match(name: str, processes: int) -> None:
    """Play the games that are missing."""
    plan = MATCHES[name].plan
    played = {line.number for line in read_lines() if line.match == name}
    missing = (plan.job(number) for number in range(plan.games) if number not in played)
    for result in play_jobs(missing, processes):
        with LINES.open("a") as file:
            file.write(json.dumps(vars(make_line(name, result))) + "\n")


# Tables ---


def write_tables() -> str:
    """How often somebody won, and where VP came from."""
    games: dict[str, list[Line]] = {name: [] for name in MATCHES}
    for line in read_lines():
        if line.match in games:
            games[line.match].append(line)
    return f"{write_results(games)}\n{write_sources(games)}"


def write_results(games: dict[str, list[Line]]) -> str:
    """A row for each match that has begun."""
    head = "| | games | won | 95 % | by chance | mean scores |\n"
    rows = [write_row(MATCHES[name], lines) for name, lines in games.items() if lines]
    return f"{head}|---|---:|---:|---:|---:|---:|\n{''.join(rows)}"


def write_row(match: Match, lines: list[Line]) -> str:
    """One match, as far as it has been played."""
    seats = [
        (name == match.hero, line.places[seat] == 1, line.scores[seat])
        for line in lines
        for seat, name in enumerate(line.names)
    ]
    ours = [seat for seat in seats if seat[0]]
    others = [seat for seat in seats if not seat[0]]
    played = str(len(lines))
    if len(lines) < match.plan.games:
        played += f" of {match.plan.games}"
    if not others:
        scores = [seat[2] for seat in ours]
        told = f"{fmean(scores):.0f}, s. d. {stdev(scores):.0f}"
        return f"| {match.title} | {played} | | | | {told} |\n"
    wins = sum(seat[1] for seat in ours)
    low, high = compute_wilson_interval(wins, len(ours))
    cells = (
        match.title,
        played,
        f"{wins / len(ours):.1%}",
        f"{low:.0%} - {high:.0%}",
        f"{match.even:.0%}",
        f"{fmean(s[2] for s in ours):.0f} : {fmean(s[2] for s in others):.0f}",
    )
    return f"| {' | '.join(cells)} |\n"


def write_sources(games: dict[str, list[Line]]) -> str:
    """Mean VP by source of three of one bot among themselves, and solo."""
    columns: dict[str, list[dict[str, int]]] = {}
    for name in ("old", "new", "hardest"):
        books = [
            line.books[seat]
            for line in games[name]
            for seat, player in enumerate(line.names)
            if player != TEOTIBOT
        ]
        if books:
            columns[MATCHES[name].title] = books
    if not columns:
        return ""
    every = (book for books in columns.values() for book in books)
    sources = sorted({source for book in every for source in book})
    head = f"| VP by source | {' | '.join(columns)} |\n|---|{'---:|' * len(columns)}\n"
    return head + "".join(
        f"| {source.replace('_', ' ')} | "
        + " | ".join(
            f"{fmean(book.get(source, 0) for book in books):.1f}" for books in columns.values()
        )
        + " |\n"
        for source in sources
    )


def put_into_page(tables: str) -> None:
    """Write the tables between the marks of the page."""
    begin, end = MARKS
    text = PAGE.read_text()
    pattern = f"{re.escape(begin)}.*{re.escape(end)}"
    new, count = re.subn(pattern, lambda _: f"{begin}\n\n{tables}\n{end}", text, flags=re.DOTALL)
    assert count == 1, f"{PAGE} has no marks"
    PAGE.write_text(new)


def main() -> None:
    """Run from the command line."""
    parser = argparse.ArgumentParser(description="Play the matches of docs/bots/index.md.")
    parser.add_argument("matches", nargs="*", metavar="MATCH", help=", ".join(MATCHES))
    parser.add_argument("--report", action="store_true", help="play nothing")
    parser.add_argument("--processes", type=int, default=count_cores())
    given = parser.parse_args()
    if unknown := set(given.matches) - MATCHES.keys():
        parser.error(f"no match is called {', '.join(sorted(unknown))}")
    for name in given.matches or MATCHES:
        if not given.report:
            play_match(name, given.processes)
    put_into_page(write_tables())


if __name__ == "__main__":
    main()
