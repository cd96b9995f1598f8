# What can't be done, and why. Each is one line: a sentence that begins with a small letter and
# has no full stop, or part of such a line.
#
# $path and $place: a file, or a field of one; $problem: another of these messages; $reason: what
# the system or a library says; $value, $tried: what was written, in quotes where it is a text;
# $known: a list of what there is. Names of things come as $x (for people) and $x_key (as the
# engine and its notation call them); Russian tells people the names that they see on the table.

## Where the problem is

error-in = { $place }: { $problem }

## The command line

error-output = не удаётся вывести результат ({ $reason })
error-ply-of-position = --ply годится для записей, а это отдельная позиция
error-process-died = процесс, игравший партии, прекратил работу

## Options of a game; the names of options and knobs are those of files and commands

error-seed = сид должен быть целым числом от 0 до 2**60 - 1, а не { $value }
error-seat = место должно быть от 0 до { $last }, а не { $value }
error-ply = ply должно быть от { $first } до { $last }, а не { $value }
error-players = players должно быть 1, 2, 3 или 4, а не { $value }
error-no-players = в setup нужно 'players': 1, 2, 3 или 4
error-setup = setup должен быть объектом с 'players', а не { $value }
error-option = неизвестный параметр { $option }; есть { $known }
error-option-truth = { $option }: должно быть true или false, а не { $value }
error-first-game-draft = в первой партии нет начальных жетонов, чтобы их выбирать: уберите одно из двух
error-draft-solo = в соло выбирать жетоны не с кем: уберите draft
error-level-not-solo = level и knobs относятся к Теотиботу: им нужно players=1
error-level = level должен быть одним из { $known }, а не { $value }
error-level-and-knobs = нужно что-то одно: level или knobs
error-knobs = knobs должен быть объектом, а не { $value }
error-knob = неизвестный параметр { $knob }; есть { $known }
error-knob-value = параметр { $knob } должен быть одним из { $known }, а не { $value }

## An action that is not legal
## $question: what the seat is asked; $tried: the action in quotes; $action: its number

error-illegal = место { $seat }, вопрос «{ $question }»: { $problem }
error-illegal-over = партия окончена: { $problem }
error-action-type = действие — это целое число, а не { $value }
error-no-action = действия { $value } нет, есть только от 0 до { $last }
error-action-digits = действия с таким числом цифр нет, есть только от 0 до { $last }
error-too-late = { $tried } (действие { $action }): уже поздно
# $answered: the questions that it would answer, joined by "or"
error-answers-other = { $tried } (действие { $action }) отвечает на { $answered_key }, а не на { $question_key }
error-not-possible = { $tried } (действие { $action }) невозможно: { $problem }
error-unknown = { $tried } — не действие
error-ambiguous = { $n ->
    [one] { $tried } может означать { $n } действие, следите за регистром
    [few] { $tried } может означать { $n } действия, следите за регистром
   *[many] { $tried } может означать { $n } действий, следите за регистром
}
# $closest: some actions in quotes
error-closest = { $problem }; похожие: { $closest }
error-nothing-to-undo = взять назад нечего
error-cannot-undo = последнее действие нельзя взять назад: оно закончило ход или открыло что-то новое
error-nothing-to-redo = повторить нечего

## Why an action is not possible; "you" is who is asked

