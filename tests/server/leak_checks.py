"""Whether somebody received what they must not know."""

import json
import re
from typing import Any

from leak_evening import Evening
from leak_payloads import PERSON, check_entries, check_news, check_table
from leak_receivers import Got, Receiver
from leak_slow_play import take_slow_play
from leak_truth import TableTruth, Truth

Data = dict[str, Any]
WORD = re.compile(r"[A-Za-z0-9_-]{6,}")
LONG = 12  # characters of a word that can't be there by chance
HEADERS = {
    *("date", "content-length", "content-type", "cache-control", "content-security-policy"),
    *("x-content-type-options", "referrer-policy", "cross-origin-opener-policy"),
    *("cross-origin-resource-policy", "permissions-policy"),
    *("upgrade", "connection", "sec-websocket-accept"),
}
# Refusals say the same to everybody; what the engine says of an illegal action is checked apart.
SAID = {
    "stale": ["the game has gone on since: look again"],
    "over": ["the game is over"],
    "not_asked": ["it is not your turn", "a bot answers for you until the turn is over"],
    "held": ["end the turn or take the action back first"],
    "not_held": ["there is no action to confirm"],
    "cannot_undo": ["there is nothing that may be taken back"],
    "not_over": ["that can be seen when the game is over"],
    "not_started": ["the game has not begun"],
    "started": ["the game has begun"],
    "seated": ["you sit at this table already"],
    "forbidden": ["you don't sit at this table", "that seat is not for you"],
    "nobody": ["sign in or choose a name first"],
    "not_found": ["there is no such table"],
}
MORE = {"stale": {"number"}}  # what comes with a code


def check_evening(evening: Evening, truth: Truth) -> int:
    """Check all that everybody received; how many payloads that was."""
    for receiver in evening.receivers:
        hidden = hidden_from(receiver, evening, truth)
        for got in receiver.got:
            check_got(got, truth, truth.id_of(receiver.name))
            check_headers(got, receiver)
            check_words(got, hidden, truth)
    return sum(len(receiver.got) for receiver in evening.receivers)


# Payloads ---


def check_got(got: Got, truth: Truth, person_id: str) -> None:
    """One payload is one of the known, and holds nothing that it need not."""
    if not got.text:
        assert got.asked in ("upgrade", "PUT me/password")
        return
    data = json.loads(got.text)
    table = truth.tables.get(got.key)
    if got.status >= 400:
        check_refusal(data, None, table, person_id)
    elif got.asked == "socket" and data["type"] != "news":
        check_answer(data, table, person_id)
    elif got.asked in ("socket", "GET news"):
        assert table is not None
        check_news(data, table, person_id)
    elif got.asked == "GET record":
        assert table is not None
        check_record(data, table)
    elif got.asked == "GET me/export":
        take_slow_play(data)
        check_export(data, truth, person_id)
    elif got.asked in ("POST guests", "PATCH me"):
        assert set(data) == PERSON
    else:
        for one in data if isinstance(data, list) else [data]:
            check_table(one, truth.tables[one["key"]], person_id)
            assert got.asked != "GET tables" or one["visibility"] == "public"


def check_answer(answer: Data, table: TableTruth | None, person_id: str) -> None:
    """An answer to what was sent over a socket."""
    if answer["type"] == "done":
        assert set(answer) == {"type", "number", "id"}
        return
    assert answer.pop("type") == "refused"
    check_refusal(answer, answer.pop("id"), table, person_id)


def check_refusal(
    refusal: Data, sent: str | None, table: TableTruth | None, person_id: str
) -> None:
    """A refusal says nothing of the game, but to whoever is asked."""
    code, message = refusal["code"], refusal["message"]
    latest = refusal.pop("latest", None)
    assert set(refusal) == {"code", "message"} | MORE.get(code, set())
    if code == "illegal":
        assert table is not None
        assert sent is not None
        assert table.asks(latest, table.seat_of(person_id, latest))
        assert message == table.complaint(latest, int(sent.removeprefix("act ")))
    elif code not in ("invalid", "malformed"):  # which say what of the request is wrong
        assert message in SAID.get(code, []), refusal


