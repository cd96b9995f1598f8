"""Setting up a game: its options, the board, the players."""
