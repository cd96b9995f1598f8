"""`teotihuacan tui` with options: what can't be done is refused in one line."""

import pytest

from teotihuacan import Game, Setup
from teotihuacan.cli import main
from teotihuacan.cli.new_games import Company, start_game
from teotihuacan.tui.app import TeotihuacanApp
from teotihuacan.tui.match import Match


@pytest.mark.parametrize(
    ("options", "told"),
    [
        ("--players 5", "players must be"),
        ("--humans 3", "give 0 to 2, not 3"),
        ("--solo --level silly", "level must be one of"),
        ("--level harder", "they need --solo"),
        ("--solo --knob silly=1", "silly"),
        ("--solo --players 3", "a solo game has one player"),
        ("--solo --draft", "nobody to draft against"),
        ("--humans 1 --take-back", "turns can be taken back"),
        ("--bots nobody", "no bot is called 'nobody'"),
        ("--load none.json --bots nobody", "no bot is called 'nobody'"),
        ("--players 4 --bots random,random", "one for each of 3 seats"),
        ("--solo --bots random", "people have all the seats"),
        ("--load none.json", "none.json"),
        ("--load none.json --solo", "one of them"),
        ("--load none.json --players 2", "one of them"),
        ("--continue --seed 2", "one of them"),
        ("--continue --load none.json", "one of them"),
        ("--solo --seed -1", "seed must be"),
        ("--players 3 --first 4", "give 1 to 3, not 4"),
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
    solo = start_game(Setup(1, level="hardest"), Company(None, [], None, None), 4, True)
    assert (solo.setup.level, solo.seed, solo.take_back) == ("hardest", 4, True)
    table = Match(start_game(Setup(4, draft=True), Company(2, ["random"], None, 1), None, False))
    assert table.people == {0, 1}
    assert table.game.setup.draft
    assert not table.game.take_back
    hot_seat = Match(start_game(Setup(3), Company(None, [], None, None), 1, True))
    assert hot_seat.people == {0, 1, 2}


def test_options_typed_reach_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    games: list[Game | None] = []
    monkeypatch.setattr("teotihuacan.cli.commands.tui.need_terminal", lambda: None)
    monkeypatch.setattr(TeotihuacanApp, "run", lambda app: games.append(app.game))
    for options in (
        "--players 4 --humans 2 --draft --dark-eclipse --first 1",
        "--solo --knob resources=1",
        "",
        "--players 3 --bots random,mcts:5",
        "--players 3 --bots random --first 2",
    ):
        with pytest.raises(SystemExit):
            main(["tui", *options.split()])
    table, solo, menu, bots, second = games
    assert table
    assert table.setup == Setup(4, draft=True, dark_eclipse=True)
    assert table.names == ["human", "human", "student", "student"]
    assert solo
    assert solo.setup == Setup(1, knobs={"resources": 1})
    assert menu is None
    assert bots
    assert sorted(bots.names or []) == ["mcts:5", "random", "you"]
    assert second
    assert second.names == ["random", "random", "you"]
