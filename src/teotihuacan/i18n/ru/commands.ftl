# What the commands print; not the games themselves.

# $rules, $actions, $environments: the number of each one's version
version = teotihuacan { $version } · { $engine ->
    [compiled] скомпилированный движок
   *[interpreted] интерпретируемый движок
} · правила { $rules } · пространство действий { $actions } · среды { $environments } · Python { $python }
open-runs-already = Теотиуакан уже работает: { $address }
open-runs = Теотиуакан работает: { $address } (Ctrl-C завершит; партии сохраняются)

## Beside a bar that grows while something takes long, at most 16 columns

progress-playing = Игра
progress-reading = Чтение
progress-replaying = Проигрывание
progress-measuring = Измерение

## What is played, between dots: 30 random games · 4 players · Standard set-up · seeds from 1

setup-standard = Обычная подготовка
# $knob: what a knob turns, such as "Resources it begins with"; $turned: +1 or -1
setup-knob = { $knob } { $turned }
setup-knobs = Соло против Теотибота: { $knobs }
report-games = { $count ->
    [one] { $count } партия
    [few] { $count } партии
   *[many] { $count } партий
}
simulate-random-games = { $count ->
    [one] { $count } случайная партия
    [few] { $count } случайные партии
   *[many] { $count } случайных партий
}
simulate-bot-games = { $count ->
    [one] { $count } партия ботов
    [few] { $count } партии ботов
   *[many] { $count } партий ботов
}
simulate-seeds = сиды от { $seed }
stats-records = { $count ->
    [one] { $count } запись
    [few] { $count } записи
   *[many] { $count } записей
}, не окончено: { $unfinished }

## Lines of verify, migrate and backup

# $scores: such as 120 : 98
verify-good = { $file }: верно, { $actions ->
    [one] { $actions } действие
    [few] { $actions } действия
   *[many] { $actions } действий
}, { $scores }
verify-unfinished = { $file }: верно, { $actions ->
    [one] { $actions } действие
    [few] { $actions } действия
   *[many] { $actions } действий
}, не окончена
verify-older-same = (проверено по правилам версии { $version }; по версии { $ours } та же партия)
verify-older-other = (проверено по правилам версии { $version }; по версии { $ours } другая партия)
# $before, $after: revisions of the database's schema, such as 0001
migrate-new = Новая база данных: ревизия { $after }
migrate-done = База данных обновлена: ревизия { $before } → { $after }
migrate-up-to-date = Уже обновлена: ревизия { $after }
migrate-rules-updated = { $count ->
    [one] { $count } стол продолжает по новым правилам
    [few] { $count } стола продолжают по новым правилам
   *[many] { $count } столов продолжают по новым правилам
}
migrate-rules-kept = { $count ->
    [one] { $count } стол продолжает по прежним правилам
    [few] { $count } стола продолжают по прежним правилам
   *[many] { $count } столов продолжают по прежним правилам
}
migrate-rules-ended = { $count ->
    [one] { $count } стол не может продолжать: его правила здесь неизвестны
    [few] { $count } стола не могут продолжать: их правила здесь неизвестны
   *[many] { $count } столов не могут продолжать: их правила здесь неизвестны
}
# $rows: a list of how many there are of everything, the messages that follow
backup-written = { $file }: { $rows }
backup-restored = Восстановлено: { $rows }
backup-rows-people = { $count ->
    [one] { $count } человек
    [few] { $count } человека
   *[many] { $count } человек
}
backup-rows-ended_sessions = { $count ->
    [one] { $count } завершённый сеанс
    [few] { $count } завершённых сеанса
   *[many] { $count } завершённых сеансов
}
backup-rows-recovery_codes = { $count ->
    [one] { $count } резервный код
    [few] { $count } резервных кода
   *[many] { $count } резервных кодов
}
backup-rows-chores = { $count ->
    [one] { $count } ежедневная задача
    [few] { $count } ежедневные задачи
   *[many] { $count } ежедневных задач
}
backup-rows-heartbeats = { $count ->
    [one] { $count } признак жизни
    [few] { $count } признака жизни
   *[many] { $count } признаков жизни
}
backup-rows-secrets = { $count ->
    [one] { $count } секрет
    [few] { $count } секрета
   *[many] { $count } секретов
}
backup-rows-tables = { $count ->
    [one] { $count } стол
    [few] { $count } стола
   *[many] { $count } столов
}
backup-rows-chat = { $count ->
    [one] { $count } сообщение чата
    [few] { $count } сообщения чата
   *[many] { $count } сообщений чата
}
backup-rows-reviews = { $count ->
    [one] { $count } разбор
    [few] { $count } разбора
   *[many] { $count } разборов
}
# Entries of the logs of games
backup-rows-entries = { $count ->
    [one] { $count } запись журнала
    [few] { $count } записи журнала
   *[many] { $count } записей журнала
}
backup-rows-seats = { $count ->
    [one] { $count } место
    [few] { $count } места
   *[many] { $count } мест
}

