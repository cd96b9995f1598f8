# A finished game looked at again, on the page.

reviewed = Разбор
reviewed-text = Сильный игрок ещё раз смотрит на каждый ход: чего он стоил, что было лучше и почему.
reviewed-depth = Насколько глубоко
reviewed-begin = Разобрать партию
reviewed-deeper = Посмотреть глубже
reviewed-progress = Ход { $done } из { $turns }
reviewed-cancel = Отменить
reviewed-not-over = Эту партию можно будет разобрать, когда она закончится.
reviewed-whose = Чьи ходы
reviewed-chances = Шансы на победу
reviewed-chances-label = Шансы каждого на победу по ходу партии. Каждая метка — ход игрока { $name }, который чего-то стоил, и ведёт к нему в повторе.
# A mark in the chart, read out: which turn, its label, what it lost
reviewed-mark = { $turn }: { $label }, { $loss }
reviewed-costly = Самые дорогие ходы
reviewed-no-costly = Ни один ход не стоил много.
reviewed-players = Кто как играл
reviewed-level = Уровень
reviewed-without-luck = Итог без удачи
reviewed-sources = Потерянные ПО по источникам
# $sources: where VP come from, "Temples, Pyramid"
reviewed-badly = Больше всего теряется здесь: { $sources }.
reviewed-well = Здесь почти ничего не теряется: { $sources }.

## Luck, draw by draw

drawn = Случайности, которые сыграли роль
drawn-text = Что жетоны из стопок и броски принесли игроку { $name }: больше (+) или меньше (−), чем в среднем.
drawn-none = Ни одна случайность не сыграла большой роли.

## Costly turns played once more

retry = { $count ->
    [one] Разобрать { $count } ошибку
    [few] Разобрать { $count } ошибки
   *[many] Разобрать { $count } ошибок
}
retry-title = Учитесь на ошибках
retry-progress = { $number } из { $count }
retry-ask = Найдите что-нибудь получше.
retry-good = Отлично: это достаточно хорошо.
retry-not-yet = Ещё нет: { $loss }.
retry-next = Дальше
retry-again = Ещё попытка
retry-solution = Показать решение
retry-skip = Пропустить
retry-done = Это всё
retry-found = Лучшее найдено: { $found } из { $count }.
retry-to-review = Назад к разбору
retry-from-start = Ещё раз

## Games in which costly turns are offered back

taught = Учебная партия
taught-text = Прежде чем закончится ваш дорогой ход, вы узнаете почему и сможете взять его назад.
taught-title = Этот ход дорого стоит
taught-take-back = Взять назад
taught-play-on = Играть дальше
taught-thinking = Смотрю на ход…
