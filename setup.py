"""Build the compiled modules beside the plain ones, where there is a C compiler.

TEOTIHUACAN_PURE=1 leaves them out (a pure Python wheel); TEOTIHUACAN_SANITIZE=1 builds them with
traps on every array access out of bounds, for the tests.
"""

import os
import sys
from pathlib import Path

from setuptools import Extension, setup

ROOT = Path(__file__).resolve().parent
sys.path.insert(0, str(ROOT / "tools"))


def extensions() -> list[Extension]:
    """The compiled modules; building them is allowed to fail."""
    if os.environ.get("TEOTIHUACAN_PURE"):
        return []
    from compile_engine import write_engine
    from compile_observation import OBSERVING
    from compile_search import SEARCH
    from Cython.Build import cythonize

    variant = "sanitized" if os.environ.get("TEOTIHUACAN_SANITIZE") else "compiled"
    folder = Path("build") / variant / "sources"
    beside = (SEARCH, OBSERVING)
    sources = {
        package: folder.joinpath(*package.split("."), "_compiled.pyx")
        for package in ("teotihuacan.engine", *(module.package for module in beside))
    }
    for source in sources.values():
        for package in source.relative_to(folder).parents[:-1]:
            (ROOT / folder / package).mkdir(parents=True, exist_ok=True)
            (ROOT / folder / package / "__init__.py").touch()
    called = {name for module in beside for name in module.engine_functions()}
    write_engine(ROOT / sources["teotihuacan.engine"], called)
    for module in beside:
        module.write(ROOT / sources[module.package])
    arguments = [] if sys.platform == "win32" else ["-O3", "-g0", "-Wno-unused-variable"]
    if os.environ.get("TEOTIHUACAN_SANITIZE"):
        arguments = ["-O1", "-fsanitize=bounds", "-fsanitize-undefined-trap-on-error"]
    modules: list[Extension] = cythonize(
        [
            Extension(f"{package}._compiled", [str(source)], extra_compile_args=arguments)
            for package, source in sources.items()
        ],
        include_path=[str(folder)],
    )
    for module in modules:
        module.optional = True
    return modules


setup(ext_modules=extensions())
