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

from .c_compiler import choose_compiler, is_pure
from .modules import MODULES
from .translation import count_cores, find_c_file, write_c_files

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


def list_extensions() -> list[Extension]:
    """The extension modules, none if the engine is to run interpreted."""
    if is_pure():
        return []
    return [
        Extension(f"{module.package}._compiled", [find_c_file(module.package).as_posix()])
        for module in MODULES
    ]


# Records are copied by the C library, which is faster than what compilers write for 1 kB.
COPYING = ["-fno-builtin-memcpy", "-fno-builtin-memset"]


def choose_arguments(sanitize: bool) -> list[str]:
    """The C compiler's arguments."""
    if sanitize:
        return ["-O1", "-fsanitize=bounds", "-fsanitize-undefined-trap-on-error"]
    if sys.platform == "win32":
        return []
    return ["-O3", "-g0", "-Wno-unused-variable", "-Wno-unused-function", *COPYING]


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
        write_c_files(Path.cwd())
        choose_compiler()
        arguments = choose_arguments(bool(os.environ.get("TEOTIHUACAN_SANITIZE")))
        for extension in self.extensions:
            extension.extra_compile_args = arguments
        try:
            super().run()
        except (BaseError, CCompilerError, OSError) as error:
            raise CompileError(FAILED.format(reason=error)) from error
