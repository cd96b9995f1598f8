"""Teotibot, the opponent of the solo game (rule 15)."""
