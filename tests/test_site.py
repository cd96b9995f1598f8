"""The documentation is a site without a broken link, and what it says to type exists."""

import os
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import click
import pytest

from teotihuacan.cli.app import app
from teotihuacan.cli.command import Group
from teotihuacan.i18n import LANGUAGES, say
from teotihuacan.i18n.active_language import use_language
from teotihuacan.terminal.rulebook import read_words
from teotihuacan.terminal.strategy_guide import PLACE, read_figures, write_figure

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
PAGES = [ROOT / "README.md", *sorted(DOCS.rglob("*.md"))]
BLOCK = re.compile(r"^```[^\n]*\n(.*?)^```", re.MULTILINE | re.DOTALL)
RUNNABLE = re.compile(r"<!-- runnable -->\n\n```python\n(.*?)```", re.DOTALL)
SAID = re.compile(r"^# (.*)$", re.MULTILINE)
COMMAND = re.compile(r"^(?:\$ )?teotihuacan (.*?)(?:\s+#.*)?$", re.MULTILINE)


def name_of(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


# The site ---


@pytest.mark.skipif(find_spec("mkdocs") is None, reason="mkdocs is not installed")
def test_the_site_builds_without_a_warning(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", tmp_path / "site"],
        cwd=ROOT,
        env={**os.environ, "NO_MKDOCS_2_WARNING": "1"},
        capture_output=True,
        encoding="utf-8",
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "WARNING" not in done.stderr
    rules = (tmp_path / "site/rules/en/rules/index.html").read_text(encoding="utf-8")
    assert 'id="6.7"' in rules
    check_guides(tmp_path / "site/play")
    reference = tmp_path / "site/library/reference/teotihuacan/index.html"
    assert "teotihuacan.engine.position.Position.legal_actions" in reference.read_text("utf-8")
    for page in (tmp_path / "site").rglob("*.html"):
        fetched = re.findall(r'(?:src|<link[^>]*href)="(https?:[^"]+)"', page.read_text("utf-8"))
        assert fetched == [], page.name


def check_guides(play: Path) -> None:
    """The strategy guide is there in each language, with its figures, and leads to the others."""
    english = (play / "strategy/index.html").read_text(encoding="utf-8")
    avenue = read_figures()["2.sources.avenue.won"]
    for language in LANGUAGES:
        folder = play / "strategy" / ("" if language == "en" else language)
        page = (folder / "index.html").read_text(encoding="utf-8")
        title = read_words(language, "strategy.md").splitlines()[0].removeprefix("# ")
        assert f"<title>{title} - Teotihuacan</title>" in page
        assert PLACE.search(page.partition("<article")[2].partition("</article>")[0]) is None
        with use_language(language):
            row = [say("source-avenue"), write_figure(avenue, "1")]
        assert re.search(r"<td>{}</td>\s*<td[^>]*>{}</td>".format(*map(re.escape, row)), page)
        assert language == "en" or f'<div class="rulebook" lang="{language}">' in page
        assert language == "en" or f'href="{language}/"' in english


def test_every_picture_is_shown_somewhere() -> None:
    shown = "".join(page.read_text(encoding="utf-8") for page in PAGES)
    files = [path for path in (DOCS / "screenshots").rglob("*") if path.is_file()]
    pictures = [path.relative_to(DOCS).as_posix() for path in files]
    assert len(pictures) > 60
    assert [name for name in pictures if name not in shown] == []


# What it shows ---

WITH_CODE = [page for page in PAGES if RUNNABLE.search(page.read_text(encoding="utf-8"))]


@pytest.mark.parametrize("page", WITH_CODE, ids=name_of)
def test_runnable_code_prints_what_it_says(
    page: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The blocks of a page one after the other; lines that are comments are what is printed."""
    names: dict[str, object] = {}
    for code in RUNNABLE.findall(page.read_text(encoding="utf-8")):
        exec(compile(code, page.name, "exec"), names)
        printed = capsys.readouterr().out.splitlines()
        assert [said for said in SAID.findall(code) if said not in printed] == []


def test_the_tutorial_is_runnable() -> None:
    tutorial = DOCS / "library" / "index.md"
    assert tutorial in WITH_CODE
    assert len(RUNNABLE.findall(tutorial.read_text(encoding="utf-8"))) >= 7


def list_commands() -> Iterator[tuple[str, list[str]]]:
    """The command lines in the code of all pages, each with its page."""
    for page in PAGES:
        for block in BLOCK.findall(page.read_text(encoding="utf-8")):
            for line in COMMAND.findall(block.replace("\\\n", " ")):
                yield name_of(page), shlex.split(line)


def find_fault(words: list[str]) -> str:
    """What a command line names that doesn't exist, or nothing."""
    command: click.Command = app
    known = {"-h", "--help", "--version"}
    for word in words:
        known |= {name for part in command.params for name in part.opts}
        if word.startswith("--") and word.partition("=")[0] not in known:
            return word
        if isinstance(command, Group) and not word.startswith("-"):
            found = command.get_command(None, word)
            if found is None:
                return word
            command = found
    return ""


def test_every_command_and_option_exists() -> None:
    commands = list(list_commands())
    assert len(commands) > 40
    faults = [(page, fault) for page, words in commands if (fault := find_fault(words))]
    assert faults == []


@pytest.mark.parametrize("line", ["simulat", "simulate --game 3", "arena run x.db --htm y"])
def test_a_command_that_does_not_exist_is_found(line: str) -> None:
    assert find_fault(line.split())
