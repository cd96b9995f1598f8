"""How much is tried: some in every run of the tests, all of it by `make test-thorough`."""

import os

from teotihuacan.i18n import LANGUAGES

THOROUGH = bool(os.environ.get("THOROUGH"))
LOOKED_AT = LANGUAGES if THOROUGH else ("en", "hu", "ru")  # languages whose screens are measured
SHARE = 5  # one of so many in a run that isn't thorough


def take_share(number: int, least: int = 1) -> int:
    """So many in a thorough run, a share of them in any other."""
    return number if THOROUGH else max(least, number // SHARE)


def read_number(name: str, default: int) -> int:
    """A number of the environment."""
    return int(os.environ.get(name, default))


USUAL_INPUTS = 100_000
FUZZ_INPUTS = read_number("FUZZ_INPUTS", take_share(USUAL_INPUTS))
FUZZ_SEED = read_number("FUZZ_SEED", 0)
LEAK_GAMES = read_number("LEAK_GAMES", take_share(100))
