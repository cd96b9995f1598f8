"""What a server's log may tell as errors while parts of it are away, and what it must not."""

import json
from collections import Counter

# What is done again, or was refused: for people it is a 503, which they note themselves.
EXPECTED = (
    "the database failed",
    "looking after tables failed",
    "a bot's turn failed",
    "a beat failed",
    "looking for missing results failed",
    "a result can't be stored",
    "rated games could not be counted",
    "news that waited could not be told",
)
WITHOUT_POSTGRESQL = (
    "psycopg.OperationalError",
    "psycopg.errors.",  # it is just being started or ended, or gave up
    "PostgreSQL doesn't answer",
)
NO_JSON = "a line that isn't JSON"


def count_errors(log: str, *, postgresql: bool) -> tuple[Counter[str], Counter[str]]:
    """The errors in a log: those that are expected if PostgreSQL was away, and all others."""
    expected: Counter[str] = Counter()
    others: Counter[str] = Counter()
    for line in log.splitlines():
        try:
            entry = json.loads(line)
        except ValueError:
            others[f"{NO_JSON}: {line[:80]}"] += 1
            continue
        if entry["level"] in ("error", "critical"):
            known = postgresql and is_expected(entry["message"], entry.get("exception", ""))
            (expected if known else others)[entry["message"]] += 1
    return expected, others


def is_expected(message: str, exception: str) -> bool:
    """Whether an error only says that PostgreSQL is away."""
    return message in EXPECTED and any(sign in exception for sign in WITHOUT_POSTGRESQL)
