# The terminal's screens for learning: reviews, mistakes, teaching games. What a comment says about
# columns is for the whole message with its arguments.

## Keys below the table: at most 9 columns each

tui-key-review = Разбор
tui-key-solution = Решение
tui-key-skip = Дальше
tui-key-again = Заново
tui-key-keep = Оставить

## A review: lines of at most 70 columns

tui-end-review = Разбор партии: чего стоил каждый ход
tui-review-title = Разбор ({ $depth })
tui-review-how = Насколько подробным должен быть разбор?
tui-review-begin-quick = Быстро: меньше минуты
tui-review-begin-deep = Подробно: несколько минут, зато надёжнее
tui-reviewing-title = Партия просматривается ({ $depth })
tui-reviewing-progress = { $done } из { $count } ходов
tui-reviewing-keys = Esc — прервать
tui-review-unfinished = Разобрать можно только законченную партию.
# Parts of the screen: at most 16 columns each
tui-review-costly = Дорогие ходы
tui-review-chances = Шансы в %
tui-review-players = Игроки
tui-review-lost = Потери ПО
# How somebody played; $accuracy is a number from 0 to 100
tui-review-level = { $name }: точность { $accuracy }, { $level }
# What can be done
tui-review-learn = m  Работа над ошибками ({ $count })
tui-review-replay = r  Просмотр партии с оценкой ходов
tui-review-deep = d  Разобрать подробнее
tui-review-back = Назад
tui-review-whose = Чьи ошибки?
tui-review-keys = Enter — выбрать, к ходу    Tab — дальше    Esc — назад
tui-review-keys-whole = Enter — выбрать, к ходу    Esc — назад

## A task at the table: a turn is looked for

tui-task-judging = Ваш ход изучается…
tui-task-solved = Найдено!
tui-task-not-yet = Пока нет.
tui-task-solution = Решение
tui-task-again = Попробовать ещё раз
tui-task-show = Показать решение
# $turn: which turn of the game
tui-mistake-title = Ошибка { $number } из { $count } · { $turn }
# $turn: the answers that were given, $loss: what that gave away
tui-mistake-find = Найдите ход лучше, чем { $turn } ({ $loss }).
tui-mistake-good = Это не хуже лучшего хода или почти не хуже.
tui-mistake-loses = Так вы всё ещё теряете: { $loss }.
tui-mistake-next = Следующая ошибка
tui-mistake-done = Это была последняя: назад к разбору

## A teaching game

# at most 24 columns
tui-option-teach = Обучение
# at most 140 columns
tui-about-teach = дорогой ход можно вернуть, прежде чем ответят другие
opt-teach = Дорогой ход можно вернуть, прежде чем ответят боты (один человек против ботов).
bad-teach = обучающая партия — для одного человека против ботов
# $label: what the turn is called: mistake, blunder ...
tui-teach-title = Прежде чем ответят другие: { $label }
tui-teach-loses = Ваш ход теряет: { $loss }.
# $reasons: what speaks for the better turn, "gains 2 temple steps, costs 4 cocoa"
tui-teach-why = Есть ход, который даёт больше: { $reasons }.
tui-teach-back = u  Вернуть и поискать лучше
tui-teach-show = h  Показать лучший ход
tui-teach-keep = k  Оставить так

## Puzzles, openings, the deal of the day, strategy: lines of at most 70 columns

tui-puzzles-keys = Enter — решать    ✓ решено, · не сразу    Esc — назад
tui-openings-text = Что приносят пары начальных жетонов: по числу игроков и порядку.
tui-openings-keys = ← → — игроки   Tab — порядок   Enter — первые ходы   Esc — назад
tui-openings-tiles = t  Ваши жетоны: { $tiles }
tui-openings-pick-keys = Enter, пробел — взять или вернуть, не больше четырёх    Esc — готово
tui-strategy-keys = ← → или 1–{ $last } — другая часть   ↑ ↓ пробел — дальше   Esc — назад
tui-share-keys = c — копировать    Esc — закрыть
tui-share-copied = Скопировано, если терминал это позволяет.

## Help

tui-menu-study = Каждая партия учит: после партии или в списке сохранённых v покажет, чего стоил каждый ход, а ошибки можно переиграть. Новая партия может и учить: дорогой ход вам предложат вернуть. p — задачи, d — партия дня, o — дебюты, s — что побеждает и почему.
