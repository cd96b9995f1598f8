"""Letting other threads run during long calculations."""

from contextlib import nullcontext

# `with nogil:` frees Python's lock in the compiled modules, and does nothing when interpreted.
nogil = nullcontext()
