"""What many games add up to, and its tables."""
