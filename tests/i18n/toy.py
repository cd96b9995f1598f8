"""Toy catalogues and sources for the checks on words."""

from pathlib import Path

from check_words import find_faults

ENGLISH = """\
board-forest = Forest
seats = { $n ->
    [one] { $n } seat
   *[other] { $n } seats
}
moved = { $name } moves to { $board }
"""
PYTHON = """\
say("seats", n=3)
say("moved", name=name, **called("board", "board-forest"))
"""


class Toy:
    """A folder of languages, Python sources and browser sources, and what is wrong with them."""

    def __init__(self, folder: Path) -> None:
        self.words, self.python, self.browser = (
            folder / name for name in ("words", "python", "browser")
        )
        for each in (self.words, self.python, self.browser):
            each.mkdir()
        self.write("en/all.ftl", ENGLISH)
        (self.python / "uses.py").write_text(PYTHON)

    def write(self, name: str, text: str) -> None:
        """Write a Fluent file, "hu/all.ftl"."""
        path = self.words / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")

    def faults(self) -> list[str]:
        """Every fault as "file:line: what"."""
        found = find_faults(self.words, self.python, self.browser)
        return [
            f"{fault.file.parent.name}/{fault.file.name}:{fault.line}: {fault.what}"
            for fault in found
        ]
