# Games that are kept in the terminal: the command games, and what play and tui say of them.

## Help of the command games

command-games = Партии, сыгранные вами в терминале.

    Без команды — список. Номера партий — места в списке: самая новая — 1. Годится и имя, его начало или часть.
command-games-list = Список партий, сначала новые.
command-games-search = Партии, в которых есть все эти слова.

    Слова ищутся в именах, видах партий, датах и результатах. Номера — из полного списка.
command-games-show = Показать, чем закончилась партия или как она стоит.
command-games-replay = Пройти по партии, вперёд и назад.
command-games-export = Записать партию в файл.
command-games-rename = Дать партии имя.
command-games-delete = Удалить партии; сначала будет вопрос.
opt-games-game = Номер в списке или имя.
opt-games-games = Номера из списка или имена.
opt-games-words = Например: анна, соло, 2026-11 или 98.
opt-games-target = Новый файл, папка или - для стандартного вывода; если не указано — туда.
opt-games-name = Новое имя; '' — без имени.
opt-games-unfinished = Только неоконченные партии.
opt-games-finished = Только оконченные партии.
opt-games-players = Только партии на N игроков; 1 — соло.
opt-games-since = Только партии с 2026-11-17, 2026-11 или 2026, либо за последние дни: 7d.
opt-games-limit = Не больше N партий; в таблице 30, если не указано.
opt-games-csv = Вывести вместо таблицы значения через запятую.
opt-games-yes = Не спрашивать.
metavar-game = ПАРТИЯ
metavar-games = ПАРТИЯ...
metavar-words = СЛОВО...
metavar-target = ФАЙЛ
metavar-day = ДЕНЬ

## What can't be: $text is what was typed

bad-since = '{ $text }' — не день: напишите 2026-11-17, 2026-11, 2026 или 7d для последних 7 дней
bad-one-state = укажите что-то одно: --finished или --unfinished
bad-no-such-game = нет партии '{ $text }': список показывает teotihuacan games
bad-several-games = '{ $text }' подходит к нескольким партиям ({ $numbers }): укажите номер одной
bad-open-game = партия { $number } открыта в другом окне
bad-export = { $file } уже есть: выберите другое имя
bad-continue = у отложенной партии свои настройки: уберите { $option }

## The list: heads of at most 10 columns each

games-head-when = когда
games-head-game = партия
games-head-players = игроки
games-head-state = состояние

## The list in words

games-none = Партий ещё нет. Сыграйте: teotihuacan tui
games-none-found = Таких партий нет.
games-more = { $count ->
    [one] { $shown } из { $count } партии. Показать все: --limit { $limit }
    [few] { $shown } из { $count } партий. Показать все: --limit { $limit }
   *[many] { $shown } из { $count } партий. Показать все: --limit { $limit }
}
games-finished = окончена
games-unfinished = не окончена
games-open = открыта в окне
games-setting-up = начальные жетоны
games-turn = ход { $turn }, затмение { $eclipse }
games-unreadable = не читается

## What the commands tell

games-file = Сид { $seed }, { $file }
games-go-on = Продолжить: teotihuacan tui --load { $file }
games-exported = Записано: { $file }
games-renamed = Теперь это: { $file }
games-delete-ask = { $count ->
    [one] Удалить { $count } партию насовсем? (д/н)
    [few] Удалить { $count } партии насовсем? (д/н)
   *[many] Удалить { $count } партий насовсем? (д/н)
}
games-yes-words = д да
games-not-deleted = Ничего не удалено.
games-deleted = Удалено: { $game }

## At the end of play and tui

play-kept = Партия сохранена: { $file }
play-go-on = Продолжить: teotihuacan play --continue
play-go-on-file = Продолжить: teotihuacan play --load { $file }
play-finished = Партия сохранена. Посмотреть её: teotihuacan games show 1

## The table: a name for a saved game, and games to delete

tui-key-delete = Удалить
tui-name-title = Сохранить партию под именем
tui-name-keys = Enter: сохранить    Esc: не сохранять
tui-delete-title = Удалить эту партию насовсем?
tui-delete-keys = д или y: удалить    н, n или Esc: оставить
tui-deleted = Партия удалена.
tui-not-deleted = Партию не удалось удалить: { $reason }
