"""The versions: of the package, of the rules it plays, and of the learning environments.

RULES_VERSION changes whenever the same set-up, seed and actions would give another game; the
golden files in `tests/golden` show when that is so. ENVIRONMENTS_VERSION changes with what an
environment's observation, reward or game is (`tests/envs/test_version.py`).
"""

__version__ = "1.0.0"
RULES_VERSION = 2
ENVIRONMENTS_VERSION = 1
