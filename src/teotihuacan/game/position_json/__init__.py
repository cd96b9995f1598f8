"""A whole position as readable JSON, and back; see `docs/library/position.md` for its fields."""

from .writer import position_from_json, position_to_json

__all__ = ["position_from_json", "position_to_json"]
