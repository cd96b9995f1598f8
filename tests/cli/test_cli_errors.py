"""Every bad input gives one line on stderr that says what to do, and exit code 2."""

import subprocess
from pathlib import Path

import pytest
from run_cli import COMMAND, run

BAD = [
    ("simulate --players 5", "players must be 1, 2, 3 or 4"),
    ("simulate --players 0", "players must be 1, 2, 3 or 4"),
    ("simulate --players three", "'three' is not a whole number"),
    ("simulate --players", "--players"),
    ("simulate --games -1", "give 1 to"),
    ("simulate --games 0", "give 1 to"),
    ("simulate --games 2.5", "'2.5' is not a whole number"),
    ("simulate --seed -1", "seed must be a whole number from 0"),
    ("simulate --seed x", "'x' is not a whole number"),
    ("simulate --seed 1152921504606846976", "seed must be a whole number from 0"),
    ("simulate --seed 1152921504606846975 --games 2", "seed must be a whole number from 0"),
    ("simulate --first-game --draft", "drop one of the two"),
    ("simulate --dark", "--dark-eclipse"),
    ("simulate more", "simulate --help"),
    ("simulate --solo --players 3", "drop one of --solo and --players"),
    ("simulate --level easier", "they need --solo"),
    ("simulate --knob resources=1", "they need --solo"),
    ("simulate --solo --draft", "drop draft"),
    ("simulate --solo --level insane", "level must be one of easier, standard"),
    ("simulate --solo --level harder --knob resources=1", "a level or knobs, not both"),
    ("simulate --solo --knob resources", "as in worship_steps=1"),
    ("simulate --solo --knob resources=x", "'x' is not a whole number"),
    ("simulate --solo --knob resources=2", "knob resources must be one of -1, 0 and 1"),
    ("simulate --solo --knob luck=1", "unknown knob 'luck'; there are gold_worker"),
    ("play --solo --humans 2", "give 0 to 1"),
    ("play --players 7", "players must be 1, 2, 3 or 4"),
    ("play --humans 3", "give 0 to 2"),
    ("play --humans -1", "give 0 to 2"),
    ("play --seed 1e3", "'1e3' is not a whole number"),
    ("play --first-game --draft", "drop one of the two"),
    ("play --bots nobody", "no bot is called 'nobody'"),
    ("play --bots random,", "a comma between two"),
    ("play --bots random,random", "one bot for 1 seat, not 2"),
    ("play --humans 2 --bots random", "people have all the seats"),
    ("play --solo --bots random", "people have all the seats"),
    ("simulate --bots nobody", "no bot is called 'nobody'"),
    ("simulate --bots none.py:Bot", "can't load 'Bot' from 'none.py'"),
    ("simulate --bots mcts:0", "a budget is a number of playouts"),
    ("simulate --players 3 --bots random,random", "one for each of 3 seats, not 2"),
    ("simulate --solo --bots random,random", "one bot for 1 seat, not 2"),
    ("simulate --bots random --processes 0", "give 1 to"),
    ("simulate --processes 2", "give --bots, too"),
    ("simulate --bots random --seed 1152921504606846975 --games 2", "seed must be a whole"),
    ("bench --seconds 0", "give 0.1 to 3,600 seconds"),
    ("bench --seconds nan", "give 0.1 to 3,600 seconds"),
    ("bench --seconds soon", "'soon' is not a number"),
    ("bench --rounds 3", "bench --help"),
    ("arena runn", "arena --help"),
    ("arena run", "FILE"),
    ("arena run m.db --bots random,smart", "no bot is called 'smart'"),
    ("arena run m.db --bots random,random", "'random' is entered twice"),
    ("arena run m.db --bots random,", "no bot is called ''"),
    ("arena run m.db --bots random,nowhere.py:Bot", "can't load 'Bot' from 'nowhere.py'"),
    ("arena run m.db --bots random,mcts:5 --form cup", "a round-robin or ladder, not 'cup'"),
    ("arena run m.db --bots random,mcts:5 --deals 0", "give 1 to"),
    ("arena run m.db --bots random,mcts:5 --processes none", "'none' is not a whole number"),
    ("arena run m.db --bots random,mcts:5 --seed -1", "seed must be a whole number from 0"),
    ("arena run m.db --bots random,mcts:5 --players 5", "players must be 1, 2, 3 or 4"),
    ("arena run /nowhere/m.db --bots random,mcts:5", "can't be used (No such file or directory)"),
    ("arena run nowhere.db", "nowhere.db: there is no such file"),
    ("arena run nowhere.db --seed 3", "--seed can't change a match: give --bots"),
    ("arena report nowhere.db", "nowhere.db: there is no such file"),
    ("backup", "FILE"),
    ("backup games.backup --data nowhere", "nowhere: no games are kept here"),
    ("backup games.backup --database games.sqlite", "--database must be a URL"),
    ("migrate games", "migrate --help"),
    ("migrate --data /dev/null", "/dev/null: can't be used"),
    ("migrate --database games.sqlite", "--database must be a URL"),
    ("restore", "FILE"),
    ("restore nowhere.backup", "nowhere.backup: can't be read (no such file"),
    ("simulat", "simulate"),
    ("--frobnicate", "teotihuacan --help"),
]


@pytest.mark.parametrize(("arguments", "advice"), BAD, ids=[bad[0] for bad in BAD])
def test_bad_input_is_refused_in_one_line(arguments: str, advice: str) -> None:
    process = run(*arguments.split())
    assert process.returncode == 2
    assert process.stdout == ""
    assert process.stderr.startswith("teotihuacan: ")
    assert process.stderr.count("\n") == 1
    assert advice in process.stderr


def test_a_line_break_in_the_input_does_not_make_two_lines() -> None:
    assert run("simulate", "--players", "2\n3").stderr.count("\n") == 1


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no /dev/full here")
def test_a_full_disk_gets_one_line() -> None:
    with Path("/dev/full").open("w") as full:
        process = subprocess.run(
            [*COMMAND, "show", '{"setup": {"players": 2}}'],
            stdout=full,
            stderr=subprocess.PIPE,
            encoding="utf-8",
            check=False,
        )
    assert process.returncode == 2
    assert (
        process.stderr == "teotihuacan: the output can't be written (No space left on device)\n"
    )
