"""`teotihuacan serve`: the game server."""

import os
import sys
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import click

from ..declare import Option
from ..options import parse_number_between, parse_port, parse_positive_number

if TYPE_CHECKING:
    from ...server.options import ServerOptions


def parse_rate(text: str) -> float:
    """A number of requests a second, 0 for no limit."""
    return parse_number_between(text, 0, 10**6, "bad-requests")


Host = Annotated[str, Option("--host", metavar="metavar-address", help="opt-address")]
Port = Annotated[int, Option("--port", parser=parse_port, metavar="P", help="opt-port")]
Data = Annotated[
    Path | None,
    Option("--data", metavar="metavar-folder", help="opt-data"),
]
Url = Annotated[
    str,
    Option("--database", metavar="URL", help="opt-database"),
]
Redis = Annotated[str, Option("--redis", metavar="URL", help="opt-redis")]
Workers = Annotated[
    int,
    Option("--workers", parser=parse_positive_number, metavar="N", help="opt-workers"),
]
BotProcesses = Annotated[
    int | None,
    Option(
        "--bot-processes",
        parser=parse_positive_number,
        metavar="N",
        help="opt-bot-processes",
    ),
]
Rate = Annotated[
    float,
    Option("--rate-limit", parser=parse_rate, metavar="N", help="opt-rate-limit"),
]
Names = Annotated[
    list[str] | None,
    Option("--name", metavar="metavar-host", help="opt-host-name"),
]
Webhooks = Annotated[
    list[str] | None,
    Option("--webhook", metavar="URL", help="opt-webhook"),
]
LogFile = Annotated[
    Path | None, Option("--log-file", metavar="metavar-file", help="opt-log-file")
]
Proxies = Annotated[
    str,
    Option("--trusted-proxies", metavar="metavar-addresses", help="opt-trusted-proxies"),
]


def serve(
    host: Host = "127.0.0.1",
    port: Port = 8000,
    data: Data = None,
    database: Url = "",
    redis: Redis = "",
    workers: Workers = 1,
    bot_processes: BotProcesses = None,
    rate_limit: Rate = 20.0,
    names: Names = None,
    webhooks: Webhooks = None,
    trusted_proxies: Proxies = "127.0.0.1",
    log_file: LogFile = None,
) -> None:
    """Serve games over the network: tables, people, bots; in the browser or to programs."""
    from ...game.files import data_folder
    from ...server.operations.running import run
    from ...server.options import ServerOptions

    for_a_person = sys.stderr.isatty()
    options = ServerOptions(
        data=str(data or data_folder()),
        host=host,
        port=port,
        database=database,
        redis=redis,
        workers=workers,
        bot_processes=bot_processes or max(1, (os.cpu_count() or 2) - 1),
        rate=rate_limit,
        names=tuple(names or ()),
        webhooks=tuple(webhooks or ()),
        trusted_proxies=trusted_proxies,
        log_level="warning" if for_a_person and log_file is None else "info",
        log_file="" if log_file is None else str(log_file),
        log_plainly=for_a_person,
    )
    run(options, partial(announce, options) if for_a_person else lambda: None)


def announce(options: "ServerOptions") -> None:
    """Tell a person where the game is, and how to end it."""
    from ...i18n import say

    for address in options.addresses:
        click.echo(say("serve-runs", address=address), err=True)
    if options.database:
        click.echo(say("serve-how-to-stop"), err=True)
    else:
        click.echo(say("serve-how-to-stop-folder", folder=options.data), err=True)
    if options.log_file:
        click.echo(say("serve-log", file=options.log_file), err=True)
