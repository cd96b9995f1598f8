"""Puzzles at the prompt."""
