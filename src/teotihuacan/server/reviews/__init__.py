"""Finished games looked at again: reviews, and turns that somebody tries once more."""
