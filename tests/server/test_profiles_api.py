"""Profiles over the wire: ten games as the records tell them, and what others may see."""

from collections import Counter
from pathlib import Path
from typing import Any

import httpx
import pytest
from people_requests import code
from players import good
from running_app import Site, options_in, running
from sqlalchemy import update
from test_results import begin, in_loop, play_to_the_end, rows_of, wait_for_result

from teotihuacan.game.game import Game
from teotihuacan.server.server import PROFILE_BURST
from teotihuacan.server.storage.schema import people, tables

PUBLIC = {"public_profile": True}


def play_ten(site: Site, ann: httpx.Client, bob: httpx.Client) -> list[str]:
    """Ten finished games of one person: solo, and against another one."""
    keys = []
    for number in range(10):
        playing = [ann] if number % 3 else [ann, bob] if number else [bob, ann]
        key = begin(*playing)
        play_to_the_end(key, *playing, seed=number)
        wait_for_result(site, key)
        keys.append(key)
    return keys


def read_games(person: httpx.Client, keys: list[str]) -> list[tuple[Game, int]]:
    """The games of tables as their records tell them, and the person's seat."""
    return [
        (
            Game.load(good(person.get(f"/api/tables/{key}/record"))),
            good(person.get(f"/api/tables/{key}"))["you"],
        )
        for key in keys
    ]


def test_a_profile_says_what_the_records_of_ten_games_say(site: Site) -> None:
    ann, bob = site.guest("Ann"), site.guest("Bob")
    keys = play_ten(site, ann, bob)
    games = read_games(ann, keys)
    told = good(ann.get("/api/me/profile"))
    vps = [game.position.scores()[seat] for game, seat in games]
    wins = [game.position.ranking()[0] == seat for game, seat in games]
    assert told["name"] == "Ann"
    assert told["public"] is False
    assert told["total"] == {
        "games": 10,
        "wins": sum(wins),
        "mean_vp": pytest.approx(sum(vps) / 10, abs=0.051),
        "best_vp": max(vps),
    }
    assert told["given_up"] == 0
    played = Counter(game.setup.players for game, _ in games)
    assert {row["players"]: row["games"] for row in told["by_players"]} == played
    assert [(one["table"], one["vp"]) for one in told["course"]] == list(
        zip(keys, vps, strict=True)
    )
    for one, (game, seat) in zip(told["course"], games, strict=True):
        assert one["place"] == game.position.ranking().index(seat) + 1
        assert sum(one["sources"].values()) == one["vp"]
        assert one["sources"]["masks"] == game.position.books(seat)["masks"]
    ahead = sum(
        won for won, (game, _) in zip(wins, games, strict=True) if game.setup.players == 2
    )
    assert {"kind": "person", "name": "Bob", "games": 4, "ahead": ahead} in told["opponents"]
    assert sum(row["games"] for row in told["starting_tiles"]) == 20
    ascended = sum(game.position.statistics(seat)["ascensions"] > 0 for game, seat in games)
    by_key = {one["key"]: one for one in told["achievements"]}
    assert by_key["ascension"]["games"] == ascended
    assert by_key["ascension"]["rule"] == "8.1"
    assert by_key["beat-legend"] == {
        "key": "beat-legend",
        "rule": None,
        "at": None,
        "table": None,
        "games": 0,
    }


def finish(site: Site, *playing: httpx.Client) -> str:
    """A game for two that was given up at once."""
    key = begin(*playing)
    good(playing[1].post(f"/api/tables/{key}/resign", json={"after": 0}))
    wait_for_result(site, key)
    return key


def test_profiles_are_private_until_somebody_wants_otherwise(site: Site) -> None:
    ann, bob, stranger = site.guest("Ann"), site.guest("Bob"), site.browser()
    finish(site, ann, bob)
    for browser in (ann, bob, stranger):
        assert code(browser.get("/api/people/Ann")) == (404, "not_found")
    nobody = stranger.get("/api/people/Nobody")
    assert nobody.json() == stranger.get("/api/people/Ann").json()
    assert good(ann.patch("/api/me", json=PUBLIC))["public_profile"] is True
    told = good(stranger.get("/api/people/ann"))
    assert (told["name"], told["public"], told["total"]["wins"]) == ("Ann", True, 1)
    assert good(ann.patch("/api/me", json={"public_profile": False}))["public_profile"] is False
    assert stranger.get("/api/people/Ann").status_code == 404


