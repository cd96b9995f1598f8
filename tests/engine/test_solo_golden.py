"""The golden solo game: told as ever, or the rules (or the words) have changed."""

import importlib
import re
from pathlib import Path
from typing import Any

import pytest

from solo_table import ACTION_TILES
from teotihuacan import RULES_VERSION

ROOT = Path(__file__).resolve().parents[2]
GOLDEN = ROOT / "tests" / "golden" / "solo_standard.txt"
CHANGED = (
    "solo_standard.txt is not what this engine plays (line {line}). The same set-up, seed and "
    "actions give another game: that is a change of RULES_VERSION in src/teotihuacan/version.py. "
    "If it is wanted, raise it; then, or if only words changed, run tools/write_solo_golden.py."
)


@pytest.fixture
def writer(monkeypatch: pytest.MonkeyPatch) -> Any:
    """The script that writes the golden game."""
    monkeypatch.syspath_prepend(str(ROOT / "tools"))
    return importlib.import_module("write_solo_golden")


def lines() -> list[str]:
    """The golden game's lines."""
    return GOLDEN.read_text(encoding="utf-8").splitlines()


def test_the_game_is_played_and_told_as_ever(writer: Any) -> None:
    """rule 15: one whole game, every turn of both."""
    golden, played = lines(), writer.make_golden_text().splitlines()
    assert f"rules version {RULES_VERSION}" in golden[:3], "run tools/write_solo_golden.py"
    for line, (wanted, found) in enumerate(zip(golden, played, strict=False), start=1):
        assert found == wanted, CHANGED.format(line=line)
    assert len(played) == len(golden), CHANGED.format(line=len(golden))


def test_the_script_says_what_would_change(
    writer: Any,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    path = tmp_path / "golden" / "solo_standard.txt"
    monkeypatch.setattr(writer, "GOLDEN", path)
    assert writer.main(["--check"]) == 1
    assert not path.exists()
    assert writer.main([]) == 0
    assert capsys.readouterr().out == "changed: solo_standard.txt\n" * 2
    assert path.read_bytes() == GOLDEN.read_bytes()
    assert writer.main(["--check"]) == 0
    assert capsys.readouterr().out == "nothing has changed\n"


# What the story says is true by the rules ---


def points(whose: str) -> dict[str, int]:
    """The final books as the story tells them."""
    (line,) = (line for line in lines() if line.startswith(f"{whose} points: "))
    return {name: int(vp) for name, vp in re.findall(r"(\w+) (-?\d+)", line.split(": ")[1])}


def test_rule_15_14_the_final_books_add_up_to_the_final_score() -> None:
    """rule 15.13, rule 15.14: both books; you win only with more."""
    found = re.search(
        r"## The end\nYou have (\d+) VP, Teotibot has (\d+): (.*)\.", GOLDEN.read_text()
    )
    assert found
    yours, its = int(found[1]), int(found[2])
    assert sum(points("Your").values()) == yours
    assert sum(points("Teotibot's").values()) == its
    assert found[3] == ("you win" if yours > its else "you lose")


SLOT_OF_SUM = {
    "bottom left": (2, 3),
    "middle left": (4, 5),
    "top": (6, 7, 8),
    "middle right": (9, 10),
    "bottom right": (11, 12),
}


def test_rule_15_4_the_dice_of_the_story_name_their_slots() -> None:
    """rule 15.4: every roll of the story with its sum and slot; every action tile appears."""
    rolls = re.findall(
        r"rolls (\d) and (\d), (\d+) in all: the ([a-z ]+) slot, (\w+)", GOLDEN.read_text()
    )
    assert len(rolls) == len([line for line in lines() if line.startswith("## Round")])
    for first, second, total, slot, _ in rolls:
        assert int(first) + int(second) == int(total)
        assert int(total) in SLOT_OF_SUM[slot]
    assert {tile for *_, tile in rolls} == set(ACTION_TILES)


def test_rule_15_4_the_action_pyramid_of_the_story_is_always_the_same_seven_tiles() -> None:
    """rule 15.4: the story's shifts, followed by hand from its set-up, never lose a tile, and
    each
    tile done lay where the dice pointed."""
    text = GOLDEN.read_text(encoding="utf-8")
    start = re.search(
        r"pyramid: (\w+) on top, (\w+) and (\w+) in the middle, (\w+), (\w+) and (\w+) at the "
        r"bottom, (\w+) aside",
        text,
    )
    assert start
    names = ("top", "middle left", "middle right", "bottom left", "bottom centre", "bottom right")
    table = dict(zip((*names, "aside"), start.groups(), strict=True))
    for turn in text.split("Teotibot rolls ")[1:]:
        done = re.search(r"in all: the ([a-z ]+) slot, (\w+)", turn)
        assert done
        assert table[done[1]] == done[2]
        for tile, origin, target in re.findall(
            r"(\w+) moves from ([a-z ]+?) to ((?:top|middle|bottom)(?: left| centre| right)?)",
            turn,
        ):
            assert table[origin] == tile
            table[target] = tile
        table["aside"] = done[2]
        assert sorted(table.values()) == sorted(ACTION_TILES)
