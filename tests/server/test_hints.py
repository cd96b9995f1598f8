"""Hints over the wire: for whoever is asked, and nobody else."""

import httpx
from serving import Serving

TWO = {
    "setup": {"players": 2, "first_game": True},
    "shuffle": False,
    "seats": [{"kind": "me"}, {"kind": "open"}],
}


def test_hints_are_for_the_person_asked(serving: Serving) -> None:
    with (
        httpx.Client(base_url=serving.url, trust_env=False, timeout=30) as ixchel,
        httpx.Client(base_url=serving.url, trust_env=False, timeout=30) as other,
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
