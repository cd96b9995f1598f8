"""Reviews of finished games over the wire: asked for, waited for, cancelled, kept."""

from pathlib import Path
from typing import Any

import pytest
from players import FIRST_GAME, OPEN, Browser, People, begin, good, make_table, refusal
from serving import SameGames, Serving
from sqlalchemy import Connection

from processes import descendants, soon
from teotihuacan import Setup
from teotihuacan.game.game import Game
from teotihuacan.server.errors import Refusal
from teotihuacan.server.reviews.review_job import derive_seed
from teotihuacan.server.storage import reviews as store
from teotihuacan.server.storage import schema
from teotihuacan.server.storage.database import migrate, now, open_engine
from teotihuacan.server.storage.people import create_person
from teotihuacan.server.storage.reviews import StoredReview
from teotihuacan.server.storage.tables import create
from teotihuacan.server.tables.lobby import bot_seat, new_table
from teotihuacan.study.review import Review, review_game

Json = dict[str, Any]
PLAYED = 14  # actions, before somebody gives up
NONE = {"state": "none", "done": 0, "turns": 0, "yours": False, "review": None}


def give_up(
    people: People, person: Browser, played: int = PLAYED, other: Browser | None = None
) -> str:
    """A game that is given up after some actions, of which one was taken back; its key."""
    other = other or people.guest()
    match = begin(person, other, setup=FIRST_GAME)
    undone = False
    while person.state(match.key)["number"] < played:
        asked = match.asked()
        match.play(lambda legal: legal[0])
        state = asked.state(match.key)
        if not undone and state["can_undo"]:
            good(asked.at(match.key, "undo", after=state["number"]))
            undone = True
    assert undone
    good(other.at(match.key, "resign", after=person.state(match.key)["number"]))
    return match.key


def path_to(key: str, depth: str = "quick") -> str:
    return f"/api/tables/{key}/reviews/{depth}"


def wait_for(person: Browser, key: str, depth: str = "quick") -> Json:
    """The review, once it is done."""
    path = path_to(key, depth)
    assert soon(lambda: good(person.get(path))["state"] == "done")
    return dict(good(person.get(path)))


@pytest.fixture
def people(serving: Serving) -> Any:
    """People at a server of their own."""
    with People([serving.url]) as crowd:
        yield crowd


def test_a_review_is_made_kept_and_the_same_everywhere(people: People, serving: Serving) -> None:
    me = people.guest()
    key = give_up(people, me)
    told = good(me.get(path_to(key)))
    assert {name: told[name] for name in NONE} == NONE
    begun = good(me.post(path_to(key)))
    assert begun["state"] == "running"
    assert begun["yours"]
    done = wait_for(me, key)
    game = Game.load(good(me.get(f"/api/tables/{key}/record")))
    expected = review_game(game, "quick", derive_seed(game))
    assert Review.from_dict(done["review"]) == expected
    assert done["done"] == done["turns"] == len(expected.turns)
    # Turns lead to their entries: what was taken back has none.
    entries = {entry["number"]: entry for entry in me.news(key)["entries"]}
    actions = [entries[number]["action"] for number in done["entries"]]
    assert actions == game.actions
    assert len(entries) > len(actions)
    serving.restart()
    again = good(people.stranger().get(path_to(key)))
    assert again == {**done, "yours": False}
    assert good(me.post(path_to(key))) == done


def test_both_seats_are_told_the_same(people: People) -> None:
    me, other = people.guests(2)
    key = give_up(people, me, other=other)
    good(me.post(path_to(key)))
    mine, theirs = wait_for(me, key), wait_for(other, key)
    assert (mine["yours"], theirs["yours"]) == (True, False)
    assert {**theirs, "yours": True} == mine
    assert good(other.post(path_to(key))) == theirs  # not made anew for the other seat
    turn = mine["review"]["turns"][0]
    tried = {"ply": turn["first"], "actions": turn["played"]}
    path = f"/api/tables/{key}/tries"
    verdicts = [good(one.post(path, json=tried))["verdict"] for one in (me, other)]
    assert verdicts[0] == verdicts[1]


def test_several_turns_are_judged_at_once_and_it_is_the_same_review(tmp_path: Path) -> None:
    with (
        Serving(tmp_path / "data", "--rate-limit", "0", "--bot-processes", "4") as serving,
        People([serving.url]) as crowd,
    ):
        me = crowd.guest()
        key = give_up(crowd, me)
        good(me.post(path_to(key)))
        done = wait_for(me, key)
        game = Game.load(good(me.get(f"/api/tables/{key}/record")))
        assert Review.from_dict(done["review"]) == review_game(game, "quick", derive_seed(game))
        assert count_bots(serving.pid) == 3  # of four; one was kept for others


def count_bots(pid: int) -> int:
    """How many processes a server has started for its bots."""
    return sum(
        b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes() for child in descendants(pid)
    )


