"""Turns against bots that are taken back: how far, when not, and what becomes of it all."""

import asyncio
import random
from collections.abc import Iterator
from typing import Any

import pytest
from players import FIRST_GAME, RANDOM, Browser, Live, Match, People, begin, good, refusal
from serving import Serving

from processes import soon
from teotihuacan import Setup
from teotihuacan.game.game import Game
from teotihuacan.server.storage.table_row import Table
from teotihuacan.server.storage.tables import Seat
from teotihuacan.server.tables.table_game import (
    AUTOMATION,
    BOT,
    PERSON,
    PlayerSettings,
    TableGame,
)
from teotihuacan.server.tables.take_back import count_to_turn_start, find_take_back

Json = dict[str, Any]
PLAIN = PlayerSettings()


def asked_again(person: Browser, key: str) -> Json:
    """The state once the person is asked, or the game is over."""
    assert soon(lambda: person.table(key)["waits_for"] != "bot")
    return person.state(key)


def play_turn(person: Browser, key: str, choose: Any = random.choice) -> Json:
    """A whole turn of the person, and the bots' replies: the state then."""
    seat = person.state(key)["seat"]
    while True:
        number = person.play(key, choose)
        state = person.state(key)
        replied = [
            entry for entry in person.news(key, number)["entries"] if entry["seat"] != seat
        ]
        if not state["your_turn"] or replied or state["result"]:
            return asked_again(person, key)


def alone(people: People, *, bots: int = 1, **options: Any) -> tuple[Browser, str]:
    """Somebody who plays a first game against random bots, and the table's key."""
    person = people.guest()
    return person, begin(person, bots=bots, setup=FIRST_GAME, **options).key


def turns_until(people: People, wanted: str | None) -> Iterator[tuple[Browser, str, Json, Json]]:
    """A turn whose taking back is refused for a reason (None: it isn't): before and after."""
    for _ in range(20):
        person, key = alone(people)
        before = asked_again(person, key)
        while not before["result"]:
            after = play_turn(person, key)
            if after["take_back"] and after["take_back"]["refused"] == wanted:
                yield person, key, before, after
                return
            before = after
    raise AssertionError(f"never {wanted}")


def test_a_turn_is_taken_back_with_the_bots_reply(people: People) -> None:
    [(person, key, before, after)] = turns_until(people, None)
    entries = person.news(key, before["number"])["entries"]
    played = [entry for entry in entries if entry["kind"] == "play"]
    assert {entry["by"] for entry in played} == {"person", "bot"}
    assert after["take_back"] == {"actions": len(played), "refused": None}
    body = {"after": after["number"], "turn": True}
    assert good(person.at(key, "undo", **body)) == {"number": after["number"] + 1}
    state = person.state(key)
    assert state["view"] == before["view"]
    assert state["your_turn"]
    spectator = people.stranger()
    [entry] = spectator.news(key, after["number"])["entries"]
    shown = (entry["kind"], entry["seat"], entry["by"], entry["action"])
    assert shown == ("take_back", 0, "person", len(played))
    assert spectator.state(key)["take_back"] is None
    assert refusal(person.at(key, "undo", **body)) == (409, "stale")
    assert play_turn(person, key)["number"] > after["number"]


def test_the_game_goes_on_to_a_record_without_what_was_taken_back(people: People) -> None:
    person, key = alone(people, bots=2)
    state = asked_again(person, key)
    taken = 0
    while not state["result"]:
        state = play_turn(person, key)
        while random.random() < 0.7 and state["take_back"] and not state["take_back"]["refused"]:
            good(person.at(key, "undo", after=state["number"], turn=True))
            state = asked_again(person, key)
            taken += 1
    assert taken
    record = good(person.get(f"/api/tables/{key}/record"))
    assert Game.load(record).result() == record["result"]
    entries = person.news(key)["entries"]
    gone = sum(entry["action"] for entry in entries if entry["kind"] == "take_back")
    assert len(record["actions"]) + gone == sum(entry["kind"] == "play" for entry in entries)
    last = good(person.get(f"/api/tables/{key}/positions/{len(entries)}"))
    assert last["view"]["players"] == state["view"]["players"]
    scores = good(person.get(f"/api/tables/{key}/scores"))["scores"]
    assert scores[-1] == state["result"]["scores"]


@pytest.mark.parametrize("reason", ["drawn", "rolled"])
def test_what_was_hidden_and_is_shown_can_not_be_taken_back(people: People, reason: str) -> None:
    [(person, key, _, after)] = turns_until(people, reason)
    answer = person.at(key, "undo", after=after["number"], turn=True)
    assert (refusal(answer), answer.json()["reason"]) == ((409, "cannot_take_back"), reason)
    assert person.state(key) == after


