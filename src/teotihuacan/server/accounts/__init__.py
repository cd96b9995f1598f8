"""People: names, passwords, sessions."""
