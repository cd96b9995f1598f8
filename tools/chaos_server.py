"""Chaos: games are played while workers, Redis, PostgreSQL or everything are killed.

    python tools/chaos_server.py --failures 500
    python tools/chaos_server.py --failures 30 --sqlite

Every player keeps a ledger of what was sent, answered and seen, and after each failure it is
compared with what the server tells: nothing that was acknowledged may be lost or doubled, no
request may fail without telling when to try again, and no table may get stuck. Exit code 1 if so.
"""

import argparse
import asyncio
import json
import sys
import time
from collections import Counter
from pathlib import Path

from chaos.run import ChaosRun, Report, choose_failures
from hosting.site import PARTS, SERVER, SiteOptions, run_site


def write_report(report: Report, seconds: float) -> str:
    """What happened, as a table in Markdown."""
    killed = ", ".join(f"{count} x {part}" for part, count in sorted(report.killed.items()))
    slowest = ", ".join(f"{part} {took:.1f}" for part, took in sorted(report.slowest.items()))
    answers = ", ".join(f"{count} x {answer}" for answer, count in sorted(report.answers.items()))
    rows = {
        f"failures, in {seconds:.0f} s": f"{report.killed.total()}: {killed}",
        "steps sent / acknowledged": f"{report.sent:,} / {report.confirmed:,}",
        "answers lost with their connection": f"{report.unanswered:,}",
        "games finished, records good": f"{report.finished:,}",
        "longest seconds until a table went on, after the part was back": slowest,
        "failures by HTTP": answers or "0",
        "lost, doubled or contradicted": str(len(report.wrong)),
        "tables stuck": str(len(report.stuck)),
    }
    lines = [f"| {name} | {value} |\n" for name, value in rows.items()]
    told = [f"- {text}\n" for text in (*report.wrong, *report.stuck)]
    return "| | |\n|---|---|\n" + "".join(lines) + "\n" + "".join(told)


def count_errors(log: str) -> Counter[str]:
    """What the server has told as errors, and what is no line of JSON."""
    told: Counter[str] = Counter()
    for line in log.splitlines():
        try:
            entry = json.loads(line)
        except ValueError:
            told["a line that isn't JSON"] += 1
            continue
        if entry["level"] in ("error", "critical"):
            told[entry["message"]] += 1
    return told


def main() -> None:
    """Run from the command line."""
    parser = argparse.ArgumentParser(description="Kill parts of a server while games are played.")
    parser.add_argument("--failures", type=int, default=500)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--sqlite", action="store_true", help="one worker and a file")
    parser.add_argument("--tables", type=int, default=6)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", choices=PARTS, help="the only part that fails")
    parser.add_argument("--python", default=sys.executable, help="of the server's environment")
    parser.add_argument("--log", type=Path, help="keep the server's log in this file")
    options = parser.parse_args()
    site_options = SiteOptions(
        1 if options.sqlite else options.workers,
        cluster=not options.sqlite,
        python=options.python,
        sync=False,  # processes are killed, not the machine
    )
    failures = choose_failures(options.failures, options.seed)
    if options.only or options.sqlite:
        failures = [options.only or SERVER] * options.failures
    began = time.monotonic()
    with run_site(site_options) as site:
        run = ChaosRun(site, options.tables, options.seed)
        try:
            asyncio.run(run.run(failures))
        finally:  # whatever ended the run, what it has seen so far is told
            log = site.parts[SERVER].read_log()
            if options.log:
                options.log.write_text(log)
            print(write_report(run.report, time.monotonic() - began), flush=True)
    for message, count in count_errors(log).most_common():
        print(f"- in the server's log {count} x {message}")
    sys.exit(0 if run.report.good else 1)


if __name__ == "__main__":
    main()
