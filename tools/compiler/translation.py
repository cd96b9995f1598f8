"""From Python to C: the Cython and C sources of all modules, in `generated/`.

A source distribution ships them, so that building it needs no Cython.
"""

import hashlib
import os
import sys
from pathlib import Path

from .modules import MODULES, write_sources
from .source import SRC, SubsetError

GENERATED = Path("generated")  # below the folder of the project
TRANSLATED_FROM = SRC.parent / GENERATED / "modules.sha256"


def find_c_file(package: str) -> Path:
    """The C source of a package's compiled module, from the folder of the project."""
    return GENERATED.joinpath(*package.split("."), "_compiled.c")


def compute_digest() -> str:
    """A fingerprint of all that is translated."""
    return hashlib.sha256("\n".join(module.digest for module in MODULES).encode()).hexdigest()


def is_translated() -> bool:
    """Whether the C sources are there and say what the Python files say now."""
    if not TRANSLATED_FROM.exists():
        return False
    files = [SRC.parent / find_c_file(module.package) for module in MODULES]
    if not all(path.exists() for path in files):
        return False
    try:
        return TRANSLATED_FROM.read_text(encoding="utf-8").strip() == compute_digest()
    except SubsetError:  # the next translation says what is wrong
        return False


def write_c_files(root: Path) -> None:
    """Write the Cython and C sources of all modules, unless they are up to date."""
    if is_translated():
        return
    try:
        sources = write_sources(root / GENERATED)
    except SubsetError as error:
        raise SystemExit(f"error: {error}") from None
    translate_to_c([str(path.relative_to(root)) for path in sources.values()])
    TRANSLATED_FROM.write_text(f"{compute_digest()}\n", encoding="utf-8")


def translate_to_c(sources: list[str]) -> None:
    """Have Cython write a C file beside each of its sources."""
    from Cython.Build import cythonize
    from Cython.Compiler.Errors import CompileError as CythonError

    threads = count_cores() if sys.platform == "linux" else 0
    try:
        cythonize(sources, include_path=[str(GENERATED)], nthreads=threads)
    except CythonError as error:
        raise SystemExit(
            f"error: Cython refuses what tools/compiler wrote ({error}): the lines above name a "
            f"place below {GENERATED}, the comment above that place names the Python file"
        ) from None


def count_cores() -> int:
    """How many compilers may run side by side."""
    return os.cpu_count() or 1
