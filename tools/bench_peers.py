"""Measure our engine and others in turn, on one core, and write the page about it.

    python tools/bench_peers.py --seconds 120 --write docs/research/speed.md

The others live in environments of their own (in `.peers`, made on the first run); one that needs
a newer Python than this machine has is left out, and the page says so. Every contender is a
process that works only when it is asked to; all are bound to the same core, and all workloads
take turns for several rounds, so that whatever else slows the machine slows all alike. Medians
count.
"""

import argparse
import json
import os
import platform
import subprocess
import sys
from pathlib import Path
from statistics import median
from typing import Any

from peers_environments import PEERS, find_missing_python, prepare_python

CONTENDERS = (
    "our_games",
    "catanatron_games",
    "fastcatan_games",
    "spiel_games",
    "pgx_games",
    "chess_games",
)
OURS = "our_games"
ROUNDS = 5

Figures = dict[tuple[str, str], dict[str, float]]  # by contender and game


class Contender:
    """A process that runs workloads on request: of another library, or of a checkout of ours."""

    def __init__(self, name: str, checkout: Path | None = None) -> None:
        self.name = name
        ours = checkout is not None or name == OURS
        python = Path(sys.executable) if ours else prepare_python(name)
        settings = dict.fromkeys(("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS"), "1")
        if checkout is not None:
            settings["PYTHONPATH"] = str(checkout.resolve() / "src")
        self.process = subprocess.Popen(
            [str(python), str(PEERS / "contending.py"), name],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            encoding="utf-8",
            env={**os.environ, **settings},
        )
        told = self.read()
        self.version: str = told["version"]
        self.games: dict[str, list[str]] = told["games"]

    def read(self) -> Any:
        """A line of its answers."""
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise SystemExit(f"{self.name} ended: see above")
        return json.loads(line)

    def run(self, game: str, workload: str, seconds: float) -> dict[str, float]:
        """The rates of one workload."""
        assert self.process.stdin is not None
        asked = {"game": game, "workload": workload, "seconds": seconds}
        self.process.stdin.write(json.dumps(asked) + "\n")
        self.process.stdin.flush()
        rates: dict[str, float] = self.read()
        return rates

    def close(self) -> None:
        """End it."""
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()


def measure(contenders: list[Contender], seconds: float) -> Figures:
    """All workloads in turn, round by round: the median of each figure."""
    turns = [(c, game, work) for c in contenders for game in c.games for work in c.games[game]]
    part = seconds / (ROUNDS * len(turns))
    samples: dict[tuple[str, str], dict[str, list[float]]] = {}
    for contender, game, work in turns:
        contender.run(game, work, part / 10)  # warm up
    for _ in range(ROUNDS):
        for contender, game, work in turns:
            of_game = samples.setdefault((contender.name, game), {})
            for name, rate in contender.run(game, work, part).items():
                of_game.setdefault(name, []).append(rate)
    figures = {
        key: {name: median(rates) for name, rates in of_game.items()}
        for key, of_game in samples.items()
    }
    for found in figures.values():
        if "games_per_s" in found:
            found["decisions_per_game"] = found["decisions_per_s"] / found["games_per_s"]
    return figures


# The page ---

COLUMNS = {
    "decisions_per_s": "random decisions/s, driven from Python",
    "games_per_s": "games/s",
    "decisions_per_game": "decisions a game",
    "copy_ns": "copy, ns",
    "env_steps_per_s": "environment steps/s",
    "vector_steps_per_s": "vectorized steps/s",
}

COMPARED = {
    "decisions_per_s": "decisions/s",
    "copy_ns": "copying",
    "env_steps_per_s": "environment",
    "vector_steps_per_s": "vectorized",
}


def format_title(contender: Contender, game: str) -> str:
    """Which game of which library."""
    return f"{game.replace('_', ' ')} ({contender.version})"


def format_cell(figures: dict[str, float], name: str) -> str:
    """A figure as text."""
    if name not in figures:
        return ""
    value = figures[name]
    return f"{value:,.0f}" if value >= 10 else f"{value:.1f}"


def make_table(contenders: list[Contender], figures: Figures) -> str:
    """All figures, ours first."""
    lines = [
        "| | " + " | ".join(COLUMNS.values()) + " |",
        "|---|" + "---:|" * len(COLUMNS),
    ]
    for contender in contenders:
        for game in contender.games:
            found = figures[contender.name, game]
            cells = " | ".join(format_cell(found, name) for name in COLUMNS)
            lines.append(f"| {format_title(contender, game)} | {cells} |")
    return "\n".join(lines)


def compare_speed(ours: dict[str, float], theirs: dict[str, float], name: str) -> float | None:
    """How many times faster ours is; None if they have no such thing."""
    if name not in theirs:
        return None
    ratio = ours[name] / theirs[name]
    return 1 / ratio if name == "copy_ns" else ratio


