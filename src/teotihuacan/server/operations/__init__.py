"""Running a server: start, logs, metrics, backups."""
