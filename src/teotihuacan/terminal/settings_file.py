"""The settings file changed line by line: comments and all that is not changed stay."""

import json
import re
from pathlib import Path
from typing import Any

TABLE = re.compile(r"\s*\[([^\[\]]+)\]\s*(#.*)?")


def set_line(text: str, name: str, value: Any) -> str:
    """The text of a file in which a setting has a value."""
    table, _, key = name.rpartition(".")
    lines = text.splitlines()
    line = f"{key} = {json.dumps(value, ensure_ascii=False)}"
    start, end = find_table(lines, table)
    if start is None:
        lines += [*([""] if lines else []), f"[{table}]", line]
        return "\n".join(lines) + "\n"
    at = find_key(lines, start, end, key)
    if at is not None:
        lines[at] = line
    else:
        while end > start and not lines[end - 1].strip():
            end -= 1
        blank = [""] if end < len(lines) and not lines[end].strip() else []
        lines[end:end] = [line, *([""] if end < len(lines) and not blank else [])]
    return "\n".join(lines) + "\n"


def remove_line(text: str, name: str) -> str:
    """The text of a file in which a setting is no more."""
    table, _, key = name.rpartition(".")
    lines = text.splitlines()
    start, end = find_table(lines, table)
    at = None if start is None else find_key(lines, start, end, key)
    if at is not None:
        del lines[at]
    return "\n".join(lines) + "\n" if lines else ""


def find_table(lines: list[str], table: str) -> tuple[int | None, int]:
    """Where the lines of a table begin and end; no beginning if there is no such table."""
    start: int | None = None if table else 0
    for at, line in enumerate(lines):
        found = TABLE.fullmatch(line)
        if found and start is not None:
            return start, at
        if found and found[1].strip() == table:
            start = at + 1
    return start, len(lines)


def find_key(lines: list[str], start: int, end: int, key: str) -> int | None:
    """The line of a key in a table."""
    for at in range(start, end):
        if re.match(rf"\s*{re.escape(key)}\s*=", lines[at]):
            return at
    return None


def change_file(path: Path, text: str) -> None:
    """Write the file, and its folder if there is none; whole or not at all."""
    from ..game.files import FileError, atomic_write, reason, umask

    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise FileError("error-file-unwritten", path=str(path), reason=reason(error)) from None
    with atomic_write(path, 0o666 & ~umask()) as file:
        file.write(text.encode())
