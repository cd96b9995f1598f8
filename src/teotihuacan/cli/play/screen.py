"""The console that commands print to, wide enough when it is not a terminal."""

import os
import re
import sys
from collections.abc import Mapping
from typing import IO, TextIO, cast

from rich.console import Console
from rich.padding import Padding
from rich.table import Table

PROMPT = "> "
PLAIN_WIDTH = 100  # columns when the output is no terminal


def make_console(*, stderr: bool = False) -> Console:
    """The console of a command; on standard error if the output is wanted for itself."""
    console = Console(highlight=False, stderr=stderr)
    if console.is_terminal:
        return console
    width = None if os.environ.get("COLUMNS", "").isdecimal() else PLAIN_WIDTH
    output = TrimmedOutput(sys.stderr if stderr else sys.stdout)
    return Console(highlight=False, width=width, file=cast(IO[str], output))


class TrimmedOutput:
    """An output without blanks at the ends of lines."""

    def __init__(self, output: TextIO) -> None:
        self.output = output

    def write(self, text: str) -> int:
        """Write a text; whoever prints gives whole lines."""
        return self.output.write(re.sub(r" +(?=\n)", "", text))

    def flush(self) -> None:
        """Write what is held back."""
        self.output.flush()

    def isatty(self) -> bool:
        """Not a terminal: those are drawn on as they are."""
        return False

    @property
    def encoding(self) -> str:
        """That of the output itself."""
        return self.output.encoding


def enable_line_editing() -> None:
    """Arrow keys and a history at the prompt, where the system has them."""
    import contextlib

    with contextlib.suppress(ImportError):
        import readline  # noqa: F401


def format_words(words: Mapping[str, str]) -> Padding:
    """Words that can be typed, and what they do."""
    table = Table.grid(padding=(0, 3, 0, 0))
    for word, does in words.items():
        table.add_row(word, does)
    return Padding(table, (0, 0, 0, 2))


def read_line(console: Console) -> str:
    """A line from the person; repeated if it comes from a file, for the transcript."""
    if sys.stdin.isatty() and sys.stdout.isatty():
        return input(PROMPT).strip()
    console.print(PROMPT, end="", markup=False)
    line = input().strip()
    if not sys.stdin.isatty():
        console.print(line, markup=False, soft_wrap=True)
    return line
