"""The versions: of the package, and of the rules it plays.

RULES_VERSION changes whenever the same set-up, seed and actions would give another game; the
golden files in `tests/golden` show when that is so.
"""

__version__ = "0.1.0"
RULES_VERSION = 2
