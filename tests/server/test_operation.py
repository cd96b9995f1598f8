"""Health, figures and the description over HTTP."""

import logging
from collections.abc import Iterator

import httpx
import pytest
from edge_app import LOCAL, StandIn, make, served


@pytest.fixture
def server() -> StandIn:
    return StandIn()


@pytest.fixture
def client(server: StandIn) -> Iterator[httpx.Client]:
    """A client of a server whose parts the test has in its hands."""
    with served(make(LOCAL, server)) as base, httpx.Client(base_url=base, timeout=60) as client:
        yield client


def test_health(client: httpx.Client, server: StandIn) -> None:
    assert client.get("/health/live").json() == {"status": "ok"}
    well = client.get("/health/ready")
    assert well.status_code == 200
    told = {"worker": "w1", "draining": False}
    assert well.json() == {"status": "ok", **told, "parts": {"database": True}}
    server.parts = {"database": True, "redis": False}
    ill = client.get("/health/ready")
    assert ill.status_code == 503
    assert ill.json() == {"status": "unready", **told, "parts": server.parts}
    assert client.get("/health/live").status_code == 200


def test_figures_are_told_with_the_tables_of_this_moment(
    client: httpx.Client, server: StandIn
) -> None:
    answer = client.get("/metrics")
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/plain; version=")
    assert 'teotihuacan_tables{status="running"} 3.0' in answer.text
    server.tables = {"running": 4}
    assert 'teotihuacan_tables{status="running"} 4.0' in client.get("/metrics").text


def test_figures_are_told_while_the_database_is_away(
    client: httpx.Client, server: StandIn, caplog: pytest.LogCaptureFixture
) -> None:
    server.broken = True
    answer = client.get("/metrics")
    assert answer.status_code == 200
    assert "teotihuacan_moves_total" in answer.text
    assert "teotihuacan_tables" not in answer.text
    told = [record for record in caplog.records if record.name == "teotihuacan.operation"]
    assert [record.levelno for record in told] == [logging.ERROR]


NEAR = ["127.0.0.1", "10.1.2.3", "192.168.0.7", "fd00::7", "::ffff:10.0.0.1"]
FAR = ["8.8.8.8", "2600::1", "::ffff:8.8.8.8", "unknown"]


def test_figures_are_for_private_networks(client: httpx.Client) -> None:
    def asked_from(address: str) -> tuple[int, bool]:
        answer = client.get("/metrics", headers={"X-Forwarded-For": address})
        return answer.status_code, "teotihuacan_moves_total" in answer.text

    assert [asked_from(address) for address in NEAR] == [(200, True)] * len(NEAR)
    assert [asked_from(address) for address in FAR] == [(404, False)] * len(FAR)


def test_the_description_names_health_but_not_figures(client: httpx.Client) -> None:
    paths = client.get("/api/openapi.json").json()["paths"]
    assert "/health/ready" in paths
    assert "/health/live" in paths
    assert not {"/metrics", "/api/docs", "/api/docs.css"} & set(paths)


def test_the_page_of_the_description_and_its_style(client: httpx.Client) -> None:
    page = client.get("/api/docs")
    assert page.headers["content-type"] == "text/html; charset=utf-8"
    assert "/api/tables/{key}" in page.text
    style = client.get("/api/docs.css")
    assert style.headers["content-type"] == "text/css; charset=utf-8"
    assert "body {" in style.text
