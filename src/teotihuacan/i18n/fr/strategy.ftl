# The strategy guide on the page; its text is strategy.md
strategy = Stratégie
# A link to it
strategy-why = Ce qui fait gagner, et pourquoi
strategy-failed = Impossible de charger le guide pour le moment.
door-strategy = Jouer mieux
door-strategy-text = Ce qui fait gagner et pourquoi, mesuré sur des milliers de parties.
