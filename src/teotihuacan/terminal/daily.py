"""The deal of the day in words: the text to share, and what the colours of its squares mean."""

from collections.abc import Collection
from datetime import timedelta
from pathlib import Path

from ..game.game import Game
from ..i18n import say
from ..i18n.lists import join_commas
from ..study.daily import (
    MODES,
    DailyDeal,
    DailyResult,
    DailyResults,
    Share,
    daily_deal,
    read_result,
    today,
)
from ..study.daily.results import GROUPS, OTHER

SQUARES = {
    "pyramid": "🟧",
    "temples": "🟩",
    "avenue": "🟦",
    "technologies": "🟨",
    "masks": "🟪",
    OTHER: "⬜",
}

PATIENCE = 30  # days in which a deal that was begun may be finished


def find_deal(game: Game, people: Collection[int]) -> DailyDeal | None:
    """The deal of the day that the one person in a game plays, if it is one."""
    days = [today() - timedelta(days=days) for days in range(PATIENCE)]
    deals = (daily_deal(day, mode) for day in days for mode in MODES)
    found = next((deal for deal in deals if deal.is_of(game)), None)
    return found if found and set(people) == {found.seat} else None


def keep_result(game: Game, deal: DailyDeal, folder: Path) -> DailyResult | None:
    """Keep how a deal ended if it was the first try; the result that counts, if there is one."""
    results = DailyResults(folder)
    if game.position.over:
        results.add(read_result(deal, game.position))
    return results.find(deal.day, deal.mode)


def share_text(share: Share) -> str:
    """A short text to send to others: the result, where the VP came from, days in a row."""
    lines = [
        say("daily-share-title", day=share.day.isoformat(), mode=share.mode),
        say(
            "daily-share-won" if share.won else "daily-share-lost", vp=share.vp, other=share.other
        ),
        "".join(SQUARES[square.group] * square.count for square in share.squares),
    ]
    if share.streak > 1:
        lines.append(say("daily-share-streak", count=share.streak))
    return "\n".join(line for line in lines if line)


def legend_text() -> str:
    """What the squares stand for."""
    kinds = [f"{SQUARES[group]} {say(f'daily-group-{group}')}" for group in (*GROUPS, OTHER)]
    return say("daily-legend", kinds=join_commas(kinds))
