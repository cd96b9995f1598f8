"""Golden files: perft counts and whole games must stay as they are, or the rules have changed."""

import json
from pathlib import Path
from typing import Any

import pytest
import write_golden as writer

from teotihuacan import COMPILED, RULES_VERSION, perft

ROOT = Path(__file__).resolve().parents[2]
GOLDEN = ROOT / "tests" / "golden"
NAMES = sorted(path.name for path in GOLDEN.iterdir() if not path.name.startswith("solo_"))
GAMES = [name for name in NAMES if name.endswith(".txt")]
PERFT = json.loads((GOLDEN / "perft.json").read_text(encoding="utf-8"))
MOST = 10**7 if COMPILED else 2000  # positions to count
CHANGED = (
    "{name} is not what this engine plays (line {line}). The same set-up, seed and actions give "
    "another game: that is a change of RULES_VERSION in src/teotihuacan/version.py. If it is "
    "wanted, raise it and run `make golden`; if only texts changed, run `make golden`."
)


def test_there_are_no_other_files() -> None:
    assert sorted(writer.list_golden_names()) == NAMES


@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_played_as_ever(name: str) -> None:
    golden = (GOLDEN / name).read_text(encoding="utf-8").splitlines()
    played = writer.make_golden_text(name).splitlines()
    assert f"rules version {RULES_VERSION}" in golden[:3], "run `make golden`"
    for line, (wanted, found) in enumerate(zip(golden, played, strict=False), start=1):
        assert found == wanted, CHANGED.format(name=name, line=line)
    assert len(played) == len(golden), CHANGED.format(name=name, line=len(golden))


# What a game was chosen for. After a change of the rules it may need another seed.
SHOWS = {
    "advanced_worship_2_players.txt": ("unlocked", "bought", "used"),
    "dealt_tiles_3_players.txt": ("keep tile", "ascended", "learned", "neutral_moved"),
    "draft_4_players_dark_eclipse.txt": ("take tile", "eclipse_scored"),
    "first_game_2_players.txt": ("main action", "collect cocoa", "worship", "salary_settled"),
    "first_game_4_players_all_options.txt": ("decorated", "nobles_built", "tile_built"),
    "pyramid_completed_4_players.txt": ("tile_built tile=", "cell=29 "),
}


@pytest.mark.parametrize("name", GAMES)
def test_a_game_shows_what_it_was_chosen_for(name: str) -> None:
    text = (GOLDEN / name).read_text(encoding="utf-8")
    missing = [word for word in SHOWS[name] if word not in text]
    assert missing == [], "choose another seed in tools/write_golden.py"
    assert len(text) < 150_000


@pytest.mark.parametrize("entry", PERFT["perft"], ids=lambda entry: entry["name"])
def test_perft_counts_as_ever(entry: dict[str, Any]) -> None:
    assert PERFT["rules_version"] == RULES_VERSION, "run `make golden`"
    count = next(count for count in writer.COUNTS if count.name == entry["name"])
    assert count.setup.to_dict() == entry["setup"]
    assert (count.seed, count.before) == (entry["seed"], entry["decisions_before"])
    position = writer.make_position(count)
    wanted = [number for number in entry["counts"] if number <= MOST]
    found = [perft(position, depth) for depth in range(1, len(wanted) + 1)]
    assert found == wanted, CHANGED.format(name="perft.json", line=entry["name"])
    assert perft(position, 0) == 1


def test_the_script_says_what_would_change(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    name = GAMES[0]
    monkeypatch.setattr(writer, "GOLDEN", tmp_path / "golden")
    monkeypatch.setattr(writer, "list_golden_names", lambda: [name])
    assert writer.main(["--check"]) == 1
    assert not (tmp_path / "golden" / name).exists()
    assert writer.main([]) == 0
    assert capsys.readouterr().out == f"changed: {name}\n" * 2
    assert (tmp_path / "golden" / name).read_bytes() == (GOLDEN / name).read_bytes()
    assert writer.main(["--check"]) == 0
    assert capsys.readouterr().out == "nothing has changed\n"
