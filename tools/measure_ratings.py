"""Choose the numbers of the ratings, measure the bots, and tell how well games are foretold.

    python tools/measure_ratings.py                      # plays what is missing of 2,000 games
    python tools/measure_ratings.py --slow 20            # and games of the levels with a clock
    python tools/measure_ratings.py --report             # plays nothing, writes page and plot

Every game is a line of docs/study/rating-games.jsonl, written when it ends, so a run that was
stopped goes on where it was. The first half of the games chooses the numbers, the second half
tells how well they foretell. The ratings of the bots become a file of the package.
"""

import argparse
import re
from collections.abc import Sequence
from pathlib import Path

from rating_anchors import make_anchors, write_anchors
from rating_fits import Parameters, choose_parameters, foretell, walk
from rating_games import SLOW, Line, plan_meeting, plan_slow_meeting, play_missing, read_lines
from rating_report import draw_plot, write_report

from teotihuacan.study.ratings.anchors import FILE as ANCHORS
from teotihuacan.study.ratings.model import TAU
from teotihuacan.study.ratings.rating import UNKNOWN

FOLDER = Path(__file__).parents[1]
PAGE = FOLDER / "docs/study/ratings.md"
LINES = FOLDER / "docs/study/rating-games.jsonl"
PLOT = FOLDER / "docs/study/ratings.png"
MARKS = "<!-- measured: written by tools/measure_ratings.py -->", "<!-- /measured -->"
GAMES = 2000
MOST_SLOW = 1000  # games of a slow pair
IN_USE = Parameters(UNKNOWN, TAU, quick=True)


def play_games(given: argparse.Namespace) -> None:
    """Play what is missing."""
    people = [plan_meeting(number, given.games, given.seed) for number in range(given.games)]
    for _ in play_missing(given.lines, "people", people, given.processes):
        pass
    slow = [
        plan_slow_meeting(number, pair, given.seed)
        for i, pair in enumerate(SLOW)
        for number in range(i * MOST_SLOW, i * MOST_SLOW + given.slow)
    ]
    for _ in play_missing(given.lines, "slow", slow, given.processes):
        pass


def report(given: argparse.Namespace) -> str:
    """What the games tell, as text of a page; the plot is drawn, and the anchors written."""
    lines = read_lines(given.lines)[: given.games]
    half = len(lines) // 2
    chosen = choose_parameters(lines[:half], half // 4)
    found = foretell(lines, IN_USE, half)
    pools = walk(lines, IN_USE, ignore)
    if given.plot:
        draw_plot(lines, IN_USE, found, given.plot)
    if given.anchors:
        write_anchors(make_anchors(lines, read_lines(given.lines, "slow")), given.anchors)
    return write_report(lines, chosen, IN_USE, found, pools)


def ignore(_pool: str, _line: Line, _chances: Sequence[float]) -> None:
    """Nobody wants to know."""


def put_into_page(text: str, page: Path) -> None:
    """Write what was measured between the marks of the page."""
    begin, end = MARKS
    before = page.read_text()
    pattern = f"{re.escape(begin)}.*{re.escape(end)}"
    new, count = re.subn(pattern, lambda _: f"{begin}\n\n{text}\n{end}", before, flags=re.DOTALL)
    assert count == 1, f"{page} has no marks"
    page.write_text(new)


def main(arguments: Sequence[str] | None = None) -> None:
    """Play, choose, tell."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--slow", type=int, default=0, help="games of each slow pair")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--report", action="store_true", help="play nothing")
    parser.add_argument("--lines", type=Path, default=LINES)
    parser.add_argument("--page", type=Path, default=PAGE)
    parser.add_argument("--plot", type=Path, default=PLOT)
    parser.add_argument("--anchors", type=Path, default=ANCHORS)
    given = parser.parse_args(arguments)
    if not given.report:
        play_games(given)
    put_into_page(report(given), given.page)


if __name__ == "__main__":
    main()
