"""`teotihuacan advise`: the best actions of a position, with figures and reasons."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from run_cli import run

from record_files import GAME, printed
from teotihuacan import action_text, position_to_json
from teotihuacan.bots.advice import Suggestion
from teotihuacan.bots.reasons import Change
from teotihuacan.i18n import has_message
from teotihuacan.terminal.advice import reason_text

QUICK = ("--bot", "mcts:40")
PLY = 60
PARTS = {
    *("vp", "wood", "stone", "gold", "cocoa", "salary", "avenue", "track", "masks", "temples"),
    *("bonus_tiles", "technologies", "power", "workers", "locked", "discoveries", "position"),
}
NEVER_COUNTED = {"bonus_tiles", "position", "salary"}


def advised(*arguments: str, typed: str = "") -> Any:
    return json.loads(printed("advise", *arguments, *QUICK, "--json", typed=typed))


def test_a_record_at_a_ply(file: Path) -> None:
    report = advised(str(file), "--ply", str(PLY))
    position = GAME.position_at(PLY)
    assert (report["seat"], report["question"]) == (position.seat, position.question)
    assert (report["bot"], report["playouts"]) == ("mcts:40", 40)
    suggestions = report["suggestions"]
    shares = sum(entry["share"] for entry in suggestions)
    assert len(suggestions) == 5 or shares == pytest.approx(1, abs=1e-3)  # nothing else was tried
    for entry in suggestions:
        assert 0 < entry["share"] <= 1
        assert entry["action"] in position.legal_actions()
        assert entry["text"] == action_text(position, entry["action"])
        assert 0 <= entry["win"] <= 1
        assert entry["reason"]
        for change in (*entry["gains"], *entry["prices"]):
            assert set(change) == {"part", "amount", "value", "alike"}


def test_a_position_from_everywhere_gets_the_same_advice(tmp_path: Path, file: Path) -> None:
    text = json.dumps(position_to_json(GAME.position_at(PLY)))
    path = tmp_path / "position.json"
    path.write_text(text, encoding="utf-8")
    from_record = advised(str(file), "--ply", str(PLY))
    assert advised(str(path)) == advised(text) == advised("-", typed=text) == from_record


def test_seed_and_number_can_be_chosen(file: Path) -> None:
    at = (str(file), "--ply", str(PLY))
    assert advised(*at, "--seed", "5") == advised(*at, "--seed", "5")
    assert advised(*at, "--seed", "5") != advised(*at, "--seed", "6")
    assert len(advised(*at, "--top", "1")["suggestions"]) == 1


def test_text_tells_figures_and_reasons(file: Path) -> None:
    screen = printed("advise", str(file), "--ply", str(PLY), *QUICK, "--top", "2")
    assert "mcts:40, 40 playouts" in screen
    for part in ("answer", "VP ahead", "wins", "search", "why"):
        assert part in screen
    assert len(re.findall(r"\d%", screen)) == 4
    assert max(map(len, screen.splitlines())) <= 100


@pytest.mark.parametrize(
    ("arguments", "advice"),
    [
        (["FILE"], "the game is over"),
        (["FILE", "--ply", "9999"], "ply must be 0 to"),
        (["FILE", "--ply", "3", "--bot", "random"], "random can't tell what it thinks"),
        (["FILE", "--ply", "3", "--bot", "nobody"], "no bot is called 'nobody'"),
        (["FILE", "--ply", "3", "--top", "0"], "give 1 to"),
        (["FILE", "--ply", "3", "--seed", "-1"], "seed must be"),
        (["none.json"], "none.json: can't be read"),
        (["{"], "not readable as JSON"),
    ],
)
def test_what_cannot_be_advised_is_refused(file: Path, arguments: list[str], advice: str) -> None:
    process = run("advise", *(word.replace("FILE", str(file)) for word in arguments))
    assert (process.returncode, process.stdout) == (2, "")
    assert process.stderr.count("\n") == 1
    assert advice in process.stderr


# Reasons in words ---


def told(gains: list[Change], prices: list[Change]) -> str:
    return reason_text(Suggestion(0, 0.0, 0.0, 0.0, gains, prices))


def test_reasons_name_gains_and_the_price() -> None:
    gains = [Change("temples", 2, 4.0), Change("stone", 3, 3.0)]
    assert told(gains, [Change("cocoa", -4, -3.0)]) == (
        "gains 2 temple steps and 3 stone, costs 4 cocoa"
    )
    assert told([Change("masks", 1, 4.0), Change("salary", 0, 1.0)], []) == (
        "gains a mask, helps paying the next salary"
    )
    assert told([Change("locked", 2, 4.0)], [Change("position", 0, -1.0)]) == (
        "frees 2 workers, hurts your workers’ positions"
    )
    assert told([], [Change("locked", -1, -1.0)]) == "pays off later, locks a worker"
    assert told([], []) == "pays off later"


def test_every_part_of_the_evaluation_has_words() -> None:
    assert all(has_message(f"matter-{part}") for part in PARTS)
    assert {part for part in PARTS if not has_message(f"piece-{part}")} == NEVER_COUNTED
    assert told([Change("never_heard_of", 3, 1.0)], []) == "helps never heard of"
