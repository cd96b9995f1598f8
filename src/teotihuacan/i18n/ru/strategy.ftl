# The strategy guide on the page; its text is strategy.md
strategy = Стратегия
# A link to it
strategy-why = Что побеждает и почему
strategy-failed = Руководство сейчас не загрузить.
door-strategy = Играть лучше
door-strategy-text = Что побеждает и почему: измерено в тысячах партий.
