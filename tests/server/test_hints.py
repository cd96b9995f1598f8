"""Hints over the wire: for whoever is asked, and nobody else."""

from pathlib import Path

import httpx
from serving import SameGames, Serving

TWO = {
    "setup": {"players": 2, "first_game": True},
    "shuffle": False,
    "seats": [{"kind": "me"}, {"kind": "open"}],
}


def test_hints_are_for_the_person_asked(serving: Serving) -> None:
    with (
        httpx.Client(base_url=serving.url, trust_env=False, timeout=300) as ixchel,
        httpx.Client(base_url=serving.url, trust_env=False, timeout=300) as other,
    ):
        assert ixchel.post("/api/guests", json={"name": "Chaac"}).status_code == 201
        assert other.post("/api/guests", json={"name": "Itzamna"}).status_code == 201
        key = ixchel.post("/api/tables", json=TWO).json()["key"]
        assert ixchel.get(f"/api/tables/{key}/hint").json()["code"] == "not_started"
        other.post(f"/api/tables/{key}/join", json={})
        ixchel.post(f"/api/tables/{key}/start")
        assert other.get(f"/api/tables/{key}/hint").json()["code"] == "not_asked"
        hint = ixchel.get(f"/api/tables/{key}/hint")
        assert hint.status_code == 200
        given = hint.json()
        state = ixchel.get(f"/api/tables/{key}/news").json()["state"]
        assert given["number"] == state["number"] == 0
        assert given["seat"] == 0
        legal = {offer["action"] for offer in state["view"]["legal"]}
        best = [suggestion["action"] for suggestion in given["suggestions"]]
        assert best
        assert set(best) <= legal


def test_whoever_does_not_sit_there_gets_none(serving: Serving) -> None:
    with httpx.Client(base_url=serving.url, trust_env=False, timeout=60) as visitor:
        assert visitor.get("/api/tables/0000000000000000/hint").status_code == 401
        visitor.post("/api/guests", json={"name": "Kukulkan"})
        assert visitor.get("/api/tables/0000000000000000/hint").status_code == 404


def test_a_table_may_play_without_hints(serving: Serving) -> None:
    with httpx.Client(base_url=serving.url, trust_env=False, timeout=60) as maker:
        maker.post("/api/guests", json={"name": "Xmucane"})
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
        body = {**TWO, "seats": seats, "hints": False}
        table = maker.post("/api/tables", json=body).json()
        assert table["hints"] is False
        maker.post(f"/api/tables/{table['key']}/start")
        answer = maker.get(f"/api/tables/{table['key']}/hint")
        assert (answer.status_code, answer.json()["code"]) == (409, "hints_off")
        again = maker.post("/api/tables", json={**TWO, "seats": seats}).json()
        assert again["hints"] is True


def ask_often(url: str, times: int) -> list[httpx.Response]:
    """Answers to somebody who asks for hints as fast as they can."""
    with httpx.Client(base_url=url, trust_env=False, timeout=60) as one:
        one.post("/api/guests", json={"name": "Hunahpu"})
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
        key = one.post("/api/tables", json={**TWO, "seats": seats}).json()["key"]
        one.post(f"/api/tables/{key}/start")
        return [one.get(f"/api/tables/{key}/hint") for _ in range(times)]


def test_hints_have_no_limit_on_a_machine_of_ones_own(tmp_path: Path) -> None:
    with SameGames(tmp_path / "data") as own:
        told = ask_often(own.url, 22)
        assert {answer.status_code for answer in told} == {200}
        for suggestion in told[0].json()["suggestions"]:
            assert 0 <= suggestion["win"] <= 1
            assert 30 < suggestion["vp"] < 300
            assert suggestion["plan"] is None or suggestion["plan"]["board"]


def test_on_a_shared_server_one_is_told_how_long_to_wait(tmp_path: Path) -> None:
    with SameGames(tmp_path / "data", "--name", "127.0.0.1") as shared:
        *told, last = ask_often(shared.url, 30)
        refused = [answer for answer in (*told, last) if answer.status_code == 429]
        assert refused
        assert 0 < refused[0].json()["wait"] <= 10
        assert told[19].status_code == 200
