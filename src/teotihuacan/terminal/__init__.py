"""What the command line and the TUI share: the table, questions, answers and news as text."""
