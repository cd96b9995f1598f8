"""Learning from games: reviews, puzzles, openings, the deal of the day."""
