# The terminal's menu, learning, rules, hints and the end of a game. What a comment says about
# columns is for the whole message with its arguments.

## The menu: lines of at most 64 columns

tui-start-join = Сесть за стол на сервере
tui-menu-keys = Буквы или ↑ ↓ Enter, можно и мышью. ? — помощь.

## Joining

tui-join-title = Вставьте ссылку на стол или адрес сервера
tui-join-keys = Enter — подключиться    Esc — назад

## Keys below the table: at most 9 columns each

tui-key-rules = Правила
tui-key-replay = Повтор

## The rules: at most 74 columns each

tui-rules-keys = Введите слово или номер    ↑ ↓ PgUp PgDn — листать    Esc — назад
tui-rules-cited-keys = ▸ упомянутые, Tab — следующее    Печатайте, чтобы искать    Esc

## Help

tui-menu-help = Впервые играете? Клавиша t за десять минут научит игре с наставником, f сразу начнёт первую партию. За столом ? расскажет правило к каждому вопросу, h подскажет, u возьмёт ход назад.
# $numbers: numbers of rules, "3.1, 3.2, and 3.4"
tui-help-cited = { $count ->
    [one] r или щелчок здесь — открыть правило { $numbers }
    [few] r или щелчок здесь — открыть правила { $numbers }
    [many] r или щелчок здесь — открыть правила { $numbers }
   *[other] r или щелчок здесь — открыть правила { $numbers }
}
tui-help-rules = r или щелчок здесь — открыть правила

## A hint: at most 70 columns

tui-hint-keys = Enter, щелчок или номер — ответить так    Esc — назад
# Three figures of an answer, with commas between them
tui-hint-ahead = отрыв { $vp } ПО
tui-hint-wins = победа { $share }
tui-hint-share = { $share } поиска
advice-hardly-tried = почти не проверено, сравнивать нельзя

## The end of a game: at most 70 columns

tui-end-table = К столу
tui-end-replay = Повтор партии
tui-end-keys = Enter — выбрать  r — повтор  v — разбор  Tab — дальше  Esc — к столу
# at most 12 columns
tui-plot-eclipse = затмение { $number }

## Learning: at most 70 columns

tui-learn-keys = Enter — начать отсюда    Esc — назад
# $chapter: its number and title
tui-learn-here = { $chapter } (продолжить отсюда)
tui-lesson-keys = Enter — дальше    u — назад    F3 — правило    Esc — выйти
