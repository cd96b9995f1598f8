"""Texts for people outside the Fluent files are found; code that only looks like them is not."""

from pathlib import Path

import outside_texts
import pytest

PYTHON = '''
"""A docstring of some words."""

import typer

CSS = "Screen {\\n  color: red;\\n}"
QUERY = "SELECT one FROM table WHERE a"
NOTE = "nobody has won yet"


def show(name: "str | None", n: int, loud: Annotated[bool, typer.Option(help="Shout it")]):
    """Show some words."""
    print(f"[bold]{name}[/] has {n} points")
    console.print(say("points", n=n), style="bold red")
    table.add_column("wins", style="dim")
    app.notify(say("saved"))
    Binding("q", "quit", "Quit")
    typer.Option(help="help-play-seed")
    logger.info("nobody reads this line")
    raise ValueError("for programmers only")
'''


def found(folder: Path, name: str, text: str) -> list[tuple[int, str]]:
    """The texts found in a file of a package."""
    path = folder / name
    path.parent.mkdir(parents=True)
    path.write_text(text)
    return [
        (fault.line, fault.what.partition(": ")[2])
        for fault in outside_texts.find_in_python(folder)
    ]


def test_python_texts(tmp_path: Path) -> None:
    assert found(tmp_path, "cli/show.py", PYTHON) == [
        (8, "'nobody has won yet'"),
        (11, "'Shout it'"),
        (13, "'[bold]{}[/] has {} points'"),
        (15, "'wins'"),
        (17, "'Quit'"),
    ]


def test_errors_are_keys_everywhere(tmp_path: Path) -> None:
    text = 'NOTE = "only for us here"\nraise GameError(f"no seat {n} here at all")\n'
    assert found(tmp_path, "game/play.py", text) == [(2, "'no seat {} here at all'")]


def test_what_is_allowed_is_not_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(outside_texts.ALLOWED, "a.py", {"two words": "a test"})
    assert found(tmp_path, "tui/a.py", 'A = "two words"\nB = "two more"\n') == [(2, "'two more'")]


SVELTE = """\
<script lang="ts">
  import { say } from "../lib/words";
  const empty = "Nothing here yet";
  const sort = "button main";
  const kept = `Saved as ${name}`;
</script>

<p title="Close" class="big text">Hello {say("some-key", { n })} <kbd>Esc</kbd> 3 × 2</p>
<input placeholder={mine ? "Your name" : say("their-name")} type="text" />
{#if n}<b>{n === 1 ? "day" : say("days", { n })}</b>{:else}{`in ${n} days`}{/if}
"""
TYPESCRIPT = """\
throw new Error("Some thing is wrong");
export const again = { label: "Try again", key: say("try-again") };
"""


def test_browser_texts(tmp_path: Path) -> None:
    (tmp_path / "A.svelte").write_text(SVELTE)
    (tmp_path / "b.ts").write_text(TYPESCRIPT)
    (tmp_path / "b.test.ts").write_text('const text = "Tests may say things";')
    faults = [
        (fault.file.name, fault.line, fault.what.partition(": ")[2])
        for fault in outside_texts.find_in_browser(tmp_path)
    ]
    assert sorted(faults) == [
        ("A.svelte", 3, "'Nothing here yet'"),
        ("A.svelte", 5, "'Saved as {}'"),
        ("A.svelte", 8, "'Close'"),
        ("A.svelte", 8, "'Hello'"),
        ("A.svelte", 9, "'Your name'"),
        ("A.svelte", 10, "'day'"),
        ("A.svelte", 10, "'in {} days'"),
        ("b.ts", 2, "'Try again'"),
    ]


def test_the_browser_has_no_texts_outside_the_fluent_files() -> None:
    assert list(outside_texts.find_in_browser(outside_texts.ROOT / "web" / "src")) == []
