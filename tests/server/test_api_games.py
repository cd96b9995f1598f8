"""Games over HTTP and sockets mixed, at one server and at two: moves, undo, confirm, the end."""

import asyncio
import random
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from operator import itemgetter
from typing import Any

from players import (
    FIRST_GAME,
    ME,
    OPEN,
    Browser,
    Live,
    Match,
    People,
    begin,
    good,
    legal,
    make_table,
    refusal,
)
from serving import Servers
from stored import everything_but_other_games, row_of, set_rows

from processes import soon
from teotihuacan import Setup
from teotihuacan.engine.actions import AFTER_USE, USE
from teotihuacan.game.game import Game, only_answer


def entries(browser: Browser, key: str) -> list[dict[str, Any]]:
    return list(browser.news(key)["entries"])


# Moves


def test_players_see_each_others_moves(people: People) -> None:
    one, two = people.guests(2)
    match = begin(one, two)

    async def look() -> None:
        async with Live(one, match.key) as first, Live(two, match.key) as second:
            for number in range(1, 21):
                await first.until(lambda live: live.state is not None)
                await second.until(lambda live: live.state is not None)
                mover, other = (first, second) if first.your_turn else (second, first)
                action = random.choice(mover.legal)
                if number % 2:  # by socket, and by HTTP
                    assert (await mover.act(action))["number"] == number
                else:
                    body = {"after": number - 1, "action": action}
                    done = await asyncio.to_thread(mover.browser.at, match.key, "actions", **body)
                    assert good(done) == {"number": number}
                for live in (mover, other):
                    await live.reach(number)
                entry = other.entries[-1]
                seat = match.people[0] is not mover.browser
                assert (entry["seat"], entry["by"], entry["kind"]) == (seat, "person", "play")
                assert entry["action"] in (action, None)
                assert mover.entries[-1]["action"] == action

    asyncio.run(look())
    assert [entry["number"] for entry in entries(two, match.key)] == list(range(1, 21))


def test_a_stale_action_does_nothing(people: People, shared_server: Servers) -> None:
    one, two = people.guests(2)
    match = begin(one, two, setup=FIRST_GAME)
    match.play()
    match.play()
    person = match.asked()
    action = legal(person.state(match.key))[0]
    before = everything_but_other_games(shared_server, match.key)
    for after in (0, 1, 3, 2**31 - 1):
        answer = person.at(match.key, "actions", after=after, action=action)
        assert refusal(answer) == (409, "stale")
        assert answer.json()["number"] == 2
    for what in ("undo", "end", "resign"):
        answer = person.at(match.key, what, after=1)
        assert (refusal(answer), answer.json()["number"]) == ((409, "stale"), 2)
    assert everything_but_other_games(shared_server, match.key) == before
    assert good(person.at(match.key, "actions", after=2, action=action)) == {"number": 3}
    again = person.at(match.key, "actions", after=2, action=action)
    assert (refusal(again), again.json()["number"]) == ((409, "stale"), 3)
    assert entries(one, match.key)[-1]["number"] == 3


def test_one_of_many_same_requests_succeeds(people: People) -> None:
    one, two = people.guests(2)
    match = begin(one, two)
    for number in range(3):
        person = match.asked()
        windows = [person, people.elsewhere(person)]  # at both workers, if there are two
        body = {"after": number, "action": legal(person.state(match.key))[0]}
        with ThreadPoolExecutor(20) as threads:
            asked = [
                threads.submit(windows[turn % 2].at, match.key, "actions", **body)
                for turn in range(20)
            ]
            answers = [answer.result() for answer in asked]
        told = sorted(answer.status_code for answer in answers)
        assert told == [200] + [409] * 19
        late = [answer.json() for answer in answers if answer.status_code == 409]
        assert {(one["code"], one["number"]) for one in late} == {("stale", number + 1)}
        assert [entry["number"] for entry in entries(two, match.key)] == list(
            range(1, number + 2)
        )


