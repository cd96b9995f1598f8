# Self-play: games to learn from.

command-selfplay = Боты разных стилей играют всевозможные партии, а записи складываются в файл.
opt-records-file = Файл, по записи в строке; недостающие партии добавляются.
opt-selfplay-games = Сколько партий.
opt-selfplay-bots = Кто может сидеть за столами, для каждого места по жребию; обычно чемпионы и все стили.
opt-selfplay-solo = Только партии против Теотибота.
selfplay-failed = Партию с числом { $seed } сыграть не удалось: { $why }
selfplay-stopped = Партий в файле: { $done }; та же команда доиграет остальные.
selfplay-done = Партий в { $file }: { $count }
error-no-record-line = { $path }: строка { $line } — не запись партии
