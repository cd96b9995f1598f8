"""Records of games: what is saved, and how it is checked when it is read again."""

import json
from typing import Any

from ..engine import Setup
from ..engine.actions import ACTIONS
from ..engine.errors import SetupError, TeotihuacanError
from ..engine.position import LAST_SEED
from ..version import RULES_VERSION

Record = dict[str, Any]
FORMAT = "teotihuacan-record"
KEYS = ("format", "rules_version", "setup", "seed", "actions", "names", "take_back", "result")
MOST_ACTIONS = 20_000  # no game is nearly as long
MOST_BYTES = 1_000_000
LONGEST_NAME = 40


class RecordError(TeotihuacanError):
    """A record that can't be read; the message names the field."""


def parse_record(text: str | bytes) -> Record:
    """The record in a JSON text, not yet checked against the rules."""
    if len(text) > MOST_BYTES:
        raise RecordError(f"record: too long, {len(text)} of at most {MOST_BYTES} bytes")
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise RecordError(f"record: not readable as JSON ({error})") from None
    return checked_record(data)


def checked_record(data: object) -> Record:
    """The record with every field of the right kind; its actions are checked by replaying."""
    if not isinstance(data, dict):
        raise RecordError("record: must be an object")
    for key in data:
        if key not in KEYS:
            raise RecordError(f"{key}: is unknown; there are {', '.join(KEYS)}")
    for key in ("rules_version", "setup", "seed", "actions"):
        if key not in data:
            raise RecordError(f"{key}: is missing")
    if data.get("format", FORMAT) != FORMAT:
        raise RecordError(f"format: must be {FORMAT!r}")
    if data["rules_version"] != RULES_VERSION:
        raise RecordError(
            f"rules_version: this program plays version {RULES_VERSION},"
            f" the record is of version {data['rules_version']!r}"
        )
    try:
        setup = Setup.from_dict(data["setup"])
    except SetupError as error:
        raise RecordError(f"setup: {error}") from None
    if not is_number(data["seed"], LAST_SEED):
        raise RecordError("seed: must be a whole number from 0 to 2**60 - 1")
    actions = data["actions"]
    if not isinstance(actions, list) or len(actions) > MOST_ACTIONS:
        raise RecordError(f"actions: must be a list of at most {MOST_ACTIONS} numbers")
    for ply, action in enumerate(actions):
        if not is_number(action, ACTIONS - 1):
            raise RecordError(f"actions[{ply}]: must be a number from 0 to {ACTIONS - 1}")
    if not isinstance(data.get("take_back", False), bool):
        raise RecordError("take_back: must be true or false")
    return {
        "setup": setup,
        "seed": data["seed"],
        "actions": actions,
        "names": checked_names(data.get("names"), max(setup.players, 2)),
        "take_back": data.get("take_back", False),
        "result": data.get("result"),
    }


def is_number(value: object, last: int) -> bool:
    """Whether a value is a whole number from 0 to `last`."""
    return type(value) is int and 0 <= value <= last


def checked_names(names: object, seats: int) -> list[str] | None:
    """Names of the seats, or None."""
    if names is None:
        return None
    if not isinstance(names, list) or len(names) != seats:
        raise RecordError(f"names: must be a list of {seats} names")
    for seat, name in enumerate(names):
        if not isinstance(name, str) or not 1 <= len(name) <= LONGEST_NAME:
            raise RecordError(f"names[{seat}]: must be a text of 1 to {LONGEST_NAME} characters")
    return list(names)
