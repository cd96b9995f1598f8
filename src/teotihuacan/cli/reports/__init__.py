"""Statistics of many games, and their tables."""
