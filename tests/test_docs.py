"""The documentation says what the code does."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from teotihuacan.bots.search.constants import FEATURE_NAMES, FEATURES
from teotihuacan.game.position_json.reader import TOP_KEYS

ROOT = Path(__file__).parent.parent


def test_every_part_of_a_position_is_described() -> None:
    text = (ROOT / "docs" / "library" / "position.md").read_text()
    for key in TOP_KEYS:
        assert re.search(rf"`{key}[`.]", text), key


def test_readme_example_runs(capsys: pytest.CaptureFixture[str]) -> None:
    text = (ROOT / "README.md").read_text()
    example = text.split("```python\n")[1].split("```")[0]
    exec(compile(example, "README.md", "exec"), {})
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("0 keep_starting_tiles keep tile ")
    assert lines[-1].startswith("[")


@pytest.mark.parametrize("path", ["docs/library/position.md"])
def test_json_examples_are_positions(path: str) -> None:
    from teotihuacan import position_from_json

    example = (ROOT / path).read_text().split("```json\n")[1].split("```")[0]
    position = position_from_json(example)
    assert (position.seat, position.question) == (0, "turn")


def test_every_feature_of_the_evaluation_is_described() -> None:
    text = (ROOT / "docs" / "bots" / "index.md").read_text()
    rows = re.findall(r"^\| (`[a-z_0-9`., ]+) \|", text, re.MULTILINE)
    described = 0
    for row in rows:
        for part in row.split(", "):
            ends = re.findall(r"`([a-z_0-9]+)`", part)
            if ends and ends[0] in FEATURE_NAMES:
                first, last = (FEATURE_NAMES.index(end) for end in (ends[0], ends[-1]))
                described += last - first + 1
    assert described == FEATURES


def test_the_bot_in_20_lines_plays_and_wins(tmp_path: Path) -> None:
    page = (ROOT / "docs" / "bots" / "write-your-own-bot.md").read_text()
    code = page.split("```python\n")[1].split("```")[0]
    assert len([line for line in code.splitlines() if line.strip()]) <= 20
    (tmp_path / "mybot.py").write_text(code)
    command = re.findall(r"^teotihuacan (simulate .*)$", page, re.MULTILINE)[0]
    done = subprocess.run(
        [sys.executable, "-m", "teotihuacan.cli", *command.split(), "--json"],
        cwd=tmp_path,
        capture_output=True,
        encoding="utf-8",
        check=False,
        timeout=300,
    )
    assert (done.returncode, done.stderr) == (0, "")
    bots = json.loads(done.stdout)["bots"]
    assert bots["mybot.py:MyBot:5"]["faults"] == 0
    assert bots["mybot.py:MyBot:5"]["win_rate"] >= 0.8
    assert bots["mybot.py:MyBot:5"]["mean_score"] > bots["random"]["mean_score"]


def test_the_arena_command_of_that_page_is_understood(tmp_path: Path) -> None:
    page = (ROOT / "docs" / "bots" / "write-your-own-bot.md").read_text()
    (tmp_path / "mybot.py").write_text(page.split("```python\n")[1].split("```")[0])
    command = re.findall(r"^teotihuacan (arena .*)$", page, re.MULTILINE)[0]
    done = subprocess.run(
        [sys.executable, "-m", "teotihuacan.cli", *command.split(), "--deals", "1", "--json"],
        cwd=tmp_path,
        capture_output=True,
        encoding="utf-8",
        check=False,
        timeout=300,
    )
    assert done.returncode == 0, done.stderr
    report = json.loads(done.stdout)
    assert {entry["name"] for entry in report["entrants"]} >= {"mybot.py:MyBot:5", "greedy"}


def test_links_lead_somewhere() -> None:
    for page in [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("src/**/*.md")]:
        for target in re.findall(r"\]\(([^)#]+)\)", page.read_text()):
            if "://" not in target:
                assert (page.parent / target).exists(), f"{page.name}: {target}"
