"""A game at the prompt: ask, show, tell."""
