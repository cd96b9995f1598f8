"""`teotihuacan serve` that deals the same games each time, so that a test plays what it played.

`GAMES=7 make test` deals others.
"""

import os
import sys
from random import Random

from teotihuacan.cli import main
from teotihuacan.server.tables import lobby

DRAWS = Random(int(os.environ.get("GAMES", "1")))
lobby.draw_seed = lambda: DRAWS.randrange(2**53)
lobby.draw_order = lambda seats: DRAWS.sample(range(seats), seats)

if __name__ == "__main__":  # worker processes only draw like this
    main(sys.argv[1:])