def test_among_people_and_with_a_clock_turns_stay(people: People) -> None:
    one, two = people.guests(2)
    for match, reason in (
        (begin(one, two, bots=1, setup=FIRST_GAME), "people"),
        (begin(one, bots=1, setup=FIRST_GAME, clock={"seconds": 600}), "clock"),
    ):
        one.play(match.key)
        state = asked_again(one, match.key) if reason == "clock" else one.state(match.key)
        assert state["take_back"] == {"actions": 0, "refused": reason}
        answer = one.at(match.key, "undo", after=state["number"], turn=True)
        assert (refusal(answer), answer.json()["reason"]) == ((409, "cannot_take_back"), reason)


def test_nobody_else_takes_back(people: People) -> None:
    [(_, key, _, after)] = turns_until(people, None)
    body = {"after": after["number"], "turn": True}
    assert refusal(people.guest().at(key, "undo", **body)) == (403, "forbidden")
    assert refusal(people.stranger().at(key, "undo", **body)) == (401, "nobody")


def test_it_works_over_a_socket_and_everybody_who_watches_is_told(people: People) -> None:
    [(person, key, before, after)] = turns_until(people, None)

    async def take_back() -> None:
        spectator = people.stranger()
        async with Live(person, key) as mine, Live(spectator, key) as other:
            await mine.reach(after["number"])
            await other.reach(after["number"])
            done = await mine.ask("undo", after=after["number"], turn=True)
            assert (done["type"], done["number"]) == ("done", after["number"] + 1)
            await mine.reach(done["number"])
            await other.reach(done["number"])
            assert mine.state is not None
            assert mine.state["view"] == before["view"]
            assert other.entries[-1]["kind"] == "take_back"

    asyncio.run(take_back())


def test_what_was_taken_back_stays_so_when_the_server_is_killed(serving: Serving) -> None:
    with People([serving.url]) as people:
        [(person, key, before, after)] = turns_until(people, None)
        number = good(person.at(key, "undo", after=after["number"], turn=True))["number"]
        serving.kill()
        serving.start()
        state = person.state(key)
        assert (state["number"], state["view"]) == (number, before["view"])
        assert play_turn(person, key)["number"] > number


def test_a_bot_that_thinks_meanwhile_starts_anew(people: People) -> None:
    """The table waits for a bot: its answer comes too late, and nothing is lost or double."""
    person = people.guest()
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "master"}]
    body = {"setup": {"players": 2, **FIRST_GAME}, "seats": seats, "shuffle": False}
    key = good(person.post("/api/tables", json=body))["key"]
    good(person.at(key, "start"))
    first = asked_again(person, key)
    for _ in range(50):
        person.play(key)
        state = person.state(key)
        offered = state["take_back"]
        if state["waits_for"] == "bot" and offered and not offered["refused"]:
            answer = person.at(key, "undo", after=state["number"], turn=True)
            if answer.is_success:
                break
        if state["waits_for"] == "bot":
            first = asked_again(person, key)
    else:
        raise AssertionError("the bot is always faster")
    state = person.state(key)
    assert state["your_turn"]
    assert state["view"] == first["view"]
    kinds = [entry["kind"] for entry in person.news(key)["entries"]]
    assert kinds[-1] == "take_back"
    assert play_turn(person, key)["number"] > len(kinds)


# The end of a turn ---


def test_whoever_wants_it_is_asked_before_a_turn_ends_against_bots(people: People) -> None:
    one, two = people.guests(2)
    assert good(one.get("/api/me"))["confirm_bots"] is None
    for person in (one, two):
        assert good(person.patch("/api/me", json={"confirm_bots": True}))["confirm_bots"] is True

    def asks(match: Match) -> list[bool]:
        return [seat["settings"]["confirm"] for seat in match.creator.table(match.key)["seats"]]

    assert asks(begin(one, bots=1)) == [True, False]
    assert asks(begin(one, two)) == [False, False]
    assert asks(begin(one, two, setup=FIRST_GAME)) == [True, True]
    good(one.patch("/api/me", json={"confirm_bots": False}))
    assert asks(begin(one, bots=1, setup=FIRST_GAME)) == [False, False]


def test_what_was_said_for_a_seat_holds_when_the_game_begins(people: People) -> None:
    person = people.guest()
    good(person.patch("/api/me", json={"confirm_bots": True}))
    seats = [{"kind": "me"}, RANDOM]
    table = good(person.post("/api/tables", json={"setup": {"players": 2}, "seats": seats}))
    good(person.patch(f"/api/tables/{table['key']}/seats/0", json={"confirm": False}))
    started = good(person.at(table["key"], "start"))
    assert [seat["settings"]["confirm"] for seat in started["seats"]] == [False, False]


