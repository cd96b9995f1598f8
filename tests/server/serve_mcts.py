"""`teotihuacan serve` that also seats `mcts:100`, which people can't choose: for a test alone."""

import sys

from teotihuacan.bots.levels import LEVELS, Level
from teotihuacan.bots.protocol import Budget

LEVELS["mcts:100"] = Level(Budget(playouts=100))  # before the server lists its bots

from teotihuacan.cli import main  # noqa: E402

if __name__ == "__main__":
    main(sys.argv[1:])
