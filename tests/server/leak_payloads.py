"""Whether payloads are what they may be: exactly these fields, with exactly these values.

A field that is new has to be added here, by somebody who has thought about who may see it.
"""

from typing import Any

from leak_truth import TableTruth

from teotihuacan.game.offers import offer_of
from teotihuacan.server.tables.bot_names import NAMES

Data = dict[str, Any]
NEWS = {"type", "number", "entries", "chat", "state", "table"}
STATE = {
    *("number", "seat", "your_turn", "held", "can_undo", "waits_for", "deadline", "result"),
    *("take_back", "view"),
}
TABLE = {
    *("key", "title", "setup", "visibility", "shuffle", "clock", "status", "seats", "you"),
    *("auto_start", "host", "starts_at", "imported", "hints", "teaching", "daily"),
    "damaged",
    "rated",
    "paired",
    "notice",
    "ended_by_update",
    "rules_version",
    *("yours", "number", "asked", "waits_for", "your_turn", "deadline", "result", "rematch"),
    *("created_at", "started_at", "changed_at"),
}
SEAT = {"seat", "kind", "name", "nickname", "you", "for_you", "invite", "present", "settings"}
SEAT |= {"away_until"}  # everybody at the table sees who is on vacation
RESULT = {"ended_by", "scores", "ranking", "resigned"}
PERSON = {
    *("name", "guest", "automatic", "confirm", "confirm_bots", "webhook", "created_at"),
    *("operator", "ban", "mute", "public_profile", "invisible"),
}


def check_news(news: Data, truth: TableTruth, person_id: str) -> None:
    """News of a table are what a person may see of it."""
    number = news["number"]
    seat = truth.seat_of(person_id, number)
    assert set(news) <= NEWS
    assert news["type"] == "news"
    check_entries(news["entries"], truth, seat, over=truth.over(number))
    lines = [{**vars(line)} for line in truth.chat]
    for line in lines:
        del line["person_id"]
    assert all(line in lines for line in news["chat"])
    if news.get("state") is not None:
        assert news["state"]["number"] == number
        check_state(news["state"], truth, seat)
    if "table" in news:
        check_table(news["table"], truth, person_id)


def check_entries(entries: list[Data], truth: TableTruth, seat: int, *, over: bool) -> None:
    """Entries hide the actions that others chose in secret or hold back."""
    for told in entries:
        fact = truth.facts[told["number"] - 1]
        entry = fact.entry
        seen = over or not fact.hidden or entry.seat == seat
        assert told == {
            "number": entry.number,
            "kind": entry.kind,
            "seat": entry.seat,
            "by": entry.by,
            "at": entry.at,
            "action": entry.action if seen else None,
            "text": fact.text if seen else None,
            "log": fact.log,
        }


def check_state(state: Data, truth: TableTruth, seat: int) -> None:
    """A state is the view of a seat, and what concerns the person who sits there."""
    number = state["number"]
    moment, mine = truth.moments[number], truth.asks(number, seat)
    assert set(state) == STATE
    assert state["seat"] == (seat if seat >= 0 else None)
    assert state["your_turn"] == mine
    assert state["can_undo"] in ((False, True) if mine else (False,))
    assert (state["held"] or {}).get("action") == (moment.held if mine else None)
    if moment.held is not None and mine:
        assert state["held"] == offer_of(moment.position, moment.held)
    check_take_back(state["take_back"], truth, number, seat)
    assert state["deadline"] is None
    assert state["result"] == (truth.table.result if truth.over(number) else None)
    assert state["view"] == truth.view(number, seat)


def check_take_back(told: Data | None, truth: TableTruth, number: int, seat: int) -> None:
    """Only who plays is told how far back they may go, and how far says no more than entries."""
    if seat < 0 or truth.over(number):
        assert told is None
    elif told is not None:
        assert set(told) == {"actions", "refused"}
        assert 0 <= told["actions"] <= number
        assert told["actions"] == 0 or told["refused"] is None


def check_table(table: Data, truth: TableTruth, person_id: str) -> None:
    """A table names people, but says nothing else about them; links are for who made it."""
    row = truth.table
    mine = bool(person_id) and row.creator == person_id
    assert set(table) == TABLE
    for name in ("key", "title", "setup", "visibility", "shuffle", "created_at"):
        assert table[name] == getattr(row, name)
    assert table["yours"] == mine
    assert table["host"] in (None, *truth.names)  # who sits there is seen by everybody
    assert table["result"] is None or table["result"] == row.result
    assert (table["result"] is None) == (table["status"] != "finished")
    assert table["rematch"] in (None, row.rematch)
    for seat in table["seats"]:
        assert set(seat) == SEAT
        assert seat["name"] in truth.names
        assert (seat["nickname"] in NAMES) == (seat["kind"] == "bot")
        assert mine or seat["invite"] is None
        assert set(seat["settings"]) == {"automatic", "confirm"}
    assert [seat["seat"] for seat in table["seats"] if seat["you"]] in ([], [table["you"]])
    assert person_id or table["you"] is None
