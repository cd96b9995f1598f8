"""`teotihuacan selfplay`: games of many styles, written as records."""

from pathlib import Path
from typing import Annotated

import click

from ...i18n import say
from .. import STOPPED
from ..completions import complete_bots
from ..declare import Argument, Option
from ..formats import print_json
from ..options import Json, Processes, Seed, parse_bots, parse_positive_number

RecordsFile = Annotated[Path, Argument(metavar="metavar-file", help="opt-records-file")]
Games = Annotated[
    int,
    Option("--games", parser=parse_positive_number, metavar="G", help="opt-selfplay-games"),
]
Bots = Annotated[
    str | None,
    Option("--bots", metavar="metavar-names", help="opt-selfplay-bots", complete=complete_bots),
]
Solo = Annotated[bool, Option("--solo", help="opt-selfplay-solo")]
OnRay = Annotated[str, Option("--ray", metavar="metavar-where", help="opt-ray")]


def selfplay(
    file: RecordsFile,
    games: Games = 1000,
    seed: Seed = 1,
    bots: Bots = None,
    solo: Solo = False,
    processes: Processes = None,
    ray: OnRay = "",
    json: Json = False,
) -> None:
    """Let bots of many styles play games of all kinds, and write their records to a file."""
    from ...bots.process_pool import count_cores
    from ...selfplay import DRAWN, PLAYERS, SOLO, RecordFile, SelfPlayPlan, play_missing
    from ..progress import show_bar

    names = parse_bots(bots) if bots else DRAWN
    plan = SelfPlayPlan(games, seed, names, SOLO if solo else PLAYERS)
    failed = 0
    with RecordFile(file) as records:
        before = len(records.seeds & set(range(seed, seed + games)))
        played = play_missing(plan, records, processes or count_cores(), ray)
        try:
            for game in show_bar(played, "progress-playing", games, before):
                if game.failed:
                    failed += 1
                    click.echo(say("selfplay-failed", seed=game.seed, why=game.failed), err=True)
        except KeyboardInterrupt:
            click.echo(say("selfplay-stopped", done=len(records.seeds)), err=True)
            raise click.exceptions.Exit(STOPPED) from None
        count = len(records.seeds)
    if json:
        print_json({"file": str(file), "games": count, "failed": failed})
    else:
        click.echo(say("selfplay-done", count=count, file=str(file)))
