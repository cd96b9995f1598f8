"""What the parts of the TUI's table show, as text: from views and offers alone."""
