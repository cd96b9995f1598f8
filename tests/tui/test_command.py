"""`teotihuacan tui` with options: what can't be done is refused in one line."""

import pytest

from teotihuacan.cli import main
from teotihuacan.cli.tui import new_game
from teotihuacan.tui.match import Match

PLAIN = (False, False, False, False)


@pytest.mark.parametrize(
    ("options", "told"),
    [
        ("--players 5", "players must be"),
        ("--humans 3", "give 0 to 2, not 3"),
        ("--level silly", "level must be one of"),
        ("--solo --players 3", "solo is one person"),
        ("--solo --draft", "nobody to draft against"),
        ("--humans 1 --take-back", "turns can be taken back"),
        ("--load none.json", "none.json"),
        ("--load none.json --solo", "one of them"),
        ("--solo --seed -1", "seed must be"),
        ("--solo --first-game", "needs a terminal"),
        ("", "needs a terminal"),
    ],
)
def test_what_cannot_be_is_refused(
    options: str, told: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TEOTIHUACAN_DATA", "no such folder")
    with pytest.raises(SystemExit) as ended:
        main(["tui", *options.split()])
    assert ended.value.code == 2
    lines = capsys.readouterr().err.splitlines()
    assert len(lines) == 1
    assert told in lines[0]


def test_options_describe_the_game() -> None:
    solo = new_game(None, None, True, "hardest", 4, PLAIN, True)
    assert (solo.setup.level, solo.seed, solo.take_back) == ("hardest", 4, True)
    table = Match(new_game(4, 2, False, None, None, (False, True, True, False), False))
    assert table.people == {0, 1}
    assert table.game.setup.draft
    assert table.game.setup.dark_eclipse
    hot_seat = Match(new_game(3, None, False, None, 1, PLAIN, True))
    assert hot_seat.people == {0, 1, 2}
