# Openings: what pairs of starting tiles brought in many games of strong bots.

## The command

command-openings = Показать, что принесли пары начальных жетонов во множестве партий сильных ботов.

    С --tiles пары розданных жетонов упорядочены, и показаны первые ходы с лучшей. Если пару знают лишь немногие партии, оценка исходит в основном из двух её жетонов.
opt-openings-players = Число игроков, от 1 до 4 (1 — против Теотибота).
opt-openings-place = Только N-й по очереди хода; если не указано — все.
opt-openings-tiles = Номера начальных жетонов, например 3,7,10,16.
metavar-tiles = ЖЕТОН,...
bad-tiles = '{ $text }' — не начальные жетоны: напишите хотя бы два номера, например 3,7,10,16
bad-tiles-twice = укажите каждый начальный жетон один раз
error-openings-players = players должно быть 1, 2, 3 или 4, а не { $value }
error-openings-seat = очередь хода должна быть от 1 до { $last }, а не { $value }
error-openings-tile = нет начального жетона { $value }: их номера от 1 до { $last }
error-openings-pair = пара — это два разных начальных жетона
error-openings-none = таких партий не было

## Tables: heads of at most 12 columns

openings-head-tiles = жетоны
openings-head-games = партии
openings-head-mean = ПО, средн.
openings-head-wins = победы
openings-head-interval = 95 %
openings-head-expected = ожидается
openings-head-behind = отстаёт
openings-head-first = первый ход
openings-head-share = доля

## Tables in words

openings-title = { $games ->
    [one] Дебюты в { $games } партии сильных ботов
    [few] Дебюты в { $games } партиях сильных ботов
   *[many] Дебюты в { $games } партиях сильных ботов
} · { $who }
openings-more = Лучшие { $shown } из { $count } пар. Ваши: --tiles
openings-expected-note = Ожидается: ПО по небольшой модели, которая складывает оба жетона, если пару знают лишь немногие партии; ± — её стандартная ошибка.
openings-first-turns = Первые ходы с жетонами { $first } и { $second }
openings-first-turn = { $deed ->
    [collect] { $board }: какао
    [worship] { $board }: поклонение
   *[main] { $board }: основное действие
}
openings-hint = { $games ->
    [one] Дебюты: { $games } партия
    [few] Дебюты: { $games } партии
   *[many] Дебюты: { $games } партий
}

## The page

openings = Дебюты
openings-text = { $games ->
    [one] Что принесли пары начальных жетонов в { $games } партии сильных ботов.
    [few] Что принесли пары начальных жетонов в { $games } партиях сильных ботов.
   *[many] Что принесли пары начальных жетонов в { $games } партиях сильных ботов.
}
openings-players = Игроки
openings-seat = Очередь хода
openings-any-seat = любая
openings-tiles = Ваши жетоны
openings-tiles-text = Отметьте розданные вам жетоны: тогда сравниваются только их пары.
openings-all-tiles = Все жетоны
openings-best = Лучшие из ваших жетонов: { $first } и { $second }, отрыв от следующей пары { $vp } ПО
openings-pick-pair = Выберите пару, чтобы увидеть её первые ходы.
openings-never = не играли
openings-interval = победы: { $low }–{ $high } %
openings-plus-minus = { $vp } ± { $error }
openings-figure = дебюты { $vp } ± { $error } ПО
openings-explore = Дебюты с этими жетонами
openings-show-all = { $count ->
    [one] Показать { $count } пару
    [few] Показать все { $count } пары
   *[many] Показать все { $count } пар
}