error-unexplained = правила сейчас этого не разрешают
# $cost, $have: goods, as in 2 wood and 1 gold
error-unpaid = нужно: { $cost }; у вас: { $have }
error-discovery-unpaid = «{ $discovery }» — нужно: { $cost }; у вас: { $have }
error-discovery-unpaid-after = «{ $discovery }» — нужно: { $cost }; у вас после { $cocoa } какао за вытеснение: { $have }
error-level-unpaid = уровень { $level } — нужно: { $cost }; у вас: { $have }
error-level-unpaid-discount = уровень { $level } — нужно: { $cost }; у вас: { $have }, и на один меньше не хватило бы
error-no-such-discovery = этого жетона открытия там нет
error-discovery-bought = жетон открытия уже куплен
error-no-discovery = там нет жетона открытия
error-technology-known = технология «{ $technology }» у вас уже есть
error-bottom-row = нижний ряд недоступен одному работнику с силой от 1 до 3
error-row-full = { $row_key ->
    [top] верхний ряд заполнен
    [middle] средний ряд заполнен
   *[bottom] нижний ряд заполнен
}
error-decoration-slot = на этом месте нет украшения
error-side-full = { $side_key ->
    [top] верхняя сторона заполнена
    [right] правая сторона заполнена
    [bottom] нижняя сторона заполнена
   *[left] левая сторона заполнена
}
error-side-low = { $side_key ->
    [top] пирамида слишком низка под следующим местом верхней стороны
    [right] пирамида слишком низка под следующим местом правой стороны
    [bottom] пирамида слишком низка под следующим местом нижней стороны
   *[left] пирамида слишком низка под следующим местом левой стороны
}
error-pyramid-slot = на этом месте нет строительного блока
error-equal-tile = такой же блок лежит раньше и отвечает за оба
error-no-cell-paid = камня ({ $stone }) и дерева ({ $wood }) не хватает ни на одно открытое место
error-cell-taken = это место занято
error-cell-unsupported = под этим местом нет четырёх блоков
error-same-turn = блок выглядит так же при повороте { $turn }
error-no-wood = уровень { $level } не требует дерева
error-one-tile = нужно выложить хотя бы один блок
error-power-up-mandatory = увеличение силы обязательно, пока там есть ваш свободный работник
error-discount-kept = скидку не для чего беречь: больше ни одного блока не выложить
error-all-in-play = все ваши работники уже в игре
error-no-temple-step = подняться нельзя ни в одном храме
error-no-match = { $temple_key ->
    [blue] синих совпадений не осталось
    [red] красных совпадений не осталось
   *[green] зелёных совпадений не осталось
}
error-on-top = подняться нельзя: вы на самой верхней ступени
error-top-taken = подняться нельзя: самая верхняя ступень занята
error-resources-chosen = { $n ->
    [one] нужно выбрать { $n } ресурс
    [few] нужно выбрать { $n } ресурса
   *[many] нужно выбрать { $n } ресурсов
}
error-swap-one = обменять нужно 1 ресурс
error-sold-most = { $n ->
    [one] продать можно не больше { $n } ресурса
    [few] продать можно не больше { $n } ресурсов
   *[many] продать можно не больше { $n } ресурсов
}
error-salary = жалованье — { $n } какао
error-trades = { $n ->
    [one] обменять можно не больше { $n } раза
    [few] обменять можно не больше { $n } раз
   *[many] обменять можно не больше { $n } раз
}
error-no-starting-tile = этого начального жетона там нет
error-start-taken = там уже есть ваш работник
error-start-unnamed = этот планшет не указан на ваших начальных жетонах
error-start-order = одинаковых работников выставляют по возрастанию номеров планшетов
error-start-higher = оставшимся одинаковым работникам нужны планшеты с большими номерами
error-twin = у такого же работника номер меньше, и он отвечает за обоих
error-double-move-used = использован жетон «{ $discovery }»: теперь должны идти два работника
error-move-anywhere-used = использован жетон «{ $discovery }»: теперь работник должен идти
error-extra-worker-used = использован жетон «{ $discovery }»: он учитывается только в основном действии
error-free-cocoa-used = использован жетон «{ $discovery }»: теперь он должен сберечь какао за действие
error-free-main = использован жетон «{ $discovery }», но основное действие здесь какао не стоит
error-free-worship = использован жетон «{ $discovery }», но это какао не стоит
error-none-locked = никто из ваших работников не молится
error-between = не между оплатой действия и его последствиями
error-not-in-play = этот работник не в игре
error-locked = этот работник молится
error-no-companion = двойному перемещению нужен спутник: другого вашего свободного работника там нет
error-too-far = { $boards ->
    [one] до него { $boards } планшет, а можно от 1 до 3
    [few] до него { $boards } планшета, а можно от 1 до 3
   *[many] до него { $boards } планшетов, а можно от 1 до 3
}
error-only-starting = сейчас можно увеличить силу только начального работника
error-first-worker = этот работник первый, он уже перемещён
error-just-moved = этот работник только что пришёл, и его действие ещё впереди
error-not-on = { $board_key ->
    [palace] этот работник не во дворце
    [forest] этот работник не в лесу
    [stone_quarry] этот работник не в каменоломне
    [gold_deposits] этот работник не на прииске
    [alchemy] этот работник не у жрецов
    [nobles] этот работник не у знати
    [decorations] этот работник не у ремесленников
   *[construction] этот работник не у архитектора
}
error-palace-main = во дворце нет основного действия
error-gold-short = вашего золота ({ $gold }) не хватает ни на одну доступную технологию
error-all-known = все доступные технологии у вас уже есть
error-no-building = зданий не осталось
error-no-row = нет свободного ряда для вашего числа работников ({ $workers })
error-no-decoration = украшений не осталось
error-no-side = сейчас украшение некуда положить
error-no-pyramid-tile = открытых строительных блоков нет
error-pyramid-complete = пирамида завершена
error-no-worship = { $board }: места поклонения нет
error-one-worship = { $board }: место поклонения только одно
error-own-worker = там ваш собственный работник
error-palace-discovery = во дворце нельзя взять один лишь жетон открытия
error-not-held = у вас нет жетона «{ $discovery }»
# $used_at: questions joined by "or"
error-used-elsewhere = его используют в другой момент: { $used_at }, а не { $question }
error-useless = сейчас он ничего не даст
error-no-use = в этот момент ({ $question }) жетоны не используют
error-used-on-move = для этого перемещения он уже использован
error-none-unlocked = у вас нет свободных работников
error-no-two = ни на одном планшете нет двух ваших свободных работников
error-used-on-action = для этого действия он уже использован
error-nothing-saved = ни одно возможное здесь действие не стоит какао
error-no-difference = ещё один работник здесь ничего не меняет

