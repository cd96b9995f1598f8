"""What games teach: reviews, puzzles, openings, the deal of the day."""
