# Puzzles: positions of real games in which one turn is clearly better than all others.

puzzles = Задачи
puzzles-text = Позиции из партий сильных ботов. Один ход явно лучше всех остальных: найдите его.
puzzles-short = один ход, одно решение
puzzle-title = Задача { $id }
puzzle-today = Задача дня
puzzle-players = { $count ->
    [1] соло
    [one] { $count } игрок
    [few] { $count } игрока
   *[many] { $count } игроков
}
# $rating: a number as text
puzzle-rated = рейтинг { $rating }
# $seat: the letter of a seat
puzzle-task = Вы — { $seat }, и сейчас ваш ход. Один ход явно лучше всех остальных: найдите его.
puzzle-find = Сейчас ваш ход. Один ход явно лучше всех остальных: найдите его.
puzzle-open = Пока верно. Продолжайте.
puzzle-solved = Решено!
puzzle-failed = Не этот: другой ход явно лучше.
puzzle-given-up = Вот лучший ход.
puzzle-again-or-solution = Попробуйте ещё раз или наберите solution.
puzzle-solution = Решение
# $win: a chance to win in percent, $vp: the lead in VP at the end, with its sign
puzzle-best = Лучший ход выигрывает { $win } таких партий, в конце { $vp } ПО против лучшего из соперников.
# $reasons: "gains 2 temple steps, costs 4 cocoa"
puzzle-because = Он { $reasons }.
puzzle-tempting = Заманчиво: { $answer } ({ $win }, { $vp } ПО)
puzzle-second = Второй по силе: { $answer } ({ $win }, { $vp } ПО)
# $level: the name of a level of bots
puzzle-solved-from-level = Боты находят его начиная с этого уровня: { $level }.
# $playouts: a number as text
puzzle-solved-from-search = Боты находят его, если симуляций на ответ не меньше { $playouts }.
puzzle-solved-from-none = Даже сильные боты часто его упускают.
puzzle-themes = Темы: { $themes }
puzzle-rating = Ваш рейтинг: { $rating }
puzzle-rating-guess = Ваш рейтинг: { $rating }, пока приблизительно
puzzle-solved-count = { $tried ->
    [0] Вы ещё не пробовали ни одной задачи.
    [one] С первого раза решено { $solved } из { $tried } задачи.
    [few] С первого раза решено { $solved } из { $tried } задач.
   *[many] С первого раза решено { $solved } из { $tried } задач.
}
puzzle-counted-before = Эту задачу вы уже пробовали: рейтинг не меняется.
# $change: with its sign
puzzle-rating-change = Ваш рейтинг: { $rating } ({ $change })

## On the page

puzzle-solve = Решать
puzzle-next = Следующая задача
puzzle-again = Ещё раз
puzzle-show = Показать решение
puzzle-show-again = Показать на столе
puzzle-by-theme = По темам
puzzle-all = Все задачи
puzzle-your-rating = Ваш рейтинг
puzzle-no-name = Если у вас есть имя, рейтинг сохраняется.
puzzle-guess = пока приблизительно
puzzle-you = Вы
# How many of the puzzles of a theme were solved
puzzle-theme-solved = решено { $solved } из { $count }
puzzle-answer-figures = { $win }, { $vp } ПО
puzzle-tempting-answer = Заманчиво
puzzle-second-answer = Второй по силе

## Themes

puzzle-theme-opening = начало партии
puzzle-theme-endgame = последний период
puzzle-theme-eclipse = затмение
puzzle-theme-salary = жалованье
puzzle-theme-ascension = вознесение
puzzle-theme-worship = поклонение
puzzle-theme-royal_tile = королевский жетон
puzzle-theme-masks = маски
puzzle-theme-discoveries = жетон открытия
puzzle-theme-technology = технология
puzzle-theme-pyramid = пирамида
puzzle-theme-decorations = украшения
puzzle-theme-nobles = знать
puzzle-theme-temples = храмы
puzzle-theme-cocoa = какао
puzzle-theme-resources = ресурсы
puzzle-theme-tile_use = применение жетона открытия
puzzle-theme-unlocking = освобождение работников

## At the prompt

command-puzzle = Решить задачу: найти единственный ход, который явно лучше всех остальных.

    Если ничего не указано, это задача дня, одна для всех. Первая попытка в каждой задаче меняет ваш рейтинг; он хранится рядом с сохранёнными партиями.
metavar-puzzle = [ЗАДАЧА]
metavar-theme = ТЕМА
opt-puzzle = Задача по её id или: today (сегодняшняя), next (близкая к вашему рейтингу, ещё не пробованная), list, themes, rating.
opt-puzzle-theme = Только задачи на эту тему.
opt-puzzle-players = Только задачи на столько игроков.
opt-puzzle-solution = Сразу показать решение; это считается нерешённой задачей.
bad-theme = нет темы '{ $text }': бывает { $themes }
bad-no-puzzles = такой задачи нет
puzzle-word-today = задача дня
puzzle-word-next = следующая задача для вас
puzzle-word-list = все задачи
puzzle-word-themes = о чём задачи
puzzle-word-rating = ваш рейтинг и последние попытки
puzzle-help-board = показать всё поле
puzzle-help-solution = сдаться и посмотреть решение
puzzle-help-help = показать это
puzzle-help-quit = выйти
puzzle-head-id = задача
puzzle-head-rating = рейтинг
puzzle-head-players = игроки
puzzle-head-state = состояние
puzzle-head-themes = темы
puzzle-head-theme = тема
puzzle-head-puzzles = задачи
puzzle-head-name = что это
puzzle-state-new = новая
puzzle-state-solved = решена
puzzle-state-failed = не решена
error-no-puzzle = нет задачи { $id }
error-puzzle-file = { $path }: это не то, что хранится о задачах; уберите файл, чтобы начать заново
error-puzzle-file-busy = { $path }: его пишет другое окно; попробуйте ещё раз
backup-rows-puzzle_attempts = { $count ->
    [one] { $count } попытка решить задачу
    [few] { $count } попытки решить задачу
   *[many] { $count } попыток решить задачу
}
