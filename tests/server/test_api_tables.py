"""Tables over HTTP, at one server and at two: made, found, joined, given, begun, left."""

import json
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from players import LINK, ME, OPEN, RANDOM, Browser, People, begin, good, make_table, refusal
from serving import Servers
from stored import everything_but_other_games, row_of

from teotihuacan.engine.setup.options import KNOB_VALUES, LEVELS, OPTIONS

JSON = {"Content-Type": "application/json"}
NO_TABLE = "AAAAAAAAAAAAAAAA"


def kinds(table: dict[str, Any]) -> list[str]:
    return [seat["kind"] for seat in table["seats"]]


def names(table: dict[str, Any]) -> list[str]:
    return [seat["name"] for seat in table["seats"]]


# Set-ups


def test_what_can_be_chosen(people: People) -> None:
    told = good(people.stranger().get("/api/options"))
    assert told["players"] == [1, 2, 3, 4]
    assert told["options"] == list(OPTIONS)
    assert told["levels"] == list(LEVELS)
    assert told["knobs"] == {name: list(values) for name, values in KNOB_VALUES.items()}
    assert told["at_end"] == ["nothing", "bot", "resign"]
    maker = people.guest()
    for bot in told["bots"]:
        assert names(make_table(maker, ME, {"kind": "bot", "bot": bot}))[1] == bot


@pytest.mark.parametrize(
    ("setup", "kept"),
    [
        ({"players": 1}, {"level": "standard"}),
        ({"players": 1, "level": "hardest"}, {}),
        ({"players": 1, "level": "custom", "knobs": {"resources": 1}}, {}),
        ({"players": 1, "knobs": {"bonus_vp": -5}}, {"level": "custom"}),
        ({"players": 2}, {}),
        ({"players": 2, "first_game": True}, {}),
        ({"players": 3, "draft": True, "dark_eclipse": True}, {}),
        ({"players": 4, "advanced_worship": True, "dark_eclipse": True}, {}),
    ],
    ids=str,
)
def test_any_set_up_can_be_played(
    people: People, setup: dict[str, Any], kept: dict[str, Any]
) -> None:
    maker = people.guest()
    seats = [ME, *[RANDOM] * (setup["players"] - 1)]
    table = make_table(maker, *seats, setup=setup)
    assert table["setup"] == dict.fromkeys(OPTIONS, False) | setup | kept
    started = good(maker.at(table["key"], "start"))
    assert started["status"] == "running"
    state = maker.state(table["key"])
    assert len(state["view"]["players"]) == max(2, setup["players"])
    assert kinds(started)[-1] == ("teotibot" if setup["players"] == 1 else "bot")
    assert state["your_turn"]  # seat 0 is asked first
    maker.play(table["key"])


