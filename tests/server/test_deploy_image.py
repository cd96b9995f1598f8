"""The container's image starts a server that works, and tells when it doesn't."""

import fnmatch
import re
import signal
import subprocess
import tomllib
from pathlib import Path

from deploy_files import (
    ROOT,
    find_instruction,
    list_copies,
    read_exec_form,
    read_image_environment,
    read_stages,
)
from deploy_runs import ask, is_healthy, running
from services import free_port, running_redis
from serving import COMMAND, PATIENCE, Serving

from processes import soon


def test_the_image_runs_as_nobody_in_particular() -> None:
    user, group = map(int, find_instruction("USER").split(":"))
    assert min(user, group) >= 1000
    (made,) = [rest for name, rest in read_stages()[-1] if name == "RUN"]
    assert f"--uid {user} " in made
    assert f"--gid {group} " in made


def test_the_image_keeps_games_in_its_volume() -> None:
    assert find_instruction("VOLUME") == read_image_environment()["TEOTIHUACAN_DATA"]


def test_what_the_image_is_built_from_is_not_ignored() -> None:
    ignored = [
        line.removeprefix("**/")
        for line in (ROOT / ".dockerignore").read_text().splitlines()
        if not line.startswith("#")
    ]
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    needed = ["pyproject.toml", "setup.py", "MANIFEST.in", "web/package-lock.json"]
    needed += [project["project"]["readme"], *project["project"]["license-files"]]
    needed += [f"{folder}/build_backend.py" for folder in project["build-system"]["backend-path"]]
    needed += list_copies().values()
    for files in project["tool"]["setuptools"]["data-files"].values():
        needed += files
    for file in needed:
        assert (ROOT / file).is_file(), file
        for pattern in ignored:
            for part in (Path(file), *Path(file).parents):
                assert not fnmatch.fnmatch(str(part), pattern) or str(part) == ".", file


def test_the_health_check_tells_a_server_that_works(serving: Serving) -> None:
    assert is_healthy(serving.port)
    assert not is_healthy(free_port())


def test_the_health_check_tells_a_server_without_redis(
    tmp_path: Path, postgresql_url: str
) -> None:
    with running_redis() as redis:
        options = ("--database", postgresql_url, "--redis", redis, "--bot-processes", "1")
        serving = Serving(tmp_path / "data", *options)
        serving.start()
        assert soon(lambda: is_healthy(serving.port))
    try:
        assert soon(lambda: not is_healthy(serving.port))
        assert serving.answers()
    finally:
        serving.kill()


def test_the_image_serves_until_it_is_stopped(tmp_path: Path) -> None:
    assert read_exec_form(find_instruction("ENTRYPOINT")) == ["teotihuacan"]
    port = free_port()
    command = [*read_exec_form(find_instruction("CMD")), "--port", str(port)]
    with running(command, TEOTIHUACAN_DATA=str(tmp_path / "data")) as process:
        assert soon(lambda: is_healthy(port))
        assert "<title>" in ask(port, "/").text
        process.send_signal(signal.Signals[find_instruction("STOPSIGNAL")])
        assert process.wait(PATIENCE) == 0
    assert (tmp_path / "data" / "games.sqlite").is_file()


def test_the_image_shows_the_port_that_is_served() -> None:
    done = subprocess.run(
        [*COMMAND, "serve", "--help"], capture_output=True, encoding="utf-8", check=True
    )
    assert re.search(rf"--port P .*\n?.*{find_instruction('EXPOSE')}\b", done.stdout)
