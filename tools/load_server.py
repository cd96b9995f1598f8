"""Load on a server of its own: how many moves it carries, what each costs, and what gets lost.

    python tools/load_server.py                                  # SQLite, one worker
    python tools/load_server.py --workers 2 --players 1000       # PostgreSQL and Redis
    python tools/load_server.py --players 0 --idle 1000 --workers 2
    python tools/load_server.py --players 0 --lobby 1000         # the lobby, where little happens
    python tools/load_server.py --workers 2 --restart 20:worker --restart 40:redis
    python tools/load_server.py --documented --write docs/host/operate.md

People sit at live tables, think for a while and make random legal moves. They play in processes
of their own, whose cost is told apart. Seconds of processors are those of the server's processes,
of its bots, of PostgreSQL and of Redis between warm-up and end. A move is timed from the moment
it is sent to the moment somebody else has received the push with it. In the end all acknowledged
moves are looked up.
"""

import argparse
import sys
from dataclasses import replace
from pathlib import Path

from hosting.site import PARTS, SiteOptions
from load.measuring import Measured, measure
from load.plan import Load
from load.report import put_into, write_details, write_row, write_table

# The table of docs/host/operate.md.
ONE, TWO = SiteOptions(), SiteOptions(workers=2)
DOCUMENTED: list[tuple[SiteOptions, Load]] = [
    (ONE, Load(players=500, think=4)),
    (ONE, Load(players=1000, think=8)),
    (ONE, Load(players=500, think=4, http=0.2, bots=0.1, spectators=0.2, reconnect=60)),
    (ONE, Load(players=0, idle=1000)),
    (SiteOptions(cluster=True), Load(players=500, think=4)),
    (TWO, Load(players=500, think=4)),
    (TWO, Load(players=1000, think=8)),
    (TWO, Load(players=2000, think=16)),
    (SiteOptions(workers=4), Load(players=500, think=4)),
    (TWO, Load(players=0, idle=1000)),
    (ONE, Load(players=0, lobby=1000)),
    (TWO, Load(players=0, lobby=1000)),
]


def parse_restart(text: str) -> tuple[float, str]:
    """A time and a part, such as 20:redis."""
    at, _, part = text.partition(":")
    if part not in PARTS:
        raise argparse.ArgumentTypeError(f"SECONDS:PART, where a part is one of {PARTS}")
    return float(at), part


def parse_options() -> argparse.Namespace:
    """What the command line says."""
    parser = argparse.ArgumentParser(description="Load a server with live games.")
    load, site = Load(), SiteOptions()
    add = parser.add_argument
    add("--workers", type=int, default=site.workers, help="more than one need PostgreSQL + Redis")
    add("--cluster", action="store_true", help="PostgreSQL + Redis for one worker too")
    add("--bot-processes", type=int, default=site.bot_processes, help="of each worker")
    add("--python", default=site.python, help="of the environment whose server is measured")
    add("--no-sync", action="store_true", help="PostgreSQL doesn't wait for the disk")
    add("--players", type=int, default=load.players, help="people who play")
    add("--idle", type=int, default=load.idle, help="people at tables where nobody moves")
    add("--lobby", type=int, default=load.lobby, help="people who watch the lobby")
    add("--lobby-pause", type=float, default=load.lobby_pause, help="seconds between its changes")
    add("--seats", type=int, default=load.seats, help="of each table")
    add("--think", type=float, default=load.think, help="mean seconds before a move")
    add("--http", type=float, default=load.http, help="share of players without a socket")
    add("--poll", type=float, default=load.poll, help="seconds between their questions")
    add("--bots", type=float, default=load.bots, help="share of tables of one against bots")
    add("--bot", default=load.bot, help="which bot sits there")
    add("--spectators", type=float, default=load.spectators, help="of each table, on average")
    add("--reconnect", type=float, default=load.reconnect, help="mean seconds a socket lasts")
    add("--warm-up", type=float, default=load.warm_up, help="seconds before it counts")
    add("--seconds", type=float, default=load.seconds, help="how long it counts")
    add("--processes", type=int, default=load.processes, help="that play")
    add("--seed", type=int, default=load.seed)
    add("--restart", type=parse_restart, action="append", default=[], metavar="SECONDS:PART")
    add("--documented", action="store_true", help="all runs of docs/host/operate.md")
    add("--write", type=Path, help="put the table between the marks of this page")
    return parser.parse_args()


def take_times(runs: Load, load: Load) -> Load:
    """A run of the table, for as long and in as many processes as asked for."""
    return replace(runs, seconds=load.seconds, warm_up=load.warm_up, processes=load.processes)


def run_all(options: argparse.Namespace) -> list[Measured]:
    """What the options ask for, told run by run."""
    load = Load(**{name: getattr(options, name) for name in Load.__dataclass_fields__})
    site = SiteOptions(
        options.workers,
        options.cluster,
        options.bot_processes,
        options.python,
        not options.no_sync,
    )
    wanted = [(site, load)]
    if options.documented:
        wanted = [
            (replace(one, python=site.python), take_times(runs, load)) for one, runs in DOCUMENTED
        ]
    rows = []
    for one, crowd in wanted:
        row = measure(one, crowd, options.restart)
        print(write_row(row) + write_details(row), file=sys.stderr, flush=True)
        rows.append(row)
    return rows


def main() -> None:
    """Run from the command line."""
    options = parse_options()
    table = write_table(run_all(options))
    print(table)
    if options.write:
        put_into(options.write, table)


if __name__ == "__main__":
    main()
