"""Build the compiled engine beside the plain one, where there is a C compiler.

TEOTIHUACAN_PURE=1 leaves it out (a pure Python wheel); TEOTIHUACAN_SANITIZE=1 builds it with
traps on every array access out of bounds, for the tests.
"""

import os
import sys
from pathlib import Path

from setuptools import Extension, setup

ROOT = Path(__file__).resolve().parent
sys.path.insert(0, str(ROOT / "tools"))


def extensions() -> list[Extension]:
    """The compiled engine; building it is allowed to fail."""
    if os.environ.get("TEOTIHUACAN_PURE"):
        return []
    from compile_engine import write_engine
    from Cython.Build import cythonize

    variant = "sanitized" if os.environ.get("TEOTIHUACAN_SANITIZE") else "engine"
    source = Path("build") / variant / "_compiled.pyx"
    write_engine(ROOT / source)
    arguments = [] if sys.platform == "win32" else ["-O3", "-g0", "-Wno-unused-variable"]
    if os.environ.get("TEOTIHUACAN_SANITIZE"):
        arguments = ["-O1", "-fsanitize=bounds", "-fsanitize-undefined-trap-on-error"]
    modules: list[Extension] = cythonize(
        [
            Extension(
                "teotihuacan.engine._compiled",
                [str(source)],
                extra_compile_args=arguments,
            )
        ]
    )
    for module in modules:
        module.optional = True
    return modules


setup(ext_modules=extensions())
