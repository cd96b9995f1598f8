# The terminal's table in windows of every size, the end of a turn, the pyramid, the next eclipse.

## Keys below the table: at most 9 columns each

tui-key-tab = Вкладка
tui-key-options = Опции

## Tabs, in a window of 80 columns: at most 11 columns each

tui-tab-boards = Планшеты
tui-tab-pyramid = Пирамида
tui-tab-players = Игроки
tui-tab-tracks = Шкалы
tui-tab-tiles = Жетоны
tui-tab-log = Журнал

## The pyramid

tui-place-keys = ← ↑ ↓ → двигают, пробел поворачивает, Enter кладёт

## The next eclipse

tui-eclipse-title = если бы затмение было сейчас
# In the line above the table: at most 42 columns
tui-eclipse-due = Сейчас: { $vp } ПО, жалованье { $salary }
# What a player would score, and the cocoa that the workers want
tui-eclipse-seat = { $vp } ПО; жалованье { $salary } какао
tui-eclipse-source = { $source } { $vp }
tui-eclipse-later = Первый ход ещё впереди.

## Tiles in words

tui-technologies-title = технологии
tui-royal-named = { $name }: { $does }
# $price: gold
tui-technology = { $name } ({ $price }): { $does }

## The end of a turn, and the next person

tui-asks-no-more = Теперь ваши ходы заканчиваются сами. Снова включить вопрос: клавиша o.
tui-hand-over-title = Передайте клавиатуру: { $name }
tui-hand-over-text = Сейчас ходит { $name }. Чтобы начать, нажмите Enter или щёлкните здесь.
tui-options-title = Настройки для всех партий
# Keys: lines of at most 70 columns
tui-options-keys = ← → изменить, Esc закрыть
tui-options-ends = Спрашивать перед концом хода
tui-options-hand_over = Останавливаться между ходами разных людей

## A window too small: lines of at most 50 columns

tui-small-leave =
    q или Esc: выйти; партия сохранена.
    В любом окне: teotihuacan play

## A new game

# Options: at most 24 columns each
tui-option-name = Имя { $number }
tui-option-first = Первый игрок
# Their values: at most 36 columns each
tui-first-drawn = по жребию
# The name of somebody who typed none
tui-player = Игрок { $number }
# What they are about: at most 140 columns each
tui-about-name = наберите имя; пусто — имя, которое показано
tui-about-first = очерёдность определяет жребий, как велят правила; или выберите, кто начинает
# $name: what was typed
tui-name-of-bot = Так зовут бота: { $name }. Наберите другое имя.

## The command line

opt-first = Кто начинает: сначала считают людей, потом ботов; без неё очерёдность решает жребий.
opt-names = Имена людей.
bad-first = укажите от 1 до { $players }, а не { $text }
bad-names = укажите имена через запятую, от 1 до { $people }

## Help

tui-keys-tab = Tab
tui-keys-turn = ← ↑ ↓ →, пробел
# What keys do: at most 40 columns each
tui-does-turn = двигать и поворачивать строительный блок
tui-does-options = спрашивать ли перед концом хода
tui-does-tab = следующая вкладка в маленьком окне