def test_actions_that_are_refused(people: People, shared_server: Servers) -> None:
    one, two = people.guests(2)
    match = begin(one, two, setup=FIRST_GAME)
    person = match.asked()
    other = match.others(person)[0]
    good_ones = legal(person.state(match.key))
    bad = next(action for action in range(1000) if action not in good_ones)
    before = everything_but_other_games(shared_server, match.key)
    assert refusal(person.at(match.key, "actions", after=0, action=bad)) == (422, "illegal")
    for body in (
        {"after": 0},
        {"action": 0},
        {"after": -1, "action": 0},
        {"after": 0, "action": 10**9},
        {"after": 0, "action": "0"},
        {"after": 0.5, "action": 0},
        {"after": 0, "action": 0, "seat": 1},
    ):
        assert refusal(person.at(match.key, "actions", **body)) == (422, "invalid")
    answer = other.at(match.key, "actions", after=0, action=good_ones[0])
    assert refusal(answer) == (409, "not_asked")
    assert refusal(other.at(match.key, "undo", after=0)) == (409, "not_asked")
    assert refusal(person.at(match.key, "undo", after=0)) == (409, "cannot_undo")
    assert refusal(person.at(match.key, "end", after=0)) == (409, "not_held")
    assert everything_but_other_games(shared_server, match.key) == before


# Undo and confirm


def test_an_answer_is_taken_back_within_the_turn(people: People) -> None:
    one, two = people.guests(2)
    match = begin(one, two, setup=FIRST_GAME)
    first = match.asked()
    assert not first.state(match.key)["can_undo"]
    person = match.play_until(lambda state: state["can_undo"])
    number = person.state(match.key)["number"]
    other = match.others(person)[0]
    assert not other.state(match.key)["can_undo"]
    taken = entries(person, match.key)[-1]
    assert good(person.at(match.key, "undo", after=number)) == {"number": number + 1}
    undone = entries(other, match.key)[-1]
    assert (undone["kind"], undone["seat"], undone["by"]) == ("undo", taken["seat"], "person")
    assert undone["action"] == 1
    state = person.state(match.key)
    assert state["your_turn"]
    assert taken["action"] in legal(state)
    repeated = person.at(match.key, "undo", after=number)
    assert (refusal(repeated), repeated.json()["number"]) == ((409, "stale"), number + 1)
    person.play(match.key)


def test_a_finished_turn_is_not_taken_back(people: People) -> None:
    one, two = people.guests(2)
    match = begin(one, two, setup=FIRST_GAME)
    first = match.asked()
    while match.asked() is first:
        match.play()
    second = match.asked()
    number = second.state(match.key)["number"]
    assert refusal(first.at(match.key, "undo", after=number)) == (409, "not_asked")
    assert refusal(second.at(match.key, "undo", after=number)) == (409, "cannot_undo")
    assert not second.state(match.key)["can_undo"]


def test_a_turn_is_ended_explicitly_if_wanted(people: People) -> None:
    one, two = people.guests(2)
    match = begin(one, two, setup=FIRST_GAME)
    good(one.patch(f"/api/tables/{match.key}/seats/0", json={"confirm": True}))
    state = one.state(match.key)
    while state["held"] is None:
        assert state["your_turn"]
        one.play(match.key)
        state = one.state(match.key)
    number, held = state["number"], state["held"]
    assert (state["your_turn"], state["can_undo"], legal(state)) == (True, True, [])
    mine, theirs = entries(one, match.key)[-1], entries(two, match.key)[-1]
    assert (mine["kind"], mine["action"], mine["text"]) == ("hold", held["action"], held["text"])
    assert (theirs["kind"], theirs["action"], theirs["text"]) == ("hold", None, None)
    seen = two.state(match.key)
    assert (seen["held"], seen["your_turn"], seen["view"]["asked"]) == (None, False, 0)

    answer = one.at(match.key, "actions", after=number, action=held["action"])
    assert refusal(answer) == (409, "held")
    good(one.at(match.key, "undo", after=number))
    state = one.state(match.key)
    assert (state["held"], held["action"] in legal(state)) == (None, True)
    assert refusal(one.at(match.key, "end", after=number + 1)) == (409, "not_held")
    good(one.at(match.key, "actions", after=number + 1, action=held["action"]))
    assert refusal(two.at(match.key, "end", after=number + 2)) == (409, "not_asked")
    good(one.at(match.key, "end", after=number + 2))
    ended = entries(two, match.key)[-1]
    assert (ended["kind"], ended["action"], ended["text"]) == (
        "end",
        held["action"],
        held["text"],
    )
    assert [entry["action"] for entry in entries(two, match.key)[number - 1 : number + 2]] == [
        None,
        0,  # taken back: nothing that was played
        None,
    ]


