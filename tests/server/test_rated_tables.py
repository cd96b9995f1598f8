"""Rated games: who plays them, that all agree, what they do to ratings, and what cheats gain."""

import asyncio
from typing import Any

import pytest
from players import LINK, OPEN, Browser, Json, Live, People, begin, good, make_table, refusal
from rated import (
    CLOCK,
    ME,
    RATED,
    account,
    accounts,
    begin_rated,
    counted,
    my_ratings,
    play_and_resign,
    resign,
)
from serving import Servers
from stored import row_of, set_rows

from processes import soon
from teotihuacan.study.ratings import NEWCOMER, Rating, find_anchor, predict_wins, rate_game

STUDENT = {"kind": "bot", "bot": "student"}


def leaders(browser: Browser, pool: str = "2", **query: str) -> list[str]:
    """Who leads in a pool."""
    told = good(browser.get(f"/api/leaderboards/{pool}", params=query))
    return [one["name"] for one in told["leaders"]]


# Agreeing ---


@pytest.mark.parametrize(
    "options",
    [
        {"hints": True},
        {"teaching": True},
        {"clock": {"seconds": None, "at_end": "nothing"}},
        {"clock": {"seconds": 60, "at_end": "bot"}},
        {"shuffle": False},
        {"setup": {"players": 2, "first_game": True}},
        {"seats": [ME, {"kind": "bot", "bot": "legend"}]},
        {"seats": [STUDENT, STUDENT]},
    ],
)
def test_nobody_is_helped_at_a_rated_table(people: People, options: Json) -> None:
    body = {"setup": {"players": 2}, "seats": [ME, STUDENT], **RATED, **options}
    answer = account(people).post("/api/tables", json=body)
    assert refusal(answer) == (422, "invalid")
    assert "rated: " in answer.json()["message"]


def test_guests_play_no_rated_games(people: People) -> None:
    guest, host = people.guest(), account(people)
    body = {"setup": {"players": 2}, "seats": [ME, OPEN], **RATED}
    assert refusal(guest.post("/api/tables", json=body)) == (403, "guest_unrated")
    key = make_table(host, ME, OPEN, **RATED)["key"]
    assert refusal(guest.at(key, "join", rated=True)) == (403, "guest_unrated")
    assert guest.table(key)["rated"] is True


def test_whoever_sits_down_has_to_agree(people: People) -> None:
    host, other = accounts(people, 2)
    table = make_table(host, ME, LINK, **RATED)
    invite = table["seats"][1]["invite"]
    assert refusal(other.at(table["key"], "join", invite=invite)) == (409, "rated_unasked")
    assert refusal(other.at(table["key"], "join", invite=invite, rated=False))[0] == 409
    good(other.at(table["key"], "join", invite=invite, rated=True))
    assert other.table(table["key"])["you"] == 1


def test_a_table_stays_as_it_was_when_people_agreed(people: People) -> None:
    host, other = accounts(people, 2)
    plain = make_table(host, ME, OPEN)["key"]
    assert refusal(host.patch(f"/api/tables/{plain}", json={"rated": True})) == (422, "invalid")
    rated = make_table(host, ME, OPEN, **RATED)["key"]
    body = {"kind": "bot", "bot": "legend"}
    assert refusal(host.put(f"/api/tables/{rated}/seats/1", json=body)) == (422, "invalid")
    good(other.at(plain, "join"))  # here nobody needs to agree
    assert not other.table(plain)["rated"]


def test_a_rematch_is_rated_too_and_asks_again(people: People) -> None:
    host, other = accounts(people, 2)
    match = begin_rated(host, other)
    resign(other, match.key)
    again = good(host.at(match.key, "rematch"))
    assert (again["rated"], again["hints"]) == (True, False)
    assert again["clock"].items() >= CLOCK.items()
    seat = next(seat["seat"] for seat in again["seats"] if seat["kind"] == "name")
    assert refusal(other.at(again["key"], "join", seat=seat)) == (409, "rated_unasked")
    good(other.at(again["key"], "join", seat=seat, rated=True))


