"""What an export tells of games that last days: settings, browsers, mail, vacations, notes."""

from typing import Any

EMPTY = ("browsers", "news", "vacations", "notes")


def take_slow_play(export: dict[str, Any]) -> None:
    """Take out what is told of people who never said anything about that: nothing."""
    assert export.pop("notifications") is None
    assert export.pop("mail") == {"address": None, "wanted": None}
    assert [export.pop(name) for name in EMPTY] == [[], [], [], []]
