"""`teotihuacan bench`: how fast the engine is, on one core."""

from typing import TYPE_CHECKING, Annotated, Any

from ...i18n import say
from ..declare import Option
from ..formats import print_json
from ..options import Json, parse_seconds

if TYPE_CHECKING:
    from ..bench.workloads import Workload

ROUNDS = 7
Seconds = Annotated[
    float,
    Option("--seconds", parser=parse_seconds, metavar="X", help="opt-seconds"),
]
OURS, THEIRS = "teotihuacan", "catanatron"


def bench(json: Json = False, seconds: Seconds = 10.0) -> None:
    """Measure random play and copying, and compare with catanatron where it is installed.

    Only loops of the same kind are compared: games of both are driven from Python, action by
    action. All workloads take turns for several rounds, so that a busy machine slows all alike.
    """
    figures = measure(seconds)
    report = to_report(figures)
    if json:
        print_json(report)
    else:
        show(report)


def list_workloads() -> list[tuple[str, "Workload"]]:
    """What is measured, and whose figures it gives."""
    from ..bench.peers import (
        has_catanatron,
        measure_catanatron_copies,
        measure_catanatron_games,
    )
    from ..bench.workloads import (
        measure_c_loop,
        measure_copies,
        measure_games,
        measure_search,
    )

    ours = [
        measure_games(),
        measure_copies(),
        measure_c_loop(),
        measure_c_loop("c_loop_two_player_", (2,)),
        measure_c_loop("c_loop_solo_", (1,)),
        measure_search("random_playouts_per_s", random_playouts=True),
        measure_search("policy_playouts_per_s", random_playouts=False),
    ]
    theirs = []
    if has_catanatron():
        theirs = [measure_catanatron_games(), measure_catanatron_copies()]
    return [(OURS, work) for work in ours] + [(THEIRS, work) for work in theirs]


def measure(seconds: float) -> dict[str, dict[str, float]]:
    """Run the workloads in turn, round by round: the median of each figure."""
    from statistics import median

    from ..progress import show_progress

    work = list_workloads()
    part = seconds / (ROUNDS * len(work))
    for _, run in work:
        run(part / 10)  # warm up
    samples: dict[str, dict[str, list[float]]] = {}
    turns = ROUNDS * len(work)
    for turn in show_progress(range(turns), "progress-measuring", turns):
        whose, run = work[turn % len(work)]
        for name, figure in run(part).items():
            samples.setdefault(whose, {}).setdefault(name, []).append(figure)
    return {
        whose: {name: median(figures) for name, figures in names.items()}
        for whose, names in samples.items()
    }


def to_report(figures: dict[str, dict[str, float]]) -> dict[str, Any]:
    """The figures as one object, with the ratio to catanatron where that was measured."""
    from ...engine import COMPILED

    report: dict[str, Any] = {name: round(n, 1) for name, n in figures[OURS].items()}
    report["compiled"] = COMPILED
    if THEIRS in figures:
        report[THEIRS] = {name: round(n, 1) for name, n in figures[THEIRS].items()}
        ratio = figures[OURS]["decisions_per_s"] / figures[THEIRS]["decisions_per_s"]
        report["vs_catanatron"] = round(ratio, 1)
    return report


ROWS = (
    "decisions_per_s",
    "games_per_s",
    "copy_ns",
    "c_loop_decisions_per_s",
    "c_loop_games_per_s",
    "c_loop_two_player_decisions_per_s",
    "c_loop_solo_decisions_per_s",
    "random_playouts_per_s",
    "policy_playouts_per_s",
)


def show(report: dict[str, Any]) -> None:
    """Print the figures as a table."""
    from rich import box
    from rich.console import Console
    from rich.table import Table

    from ...i18n.numbers import format_number

    theirs = report.get(THEIRS)
    engine = "compiled" if report["compiled"] else "interpreted"
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(say("bench-medians"))
    table.add_column(say("bench-ours", engine=engine), justify="right")
    if theirs:
        table.add_column(THEIRS, justify="right")
    for name in ROWS:
        cells = [say(f"bench-{name}"), format_number(report[name])]
        if theirs:
            cells.append(format_number(theirs[name]) if name in theirs else "")
        table.add_row(*cells)
    console = Console(highlight=False)
    console.print()
    console.print(table)
    if theirs:
        text = say("bench-ratio", ratio=format_number(report["vs_catanatron"], 1))
    else:
        text = say("bench-how-to-compare")
    console.print(f"{text}\n", markup=False)
