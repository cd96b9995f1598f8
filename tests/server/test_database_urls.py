"""Where the password of a database comes from: a file or the environment, never from `ps`."""

import os
import subprocess
from pathlib import Path

import pytest
from serving import COMMAND, refused

PATIENCE = 120  # seconds


def run(*words: str, **variables: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*COMMAND, *words],
        env={**os.environ, **variables},
        capture_output=True,
        encoding="utf-8",
        check=False,
        timeout=PATIENCE,
    )


def test_a_url_from_a_file_or_the_environment(postgresql_url: str, tmp_path: Path) -> None:
    file = tmp_path / "database.url"
    file.write_text(f"{postgresql_url}\n")
    made = run("migrate", "--database-file", str(file))
    assert (made.returncode, made.stderr) == (0, "")
    assert made.stdout.startswith("New database")
    for variables in (
        {"TEOTIHUACAN_SERVE_DATABASE": postgresql_url},
        {"TEOTIHUACAN_SERVE_DATABASE_FILE": str(file)},
    ):
        again = run("migrate", **variables)
        assert (again.returncode, again.stderr) == (0, "")
        assert again.stdout.startswith("Already up to date")
    kept = run("backup", str(tmp_path / "kept"), "--database-file", str(file))
    assert (kept.returncode, kept.stderr) == (0, "")


@pytest.mark.parametrize(
    "words",
    [
        ("migrate", "--database"),
        ("backup", "kept", "--database"),
        ("restore", "kept", "--database"),
        ("records", "--all", "--database"),
        ("admin", "audit", "--database"),
        ("serve", "--database"),
        ("serve", "--database", "postgresql://host/games", "--redis"),
    ],
    ids=lambda words: f"{words[0]} {words[-1]}",
)
@pytest.mark.parametrize(
    "url", ["postgresql://app:hush@127.0.0.1/games", "postgresql://h/games?password=hush"]
)
def test_a_password_on_the_command_line_is_refused(words: tuple[str, ...], url: str) -> None:
    line = refused(*words, url.replace("postgresql", "redis") if words[-1] == "--redis" else url)
    assert f"({words[-1]}-file)" in line
    assert f"TEOTIHUACAN_SERVE_{words[-1].strip('-').upper()}" in line
    assert "hush" not in line


def test_a_url_without_a_password_is_taken() -> None:
    line = refused("migrate", "--database", "postgresql://app@127.0.0.1:1/games")
    assert "the database can't be used" in line


def test_operators_use_a_file_or_the_environment(postgresql_url: str, tmp_path: Path) -> None:
    file = tmp_path / "database.url"
    file.write_text(postgresql_url)
    assert run("migrate", "--database-file", str(file)).returncode == 0
    for command in (("admin", "audit", "--json"), ("records", "--all")):
        for done in (
            run(*command, "--database-file", str(file)),
            run(*command, TEOTIHUACAN_SERVE_DATABASE=postgresql_url),
        ):
            assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize(
    ("content", "told"),
    [("", "must contain a URL"), ("one two", "must contain a URL"), (None, "No such file")],
)
def test_files_that_are_refused(content: str | None, told: str, tmp_path: Path) -> None:
    file = tmp_path / "database.url"
    if content is not None:
        file.write_text(content)
    done = run("migrate", "--database-file", str(file))
    assert done.returncode == 2
    (line,) = done.stderr.splitlines()
    assert told in line
    assert str(file) in line


def test_only_one_of_both(tmp_path: Path) -> None:
    file = tmp_path / "database.url"
    file.write_text("postgresql://host/games")
    done = run("serve", "--database", "postgresql://host/games", "--database-file", str(file))
    assert done.returncode == 2
    assert "not both" in done.stderr