@pytest.mark.parametrize(
    "body",
    [
        {"setup": {"players": 0}},
        {"setup": {"players": 5}},
        {"setup": {"players": "2"}},
        {"setup": {"players": 2, "first_game": True, "draft": True}},
        {"setup": {"players": 2, "level": "easier"}},
        {"setup": {"players": 1, "draft": True}, "seats": [ME]},
        {"setup": {"players": 1, "level": "easier", "knobs": {"resources": 1}}, "seats": [ME]},
        {"setup": {"players": 1, "level": "impossible"}, "seats": [ME]},
        {"setup": {"players": 1, "knobs": {"resources": 7}}, "seats": [ME]},
        {"setup": {"players": 1, "knobs": {"luck": 1}}, "seats": [ME]},
        {"setup": {"players": 2, "expansion": True}},
        {"setup": {}},
        {"seats": [ME]},
        {"seats": [ME, ME]},
        {"seats": [ME, OPEN, OPEN]},
        {"seats": []},
        {"seats": [ME, {"kind": "teotibot"}]},
        {"seats": [ME, {"kind": "bot"}]},
        {"seats": [ME, {"kind": "bot", "bot": "deep thought"}]},
        {"seats": [ME, {"kind": "bot", "bot": "mcts:9s"}]},
        {"seats": [ME, {"kind": "open", "bot": "random"}]},
        {"seats": [ME, {"kind": "name"}]},
        {"seats": [ME, {"kind": "name", "name": "nobody of that name"}]},
        {"seats": [ME, {"kind": "name", "name": "a\u0000b\ud800"}]},
        {"seats": [ME, {"kind": "link", "name": "x"}]},
        {"title": "x" * 61},
        {"title": "two\nlines"},
        {"title": "half \ud800"},
        {"visibility": "secret"},
        {"shuffle": 1},
        {"clock": {"seconds": 29}},
        {"clock": {"seconds": 60 * 24 * 3600 + 1}},
        {"clock": {"seconds": 60, "at_end": "explode"}},
        {"seed": 1},
    ],
    ids=str,
)
def test_tables_that_make_no_sense(shared_sqlite: Servers, body: dict[str, Any]) -> None:
    with People(shared_sqlite.urls) as people:
        maker = people.guest()
        wanted = {"setup": {"players": 2}, "seats": [ME, OPEN], **body}
        answer = maker.post("/api/tables", content=json.dumps(wanted), headers=JSON)
        assert refusal(answer) == (422, "invalid")
        assert good(maker.get("/api/me/tables")) == []


def test_a_table_is_as_it_was_wanted(people: People) -> None:
    maker = people.guest()
    clock = {"seconds": 3600, "at_end": "bot"}
    table = make_table(
        maker, ME, OPEN, title=" Friday ", visibility="public", shuffle=True, clock=clock
    )
    assert (table["title"], table["visibility"], table["shuffle"]) == ("Friday", "public", True)
    assert table["clock"] == {**clock, "increment": None, "left": None}
    assert (table["status"], table["number"], table["asked"]) == ("open", 0, None)
    assert (table["you"], table["yours"], table["your_turn"]) == (0, True, False)
    other = people.guest()
    shown = other.table(table["key"])
    assert (shown["you"], shown["yours"]) == (None, False)
    assert maker.news(table["key"])["state"] is None


# Seats


def test_every_kind_of_seat(people: People) -> None:
    maker, friend, invited = people.guests(3)
    by_name = {"kind": "name", "name": friend.name.upper()}
    table = make_table(maker, LINK, by_name, OPEN, RANDOM)
    key = table["key"]
    assert kinds(table) == ["link", "name", "open", "bot"]
    assert names(table) == ["", friend.name, "", "random"]
    assert table["you"] is None
    invite = table["seats"][0]["invite"]

    # Only whoever made the table sees the link; only the friend that a seat is theirs.
    assert [seat["invite"] for seat in friend.table(key)["seats"]] == [None] * 4
    assert [seat["for_you"] for seat in friend.table(key)["seats"]] == [False, True, False, False]
    assert not any(seat["for_you"] for seat in maker.table(key)["seats"])

    for wrong in ({"seat": 0}, {"seat": 1}, {"seat": 3}, {"invite": "x"}, {"invite": ""}):
        assert refusal(invited.at(key, "join", **wrong)) == (403, "forbidden")
    assert good(friend.at(key, "join"))["you"] == 1  # their own seat before any open one
    assert good(invited.at(key, "join", invite=invite))["you"] == 0
    assert good(maker.at(key, "join"))["you"] == 2
    shown = maker.table(key)
    assert kinds(shown) == ["person", "person", "person", "bot"]
    assert names(shown) == [invited.name, friend.name, maker.name, "random"]
    assert all(seat["invite"] is None for seat in shown["seats"])


def test_an_invitation_is_used_up(people: People) -> None:
    maker, first, second = people.guests(3)
    table = make_table(maker, ME, LINK)
    invite = table["seats"][1]["invite"]
    good(first.at(table["key"], "join", invite=invite))
    assert refusal(second.at(table["key"], "join", invite=invite)) == (403, "forbidden")
    assert maker.table(table["key"])["seats"][1]["name"] == first.name


