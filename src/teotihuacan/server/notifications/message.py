"""News in words, in the language of whoever is told."""

from collections.abc import Sequence
from dataclasses import dataclass

from ...i18n import join_list, load_catalogue
from ..storage.table_row import Table
from ..storage.tables import Seat
from ..tables.bot_names import name_bots
from ..tables.lobby import FREE

MANY = "several"  # the event of several news that waited


@dataclass(frozen=True)
class TableNews:
    """News of a table."""

    kind: str
    key: str
    title: str  # of the table, or who plays there; "" if nobody sits there yet


@dataclass(frozen=True)
class Message:
    """What somebody is told, in words."""

    title: str
    text: str
    path: str  # of the page that it leads to
    topic: str  # a later message of the same topic takes the place of this one


def name_table(table: Table, seats: Sequence[Seat], language: str) -> str:
    """What a table is called: by its title, or after who plays there."""
    names = name_bots(table.key, seats)
    taken = [names.get(row.place, row.name) for row in seats if row.kind not in FREE]
    return table.title or join_list([name for name in taken if name], language=language)


def say_news(news: Sequence[TableNews], language: str) -> Message:
    """One message for one piece of news, or for several that waited together."""
    catalogue = load_catalogue(language)
    titles = [catalogue.say(f"notified-{one.kind}", {}) for one in news]
    if len(news) == 1:
        return Message(titles[0], news[0].title, f"/t/{news[0].key}", news[0].key)
    lines = [
        catalogue.say("notified-line", {"what": what, "title": one.title}) if one.title else what
        for what, one in zip(titles, news, strict=True)
    ]
    title = catalogue.say("notified-several", {"count": len(news)})
    return Message(title, "\n".join(lines), "/", MANY)


def say_trial(language: str) -> Message:
    """A message that shows that messages arrive."""
    catalogue = load_catalogue(language)
    text = catalogue.say("notified-trial-text", {})
    return Message(catalogue.say("notified-trial", {}), text, "/settings", "trial")


def describe_news(news: Sequence[TableNews], name: str) -> dict[str, object]:
    """The same for programs, with the name of whoever is told."""
    told = [{"event": one.kind, "table": one.key, "title": one.title} for one in news]
    if len(told) == 1:
        return {**told[0], "name": name}
    return {"event": MANY, "news": told, "name": name}
