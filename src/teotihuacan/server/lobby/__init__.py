"""Finding each other: the lobby, pairing of those who look for a game, friends."""
