"""What people are told while they are away: which news, when, and by which way."""
