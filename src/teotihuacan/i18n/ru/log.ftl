# What happened: a message for each key of game/log.py. The heading of an entry says who did it ($name).
# Names come in words; $x_key is the same thing as the engine calls it, "none" if there is none.
# Verbs are in the present tense: past tense would need the gender of whoever it is.

log-moved = Перемещает работника с силой { $power } { $start_from } { $board_to }
log-gained = Получает { $goods }
log-paid = Платит { $goods }
log-scored = { $vp } ПО: { $source }
log-lost = Теряет { $vp } ПО: { $source }
log-temple_stepped = { $temple_key ->
    [blue] Синий храм, ступень { $step }
    [red] Красный храм, ступень { $step }
   *[green] Зелёный храм, ступень { $step }
}
log-step_lost = { $temple_key ->
    [blue] В синем храме подниматься некуда
    [red] В красном храме подниматься некуда
   *[green] В зелёном храме подниматься некуда
}
log-choice_lost = Ни в одном храме подниматься некуда
log-avenue_stepped = Дорога мёртвых, плита { $step }
log-track_stepped = Алтарь пирамиды, плита { $step }
log-locked = Совершает поклонение { $board_at } работником с силой { $power }
log-unlocked = Возвращает молящегося работника с силой { $power } { $board_at }
log-pushed_off = Работника с силой { $power } { $board_at } вытесняют: он снова свободен
log-cocoa_collected = Собирает какао { $board_at }, { $colours ->
    [0] где никого не было
    [one] где был { $colours } цвет
    [few] где было { $colours } цвета
   *[many] где было { $colours } цветов
}
log-main_action_taken = { $board }: основное действие, { $workers ->
    [one] { $workers } работник
    [few] { $workers } работника
   *[many] { $workers } работников
}
log-powered_up = { $board_key ->
    [none] Сила начального работника теперь { $power }
   *[other] Сила работника { $board_at } теперь { $power }
}
log-ascended = Работник { $board_at } возносится
log-worker_arrived = Новый работник с силой { $power } { $board_at }
log-learned = Осваивает технологию «{ $technology }»
log-tile_built = Выкладывает строительный блок: уровень { $level }, ряд { $row }, столбец { $column }
log-decorated = { $side_key ->
    [top] Выкладывает украшение на верхнюю сторону
    [right] Выкладывает украшение на правую сторону
    [bottom] Выкладывает украшение на нижнюю сторону
   *[left] Выкладывает украшение на левую сторону
}
log-nobles_built = { $row_key ->
    [top] Строит здание в верхнем ряду знати
    [middle] Строит здание в среднем ряду знати
   *[bottom] Строит здание в нижнем ряду знати
}
log-bought = Берёт жетон открытия «{ $discovery }»
log-used = Использует жетон открытия «{ $discovery }»
log-discarded = Сбрасывает жетон открытия «{ $discovery }»
log-drew_discovery = Новый жетон открытия: { $discovery } ({ $spot })
log-drew_decoration = Новое украшение на выбор
log-drew_tile = Новый строительный блок на выбор
log-light_moved = Светлая фишка теперь на ячейке { $step }
log-eclipse_due = Фишки встретились: близится затмение { $eclipse }
log-eclipse_scored = Затмение { $eclipse }: подсчёт очков
log-salary_paid = Платит жалованье сполна: { $paid } какао
log-salary_short = Платит { $paid } какао жалованья, не выплачено ещё { $unpaid }
log-neutral_moved = Нейтральные кубики теперь здесь: { $boards }
log-starting_tile_kept = Оставляет себе начальный жетон { $starting_tile }
log-worker_placed = Выставляет начального работника с силой { $power } { $board_to }
log-turn_began = Ход: { $name }
log-turn_ended = Конец хода
log-game_over = Партия окончена

## Teotibot

