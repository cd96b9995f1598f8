"""Measure two checkouts of the project in turn, on one core.

    git worktree add ../before 4bca488
    (cd ../before && python setup.py build_ext --inplace)
    python tools/bench_versions.py ../before . --seconds 240

Each is a process of its own that works only when it is asked to; both are bound to the same core
and take turns for several rounds, so that whatever else slows the machine slows both alike.
The table has medians, the median of the ratios, which are taken round by round, and the ratio of
the best tenths of the rounds: what it would be if nothing else ran.
"""

import argparse
import os
from pathlib import Path
from statistics import median

from bench_peers import Contender

WORKLOADS = "version_workloads"
GAME = "Teotihuacan"
ROUNDS = 45
ROWS = {
    "compiled_decisions_per_s": "random decisions/s in the engine's own loop",
    "decisions_per_s": "random decisions/s, driven from Python",
    "copy_ns": "copying a position, ns",
    "playouts_per_s": "playouts/s of the levels' search",
    "vector_steps_per_s": "vector environment steps/s, 256 games",
}

Samples = dict[str, list[float]]  # by figure, one a round


def measure(checkouts: list[Contender], seconds: float) -> list[Samples]:
    """All workloads in turn, round by round."""
    works = checkouts[0].games[GAME]
    part = seconds / (ROUNDS * len(works) * len(checkouts))
    samples: list[Samples] = [{} for _ in checkouts]
    for checkout in checkouts:
        for work in works:
            checkout.run(GAME, work, part / 10)  # warm up
    for _ in range(ROUNDS):
        for work in works:
            for checkout, found in zip(checkouts, samples, strict=True):
                for name, rate in checkout.run(GAME, work, part).items():
                    found.setdefault(name, []).append(rate)
    return samples


def make_table(before: Samples, after: Samples) -> str:
    """Medians of both, and how they compare."""
    lines = ["| | before | after | after / before | undisturbed |", "|---|---:|---:|---:|---:|"]
    for name, title in ROWS.items():
        ratio = median(a / b for a, b in zip(after[name], before[name], strict=True))
        best = find_best(name, after[name]) / find_best(name, before[name])
        medians = f"{median(before[name]):,.0f} | {median(after[name]):,.0f}"
        lines.append(f"| {title} | {medians} | {ratio:.2f} | {best:.2f} |")
    return "\n".join(lines)


def find_best(name: str, figures: list[float]) -> float:
    """What the best tenth of the rounds reaches: a low time, or a high rate."""
    ranked = sorted(figures, reverse=not name.endswith("_ns"))
    return ranked[len(ranked) // 10]


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("before", type=Path, help="the folder of a checkout, modules built")
    parser.add_argument("after", type=Path, help="another one")
    parser.add_argument("--seconds", type=float, default=240.0, help="for all of it")
    asked = parser.parse_args()
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    checkouts = [Contender(WORKLOADS, folder) for folder in (asked.before, asked.after)]
    before, after = measure(checkouts, asked.seconds)
    for checkout in checkouts:
        checkout.close()
    print(make_table(before, after))


if __name__ == "__main__":
    main()
