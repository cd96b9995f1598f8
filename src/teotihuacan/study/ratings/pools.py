"""Which games are compared with each other: those of as many players, and all together.

Solo games are apart: Teotibot plays by rules of its own.
"""

ALL, SOLO = "all", "solo"
POOLS = (ALL, "2", "3", "4", SOLO)


def list_pools(players: int) -> tuple[str, ...]:
    """The pools in which a game of so many players counts.

    >>> list_pools(3)
    ('3', 'all')
    """
    return (SOLO,) if players == 1 else (str(players), ALL)
