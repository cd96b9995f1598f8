"""Logs are lines of JSON, and tell nothing that lets somebody in."""

import json
import logging
import subprocess
import sys
from collections.abc import Iterator
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import connect

from teotihuacan.server.operations.logs import (
    JsonLines,
    is_worth_logging,
    redact_text,
    set_up_logs,
)

SCRIPT = Path(__file__).parent / "edge_app.py"
KEY = "KEY-that-nobody-may-learn"


def line_of(message: str, *args: Any, error: BaseException | None = None, **fields: Any) -> Any:
    """A line as it is written, read again."""
    info = (type(error), error, error.__traceback__) if error else None
    record = logging.LogRecord("teotihuacan.some", logging.INFO, "", 1, message, args, info)
    vars(record).update(fields)
    text = JsonLines().format(record)
    assert "\n" not in text
    return json.loads(text)


def test_a_line_has_time_level_logger_message_and_fields() -> None:
    line = line_of("%d games", 3, route="/api/tables/{key}", status=200, quick=True, why=None)
    time = datetime.fromisoformat(line.pop("time"))
    assert time.utcoffset() == timedelta(0)
    assert line == {
        "level": "info",
        "logger": "teotihuacan.some",
        "message": "3 games",
        "route": "/api/tables/{key}",
        "status": 200,
        "quick": True,
        "why": None,
    }


def test_an_exception_is_told_as_text_without_its_secrets() -> None:
    try:
        raise ValueError("refused password='hunter2' of Ann")
    except ValueError as error:
        line = line_of("failed", error=error)
    assert "Traceback" in line["exception"]
    assert line["exception"].endswith("ValueError: refused password=[hidden] of Ann")
    assert "hunter2" not in line["exception"]


def test_lines_cannot_be_forged() -> None:
    line = line_of("first\n%s", '{"level": "critical"}')
    assert line["message"] == 'first\n{"level": "critical"}'
    assert line["level"] == "info"


def test_fields_do_not_replace_what_every_line_has() -> None:
    assert line_of("told", level="none", time="never")["level"] == "info"


@pytest.mark.parametrize(
    "fields",
    [
        {"cookie": "SECRET"},
        {"session_token": "SECRET"},
        {"headers": {"Set-Cookie": "SECRET", "Accept": "all"}},
        {"people": [{"name": "Ann", "password": "SECRET"}]},
        {"query": b"seen=SECRET"},
        {"query_string": "seen=SECRET"},
        {"path": "/api/tables/1/socket?seen=SECRET"},
        {"url": "postgresql://games:SECRET@db/games"},
        {"authorization": ["Bearer", "SECRET"]},
    ],
)
def test_secret_fields_are_hidden(fields: dict[str, Any]) -> None:
    line = line_of("told", **fields)
    assert "SECRET" not in json.dumps(line)
    assert "[hidden]" in json.dumps(line)
    assert set(fields) <= set(line)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("Cookie: a=SECRET; b=SECRET", "Cookie: [hidden]"),
        ("set-cookie: a=SECRET; Path=/\nnext", "set-cookie: [hidden]\nnext"),
        ("(b'cookie', b'a=SECRET')", "(b'cookie', [hidden]"),
        ("Authorization: Bearer SECRET", "Authorization: [hidden]"),
        ('{"password": "SE CRET", "name": "Ann"}', '{"password": [hidden], "name": "Ann"}'),
        ("token=SECRET, n=1", "token=[hidden], n=1"),
        ("Key (token)=(SECRET) exists", "Key (token)=[hidden] exists"),
        ("secret_key = 'SECRET'", "secret_key = [hidden]"),
        ("/a/{key}?SECRET", "/a/{key}?[hidden]"),
        ("GET /a/b?token=SECRET&x=SECRET done", "GET /a/b?[hidden] done"),
        ("https://x.example/hook?SECRET", "https://x.example/hook?[hidden]"),
        ("redis://:SECRET@host:1/0 is away", "redis://[hidden]@host:1/0 is away"),
        ("[SQL: x]\n[parameters: ('SECRET', [1])]\nend", "[SQL: x]\n[parameters: [hidden]]\nend"),
    ],
)
def test_secret_texts_are_hidden(text: str, told: str) -> None:
    assert redact_text(text) == told


@pytest.mark.parametrize(
    "text",
    [
        "the password was wrong",
        "is it ready? yes",
        "http://127.0.0.1:8000",
        "3 tokens left",
        "/a/b",
    ],
)
def test_harmless_texts_stay(text: str) -> None:
    assert redact_text(text) == text


