"""The table in the terminal: `teotihuacan tui`."""
