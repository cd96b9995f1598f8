"""Releases: notes come from the changelog, and workflows run only what can be run by hand."""

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml
from release_notes import ROOT, ReleaseError, check_tag, find_section, read_version

from teotihuacan import __version__

CHANGELOG = """# Changes

## Unreleased

- Something new.

## 1.1.0 (2027-01-02)

- A second thing.

### Server

- A third.

## 1.0.0

- The first.

## 0.9.0
"""
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))


@pytest.mark.parametrize(
    ("version", "text"),
    [
        ("1.1.0", "- A second thing.\n\n### Server\n\n- A third."),
        ("1.0.0", "- The first."),
        ("Unreleased", "- Something new."),
    ],
)
def test_the_notes_of_a_version_are_its_section(version: str, text: str) -> None:
    assert find_section(CHANGELOG, version) == text


@pytest.mark.parametrize("version", ["0.9.0", "1.0", "2.0.0"])
def test_a_version_without_notes_is_no_release(version: str) -> None:
    with pytest.raises(ReleaseError, match=version):
        find_section(CHANGELOG, version)


def test_a_tag_is_the_version_after_a_v() -> None:
    assert read_version() == __version__
    check_tag("v1.0.0", "1.0.0")
    for tag in ("1.0.0", "v1.0.1", "v1.0", ""):
        with pytest.raises(ReleaseError, match=r"v1\.0\.0"):
            check_tag(tag, "1.0.0")


def test_another_tag_is_told_in_one_line() -> None:
    done = subprocess.run(
        [sys.executable, str(ROOT / "tools" / "release_notes.py"), "v0.0.0"],
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith("release notes: the tag is 'v0.0.0'")
    assert done.stderr.count("\n") == 1


def read_jobs(path: Path) -> dict[str, Any]:
    """The jobs of a workflow."""
    jobs = yaml.safe_load(path.read_text(encoding="utf-8"))["jobs"]
    assert isinstance(jobs, dict)
    return jobs


def list_steps(path: Path) -> list[dict[str, Any]]:
    """The steps of all jobs of a workflow."""
    return [step for job in read_jobs(path).values() for step in job["steps"]]


@pytest.mark.parametrize("path", WORKFLOWS, ids=[path.stem for path in WORKFLOWS])
def test_workflows_run_make_targets_only(path: Path) -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    commands = [step["run"] for step in list_steps(path) if "run" in step]
    assert commands
    for command in commands:
        if command == "bash .ci/run":
            continue
        program, *words = command.split()
        target = words[-1]
        assert program == "make"
        assert words[:-1] in ([], ["PYTHON=python"])
        assert re.search(rf"^{target}:", makefile, re.MULTILINE), f"make {target} is missing"


@pytest.mark.parametrize("path", WORKFLOWS, ids=[path.stem for path in WORKFLOWS])
def test_workflows_may_do_little_and_end(path: Path) -> None:
    workflow = yaml.safe_load(path.read_text(encoding="utf-8"))
    assert workflow["permissions"] == {"contents": "read"}
    assert "concurrency" in workflow
    for name, job in workflow["jobs"].items():
        assert job["timeout-minutes"] <= 120, name
    for step in list_steps(path):
        if "uses" in step:
            assert re.search(r"@(v\d+|release/v\d+)$", step["uses"]), step["uses"]


def test_there_are_workflows() -> None:
    assert [path.stem for path in WORKFLOWS] == ["docs", "tests", "thorough", "wheels"]
