# The table that fills the terminal: 120 columns, 40 lines. Most places are narrow; what a comment
# says about columns is for the whole message with its arguments.

## Keys below the table: at most 9 columns each

tui-key-undo = Отменить
tui-key-redo = Повторить
tui-key-hint = Подсказка
tui-key-help = Помощь
tui-key-tiles = Жетоны
tui-key-log = Журнал
tui-key-save = Сохранить
tui-key-menu = Меню
tui-key-language = Язык
tui-key-quit = Выход
tui-key-close = Закрыть
tui-key-here = Я здесь
tui-key-back = Назад
tui-key-start = Начать
tui-key-before = Прежнее
tui-key-next = Следующее

## Start, language, saved games: lines of at most 70 columns

tui-start-title = Теотиуакан. Город богов (неофициальная любительская версия)
tui-start-continue = Продолжить отложенную партию
tui-start-new = Новая партия
tui-start-load = Сохранённые партии
tui-start-language = Язык: { $language }
tui-start-quit = Выход
tui-language-title = Язык (Enter — выбрать, Esc — назад)
tui-load-title = Партии (Enter — открыть, r — повтор, v — разбор, d — удалить, Esc)
tui-unreadable = Эту партию не прочитать. { $error }
tui-set-aside = Отложенную партию не прочитать; она убрана в { $file }. Что с ней не так: { $error }
tui-stuck = Отложенную партию в { $file } не прочитать и не переместить ({ $reason }). Что с ней не так: { $error }
tui-nothing-kept = Отложенных партий ещё нет.
tui-open-elsewhere = Отложенная партия открыта в другом окне.

## A new game

tui-new-title = Новая партия (← → изменить, ↑ ↓ перейти, Enter — начать, Esc — назад)
tui-new-start = Начать партию
# Options: at most 24 columns each
tui-option-who = Кто играет
tui-option-players = Игроков
tui-option-people = Людей
tui-option-bots = Боты
tui-option-level = Сложность
tui-option-setup = Подготовка
tui-option-dark_eclipse = Полное затмение
tui-option-advanced_worship = Продвинутое поклонение
tui-option-take_back = Отмена целых ходов
tui-option-seed = Сид
# Their values: at most 36 columns each
tui-who-solo = соло против Теотибота
tui-who-people = люди у этого экрана
tui-who-bots = люди и боты
tui-setup-first_game = первая партия
tui-setup-standard = обычная
tui-setup-draft = с выбором начальных жетонов
tui-yes = да
tui-no = нет
tui-any-seed = любой
# $error: why the options don’t go together
tui-wrong = Так сыграть нельзя: { $error }
# What they are about: at most 140 columns each
tui-about-who = люди у этого экрана передают клавиатуру друг другу
tui-about-people = начиная с места A; остальные места займут боты, 0 — смотреть
tui-about-bots = как хорошо они играют: от Новичка до Легенды; Жадный — между Учеником и Знатоком
tui-about-level = насколько труден Теотибот
tui-about-setup = первая партия: напечатанная раскладка; с выбором: начальные жетоны лежат открыто
tui-about-dark_eclipse = вариант: затмение наступает сразу
tui-about-advanced_worship = вариант: вытеснение работника приносит какао
tui-about-take_back = отмена возвращает назад сколько угодно
tui-about-seed = наберите цифры: тот же сид — та же партия; пусто — каждый раз другая

## Above the table

tui-close-keys = Enter или Esc: закрыть    ↑ ↓ PgUp PgDn: листать
tui-pass-title = Передайте экран игроку { $seat }
tui-pass-secret = Начальные жетоны выбирают втайне. Остальным сейчас лучше не смотреть.
tui-pass-ready = Игрок { $seat }: нажмите Enter или щёлкните здесь, когда останетесь у экрана без свидетелей.
# Lines of at most 50 columns
tui-small =
    Столу нужно столбцов: { $columns }, строк: { $lines };
    в этом окне их { $width } и { $height }.

    Увеличьте его или выберите шрифт поменьше:
    игра продолжится сама.

## The question: at most 70 columns

tui-end = конец
tui-your-choice = { $who }: ваш выбор
tui-secret = Игрок { $seat } втайне выбирает начальные жетоны.

## News in a corner

tui-nothing-to-redo = Повторять нечего: ни один ответ не взят назад.
tui-nothing-to-choose = Сейчас вам нечего выбирать.
tui-not-kept = Партию не удалось отложить: { $error }
tui-not-saved = Партию не удалось сохранить: { $error }
tui-saved-as = Сохранено как { $file }
tui-kept = Партия отложена. Продолжить: teotihuacan tui --continue

## The boards: at most 24 columns each