def test_the_reviews_of_two_people_advance_in_turn(tmp_path: Path) -> None:
    with (
        Serving(tmp_path / "data", "--rate-limit", "0", "--bot-processes", "1") as serving,
        People([serving.url]) as crowd,
    ):
        people = crowd.guests(2)
        keys = [give_up(crowd, person) for person in people]
        for person, key in zip(people, keys, strict=True):
            good(person.post(path_to(key, "deep")))

        def ask() -> list[Json]:
            """Both reviews; the second is asked for a moment later."""
            pairs = zip(people, keys, strict=True)
            return [good(person.get(path_to(key, "deep"))) for person, key in pairs]

        begun = [told["done"] for told in ask()]
        turns: list[list[int]] = []

        def both_advanced() -> bool:
            turns.append([told["done"] - n for told, n in zip(ask(), begun, strict=True)])
            return min(turns[-1]) >= 3

        assert soon(both_advanced)
        assert max(abs(one - other) for one, other in turns) <= 2
        for person, key in zip(people, keys, strict=True):
            person.delete(path_to(key, "deep"))


def test_what_was_better_is_told_as_answers(people: People) -> None:
    me = people.guest()
    key = give_up(people, me)
    good(me.post(path_to(key)))
    done = wait_for(me, key)
    turns = done["review"]["turns"]
    assert len(done["better"]) == len(turns)
    costly = [
        (turn, better)
        for turn, better in zip(turns, done["better"], strict=True)
        if turn["best"] != turn["played"]
    ]
    assert costly
    for _, better in costly:
        assert better[0]["question"]
        assert better[0]["kind"]
        assert len(better) == 1 or better[-1]["kind"] != "end_turn"  # that goes without saying
    for turn, played in zip(turns, done["played"], strict=True):
        assert bool(played) == (turn["best"] != turn["played"])
    assert not any(
        better
        for turn, better in zip(turns, done["better"], strict=True)
        if turn["best"] == turn["played"]
    )


def test_nobody_gets_a_review_of_a_running_game(people: People) -> None:
    me, other = people.guests(2)
    key = begin(me, other, setup=FIRST_GAME).key
    me.play(key)
    for browser in (me, other, people.guest()):
        body = {"ply": 0, "actions": []}
        for answer in (
            browser.get(path_to(key)),
            browser.post(path_to(key)),
            browser.post(path_to(key, "deep")),
            browser.delete(path_to(key)),
            browser.post(f"/api/tables/{key}/tries", json=body),
        ):
            assert refusal(answer) == (409, "not_over")


def test_only_one_at_a_time_and_only_whoever_asked_cancels(people: People) -> None:
    me, other = people.guests(2)
    first, second = give_up(people, me), give_up(people, me)
    assert people.stranger().post(path_to(first)).status_code == 401
    good(me.post(path_to(first, "deep")))
    assert refusal(me.post(path_to(second))) == (409, "review_running")
    watching = good(other.get(path_to(first, "deep")))
    assert (watching["state"], watching["yours"]) == ("running", False)
    assert good(other.post(path_to(first, "deep")))["state"] == "running"  # the same one
    assert refusal(other.delete(path_to(first, "deep"))) == (403, "forbidden")
    good(me.delete(path_to(first, "deep")))
    assert good(me.get(path_to(first, "deep")))["state"] == "none"
    good(me.post(path_to(second)))
    assert wait_for(me, second)["review"]["depth"] == "quick"
    assert good(me.get(path_to(first, "deep")))["state"] == "none"
    assert me.delete(path_to(second)).status_code == 204
    assert good(me.get(path_to(second)))["state"] == "done"  # what is done stays


def test_bots_play_while_a_review_goes_on(people: People) -> None:
    me = people.guest()
    key = give_up(people, me, 2 * PLAYED)
    good(me.post(path_to(key)))
    match = begin(me, bots=1, setup=FIRST_GAME)
    for _ in range(3):
        match.play()
        assert soon(lambda: me.table(match.key)["waits_for"] == "person")
    assert good(me.get(path_to(key)))["state"] in ("running", "done")


def test_an_interrupted_review_begins_again(people: People, serving: Serving) -> None:
    me = people.guest()
    key = give_up(people, me, 2 * PLAYED)
    good(me.post(path_to(key, "deep")))
    assert soon(lambda: good(me.get(path_to(key, "deep")))["done"] > 0)
    serving.restart()
    assert good(me.get(path_to(key, "deep")))["state"] == "none"
    assert good(me.post(path_to(key, "deep")))["done"] == 0
    serving.kill()  # this time it can't tidy up
    serving.start()
    assert good(me.get(path_to(key, "deep")))["state"] == "none"


def test_guests_of_a_shared_server_are_told_how_long_to_wait(tmp_path: Path) -> None:
    with (
        SameGames(tmp_path / "data", "--name", "127.0.0.1") as shared,
        People([shared.url]) as crowd,
    ):
        me = crowd.guest()
        key = give_up(crowd, me)
        answers = []
        for _ in range(8):
            answers.append(me.post(path_to(key)))
            me.delete(path_to(key))
        refused = [answer for answer in answers if answer.status_code == 429]
        assert refused
        assert answers[0].status_code == 200
        assert refused[0].json()["wait"] > 60


