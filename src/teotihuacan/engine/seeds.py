"""The seeds that games are dealt from."""

from .errors import TeotihuacanError

LAST_SEED = 2**60 - 1


def check_seed(seed: object) -> int:
    """A seed as a number from 0 to 2**60 - 1, or an error that says so."""
    if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed <= LAST_SEED:
        raise TeotihuacanError("error-seed", value=repr(seed))
    return seed
