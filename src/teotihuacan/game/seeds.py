"""What a game is dealt from: a number, or a secret key of 128 bits.

A number fixes all chance by the engine's own generator, which is no cipher: who has seen enough
could find the number by trying. With a key, all that is still to be drawn is drawn anew before
every action, from a keyed hash of the number of actions so far. What was seen then tells nothing
about what comes, and taking an action back brings back what it would have drawn.
"""

import hashlib
import re
import secrets

from ..engine import Position
from ..engine.seeds import LAST_SEED, check_seed

Seed = int | str
KEY = re.compile(r"k1-[0-9a-f]{32}")
SPECTATOR = -1
SECRET_QUESTION = "keep_starting_tiles"  # while hands are hidden nothing is drawn anew


def draw_key() -> str:
    """A key that nobody can guess."""
    return f"k1-{secrets.token_hex(16)}"


def is_seed(seed: object) -> bool:
    """Whether a value is a number or a key that a game can be dealt from."""
    if isinstance(seed, str):
        return KEY.fullmatch(seed) is not None
    return type(seed) is int and 0 <= seed <= LAST_SEED


def derive_number(seed: Seed, purpose: str) -> int:
    """A number for a purpose; without the key it tells nothing about numbers for others."""
    if isinstance(seed, int):
        return seed
    key = bytes.fromhex(seed.removeprefix("k1-"))
    digest = hashlib.blake2b(purpose.encode(), key=key, digest_size=8).digest()
    return int.from_bytes(digest) & LAST_SEED


def get_deal(seed: Seed) -> int:
    """The number that the table is laid out from."""
    return derive_number(seed if is_seed(seed) else check_seed(seed), "deal")


def draw_anew(position: Position, seed: Seed, ply: int) -> Position:
    """A position after so many actions, with all that is to come drawn from the key, if any."""
    if isinstance(seed, int) or position.over or position.question == SECRET_QUESTION:
        return position
    return position.determinize(SPECTATOR, derive_number(seed, f"draw {ply}"))
