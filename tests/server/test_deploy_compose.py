"""The services of the compose file work together, command by command."""

import re
import subprocess
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from deploy_files import (
    DEPLOY,
    list_variables,
    merge_environment,
    read_compose,
)
from deploy_runs import ask, is_healthy, running
from hosting.services import find_postgresql
from services import free_port, run_sql
from serving import COMMAND, PATIENCE

from processes import soon

PASSWORD = "p@ss:word/100%"  # in no URL, so it needs no care


@pytest.fixture
def database(postgresql: str) -> Iterator[str]:
    """The host and port of a PostgreSQL with the user and database of the compose file."""
    made = read_compose({"POSTGRES_PASSWORD": PASSWORD})["services"]["postgres"]["environment"]
    user, name, word = made["POSTGRES_USER"], made["POSTGRES_DB"], made["POSTGRES_PASSWORD"]
    run_sql(postgresql, f"CREATE ROLE {user} LOGIN PASSWORD '{word}'")
    run_sql(postgresql, f"CREATE DATABASE {name} OWNER {user}")
    try:
        yield urlsplit(postgresql).netloc.partition("@")[2]
    finally:
        run_sql(postgresql, f"DROP DATABASE {name} WITH (FORCE)")
        run_sql(postgresql, f"DROP ROLE {user}")


class Compose:
    """The services of the compose file, on the PostgreSQL and Redis of the tests."""

    def __init__(self, database: str, redis: str) -> None:
        variables = {"POSTGRES_PASSWORD": PASSWORD, "TEOTIHUACAN_SUBNET": "127.0.0.0/8"}
        self.services = read_compose(variables)["services"]
        self.hosts = {"@postgres/": f"@{database}/", "redis://redis:6379/0": redis}

    def command(self, name: str) -> list[str]:
        """The command of a service, with the addresses of the tests."""
        words: list[str] = self.services[name]["command"]
        for host, ours in self.hosts.items():
            words = [word.replace(host, ours) for word in words]
        return words

    def environment(self, name: str) -> dict[str, str]:
        """The environment of a service."""
        environment: dict[str, str] = dict(self.services[name]["environment"])
        for host, ours in self.hosts.items():
            environment = {key: text.replace(host, ours) for key, text in environment.items()}
        return environment

    def run(self, name: str) -> str:
        """What a service says that ends by itself."""
        done = subprocess.run(
            [*COMMAND, *self.command(name)],
            env=merge_environment(**self.environment(name)),
            capture_output=True,
            encoding="utf-8",
            check=False,
            timeout=PATIENCE,
        )
        assert (done.returncode, done.stderr) == (0, "")
        return done.stdout


@pytest.fixture
def compose(database: str, redis_url: str) -> Compose:
    """The compose file on real services."""
    return Compose(database, redis_url)


def test_migration_and_two_workers(compose: Compose, tmp_path: Path) -> None:
    assert compose.run("migrate").startswith("New database")
    assert compose.run("migrate").startswith("Already up to date")
    port = free_port()
    environment = {**compose.environment("server"), "TEOTIHUACAN_DATA": str(tmp_path)}
    with running([*compose.command("server"), f"--port={port}"], **environment) as process:
        assert soon(lambda: is_healthy(port))
        workers = set()

        def both_answered() -> bool:
            workers.add(ask(port, "/health/ready").json()["worker"])
            return len(workers) == 2

        assert soon(both_answered)
        # The proxy's network is trusted: a client from elsewhere gets no metrics.
        assert ask(port, "/metrics").status_code == 200
        assert ask(port, "/metrics", **{"X-Forwarded-For": "8.8.8.8"}).status_code == 404
        assert ask(port, "/", Host="elsewhere.example").status_code == 421
        process.terminate()
        assert process.wait(PATIENCE) == 0


def test_services_wait_for_what_they_need() -> None:
    services = read_compose({"POSTGRES_PASSWORD": PASSWORD})["services"]
    needed = {
        name: {other: how["condition"] for other, how in service.get("depends_on", {}).items()}
        for name, service in services.items()
    }
    assert needed == {
        "postgres": {},
        "redis": {},
        "migrate": {"postgres": "service_healthy"},
        "server": {
            "postgres": "service_healthy",
            "redis": "service_healthy",
            "migrate": "service_completed_successfully",
        },
        "proxy": {"server": "service_healthy"},
    }
    for name in ("postgres", "redis"):
        assert "test" in services[name]["healthcheck"]
    assert services["migrate"]["restart"] == "no"
    assert {services[name]["restart"] for name in services if name != "migrate"} == {
        "unless-stopped"
    }


def test_the_health_check_of_postgresql(postgresql: str) -> None:
    services = read_compose({"POSTGRES_PASSWORD": PASSWORD})["services"]
    kind, program, *options = services["postgres"]["healthcheck"]["test"]
    assert kind == "CMD"
    folder = find_postgresql()
    assert folder is not None
    codes = []
    for port in (urlsplit(postgresql).port, free_port()):
        environment = merge_environment(PGHOST="127.0.0.1", PGPORT=str(port))
        done = subprocess.run(
            [folder / program, *options], env=environment, capture_output=True, check=False
        )
        codes.append(done.returncode)
    assert codes == [0, 2]


def test_the_health_check_of_redis(redis_url: str) -> None:
    services = read_compose({"POSTGRES_PASSWORD": PASSWORD})["services"]
    kind, program, *options = services["redis"]["healthcheck"]["test"]
    assert kind == "CMD"
    codes = []
    for port in (urlsplit(redis_url).port, free_port()):
        command = [program, "-p", str(port), *options]
        codes.append(subprocess.run(command, capture_output=True, check=False).returncode)
    assert codes == [0, 1]


def test_the_example_of_settings_lists_all_of_them() -> None:
    text = (DEPLOY / ".env.example").read_text()
    settings = dict(re.findall(r"^#?(\w+)=(.*)$", text, re.MULTILINE))
    assert settings.keys() == list_variables()
    assert settings["POSTGRES_PASSWORD"] == ""  # nobody starts with a known one
    with pytest.raises(AssertionError, match="set it there"):
        read_compose({})
    shown = read_compose({**settings, "POSTGRES_PASSWORD": "x", "TEOTIHUACAN_NAME": ""})
    assert shown == read_compose({"POSTGRES_PASSWORD": "x"})
