"""`teotihuacan daily`: the deal of the day at the prompt, the same for everybody."""

from typing import TYPE_CHECKING, Annotated, Any

import click

from ...i18n import say
from ..declare import Option

if TYPE_CHECKING:
    from ...game.game import Game
    from ...study.daily import DailyDeal, DailyResult, DailyResults
    from ...terminal.saved_games import Autosave


def parse_date(text: str) -> Any:
    """A day that has begun."""
    from ...i18n import translate
    from ...study.daily import DailyError, parse_day

    try:
        return parse_day(text)
    except DailyError as error:
        raise click.BadParameter(translate(error)) from None


Solo = Annotated[bool, Option("--solo", help="opt-daily-solo")]
Adept = Annotated[bool, Option("--adept", help="opt-daily-adept")]
Day = Annotated[
    Any, Option("--date", parser=parse_date, metavar="metavar-day", help="opt-daily-date")
]
ShareOnly = Annotated[bool, Option("--share", help="opt-daily-share")]
Again = Annotated[bool, Option("--again", help="opt-daily-again")]


def daily(
    solo: Solo = False,
    adept: Adept = False,
    date: Day = None,
    share: ShareOnly = False,
    again: Again = False,
) -> None:
    """Play the deal of the day, the same for everybody; compare results with a short text."""
    from ...study.daily import DailyResults, daily_deal, today

    if solo and adept:
        raise click.BadParameter(say("bad-daily-modes"))
    deal = daily_deal(date or today(), "adept" if adept else "solo")
    results = DailyResults()
    result = results.find(deal.day, deal.mode)
    if share:
        if result is None:
            raise click.UsageError(say("daily-not-played", day=deal.day.isoformat()))
        print_share(result, results)
    elif result is not None and not again:
        click.echo(say("daily-played", day=deal.day.isoformat()))
        click.echo()
        print_share(result, results)
    else:
        play_deal(deal, results)


def play_deal(deal: "DailyDeal", results: "DailyResults") -> None:
    """Play a deal, or go on with it; a first result is kept."""
    from ...bots.seats import Seats
    from ...study.daily import read_result
    from .play import run_session

    click.echo(say("daily-begins", day=deal.day.isoformat(), mode=deal.mode))
    game, autosave = open_deal(deal)
    run_session(game, Seats(game, (), {deal.seat}), None, autosave)
    if not game.position.over:
        return
    result = read_result(deal, game.position)
    first = results.add(result)
    click.echo()
    if first:
        print_share(result, results)
    else:
        click.echo(say("daily-not-first"))


def open_deal(deal: "DailyDeal") -> "tuple[Game, Autosave | None]":
    """The game of a deal: where it was left, or a new one."""
    from ...game.game import Game
    from ...terminal.saved_games import SavedGames

    resumed = SavedGames().resume_dealt(deal.setup, deal.seed)
    if resumed.game is not None:
        return resumed.game, resumed.autosave
    return Game(deal.setup, deal.seed, deal.list_names("you")), None


def print_share(result: "DailyResult", results: "DailyResults") -> None:
    """Print the text to share; for people at a terminal with what its squares mean."""
    import sys

    from ...study.daily import make_share
    from ...terminal.daily import legend_text, share_text

    click.echo(share_text(make_share(result, results.count_streak(result.day))))
    if sys.stdout.isatty():
        click.echo()
        click.echo(legend_text())
