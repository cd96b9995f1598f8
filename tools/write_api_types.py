"""Write the TypeScript types of what the server sends and takes, from the API's description.

    python tools/write_api_types.py

web/src/lib/api.generated.ts has a type for each schema of the description. A test says when the
file no longer fits the server.
"""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from teotihuacan.server.app import make_app
from teotihuacan.server.options import ServerOptions

TARGET = Path(__file__).parent.parent / "web" / "src" / "lib" / "api.generated.ts"
HEADING = "// Written by tools/write_api_types.py from the API's description: don't edit it."
PLAIN = {
    "string": "string",
    "integer": "number",
    "number": "number",
    "boolean": "boolean",
    "null": "null",
}
Schema = dict[str, Any]


def write_types() -> str:
    """The whole file, for the server as it is."""
    description = make_app(ServerOptions(data="")).openapi()
    schemas: dict[str, Schema] = description["components"]["schemas"]
    declared = ["\n".join(write_declaration(name, schemas[name])) for name in sorted(schemas)]
    return "\n\n".join([HEADING, *declared]) + "\n"


def write_declaration(name: str, schema: Schema) -> Iterator[str]:
    """A schema as an exported type."""
    yield from write_comment(schema.get("description", ""), "")
    if schema.get("type") != "object":
        yield f"export type {name} = {write_type(schema)};"
        return
    yield f"export interface {name} {{"
    required = schema.get("required", [])
    for field, of in schema.get("properties", {}).items():
        yield from write_comment(of.get("description", ""), "  ")
        optional = "" if field in required else "?"
        yield f"  {write_property_name(field)}{optional}: {write_type(of)};"
    if schema.get("additionalProperties") is True:
        yield "  [more: string]: unknown;"
    yield "}"


def write_comment(text: str, indent: str) -> Iterator[str]:
    """What the description says about something, on one line."""
    if text:
        yield f"{indent}/** {' '.join(text.split())} */"


def write_property_name(field: str) -> str:
    """A field's name, in quotes where TypeScript wants them."""
    return field if re.fullmatch(r"[A-Za-z_]\w*", field) else f'"{field}"'


def write_type(schema: Schema) -> str:
    """A schema as a TypeScript type; whatever it doesn't say is unknown."""
    if "$ref" in schema:
        return str(schema["$ref"]).rsplit("/", 1)[-1]
    if "const" in schema:
        return write_literal(schema["const"])
    if "enum" in schema:
        return " | ".join(map(write_literal, schema["enum"]))
    for choice in ("anyOf", "oneOf"):
        if choice in schema:
            return " | ".join(dict.fromkeys(map(write_type, schema[choice])))
    kind = schema.get("type")
    if kind == "array":
        return write_array_type(schema)
    if kind == "object":
        values = schema.get("additionalProperties", True)
        return f"Record<string, {write_type(values) if isinstance(values, dict) else 'unknown'}>"
    return PLAIN[kind] if kind else "unknown"


def write_array_type(schema: Schema) -> str:
    """A list, or a tuple where each place has a type of its own."""
    if "prefixItems" in schema:
        return f"[{', '.join(map(write_type, schema['prefixItems']))}]"
    items = write_type(schema.get("items", {}))
    return f"({items})[]" if " " in items and "<" not in items else f"{items}[]"


def write_literal(value: object) -> str:
    """A value that stands for itself."""
    return f'"{value}"' if isinstance(value, str) else str(value).lower()


if __name__ == "__main__":
    TARGET.write_text(write_types(), encoding="utf-8")
