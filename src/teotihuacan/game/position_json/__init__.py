"""A whole position as readable JSON, and back (`docs/position.md` describes every field)."""

from .writer import position_from_json, position_to_json

__all__ = ["position_from_json", "position_to_json"]
