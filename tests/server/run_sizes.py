"""How much is tried: little in every run of the tests, much by `make fuzz` and `make leaks`."""

import os

USUAL_INPUTS, USUAL_GAMES = 100_000, 100


def read_number(name: str, default: int) -> int:
    """A number of the environment."""
    return int(os.environ.get(name, default))


FUZZ_INPUTS = read_number("FUZZ_INPUTS", USUAL_INPUTS)
FUZZ_SEED = read_number("FUZZ_SEED", 0)
LEAK_GAMES = read_number("LEAK_GAMES", USUAL_GAMES)
