"""`teotihuacan admin`: what an operator does about people and tables of a server."""

import re
from collections.abc import Callable
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Annotated, Any

import click

from ...i18n import say
from ..command import Group, Row
from ..declare import Argument, Option
from ..formats import print_json
from ..options import Json, parse_positive_number
from ..store_options import add_store_options
from .games import Yes

if TYPE_CHECKING:  # loaded late: few need a database
    from ...server.options import ServerOptions
    from ...server.storage.people import Person

LENGTHS = {"h": 3_600_000, "d": 86_400_000}  # milliseconds
WHICH_PEOPLE = ("all", "banned", "muted", "operators")
WHICH_TABLES = ("all", "open", "running", "finished", "closed", "damaged")


def parse_until(text: str) -> int:
    """A day as in 2026-12-24, or a time from now as in 12h and 7d; in milliseconds since 1970."""
    from ...server.storage.database import now

    if found := re.fullmatch(r"(\d{1,5})([hd])", text):
        return now() + int(found[1]) * LENGTHS[found[2]]
    try:
        day = datetime.strptime(text, "%Y-%m-%d").replace(tzinfo=UTC)
    except ValueError:
        raise click.BadParameter(say("bad-until", text=text)) from None
    return round(day.timestamp() * 1000)


def parse_which(names: tuple[str, ...]) -> Callable[[str], str]:
    """One of some words."""

    def parse(text: str) -> str:
        if text not in names:
            raise click.BadParameter(say("bad-which", text=text, names=", ".join(names)))
        return text

    return parse


Who = Annotated[str, Argument(metavar="metavar-name", help="opt-admin-who")]
NewName = Annotated[str, Argument(metavar="metavar-name", help="opt-admin-new-name")]
Search = Annotated[str, Argument(metavar="metavar-name", help="opt-admin-search")]
Key = Annotated[str, Argument(metavar="metavar-table", help="opt-admin-table")]
LineNumber = Annotated[
    int, Argument(metavar="N", parser=parse_positive_number, help="opt-admin-line")
]
ReportNumber = Annotated[
    int, Argument(metavar="N", parser=parse_positive_number, help="opt-admin-report")
]
Text = Annotated[str, Argument(metavar="metavar-text", help="opt-admin-text")]
Reason = Annotated[str, Option("--reason", metavar="metavar-text", help="opt-admin-reason")]
Until = Annotated[
    int | None,
    Option("--until", parser=parse_until, metavar="metavar-day", help="opt-admin-until"),
]
WhichPeople = Annotated[
    str, Option("--which", parser=parse_which(WHICH_PEOPLE), metavar="W", help="opt-admin-people")
]
WhichTables = Annotated[
    str, Option("--which", parser=parse_which(WHICH_TABLES), metavar="W", help="opt-admin-tables")
]
Remove = Annotated[bool, Option("--remove", help="opt-admin-remove")]
Dismiss = Annotated[bool, Option("--dismiss", help="opt-admin-dismiss")]
AllReports = Annotated[bool, Option("--all", help="opt-admin-all")]
Before = Annotated[
    int | None,
    Option("--before", parser=parse_positive_number, metavar="N", help="opt-admin-before"),
]


def start(context: click.Context) -> None:
    """Look after the people and tables of a server."""
    if context.invoked_subcommand is None:
        click.echo(context.get_help())


# People ---


@add_store_options
def list_people(
    search: Search = "", which: WhichPeople = "all", *, store: "ServerOptions", json: Json = False
) -> None:
    """List people, those seen last first."""
    from ...server.operators.overview import list_people as find

    found = run(store, find, search, which)
    rows = [describe_person(one) for one in found]
    print_rows(rows, ("name", "seen", "state", "id"), json)


