"""The line above a server's table: clock, chat, who is there."""

from rich.text import Text

from ...game.views import SPECTATOR
from ...i18n import say
from ..remote_match import RemoteMatch
from .table_words import describe_people, format_time_left


def describe_link(match: RemoteMatch, unread: int) -> Text:
    """Whether one only watches, the clock, new lines of chat, who else is here."""
    table, parts = match.table, []
    if match.seat == SPECTATOR:
        parts.append(Text(say("you-watch"), "bold"))
    if match.feed.waiting:
        parts.append(Text(say("turn-sending")))
    deadline = match.state["deadline"]
    if deadline and not match.over:
        left = say("time-left", time=format_time_left(deadline))
        parts.append(Text(left, "bold" if match.asks_person() else ""))
    if unread > 0:
        parts.append(Text(f"✉ {say('chat-unread', count=unread)} (/)", "bold"))
    if people := describe_people(table):
        parts.append(people)
    if match.over and table["rematch"]:
        parts.append(Text(say("remote-rematch"), "bold"))
    return Text(" ").append_text(Text("  ·  ").join(parts))