# Automation


def keep_tiles(answers: Sequence[int]) -> int:
    """Any answer that keeps the discovery tiles, so that they come to be all that is left."""
    return random.choice(
        [answer for answer in answers if not USE <= answer < AFTER_USE] or answers
    )


def test_forced_answers_are_given_for_those_who_want_it(people: People) -> None:
    one, two = people.guests(2)
    good(one.patch("/api/me", json={"automatic": True}))
    good(two.patch("/api/me", json={"automatic": True}))
    by: set[str] = set()
    for _ in range(4):  # about one game in a thousand leaves nothing to automation
        by |= who_answered(one, two)
        if "automation" in by:
            break
    assert by == {"person", "automation"}


def who_answered(one: Browser, two: Browser) -> set[str]:
    """Play a whole game: nobody is asked where there is only one answer."""
    match = begin(one, two, setup=FIRST_GAME)
    assert all(seat["settings"]["automatic"] for seat in two.table(match.key)["seats"])

    async def play() -> list[dict[str, Any]]:
        async with Live(one, match.key) as first, Live(two, match.key) as second:
            await asyncio.gather(first.play_on(keep_tiles), second.play_on(keep_tiles))
            return first.entries

    told = asyncio.run(play())
    record = good(two.get(f"/api/tables/{match.key}/record"))
    game = Game(Setup.from_dict(record["setup"]), record["seed"])
    for entry in told:
        forced = only_answer(game.position)
        assert (forced == entry["action"]) == (entry["by"] == "automation")
        game.play(entry["action"])
    assert game.position.over
    return {entry["by"] for entry in told}


# Clocks


def clocked(people: People, at_end: str, players: int = 2) -> Match:
    clock = {"seconds": 30, "at_end": at_end}
    return begin(*people.guests(players), setup=FIRST_GAME, clock=clock)


def run_out(servers: Servers, *matches: Match) -> None:
    """Let the clocks of these games have run out."""
    deadlines = {match.key: row_of(servers, match.key)["deadline"] for match in matches}
    set_rows(servers, {key: {"deadline": at - 31_000} for key, at in deadlines.items()})


def test_what_happens_when_a_clock_runs_out(people: People, shared_server: Servers) -> None:
    ends = ["nothing", "bot", "resign", "resign"]
    matches = [
        clocked(people, end, players) for end, players in zip(ends, (2, 2, 2, 3), strict=True)
    ]
    confirming = clocked(people, "bot")
    in_time = clocked(people, "resign")
    good(
        confirming.people[0].patch(
            f"/api/tables/{confirming.key}/seats/0", json={"confirm": True}
        )
    )
    confirming.play_until(lambda state: state["held"] is not None)
    started = row_of(shared_server, matches[0].key)
    assert started["deadline"] == started["started_at"] + 30_000
    assert matches[0].people[1].state(matches[0].key)["deadline"] == started["deadline"]
    run_out(shared_server, *matches, confirming)

    nothing, bot, resign, resign_of_three = matches
    one, two = bot.people.values()
    assert soon(lambda: len(entries(two, bot.key)) > 1 and two.state(bot.key)["your_turn"])
    told = entries(two, bot.key)
    assert (told[0]["kind"], told[0]["by"], told[0]["seat"]) == ("timeout", "clock", 0)
    assert {(entry["kind"], entry["by"], entry["seat"]) for entry in told[1:]} == {
        ("play", "bot", 0)
    }
    two.play(bot.key)  # the next turn of the first is their own again
    while bot.asked() is two:
        two.play(bot.key)
    assert one.state(bot.key)["your_turn"]

    assert soon(lambda: resign.creator.table(resign.key)["status"] == "finished")
    table = resign.people[1].table(resign.key)
    assert table["result"]["ranking"] == [1, 0]
    assert (table["result"]["ended_by"], table["result"]["resigned"]) == ("resignation", [0])
    assert [(entry["kind"], entry["by"]) for entry in entries(one, resign.key)] == [
        ("resign", "clock")
    ]

    key = resign_of_three.key
    assert soon(lambda: resign_of_three.people[1].state(key)["your_turn"])
    told = entries(resign_of_three.people[2], key)
    assert (told[0]["kind"], told[0]["by"], told[0]["seat"]) == ("resign", "clock", 0)
    assert {entry["by"] for entry in told[1:]} == {"bot"}
    assert resign_of_three.people[0].table(key)["status"] == "running"

    assert soon(lambda: confirming.people[1].state(confirming.key)["view"]["asked"] == 1)
    last = entries(confirming.people[1], confirming.key)[-1]
    assert (last["kind"], last["by"], last["seat"]) == ("end", "clock", 0)

    for untouched in (nothing, in_time):
        state = untouched.people[0].state(untouched.key)
        assert (state["your_turn"], state["number"]) == (True, 0)
    nothing.people[0].play(nothing.key)  # late, but nobody minds


