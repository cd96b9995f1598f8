"""Chaos: games are played while workers, Redis, PostgreSQL or everything are killed or frozen.

    python tools/chaos_server.py --failures 500
    python tools/chaos_server.py --failures 30 --sqlite

Every player keeps a ledger of what was sent, answered and seen, and after each failure it is
compared with what the server tells: nothing that was acknowledged may be lost or doubled, no
request may fail without telling when to try again, no clock may lose time, no table may get
stuck, and the server's log may have no error but that PostgreSQL is away. Exit code 1 if so.
"""

import argparse
import asyncio
import sys
import time
from pathlib import Path

from chaos.run import ChaosRun, Report, choose_failures
from hosting.site import PARTS, SERVER, SiteOptions, run_site


def write_report(report: Report, seconds: float) -> str:
    """What happened, as a table in Markdown."""
    killed = ", ".join(f"{count} x {part}" for part, count in sorted(report.killed.items()))
    slowest = ", ".join(f"{part} {took:.1f}" for part, took in sorted(report.slowest.items()))
    answers = ", ".join(f"{count} x {answer}" for answer, count in sorted(report.answers.items()))
    errors = f"{report.expected.total():,} / {report.unexpected.total():,}"
    rows = {
        f"failures, in {seconds:.0f} s": f"{report.killed.total()}: {killed}",
        "steps sent / acknowledged": f"{report.sent:,} / {report.confirmed:,}",
        "answers lost with their connection": f"{report.unanswered:,}",
        "games finished, records good": f"{report.finished:,}",
        "longest seconds until a table went on, after the part was back": slowest,
        "failures by HTTP and sockets": answers or "0",
        "errors in the server's log: PostgreSQL is away / others": errors,
        "lost, doubled or contradicted": str(len(report.wrong)),
        "tables stuck": str(len(report.stuck)),
    }
    lines = [f"| {name} | {value} |\n" for name, value in rows.items()]
    logged = [f"{count} x {message}" for message, count in report.unexpected.most_common()]
    told = [f"- {text}\n" for text in (*report.wrong, *report.stuck, *logged)]
    return "| | |\n|---|---|\n" + "".join(lines) + "\n" + "".join(told)


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
    sys.exit(0 if run.report.good else 1)


if __name__ == "__main__":
    main()
