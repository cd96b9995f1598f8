"""The command `games`: which games, how they are listed, shown and deleted."""