# Leaving and resigning


def test_a_bot_goes_on_for_who_leaves(people: People) -> None:
    one, two = people.guests(2)
    match = begin(one, two, setup=FIRST_GAME)
    one.play(match.key)
    table = good(one.at(match.key, "leave"))
    assert (table["you"], table["status"], table["seats"][0]["kind"]) == (None, "running", "bot")
    assert soon(lambda: two.state(match.key)["your_turn"])
    told = entries(two, match.key)
    assert [(entry["kind"], entry["by"]) for entry in told[:2]] == [
        ("play", "person"),
        ("replace", "person"),
    ]
    assert {(entry["kind"], entry["by"], entry["seat"]) for entry in told[2:]} <= {
        ("play", "bot", 0)
    }
    number = len(told)
    for what, body in (("actions", {"action": 0}), ("undo", {}), ("end", {}), ("resign", {})):
        answer = one.at(match.key, what, after=number, **body)
        assert refusal(answer) == (403, "forbidden")
    assert refusal(one.at(match.key, "leave")) == (403, "forbidden")
    assert one.state(match.key)["seat"] is None
    two.play(match.key)


def test_resigning_ends_a_game_of_two(people: People) -> None:
    one, two = people.guests(2)
    match = begin(one, two, setup=FIRST_GAME)
    number = match.play()
    assert good(two.at(match.key, "resign", after=number)) == {"number": number + 1}
    table = one.table(match.key)
    assert (table["status"], table["asked"], table["waits_for"]) == ("finished", None, None)
    assert table["result"]["ranking"] == [0, 1]
    assert (table["result"]["ended_by"], table["result"]["resigned"]) == ("resignation", [1])
    state = one.state(match.key)
    assert (state["result"], state["your_turn"]) == (table["result"], False)
    for what, body in (("actions", {"action": 0}), ("undo", {}), ("end", {}), ("resign", {})):
        for person in (one, two):
            answer = person.at(match.key, what, after=number + 1, **body)
            assert refusal(answer) == (409, "over")
    assert refusal(one.at(match.key, "leave")) == (409, "over")
    record = good(two.get(f"/api/tables/{match.key}/record"))
    assert Game.load(record).ply == number
    assert record["names"] == [one.name, two.name]


def test_a_bot_goes_on_for_one_of_three_who_resigns(people: People) -> None:
    one, two, three = people.guests(3)
    match = begin(one, two, three, setup=FIRST_GAME)
    good(two.at(match.key, "resign", after=0))  # not asked just now
    assert one.table(match.key)["status"] == "running"
    while match.asked() is one:
        one.play(match.key)
    assert soon(lambda: three.state(match.key)["your_turn"])
    by_two = [entry for entry in entries(three, match.key) if entry["seat"] == 1]
    assert {entry["by"] for entry in by_two[1:]} == {"bot"}
    number = len(entries(three, match.key))
    assert refusal(two.at(match.key, "resign", after=number))[0] == 409
    assert refusal(two.at(match.key, "actions", after=number, action=0))[0] == 409
    good(three.at(match.key, "resign", after=number))
    result = one.table(match.key)["result"]
    assert (result["ranking"], result["resigned"]) == ([0, 2, 1], [1, 2])


# The end


