"""Errors and messages made of keys and facts: in English for programs, for people as spoken."""

import pickle
import subprocess
import sys
from collections.abc import Iterator

import pytest

from teotihuacan import IllegalAction, Position, Setup, SetupError, TeotihuacanError
from teotihuacan.bots.faults import (
    CAUSES,
    KINDS,
    Fault,
    explain_fault,
    report_crash,
    report_exit,
    report_illegal,
    report_nonsense,
    report_stall,
)
from teotihuacan.engine.messages import Either, board, discovery, goods, message
from teotihuacan.game.files import FileError, load_game
from teotihuacan.i18n import (
    Catalogue,
    active_language,
    catalogue,
    join_list,
    set_language,
    translate,
    translate_to,
)
from teotihuacan.server.bots.bot_processes import BotsStoppedError

HUNGARIAN = {
    "errors.ftl": """
error-in = { $place } hibás: { $problem }
error-not-on = nincs { $board_at }
error-unpaid = kell { $cost }, van { $have }
error-players = { $value } játékos nem lehet
""",
    "board.ftl": "board-forest = Erdő\n    .at = az erdőben\n",
    "turn.ftl": "amount-wood = { $n } fa\namount-gold = { $n } arany\n",
}


@pytest.fixture
def hungarian(
    tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> Iterator[None]:
    """Some messages in Hungarian, which is spoken meanwhile."""
    folder = tmp_path_factory.mktemp("hu")
    for name, text in HUNGARIAN.items():
        (folder / name).write_text(text, encoding="utf-8")
    toy = Catalogue("hu", folder)
    found = catalogue.load_catalogue
    for module in (active_language, sys.modules["teotihuacan.i18n.translation"]):
        monkeypatch.setattr(
            module, "load_catalogue", lambda name: toy if name == "hu" else found(name)
        )
    set_language("hu")
    yield
    set_language("en")


def refused() -> SetupError:
    """An error of the engine."""
    with pytest.raises(SetupError) as caught:
        Setup(players=7)
    return caught.value


@pytest.mark.usefixtures("hungarian")
def test_an_error_is_english_for_programs_and_as_spoken_for_people() -> None:
    error = refused()
    assert str(error) == "players must be 1, 2, 3 or 4, not 7"
    assert translate(error) == "7 játékos nem lehet"
    assert translate_to("en", error) == str(error)


@pytest.mark.usefixtures("hungarian")
def test_errors_and_names_within_are_told_too() -> None:
    error = TeotihuacanError("error-in", place="a.json", problem=refused())
    assert translate(error) == "a.json hibás: 7 játékos nem lehet"
    assert str(error) == "a.json: players must be 1, 2, 3 or 4, not 7"
    assert translate(message("error-not-on", board=board(1))) == "nincs az erdőben"
    unpaid = message(
        "error-unpaid", cost=goods([2, 0, 1, 0]), have=goods([1, 9, 0, 9], [2, 0, 1])
    )
    assert translate(unpaid) == "kell 2 fa és 1 arany, van 1 fa és 0 arany"
    assert translate_to("en", unpaid) == "needs 2 wood and 1 gold, you have 1 wood and 0 gold"


def test_names_come_with_what_the_engine_calls_them() -> None:
    assert (
        translate(message("error-not-on", board=board(2))) == "that worker is not on stone_quarry"
    )
    assert translate(message("error-not-held", discovery=discovery(0))) == "you hold no mask_1"


def test_lists() -> None:
    assert join_list(["a"]) == "a"
    assert join_list(["a", "b", "c"]) == "a, b and c"
    assert join_list(["a", "b", "c"], "or") == "a, b or c"
    assert [join_list(["a", "b", "c"], language=name) for name in ("hu", "ru", "fr", "tr")] == [
        "a, b és c",
        "a, b и c",
        "a, b et c",
        "a, b ve c",
    ]
    assert join_list(["a", "b"], language="cs") == "a a\xa0b"
    known = Either(("up", "down"))
    assert translate(message("error-level", known=known, value="3")) == (
        "level must be one of up or down, not 3"
    )


def test_a_text_that_is_no_key_is_told_as_it_is() -> None:
    assert str(TeotihuacanError("Something { odd }")) == "Something { odd }"


@pytest.mark.parametrize(
    "error",
    [
        refused(),
        BotsStoppedError(),
        FileError("error-in", place="x", problem=IllegalAction("error-nothing-to-undo")),
    ],
)
def test_errors_cross_the_borders_of_processes(error: TeotihuacanError) -> None:
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is type(error)
    assert (str(again), again.key) == (str(error), error.key)


def test_a_refused_action_crosses_too() -> None:
    position = Position.new(Setup(players=2), seed=1)
    with pytest.raises(IllegalAction) as caught:
        position.apply(0)
    again = pickle.loads(pickle.dumps(caught.value))
    assert str(again) == str(caught.value)
    assert "answers end_turn, not keep_starting_tiles" in str(again)


def test_a_file_that_is_not_there() -> None:
    with pytest.raises(FileError, match=r"nowhere.json: can't be read \(no such file"):
        load_game("nowhere.json")


def test_raising_an_error_loads_no_words() -> None:
    code = (
        "import sys, teotihuacan\n"
        "try: teotihuacan.Setup(players=9)\n"
        "except ValueError as error: caught = error\n"
        "assert not any(name.startswith(('fluent', 'babel')) for name in sys.modules)\n"
        "print(caught)"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout == "players must be 1, 2, 3 or 4, not 9\n"


FAULTS = {
    "fault-crashed": report_crash("ValueError: no idea"),
    "fault-killed": report_exit(-9),
    "fault-exited": report_exit(3),
    "fault-nonsense": report_nonsense(),
    "fault-no-answer": report_stall(2.3),
    "fault-not-ready": report_stall(20, ready=False),
    "fault-illegal": report_illegal("99", "turn"),
    "fault-other": Fault.from_dict("crashed: a line of an earlier match"),
}


@pytest.mark.parametrize("key", FAULTS)
def test_faults_of_bots_are_told_in_english_as_logs_show_them(key: str) -> None:
    assert explain_fault(FAULTS[key]).key == key
    assert translate(explain_fault(FAULTS[key])) == str(FAULTS[key])


def test_every_cause_of_a_fault_has_a_message_of_its_own() -> None:
    assert [fault.cause for fault in FAULTS.values()] == list(CAUSES)
    assert {fault.kind for fault in FAULTS.values()} == set(KINDS)
