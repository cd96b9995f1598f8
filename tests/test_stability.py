"""What docs/library/stability.md promises is kept: nothing of an earlier 1.x has gone.

Each file of tests/stable was written once, by `promised.py` of its time, and is never changed.
"""

import re
from pathlib import Path

import pytest

from promised import list_promised
from teotihuacan import ACTIONS_VERSION, RULES_VERSION, __version__
from teotihuacan.version import ENVIRONMENTS_VERSION

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "library" / "stability.md"
CHANGES = ROOT / "CHANGELOG.md"
RELEASES = sorted((ROOT / "tests" / "stable").glob("*.txt"))


@pytest.mark.parametrize("release", RELEASES, ids=lambda path: path.stem)
def test_nothing_that_was_promised_has_gone(release: Path) -> None:
    promised = release.read_text(encoding="utf-8").splitlines()
    assert len(promised) > 1000
    present = set(list_promised())
    assert [line for line in promised if line not in present] == []


def test_this_minor_release_has_its_list() -> None:
    assert __version__.rpartition(".")[0] in [path.stem for path in RELEASES]


def test_the_page_names_the_versions_of_today_and_tests_that_exist() -> None:
    text = PAGE.read_text(encoding="utf-8")
    for name, value in (
        ("RULES_VERSION", RULES_VERSION),
        ("ACTIONS_VERSION", ACTIONS_VERSION),
        ("ENVIRONMENTS_VERSION", ENVIRONMENTS_VERSION),
    ):
        assert f"`{name}`, now {value}" in text
    named = re.findall(r"`(tests/[\w/.-]+)`", text)
    assert len(set(named)) > 10
    assert [path for path in named if not (ROOT / path).exists()] == []


def test_changes_are_told_by_release() -> None:
    headings = re.findall(r"^## (.*)", CHANGES.read_text(encoding="utf-8"), re.MULTILINE)
    assert headings[0] == "Unreleased"
    assert all(re.fullmatch(r"\d+\.\d+\.\d+ - \d{4}-\d\d-\d\d", one) for one in headings[1:])
    assert headings[1].partition(" ")[0] == __version__
