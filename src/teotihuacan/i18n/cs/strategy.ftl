# The strategy guide on the page; its text is strategy.md
strategy = Strategie
# A link to it
strategy-why = Co vyhrává a proč
strategy-failed = Průvodce teď nelze načíst.
door-strategy = Hrát lépe
door-strategy-text = Co vyhrává a proč, změřeno na tisících her.
