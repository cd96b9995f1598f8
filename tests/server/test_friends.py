"""Friends: asked, accepted, removed, blocked; and how many people one may ask and invite."""

import pytest
from players import FIRST_GAME, ME, OPEN, Browser, Json, People, begin, good, make_table, refusal
from running_app import Site

from teotihuacan.server.http.rate_limits import Buckets
from teotihuacan.server.lobby import friendships
from teotihuacan.server.server import INVITE_BURST, MOST_INVITED


def act(browser: Browser, action: str, name: str) -> dict[str, list[str]]:
    """Do something about somebody; the names that one has then, by list."""
    told = good(browser.post("/api/friends", json={"name": name, "action": action}))
    return names_in(told)


def look(browser: Browser) -> dict[str, list[str]]:
    """The names that somebody has, by list."""
    return names_in(good(browser.get("/api/friends")))


def names_in(told: Json) -> dict[str, list[str]]:
    """Who is in which list; empty lists are left out."""
    return {kind: [one["name"] for one in people] for kind, people in told.items() if people}


def named(other: Browser) -> Json:
    """A seat for somebody."""
    return {"kind": "name", "name": other.name}


def test_asking_accepting_and_removing(people: People) -> None:
    one, other = people.guests(2)
    assert act(one, "ask", other.name) == {"asked": [other.name]}
    assert act(one, "ask", other.name) == {"asked": [other.name]}  # again: nothing happens
    assert look(other) == {"asking": [one.name]}
    assert act(other, "ask", one.name.upper()) == {"friends": [one.name]}
    assert look(one) == {"friends": [other.name]}
    assert act(one, "ask", other.name) == {"friends": [other.name]}
    assert act(one, "remove", other.name) == {}
    assert look(other) == {}


def test_what_is_asked_can_be_declined_and_withdrawn(people: People) -> None:
    one, other = people.guests(2)
    for who, whom in ((other, one), (one, other)):
        act(one, "ask", other.name)
        act(who, "remove", whom.name)
        assert (look(one), look(other)) == ({}, {})


def test_who_asks_whoever_asks_is_a_friend(people: People) -> None:
    one, other = people.guests(2)
    act(one, "ask", other.name)
    assert act(other, "ask", one.name) == {"friends": [one.name]}


def test_nobody_else_can_accept(people: People) -> None:
    one, other, third = people.guests(3)
    act(one, "ask", other.name)
    assert act(third, "ask", one.name) == {"asked": [one.name]}
    assert look(one) == {"asking": [third.name], "asked": [other.name]}


def test_strangers_and_oneself_are_refused(people: People) -> None:
    me = people.guest()
    for name, code in (("Nobody at all", (404, "no_such_person")), (me.name, (422, "invalid"))):
        for action in ("ask", "block"):
            answer = me.post("/api/friends", json={"name": name, "action": action})
            assert refusal(answer) == code
    assert refusal(people.stranger().get("/api/friends")) == (401, "nobody")
    wrong = {"name": me.name, "action": "marry"}
    assert refusal(me.post("/api/friends", json=wrong)) == (422, "invalid")


# Blocking ---


@pytest.fixture
def pair(people: People) -> tuple[Browser, Browser]:
    """Two friends, of whom the first has had enough of the second."""
    one, other = people.guests(2)
    act(one, "ask", other.name)
    act(other, "ask", one.name)
    assert act(one, "block", other.name) == {"blocked": [other.name]}
    return one, other


def test_who_is_blocked_sees_nothing_of_it(pair: tuple[Browser, Browser]) -> None:
    one, other = pair
    assert look(other) == {}
    assert act(other, "ask", one.name) == {"asked": [one.name]}
    assert look(one) == {"blocked": [other.name]}  # it doesn't arrive
    assert act(one, "unblock", other.name) == {"asking": [other.name]}


def test_who_is_blocked_does_not_come_to_ones_tables(
    pair: tuple[Browser, Browser], people: People
) -> None:
    one, other = pair
    key = make_table(one, ME, OPEN, visibility="public")["key"]
    told = other.at(key, "join")
    assert refusal(told) == (403, "forbidden")
    assert told.json()["message"] == "that seat is not for you"  # as for anybody else's seat
    without = make_table(one, OPEN, OPEN)["key"]
    assert refusal(other.at(without, "join")) == (403, "forbidden")
    good(people.guest().at(key, "join"))


def test_who_is_blocked_does_not_sit_down_beside_one(
    pair: tuple[Browser, Browser], people: People
) -> None:
    one, other = pair
    third = people.guest()
    key = make_table(third, ME, OPEN, OPEN)["key"]
    good(one.at(key, "join"))
    assert refusal(other.at(key, "join")) == (403, "forbidden")