def test_a_whole_game_its_record_and_a_rematch(people: People) -> None:
    one, two = people.guests(2)
    match = begin(one, two, bots=1, setup={"draft": True})

    async def play() -> tuple[Live, Live]:
        async with Live(one, match.key) as first, Live(two, match.key) as second:
            await asyncio.gather(first.play_on(), second.play_on())
            await first.until(lambda live: live.table["status"] == "finished")
            await second.until(lambda live: live.table["status"] == "finished")
            return first, second

    first, second = asyncio.run(play())
    assert first.state is not None
    table = two.table(match.key)
    assert table["result"] == first.state["result"] == first.table["result"]
    assert table["result"]["ended_by"] == "rules"
    record = good(people.stranger().get(f"/api/tables/{match.key}/record"))
    game = Game.load(record)
    assert game.position.scores() == table["result"]["scores"]
    assert game.actions == [entry["action"] for entry in entries(people.stranger(), match.key)]
    assert record["names"] == [one.name, two.name, "random"]
    assert {entry["by"] for entry in first.entries} == {"person", "bot"}
    same = [{**entry, "action": 0, "text": ""} for entry in first.entries]
    assert same == [{**entry, "action": 0, "text": ""} for entry in second.entries]

    # Both ask for another game at the same moment: it is one table, made by one of them.
    stranger = people.guest()
    assert refusal(stranger.at(match.key, "rematch")) == (403, "forbidden")
    with ThreadPoolExecutor(8) as threads:
        asked = [threads.submit(p.at, match.key, "rematch") for p in (one, two) * 4]
        tables = [good(answer.result()) for answer in asked]
    (key,) = {table["key"] for table in tables}
    assert key == one.table(match.key)["rematch"] == two.table(match.key)["rematch"]
    again = one.table(key)
    assert (again["setup"], again["status"]) == (table["setup"], "open")
    assert sorted(seat["kind"] for seat in again["seats"]) == ["bot", "name", "person"]
    maker, other = (one, two) if again["yours"] else (two, one)
    for person in (one, two):  # the other tables that were made meanwhile are closed
        mine = [table["key"] for table in good(person.get("/api/me/tables"))]
        assert sorted(mine) == sorted([match.key, key])
    good(other.at(key, "join"))
    assert good(maker.at(key, "start"))["status"] == "running"
    assert refusal(one.at(key, "rematch")) == (409, "not_over")


def test_solo_against_teotibot_to_the_end(people: People) -> None:
    match = begin(people.guest(), setup={"level": "easier"})

    async def play() -> Live:
        async with Live(match.creator, match.key) as live:
            await live.play_on()
            return live

    live = asyncio.run(play())
    assert live.state is not None
    assert len(live.state["result"]["scores"]) == 2
    assert Game.load(good(match.creator.get(f"/api/tables/{match.key}/record"))).position.over
    again = good(match.creator.at(match.key, "rematch"))
    assert [seat["kind"] for seat in again["seats"]] == ["person", "teotibot"]


# What is chosen in secret


def test_others_cannot_tell_what_was_chosen_in_secret(
    people: People, shared_server: Servers
) -> None:
    one, two = people.guests(2)
    spectator = people.stranger()
    keys = {}
    for choice in (0, -1):  # the same game, only that other tiles are kept
        keys[choice] = make_table(one, ME, OPEN)["key"]
        good(two.at(keys[choice], "join"))
    set_rows(
        shared_server, {key: {"seed": 20250101, "chance_key": None} for key in keys.values()}
    )
    shown: dict[str, list[Any]] = {}
    for choice, key in keys.items():
        good(one.at(key, "start"))
        match = Match(key, {0: one, 1: two})
        person = match.play_until(
            lambda state: state["view"]["question"] == "keep_starting_tiles", itemgetter(0)
        )
        kept = legal(person.state(key))[choice]
        person.play(key, itemgetter(choice))
        assert entries(person, key)[-1]["action"] == kept
        for viewer in (match.others(person)[0], spectator):
            shown.setdefault(viewer.name, []).append(secretless(viewer.news(key)))
    for first, second in shown.values():
        assert first["entries"][-1]["action"] is None
        assert first == second


def secretless(news: dict[str, Any]) -> dict[str, Any]:
    """News without what differs from table to table."""
    for entry in news["entries"]:
        del entry["at"]
    del news["table"]
    return news