def check_record(record: Data, table: TableTruth) -> None:
    """A record is one of a game that was over: with all its actions, and its end."""
    assert table.table.status == "finished"
    assert record["actions"] == table.game.actions
    assert set(record) == {
        *("format", "rules_version", "setup", "seed", "actions", "result", "names")
    }


def check_export(export: Data, truth: Truth, person_id: str) -> None:
    """What somebody may take along: about them all, about their games what they may see."""
    kinds = {"person", "tables", "puzzles", "ratings", "reports", "operators", "results"}
    assert set(export) == kinds | {"friends", "seeks"}
    assert export["ratings"] == {"now": [], "changes": []}  # these games are not rated
    assert set(export["friends"]) == {"friends", "asking", "asked", "blocked"}
    assert export["seeks"] == []
    assert {"puzzle", "rating", "solved", "at"} >= {
        name for one in export["puzzles"] for name in one
    }
    assert {one["table"] for one in export["results"]} <= {*truth.tables}
    assert set(export["person"]) == {*PERSON, "id", "seen_at"}
    assert export["person"]["id"] == person_id
    for one in export["tables"]:
        table = truth.tables[one["key"]]
        assert {"text", "at"} >= {name for line in one.pop("chat") for name in line}
        record, entries = one.pop("record"), one.pop("entries", [])
        if record is not None:
            check_record(record, table)
        seat = table.seat_of(person_id, len(entries))
        check_entries(entries, table, seat, over=False)
        check_table(one, table, person_id)


def check_headers(got: Got, receiver: Receiver) -> None:
    """Headers are the known ones; a cookie only comes with a new session."""
    names = {name.lower() for name in got.headers}
    if got.asked in ("POST guests", "PUT me/password"):
        names.discard("set-cookie")
    if got.asked == "GET me/export":
        names.discard("content-disposition")
    assert names <= HEADERS, (receiver.name, got.asked, names - HEADERS)


# Words ---


def hidden_from(receiver: Receiver, evening: Evening, truth: Truth) -> set[str]:
    """The words a receiver must never see."""
    others = [one for one in evening.receivers if one is not receiver]
    hidden = {person["id"] for person in truth.people if person["name"] != receiver.name}
    hidden |= long_words(*(one.cookie for one in others))
    hidden |= {invite for invite, maker in evening.invites.items() if maker is not receiver}
    for key, table in truth.tables.items():
        rematch = table.table.started_at is None
        if key not in receiver.keys and not rematch and table.table.visibility != "public":
            hidden |= {key, table.table.title}
    hidden |= long_words(*secrets_of(evening, truth))
    if receiver in evening.people[:2]:
        hidden -= long_words(evening.webhook)  # it is theirs
    return hidden


def long_words(*texts: str) -> set[str]:
    """The words of secrets that are secrets themselves."""
    return {word for text in texts for word in WORD.findall(text) if len(word) >= LONG}


def secrets_of(evening: Evening, truth: Truth) -> list[str]:
    """What nobody is ever sent: keys, passwords and their hashes; where others get messages."""
    hashes = [person["password"] for person in truth.people if person["password"]]
    passwords = [one.password for one in evening.people if one.password]
    return [*truth.secrets, *hashes, *passwords, evening.webhook]


def check_words(got: Got, hidden: set[str], truth: Truth) -> None:
    """Nothing received has a hidden word in it; seeds are for when the game is over."""
    words = set(WORD.findall(got.text))
    for value in got.headers.values():
        words.update(WORD.findall(value))
    assert not words & hidden, (got.asked, words & hidden)
    if got.status != 200 or got.asked not in ("GET record", "GET me/export"):
        assert not words & truth.numbers, (got.asked, words & truth.numbers)


def check_log(log: str, evening: Evening, truth: Truth) -> None:
    """The server's log tells nothing that lets somebody in, and nobody's name."""
    tables = list(truth.tables.values())
    hidden = {receiver.name for receiver in evening.receivers if receiver.name}
    hidden |= {person["id"] for person in truth.people} | set(evening.invites)
    hidden |= set(truth.tables) | {table.table.title for table in tables}
    hidden |= {line.text for table in tables for line in table.chat}
    hidden |= long_words(*(receiver.cookie for receiver in evening.receivers))
    hidden |= long_words(*secrets_of(evening, truth))
    assert not [word for word in hidden if word in log]
    assert not truth.numbers & set(WORD.findall(log))