## Advice: who advised, and the heads of its table, at most 10 columns each

advise-by = { $playouts ->
    [one] ({ $bot }, { $playouts } симуляция)
    [few] ({ $bot }, { $playouts } симуляции)
   *[many] ({ $bot }, { $playouts } симуляций)
}
advice-answer = ответ
advice-ahead = отрыв, ПО
advice-wins = победы
# How much of the search went into the answer
advice-search = поиск
advice-why = почему

## Tables of games that were played. Heads of columns with figures are at most 12 columns wide

report-scores = Очки по местам
report-seat = место
report-player = игрок
report-mean = среднее
report-deviation = отклонение
report-lowest = наименьшее
report-median = медиана
report-highest = наибольшее
report-wins = победы
report-sources = Победные очки по источникам
report-mean-per-game = среднее за партию
report-statistics = Статистика
report-per-seat = на место за партию
report-bot-tiles = Жетоны действий Теотибота
report-used = применён
report-share = доля
report-bots = Боты
report-over-all-seats = по всем местам
report-name = имя
report-winners = Победители
report-count-games = партии
report-win-rate = доля побед
report-surely = интервал 95 %
report-mean-score = средний счёт
report-seconds = секунд на решение
report-faults = сбои
# $source: where victory points come from, such as "Construction"; $source_key: such as construction
report-vp-for = ПО: { $source }
# $low, $high: numbers or percents, the ends of an interval
report-interval = от { $low } до { $high }
# $name: a bot; $fault: what it did wrong
report-first-fault = { $name }: первый сбой: { $fault }
# $third, $completed: how many games ended so; the shares are percents
report-endings = Окончены третьим затмением: { $third } ({ $third_share }), завершением пирамиды: { $completed } ({ $completed_share }).
# All three are numbers
report-decisions = Решений за партию: { $mean } (от { $least } до { $most }).

## Statistics of a seat in a game, at most 24 columns each

statistic-avenue = плиты Дороги мёртвых
statistic-decorations = украшения
statistic-buildings = здания
statistic-discoveries_bought = куплено жетонов открытий
statistic-icon_matches = совпавшие символы
statistic-ascensions = вознесения
statistic-turns = ходы
statistic-main_actions = основные действия
statistic-worships = поклонения
statistic-cocoa_actions = сборы какао
statistic-unlocks = возвращения работников
statistic-cocoa_collected = собрано какао
statistic-cocoa_gained = получено какао
statistic-cocoa_spent = потрачено какао
statistic-cocoa_paid = выплачено жалованья
statistic-cocoa_unpaid = не выплачено жалованья
statistic-tiles_level_1 = блоки на уровне 1
statistic-tiles_level_2 = блоки на уровне 2
statistic-tiles_level_3 = блоки на уровне 3
statistic-tiles_level_4 = блоки на уровне 4
statistic-temple_blue = ступени синего храма
statistic-temple_red = ступени красного храма
statistic-temple_green = ступени зелёного храма
statistic-track_steps = плиты алтаря пирамиды
statistic-technologies = технологии
statistic-masks = маски

## How fast the engine is: a table of 80 columns, the first column is wrapped at about 40

bench-medians = одно ядро, медианы
bench-ours = { $engine ->
    [compiled] teotihuacan (скомпилирован)
   *[interpreted] teotihuacan (интерпретируется)
}
bench-decisions_per_s = случайных решений в секунду, под управлением Python
bench-games_per_s = случайных партий в секунду, под управлением Python
bench-copy_ns = наносекунд на копию позиции
bench-c_loop_decisions_per_s = случайных решений в секунду, цикл на C
bench-c_loop_games_per_s = случайных партий в секунду, цикл на C
bench-c_loop_two_player_decisions_per_s = случайных решений в секунду, цикл на C, два игрока
bench-c_loop_solo_decisions_per_s = случайных решений в секунду, цикл на C, соло против Теотибота
bench-random_playouts_per_s = симуляций поиска по дереву в секунду, случайных до конца
bench-policy_playouts_per_s = симуляций поиска по дереву в секунду, как ищут уровни
# $ratio: a number such as 65.5
bench-ratio = Решений в секунду в { $ratio } раза больше, чем у catanatron; обоими управляет один и тот же случайный цикл на Python.
bench-how-to-compare = Чтобы сравнить с catanatron: pip install "teotihuacan[peers]"

## Rules

# $text: the ruling itself
rules-ruling = Разъяснение { $number }: { $text }

## Show

standard-input = стандартный ввод
