"""The deal of the day over the wire: one table for each person, results of everybody."""

import random
from datetime import timedelta
from typing import Any

from players import Browser, People, good, legal, refusal

from teotihuacan.study.daily import daily_deal, today
from teotihuacan.study.openings import Openings


def finish(person: Browser, key: str) -> None:
    """Play a game to its end at random."""
    chance = random.Random(key)
    while person.table(key)["status"] == "running":
        state = person.state(key)
        if state["your_turn"]:
            action = chance.choice(legal(state))
            good(person.at(key, "actions", after=state["number"], action=action))


def deal_of(person: Browser, mode: str, day: str = "") -> dict[str, Any]:
    """What a person is told about a deal."""
    told = good(person.get("/api/daily", params={"day": day} if day else {}))
    return next(deal for deal in told["deals"] if deal["mode"] == mode)


def test_everybody_plays_the_same_deal_once(people: People) -> None:
    ixchel, chaac = people.guests(2)
    told = good(ixchel.get("/api/daily"))
    assert told["day"] == told["today"] == today().isoformat()
    assert told["streak"] == 0
    assert deal_of(ixchel, "solo")["table"] is None
    begun = ixchel.post("/api/daily", json={"mode": "solo"})
    assert begun.status_code == 201
    table = begun.json()
    assert (table["daily"], table["status"]) == (today().isoformat(), "running")
    assert (table["hints"], table["shuffle"], table["you"]) == (False, False, 0)
    again = good(ixchel.post("/api/daily", json={"mode": "solo"}))
    assert again["key"] == table["key"]
    other = good(chaac.post("/api/daily", json={"mode": "solo"}))
    assert other["key"] != table["key"]
    hands = [
        person.state(key)["view"]["starting"]["hands"][0]
        for person, key in ((ixchel, table["key"]), (chaac, other["key"]))
    ]
    assert hands[0] == hands[1]
    assert deal_of(ixchel, "solo")["status"] == "running"


def test_results_of_first_games_are_everybodys(people: People) -> None:
    ixchel, chaac = people.guests(2)
    key = good(ixchel.post("/api/daily", json={"mode": "solo"}))["key"]
    finish(ixchel, key)
    record = good(ixchel.get(f"/api/tables/{key}/record"))
    assert record["seed"] == daily_deal(today()).seed
    deal = deal_of(ixchel, "solo")
    scores = record["result"]["scores"]
    mine = deal["mine"]
    assert isinstance(mine, dict)
    assert (deal["status"], mine["vp"], mine["other"]) == ("finished", *scores)
    assert 10 * sum(square["count"] for square in mine["squares"]) <= scores[0] + 60
    shown = [row for row in deal_of(chaac, "solo")["results"] if row["name"] == ixchel.name]
    assert [(row["vp"], row["other"], row["you"]) for row in shown] == [(*scores, False)]
    results = deal_of(ixchel, "solo")["results"]
    assert [row["vp"] for row in results] == sorted((row["vp"] for row in results), reverse=True)
    assert good(ixchel.get("/api/daily"))["streak"] == 1
    assert good(ixchel.post("/api/daily", json={"mode": "solo"}))["key"] == key
    yesterday = (today() - timedelta(days=1)).isoformat()
    assert deal_of(ixchel, "solo", yesterday)["results"] == []


def test_a_deal_that_was_given_up_counts_for_nothing(people: People) -> None:
    person = people.guest()
    table = good(person.post("/api/daily", json={"mode": "adept"}))
    assert table["you"] == daily_deal(today(), "adept").seat
    assert [seat["name"] for seat in table["seats"] if not seat["you"]] == ["adept"]
    good(person.at(table["key"], "leave"))
    deal = deal_of(person, "adept")
    assert (deal["status"], deal["mine"], deal["table"]) == ("given_up", None, table["key"])
    assert not any(row["you"] for row in deal["results"])
    assert good(person.get("/api/daily"))["streak"] == 0
    assert good(person.post("/api/daily", json={"mode": "adept"}))["key"] == table["key"]


def test_whoever_is_deleted_is_in_no_table_of_results(people: People) -> None:
    gone, witness = people.guests(2)
    key = good(gone.post("/api/daily", json={"mode": "solo"}))["key"]
    finish(gone, key)
    assert any(row["name"] == gone.name for row in deal_of(witness, "solo")["results"])
    good(gone.delete("/api/me"))
    assert not any(row["name"] == gone.name for row in deal_of(witness, "solo")["results"])


def test_what_is_no_day_and_no_deal_is_refused(people: People) -> None:
    person = people.guest()
    for day in ("2026-02-30", "20260101", "x", "9999-12-31", ""):
        assert refusal(person.get("/api/daily", params={"day": day})) == (422, "invalid")
    assert refusal(person.post("/api/daily", json={"mode": "legend"})) == (422, "invalid")
    assert refusal(people.stranger().get("/api/daily")) == (401, "nobody")


# Openings ---


def test_anybody_may_look_at_openings(people: People) -> None:
    stranger = people.stranger()
    told = good(stranger.get("/api/openings", params={"players": 3, "seat": 1}))
    book = Openings.read()
    assert (told["games"], told["players"], told["seat"]) == (book.games, 3, 1)
    assert len(told["pairs"]) == 153
    dealt = good(stranger.get("/api/openings", params={"tiles": "16,3,10,7"}))
    rows = [row.to_dict() for row in book.rank_pairs([3, 7, 10, 16], 2)]
    assert dealt["pairs"] == rows
    first = good(stranger.get("/api/openings/10/6", params={"players": 2}))
    assert first["tiles"] == [6, 10]
    assert first["turns"][0]["games"] == book.list_first_turns(2, (6, 10))[0].games


def test_what_is_no_opening_is_refused(people: People) -> None:
    stranger = people.stranger()
    for query in ("players=5", "players=2&seat=2", "tiles=3", "tiles=3,99", "tiles=a,b"):
        assert refusal(stranger.get(f"/api/openings?{query}")) == (422, "invalid"), query
    for path in ("6/6", "0/3", "3/19", "x/3"):
        assert refusal(stranger.get(f"/api/openings/{path}")) == (422, "invalid"), path


def test_a_hint_tells_openings_while_tiles_are_chosen(people: People) -> None:
    person = people.guest()
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    body = {"setup": {"players": 2}, "seats": seats, "shuffle": False}
    key = good(person.post("/api/tables", json=body))["key"]
    good(person.at(key, "start"))
    hint = good(person.get(f"/api/tables/{key}/hint"))
    options = hint["openings"]["options"]
    assert sorted(option["action"] for option in options) == sorted(legal(person.state(key)))
    assert options[0]["behind"] == 0
    person.play(key)
    while not person.state(key)["your_turn"]:
        pass
    assert good(person.get(f"/api/tables/{key}/hint"))["openings"] is None
