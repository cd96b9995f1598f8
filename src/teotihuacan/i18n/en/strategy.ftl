# The strategy guide on the page; its text is strategy.md
strategy = Strategy
# A link to it
strategy-why = What wins, and why
strategy-failed = The guide can’t be fetched just now.
door-strategy = Play better
door-strategy-text = What wins and why, measured in thousands of games.
