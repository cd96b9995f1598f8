# Taking a turn: what is asked, what can be answered, what it brings.

## Questions, by the engine's names

ask-none = Партия окончена
ask-keep_starting_tiles = Оставьте себе два из четырёх начальных жетонов
ask-take_starting_tile = { $which ->
    [0] Возьмите первый начальный жетон
   *[other] Возьмите второй начальный жетон
}
ask-start_power_up = { $count ->
    [1] Увеличьте силу начального работника
    [one] Увеличьте силу начальных работников, { $count } раз
    [few] Увеличьте силу начальных работников, { $count } раза
   *[many] Увеличьте силу начальных работников, { $count } раз
}
ask-start_discovery = Купить жетон открытия, связанный с начальным жетоном?
ask-place_worker = Где начнёт ваш работник с силой { $power }?
ask-turn = { $double_move ->
    [0] { $move_anywhere ->
        [0] Кто из работников идёт?
       *[other] Кто из работников идёт на любой планшет?
    }
   *[other] { $move_anywhere ->
        [0] Какие два работника идут?
       *[other] Какие два работника идут на любой планшет?
    }
}
ask-second_worker = Кто ещё идёт { $board_to }?
ask-board_action = { $here }: что будете делать?
ask-worship_order = Что сначала?
ask-buy_discovery = Купить жетон открытия ({ $spot })?
ask-large_step = Взять награду этой ступени храма или купить жетон открытия?
ask-choose_temple = В каком храме подняться?
ask-match_temple = Какое цветное совпадение первым?
ask-gain_resources = { $resources ->
    [one] Выберите { $resources } ресурс
    [few] Выберите { $resources } ресурса
   *[many] Выберите { $resources } ресурсов
}
ask-royal_trade = Сколько раз обменять 1 какао на 1 { $good } и 1 камень?
ask-royal_swap = { $power ->
    [one] Какой ресурс и 1 какао отдать за { $power } любой ресурс?
    [few] Какой ресурс и 1 какао отдать за { $power } любых ресурса?
   *[many] Какой ресурс и 1 какао отдать за { $power } любых ресурсов?
}
ask-royal_sell = Какие ресурсы продать по 2 какао?
ask-royal_temple = { $steps ->
    [1] Отдать 1 какао за ступень храма?
    [one] Отдать 1 какао за ступень храма? До { $steps } ступени
    [few] Отдать 1 какао за ступень храма? До { $steps } ступеней
   *[many] Отдать 1 какао за ступень храма? До { $steps } ступеней
}
ask-technology = Какую технологию освоить?
ask-nobles_row = В каком ряду строить?
ask-decoration = Какое украшение и на какую сторону?
ask-pyramid_tile = { $placed ->
    [0] Какой строительный блок выложить?
   *[other] Выложить ещё блок? Выложено { $placed } из { $workers }
}
ask-pyramid_cell = Куда положить блок?
ask-discount = Что заплатить на 1 меньше?
ask-power_up = { $count ->
    [1] Кому { $board_at } увеличить силу?
    [one] Кому { $board_at } увеличить силу? { $count } раз
    [few] Кому { $board_at } увеличить силу? { $count } раза
   *[many] Кому { $board_at } увеличить силу? { $count } раз
}
ask-paid_power_up = Увеличить силу { $board_at } ещё раз за 1 какао?
ask-power_up_anywhere = { $count ->
    [1] Кому увеличить силу?
    [one] Кому увеличить силу? { $count } раз
    [few] Кому увеличить силу? { $count } раза
   *[many] Кому увеличить силу? { $count } раз
}
ask-ascension = Какую награду взять за вознесение?
ask-end_turn = Закончите ход или сначала сделайте, что ещё можно
ask-salary = { $owed ->
    [1] Заплатить жалованье, 1 какао?
   *[other] Жалованье — { $owed } какао. Сколько заплатите?
}

## What is to be picked next

