# The strategy guide on the page; its text is strategy.md
strategy = Stratégia
# A link to it
strategy-why = Mi nyer, és miért
strategy-failed = Az útmutatót most nem lehet betölteni.
door-strategy = Játssz jobban
door-strategy-text = Mi nyer, és miért: több ezer játékban megmérve.
