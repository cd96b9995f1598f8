"""Put the present engine aside, for the games that were begun by its rules.

    python tools/keep_engine.py

Run it before RULES_VERSION is counted up: it writes `engine` and `game` as they are now into
src/teotihuacan/older_rules/rules_N.zip, from where `game/rules_versions.py` loads them. What was
written once is never changed. docs/contribute/rules-versions.md says what else is to be done.
"""

import argparse
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

PACKAGE = Path(__file__).resolve().parent.parent / "src" / "teotihuacan"
FOLDERS = ("engine", "game")
KINDS = (".py", ".json")
SOME_TIME = (2020, 1, 1, 0, 0, 0)  # so that the same files give the same bytes


def read_version(package: Path) -> int:
    """The rules version that a package plays."""
    found = re.search(r"^RULES_VERSION = (\d+)$", (package / "version.py").read_text(), re.M)
    assert found is not None, "version.py names no RULES_VERSION"
    return int(found[1])


def list_files(package: Path) -> Iterator[Path]:
    """The files of an engine and what surrounds its positions."""
    yield package / "version.py"
    for folder in FOLDERS:
        yield from sorted(f for f in (package / folder).rglob("*") if f.suffix in KINDS)


def keep_engine(package: Path) -> Path:
    """Write the engine of a package into its zip file, unless it is there; where that is."""
    version = read_version(package)
    target = package / "older_rules" / f"rules_{version}.zip"
    if target.exists():
        sys.exit(f"{target} is there already: count RULES_VERSION up")
    target.parent.mkdir(exist_ok=True)
    name = f"{package.name}_rules_{version}"
    with ZipFile(target, "w") as file:
        write(file, f"{name}/__init__.py", f'"""Rules version {version}, kept."""\n'.encode())
        for path in list_files(package):
            write(file, f"{name}/{path.relative_to(package).as_posix()}", path.read_bytes())
    return target


def write(file: ZipFile, name: str, data: bytes) -> None:
    """Add a file to a zip file."""
    file.writestr(ZipInfo(name, SOME_TIME), data, ZIP_DEFLATED)


def main() -> None:
    """Keep the engine of this repository, or of another copy of the package."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--package", type=Path, default=PACKAGE, help="a copy of the package")
    print(keep_engine(parser.parse_args().package))


if __name__ == "__main__":
    main()
