"""`teotihuacan serve`: the game server."""

import os
import sys
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import click

from ..database_urls import read_url
from ..declare import Option
from ..options import (
    parse_number_between,
    parse_port,
    parse_positive_number,
    parse_whole_number,
)
from ..store_options import Data, Url, UrlFile

if TYPE_CHECKING:
    from ...server.options import ServerOptions


def parse_rate(text: str) -> float:
    """A number of requests a second, 0 for no limit."""
    return parse_number_between(text, 0, 10**6, "bad-requests")


def parse_days(text: str) -> int:
    """A number of days, 0 for ever."""
    return int(parse_number_between(str(parse_whole_number(text)), 0, 36_500, "bad-days"))


Host = Annotated[str, Option("--host", metavar="metavar-address", help="opt-address")]
Port = Annotated[int, Option("--port", parser=parse_port, metavar="P", help="opt-port")]
Redis = Annotated[str, Option("--redis", metavar="URL", help="opt-redis")]
RedisFile = Annotated[
    Path | None, Option("--redis-file", metavar="metavar-file", help="opt-redis-file")
]
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
PushServices = Annotated[
    list[str] | None,
    Option("--push-service", metavar="URL", help="opt-push-service"),
]
Smtp = Annotated[str, Option("--smtp", metavar="URL", help="opt-smtp")]
SmtpFile = Annotated[
    Path | None, Option("--smtp-file", metavar="metavar-file", help="opt-smtp-file")
]
MailFrom = Annotated[str, Option("--mail-from", metavar="metavar-address", help="opt-mail-from")]
Drain = Annotated[bool, Option("--drain", help="opt-drain")]
LogFile = Annotated[
    Path | None, Option("--log-file", metavar="metavar-file", help="opt-log-file")
]
KeepGuests = Annotated[
    int,
    Option("--keep-guests", parser=parse_days, metavar="metavar-days", help="opt-keep-guests"),
]
KeepOpenTables = Annotated[
    int,
    Option(
        "--keep-open-tables",
        parser=parse_days,
        metavar="metavar-days",
        help="opt-keep-open-tables",
    ),
]
KeepFinished = Annotated[
    int,
    Option(
        "--keep-finished", parser=parse_days, metavar="metavar-days", help="opt-keep-finished"
    ),
]
KeepChat = Annotated[
    int,
    Option("--keep-chat", parser=parse_days, metavar="metavar-days", help="opt-keep-chat"),
]
Proxies = Annotated[
    str,
    Option("--trusted-proxies", metavar="metavar-addresses", help="opt-trusted-proxies"),
]
ForbiddenWords = Annotated[
    Path | None,
    Option("--forbidden-words", metavar="metavar-file", help="opt-forbidden-words"),
]


def serve(
    host: Host = "127.0.0.1",
    port: Port = 8000,
    data: Data = None,
    database: Url = "",
    database_file: UrlFile = None,
    redis: Redis = "",
    redis_file: RedisFile = None,
    workers: Workers = 1,
    bot_processes: BotProcesses = None,
    rate_limit: Rate = 20.0,
    names: Names = None,
    webhooks: Webhooks = None,
    push_services: PushServices = None,
    smtp: Smtp = "",
    smtp_file: SmtpFile = None,
    mail_from: MailFrom = "",
    keep_guests: KeepGuests = 366,
    keep_open_tables: KeepOpenTables = 0,
    keep_finished: KeepFinished = 0,
    keep_chat: KeepChat = 0,
    trusted_proxies: Proxies = "127.0.0.1",
    drain: Drain = False,
    forbidden_words: ForbiddenWords = None,
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
        database=read_url("--database", database, database_file),
        redis=read_url("--redis", redis, redis_file),
        workers=workers,
        bot_processes=bot_processes or max(1, (os.cpu_count() or 2) - 1),
        rate=rate_limit,
        names=tuple(names or ()),
        webhooks=tuple(webhooks or ()),
        push_services=tuple(push_services or ()),
        smtp=read_url("--smtp", smtp, smtp_file),
        mail_from=mail_from,
        keep_guests=keep_guests,
        keep_open_tables=keep_open_tables,
        keep_finished=keep_finished,
        keep_chat=keep_chat,
        trusted_proxies=trusted_proxies,
        drain=drain,
        forbidden_words="" if forbidden_words is None else str(forbidden_words.absolute()),
        log_level="warning" if for_a_person and log_file is None else "info",
        log_file="" if log_file is None else str(log_file),
        log_plainly=for_a_person,
    )
    run(options, partial(announce, options, for_a_person=for_a_person))


def announce(options: "ServerOptions", *, for_a_person: bool) -> None:
    """Tell a person where the game is, and how to end it."""
    from ...i18n import say

    if not for_a_person:
        return
    for address in options.addresses:
        click.echo(say("serve-runs", address=address), err=True)
    if options.database:
        click.echo(say("serve-how-to-stop"), err=True)
    else:
        click.echo(say("serve-how-to-stop-folder", folder=options.data), err=True)
    if options.log_file:
        click.echo(say("serve-log", file=options.log_file), err=True)
