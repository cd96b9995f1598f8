"""What is read from and written to the database, one file a subject."""