def test_a_rated_game_has_neither_hints_nor_turns_taken_back(people: People) -> None:
    match = begin_rated(account(people), bots=("random",))
    me = match.creator
    assert soon(lambda: me.state(match.key)["your_turn"])
    assert refusal(me.get(f"/api/tables/{match.key}/hint")) == (409, "hints_off")
    state = me.state(match.key)
    assert state["take_back"]["refused"] in ("clock", "nothing")
    answer = me.at(match.key, "undo", after=state["number"], turn=True)
    assert refusal(answer) == (409, "cannot_take_back")


# Counting ---


def test_a_game_of_two_strangers_moves_both_their_ratings(people: People) -> None:
    loser, winner = accounts(people, 2)
    told = play_and_resign(loser, winner)
    expected = rate_game([NEWCOMER, NEWCOMER], [1, 2])
    for person, after in zip((winner, loser), expected, strict=True):
        mine = my_ratings(person)
        assert set(mine) == {"2", "all"}
        for one in mine.values():
            assert (one["rating"], one["provisional"]) == (after.shown, True)
            assert (one["games"], one["played"]) == (1, 1)
    assert [my_ratings(one)["2"]["won"] for one in (winner, loser)] == [1, 0]
    changes = sorted(seat["change"]["by"] for seat in told["seats"])
    assert changes == [expected[1].shown - 1500, expected[0].shown - 1500]
    assert [seat["chance"] for seat in told["seats"]] == [0.5, 0.5]
    names = leaders(winner, "all")
    assert names.index(winner.name) < names.index(loser.name)


def test_a_bot_at_the_table_holds_the_scale(people: People) -> None:
    """Two resign, one after the other, so the bot is first."""
    first, second = accounts(people, 2)
    match = begin_rated(first, second, bots=("student",))
    resign(first, match.key)
    resign(second, match.key)
    counted(first, match.key)
    bot = find_anchor("3", "student")
    assert bot is not None
    after = rate_game([bot, NEWCOMER, NEWCOMER], [1, 2, 3])
    assert my_ratings(second)["3"]["rating"] == after[1].shown
    assert my_ratings(first)["3"]["rating"] == after[2].shown


def test_solo_games_have_a_pool_of_their_own(people: People) -> None:
    me = account(people)
    match = begin_rated(me, setup={"players": 1, "level": "harder"})
    teotibot = find_anchor("solo", "Teotibot", "harder")
    assert teotibot is not None
    told = good(me.get(f"/api/tables/{match.key}/ratings"))
    assert [seat["rating"] for seat in told["seats"]] == [1500, teotibot.shown]
    chances = predict_wins([NEWCOMER, teotibot])
    assert [seat["chance"] for seat in told["seats"]] == pytest.approx(chances, abs=0.001)
    resign(me, match.key)
    counted(me, match.key)
    assert set(my_ratings(me)) == {"solo"}
    assert my_ratings(me)["solo"]["rating"] < 1500


def test_a_game_that_is_not_rated_moves_nothing(people: People) -> None:
    loser, winner = accounts(people, 2)
    match = begin(loser, winner)
    resign(loser, match.key)
    told = good(loser.get(f"/api/tables/{match.key}/ratings"))
    assert (told["rated"], told["counted"]) == (False, False)
    assert {seat["rating"] for seat in told["seats"]} == {None}  # nobody agreed to be compared
    assert my_ratings(loser) == my_ratings(winner) == {}


# Cheats ---


def test_leaving_is_losing(people: People) -> None:
    leaver, winner = accounts(people, 2)
    match = begin_rated(leaver, winner)
    good(leaver.at(match.key, "leave"))
    assert winner.table(match.key)["status"] == "finished"
    counted(winner, match.key)
    assert my_ratings(leaver)["2"]["rating"] < 1500 < my_ratings(winner)["2"]["rating"]


def test_leaving_a_game_of_three_is_being_last(people: People) -> None:
    one, two, three = accounts(people, 3)
    match = begin_rated(one, two, three)
    good(two.at(match.key, "leave"))
    assert refusal(two.at(match.key, "leave")) == (409, "over")
    resign(three, match.key)
    counted(one, match.key)
    shown = [my_ratings(person)["3"]["rating"] for person in (one, three, two)]
    assert shown == [one.shown for one in rate_game([NEWCOMER] * 3, [1, 2, 3])]