def compare_all(contenders: list[Contender], figures: Figures) -> dict[str, list[float | None]]:
    """How many times faster ours is than each of the others, by their names."""
    (ours,) = (found for (name, _), found in figures.items() if name == OURS)
    return {
        format_title(contender, game): [
            compare_speed(ours, figures[contender.name, game], n) for n in COMPARED
        ]
        for contender in contenders
        for game in contender.games
        if contender.name != OURS
    }


def make_ratio_table(found: dict[str, list[float | None]]) -> str:
    """The ratios; slower ones say so."""
    lines = [
        "| ours against | " + " | ".join(COMPARED.values()) + " |",
        "|---|" + "---:|" * len(COMPARED),
    ]
    for name, ratios in found.items():
        cells = []
        for ratio in ratios:
            shown = "" if ratio is None else f"{ratio:,.0f}" if ratio >= 10 else f"{ratio:.2g}"
            slower = ratio is not None and ratio < 1
            cells.append(f"**{shown} x: slower**" if slower else f"{shown} x" if shown else "")
        lines.append(f"| {name} | {' | '.join(cells)} |")
    return "\n".join(lines)


def write_verdict(found: dict[str, list[float | None]]) -> str:
    """Whether ours is ahead, and where it isn't."""
    behind = [
        f"{name} ({what})"
        for name, row in found.items()
        for what, ratio in zip(COMPARED.values(), row, strict=True)
        if ratio is not None and ratio < 1
    ]
    if behind:
        return "Ours is **slower** than " + ", ".join(behind) + "; faster in all else."
    ratios = [ratio for row in found.values() for ratio in row if ratio is not None]
    if not ratios:
        return "Only ours was measured."
    return (
        f"Ours is the fastest wherever it is compared, at least {min(ratios):.2g} times as fast."
    )


def read_processor() -> str:
    """The name of the processor, where the system tells."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        return platform.machine()
    names = [line.split(":", 1)[1].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.machine()


def write_batch(figures: Figures, ours: dict[str, float]) -> str:
    """About the one batch of games that writes no observations: none of ours is of its kind."""
    found = figures.get(("fastcatan_games", "Catan"))
    if found is None:
        return ""
    text = (PEERS / "batch.md").read_text(encoding="utf-8").rstrip()
    return "\n\n" + text.format(
        steps=format_cell(found, "batch_steps_per_s"),
        unpicked=format_cell(found, "batch_unpicked_steps_per_s"),
        vector=format_cell(ours, "vector_steps_per_s"),
        compiled=format_cell(ours, "compiled_decisions_per_s"),
    )


def write_left_out(left_out: dict[str, str]) -> str:
    """Who could not be measured here, by the version of Python that is missing."""
    return "".join(
        f"\n\n**Left out:** {name.removesuffix('_games')}, which needs Python {version} or later;"
        " this machine has none."
        for name, version in left_out.items()
    )


def write_page(
    contenders: list[Contender], figures: Figures, command: str, left_out: dict[str, str]
) -> str:
    """The whole page."""
    (ours,) = (found for (name, _), found in figures.items() if name == OURS)
    ratios = compare_all(contenders, figures)
    return (
        (PEERS / "page.md")
        .read_text(encoding="utf-8")
        .format(
            command=command,
            processor=read_processor(),
            python=platform.python_version(),
            system=platform.system(),
            rounds=ROUNDS,
            table=make_table(contenders, figures),
            ratios=make_ratio_table(ratios),
            verdict=write_verdict(ratios),
            left_out=write_left_out(left_out),
            batch=write_batch(figures, ours),
            compiled_decisions=format_cell(ours, "compiled_decisions_per_s"),
            compiled_games=format_cell(ours, "compiled_games_per_s"),
            compiled_ns=f"{1e9 / ours['compiled_decisions_per_s']:.0f}",
            copy_ns=format_cell(ours, "copy_ns"),
            pettingzoo=format_cell(ours, "pettingzoo_steps_per_s"),
            leaves=format_cell(ours, "playouts_per_s"),
        )
    )


def main() -> None:
    """Measure, print, write."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--seconds", type=float, default=120.0, help="for all of it")
    parser.add_argument("--write", type=Path, help="the page to write")
    parser.add_argument("--only", nargs="*", default=CONTENDERS, choices=CONTENDERS)
    asked = parser.parse_args()
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    wanted = [name for name in CONTENDERS if name in (OURS, *asked.only)]
    missing = {name: find_missing_python(name) for name in wanted}
    left_out = {name: version for name, version in missing.items() if version}
    contenders = [Contender(name) for name in wanted if name not in left_out]
    figures = measure(contenders, asked.seconds)
    command = (
        f"python tools/bench_peers.py --seconds {asked.seconds:g} --write docs/research/speed.md"
    )
    text = write_page(contenders, figures, command, left_out)
    for contender in contenders:
        contender.close()
    print(text)
    if asked.write:
        asked.write.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
