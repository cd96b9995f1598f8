"""From nothing to the nets that we ship: games, a net, games with that net, a better one.

    python tools/train_bots.py training --games 8000 --seed 1

The first games are played by bots without a net, the next ones with the net of the games before.
A net is trained on the games of its generation and of the one before it, and written to the
package. At last it plays solo games and is trained further on those: that is the net of solo
games. Everything is kept in the folder: the same command goes on where it was stopped. Needs
torch.
"""

import argparse
import shutil
import subprocess
import sys
from pathlib import Path

from train_net import add_options, train_files

from teotihuacan.bots.net import FILE, SOLO_FILE
from teotihuacan.bots.styles import STYLES

GENERATIONS = 3
SOLO_GAMES, SOLO_EPOCHS = 4000, 4
SEEDS = 1_000_000  # between two generations
SOLO_SEEDS = 5_000_000  # from there on
WITHOUT_NET = ",".join(
    ["classic:100"] * 3 + ["classic:400"] + [f"classic:{style}:100" for style in STYLES]
)


def play_games(file: Path, games: int, seed: int, processes: int, *more: str) -> None:
    """Play what the file doesn't have yet, by a process that reads the present net."""
    command = ["selfplay", str(file), "--games", str(games), "--seed", str(seed)]
    command += ["--processes", str(processes), *more]
    code = "import sys; from teotihuacan.cli import main; sys.argv[0] = 'teotihuacan'; main()"
    subprocess.run([sys.executable, "-c", code, *command], check=True)


def install_net(net: Path, file: Path) -> None:
    """Make a net one that the bots use."""
    shutil.copy(net, file)
    shutil.copy(net.with_suffix(".json"), file.with_suffix(".json"))


def train_generations(given: argparse.Namespace) -> Path:
    """The net of all games, generation by generation; what is there already is left as it is."""
    files: list[Path] = []
    for generation in range(given.generations):
        files.append(given.folder / f"games{generation}.jsonl")
        given.out = given.folder / f"net{generation}.bin"
        if not given.out.exists():
            print(f"generation {generation}", flush=True)
            first = given.seed + SEEDS * generation
            bots = [] if generation else ["--bots", WITHOUT_NET]
            play_games(files[-1], given.games, first, given.processes, *bots)
            train_files(files[-2:], given)
        install_net(given.out, FILE)
    return Path(given.out)


def train_solo(given: argparse.Namespace, start: Path) -> None:
    """The net of solo games: where the one of all games ends, it begins."""
    games = given.folder / "solo.jsonl"
    given.out, given.start = given.folder / "net_solo.bin", start
    given.epochs = SOLO_EPOCHS
    if not given.out.exists():
        print("solo", flush=True)
        install_net(start, SOLO_FILE)
        first = given.seed + SOLO_SEEDS
        play_games(games, given.solo_games, first, given.processes, "--solo")
        train_files([games], given)
    install_net(given.out, SOLO_FILE)


def main() -> None:
    """All nets, as far as they are not there yet."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--games", type=int, default=8000, help="of a generation")
    parser.add_argument("--solo-games", type=int, default=SOLO_GAMES)
    parser.add_argument("--generations", type=int, default=GENERATIONS)
    add_options(parser)
    given = parser.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    train_solo(given, train_generations(given))


if __name__ == "__main__":
    main()
