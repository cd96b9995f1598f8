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
    from compile_observing import observed_functions, write_observing
    from compile_search import engine_functions, write_search
    from Cython.Build import cythonize

    variant = "sanitized" if os.environ.get("TEOTIHUACAN_SANITIZE") else "compiled"
    folder = Path("build") / variant / "sources"
    packages = (
        "teotihuacan",
        "teotihuacan/engine",
        "teotihuacan/bots",
        "teotihuacan/bots/search",
        "teotihuacan/envs",
        "teotihuacan/envs/observing",
    )
    for package in packages:
        (ROOT / folder / package).mkdir(parents=True, exist_ok=True)
        (ROOT / folder / package / "__init__.py").touch()
    engine = folder / "teotihuacan" / "engine" / "_compiled.pyx"
    search = folder / "teotihuacan" / "bots" / "search" / "_compiled.pyx"
    observing = folder / "teotihuacan" / "envs" / "observing" / "_compiled.pyx"
    write_engine(ROOT / engine, engine_functions() | observed_functions())
    write_search(ROOT / search)
    write_observing(ROOT / observing)
    arguments = [] if sys.platform == "win32" else ["-O3", "-g0", "-Wno-unused-variable"]
    if os.environ.get("TEOTIHUACAN_SANITIZE"):
        arguments = ["-O1", "-fsanitize=bounds", "-fsanitize-undefined-trap-on-error"]
    sources = {"teotihuacan.engine": engine, "teotihuacan.bots.search": search}
    sources["teotihuacan.envs.observing"] = observing
    modules: list[Extension] = cythonize(
        [
            Extension(f"{package}._compiled", [source], extra_compile_args=arguments)
            for package, source in sources.items()
        ],
        include_path=[str(folder)],
    )
    for module in modules:
        module.optional = True
    return modules


setup(ext_modules=extensions())
