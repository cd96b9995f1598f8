"""Every package that the source imports is declared, by the project itself or as an extra."""

import ast
import re
import sys
import tomllib
from collections.abc import Iterator
from importlib.metadata import packages_distributions
from pathlib import Path

ROOT = Path(__file__).parents[1]
OURS = "teotihuacan"


def normalized(name: str) -> str:
    """The name of a distribution as package indexes compare it."""
    return re.sub(r"[-_.]+", "-", name).lower()


def declared() -> set[str]:
    """The distributions named in pyproject.toml, with those of the extras."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    lists = [project["dependencies"], *project["optional-dependencies"].values()]
    return {normalized(re.split(r"[\[<>=;! ]", one)[0]) for names in lists for one in names}


def imported(path: Path) -> Iterator[str]:
    """The top-level packages that a file imports, wherever in it."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.module.partition(".")[0]


def test_every_imported_package_is_declared() -> None:
    files = (ROOT / "src").rglob("*.py")
    names = {name for path in files for name in imported(path)}
    foreign = names - set(sys.stdlib_module_names) - {OURS}
    assert {"fastapi", "babel", "numpy"} <= foreign
    distributions, known = packages_distributions(), declared()
    missing = {
        name
        for name in foreign
        if not known & {normalized(one) for one in distributions.get(name, [name])}
    }
    assert missing == set()
