"""What the pages about the server show works, and what they list is all there is."""

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import get_args

import httpx
import pytest
from pydantic import BaseModel
from serving import COMMAND, PATIENCE, Serving

from teotihuacan.cli.app import app
from teotihuacan.server.errors import ERROR_CODES
from teotihuacan.server.http import connections
from teotihuacan.server.http import error_responses as answering
from teotihuacan.server.http import middleware as edge
from teotihuacan.server.http.models import tables as table_payloads
from teotihuacan.server.http.models.requests import SOCKET_MESSAGES
from teotihuacan.server.operations.metrics import REGISTRY, STORAGE
from teotihuacan.server.operations.running import LONGEST_MESSAGE

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "host" / "server.md").read_text()
OPERATION = (ROOT / "docs" / "host" / "operate.md").read_text()
NO_PROXY = {"NO_PROXY": "127.0.0.1", "no_proxy": "127.0.0.1"}


def block(page: str, language: str) -> str:
    """The first example in a language."""
    return page.split(f"```{language}\n")[1].split("```")[0]


def section(page: str, title: str) -> str:
    """The text below a heading, up to the next one."""
    return re.split(r"^#", page.split(f"# {title}\n")[1], maxsplit=1, flags=re.MULTILINE)[0]


def run(command: list[str], folder: Path) -> str:
    """What a command prints when all goes well."""
    done = subprocess.run(
        command,
        cwd=folder,
        env={**os.environ, **NO_PROXY},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        timeout=5 * PATIENCE,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, ""), done.stderr
    return done.stdout


# Examples ---


def test_the_client_plays_a_whole_game(serving: Serving, tmp_path: Path) -> None:
    (tmp_path / "client.py").write_text(block(PAGE, "python"))
    told = run([sys.executable, "client.py", serving.url], tmp_path)
    assert told.startswith("{'ended_by': 'rules', 'scores': [")
    record = json.loads((tmp_path / "game.json").read_text())
    names = [name.partition(" ")[0] for name in record["names"]]
    assert sorted(names) == ["Walker", "greedy"]
    assert run([*COMMAND, "verify", "game.json"], tmp_path).startswith("game.json: good")


@pytest.mark.skipif(not shutil.which("curl"), reason="curl is not installed")
def test_the_walk_gives_the_answers_it_shows(serving: Serving, tmp_path: Path) -> None:
    walk = block(PAGE, "bash")
    local = "S=http://127.0.0.1:8000\n"
    assert walk.startswith(local)
    told = run(["bash", "-ec", walk.replace(local, f"S={serving.url}\n", 1)], tmp_path)
    shown = re.findall(r"^(?!#).+\n# (.+)$", walk, re.MULTILINE)
    assert len(shown) > 10
    for line, pattern in zip(told.splitlines(), shown, strict=True):
        words = map(re.escape, pattern.split("..."))
        assert re.fullmatch(".*".join(words), line), f"{pattern}\n{line}"


# Lists ---


def test_every_code_of_a_refusal_is_listed() -> None:
    rows = re.findall(r"^\| ([\d, ]+) \| ([^|]+) \|", section(PAGE, "Refusals"), re.MULTILINE)
    listed = {code: statuses for statuses, cell in rows for code in re.findall(r"`(\w+)`", cell)}
    assert set(listed) == set(ERROR_CODES)
    for code, statuses in listed.items():
        assert str(ERROR_CODES[code].status) in statuses, code


def test_every_close_code_is_listed() -> None:
    listed = set(map(int, re.findall(r"^\| (\d{4}) \|", PAGE, re.MULTILINE)))
    ours = {connections.ENDED, connections.BANNED, connections.TOO_SLOW, connections.NO_TABLE}
    assert listed == ours | {answering.INTERNAL, 1009, 1012}


def test_every_endpoint_is_listed(serving: Serving) -> None:
    described = httpx.get(f"{serving.url}/api/openapi.json", trust_env=False, timeout=60).json()[
        "paths"
    ]
    there = {
        f"{method.upper()} {path}"
        for path, operations in described.items()
        for method in operations
        if path.startswith("/api/")
    }
    assert there == set(re.findall(r"`([A-Z]+ /api/[^`?]*)`", section(PAGE, "Endpoints")))


def test_every_field_of_the_news_is_described() -> None:
    text = section(PAGE, "Numbers, entries, news")
    for name in ("News", "Entry", "State", "Held", "Line", "Result", "Table", "Seat", "Settings"):
        model: type[BaseModel] = getattr(table_payloads, f"{name}Out")
        for field, about in model.model_fields.items():
            words = [word for word in get_args(about.annotation) if isinstance(word, str)]
            for word in [field, *words]:
                assert f"`{word}`" in text, f"{name}.{field}: {word}"


def test_messages_and_sizes_are_described() -> None:
    text = section(PAGE, "The socket")
    for kind, model in SOCKET_MESSAGES.items():
        for word in (kind, *model.model_fields):
            assert f"`{word}`" in text, word
    assert f"{LONGEST_MESSAGE:,} bytes" in text
    assert f"{edge.MOST_BYTES:,} bytes" in section(PAGE, "Refusals")


def test_every_figure_is_described() -> None:
    listed = set(re.findall(r"^\| `(teotihuacan_\w+)", OPERATION, re.MULTILINE))
    named = {
        f"{family.name}_total" if family.type == "counter" else family.name
        for family in REGISTRY.collect()
    }
    measured = {f"teotihuacan_{name}" for name in ("tables", *STORAGE)}
    assert listed == named | measured


def test_every_option_of_serve_is_described() -> None:
    command = app.get_command(None, "serve")
    assert command is not None
    there = {name for one in command.params for name in one.opts if name.startswith("--")}
    listed = set(re.findall(r"^\| `(--[a-z-]+)", OPERATION, re.MULTILINE))
    assert listed == there - {"--help"}