@add_store_options
def show_person(who: Who, *, store: "ServerOptions", json: Json = False) -> None:
    """Show a person, and what was done to them."""
    from ...server.operators.overview import list_tables_of
    from ...server.storage.audit import list_audit

    person = find_person(store, who)
    tables = run(store, list_tables_of, person.id)
    done = run(store, list_audit, person_id=person.id)
    if json:
        print_json({**describe_person(person), "tables": tables, "audit": done})
        return
    print_rows([describe_person(person)], ("name", "seen", "state", "id"), json)
    for restriction, key in ((person.ban, "admin-banned"), (person.mute, "admin-muted")):
        if restriction is not None:
            told = restriction.to_dict()
            click.echo(say(key, end=told["end"], reason=told["reason"]))
    for table in tables:
        click.echo(f"/t/{table}")
    print_audit(done)


@add_store_options
def ban(who: Who, until: Until = None, reason: Reason = "", *, store: "ServerOptions") -> None:
    """Ban a person."""
    act_on_person(store, who, "ban", until, reason)


@add_store_options
def mute(who: Who, until: Until = None, reason: Reason = "", *, store: "ServerOptions") -> None:
    """Mute a person."""
    act_on_person(store, who, "mute", until, reason)


@add_store_options
def unban(who: Who, reason: Reason = "", *, store: "ServerOptions") -> None:
    """End a ban."""
    act_on_person(store, who, "unban", reason)


@add_store_options
def unmute(who: Who, reason: Reason = "", *, store: "ServerOptions") -> None:
    """End a mute."""
    act_on_person(store, who, "unmute", reason)


@add_store_options
def sign_out(who: Who, reason: Reason = "", *, store: "ServerOptions") -> None:
    """Sign a person out everywhere."""
    act_on_person(store, who, "sign_out", reason)


@add_store_options
def rename(who: Who, name: NewName, reason: Reason = "", *, store: "ServerOptions") -> None:
    """Give a person another name."""
    act_on_person(store, who, "rename", name, reason)


@add_store_options
def reset_password(who: Who, reason: Reason = "", *, store: "ServerOptions") -> None:
    """Replace a password by a code that works once."""
    code = act_on_person(store, who, "reset_password", reason)
    click.echo(say("admin-code", code=code))


@add_store_options
def delete(
    context: click.Context,
    who: Who,
    yes: Yes = False,
    reason: Reason = "",
    *,
    store: "ServerOptions",
) -> None:
    """Delete a person, after a question."""
    person = find_person(store, who)
    if not yes and not click.confirm(say("admin-sure", name=person.name)):
        context.exit(1)
    act_on_person(store, person.id, "delete", reason)
    click.echo(say("admin-deleted-soon"))


@add_store_options
def operator(who: Who, remove: Remove = False, *, store: "ServerOptions") -> None:
    """Make a person an operator."""
    act_on_person(store, who, "set_operator", not remove)


def act_on_person(store: "ServerOptions", who: str, action: str, *details: Any) -> Any:
    """Do something about a person; what it gives back."""
    from ...server.operators import person_actions

    person = find_person(store, who)
    work = getattr(person_actions, action)
    given = run(store, work, me(), person.id, *details)
    click.echo(say("admin-done"))
    return given


def find_person(store: "ServerOptions", who: str) -> "Person":
    """A person by name, else by id."""
    from ...server.storage.people import person_by_id, person_by_name

    found: Person | None = run(store, person_by_name, who)
    found = found or run(store, person_by_id, who)
    if found is None:
        raise click.BadParameter(say("bad-person", text=who))
    return found


def describe_person(person: "Person") -> dict[str, Any]:
    """A person in a row."""
    states = {
        "operator": person.operator,
        "guest": person.guest,
        "banned": person.ban is not None,
        "muted": person.mute is not None,
    }
    state = [name for name, so in states.items() if so]
    return {"name": person.name, "seen": person.seen_at, "state": state, "id": person.id}


# Tables ---


@add_store_options
def list_tables(
    which: WhichTables = "all", *, store: "ServerOptions", json: Json = False
) -> None:
    """List tables, those changed last first."""
    from ...server.operators.overview import list_tables as find

    status = None if which in ("all", "damaged") else which
    found = run(store, find, status, damaged=which == "damaged")
    rows = [
        {
            "table": table.key,
            "state": [table.status, *(["damaged"] if table.damaged else [])],
            "changed": table.changed_at,
            "title": table.title,
            "names": [seat.name for seat in seats if seat.name],
        }
        for table, seats in found
    ]
    print_rows(rows, ("table", "state", "changed", "title", "names"), json)


