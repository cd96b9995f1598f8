"""A server's tables in words: what is played, how it stands, who is there, the clock."""

import time

from rich.text import Text

from ...client.messages import Table, TableSeat
from ...i18n import join_list, say
from ...terminal.printable import printable
from ...terminal.wording import SEAT_LETTERS, SEAT_STYLES, display_name

FREE = ("open", "link", "name")  # kinds of seats where nobody sits yet
OPTIONS = ("first_game", "draft", "dark_eclipse", "advanced_worship")
DAY, HOUR, MINUTE = 86_400, 3_600, 60
HERE, AWAY = "●", "○"


def name_seat(seat: TableSeat) -> str:
    """What a seat is called: a bot by its own name."""
    return printable(seat["nickname"] or display_name(seat["name"]))


def title_table(table: Table) -> str:
    """The title of a table, else who sits there."""
    if table["title"]:
        return printable(table["title"])
    names = [name_seat(seat) for seat in table["seats"] if seat["kind"] not in FREE]
    return join_list(names) if names else say("table-unnamed")


def summarize_table(table: Table) -> str:
    """What is played there: players, options, clock."""
    setup, clock = table["setup"], table["clock"]
    players = setup["players"]
    level = say(f"level-{setup.get('level') or 'standard'}")
    parts = [say("players", count=players) if players > 1 else say("solo-at", level=level)]
    if table.get("rated"):
        parts.append(say("rated-game"))
    parts += [say(f"option-{name.replace('_', '-')}") for name in OPTIONS if setup.get(name)]
    if clock["seconds"]:
        parts.append(say(f"clock-{clock['at_end']}", time=format_duration(clock["seconds"])))
    if not table["hints"]:
        parts.append(say("no-hints"))
    return " · ".join(parts)


def describe_standing(table: Table) -> str:
    """How a table stands, for us."""
    free = sum(seat["kind"] in FREE for seat in table["seats"])
    if table.get("damaged"):
        return say("standing-damaged")
    if table.get("ended_by_update"):
        return say("standing-ended-by-update")
    if table["your_turn"]:
        return say("standing-your-turn")
    if table["status"] == "open":
        if any(seat["for_you"] for seat in table["seats"]):
            return say("standing-invited")
        return say("standing-free", count=free) if free else say("standing-full")
    return say(f"standing-{table['status']}")


def format_duration(seconds: int) -> str:
    """A time in words, in the largest unit that fits."""
    if seconds % DAY == 0:
        return say("days", count=seconds // DAY)
    if seconds >= HOUR and seconds % HOUR == 0:
        return say("hours", count=seconds // HOUR)
    return say("minutes", count=round(seconds / MINUTE))


def format_time_left(until: int) -> str:
    """How much time is left until a moment in milliseconds, to the second if that matters."""
    seconds = max(0, round(until / 1000 - time.time()))
    if seconds >= 2 * DAY:
        return say("days", count=seconds // DAY)
    hours, minutes = seconds // HOUR, seconds // MINUTE % 60
    if hours:
        return say("hours-minutes", hours=hours, minutes=minutes)
    return f"{minutes}:{seconds % 60:02}"


# Seats ---


def describe_seats(table: Table, links: dict[int, str]) -> Text:
    """Who sits where, and who is here; below free seats the links to them."""
    lines = []
    for seat in table["seats"]:
        line = Text.assemble((SEAT_LETTERS[seat["seat"]], SEAT_STYLES[seat["seat"]]), "  ")
        line.append_text(describe_seat(seat))
        lines.append(line)
        if link := links.get(seat["seat"]):
            lines.append(Text(f"   {link}", "dim"))
    return Text("\n").join(lines)


def describe_seat(seat: TableSeat) -> Text:
    """Who sits on a seat, or for whom it is."""
    if seat["kind"] in FREE:
        return Text(say(f"seat-{seat['kind']}", name=printable(seat["name"])), "dim")
    if seat["kind"] == "bot":
        tag = say("bot-tag", level=display_name(seat["name"]))
        return Text.assemble(name_seat(seat), (f"  {tag}", "dim"))
    if seat["kind"] == "teotibot":
        return Text(name_seat(seat))
    who = Text(name_seat(seat))
    if seat["you"]:
        who.append(f"  {say('you-sit')}", "bold")
    else:
        who.append_text(presence(seat, say("here" if seat["present"] else "not-here")))
    return who


def presence(seat: TableSeat, words: str = "") -> Text:
    """A sign whether somebody is connected."""
    style = "green" if seat["present"] else "dim"
    return Text(f"  {HERE if seat['present'] else AWAY} {words}".rstrip(), style)


def describe_people(table: Table) -> Text:
    """The other people at a table in a line, each with a sign whether they are here."""
    line = Text()
    for seat in table["seats"]:
        if seat["kind"] == "person" and not seat["you"]:
            line.append("   " if line else "")
            line.append(SEAT_LETTERS[seat["seat"]], SEAT_STYLES[seat["seat"]])
            line.append(f" {name_seat(seat)}")
            line.append(f" {HERE if seat['present'] else AWAY}")
    return line
