"""From nothing to the net that we ship: games, a net, games with that net, a better one.

    python tools/train_bots.py training --games 8000 --seed 1

The first games are played by bots without a net, the next ones with the net of the games before.
A net is trained on the games of its generation and of the one before it, and written to the
package. Everything is kept in the folder: the same command goes on where it was stopped. Needs
torch.
"""

import argparse
import shutil
import subprocess
import sys
from pathlib import Path

from train_net import add_options, train_files

from teotihuacan.bots.net import FILE
from teotihuacan.bots.styles import STYLES

GENERATIONS = 3
SEEDS = 1_000_000  # between two generations
WITHOUT_NET = ",".join(
    ["classic:100"] * 3 + ["classic:400"] + [f"classic:{style}:100" for style in STYLES]
)


def play_games(file: Path, games: int, seed: int, bots: str, processes: int) -> None:
    """Play what the file doesn't have yet, by a process that reads the present net."""
    command = ["selfplay", str(file), "--games", str(games), "--seed", str(seed)]
    command += ["--processes", str(processes), *(["--bots", bots] if bots else [])]
    code = "import sys; from teotihuacan.cli import main; sys.argv[0] = 'teotihuacan'; main()"
    subprocess.run([sys.executable, "-c", code, *command], check=True)


def install_net(net: Path) -> None:
    """Make a net the one that the bots use."""
    shutil.copy(net, FILE)
    shutil.copy(net.with_suffix(".json"), FILE.with_suffix(".json"))


def main() -> None:
    """Generation by generation, what is not there yet."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--games", type=int, default=8000, help="of a generation")
    parser.add_argument("--generations", type=int, default=GENERATIONS)
    add_options(parser)
    given = parser.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    files: list[Path] = []
    for generation in range(given.generations):
        files.append(given.folder / f"games{generation}.jsonl")
        given.out = given.folder / f"net{generation}.bin"
        if not given.out.exists():
            print(f"generation {generation}", flush=True)
            first = given.seed + SEEDS * generation
            bots = "" if generation else WITHOUT_NET
            play_games(files[-1], given.games, first, bots, given.processes)
            train_files(files[-2:], given)
        install_net(given.out)


if __name__ == "__main__":
    main()