## Files

error-file-unread = { $path }: не прочитать ({ $reason })
error-file-unwritten = { $path }: не записать ({ $reason })
error-file-unused = { $path }: не использовать ({ $reason })
error-file-no-file = { $path }: не записать (это не файл)
error-file-long = { $most ->
    [one] { $path }: слишком длинный, больше { $most } байта
    [few] { $path }: слишком длинный, больше { $most } байт
   *[many] { $path }: слишком длинный, больше { $most } байт
}
error-file-no-text = { $path }: не текстовый файл
error-file-empty = { $path }: файл пуст
error-no-file = { $path }: такого файла нет

## Fields of records and positions: said of a field, whose name comes before and a colon

error-json = не читается как JSON ({ $reason })
error-missing = отсутствует
error-unknown-key = неизвестно; есть { $known }
error-object = должен быть объект
error-object-not = должен быть объект, а не { $value }
error-list = должен быть список, а не { $value }
error-truth = должно быть true или false
error-truth-not = должно быть true или false, а не { $value }
error-whole = должно быть целое число, а не { $value }
error-range = должно быть от { $low } до { $high }, а не { $value }
error-choice = должно быть одно из { $known }, а не { $value }
error-one-of = должно быть одно из { $known }
error-must-be = должно быть { $value }
error-entries = { $least ->
    [one] должен быть { $least } элемент, а не { $given }
    [few] должно быть { $least } элемента, а не { $given }
   *[many] должно быть { $least } элементов, а не { $given }
}
error-entries-range = { $most ->
    [one] должно быть от { $least } до { $most } элемента, а не { $given }
    [few] должно быть от { $least } до { $most } элементов, а не { $given }
   *[many] должно быть от { $least } до { $most } элементов, а не { $given }
}
error-record-long = { $most ->
    [one] слишком длинная, { $bytes } при наибольшей длине в { $most } байт
    [few] слишком длинная, { $bytes } при наибольшей длине в { $most } байта
   *[many] слишком длинная, { $bytes } при наибольшей длине в { $most } байт
}
error-record-rules = эта программа играет по версии { $ours }, а запись версии { $written }
error-record-older = по правилам этой программы (версия { $ours }) это была бы другая партия, чем по правилам записи (версия { $written })
error-record-seed = должно быть целое число от 0 до 2**60 - 1
error-record-actions = { $most ->
    [one] должен быть список не длиннее { $most } числа
    [few] должен быть список не длиннее { $most } чисел
   *[many] должен быть список не длиннее { $most } чисел
}
error-record-action = должно быть число от 0 до { $last }
error-record-names = { $n ->
    [one] должен быть список из { $n } имени
    [few] должен быть список из { $n } имён
   *[many] должен быть список из { $n } имён
}
error-record-name = { $most ->
    [one] должен быть текст от 1 до { $most } знака
    [few] должен быть текст от 1 до { $most } знаков
   *[many] должен быть текст от 1 до { $most } знаков
}
error-result = действия ведут к { $found }, а в записи { $written }
error-position-bytes = { $bytes ->
    [one] в позиции { $bytes } байт, а не { $given }
    [few] в позиции { $bytes } байта, а не { $given }
   *[many] в позиции { $bytes } байт, а не { $given }
}
error-position-rules = это версия { $ours }, а не { $written }