def test_nobody_sits_twice_and_full_is_full(people: People) -> None:
    maker, friend, late = people.guests(3)
    key = make_table(maker, ME, OPEN, OPEN)["key"]
    assert refusal(maker.at(key, "join")) == (409, "seated")
    assert good(friend.at(key, "join", seat=2))["you"] == 2
    assert refusal(friend.at(key, "join", seat=1)) == (409, "seated")
    good(late.at(key, "join"))
    assert refusal(people.guest().at(key, "join")) == (409, "full")
    assert refusal(people.guest().at(key, "join", seat=1)) == (403, "forbidden")


def test_one_of_many_who_want_a_seat_gets_it(people: People) -> None:
    key = make_table(people.guest(), ME, OPEN)["key"]
    crowd = people.guests(8)
    with ThreadPoolExecutor(len(crowd)) as threads:
        answers = list(threads.map(lambda one: one.at(key, "join"), crowd))
    told = sorted(answer.status_code for answer in answers)
    assert told == [200] + [409] * 7
    winner = next(one for one, answer in zip(crowd, answers, strict=True) if answer.is_success)
    assert crowd[0].table(key)["seats"][1]["name"] == winner.name


def test_the_maker_gives_seats(people: People) -> None:
    maker, friend = people.guests(2)
    good(maker.patch("/api/me", json={"automatic": True, "confirm": True}))
    key = make_table(maker, OPEN, OPEN, OPEN)["key"]

    def give(seat: int, to: dict[str, Any], by: Browser = maker) -> Any:
        return by.put(f"/api/tables/{key}/seats/{seat}", json=to)

    good(friend.at(key, "join", seat=1))
    assert kinds(good(give(1, RANDOM))) == ["open", "bot", "open"]  # the friend has to go
    assert friend.table(key)["you"] is None
    linked = good(give(1, LINK))["seats"][1]
    assert (linked["kind"], linked["name"]) == ("link", "")
    again = good(give(1, LINK))["seats"][1]  # another link: the old one is worth nothing
    assert refusal(friend.at(key, "join", invite=linked["invite"])) == (403, "forbidden")
    good(friend.at(key, "join", invite=again["invite"]))
    taken = good(give(0, ME))
    assert taken["you"] == 0
    assert taken["seats"][0]["settings"] == {"automatic": True, "confirm": True}
    assert refusal(give(2, ME)) == (422, "invalid")
    assert refusal(give(2, {"kind": "name", "name": "nobody of that name"})) == (422, "invalid")
    assert refusal(give(3, OPEN)) == (422, "invalid")
    assert refusal(give(4, OPEN)) == (422, "invalid")
    assert refusal(give(2, RANDOM, friend)) == (403, "forbidden")
    good(give(2, {"kind": "name", "name": friend.name}))
    good(give(2, RANDOM))
    good(maker.at(key, "start"))
    assert refusal(give(2, OPEN)) == (409, "started")


def test_teotibots_seat_is_not_given(people: People) -> None:
    maker = people.guest()
    key = make_table(maker, ME)["key"]
    answer = maker.put(f"/api/tables/{key}/seats/1", json=OPEN)
    assert refusal(answer) == (422, "invalid")
    assert kinds(maker.table(key)) == ["person", "teotibot"]


def test_settings_of_a_seat(people: People) -> None:
    maker, friend = people.guests(2)
    key = make_table(maker, ME, OPEN)["key"]
    good(friend.at(key, "join"))
    path = f"/api/tables/{key}/seats/1"
    shown = good(friend.patch(path, json={"automatic": True}))["seats"][1]
    assert shown["settings"] == {"automatic": True, "confirm": False}
    shown = good(friend.patch(path, json={"confirm": True}))["seats"][1]
    assert shown["settings"] == {"automatic": True, "confirm": True}
    assert maker.table(key)["seats"][1]["settings"] == shown["settings"]
    assert refusal(friend.patch(path, json={"confirm": "yes"})) == (422, "invalid")
    assert refusal(maker.patch(path, json={"confirm": False})) == (403, "forbidden")
    assert maker.table(key)["seats"][1]["settings"] == shown["settings"]


