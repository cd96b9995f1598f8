"""The packages of the terminal form layers: cli starts tui, and both draw with terminal."""

import ast
from pathlib import Path

import pytest

import teotihuacan

PACKAGE = Path(teotihuacan.__file__).parent
# What a package may not import.
ABOVE = {"i18n": {"terminal", "cli", "tui"}, "terminal": {"cli", "tui"}, "tui": {"cli"}}


def imported_packages(path: Path) -> set[str]:
    """The packages of the project that a file imports from, lazily or not."""
    depth = len(path.relative_to(PACKAGE).parts)
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.level == depth:
            names = [node.module] if node.module else [alias.name for alias in node.names]
            found |= {name.split(".")[0] for name in names}
        elif isinstance(node, ast.ImportFrom) and (node.module or "").startswith("teotihuacan."):
            found.add((node.module or "").split(".")[1])
    return found


@pytest.mark.parametrize("package", ABOVE)
def test_no_package_imports_one_above_it(package: str) -> None:
    files = sorted((PACKAGE / package).rglob("*.py"))
    assert files
    wrong = {file.name: imported_packages(file) & ABOVE[package] for file in files}
    assert not any(wrong.values()), wrong
    assert any(imported_packages(file) for file in files)
