"""Recovery codes: each sets a new password once, for somebody who has lost theirs.

A code has 80 bits of chance, so that a fast keyed hash of it keeps it secret; codes are written
in letters and digits that nobody takes for one another.
"""

import hashlib
import hmac
import secrets as chance

CODES = 8  # of one person
LENGTH, GROUP = 16, 4
LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
TAKEN_FOR = str.maketrans({"O": "0", "I": "1", "L": "1"})
SECRET = "recovery codes"  # the name of the key among the server's secrets


def make_codes() -> list[str]:
    """New codes for a person, as they are shown."""
    return [make_code() for _ in range(CODES)]


def make_code() -> str:
    """A new code, in groups that are easily copied."""
    code = "".join(chance.choice(LETTERS) for _ in range(LENGTH))
    return "-".join(code[start : start + GROUP] for start in range(0, LENGTH, GROUP))


def hash_code(key: str, code: str) -> str:
    """What is stored of a code, however somebody writes it."""
    letters = "".join(letter for letter in code.upper() if letter.isalnum()).translate(TAKEN_FOR)
    return hmac.new(key.encode(), letters.encode(), hashlib.sha256).hexdigest()
