"""The tool that measures size and start: its figures are real, its page has them all."""

import sys
import zipfile
from pathlib import Path

import pytest
from installed_size import Distribution, Wheel, list_distributions, read_wheel
from measure_start import BARE, COMMANDS, IMPORTS, SCREEN, SERVER, Measured, write_page
from start_times import Times, make_environment, measure_in_turn, run_command, run_screen


def test_starts_are_measured_in_turn(tmp_path: Path) -> None:
    environment = make_environment(tmp_path)
    program = [sys.executable, "-c"]
    times = measure_in_turn(
        {
            "idle": lambda: run_command([*program, "pass"], environment),
            "busy": lambda: run_command([*program, "sum(range(10**7))"], environment),
        },
        2,
    )
    assert 0 < times["idle"].fastest <= times["idle"].median
    assert times["busy"].less(times["idle"]).cpu > 0


def test_a_start_that_fails_is_told(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match="ended with 3"):
        run_command([sys.executable, "-c", "exit(3)"], make_environment(tmp_path))


def test_a_screen_is_measured_until_its_text_is_shown(tmp_path: Path) -> None:
    code = "import sys; print('first', 'frame'); sys.stdin.read()"
    run = run_screen([sys.executable, "-c", code], make_environment(tmp_path), "first frame")
    assert run.wall > 0


def test_distributions_are_those_of_the_environment() -> None:
    found = {one.name: one for one in list_distributions(sys.executable)}
    assert found["click"].size > 100_000
    assert "pip" not in found


def test_a_wheel_is_looked_into(tmp_path: Path) -> None:
    path = tmp_path / "toy-1.0-py3-none-any.whl"
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("toy.py", "x" * 1000)
        archive.writestr("toy.json", "y" * 500)
    assert read_wheel(path) == Wheel(path.name, path.stat().st_size, 1500, 2)


def test_the_page_has_every_start_and_every_distribution() -> None:
    starts = [BARE, *IMPORTS, *COMMANDS, SCREEN, SERVER]
    times = {text: Times(0.1 * (n + 1), 0.05, 0.01) for n, text in enumerate(starts)}
    wheel = Wheel("toy.whl", 1_500_000, 4_000_000, 300)
    installed = [Distribution("click", "1.0", 2_340_000), Distribution("rich", "2.0", 60_000)]
    page = write_page(Measured("teotihuacan 1", times, installed, wheel, 12.4), "measure")
    for text in starts:
        assert f"`{text}`" in page
    assert f"| `{IMPORTS[0]}` | 100 | 0 | 0 |" in page  # less the interpreter
    assert "| the wheel | 1.5 MB (`toy.whl`) |" in page
    assert "| its files | 300, 4.0 MB |" in page
    assert "| distributions, pip aside | 2 |\n| their files | 2.4 MB |" in page
    assert "| click | 1.0 | 2.3 |\n| rich | 2.0 | 0.1 |" in page
