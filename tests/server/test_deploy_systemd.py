"""The systemd unit starts a server that works, and is part of the package."""

import secrets
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

from deploy_files import (
    DEPLOY,
    ROOT,
    expand_command,
    read_unit,
    read_unit_environment,
)
from deploy_runs import ask, is_healthy, running
from services import free_port
from serving import PATIENCE

from processes import soon


def test_the_unit_serves_until_it_is_stopped(tmp_path: Path) -> None:
    service = read_unit()["Service"]
    port = free_port()
    options = f"--port {port} --name play.example.org --name localhost"
    program, *arguments = expand_command(service["ExecStart"], {"OPTIONS": options})
    assert Path(program).name == "teotihuacan"
    with running(arguments, TEOTIHUACAN_DATA=str(tmp_path / "data")) as process:
        assert soon(lambda: is_healthy(port))
        assert ask(port, "/", Host="play.example.org").status_code == 200
        process.terminate()
        assert process.wait(PATIENCE) == 0
    assert (tmp_path / "data" / "games.sqlite").is_file()


def test_the_unit_works_without_options() -> None:
    service = read_unit()["Service"]
    environment = read_unit_environment()
    assert expand_command(service["ExecStart"], environment)[1:] == ["serve"]
    folder = f"/var/lib/{service['StateDirectory']}"
    assert environment["TEOTIHUACAN_DATA"] == service["WorkingDirectory"] == folder


def test_the_unit_allows_many_connections_and_little_else() -> None:
    service = read_unit()["Service"]
    assert int(service["LimitNOFILE"]) >= 65_536
    assert service["User"] != "root"
    assert service["Restart"] == "on-failure"
    assert service["ProtectSystem"] == "strict"
    assert service["NoNewPrivileges"] == "yes"
    assert service["CapabilityBoundingSet"] == ""
    assert service["MemoryMax"] == "2G"
    assert service["OOMPolicy"] == "continue"  # a bot that is killed must not end the server


def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    program = shutil.which("systemd-analyze")
    if program is None:  # then its keys are looked at above
        return
    unit = (DEPLOY / "teotihuacan.service").read_text()
    path = tmp_path / f"teotihuacan-{secrets.token_hex(4)}.service"
    for planted, expected in (("", ""), ("Restrat=no\n", "'Restrat' in section")):
        path.write_text(
            unit.replace("/usr/local/bin/teotihuacan", sys.executable).replace(
                "[Service]\n", f"[Service]\n{planted}"
            )
        )
        done = subprocess.run(
            [program, "verify", path], capture_output=True, encoding="utf-8", check=False
        )
        told = "\n".join(line for line in done.stderr.splitlines() if path.name in line)
        assert expected in told
        assert bool(told) == bool(expected), told


def test_the_package_brings_the_unit() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    files = project["tool"]["setuptools"]["data-files"]
    assert files["lib/systemd/system"] == ["deploy/teotihuacan.service"]
    manifest = (ROOT / "MANIFEST.in").read_text().splitlines()
    assert "graft deploy" in manifest or "include deploy/teotihuacan.service" in manifest
