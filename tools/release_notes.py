"""Print what CHANGELOG.md tells of a version.

    python tools/release_notes.py v1.0.0

The tag must be that of the package's version: an error, and nothing printed, if it isn't.
"""

import re
import runpy
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]


class ReleaseError(Exception):
    """A tag that is no release of these sources."""


def find_section(changelog: str, version: str) -> str:
    """The text below a version's heading, such as `## 1.0.0` or `## 1.0.0 (2026-11-17)`."""
    for section in re.split(r"^## ", changelog, flags=re.MULTILINE)[1:]:
        heading, _, text = section.partition("\n")
        if heading.split()[0].strip("[]") == version:
            if not text.strip():
                raise ReleaseError(f"CHANGELOG.md tells nothing about {version}")
            return text.strip()
    raise ReleaseError(f"CHANGELOG.md has no heading ## {version}")


def read_version() -> str:
    """The version of the package in these sources."""
    return str(runpy.run_path(str(ROOT / "src/teotihuacan/version.py"))["__version__"])


def check_tag(tag: str, version: str) -> None:
    """A release's tag is its version after a v."""
    if tag != f"v{version}":
        raise ReleaseError(f"the tag is {tag!r}, but the package's version {version}: v{version}")


def main(tag: str) -> None:
    """Print the notes for a tag."""
    version = read_version()
    try:
        check_tag(tag, version)
        print(find_section((ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), version))
    except ReleaseError as error:
        sys.exit(f"release notes: {error}")


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "")
