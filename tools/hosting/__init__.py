"""What a server needs, started from the packages of the system, killed and measured."""