def test_what_people_want_goes_with_them_to_new_tables(people: People) -> None:
    maker, friend = people.guests(2)
    good(friend.patch("/api/me", json={"automatic": True}))
    key = make_table(maker, ME, OPEN)["key"]
    seats = good(friend.at(key, "join"))["seats"]
    assert [seat["settings"]["automatic"] for seat in seats] == [False, True]


# Begun and left


def test_a_game_begins_once_and_with_all_seats_taken(people: People) -> None:
    maker, friend = people.guests(2)
    key = make_table(maker, ME, OPEN)["key"]
    assert refusal(maker.at(key, "start")) == (409, "not_full")
    good(friend.at(key, "join"))
    assert refusal(friend.at(key, "start")) == (403, "forbidden")
    assert refusal(maker.at(key, "actions", after=0, action=0)) == (409, "not_started")
    started = good(maker.at(key, "start"))
    assert (started["status"], started["number"], started["waits_for"]) == (
        "running",
        0,
        "person",
    )
    assert started["started_at"] >= started["created_at"]
    assert refusal(maker.at(key, "start")) == (409, "started")
    assert refusal(people.guest().at(key, "join")) == (409, "started")
    assert friend.news(key)["state"]["view"]["asked"] == started["asked"] == 0


def test_who_begins_is_drawn_if_wanted(people: People) -> None:
    crowd = people.guests(4)
    orders = []
    for _ in range(4):
        match = begin(*crowd, shuffle=True)
        orders.append(names(crowd[0].table(match.key)))
        for one in crowd:
            mine = one.table(match.key)["you"]
            assert orders[-1][mine] == one.name
    assert all(sorted(order) == sorted(one.name for one in crowd) for order in orders)
    assert orders != [[one.name for one in crowd]] * 4
    kept = begin(*crowd, shuffle=False)
    assert names(crowd[1].table(kept.key)) == [one.name for one in crowd]


def test_a_seat_that_is_left_before_the_game_is_free_again(people: People) -> None:
    maker, friend, other = people.guests(3)
    key = make_table(maker, ME, OPEN)["key"]
    good(friend.at(key, "join"))
    left = good(friend.at(key, "leave"))
    assert (left["you"], kinds(left)) == (None, ["person", "open"])
    assert refusal(friend.at(key, "leave")) == (403, "forbidden")
    good(other.at(key, "join"))
    assert names(maker.table(key)) == [maker.name, other.name]


def test_a_table_that_its_maker_leaves_is_closed(people: People) -> None:
    maker, friend = people.guests(2)
    key = make_table(maker, ME, OPEN, visibility="public")["key"]
    assert good(maker.at(key, "leave"))["status"] == "closed"
    assert friend.table(key)["status"] == "closed"
    for person, what in ((friend, "join"), (friend, "start"), (maker, "start")):
        assert refusal(person.at(key, what)) == (409, "closed")
    assert refusal(friend.at(key, "leave")) == (403, "forbidden")
    assert refusal(maker.at(key, "leave")) == (409, "over")
    assert refusal(maker.at(key, "rematch")) == (409, "not_over")
    assert good(maker.get("/api/me/tables")) == []


# Lists


