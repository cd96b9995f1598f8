"""The walks of docs/architecture.md lead through files and functions that exist."""

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PAGE = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
WALKS = dict(re.findall(r"^### (A [^\n]+)\n(.*?)(?=^#|\Z)", PAGE, re.MULTILINE | re.DOTALL))
STEP = re.compile(r"^\| `([^`]+\.(?:py|ts|svelte))` \| ([^|]+) \|", re.MULTILINE)
MOST_FILES_OF_A_CLICK = 22


def path_of(name: str) -> Path:
    """The file that a walk names: under web/, or in the Python package."""
    return ROOT / name if name.startswith("web/") else ROOT / "src" / "teotihuacan" / name


def names_in(path: Path) -> set[str]:
    """The functions, methods (`Class.method`) and classes that a file defines."""
    text = path.read_text(encoding="utf-8")
    if path.suffix != ".py":
        forms = (
            r"(?:function|const|let|class|async)\s+(\w+)",
            r"^\s+(?:async |get |private |static )*(\w+)\([^)]*\).*\{$",
            r"^\s+(\w+): \(.*=>",
        )
        return {name for form in forms for name in re.findall(form, text, re.MULTILINE)}
    names = set()
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            names.add(node.name)
        if isinstance(node, ast.ClassDef):
            names |= {
                f"{node.name}.{part.name}"
                for part in node.body
                if isinstance(part, ast.FunctionDef | ast.AsyncFunctionDef)
            }
    return names


def test_the_page_has_the_four_walks() -> None:
    assert list(WALKS) == ["A click", "A bot's answer", "A move in the terminal", "A hint"]


@pytest.mark.parametrize("walk", WALKS)
def test_every_file_and_function_of_a_walk_exists(walk: str) -> None:
    steps = STEP.findall(WALKS[walk])
    assert len(steps) >= 5
    for file, functions in steps:
        path = path_of(file)
        assert path.is_file(), file
        missing = set(re.findall(r"`([\w.]+)`", functions)) - names_in(path)
        assert not missing, f"{file}: {missing}"


def test_a_click_passes_few_files() -> None:
    files = {file for file, _ in STEP.findall(WALKS["A click"])}
    assert len(files) <= MOST_FILES_OF_A_CLICK
