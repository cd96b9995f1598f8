"""The API's description as one plain page: no script, no style of its own, all text escaped."""

import json
from collections.abc import Iterable, Mapping
from html import escape
from typing import Any
from urllib.parse import quote

Json = Mapping[str, Any]
Operation = tuple[str, str, Json, list[Json]]  # method, path, what it is, parameters
Group = tuple[str, list[Operation]]  # what it is about, its operations
Groups = dict[str, Group]  # by tag
METHODS = ("get", "post", "put", "patch", "delete")
LIMITS = (
    *("format", "pattern", "minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum"),
    *("minLength", "maxLength", "minItems", "maxItems", "default"),
)
STYLE = """\
:root { color-scheme: light dark; }
body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 62rem;
  padding: 0 1rem; }
h2 { margin-top: 3rem; border-bottom: 2px solid; }
h3 { margin: 2rem 0 .2rem; }
h4 { margin: 1rem 0 .2rem; font-size: .95rem; }
p { margin: .3rem 0; }
code { font: .93em ui-monospace, monospace; overflow-wrap: anywhere; }
.method { text-transform: uppercase; }
.deprecated { text-decoration: line-through; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; font-size: .93rem; }
th, td { padding: .25rem .8rem .25rem 0; text-align: left; vertical-align: top;
  border-bottom: 1px solid #8886; }
th { white-space: nowrap; }
"""


def docs_html(openapi: Json) -> str:
    """The whole page; it wants STYLE at /api/docs.css."""
    info = openapi.get("info", {})
    title = escape(f"{info.get('title', 'API')} {info.get('version', '')}".strip())
    groups = group_operations(openapi)
    schemas = openapi.get("components", {}).get("schemas", {})
    parts = [
        f"<h1>{title}</h1>",
        paragraphs_html(info.get("description", "")),
        contents_html(groups, schemas),
        *[group_html(tag, group, schemas) for tag, group in groups.items()],
        '<section>\n<h2 id="schemas">Schemas</h2>' if schemas else "",
        *[schema_html(name, schema) for name, schema in schemas.items()],
        "</section>" if schemas else "",
    ]
    body = "\n".join(part for part in parts if part)
    return (
        '<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f'<title>{title}</title>\n<link rel="stylesheet" href="/api/docs.css">\n</head>\n'
        f"<body>\n{body}\n</body>\n</html>\n"
    )


def group_operations(openapi: Json) -> Groups:
    """The operations by tag, each tag with what it is about."""
    groups: Groups = {
        tag["name"]: (tag.get("description", ""), []) for tag in openapi.get("tags", [])
    }
    for path, item in openapi.get("paths", {}).items():
        for method in METHODS:
            if method in item:
                operation = item[method]
                parameters = [*item.get("parameters", []), *operation.get("parameters", [])]
                for tag in operation.get("tags") or ["other"]:
                    groups.setdefault(tag, ("", []))[1].append(
                        (method, path, operation, parameters)
                    )
    return {tag: group for tag, group in groups.items() if group[1]}


def contents_html(groups: Groups, schemas: Json) -> str:
    """Links to all sections."""
    items = [f'<li><a href="#{anchor("tag", tag)}">{escape(tag)}</a></li>' for tag in groups]
    if schemas:
        items.append('<li><a href="#schemas">Schemas</a></li>')
    return f"<nav>\n<ul>\n{chr(10).join(items)}\n</ul>\n</nav>"


def group_html(tag: str, group: Group, schemas: Json) -> str:
    """A tag with its operations."""
    text, operations = group
    parts = [
        f'<section>\n<h2 id="{anchor("tag", tag)}">{escape(tag)}</h2>',
        paragraphs_html(text),
    ]
    parts += [operation_html(operation, schemas) for operation in operations]
    return "\n".join(part for part in [*parts, "</section>"] if part)


def operation_html(named: Operation, schemas: Json) -> str:
    """An operation: what it does, what it takes, what it answers."""
    method, path, operation, parameters = named
    old = ' class="deprecated"' if operation.get("deprecated") else ""
    bodies = operation.get("requestBody", {}).get("content", {})
    parts = [
        f'<article>\n<h3{old}><code><span class="method">{method}</span> {escape(path)}</code>'
        f" {escape(operation.get('summary', ''))}</h3>",
        paragraphs_html(operation.get("description", "")),
        parameters_html(parameters),
        *[body_html(kind, content, schemas) for kind, content in bodies.items()],
        answers_html(operation.get("responses", {})),
        "</article>",
    ]
    return "\n".join(part for part in parts if part)


