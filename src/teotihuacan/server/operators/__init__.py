"""What operators do about people and tables, from the command line or the page."""