next-board = Куда он идёт?
next-side = На какую сторону?
next-starting = А второй?
next-part = Ради чего поклонение?
next-turn = Поверните блок и выложите его
next-confirm = Точно?

## Answers, by kind

answer-brings = { $answer }: { $brings }
answer-end_turn = Закончить ход
answer-decline = { $question ->
    [pyramid_tile] Больше не выкладывать
    [discount] Приберечь скидку
    [paid_power_up] Не увеличивать
    [royal_sell] Ничего не продавать
    [royal_swap] Не менять
    [royal_temple] Не подниматься
   *[other] Не покупать
}
answer-unlock = Вернуть всех работников: на это уйдёт ход
answer-unlock_paid = Вернуть всех работников
answer-move = { $start } { $power } → { $board }
answer-move-to = { $board }
answer-worker = { $start_key ->
    [none] Работник с силой { $power }
   *[other] { $start }: работник с силой { $power }
}
answer-collect = Собрать какао
answer-main = { $board_key ->
    [forest] Добыть дерево
    [stone_quarry] Добыть камень
    [gold_deposits] Добыть золото
    [alchemy] Освоить технологию
    [nobles] Построить здание для знати
    [decorations] Выложить украшение
   *[construction] Строить пирамиду
}
answer-worship = { $part ->
    [discovery] Поклонение ради жетона открытия
    [both] Поклонение ради того и другого
   *[ability] Поклонение
}
answer-worship-royal = { $part ->
    [discovery] Жетон открытия («{ $royal }»)
    [both] «{ $royal }» и жетон открытия
   *[ability] { $royal }
}
answer-ability_first = { $single ->
    [yes] Перейти к свойству
   *[no] Сначала свойство
}
answer-discovery_first = Сначала жетон открытия
answer-reward = Взять награду
answer-buy = Купить: { $discovery }
answer-learn = { $technology }
answer-build = { $row_key ->
    [top] Верхний ряд
    [middle] Средний ряд
   *[bottom] Нижний ряд
}
answer-decorate = { $side_key ->
    [top] Украшение { $slot }: верхняя сторона
    [right] Украшение { $slot }: правая сторона
    [bottom] Украшение { $slot }: нижняя сторона
   *[left] Украшение { $slot }: левая сторона
}
answer-pick = Строительный блок { $slot }
answer-place = { $turn ->
    [0] Уровень { $level }, ряд { $row }, столбец { $column }
   *[other] Уровень { $level }, ряд { $row }, столбец { $column }, поворот { $turn }
}
answer-discount_stone = На 1 камень меньше
answer-discount_wood = На 1 дерево меньше
answer-ascend = { $reward ->
    [vp] Победные очки
    [cocoa] Какао
    [temple] Ступень храма
    [two_temples] Две ступени храмов
   *[worker] Четвёртый работник
}
answer-temple = { $temple_key ->
    [blue] Синий храм
    [red] Красный храм
   *[green] Зелёный храм
}
answer-resources = { $goods }
answer-amount = { $of ->
    [salary] Заплатить { $amount }
   *[other] { $amount ->
        [0] Ни разу
        [one] { $amount } раз
        [few] { $amount } раза
       *[many] { $amount } раз
    }
}
answer-keep = Жетоны { $first } и { $second }
answer-take = Начальный жетон { $starting_tile }
answer-start_on = { $board }
answer-use = Использовать: { $discovery }

## Places that are picked first

place-worker = { $board_key ->
    [none] Работник с силой { $power }
   *[other] { $board }: работник с силой { $power }
}
place-decoration = Украшение { $number }
place-decoration-seen = Украшение { $number }: { $icons }
place-tile = Строительный блок { $number }
place-tile-seen = Строительный блок { $number }: { $icons }
place-starting = Начальный жетон { $number }
place-worship = { $board }: поклонение
place-royal = Жетон вождя { $number }

## Amounts; $n may have a sign, $count is the number without it: choose plural forms by $count

