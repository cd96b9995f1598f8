"""Records of games: what is saved, and how it is checked when it is read again."""

import json
from typing import Any, NoReturn

from ..engine import Setup
from ..engine.actions import ACTIONS
from ..engine.errors import SetupError, TeotihuacanError
from ..engine.messages import Fact, message
from ..version import RULES_VERSION
from .seeds import is_seed

Record = dict[str, Any]
FORMAT = "teotihuacan-record"
KEYS = ("format", "rules_version", "setup", "seed", "actions", "names", "take_back", "result")
MOST_ACTIONS = 20_000  # no game is nearly as long
MOST_BYTES = 1_000_000
LONGEST_NAME = 40


class RecordError(TeotihuacanError):
    """A record that can't be read; the message names the field."""


def refuse(place: str, key: str, /, **facts: Fact) -> NoReturn:
    """Refuse a field of a record."""
    raise RecordError("error-in", place=place, problem=message(key, **facts)) from None


def parse_record(text: str | bytes) -> Record:
    """The record in a JSON text, not yet checked against the rules."""
    return validate_record(parse_json(text))


def parse_json(text: str | bytes) -> Any:
    """What is in a JSON text of no more than a record's length."""
    if len(text) > MOST_BYTES:
        refuse("record", "error-record-long", bytes=len(text), most=MOST_BYTES)
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as error:
        refuse("record", "error-json", reason=str(error))


def find_older_version(data: object) -> int:
    """The rules version that a record names, if it is older than today's; else 0."""
    version = data.get("rules_version") if isinstance(data, dict) else None
    return version if type(version) is int and 0 < version < RULES_VERSION else 0


def is_of_kept_rules(data: object) -> bool:
    """Whether a record is of older rules that are kept."""
    from .rules_versions import knows_rules  # late: few records are

    return knows_rules(find_older_version(data))


def validate_record(data: object) -> Record:
    """The record with every field of the right kind; its actions are checked by replaying."""
    if not isinstance(data, dict):
        refuse("record", "error-object")
    for key in data:
        if key not in KEYS:
            refuse(str(key), "error-unknown-key", known=KEYS)
    for key in ("rules_version", "setup", "seed", "actions"):
        if key not in data:
            refuse(key, "error-missing")
    if data.get("format", FORMAT) != FORMAT:
        refuse("format", "error-must-be", value=repr(FORMAT))
    if data["rules_version"] != RULES_VERSION and not is_of_kept_rules(data):
        written = repr(data["rules_version"])
        refuse("rules_version", "error-record-rules", ours=str(RULES_VERSION), written=written)
    try:
        setup = Setup.from_dict(data["setup"])
    except SetupError as error:
        raise RecordError("error-in", place="setup", problem=error) from None
    if not is_seed(data["seed"]):
        refuse("seed", "error-record-seed")
    actions = data["actions"]
    if not isinstance(actions, list) or len(actions) > MOST_ACTIONS:
        refuse("actions", "error-record-actions", most=MOST_ACTIONS)
    for ply, action in enumerate(actions):
        if not is_number(action, ACTIONS - 1):
            refuse(f"actions[{ply}]", "error-record-action", last=str(ACTIONS - 1))
    if not isinstance(data.get("take_back", False), bool):
        refuse("take_back", "error-truth")
    return {
        "setup": setup,
        "seed": data["seed"],
        "actions": actions,
        "names": validate_names(data.get("names"), max(setup.players, 2)),
        "take_back": data.get("take_back", False),
        "result": data.get("result"),
    }


def is_number(value: object, last: int) -> bool:
    """Whether a value is a whole number from 0 to `last`."""
    return type(value) is int and 0 <= value <= last


def validate_names(names: object, seats: int) -> list[str] | None:
    """Names of the seats, or None."""
    if names is None:
        return None
    if not isinstance(names, list) or len(names) != seats:
        refuse("names", "error-record-names", n=seats)
    for seat, name in enumerate(names):
        if not isinstance(name, str) or not 1 <= len(name) <= LONGEST_NAME:
            refuse(f"names[{seat}]", "error-record-name", most=LONGEST_NAME)
    return list(names)
