"""The deal of the day in words: the text to share, and what the colours of its squares mean."""

from ..i18n import say
from ..i18n.lists import join_commas
from ..study.daily import Share
from ..study.daily.results import GROUPS, OTHER

SQUARES = {
    "pyramid": "🟧",
    "temples": "🟩",
    "avenue": "🟦",
    "technologies": "🟨",
    "masks": "🟪",
    OTHER: "⬜",
}


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
