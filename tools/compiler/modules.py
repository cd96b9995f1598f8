"""The modules that are compiled, and the files that are written for them."""

from collections.abc import Iterable
from pathlib import Path

from .engine import ENGINE
from .module import CompiledModule
from .observation import OBSERVATION
from .search import SEARCH

MODULES = (ENGINE, SEARCH, OBSERVATION)


def write_sources(folder: Path, modules: Iterable[CompiledModule] = MODULES) -> dict[str, Path]:
    """Write the Cython files of all modules below a folder; where each is, by package."""
    modules = tuple(modules)
    written = {}
    for module in modules:
        package = folder
        for part in module.package.split("."):  # Cython finds packages by their __init__.py
            package = package / part
            write_if_changed(package / "__init__.py", "")
        written[module.package] = package / "_compiled.pyx"
        write_if_changed(package / "_compiled.pyx", module.write())
        called: set[str] = set()
        for other in modules:
            called |= other.used_functions.get(module.package, set())
        if module.storage.interface:
            write_if_changed(package / "_compiled.pxd", module.write_interface(called))
    return written


def write_if_changed(target: Path, text: str) -> None:
    """Write a file unless it says that already: what is newer is compiled again."""
    target.parent.mkdir(parents=True, exist_ok=True)
    if not target.exists() or target.read_text(encoding="utf-8") != text:
        target.write_text(text, encoding="utf-8")