PIECES = [
    "/",
    "token",
    "cookie",
    "a://",
    "[parameters: ",
    "\n[parameters: ",
    "secret='",
    "?",
    "@",
]


@pytest.mark.parametrize("piece", PIECES)
def test_long_texts_are_read_once(piece: str) -> None:
    """Or this wouldn't end."""
    text = redact_text(piece * 300_000 + " token=SECRET")
    assert "SECRET" not in text


def test_a_message_whose_arguments_do_not_fit_is_still_a_line() -> None:
    assert line_of("%d games", "many")["message"] == "%d games"


def test_lines_of_uvicorn_about_sockets_are_no_news() -> None:
    def news(name: str, message: str) -> bool:
        return is_worth_logging(logging.LogRecord(name, logging.INFO, "", 1, message, (), None))

    assert not news("uvicorn.error", '%s - "WebSocket %s" [accepted]')
    assert not news("uvicorn.error", "connection closed")
    assert news("uvicorn.error", "Application startup complete.")
    assert news("teotihuacan.sockets", "connection closed")


@pytest.fixture
def restored() -> Iterator[None]:
    """The logs of this process are as they were afterwards."""
    names = ["", "teotihuacan", "uvicorn", "uvicorn.error", "uvicorn.access"]
    loggers = [logging.getLogger(name) for name in names]
    before = [(logger.level, list(logger.handlers), logger.disabled) for logger in loggers]
    yield
    logging.captureWarnings(False)
    for logger, (level, handlers, disabled) in zip(loggers, before, strict=True):
        logger.setLevel(level)
        logger.handlers[:] = handlers
        logger.disabled = disabled


@pytest.mark.usefixtures("restored")
def test_set_up_twice_a_line_is_written_once(capsys: pytest.CaptureFixture[str]) -> None:
    set_up_logs("info")
    set_up_logs("info")
    logging.getLogger("teotihuacan.some").info("told", extra={"n": 1})
    logging.getLogger("teotihuacan.some").debug("not told")
    logging.getLogger("httpx").info("GET https://x.example/hook/SECRET")
    [line] = [json.loads(text) for text in capsys.readouterr().err.splitlines()]
    assert (line["message"], line["n"]) == ("told", 1)


@pytest.mark.usefixtures("restored")
@pytest.mark.parametrize(("level", "told"), [("debug", 3), ("info", 2), ("ERROR", 1)])
def test_levels(level: str, told: int, capsys: pytest.CaptureFixture[str]) -> None:
    set_up_logs(level)
    logger = logging.getLogger("teotihuacan.some")
    logger.debug("one")
    logger.info("two")
    logger.error("three")
    assert len(capsys.readouterr().err.splitlines()) == told


def test_a_level_that_does_not_exist_is_refused() -> None:
    with pytest.raises(KeyError):
        set_up_logs("loud")


@pytest.fixture(scope="module")
def told() -> list[Any]:
    """What a real server writes about some requests and sockets, with everything turned on."""
    process = subprocess.Popen(
        [sys.executable, str(SCRIPT)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
    )
    assert process.stdout is not None
    base = process.stdout.readline().strip()
    secret = {"Cookie": "session=SECRET", "Authorization": "Bearer SECRET"}
    path = f"/api/tables/{KEY}"
    with httpx.Client(base_url=base, headers=secret, timeout=60) as client:
        client.get(path, params={"token": "SECRET"})
        client.post(path, json={"action": "SECRET"})
        client.get(f"{path}/failure")
    url = f"{base.replace('http', 'ws')}{path}/socket?seen=SECRET"
    with connect(url, additional_headers=secret, proxy=None) as socket:
        socket.send("SECRET")
        assert socket.recv() == "SECRET"
    _, errors = process.communicate(timeout=60)
    assert process.returncode == 0
    return [json.loads(text) for text in errors.splitlines()]


def test_a_real_server_tells_its_start_requests_failures_and_end(told: list[Any]) -> None:
    messages = [line["message"] for line in told]
    assert "Application startup complete." in messages
    assert messages.count("request") == 3
    assert messages.count("socket") == 1
    assert messages.count("a request failed") == 1
    assert "Application shutdown complete." in messages
    assert {line["logger"] for line in told} >= {"uvicorn.error", "teotihuacan.requests"}


def test_a_real_server_tells_no_secret(told: list[Any]) -> None:
    text = json.dumps(told)
    assert "SECRET" not in text
    assert KEY not in text
    assert "/api/tables/{key}/socket" in text
