"""The record of small integers that a position is: layout, bytes, generator, decision stack."""
