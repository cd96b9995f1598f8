# The game in the terminal: teotihuacan play, replay, show and advise. The table that fills the
# terminal (tui.ftl) uses some of it. Names of boards, tiles and goods are those of board.ftl.

## Seats, where a record has no name or one of the program's own

name-you = вы
name-human = человек
name-player = игрок

## Playing

# $who: the seats with their names, $seed: a number
terminal-greeting = { $who } (сид { $seed }; в любой момент можно набрать help)
terminal-watching = { $who } (сид { $seed })
terminal-goodbye = До встречи!
terminal-taken-back = Взято назад.
terminal-not-taken-back = Взять назад нечего: ваш ход только начался или с тех пор уже открыли что-то новое.
terminal-wrong-number = Ответа { $typed } нет, есть от 1 до { $last }. Наберите номер ответа или help.
terminal-wrong-words = «{ $typed }» нет среди ответов. Наберите номер ответа или help.
# $name: a seat whose bot did something wrong, $fault: what
terminal-fault = { $name }: { $fault }
# A statement of the log (log.ftl) among others in a line
told-statement = { $text }.

## What can be typed instead of an answer; board, log, hint, undo, help, quit stay as they are

terminal-help-answer = Наберите номер ответа или сам ответ. А ещё можно:
terminal-help-board = всё, что лежит на столе
terminal-help-log = что произошло за последнее время
terminal-help-hint = лучшие ответы и почему, после секунды раздумий
terminal-help-undo = взять назад последний ответ этого хода, пока не открыли ничего нового
terminal-help-help = эти строки
terminal-help-quit = выйти из игры
terminal-help-empty = Пустая строка покажет вопрос ещё раз.
legend-workers = A2 — работник места A с силой 2, →A2 — он в пути, [A2] — он молится; x и y — нейтральные кубики.
legend-icons = b, r и g — символы синего, красного и зелёного храма, · — простой; заглавные напечатаны в цвете.
legend-height = Маленькое число рядом с символом пирамиды — высота в этом месте.

## Answers that name tiles by their icons, or places of the pyramid in short

# $tile: the icons of the tile as letters, "gbr."
terminal-answer-pick = Строительный блок { $slot }: { $tile }
# $decoration: the icons of the tile as letters, "GB"
terminal-answer-decorate = { $side_key ->
    [top] Украшение { $slot } ({ $decoration }): верхняя сторона
    [right] Украшение { $slot } ({ $decoration }): правая сторона
    [bottom] Украшение { $slot } ({ $decoration }): нижняя сторона
   *[left] Украшение { $slot } ({ $decoration }): левая сторона
}
# Level, row and column of the place, as numbered in the pictures. At most 30 columns
terminal-answer-place = { $turn ->
    [0] Место { $level }-{ $row }-{ $column }
   *[other] Место { $level }-{ $row }-{ $column }, поворот { $turn }
}

## Narrow places

# Headings of goods: at most 5 columns each
head-vp = ПО
head-wood = дер.
head-stone = кам.
head-gold = зол.
head-cocoa = какао
# Temples and tracks: at most 6 columns each
short-temple = { $temple ->
    [blue] синий
    [red] красн.
   *[green] зелён.
}
short-avenue = Дорога
short-track = алтарь
# Where discovery tiles lie, with the step: at most 9 columns
short-spot = { $track ->
    [avenue] Дорога { $step }
    [blue] синий { $step }
    [red] красн. { $step }
   *[green] зелён. { $step }
}
# A discovery tile with its cost
short-discovery = { $name } ({ $cost })
short-free = даром
short-none = нет
short-starting = { $boards }: { $gives }
short-starting-shows = { $boards }: { $gives }; открытие: { $discovery }
# What starting tiles give
short-temple-step = { $temple ->
    [blue] ступень синего храма
    [red] ступень красного храма
   *[green] ступень зелёного храма
}
short-avenue-step = плита Дороги
short-technology = технология с мин. номером
short-power-up = увеличение силы
short-number = жетон { $number }
# Masks of a player, by their numbers
short-masks = маски { $numbers }
# Sums of dice that a tile of Teotibot's has none of
short-never = никогда

## The table

head-clockwise = по часовой
head-unlocked = свободны
head-worship = молятся
head-discovery = жетон открытия
head-player = игрок
# At most 6 columns
head-technologies = техн.
head-tiles = жетоны
terminal-above = пирамида сверху
terminal-level = уровень { $level }
terminal-technologies = Технологии (верхний ряд, затем нижний)
terminal-royal = Жетоны вождей
terminal-bonus = Жетоны бонусов храмов
terminal-decorations = Украшения
terminal-on-display = на выбор
terminal-on-sides = на сторонах
terminal-sides = верх { $top }, право { $right }, низ { $bottom }, лево { $left }
terminal-discoveries = Жетоны открытий на Дороге мёртвых и в храмах
terminal-tiles-at = Жетоны открытий ({ $spot })
terminal-bot-tiles = Жетоны действий Теотибота (суммы его кубиков)
# $gold: what a technology costs
terminal-gold = { $gold ->
    [one] { $gold } золото
    [few] { $gold } золота
   *[many] { $gold } золота
}

## The end

terminal-place = { $place }. { $name }, { $vp } ПО

## Replay; next, back, ply, turn, auto, help, quit stay as they are

terminal-replay-words = Пустая строка или одно из этих слов, можно первой буквой:
terminal-replay-next = на N действий вперёд, без числа — на 1
terminal-replay-back = на N действий назад, без числа — на 1
terminal-replay-ply = к позиции после N действий
terminal-replay-turn = к началу хода N
terminal-replay-auto = вперёд само, до конца или до Ctrl-C
terminal-replay-help = эти строки
terminal-replay-quit = выйти
terminal-replay-wrong = Наберите next, back, ply 10, turn 3, auto или quit; help расскажет больше.
terminal-no-turn = Хода { $turn } нет, есть от 1 до { $last }.
terminal-here = Это действие { $ply } из { $last }.
terminal-ply = Действие { $ply } из { $last }, ход { $turn } из { $turns }.
terminal-stopped = Остановлено.
