"""Actions in words, and why an action is refused (never compiled)."""
