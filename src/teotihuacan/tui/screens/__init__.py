"""The screens of the TUI with their keys: start, new game, table, and what lies above it."""
