"""Several worker processes at the same tables."""