@add_store_options
def show_table(table: Key, *, store: "ServerOptions", json: Json = False) -> None:
    """Show a table with its chat."""
    from ...server.operators.overview import load_lines
    from ...server.operators.table_moderation import load_table

    row = run(store, load_table, table)
    lines = run(store, load_lines, row.id)
    state = [row.status, *(["damaged"] if row.damaged else [])]
    told = {"table": row.key, "state": state, "changed": row.changed_at, "title": row.title}
    if json:
        print_json({**told, "notice": row.notice, "chat": lines})
        return
    print_rows([told], ("table", "state", "changed", "title"), json)
    print_rows(lines, ("number", "at", "name", "text"), json)


@add_store_options
def close(table: Key, reason: Reason = "", *, store: "ServerOptions") -> None:
    """Close a table."""
    act_on_table(store, "close_table", table, reason)


@add_store_options
def delete_title(table: Key, reason: Reason = "", *, store: "ServerOptions") -> None:
    """Take a table's title away."""
    act_on_table(store, "delete_title", table, reason)


@add_store_options
def delete_line(
    table: Key, line: LineNumber, reason: Reason = "", *, store: "ServerOptions"
) -> None:
    """Take a line of chat away."""
    act_on_table(store, "delete_line", table, line, reason)


def act_on_table(store: "ServerOptions", action: str, *details: Any) -> None:
    """Do something about a table, a report or the announcement."""
    from ...server.operators import table_moderation

    run(store, getattr(table_moderation, action), me(), *details)
    click.echo(say("admin-done"))


@add_store_options
def queue(*, store: "ServerOptions", json: Json = False) -> None:
    """List the bots and reviews that are waited for."""
    from ...server.operators.overview import list_waiting

    found = run(store, list_waiting)
    rows = [
        {
            "state": [one.kind],
            "table": one.table,
            "since": one.since,
            "turns": f"{one.done}/{one.turns}" if one.turns is not None else "",
        }
        for one in found
    ]
    print_rows(rows, ("state", "table", "since", "turns"), json)


# Reports, announcements, the log ---


@add_store_options
def reports(every: AllReports = False, *, store: "ServerOptions", json: Json = False) -> None:
    """List what players have reported."""
    from ...server.storage.reports import OPEN, list_reports

    state = None if every else OPEN
    rows = run(store, list_reports, state)
    shown = ("id", "at", "state") if every else ("id", "at")
    print_rows(rows, (*shown, "reason", "person", "quote", "text", "reporter", "table"), json)


@add_store_options
def resolve(
    report: ReportNumber, dismiss: Dismiss = False, reason: Reason = "", *, store: "ServerOptions"
) -> None:
    """Resolve or dismiss a report."""
    state = "dismissed" if dismiss else "resolved"
    act_on_table(store, "close_report", report, state, reason)


@add_store_options
def announce(text: Text, until: Until = None, *, store: "ServerOptions") -> None:
    """Tell everybody something."""
    from ...server.http.models.admin import AnnouncementIn

    end = parse_until("1d") if until is None else until
    try:
        wanted = AnnouncementIn(text=text, until=end)
    except ValueError:
        raise click.BadParameter(say("bad-announcement")) from None
    act_on_table(store, "announce", wanted.text, wanted.until)


@add_store_options
def end_announcement(*, store: "ServerOptions") -> None:
    """Take the announcement away."""
    act_on_table(store, "end_announcement")


@add_store_options
def audit(before: Before = None, *, store: "ServerOptions", json: Json = False) -> None:
    """Show what operators did."""
    from ...server.storage.audit import list_audit

    found = run(store, list_audit, before)
    if json:
        print_json(found)
    else:
        print_audit(found)


def print_audit(found: list[dict[str, Any]]) -> None:
    """Print lines of the audit log."""
    rows = [{**one, "action": say(f"admin-action-{one['action']}")} for one in found]
    shown = ("id", "at", "operator", "action", "target", "details", "reason")
    print_rows(rows, shown, json=False)


