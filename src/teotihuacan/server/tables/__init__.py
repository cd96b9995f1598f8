"""Tables: their games, seats, clocks and news."""