def test_a_move_that_would_end_the_turn_waits(people: People) -> None:
    """Nothing can be done at the board but to collect cocoa: that is done with the move."""
    person = people.guest()
    good(person.patch("/api/me", json={"confirm_bots": True}))
    key = begin(person, bots=1, setup=FIRST_GAME).key
    state = person.state(key)
    forced = [
        offer["action"]
        for offer in state["view"]["legal"]
        if (offer.get("destination") or {}).get("at_once")
    ]
    assert forced
    good(person.at(key, "actions", after=state["number"], action=forced[0]))
    held = person.state(key)
    assert (held["your_turn"], held["held"]["action"]) == (True, forced[0])
    assert held["can_undo"]
    assert held["take_back"] == {"actions": 0, "refused": None}
    good(person.at(key, "undo", after=held["number"], turn=True))
    assert person.state(key)["view"] == state["view"]


# Games without a server ---


def seats_of(game: TableGame, people: int = 1) -> list[Seat]:
    return [
        Seat(i, i, "person" if i < people else "bot", None, "", None, False, False)
        for i in range(game.seats)
    ]


def table(clock: int | None = None) -> Table:
    """A table's row of which only the clock matters."""
    fields = dict.fromkeys(Table.__dataclass_fields__)
    return Table(**{**fields, "clock_seconds": clock})  # type: ignore[arg-type]


@pytest.mark.parametrize("seed", range(12))
def test_entries_alone_give_the_same_game(seed: int) -> None:
    chance = random.Random(seed)
    settings = [PlayerSettings(seed % 3 == 0, seed % 2 == 0), PLAIN, PLAIN]
    play = TableGame(Setup(players=2 + seed % 2, draft=seed % 4 == 0), seed, started_at=1000)
    seats, row = seats_of(play), table()
    taken = 0
    while not play.over:
        seat = play.asked
        assert seat is not None
        back = find_take_back(row, seats, play, 0)
        assert back is not None
        if back.refused is None and chance.random() < 0.1 and taken < 40:
            before = play.position
            play.take_back_turn(back.actions, 0, 2000)
            assert play.asked == 0
            assert play.held is None
            assert before.has_same_chance(play.position)
            play.play_forced_answers(0, settings[0], 2000)
            taken += 1
        elif play.held is not None:
            play.play_held_action(seat, PERSON, 2000)
        else:
            legal_now = play.position.legal_actions()
            by = PERSON if seat == 0 else BOT
            play.play_or_hold(seat, chance.choice(legal_now), settings[seat], by, 2000)
            if play.asked == 0:
                play.play_forced_answers(0, settings[0], 2000)
    assert taken
    other = TableGame(play.game.setup, play.game.seed, started_at=1000)
    for logged in play.entries:
        other.apply_entry(logged.entry)
    assert (other.position, other.moves) == (play.position, play.moves)
    assert other.game.record() == play.game.record()
    assert Game.load(play.game.record()).position == play.position


def test_a_turn_begins_where_the_person_first_had_a_choice() -> None:
    play = TableGame(Setup(players=2, first_game=True), 1, started_at=0)
    assert count_to_turn_start(play, 0) is None
    while play.asked == 0:
        play.play_or_hold(0, play.position.legal_actions()[0], PLAIN, PERSON, 1)
    mine = len(play.moves)
    assert count_to_turn_start(play, 0) == mine
    while play.asked == 1:
        play.play_or_hold(1, play.position.legal_actions()[0], PLAIN, BOT, 1)
    assert count_to_turn_start(play, 0) == len(play.moves)
    played = len(play.moves)
    while len(play.moves) == played and play.asked == 0:  # what went by itself is no choice
        play.play_or_hold(0, play.position.legal_actions()[0], PLAIN, AUTOMATION, 1)
    assert count_to_turn_start(play, 0) == len(play.moves)


def test_who_left_their_seat_to_a_bot_is_not_taken_back() -> None:
    play = TableGame(Setup(players=3, first_game=True), 2, started_at=0)
    seats = seats_of(play)
    for seat in range(3):
        while play.asked == seat:
            by = BOT if seat == 2 else PERSON
            play.play_or_hold(seat, play.position.legal_actions()[0], PLAIN, by, 1)
    found = find_take_back(table(), seats, play, 0)
    assert found is not None
    assert found.refused == "people"
    assert find_take_back(table(), seats, play, -1) is None
    assert find_take_back(table(), seats, play, 1) is None
