"""What surrounds a position: its text and JSON forms, games with their history, views."""
