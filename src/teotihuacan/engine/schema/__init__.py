"""The tables of what the engine asks and what may be answered: one row for each kind."""
