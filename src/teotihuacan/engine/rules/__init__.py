"""The rules, one file for each thing on the table."""
