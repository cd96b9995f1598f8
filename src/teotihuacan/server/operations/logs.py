"""Logs without secrets: JSON lines on stderr or in a file, plain lines for a person."""

import json
import logging
import re
import sys
from datetime import UTC, datetime
from logging.handlers import WatchedFileHandler
from typing import Any

from ..options import OptionError

REDACTED = "[hidden]"
SECRET_NAMES = re.compile(r"cookie|password|token|secret|session|authorization|query", re.I)
# Texts may be long and may come from anybody: no pattern looks at a character often.
SECRET_TEXTS = [
    # Headers go to the end of the line: a cookie may hold anything.
    (
        re.compile(r"\b((?:set-)?cookie|(?:proxy-)?authorization)(['\"]?\s{0,3}[:=,]).*", re.I),
        rf"\1\2 {REDACTED}",
    ),
    (
        re.compile(
            r"(password|token|secret|session)(\w{0,20}['\")]?\s{0,3}[:=]\s{0,3})"
            r"('[^'\n]*'|\"[^\"\n]*\"|[^\s,;&]+)",
            re.I,
        ),
        rf"\1\2{REDACTED}",
    ),
    (re.compile(r"(\w://)[^\s/@]*@"), rf"\1{REDACTED}@"),  # who signs in at an address
    (re.compile(r"(?<=[^\s\"'])\?[^\s\"']+"), f"?{REDACTED}"),  # a query
    (re.compile(r"^\[parameters: .*$", re.M), f"[parameters: {REDACTED}]"),  # those of SQL
]
STANDARD = {*vars(logging.makeLogRecord({})), "message", "asctime", "taskName", "color_message"}
# What uvicorn says of each socket, with its path and query, and of what clients did wrong with a
# whole traceback; the edge has a line of its own.
SOCKET_NOISE = (
    '%s - "WebSocket',
    "connection open",
    "connection closed",
    "connection rejected",
    "Invalid UTF-8 sequence received from client.",
)


def set_up_logs(level: str = "info", file: str = "", plainly: bool = False) -> None:
    """Send all logs to a file or to stderr; of libraries only warnings and errors.

    They are JSON, unless they are for a person who looks on: `plainly`, which a file never is.
    """
    number = logging.getLevelNamesMapping()[level.upper()]
    handler = open_log(file) if file else logging.StreamHandler(sys.stderr)
    handler.setFormatter(PlainLines() if plainly and not file else JsonLines())
    handler.addFilter(is_worth_logging)
    root = logging.getLogger()
    ours = [old for old in root.handlers if isinstance(old.formatter, JsonLines | PlainLines)]
    for old in ours:
        root.removeHandler(old)
    root.addHandler(handler)
    root.setLevel(max(number, logging.WARNING))
    logging.getLogger("teotihuacan").setLevel(number)
    # Below info uvicorn tells headers and messages, cookies and all.
    logging.getLogger("uvicorn").setLevel(max(number, logging.INFO))
    logging.getLogger("uvicorn.error").setLevel(max(number, logging.INFO))
    logging.getLogger("uvicorn.access").disabled = True
    logging.captureWarnings(True)


def open_log(file: str) -> logging.Handler:
    """A log that is written to the end of a file, also if that was moved away meanwhile."""
    try:
        return WatchedFileHandler(file, encoding="utf-8")
    except OSError as error:
        reason = error.strerror or str(error)
        raise OptionError("error-file-unwritten", path=file, reason=reason) from None


def is_worth_logging(record: logging.LogRecord) -> bool:
    """Whether a record is logged: not uvicorn's lines about single sockets."""
    return record.name != "uvicorn.error" or not str(record.msg).startswith(SOCKET_NOISE)


class JsonLines(logging.Formatter):
    """A record as one line of JSON: time, level, logger, message, its fields, the exception."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        line = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(
                timespec="milliseconds"
            ),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": redact_text(message_of(record)),
        }
        for name, value in vars(record).items():
            if name not in STANDARD and name not in line:
                line[name] = redact_value(value, name)
        if record.exc_info:
            line["exception"] = redact_text(self.formatException(record.exc_info))
        if record.stack_info:
            line["stack"] = redact_text(record.stack_info)
        return json.dumps(line)


class PlainLines(logging.Formatter):
    """A record as a line for a person: time, level, message."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        time = datetime.fromtimestamp(record.created).strftime("%H:%M:%S")
        line = f"{time} {record.levelname.lower()}: {redact_text(message_of(record))}"
        if record.exc_info:
            line += f"\n{redact_text(self.formatException(record.exc_info))}"
        return line


def message_of(record: logging.LogRecord) -> str:
    """The message, even if its arguments don't fit."""
    try:
        return record.getMessage()
    except (TypeError, ValueError, KeyError):
        return str(record.msg)


def redact_value(value: Any, name: str = "") -> Any:
    """A field's value as plain JSON data, without secrets."""
    if SECRET_NAMES.search(name):
        return REDACTED
    if value is None or isinstance(value, bool | int | float):
        return value
    if isinstance(value, dict):
        return {str(key): redact_value(item, str(key)) for key, item in value.items()}
    if isinstance(value, list | tuple):
        return [redact_value(item) for item in value]
    return redact_text(str(value))


def redact_text(text: str) -> str:
    """A text without cookies, passwords, tokens and query strings."""
    for pattern, instead in SECRET_TEXTS:
        text = pattern.sub(instead, text)
    return text
