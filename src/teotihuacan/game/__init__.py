"""What surrounds a position: its text and JSON forms."""
