"""Plays with an installed package, whatever it was installed from: nothing else is needed.

    python play_installed.py [--interpreted]

A game by the library, a move of a bot, and the page and the API of a server. The engine must be
compiled unless told otherwise. Says what works, line by line; the first thing that doesn't is an
error.
"""

import argparse
import json
import os
import random
import socket
import subprocess
import sys
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path
from urllib.error import URLError
from urllib.request import ProxyHandler, build_opener

PATIENCE = 60  # seconds for the server's first answer
HERE = Path(__file__).resolve().parents[1] / "src"
OPENER = build_opener(ProxyHandler({}))  # the server is asked itself, no proxy


def main() -> None:
    """Try everything in turn."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--interpreted", action="store_true", help="any engine will do")
    check_package(compiled=not parser.parse_args().interpreted)
    play_game()
    ask_bot()
    run_command()
    fetch_page()


def check_package(*, compiled: bool) -> None:
    """The package is an installed one, with compiled modules."""
    import teotihuacan

    place = Path(teotihuacan.__file__).resolve()
    assert HERE not in place.parents, f"{place} is a source file: install the package"
    assert teotihuacan.COMPILED or not compiled, "the engine is not compiled"
    print(f"teotihuacan {teotihuacan.__version__} in {place.parent}")


def play_game() -> None:
    """A whole game by the library, and its record."""
    from teotihuacan import Game, Setup

    game, chance = Game(Setup(players=3), seed=7), random.Random(7)
    while not game.position.over:
        game.play(chance.choice(game.position.legal_actions()))
    again = Game.load(json.dumps(game.record()))
    assert again.position.scores() == game.position.scores()
    print(f"a game of three: {game.position.scores()}")


def ask_bot() -> None:
    """A move of a bot that searches."""
    from teotihuacan import Position, Setup, action_text
    from teotihuacan.bots import Referee, bot_named

    position = Position.new(Setup(players=2), seed=1)
    answer = Referee([bot_named("mcts:50"), bot_named("random")], seed=1).answer(position)
    assert answer.action in position.legal_actions()
    print(f"a bot's move: {action_text(position, answer.action)}")


def run_command() -> None:
    """The command, as it was installed beside this Python."""
    name = "teotihuacan.exe" if os.name == "nt" else "teotihuacan"
    command = Path(sys.executable).with_name(name)
    done = subprocess.run([command, "--version"], capture_output=True, text=True, check=True)
    assert done.stdout.startswith("teotihuacan "), done.stdout
    print(f"the command: {done.stdout.strip()}")


def fetch_page() -> None:
    """The page and the API of a server."""
    port = find_free_port()
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory(ignore_cleanup_errors=True))
        command = [sys.executable, "-m", "teotihuacan.cli", "serve", "--bot-processes", "1"]
        process = subprocess.Popen([*command, "--port", str(port), "--data", folder])
        stack.callback(process.wait)
        stack.callback(process.terminate)
        page = fetch(process, f"http://127.0.0.1:{port}/")
        assert "<title>Teotihuacan" in page, page
        script = page.split('type="module"')[1].split('src="')[1].split('"')[0]
        assert len(fetch(process, f"http://127.0.0.1:{port}{script}")) > 10_000
        described = json.loads(fetch(process, f"http://127.0.0.1:{port}/api/openapi.json"))
        assert described["info"]["title"] == "Teotihuacan"
    print(f"the server: the page, its script {script} and the API")


def find_free_port() -> int:
    """A port that nobody uses just now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def fetch(process: subprocess.Popen[bytes], address: str) -> str:
    """What a server answers that may just be starting."""
    until = time.monotonic() + PATIENCE
    while True:
        assert process.poll() is None, "the server has ended"
        try:
            with OPENER.open(address, timeout=PATIENCE) as answer:
                return str(answer.read().decode())
        except URLError as error:
            if time.monotonic() > until or not isinstance(error.reason, OSError):
                raise
            time.sleep(0.1)


if __name__ == "__main__":
    main()