def test_invitations_of_the_blocked_do_not_arrive(pair: tuple[Browser, Browser]) -> None:
    one, other = pair
    table = make_table(other, ME, named(one))
    assert [seat["name"] for seat in table["seats"]] == [other.name, one.name]
    assert good(one.get("/api/me/tables")) == []
    act(one, "unblock", other.name)
    assert [mine["key"] for mine in good(one.get("/api/me/tables"))] == [table["key"]]


# Those one played with ---


def test_somebody_who_asks_to_be_friends_is_not_listed_twice(people: People) -> None:
    one, other = people.guests(2)
    begin(one, other, setup=FIRST_GAME)
    act(other, "ask", one.name)
    assert look(one) == {"asking": [other.name]}
    assert look(other) == {"asked": [one.name], "met": [one.name]}


def test_the_people_one_played_with_are_listed_until_they_are_friends(people: People) -> None:
    one, other, third = people.guests(3)
    begin(one, other, setup=FIRST_GAME)
    begin(one, third, setup=FIRST_GAME)
    make_table(one, ME, named(people.guest()))  # never played
    assert look(one) == {"met": [third.name, other.name]}
    act(one, "block", third.name)
    assert look(one) == {"blocked": [third.name], "met": [other.name]}
    act(one, "ask", other.name)
    act(other, "ask", one.name)
    assert look(one) == {"friends": [other.name], "blocked": [third.name]}


# Limits ---


def test_nobody_asks_the_whole_town(public: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(friendships, "MOST_KNOWN", 3)
    public.server.friend_limit = Buckets(0.01, 6)
    me, *others = [public.guest(f"Guest {number}") for number in range(5)]
    for number in range(1, 4):
        good(me.post("/api/friends", json={"name": f"Guest {number}", "action": "ask"}))
    more = {"name": "Guest 4", "action": "ask"}
    assert refusal(me.post("/api/friends", json=more)) == (409, "too_many_friends")
    assert refusal(me.post("/api/friends", json={**more, "action": "block"}))[0] == 409
    good(me.post("/api/friends", json={"name": "Guest 1", "action": "remove"}))
    assert refusal(me.post("/api/friends", json=more)) == (429, "too_often")
    assert [good(one.get("/api/friends"))["asking"] != [] for one in others] == [
        *(False, True, True, False)
    ]


def test_who_is_asked_by_everybody_may_still_ask(public: Site) -> None:
    """Only what one has done oneself counts."""
    me, *others = [public.guest(f"Guest {number}") for number in range(4)]
    for one in others:
        good(one.post("/api/friends", json={"name": "Guest 0", "action": "ask"}))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(friendships, "MOST_KNOWN", 1)
        good(me.post("/api/friends", json={"name": "Guest 1", "action": "ask"}))


def test_nobody_is_invited_in_masses(public: Site) -> None:
    """At once, by many seats, or by many tables that are left open."""
    me = public.guest("Me")
    public.guest("You")
    table = {
        "setup": {"players": 4},
        "seats": [{"kind": "me"}, *[{"kind": "name", "name": "You"}] * 3],
    }
    told = [
        me.post("/api/tables", json=table).status_code for _ in range(int(INVITE_BURST / 3) + 1)
    ]
    assert told == [201] * int(INVITE_BURST / 3) + [429]
    public.server.invite_limit = Buckets(100, 100)
    sent = 3 * int(INVITE_BURST / 3)
    while sent + 3 <= MOST_INVITED:
        good(me.post("/api/tables", json=table))
        sent += 3
    answer = me.post("/api/tables", json=table)
    assert refusal(answer) == (409, "too_many_invitations")
    key = good(me.get("/api/me/tables"))[0]["key"]
    seat = me.put(f"/api/tables/{key}/seats/1", json={"kind": "name", "name": "You"})
    assert refusal(seat) == (409, "too_many_invitations")
    good(me.post(f"/api/tables/{key}/leave"))  # closes it
    good(me.post("/api/tables", json=table))


# What is kept ---


def test_an_export_tells_friends_and_seeks_and_deleting_ends_them(people: People) -> None:
    one, other, third = people.guests(3)
    act(one, "ask", other.name)
    act(one, "block", third.name)
    wanted = {"players": 4, "clock_seconds": 259_200}
    good(one.post("/api/seeks", json=wanted))
    told = good(one.get("/api/me/export"))
    assert names_in(told["friends"]) == {"asked": [other.name], "blocked": [third.name]}
    assert [seek["clock_seconds"] for seek in told["seeks"]] == [259_200]
    assert "person_id" not in told["seeks"][0]
    assert good(third.get("/api/me/export"))["friends"]["blocked"] == []  # not told
    assert one.request("DELETE", "/api/me").status_code == 204
    assert look(other) == {}