def parameters_html(parameters: list[Json]) -> str:
    """What goes into the path, the query, headers and cookies."""
    rows = [
        [
            code_html(parameter.get("name", "")),
            escape(parameter.get("in", "")),
            type_html(parameter.get("schema", {})),
            "yes" if parameter.get("required") else "no",
            escape(parameter.get("description", "")),
        ]
        for parameter in parameters
    ]
    return table_html("Parameters", ["name", "in", "type", "required", "about"], rows)


def body_html(kind: str, content: Json, schemas: Json) -> str:
    """A request's body: its fields, or what it is if it has none."""
    schema = content.get("schema", {})
    name = schema.get("$ref", "").rpartition("/")[2]
    found = schemas.get(name, schema)
    heading = f"Body: {type_html(schema)} <small>{escape(kind)}</small>"
    if "properties" in found:
        return fields_html(heading, found)
    return f"<h4>{heading}</h4>"


def answers_html(responses: Json) -> str:
    """The answers by status."""
    rows = []
    for status, response in responses.items():
        content = response.get("content", {})
        kinds = [
            f"{type_html(about.get('schema', {}))} <small>{escape(kind)}</small>"
            for kind, about in content.items()
        ]
        rows.append(
            [code_html(str(status)), escape(response.get("description", "")), "<br>".join(kinds)]
        )
    return table_html("Answers", ["status", "about", "body"], rows)


def schema_html(name: str, schema: Json) -> str:
    """A named schema with its fields."""
    parts = [
        f'<article>\n<h3 id="{anchor("schema", name)}"><code>{escape(name)}</code></h3>',
        paragraphs_html(schema.get("description", "")),
        fields_html("Fields", schema)
        if "properties" in schema
        else f"<p>{type_html(schema)}</p>",
        "</article>",
    ]
    return "\n".join(part for part in parts if part)


def fields_html(heading: str, schema: Json) -> str:
    """The fields of an object."""
    required = schema.get("required", [])
    rows = [
        [
            code_html(name),
            type_html(field),
            "yes" if name in required else "no",
            escape(field.get("description", "")),
        ]
        for name, field in schema["properties"].items()
    ]
    return table_html(heading, ["field", "type", "required", "about"], rows)


def type_html(schema: Any) -> str:
    """A type in words, with links to named ones and with its limits."""
    if not isinstance(schema, dict):  # true: anything; false: nothing
        return "nothing" if schema is False else "anything"
    words = type_words(schema)
    limits = [
        f"{escape(limit)} {code_html(format_value(schema[limit]))}"
        for limit in LIMITS
        if limit in schema
    ]
    return f"{words} <small>{', '.join(limits)}</small>" if limits else words


def type_words(schema: Json) -> str:
    """A type in words."""
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        return f'<a href="#{anchor("schema", name)}">{escape(name)}</a>'
    for choice in ("anyOf", "oneOf", "allOf"):
        if choice in schema:
            join = " and " if choice == "allOf" else " or "
            return join.join(type_html(one) for one in schema[choice])
    if "const" in schema:
        return code_html(format_value(schema["const"]))
    if "enum" in schema:
        return " or ".join(code_html(format_value(value)) for value in schema["enum"])
    kind = schema.get("type", "anything")
    if kind == "array":
        words = type_html(schema.get("items", True))
        return f"list of ({words})" if " or " in words else f"list of {words}"
    if kind == "object" and "additionalProperties" in schema:
        return f"object of {type_html(schema['additionalProperties'])}"
    return " or ".join(map(escape, kind)) if isinstance(kind, list) else escape(kind)


def format_value(value: Any) -> str:
    """A value as JSON has it."""
    if isinstance(value, float) and value.is_integer():
        value = int(value)
    return json.dumps(value, ensure_ascii=False)


def code_html(text: str) -> str:
    """Text that programs read."""
    return f"<code>{escape(text)}</code>"


def anchor(kind: str, name: str) -> str:
    """Where a link leads."""
    return f"{kind}-{quote(name, safe='')}"


def paragraphs_html(text: str) -> str:
    """A text, a paragraph for each of its."""
    return "\n".join(f"<p>{escape(part)}</p>" for part in text.split("\n\n") if part.strip())


def table_html(heading: str, columns: list[str], rows: Iterable[list[str]]) -> str:
    """A table; heading and cells are HTML already. Nothing without rows."""
    lines = [f"<tr>{''.join(f'<td>{cell}</td>' for cell in row)}</tr>" for row in rows]
    if not lines:
        return ""
    head = "".join(f'<th scope="col">{escape(column)}</th>' for column in columns)
    return (
        f'<h4>{heading}</h4>\n<div class="wide"><table>\n<thead><tr>{head}</tr></thead>\n'
        f"<tbody>\n{chr(10).join(lines)}\n</tbody>\n</table></div>"
    )