## What can't be in a position; $name and $tile are as they are written in it

error-value-twice = { $value } встречается дважды
error-shows-nothing = на начальном жетоне { $tile } нет символа открытия
error-tile-shows-nothing = на этом начальном жетоне нет символа открытия
error-eclipses-over = после третьего затмения партия окончена
error-ring = дворец на месте 0, а архитектор напротив, на месте 4
error-royal-categories = нужно по одному жетону категорий A, B и C
error-technology-order = они лежат по возрастанию номеров
error-buildings = { $n ->
    [one] всего { $n } здание, а не { $given }
    [few] всего { $n } здания, а не { $given }
   *[many] всего { $n } зданий, а не { $given }
}
error-neutral = { $colours ->
    [0] при числе игроков { $players } нейтральных цветов нет
    [one] при числе игроков { $players } должен быть { $colours } нейтральный цвет
    [few] при числе игроков { $players } должно быть { $colours } нейтральных цвета
   *[many] при числе игроков { $players } должно быть { $colours } нейтральных цветов
}
error-cell = должно быть [уровень, ряд, столбец] места, считая от 0
error-cell-filled = на { $cell } уже есть блок
error-floats = блок на { $cell } висит в воздухе: под ним должны лежать четыре блока
error-layers = { $n ->
    [one] под ним нужен { $n } слой пирамиды
    [few] под ним нужно { $n } слоя пирамиды
   *[many] под ним нужно { $n } слоёв пирамиды
}
error-no-teotibot = в этой партии нет Теотибота: ему нужно players 1
error-bot-aside = должен быть { $tile } — жетон, которого нет в пирамиде действий
error-copies = { $n ->
    [one] { $tile }: всего { $n } штука, а не { $given }
    [few] { $tile }: всего { $n } штуки, а не { $given }
   *[many] { $tile }: всего { $n } штук, а не { $given }
}
error-no-seat = { $name }: места нет
error-top-marker = на самой верхней ступени может стоять только одна фишка
error-not-in-game = { $name }: в этой партии нет
error-masks-used = маски не используют
error-nowhere-space = работник, которого нигде нет, не может занимать место поклонения
error-no-worship-space = { $name }: места поклонения нет
error-space-taken = это место поклонения занял другой работник
error-books = в сумме { $booked }, а vp — { $vp }
error-discs-met = неверно: фишки встретились
error-eclipse-due = неверно: близится затмение, значит, фишки встретились
error-top-tile = true тогда и только тогда, когда лежит верхний блок
error-stack-over = должно быть пусто, когда партия окончена
error-lowest = { $name } должно стоять в самом низу
error-last = { $name } должно стоять последним
error-as-stack = должно быть { $value }, как в стопке решений
error-seats-turn = должно быть { $seat }: это ход этого места
error-salary-only = при затмении спрашивают о жалованье, и ни о чём другом
error-eclipse-scored = 0 тогда и только тогда, когда идёт подсчёт затмения
error-while-starting = { $name } спрашивают тогда и только тогда, когда игроки начинают
error-twice = { $name } встречается дважды
error-seat-twice = { $name } места { $seat } встречается дважды
error-after-choice = { $name } идёт после выбора действия
error-stands-on = { $name } стоит на { $below }
error-must-stand-on = должно стоять на { $below }
error-discount-left = должно стоять на { $below } с неиспользованной скидкой
error-too-many = { $n ->
    [one] { $name } встречается больше { $n } раза
    [few] { $name } встречается больше { $n } раз
   *[many] { $name } встречается больше { $n } раз
}
error-move-next = после жетона, меняющего перемещение, идёт само перемещение
error-bot-turn = bot_turn — для места Теотибота в соло
error-bot-asked = Теотибота ни о чём не спрашивают
error-bot-workers = у Теотибота в игре четыре работника
error-bot-locked = у Теотибота молится ровно один работник
error-bot-worship = там Теотибот поклонения не совершает
error-board = должен быть планшет
error-nobodys-turn = это ничей ход
error-worker-out = работник { $worker } места { $seat } не в игре
error-worker-locked = работник { $worker } места { $seat } молится
error-companion = должен быть не тот работник, который идёт
error-dealt-hand = должны быть жетоны из сданных
error-tile-twice = начальный жетон { $tile } встречается дважды
error-four-dealt = у места { $seat } нет четырёх сданных жетонов в starting.hands
error-taken-before = { $n ->
    [0] место { $seat } раньше не брало жетонов
    [one] место { $seat } раньше взяло { $n } жетон
    [few] место { $seat } раньше взяло { $n } жетона
   *[many] место { $seat } раньше взяло { $n } жетонов
}
error-two-kept = у места { $seat } нет двух starting_tiles
error-to-be-taken = { $n ->
    [one] отсюда ещё предстоит взять { $n } жетон
    [few] отсюда ещё предстоит взять { $n } жетона
   *[many] отсюда ещё предстоит взять { $n } жетонов
}
error-goods-first = место { $seat } берёт начальные запасы до того, к чему они ведут
error-starting-power = сила начальных работников — от 1 до 3
error-placed-in-order = { $n ->
    [0] ни один из них не выставлен
    [one] из них выставлен { $n }, по порядку
    [few] из них выставлены { $n }, по порядку
   *[many] из них выставлены { $n }, по порядку
}
error-needs-mover = { $name }: нужен работник, который переместился
error-no-area = места поклонения нет
error-no-such-space = такого места поклонения нет
error-bought-on-turn = жетоны открытий покупают в свой ход
error-large-step = это не та широкая ступень
error-cell-closed = на это место блок не положить
error-slot-empty = на этом месте pyramid_display нет блока
error-stack-unfit = ожидающие решения не подходят к позиции
error-stack-nowhere = ведёт в никуда: допустимых действий нет

