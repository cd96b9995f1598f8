# Matches of bots: reports in the terminal, as a page for the browser and as plots.

# $command: what is typed to go on
arena-stopped = { $games ->
    [one] Остановлено после { $done } из { $games } партии; сыгранное сохранено. Продолжить: { $command }
    [few] Остановлено после { $done } из { $games } партий; сыгранное сохранено. Продолжить: { $command }
   *[many] Остановлено после { $done } из { $games } партий; сыгранное сохранено. Продолжить: { $command }
}
arena-written = Записано: { $file }
arena-games-of = { $planned ->
    [one] { $count } из { $planned } партии
    [few] { $count } из { $planned } партий
   *[many] { $count } из { $planned } партий
}
arena-form = { $form ->
    [round-robin] круговой турнир
    [ladder] лестница
   *[solo] каждый сам по себе
}
# $seed: a number in digits
arena-deals = { $count ->
    [one] { $count } раздача, сиды от { $seed }
    [few] { $count } раздачи, сиды от { $seed }
   *[many] { $count } раздач, сиды от { $seed }
}
arena-title = Теотиуакан: матч ботов
arena-heading = Матч ботов

## Titles of tables and plots

arena-ratings = Рейтинги
arena-scores = Очки
arena-scores-and-times = Очки и секунды на решение
arena-pairs = Пары
arena-seats = Места в порядке хода
arena-sources-mean = Победные очки по источникам, в среднем за партию
arena-tiles = Начальные жетоны: победы тех, кто их оставил
arena-technologies = Технологии: победы тех, кто освоил их к концу
arena-faults = Сбои
arena-failed = Несостоявшиеся партии

## Heads of columns; those of figures are at most 12 columns wide

arena-entrant = участник
arena-elo = Эло
arena-won = победы
# Seconds a decision
arena-time-mean = с, среднее
arena-time-median = с, медиана
arena-time-longest = с, максимум
arena-pair = первый выше второго
arena-source = источник
arena-fault-crashed = падение
arena-fault-stalled = зависание
arena-fault-illegal = нарушение
# How often somebody else answered for a bot
arena-answered = отвечено за
arena-example = например
arena-game = партия
arena-why = почему

## Notes and rows

# $name: a bot
arena-elo-note = На шкале Эло { $name } = 0: на 191 больше — это 3 победы из 4, на 400 больше — 10 побед из 11.
arena-elo-note-mean = На шкале Эло среднее = 0: на 191 больше — это 3 победы из 4, на 400 больше — 10 побед из 11.
# Two bots: how often did the first one end before the second one?
arena-two = { $first } – { $second }
# A starting tile: $boards are its two boards, $gives what it gives: names with signs between them
arena-tile = { $boards }: { $gives }
# What a starting tile gives, as short as can be: a label has 60 columns at most
arena-gives-resources = { $n ->
    [one] { $n } ресурс
    [few] { $n } ресурса
   *[many] { $n } ресурсов
}
arena-gives-blue = синий храм
arena-gives-red = красный храм
arena-gives-green = зелёный храм
arena-gives-avenue = Дорога
arena-gives-discovery = открытие
arena-gives-power-up = сила

## Plots

# How much was played, in small letters under the title. $players: such as "2 players"
arena-extent = n = { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
}, { $players }, { $deals ->
    [one] { $deals } раздача
    [few] { $deals } раздачи
   *[many] { $deals } раздач
}
arena-n = n = { $count }
# $extent: the message arena-extent. The lines are at most 110 columns wide
arena-ratings-about = { $extent }; отрезки — интервалы 95 %
arena-scores-about = { $extent }; фигура — все очки, полоса — средняя половина, черта — медиана, точка — среднее
arena-sources-about = { $extent }; в среднем за партию
arena-shares-about = { $extent }; отрезки — интервалы 95 %, n — сколько таких игроков
arena-tiles-plot = Победы тех, кто оставил начальный жетон
arena-technologies-plot = Победы тех, кто освоил технологию к концу
# Below the axis of a plot
arena-elo-axis = Эло ({ $name } = 0)
arena-elo-axis-mean = Эло (среднее = 0)
arena-score-axis = победные очки в конце
arena-sources-axis = победные очки (жирно: средний счёт; левее 0: потери)
arena-share-axis = доля побед, % (пунктир: среднее)
# Beside the names of sources, such as "Pyramid track"
arena-others = Прочее
# $what: a starting tile or a technology
arena-what = { $what } (n = { $count })

## What plots show, for those who can't see them

arena-alt-ratings = Рейтинги с интервалами
arena-alt-scores = Распределение очков
arena-alt-starting_tiles = Доля побед с каждым начальным жетоном
arena-alt-technologies = Доля побед с каждой технологией