def test_too_many_reviews_are_refused(database_url: str) -> None:
    migrate(database_url)
    engine = open_engine(database_url)
    with engine.begin() as connection:
        rows = [make_row(connection, number) for number in range(store.MOST_WAITING + 1)]
        assert all(store.begin_review(connection, row) for row in rows[:-1])
        with pytest.raises(Refusal) as refused:
            store.begin_review(connection, rows[-1])
        assert refused.value.code == "reviews_full"
        # Those that nobody renews make room.
        long_ago = {"changed_at": now() - 2 * store.LEASE}
        connection.execute(schema.reviews.update().values(long_ago))
        first, second = rows[0].table_id, rows[1].table_id
        assert store.load_review(connection, first, "quick") is None
        assert store.begin_review(connection, rows[0])
        assert not store.save_progress(connection, second, "quick", "another", 1)
        assert store.save_review(connection, first, "quick", "worker", "{}")
        assert store.load_review(connection, first, "quick") is not None
    engine.dispose()


def make_row(connection: Connection, number: int) -> StoredReview:
    """The review of somebody's game that has just begun."""
    person = create_person(connection, f"Guest {number}")
    values = new_table(person.id, Setup(players=2), now(), title="", visibility="link")
    more = {"shuffle": False, "clock_end": "nothing", "status": "finished"}
    table_id = create(connection, {**values, **more}, [bot_seat(0, "random")])
    return StoredReview(table_id, "quick", person.id, "worker", 0, 9, None, now())


# Turns tried once more ---


def test_something_better_is_found(people: People) -> None:
    me = people.guest()
    key = give_up(people, me)
    good(me.post(path_to(key)))
    turns = wait_for(me, key)["review"]["turns"]
    turn = max(turns, key=lambda one: one["best_vp"] - one["vp"])
    path = f"/api/tables/{key}/tries"
    told = good(me.post(path, json={"ply": turn["first"], "actions": []}))
    assert told["verdict"] is None
    assert told["state"]["your_turn"]
    assert told["state"]["seat"] == turn["seat"]
    assert turn["played"][0] in [offer["action"] for offer in told["state"]["view"]["legal"]]
    again = good(me.post(path, json={"ply": turn["first"], "actions": turn["played"]}))
    assert not again["verdict"]["good_enough"]
    assert again["verdict"]["better"]
    assert [entry["action"] for entry in again["entries"]] == turn["played"]
    assert not again["state"]["your_turn"]
    best = good(me.post(path, json={"ply": turn["first"], "actions": turn["best"]}))
    assert best["verdict"] is None or best["verdict"]["good_enough"]


def test_what_cannot_be_tried_is_refused(people: People) -> None:
    me = people.guest()
    key = give_up(people, me)
    path = f"/api/tables/{key}/tries"
    assert refusal(me.post(path, json={"ply": 999, "actions": []})) == (422, "invalid")
    state = good(me.post(path, json={"ply": 0, "actions": []}))["state"]
    legal = {offer["action"] for offer in state["view"]["legal"]}
    other = next(action for action in range(300) if action not in legal)
    assert refusal(me.post(path, json={"ply": 0, "actions": [other]})) == (422, "illegal")
    assert people.stranger().post(path, json={"ply": 0, "actions": []}).status_code == 401


# Teaching games ---


def test_a_turn_is_judged_before_it_ends(people: People) -> None:
    me = people.guest()
    match = begin(me, bots=1, setup=FIRST_GAME, teaching=True)
    key = match.key
    path = f"/api/tables/{key}/verdict"
    assert refusal(me.get(path)) == (409, "not_held")
    match.play_until(lambda state: bool(state["held"]), lambda legal: legal[-1])
    held = me.state(key)
    told = good(me.get(path))
    assert told["number"] == held["number"]
    assert told["verdict"]["costly"] in (True, False)
    if told["verdict"]["costly"]:
        assert told["verdict"]["better"]
    good(me.at(key, "undo", after=held["number"], turn=True))  # offered back, and taken
    assert me.state(key)["your_turn"]
    assert not me.state(key)["held"]
    match.play_until(lambda state: bool(state["held"]))
    good(me.at(key, "end", after=me.state(key)["number"]))
    assert people.guest().get(path).status_code == 403


def test_only_bots_play_with_whoever_is_taught(people: People) -> None:
    me = people.guest()
    body = {"setup": {"players": 2}, "teaching": True, "seats": [{"kind": "me"}, OPEN]}
    assert refusal(me.post("/api/tables", json=body)) == (422, "invalid")
    table = make_table(me, {"kind": "me"}, {"kind": "bot", "bot": "random"}, teaching=True)
    assert table["teaching"]
    assert refusal(me.put(f"/api/tables/{table['key']}/seats/1", json=OPEN)) == (422, "invalid")
    plain = begin(me, bots=1, setup=FIRST_GAME)
    assert refusal(me.get(f"/api/tables/{plain.key}/verdict")) == (409, "not_teaching")
