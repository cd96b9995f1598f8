"""What was measured, as a table in Markdown."""

import re
from pathlib import Path

from .measuring import Measured

BEGIN, END = "<!-- load: written by `make load-table` -->", "<!-- /load -->"
HEAD = (
    "| load | moves/s | push p50 / p99 ms | CPU s per 1,000 moves: all | workers | busiest "
    "| bots | PostgreSQL | Redis | MB a worker | lost |\n"
    "|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|\n"
)
NOTHING = "–"


def write_table(rows: list[Measured]) -> str:
    """All runs, one a row."""
    return HEAD + "".join(write_row(row) for row in rows)


def write_row(row: Measured) -> str:
    """One run."""
    figures = row.figures
    groups = ("bots", "postgresql", "redis")
    cells = [
        describe(row),
        f"{figures.moves / row.seconds:.0f}",
        " / ".join(quantile(figures.pushes, share) for share in (0.5, 0.99)),
        a_thousand(row, row.all),
        a_thousand(row, row.server),
        a_thousand(row, row.workers[0]) if row.workers else NOTHING,
        *(a_thousand(row, row.processors.get(group, 0.0)) for group in groups),
        f"{worker_memory(row):.0f}",
        str(figures.lost),
    ]
    return f"| {' | '.join(cells)} |\n"


def describe(row: Measured) -> str:
    """What was run, in words."""
    load, options = row.load, row.options
    workers = "1 worker" if options.workers == 1 else f"{options.workers} workers"
    parts = [f"{workers}, {'PostgreSQL + Redis' if options.services else 'SQLite'}:"]
    if load.players:
        parts.append(f"{load.players:,} players, think {load.think:g} s")
    if load.idle:
        parts.append(f"{'and ' if load.players else ''}{load.idle:,} idle")
    for share, words in ((load.http, "by HTTP"), (load.bots, "of the tables against bots")):
        if share:
            parts.append(f"({share:.0%} {words})")
    if load.lobby:
        words = f"{load.lobby:,} watch the lobby, a change every {load.lobby_pause:g} s"
        parts.append(f"{'and ' if load.players or load.idle else ''}{words}")
    if load.spectators:
        parts.append(f"({load.spectators:g} spectators a table)")
    if load.reconnect:
        parts.append(f"(all connect anew every {load.reconnect:g} s)")
    if row.failures:
        parts.append(f"(killed: {', '.join(row.failures)})")
    return " ".join(parts)


def a_thousand(row: Measured, seconds: float) -> str:
    """Seconds of processors for a thousand moves; in cores if there are no moves."""
    if not row.figures.moves:
        return f"{seconds / row.seconds:.3f} cores"
    return f"{1000 * seconds / row.figures.moves:.2f}" if seconds else NOTHING


def quantile(seconds: list[float], share: float) -> str:
    """The milliseconds below which a share of the times is."""
    if not seconds:
        return NOTHING
    ordered = sorted(seconds)
    return f"{1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))]:.0f}"


def worker_memory(row: Measured) -> float:
    """The megabytes of the largest worker."""
    sizes = [size for group, size in row.megabytes.items() if group.startswith("worker")]
    return max(sizes, default=0.0)


def write_details(row: Measured) -> str:
    """What doesn't fit into the table, and whether the generator can be trusted."""
    figures = row.figures
    lines = [
        f"{figures.moves:,} moves acknowledged in {row.seconds:.1f} s, "
        f"{len(figures.pushes):,} pushes timed, worst {quantile(figures.pushes, 1.0)} ms; "
        f"{figures.finished} games finished",
        f"processors, s: {write_groups(row.processors)}; the generator itself {row.own:.1f} "
        f"({row.own / row.seconds:.2f} cores), late by p99 {quantile(figures.lags, 0.99)} ms",
        f"memory, MB: {write_groups(row.megabytes)}",
    ]
    for name, counts in (("refused", figures.refused), ("HTTP answers", figures.statuses)):
        if counts:
            lines.append(f"{name}: " + ", ".join(f"{n} x {code}" for code, n in counts.items()))
    if figures.lobby:
        lines.append(f"{figures.lobby:,} messages about the lobby")
    if figures.reconnections:
        lines.append(f"{figures.reconnections} connections opened anew")
    if figures.backwards:
        lines.append(f"{figures.backwards} news from the past")
    if row.errors:
        lines.append(f"{row.errors} errors in the server's log")
    return "".join(f"- {line}\n" for line in lines)


def write_groups(values: dict[str, float]) -> str:
    """Figures by group of processes."""
    return ", ".join(f"{group} {value:.1f}" for group, value in values.items() if value >= 0.05)


def put_into(path: Path, text: str) -> None:
    """Replace what stands between the marks of a page."""
    page = path.read_text(encoding="utf-8")
    pattern = re.compile(f"{re.escape(BEGIN)}.*?{re.escape(END)}", re.DOTALL)
    assert pattern.search(page), f"{path} has no marks"
    new = f"{BEGIN}\n\n{text}\n{END}"
    path.write_text(pattern.sub(lambda _: new, page), encoding="utf-8")