tui-colours = { $colours ->
    [one] { $colours } цвет
    [few] { $colours } цвета
   *[many] { $colours } цветов
}
# at most 13 columns
tui-row = { $row_key ->
    [top] Верхний ряд
    [middle] Средний ряд
   *[bottom] Нижний ряд
}
tui-buildings = ещё { $left }, Дорога × { $worth } ПО
tui-no-tiles = ничего не осталось
# $sides: ↑1 →0 ↓0 ←0, decorations on each side of the pyramid
tui-laid = лежит { $sides }
# What a worship space does: at most 19 columns each
tui-sign-worship = { $temple ->
    [blue] синий храм +1
    [red] красный храм +1
    [green] зелёный храм +1
   *[any] любой храм +1
}
tui-sign-royal-tech_vp = 2 ПО за технологию
tui-sign-royal-pyramid_track_vp = 2 ПО за пл. алтаря
tui-sign-royal-avenue_vp = 1 ПО за пл. Дороги
tui-sign-royal-cocoa_to_wood_and_stone = какао→дер.+кам.
tui-sign-royal-cocoa_to_gold_and_stone = какао→зол.+кам.
# P is the power of the worker
tui-sign-royal-cocoa_and_resource_to_resources = С рес. за 1+какао
tui-sign-royal-gain_cocoa = С + 1 какао
tui-sign-royal-resource_to_cocoa = ресурс→2 какао
tui-sign-royal-cocoa_to_temples = какао→ступ. храма

## Discovery tiles in short: at most 5 columns each; the help screen explains them

tui-sign-discovery-mask = м{ $number }
tui-sign-discovery-victory_points = 4ПО
tui-sign-discovery-any_resources_3 = 3рес
tui-sign-discovery-any_resources_2 = 2рес
tui-sign-discovery-avenue_step = дор+1
tui-sign-discovery-temple_any = хр+1
tui-sign-discovery-temple_blue = син+1
tui-sign-discovery-temple_red = кра+1
tui-sign-discovery-temple_green = зел+1
tui-sign-discovery-cocoa = 4как
tui-sign-discovery-power_up_twice = сил+2
tui-sign-discovery-double_move = 2пер
tui-sign-discovery-free_cocoa = 0как
tui-sign-discovery-move_anywhere = везде
tui-sign-discovery-extra_worker = +раб
# Goods that tiles cost: one letter each, all different
tui-sign-wood = д
tui-sign-stone = к
tui-sign-gold = з
tui-sign-cocoa = а

## Beside the boards: at most 42 columns each

tui-step = шаг
tui-known = техн. { $numbers }
tui-used = исп. { $count }
tui-nothing-held = жетонов пока нет
tui-tiles-title = жетоны на ступенях и плитах
tui-bot-title = Пирамида действий Теотибота
# $tile: one of those below, $ways: two arrows
tui-aside = отложен: { $tile }; сдвиг { $ways }
# Teotibot's tiles: at most 13 columns each
tui-sign-bot-construction = архитектор
tui-sign-bot-decorations = ремесленники
tui-sign-bot-alchemy = жрецы
tui-sign-bot-nobles = знать
tui-sign-bot-mastery = действия
tui-sign-bot-worship = поклонение
tui-sign-bot-mask_collection = маски
# Temple bonus tiles: at most 32 columns each
tui-sign-bonus-best_mask_set_again = лучший набор масок ещё раз
tui-sign-bonus-technologies_5 = 5 ПО за каждую технологию
tui-sign-bonus-flat_15 = 15 ПО
tui-sign-bonus-avenue_3 = 3 ПО за каждую плиту Дороги
tui-sign-bonus-bonus_tiles_9 = 9 ПО за каждый жетон бонуса
tui-sign-bonus-non_mask_discoveries_2 = 2 ПО за открытие без маски
tui-sign-bonus-workers_4_or_9 = 4 / 9 ПО за силу 1–3 / 4–5

## Help

tui-all-tiles = Все жетоны на столе
tui-keys = Клавиши
tui-signs = Обозначения
# Keys that have no name of their own
tui-keys-answers = 1-9, буквы
tui-keys-mouse = щелчок
# What keys do: at most 40 columns each
tui-does-answers = дать ответ с этой клавишей
tui-does-arrows = выбрать ответ и дать его
tui-does-mouse = дать ответ под курсором
tui-does-undo = взять назад, повторить
tui-does-hint = подсказка: лучшие ответы и почему
tui-does-scroll = листать журнал
tui-does-tiles = все жетоны с описаниями
tui-does-log = весь журнал
tui-does-save = сохранить партию под именем
tui-does-language = другой язык
tui-does-menu = назад в меню
tui-does-quit = выйти; партия будет отложена
legend-colours = Цвета: сколько их учитывается на планшете при сборе какао; столько же какао стоит основное действие.
legend-marks = ▸ отмечает, что изменит выбранный ответ. ■ — здание. лежит ↑1 →0 ↓0 ←0: украшения на каждой стороне пирамиды.
# $goods: letters with what they stand for, "w wood, s stone"
legend-costs = ◇ — жетон открытия с ценой ({ $goods }).
legend-steps = Ступени и плиты: ◇2 — там лежат два жетона открытий, ★ — жетон бонуса храма, ▲ — вершина.
# $signs: short names with what they stand for, "4VP Victory points, 2up Two power-ups"
legend-tiles = Короткие названия жетонов: { $signs }.
legend-sign = { $sign } { $name }
