"""Building the compiled modules: what `setup.py` asks for.

TEOTIHUACAN_PURE=1 leaves them out: the engine then runs interpreted, and says so when it is
imported. TEOTIHUACAN_SANITIZE=1 builds them with traps on every array access out of bounds.
"""

import os
import sys
from pathlib import Path

from setuptools import Extension
from setuptools.command.build_ext import build_ext
from setuptools.errors import BaseError, CCompilerError, CompileError

from .modules import MODULES, write_sources
from .source import SubsetError

FAILED = """\
the compiled engine could not be built: {reason}

It needs a C compiler and Python's header files. Either
  - install them, then try again
      Debian, Ubuntu:  apt install build-essential python3-dev
      Fedora:          dnf install gcc python3-devel
      macOS:           xcode-select --install
      Windows:         Build Tools for Visual Studio, with "Desktop development with C++"
  - or set TEOTIHUACAN_PURE=1 to install the interpreted engine: the same game, but hundreds of
    times slower, so that bots that search and training are out of reach
"""


def is_pure() -> bool:
    """Whether TEOTIHUACAN_PURE asks for the interpreted engine."""
    choice = os.environ.get("TEOTIHUACAN_PURE", "")
    if choice not in ("", "0", "1"):
        raise SystemExit(f"TEOTIHUACAN_PURE is neither 0 nor 1: {choice!r}")
    return choice == "1"


def list_extensions() -> list[Extension]:
    """The extension modules, none if the engine is to run interpreted."""
    if is_pure():
        return []
    return [Extension(f"{module.package}._compiled", []) for module in MODULES]


def write_c(root: Path, extensions: list[Extension]) -> None:
    """Write the Cython and C sources of the extensions below `root`/build."""
    from Cython.Build import cythonize
    from Cython.Compiler.Errors import CompileError as CythonError

    sanitize = bool(os.environ.get("TEOTIHUACAN_SANITIZE"))
    folder = Path("build") / ("sanitized" if sanitize else "compiled") / "sources"
    try:
        sources = write_sources(root / folder)
    except SubsetError as error:
        raise SystemExit(f"error: {error}") from None
    for extension in extensions:
        package = extension.name.rpartition(".")[0]
        extension.sources = [str(sources[package].relative_to(root))]
        extension.extra_compile_args = choose_arguments(sanitize)
    threads = count_cores() if sys.platform == "linux" else 0
    try:
        written = cythonize(extensions, include_path=[str(folder)], nthreads=threads)
    except CythonError as error:
        raise SystemExit(
            f"error: Cython refuses what tools/compiler wrote ({error}): the lines above name a "
            f"place below {folder}, the comment above that place names the Python file"
        ) from None
    for extension, c_extension in zip(extensions, written, strict=True):
        extension.sources = c_extension.sources


def choose_arguments(sanitize: bool) -> list[str]:
    """The C compiler's arguments."""
    if sanitize:
        return ["-O1", "-fsanitize=bounds", "-fsanitize-undefined-trap-on-error"]
    return [] if sys.platform == "win32" else ["-O3", "-g0", "-Wno-unused-variable"]


def count_cores() -> int:
    """How many compilers may run side by side."""
    return os.cpu_count() or 1


class BuildExtensions(build_ext):  # type: ignore[misc] # setuptools has no types here
    """Compile the modules side by side; a failure is an error that says what to do."""

    parallel: int | None

    def finalize_options(self) -> None:
        """One compiler for each core, unless asked otherwise."""
        super().finalize_options()
        self.parallel = self.parallel or count_cores()

    def run(self) -> None:
        """Build all, or stop with a message."""
        if not self.extensions:
            return
        write_c(Path.cwd(), self.extensions)
        try:
            super().run()
        except (BaseError, CCompilerError, OSError) as error:
            raise CompileError(FAILED.format(reason=error)) from error