log-bot_rolled = Выпало { $first_die } и { $second_die }: { $slot }
log-bot_acted = Применяет жетон «{ $bot_tile }»
log-bot_did = { $part_key ->
    [construct] Выкладывает строительный блок
    [gather_stone] Добывает камень
    [decorate] Выкладывает украшение
    [gather_gold] Добывает золото
    [build_for_nobles] Строит здание для знати
    [gather_wood] Добывает дерево
    [learn] Осваивает технологию
    [master] Выполняет действие планшета
    [take_mask] Берёт маску
    [power_up_twice] Дважды увеличивает силу слабейшего работника
   *[fall_back] Берёт какао и увеличивает силу слабейшего работника
}
log-bot_could_not = { $part_key ->
    [construct] Не может выложить строительный блок: { $outcome }
    [gather_stone] Не может добыть камень: { $outcome }
    [decorate] Не может выложить украшение: { $outcome }
    [gather_gold] Не может добыть золото: { $outcome }
    [build_for_nobles] Не может построить здание для знати: { $outcome }
    [gather_wood] Не может добыть дерево: { $outcome }
    [learn] Не может освоить технологию: { $outcome }
    [master] Не может выполнить действие планшета: { $outcome }
    [take_mask] Не может взять маску: { $outcome }
    [power_up_twice] Не может увеличить силу работника: { $outcome }
   *[fall_back] Не может сделать и этого: { $outcome }
}
log-bot_mastered = Действует работником с силой { $power } { $board_at }
log-bot_worker_could_not = Работник с силой { $power } { $board_at } действовать не может: { $outcome }
log-bot_worshipped = Совершает поклонение { $board_at } работником, пришедшим { $start_from }
log-bot_shifted = Жетон «{ $bot_tile }» сдвигается: { $slot }
log-bot_turned = { $upper_key ->
    [left] { $lower_key ->
        [left] Направления: влево, влево
       *[right] Направления: влево, вправо
    }
   *[right] { $lower_key ->
        [left] Направления: вправо, влево
       *[right] Направления: вправо, вправо
    }
}
log-bot_exchanged = Меняет { $cocoa } какао на { $vp } ПО

log-slot-top = вершина
log-slot-middle_left = середина слева
log-slot-middle_right = середина справа
log-slot-bottom_left = низ слева
log-slot-bottom_centre = низ в центре
log-slot-bottom_right = низ справа
log-slot-aside = отложен

log-outcome-done = готово
log-outcome-no_worker = там нет работника
log-outcome-not_paid = нечем заплатить
log-outcome-no_tile = не осталось жетонов
log-outcome-no_place = не осталось места
log-outcome-no_technology = не осталось технологий
log-outcome-no_building = не осталось зданий
log-outcome-no_mask = нет новой маски по средствам
log-outcome-no_action = там нет действия

## Where victory points come from

log-source-construction = строительный блок
log-source-matches = совпавшие символы
log-source-decorations = украшение
log-source-nobles = знать
log-source-avenue = Дорога мёртвых
log-source-leader = первенство на алтаре пирамиды
log-source-track = алтарь пирамиды
log-source-masks = маски
log-source-temples = храм
log-source-technologies = технология
log-source-learners = технологию осваивает соперник
log-source-discoveries = жетон открытия
log-source-royal_tiles = жетон вождя
log-source-ascension = вознесение
log-source-resource_boards = планшет ресурсов
log-source-bonus_tiles = жетон бонуса храма
log-source-salary = невыплаченное жалованье
log-source-cocoa_exchange = обмен какао
log-source-leftovers = остатки запасов
log-source-earlier_play = начало партии

## The log around them

log-title = Что произошло
log-nothing = Пока ничего не произошло.
log-of = { $name }: { $text }
log-table = Стол
log-secret = { $name }: выбор сделан
log-undone = Последний ответ взят назад
log-held = Ход готов к завершению
log-timed-out = Время вышло: ход доигрывает бот
log-replaced = Вместо игрока { $name } продолжает бот
log-resigned = { $name } сдаётся
log-follow = Новое