## Bots

error-no-bot = бота по имени { $name } нет: есть { $known }
error-classic-bot = бота по имени { $name } нет: после classic: стоит уровень, стиль или бюджет, например classic:adept, classic:collector:100 или classic:500
error-bot-budget = у { $bot } нет бюджета: напишите { $bot } или mcts:{ $budget }
error-budget = бюджет — это число симуляций (500) или секунд (0.5s), а не { $value }
error-bot-unloaded = не загрузить { $name } из { $place }: { $problem }
error-no-class = такого класса нет
error-no-module = такого модуля нет
error-bots-seats = { $seats ->
    [one] нужен один бот на { $seats } место, а не { $given }
    [few] нужен один бот на всех или по одному на каждое из { $seats } мест, а не { $given }
   *[many] нужен один бот на всех или по одному на каждое из { $seats } мест, а не { $given }
}
error-seat-no-bot = на месте { $seat } не бот
error-seat-empty = на месте { $seat } не играет ни один бот
error-no-rule = ни в одном правиле нет { $wanted }
error-advice-over = партия окончена: советовать нечего
error-advice-teotibot = ход Теотибота: что он делает, решают правила
error-advice-silent = { $bot } не может сказать, что думает: спросите уровень (adept) или mcts:500
error-bots-stopped = боты сервера остановлены
error-nobody-asked = спрашивать некого: партия окончена
# $fault: English, for the log
error-hint-fault = { $fault }

## What a bot did wrong; $what: the error of a program, in English

fault-crashed = падение: { $what }
fault-killed = падение: процесс завершён сигналом { $signal }
fault-exited = падение: процесс завершился с кодом выхода { $code }
fault-nonsense = падение: в канал записана бессмыслица
fault-no-answer = зависание: нет ответа за { $seconds } с
fault-not-ready = зависание: не готов за { $seconds } с
fault-illegal = нарушение: { $answer } — не ответ на «{ $question }»
fault-other = { $what }

