"""Lists what docs/library/stability.md promises to keep, one line each, as it is now.

python tests/promised.py > tests/stable/1.1.txt     # once, when 1.1.0 is released
"""

from collections.abc import Iterator
from typing import Any

import teotihuacan
from teotihuacan import ACTIONS_VERSION, Position, Setup, position_to_json
from teotihuacan.cli.app import app
from teotihuacan.engine.schema.actions import ACTION_KINDS
from teotihuacan.envs import SEAT_ID, SOLO_ID
from teotihuacan.game.records import KEYS
from teotihuacan.server.app import make_app
from teotihuacan.server.errors import ERROR_CODES
from teotihuacan.server.http.models.requests import SOCKET_MESSAGES
from teotihuacan.server.options import ServerOptions

SETUPS = [Setup(2), Setup(4, draft=True), Setup(1)]
PLIES = 60
Schema = dict[str, Any]


def list_python() -> Iterator[str]:
    """The names of the package, and those of its classes."""
    inherited = {*dir(tuple), *dir(Exception)}
    for name in teotihuacan.__all__:
        yield f"python {name}"
        value = getattr(teotihuacan, name)
        if isinstance(value, type):
            own = [one for one in dir(value) if one not in inherited and one[0] != "_"]
            yield from (f"python {name}.{one}" for one in own)


def list_actions() -> Iterator[str]:
    """The numbers of each kind of actions."""
    for kind in ACTION_KINDS:
        yield f"action v{ACTIONS_VERSION} {kind.name} {kind.first}-{kind.first + kind.size - 1}"


def list_records() -> Iterator[str]:
    """The fields of records and of positions as JSON."""
    yield from (f"record {key}" for key in KEYS)
    for setup in SETUPS:
        position = Position.new(setup, seed=1)
        for _ in range(PLIES):
            position.apply(position.legal_actions()[0])
        data = position_to_json(position)
        data["stacks"] = dict.fromkeys(data["stacks"])  # else all tiles would be listed
        yield from (f"position {path}" for path in list_keys(data))


def list_keys(data: Any, path: str = "") -> Iterator[str]:
    """The paths of all fields in plain data."""
    if isinstance(data, dict):
        for key, value in data.items():
            yield f"{path}{key}"
            yield from list_keys(value, f"{path}{key}.")
    elif isinstance(data, list):
        for value in data:
            yield from list_keys(value, f"{path.removesuffix('.')}[].")


def list_api() -> Iterator[str]:
    """What can be asked of the server, what it takes, and what it answers."""
    description = make_app(ServerOptions(data="")).openapi()
    schemas = description["components"]["schemas"]
    for path, operations in description["paths"].items():
        for method, operation in operations.items():
            name = f"{method.upper()} {path}"
            yield f"http {name}"
            body = operation.get("requestBody", {})
            for sent in list_fields(find_schema(body), schemas):
                yield f"http {name} takes {sent}"
            for status, answer in operation["responses"].items():
                if status.startswith("2"):
                    for told in list_fields(find_schema(answer), schemas):
                        yield f"http {name} {status} tells {told}"
    yield from (f"error {code} {error.status}" for code, error in ERROR_CODES.items())
    for kind, model in SOCKET_MESSAGES.items():
        yield from (f"socket {kind} takes {field}" for field in ("type", *model.model_fields))


def find_schema(part: Schema) -> Schema:
    """The schema of a body or an answer in JSON, if it has one."""
    found: Schema = part.get("content", {}).get("application/json", {}).get("schema", {})
    return found


def list_fields(
    schema: Schema, schemas: dict[str, Schema], path: str = "", seen: tuple[str, ...] = ()
) -> Iterator[str]:
    """The paths of all fields of a schema; those of one within itself once."""
    if reference := schema.get("$ref", ""):
        name = reference.rpartition("/")[2]
        if name not in seen:
            yield from list_fields(schemas[name], schemas, path, (*seen, name))
    for field, of in schema.get("properties", {}).items():
        yield f"{path}{field}"
        yield from list_fields(of, schemas, f"{path}{field}.", seen)
    if "items" in schema:
        yield from list_fields(schema["items"], schemas, f"{path.removesuffix('.')}[].", seen)
    for part in (*schema.get("anyOf", ()), *schema.get("oneOf", ()), *schema.get("allOf", ())):
        yield from list_fields(part, schemas, path, seen)


def list_commands(command: Any = None, path: str = "teotihuacan") -> Iterator[str]:
    """The commands with their options."""
    command = command or app
    yield f"command {path}"
    for parameter in command.params:
        if parameter.param_type_name == "option":
            yield from (f"command {path} {option}" for option in parameter.opts)
    for name in getattr(command, "rows", {}):
        yield from list_commands(command.get_command(None, name), f"{path} {name}")


def list_environments() -> Iterator[str]:
    """The environments by the names they are made with."""
    yield f"environment {SEAT_ID}"
    yield f"environment {SOLO_ID}"
    yield f"environment {teotihuacan.__name__}_v1"


def list_promised() -> list[str]:
    """All of it, in order, each once."""
    parts = (list_python(), list_actions(), list_records(), list_api(), list_commands())
    lines = [line for part in (*parts, list_environments()) for line in part]
    return list(dict.fromkeys(lines))


if __name__ == "__main__":
    print("\n".join(list_promised()))