# For all of them ---


def run(store: "ServerOptions", work: Any, *args: Any, **more: Any) -> Any:
    """Run a function in the server's database; a refusal in words if it refuses."""
    from ...client.errors import ServerRefusal
    from ...server.errors import Refusal
    from ...server.operators.store_access import run_in_store

    try:
        return run_in_store(store, work, *args, **more)
    except Refusal as refusal:
        raise ServerRefusal(refusal.code, refusal.message, **refusal.more) from None


def me() -> Any:
    """Whoever is at the command line, as the system calls them."""
    from getpass import getuser

    from ...server.storage.audit import Operator

    try:
        return Operator(getuser()[:80])
    except (KeyError, OSError):  # a user without a name, as in containers
        return Operator("?")


def show_time(at: int) -> str:
    """A time, as precise as anybody needs it."""
    return datetime.fromtimestamp(at / 1000).astimezone().strftime("%Y-%m-%d %H:%M")


def print_rows(rows: list[dict[str, Any]], columns: tuple[str, ...], json: bool) -> None:
    """Print rows as a table for people, or as JSON."""
    if json:
        print_json(rows)
        return
    if not rows:
        click.echo(say("admin-nothing"))
        return
    from rich.table import Table
    from rich.text import Text as RichText

    from ..play.screen import make_console

    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    for column in columns:
        table.add_column(say(f"admin-head-{column}"))
    for row in rows:
        table.add_row(*(RichText(show_value(column, row[column])) for column in columns))
    make_console().print(table)


def show_value(column: str, value: Any) -> str:
    """A value in a table."""
    if column in ("at", "seen", "changed", "since"):
        return show_time(value)
    if column == "state" and isinstance(value, str):
        return say(f"report-state-{value}")
    if column == "state":
        return ", ".join(say(f"admin-state-{one}") for one in value)
    if column == "reason" and value in ("abuse", "spam", "cheating", "name", "other"):
        return say(f"report-reason-{value}")
    return ", ".join(value) if isinstance(value, list) else str("" if value is None else value)


EXAMPLES = {
    "people": ("list_people", "teotihuacan admin people --which banned"),
    "person": ("show_person", "teotihuacan admin person Ixchel"),
    "ban": ("", "teotihuacan admin ban Ixchel --until 7d --reason 'insults in the chat'"),
    "unban": ("", "teotihuacan admin unban Ixchel"),
    "mute": ("", "teotihuacan admin mute Ixchel --until 2026-12-24"),
    "unmute": ("", "teotihuacan admin unmute Ixchel"),
    "reset-password": ("reset_password", "teotihuacan admin reset-password Ixchel"),
    "rename": ("", "teotihuacan admin rename Ixchel 'Player 7'"),
    "sign-out": ("sign_out", "teotihuacan admin sign-out Ixchel"),
    "delete": ("", "teotihuacan admin delete Ixchel --yes"),
    "operator": ("", "teotihuacan admin operator Ixchel"),
    "tables": ("list_tables", "teotihuacan admin tables --which damaged"),
    "table": ("show_table", "teotihuacan admin table QhcqlOS4WC7G"),
    "close": ("", "teotihuacan admin close QhcqlOS4WC7G --reason 'nobody plays here'"),
    "delete-title": ("delete_title", "teotihuacan admin delete-title QhcqlOS4WC7G"),
    "delete-line": ("delete_line", "teotihuacan admin delete-line QhcqlOS4WC7G 12"),
    "queue": ("", "teotihuacan admin queue --json"),
    "reports": ("", "teotihuacan admin reports"),
    "resolve": ("", "teotihuacan admin resolve 3 --dismiss"),
    "announce": ("", "teotihuacan admin announce 'We restart at noon.' --until 12h"),
    "end-announcement": ("end_announcement", "teotihuacan admin end-announcement"),
    "audit": ("", "teotihuacan admin audit --json"),
}
ROWS = {
    name: Row("commands.admin", example, function)
    for name, (function, example) in EXAMPLES.items()
}
admin = Group(start, "admin", ROWS, "teotihuacan admin people", prefix="admin-")