amount-wood = { $count ->
    [one] { $n } дерево
    [few] { $n } дерева
   *[many] { $n } дерева
}
amount-stone = { $count ->
    [one] { $n } камень
    [few] { $n } камня
   *[many] { $n } камня
}
amount-gold = { $count ->
    [one] { $n } золото
    [few] { $n } золота
   *[many] { $n } золота
}
amount-cocoa = { $n } какао
amount-vp = { $n } ПО
amount-temple_blue = { $count ->
    [one] { $n } ступень синего храма
    [few] { $n } ступени синего храма
   *[many] { $n } ступеней синего храма
}
amount-temple_red = { $count ->
    [one] { $n } ступень красного храма
    [few] { $n } ступени красного храма
   *[many] { $n } ступеней красного храма
}
amount-temple_green = { $count ->
    [one] { $n } ступень зелёного храма
    [few] { $n } ступени зелёного храма
   *[many] { $n } ступеней зелёного храма
}
amount-avenue = { $count ->
    [one] { $n } плита Дороги
    [few] { $n } плиты Дороги
   *[many] { $n } плит Дороги
}
amount-track = { $count ->
    [one] { $n } плита алтаря пирамиды
    [few] { $n } плиты алтаря пирамиды
   *[many] { $n } плит алтаря пирамиды
}
amount-power_up = { $n } к силе
amount-worker = { $count ->
    [one] { $n } работник
    [few] { $n } работника
   *[many] { $n } работников
}
amount-ascended = вознесение
amount-locked = работник молится
amount-unlocked = { $n ->
    [1] работник возвращён
    [one] { $n } работник возвращён
    [few] { $n } работника возвращены
   *[many] { $n } работников возвращены
}
amount-learned = технология
amount-bought = { $discovery }
amount-light = светлая фишка сдвигается
amount-unpaid = не заплачено: { $n } какао
amount-step_lost = ступень храма пропадает
good-plain = { $good ->
    [wood] дерево
    [stone] камень
    [gold] золото
   *[cocoa] какао
}

## What a move leads to

ahead-colours = { $colours ->
    [0] там никого
    [one] там { $colours } цвет
    [few] там { $colours } цвета
   *[many] там { $colours } цветов
}
ahead-collect = сбор: { $cocoa }
ahead-main = { $cocoa ->
    [0] действие бесплатно
   *[other] действие за { $cocoa }
}
ahead-main-short = действие
ahead-collect-short = сбор
ahead-worship = поклонение

## Where you are in your turn

stages = Ваш ход шаг за шагом
stage-done = { $stage }, готово
stage-now = { $stage }, сейчас
stage-ahead = { $stage }, впереди
stage-turn = Перемещение
stage-second_worker = Второй работник
stage-board_action = Действие
stage-end_turn = Конец хода
stage-keep_starting_tiles = Выбор жетонов
stage-take_starting_tile = Выбор жетона
stage-start_power_up = Сила +1
stage-start_discovery = Жетон открытия
stage-take_starting_goods = Начальные запасы
stage-place_worker = Расстановка
stage-worship_order = Поклонение
stage-buy_discovery = Жетон открытия
stage-large_step = Награда храма
stage-choose_temple = Ступень храма
stage-match_temple = Совпадения
stage-gain_resources = Ресурсы
stage-royal_trade = Жетон вождя
stage-royal_swap = Жетон вождя
stage-royal_sell = Жетон вождя
stage-royal_temple = Жетон вождя
stage-technology = Технология
stage-nobles_row = Знать
stage-decoration = Украшение
stage-pyramid_tile = Пирамида
stage-pyramid_cell = Место блока
stage-more_tiles = Ещё блоки
stage-discount = Скидка
stage-main_action_done = Сила +1
stage-power_up = Сила +1
stage-paid_power_up = Сила за какао
stage-power_up_anywhere = Сила +1
stage-ascension = Вознесение
stage-salary = Жалованье

## The bar

