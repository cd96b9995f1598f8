# How a game ended, and what to remember of it.

given-up-by-you = Вы сдались
solo-won = Теотибот побеждён!
solo-won-by = { $name } побеждает Теотибота
solo-lost = На этот раз побеждает Теотибот
margin = Отрыв: { $vp } ПО. Второе место: { $other }
tie-cocoa = По ПО вровень: { $other }. Решил запас какао
tie-order = По ПО и какао вровень: { $other }. Решила очередность хода
tie-solo = По ПО вровень: { $other }. Для победы нужно больше

moments = Главные события
moments-text = Каждое ведёт к своему месту в повторе.
moment-turn = { $board_key ->
    [none] Лучший ход ({ $name }): { $vp } ПО
    [palace] Лучший ход ({ $name }): { $vp } ПО во дворце
    [forest] Лучший ход ({ $name }): { $vp } ПО в лесу
    [stone_quarry] Лучший ход ({ $name }): { $vp } ПО в каменоломне
    [gold_deposits] Лучший ход ({ $name }): { $vp } ПО на прииске
    [alchemy] Лучший ход ({ $name }): { $vp } ПО у жрецов
    [nobles] Лучший ход ({ $name }): { $vp } ПО у знати
    [decorations] Лучший ход ({ $name }): { $vp } ПО у ремесленников
   *[construction] Лучший ход ({ $name }): { $vp } ПО у архитектора
}
moment-eclipse = Затмение { $eclipse }: { $gains }
moment-bonus = Жетоны бонусов храмов: { $gains }
moment-gain = { $name } { $vp }
moment-pyramid = { $name } завершает пирамиду
moment-due = { $name } вызывает последнее затмение
moment-lead = Отсюда впереди { $name }
moment-resigned = { $name } сдаётся
lead-changes = { $count ->
    [0] Никто другой ни разу не выходил вперёд.
    [1] Лидер сменился один раз.
    [one] Лидер сменился { $count } раз.
    [few] Лидер сменился { $count } раза.
   *[many] Лидер сменился { $count } раз.
}
moment-number = Событие { $number }