## Matches of bots

error-match-form = вид матча — { $known }, а не { $value }
error-match-entrants = матчу нужны участники: имена ботов
error-match-twice = участник { $name } записан дважды; хватит одного раза
error-match-no-deal = матчу нужна хотя бы одна раздача, а не { $deals }
error-match-deals = { $most ->
    [one] в матче не больше { $most } раздачи, а не { $deals }
    [few] в матче не больше { $most } раздач, а не { $deals }
   *[many] в матче не больше { $most } раздач, а не { $deals }
}
error-no-match-file = { $path }: не файл матча
error-match-format = { $path }: формат { $format }, а эта программа читает { $ours }
error-match-rules = { $path }: версия правил { $written }, а эта программа играет по { $ours }
# $known, $asked: what the file has and what was asked for
error-another-match = { $part_key ->
    [entrants] { $path }: здесь другой матч (участники: { $known }, а не { $asked })
    [setup] { $path }: здесь другой матч (подготовка: { $known }, а не { $asked })
    [seed] { $path }: здесь другой матч (сид: { $known }, а не { $asked })
   *[form] { $path }: здесь другой матч (вид: { $known }, а не { $asked })
}
error-match-players = { $n ->
    [one] { $n } игрок
    [few] { $n } игрока
   *[many] { $n } игроков
}
error-fewer-deals = { $deals ->
    [one] { $path }: уже есть { $deals } раздача; просите столько же или больше
    [few] { $path }: уже есть { $deals } раздачи; просите столько же или больше
   *[many] { $path }: уже есть { $deals } раздач; просите столько же или больше
}
error-ray-missing = Ray не установлен: { $command }
error-ray-address = нет Ray по адресу { $address }: { $reason }
error-plots-missing = для графиков нужен matplotlib: { $command }

## Server: options, database, backups

error-workers-need = нескольким рабочим процессам нужны --database postgresql://... и --redis
error-redis-alone = --redis — для нескольких рабочих процессов: ему нужен и --database
error-redis-missing = для --redis нужен пакет redis: { $command }
error-redis-url = --redis должен быть адресом вида { $example }
error-redis-unused = Redis использовать не удаётся: { $reason }
error-database-url = --database должен быть адресом вида { $example }
error-password-shown = пароль в { $option } мог бы прочесть каждый на этой машине: храните URL в файле ({ $option }-file) или в { $variable }
error-url-twice = задайте либо { $option }, либо { $option }-file, но не оба (настройки тоже считаются)
error-url-file = { $path } должен содержать URL и больше ничего
error-database-at = в --database лишний знак @: в пароле пишите его как %40
error-psycopg-missing = для PostgreSQL нужен пакет psycopg: { $command }
error-database-newer = база данных от более новой версии программы: обновите программу
error-database-refuses = базу данных использовать не удаётся: { $reason }
error-database-unused = эту базу данных не использовал ещё ни один сервер: в ней ничего нет
error-database-revision = база данных другой версии (ревизия { $revision }): запустите на ней этот сервер один раз или возьмите версию, которая её создала
error-database-not-empty = база данных не пуста: восстанавливайте в новую
error-folder-taken = { $path }: здесь хранит партии другой сервер
error-no-games-kept = { $path }: здесь не хранится ни одной партии
error-no-finished-table = за столом { $key } нет оконченной партии
error-host = --host: { $host } — не адрес этой машины
error-port-used = порт { $port } занят другой программой: укажите другой через --port
error-port-reserved = порт { $port } доступен не всем: укажите порт от { $first } через --port
error-port-closed = порт { $port } не открыть ({ $reason })
error-backup-other-file = { $path }: уже есть, и это не резервная копия
error-backup-checksum = { $path }: изменён или повреждён: контрольная сумма другая
error-backup-rows = { $path }: изменён: строк не хватает или слишком много
error-backup-newer = { $path }: от более новой версии программы
error-backup-cut = { $path }: обрезан: кончается слишком рано
error-backup-damaged = { $path }: не резервная копия, или она повреждена
# $table: a table of the database by its name there
error-backup-not-restored = { $path }: восстановлены не все строки { $table }
error-backup-table = { $path }: таблица { $table } неизвестна