def test_running_out_of_time_is_losing(people: People, shared_server: Servers) -> None:
    match = begin_rated(*accounts(people, 2))
    asked = match.asked()
    deadline = row_of(shared_server, match.key)["deadline"]
    set_rows(shared_server, {match.key: {"deadline": deadline - 3_700_000}})
    counted(asked, match.key)
    assert my_ratings(asked)["2"]["rating"] < 1500


def test_nobody_loses_by_being_away_when_a_quick_game_begins(people: People) -> None:
    host, other = accounts(people, 2)
    clock = {"seconds": 60, "at_end": "resign"}
    key = make_table(host, ME, OPEN, **{**RATED, "clock": clock})["key"]
    good(other.at(key, "join", rated=True))
    assert refusal(host.at(key, "start")) == (409, "rated_away")

    async def come() -> None:
        async with Live(host, key) as live, Live(other, key):
            await live.until(lambda one: all(seat["present"] for seat in one.table["seats"]))
            good(host.at(key, "start"))

    asyncio.run(come())
    assert other.table(key)["status"] == "running"


def test_winning_against_oneself_soon_gains_nothing(people: People) -> None:
    """Two accounts of one person: the ninth game of a week moves little, and each one less."""
    mule, main = accounts(people, 2)
    told = [play_and_resign(mule, main) for _ in range(9)]
    seats = [max(one["seats"], key=lambda seat: seat["change"]["by"]) for one in told]
    assert [seat["change"]["weight"] for seat in seats] == [1, 1, 1, 1, 1, 0.5, 0.33, 0.25, 0.2]
    gains = [seat["change"]["by"] for seat in seats]
    assert 20 * gains[-1] < gains[0]
    assert my_ratings(main)["2"]["provisional"]


def test_whoever_is_deleted_takes_their_rating_along(people: People) -> None:
    loser, winner = accounts(people, 2)
    play_and_resign(loser, winner)
    assert loser.name in leaders(winner)
    good(loser.request("DELETE", "/api/me", json={"password": "quetzal feather"}))
    assert loser.name not in leaders(winner)
    assert my_ratings(winner)["2"]["games"] == 1


def test_the_game_against_whoever_is_deleted_is_not_counted(people: People) -> None:
    gone, other = accounts(people, 2)
    match = begin_rated(gone, other)
    good(gone.request("DELETE", "/api/me", json={"password": "quetzal feather"}))
    assert soon(lambda: other.table(match.key)["status"] == "finished")
    good(other.get(f"/api/tables/{match.key}/ratings"))
    assert my_ratings(other).get("2", {"games": 1})["games"] <= 1


# What is kept and shown ---


def test_an_export_has_all_ratings_and_what_changed_them(people: People) -> None:
    loser, winner = accounts(people, 2)
    match = begin_rated(loser, winner)
    resign(loser, match.key)
    counted(loser, match.key)
    told: dict[str, list[dict[str, Any]]] = good(loser.get("/api/me/export"))["ratings"]
    assert {row["pool"] for row in told["now"]} == {"2", "all"}
    assert {row["table"] for row in told["changes"]} == {match.key}
    assert {row["pool"]: row["mu"] for row in told["now"]} == {
        row["pool"]: row["mu"] for row in told["changes"]
    }


def test_leaders_of_a_season_that_was_not_played_are_nobody(people: People) -> None:
    me = people.guest()
    assert leaders(me, season="2020-1") == []
    answer = me.get("/api/leaderboards/2", params={"season": "2020-9"})
    assert refusal(answer) == (422, "invalid")
    assert refusal(me.get("/api/leaderboards/5")) == (422, "invalid")


def test_the_season_that_is_on_can_be_chosen(people: People) -> None:
    me = people.guest()
    told = good(me.get("/api/leaderboards/all"))
    assert told["season"] in told["seasons"]
    assert told["pools"] == ["all", "2", "3", "4", "solo"]
    assert all(Rating(one["rating"]).mu > 0 for one in told["leaders"])
