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

from .modules import write_sources
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


def list_extensions(root: Path) -> list[Extension]:
    """The extension modules to build, after their sources have been written below `root`."""
    if is_pure():
        return []
    from Cython.Build import cythonize
    from Cython.Compiler.Errors import CompileError as CythonError

    sanitize = bool(os.environ.get("TEOTIHUACAN_SANITIZE"))
    folder = Path("build") / ("sanitized" if sanitize else "compiled") / "sources"
    try:
        sources = write_sources(root / folder)
    except SubsetError as error:
        raise SystemExit(f"error: {error}") from None
    try:
        modules: list[Extension] = cythonize(
            [
                Extension(
                    f"{package}._compiled",
                    [str(source.relative_to(root))],
                    extra_compile_args=choose_arguments(sanitize),
                )
                for package, source in sources.items()
            ],
            include_path=[str(folder)],
            nthreads=count_cores() if sys.platform == "linux" else 0,
        )
    except CythonError as error:
        raise SystemExit(
            f"error: Cython refuses what tools/compiler wrote ({error}): the lines above name a "
            f"place below {folder}, the comment above that place names the Python file"
        ) from None
    return modules


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
        try:
            super().run()
        except (BaseError, CCompilerError, OSError) as error:
            raise CompileError(FAILED.format(reason=error)) from error