def test_public_tables_are_listed_by_status(people: People) -> None:
    maker, friend = people.guests(2)
    opened = make_table(maker, ME, OPEN, visibility="public")["key"]
    hidden = make_table(maker, ME, OPEN)["key"]
    running = begin(maker, friend, visibility="public").key
    finished = begin(maker, friend, visibility="public").key
    good(friend.at(finished, "resign", after=0))
    wanted = {"open": opened, "running": running, "finished": finished}
    for status, key in wanted.items():
        listed = good(people.stranger().get("/api/tables", params={"status": status}))
        keys = [table["key"] for table in listed]
        assert key in keys
        assert hidden not in keys
        assert not set(wanted.values()) - {key} & set(keys)
        assert all(table["visibility"] == "public" for table in listed)
        assert [table["changed_at"] for table in listed] == sorted(
            (table["changed_at"] for table in listed), reverse=True
        )
        shown = listed[keys.index(key)]
        assert (shown["you"], shown["yours"]) == (None, False)
    assert opened in [table["key"] for table in good(friend.get("/api/tables"))]
    assert refusal(friend.get("/api/tables", params={"status": "closed"})) == (422, "invalid")


def test_my_tables(people: People) -> None:
    maker, friend, invited = people.guests(3)
    made = make_table(maker, OPEN, OPEN)["key"]
    asked = make_table(maker, ME, {"kind": "name", "name": invited.name})["key"]
    played = begin(friend, maker).key
    mine = {table["key"]: table for table in good(maker.get("/api/me/tables"))}
    assert set(mine) == {made, asked, played}
    assert (mine[made]["you"], mine[asked]["you"], mine[played]["you"]) == (None, 0, 1)
    theirs = good(invited.get("/api/me/tables"))
    assert [(table["key"], table["you"]) for table in theirs] == [(asked, None)]
    assert theirs[0]["seats"][1]["for_you"]


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("GET", "", None),
        ("GET", "/news", None),
        ("GET", "/record", None),
        ("POST", "/join", {}),
        ("PUT", "/seats/0", OPEN),
        ("PATCH", "/seats/0", {}),
        ("POST", "/start", None),
        ("POST", "/leave", None),
        ("POST", "/rematch", None),
        ("POST", "/actions", {"after": 0, "action": 0}),
        ("POST", "/undo", {"after": 0}),
        ("POST", "/end", {"after": 0}),
        ("POST", "/resign", {"after": 0}),
        ("POST", "/chat", {"text": "hello"}),
    ],
)
def test_tables_that_are_not_there(
    shared_sqlite: Servers, method: str, path: str, body: dict[str, Any] | None
) -> None:
    with People(shared_sqlite.urls) as people:
        one = people.guest()
        answer = one.request(method, f"/api/tables/{NO_TABLE}{path}", json=body)
        assert refusal(answer) == (404, "not_found")
        answer = one.request(method, f"/api/tables/what%20key{path}", json=body)
        assert refusal(answer) == (422, "invalid")


def test_the_seed_is_never_told_before_the_end(people: People, shared_server: Servers) -> None:
    maker, friend = people.guests(2)
    match = begin(maker, friend, visibility="public")
    seed = row_of(shared_server, match.key)["seed"]
    match.play()
    paths = ("", "/news", "/record")
    texts = [maker.get(f"/api/tables/{match.key}{path}").text for path in paths]
    texts += [maker.get(path).text for path in ("/api/me/tables", "/api/me/export")]
    texts.append(maker.get("/api/tables?status=running").text)
    assert not any(str(seed) in text for text in texts)
    assert refusal(maker.get(f"/api/tables/{match.key}/record")) == (409, "not_over")
    good(friend.at(match.key, "resign", after=maker.news(match.key)["number"]))
    assert good(maker.get(f"/api/tables/{match.key}/record"))["seed"] == seed


def test_a_refused_request_changes_nothing(people: People, shared_server: Servers) -> None:
    maker, friend = people.guests(2)
    key = make_table(maker, ME, LINK)["key"]
    maker.table(key)
    before = everything_but_other_games(shared_server, key)
    assert refusal(friend.at(key, "join")) == (403, "forbidden")
    assert refusal(maker.at(key, "start")) == (409, "not_full")
    assert refusal(maker.at(key, "chat", text=" ")) == (422, "invalid")
    assert everything_but_other_games(shared_server, key) == before
