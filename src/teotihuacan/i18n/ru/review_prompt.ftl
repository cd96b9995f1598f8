# `teotihuacan review`: разбор партии, учёба на нём и обучающие партии.

command-review = Пересмотреть партию: каждый ход против лучшего, какой можно было найти, и удача.

    График шансов на победу, самые дорогие ходы с тем, что было лучше и почему, точность, где потеряны ПО и что принесла удача. Поиск знает не больше того, кто играл. Та же запись, глубина и сид дают тот же разбор; он хранится вместе с вашими партиями, и в следующий раз он готов сразу.

    С --learn вы возвращаетесь к каждому дорогому ходу и ищете лучший.
command-games-review = Пересмотреть одну из своих партий: чего стоили ходы, и удача.

    То же, что teotihuacan review, для партии из списка.
opt-review-file = Запись партии; - читает стандартный ввод.
opt-review-depth = Как глубоко смотреть: quick (полминуты) или deep (минуты).
opt-review-seat = Только одно место: его буква или номер, считая с 0. Без него — люди, или все, если играли только боты.
opt-review-all = Все ходы, а не только самые дорогие: оценка, что потеряно и что было лучше.
opt-review-seed = Сид поисков; с другим — другие случайности.
opt-review-learn = Искать лучшее перед каждым дорогим ходом.
bad-depth = нет глубины '{ $text }': quick или deep
bad-review-seat = места { $text } нет: места от A до { $letter }, или от 0 до { $last }
progress-review = Просмотр ходов

review-heading = Разбор: { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
    [many] { $turns } ходов
   *[other] { $turns } хода
} ({ $depth })
review-chances = Шансы на победу в процентах; числа — самые дорогие ходы.
review-costliest = { $name } ({ $level }): самые дорогие ходы
review-every-turn = { $name } ({ $level }): все ходы
review-nothing-costly = Ни один ход не стоил дорого.
review-lost = Потеря ПО по источникам
review-extremes = Больше всего потеряно ПО: { $most }, меньше всего: { $least }
# A figure of a player: at most 24 columns
review-fair = Без удачи
# at most 70 columns; the rows below it are draws and rolls with their VP of luck
review-draws = Случайности, которые значили больше всего, в ПО
# $shown: what was drawn, rolled or shown
review-draw = { $turn }: { $shown }
# $icons: those of a tile
review-draw-tile = { $shown } ({ $icons })
review-note = То, что быстрый поиск называет лучшим, — хорошая догадка, не более; --depth deep смотрит внимательнее.

## Learning from mistakes

# $number of $count: which turn of how many
learn-task = { $number } из { $count }: найдите что-нибудь лучше.
learn-played = Вы сыграли: { $turn } ({ $loss }).
learn-found = Хорошо: это не хуже лучшего из найденного или почти не хуже.
learn-not-yet = Ещё нет: есть что-то лучше ({ $loss }). Ход начинается заново; view покажет, skip идёт дальше.
learn-done = Найдено: { $found } из { $count }.
learn-none = Нет дорогого хода, на котором можно учиться.
terminal-help-view = показать, что было лучше и почему
terminal-help-skip = перейти к следующему ходу

## Teaching games

# $loss: what the turn gives away, "−6.3 VP, −12% to win"; $reasons: what speaks for the better turn
teach-offer = Есть ход лучше ({ $loss }). Что говорит за него: { $reasons }.
teach-ask = Вернуть этот ход и поискать? д (да) или н (нет)
teach-again = Ход начинается заново.