def opponents(profile: dict[str, Any]) -> dict[str, int]:
    return {row["name"]: row["games"] for row in profile["opponents"]}


def test_only_those_who_are_public_themselves_are_named(site: Site) -> None:
    ann, bob, cid = site.guest("Ann"), site.guest("Bob"), site.guest("Cid")
    for other in (bob, bob, cid):
        finish(site, ann, other)
    good(ann.patch("/api/me", json=PUBLIC))
    good(cid.patch("/api/me", json=PUBLIC))
    stranger = site.browser()
    assert opponents(good(stranger.get("/api/people/Ann"))) == {"": 2, "Cid": 1}
    assert opponents(good(ann.get("/api/me/profile"))) == {"Bob": 2, "Cid": 1}
    assert "Bob" not in stranger.get("/api/people/Ann").text
    good(bob.patch("/api/me", json={"name": "Bobby", **PUBLIC}))
    assert opponents(good(stranger.get("/api/people/Ann"))) == {"Bobby": 2, "Cid": 1}


def test_only_public_tables_are_linked_for_others(site: Site) -> None:
    ann = site.guest("Ann")
    good(ann.patch("/api/me", json=PUBLIC))
    keys = [begin(ann) for _ in range(2)]
    with site.server.database.engine.begin() as connection:
        which = tables.c.key == keys[1]
        connection.execute(update(tables).where(which).values(visibility="public"))
    for number, key in enumerate(keys):
        in_loop(site, site.server.rooms.reload_everywhere([number + 1]))
        play_to_the_end(key, ann)
        wait_for_result(site, key)
    shown = good(site.browser().get("/api/people/Ann"))
    assert [one["table"] for one in shown["course"]] == [None, keys[1]]
    assert keys[0] not in str(shown)
    own = good(ann.get("/api/me/profile"))
    assert [one["table"] for one in own["course"]] == keys


def test_a_banned_person_has_no_public_profile(site: Site) -> None:
    ann = site.guest("Ann")
    good(ann.patch("/api/me", json=PUBLIC))
    assert site.browser().get("/api/people/Ann").is_success
    with site.server.database.engine.begin() as connection:
        connection.execute(update(people).values(banned_until=2**50, banned_reason="x"))
    assert site.browser().get("/api/people/Ann").status_code == 404


def test_new_achievements_are_those_of_no_game_before(site: Site) -> None:
    ann = site.guest("Ann")
    earned = []
    for seed in (1, 2):
        key = begin(ann)
        assert code(ann.get(f"/api/tables/{key}/achievements")) == (409, "not_over")
        play_to_the_end(key, ann, seed=seed)
        earned.append(good(ann.get(f"/api/tables/{key}/achievements")))
    first, second = ({one["key"] for one in told} for told in earned)
    assert first
    assert all(one["new"] for one in earned[0])
    assert {one["key"] for one in earned[1] if one["new"]} == second - first
    assert code(site.browser().get(f"/api/tables/{key}/achievements")) == (401, "nobody")
    assert good(site.guest("Bob").get(f"/api/tables/{key}/achievements")) == []


def test_an_export_has_the_results_and_deletion_takes_the_profile(site: Site) -> None:
    ann, bob = site.guest("Ann"), site.guest("Bob")
    key = finish(site, ann, bob)
    good(ann.patch("/api/me", json=PUBLIC))
    [result] = good(ann.get("/api/me/export"))["results"]
    assert (result["table"], result["place"], result["ended_by"]) == (key, 1, "resignation")
    assert ann.request("DELETE", "/api/me").status_code == 204
    assert bob.get("/api/people/Ann").status_code == 404
    assert opponents(good(bob.get("/api/me/profile"))) == {"": 1}
    assert len(rows_of(site, key)) == 2


def test_profiles_have_a_limit(tmp_path: Path) -> None:
    with running(options_in(tmp_path, rate=1000.0)) as site:
        ann = site.guest("Ann")
        answers = [ann.get("/api/people/Nobody") for _ in range(round(PROFILE_BURST) + 5)]
        assert [answer.status_code for answer in answers][:2] == [404, 404]
        assert answers[-1].status_code == 429


@pytest.mark.parametrize("name", ["%00", "a%2Fb", "%F0%9F%90%89", "x" * 150, "..%2F..%2Fetc"])
def test_odd_names_are_nobodys(site: Site, name: str) -> None:
    assert site.browser().get(f"/api/people/{name}").status_code in (404, 422)