turn-of = Отвечает { $name }
turn-thinks = { $name } думает
turn-over = Партия окончена
turn-held = Ваше последнее действие: { $text }
turn-sending = Отправка…
turn-offline = Нет связи. Ваш ответ не пропал: попробуйте ещё раз чуть позже.
turn-on-table = Выберите то, что подсвечено на столе.
turn-undo = Отменить
turn-take-back = Взять назад
turn-end = Закончить ход
turn-back = Назад
turn-confirm = Подтвердить
turn-lay = Выложить сюда
turn-keep = Оставить эти
turn-clockwise = Повернуть блок
turn-tile = Поворот { $turn } из { $of }
turn-all = Все ответы
turn-confirm-picks = Подтверждать каждый выбор
turn-skip = Пропустить

## Hints

hint = Подсказка
hint-thinking = Думаю…
hint-none = Здесь подсказок нет.
hint-title = Как поступил бы сильный игрок
hint-close = Скрыть подсказку
reason-gains = приносит { $things }
reason-helps = на пользу { $things }
reason-frees = возвращает { $things }
reason-costs = отнимает { $things }
reason-hurts = во вред { $things }
reason-locks = отправляет молиться { $things }
reason-none = окупится позже
# Pieces stand in the accusative (gains, frees, costs, locks), matters in the dative (helps, hurts).
piece-vp = { $n } ПО
piece-wood = { $n ->
    [one] { $n } дерево
    [few] { $n } дерева
   *[many] { $n } дерева
}
piece-stone = { $n ->
    [one] { $n } камень
    [few] { $n } камня
   *[many] { $n } камня
}
piece-gold = { $n ->
    [one] { $n } золото
    [few] { $n } золота
   *[many] { $n } золота
}
piece-cocoa = { $n } какао
piece-avenue = { $n ->
    [1] плиту Дороги
    [one] { $n } плиту Дороги
    [few] { $n } плиты Дороги
   *[many] { $n } плит Дороги
}
piece-track = { $n ->
    [1] плиту алтаря пирамиды
    [one] { $n } плиту алтаря пирамиды
    [few] { $n } плиты алтаря пирамиды
   *[many] { $n } плит алтаря пирамиды
}
piece-masks = { $n ->
    [1] маску
    [one] { $n } маску
    [few] { $n } маски
   *[many] { $n } масок
}
piece-temples = { $n ->
    [1] ступень храма
    [one] { $n } ступень храма
    [few] { $n } ступени храмов
   *[many] { $n } ступеней храмов
}
piece-technologies = { $n ->
    [1] технологию
    [one] { $n } технологию
    [few] { $n } технологии
   *[many] { $n } технологий
}
piece-power = { $n ->
    [1] увеличение силы
    [one] { $n } увеличение силы
    [few] { $n } увеличения силы
   *[many] { $n } увеличений силы
}
piece-workers = { $n ->
    [1] работника
    [one] { $n } работника
    [few] { $n } работников
   *[many] { $n } работников
}
piece-locked = { $n ->
    [1] работника
    [one] { $n } работника
    [few] { $n } работников
   *[many] { $n } работников
}
piece-discoveries = { $n ->
    [1] жетон открытия
    [one] { $n } жетон открытия
    [few] { $n } жетона открытий
   *[many] { $n } жетонов открытий
}
matter-vp = вашему счёту
matter-wood = вашему запасу дерева
matter-stone = вашему запасу камня
matter-gold = вашему запасу золота
matter-cocoa = вашему запасу какао
matter-salary = выплате следующего жалованья
matter-avenue = вашему месту на Дороге
matter-track = вашему месту на алтаре пирамиды
matter-masks = вашему набору масок
matter-temples = вашим местам в храмах
matter-bonus_tiles = вашим жетонам бонусов храмов
matter-technologies = вашим технологиям
matter-power = силе ваших работников
matter-workers = числу ваших работников
matter-locked = вашим молящимся работникам
matter-discoveries = вашим жетонам открытий
matter-position = расстановке ваших работников
