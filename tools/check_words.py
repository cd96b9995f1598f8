"""Checks all words for people: Fluent files of every language, and texts outside of them.

`make lint` runs it. What it checks, and how to mark a message for a narrow place, is in
docs/contribute/i18n.md.
"""

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

from outside_texts import find_in_browser, find_in_python
from word_checks import check_language, find_incomplete_calls, find_unused
from word_files import Fault, Language, read_language
from word_uses import find_uses, list_browser_files

ROOT = Path(__file__).resolve().parent.parent
WORDS = ROOT / "src" / "teotihuacan" / "i18n"
ENGLISH = "en"


def list_languages(folder: Path) -> list[Language]:
    """All languages there are files of, English first."""
    names = sorted(path.name for path in folder.iterdir() if any(path.glob("*.ftl")))
    names.sort(key=lambda name: name != ENGLISH)
    return [read_language(folder / name) for name in names]


def find_faults(words: Path, python: Path, browser: Path) -> Iterator[Fault]:
    """What is wrong with the messages, alone and where they are used."""
    languages = list_languages(words)
    english = languages[0]
    uses = find_uses(python.rglob("*.py"), list_browser_files(browser))
    for language in languages:
        yield from check_language(language, english, uses)
    yield from find_unused(english, uses)
    yield from find_incomplete_calls(languages, uses)


def main() -> None:
    """Print every fault on a line; exit code 1 if there are any."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--only", choices=("files", "python", "browser"), help="one of the three parts"
    )
    only = parser.parse_args().only
    python, browser = ROOT / "src" / "teotihuacan", ROOT / "web" / "src"
    faults: list[Fault] = []
    if only in (None, "files"):
        faults += find_faults(WORDS, python, browser)
    if only in (None, "python"):
        faults += find_in_python(python)
    if only in (None, "browser"):
        faults += find_in_browser(browser)
    for fault in faults:
        file = fault.file.relative_to(ROOT) if fault.file.is_relative_to(ROOT) else fault.file
        print(Fault(file, fault.line, fault.what))
    sys.exit(bool(faults))


if __name__ == "__main__":
    main()
