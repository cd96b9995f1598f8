command-completion = Вывести скрипт автодополнения для оболочки.

    Дополняются команды, параметры, файлы, боты, уровни, языки и правила. Для bash добавьте в ~/.bashrc строку: eval "$(teotihuacan completion bash)". Для zsh — такую же строку, с zsh вместо bash, в ~/.zshrc. Для fish: teotihuacan completion fish > ~/.config/fish/completions/teotihuacan.fish
command-config = Показать и изменить настройки; видно, откуда взята каждая.

    Параметр важнее переменной, переменная важнее файла, файл важнее значения по умолчанию. Без команды выводятся все настройки.
command-config-list = Перечислить настройки и откуда взята каждая.
command-config-path = Вывести, где лежит файл настроек.
command-config-get = Вывести одну настройку.
command-config-set = Записать настройку в файл.
command-config-unset = Убрать настройку из файла.

metavar-shell = ОБОЛОЧКА
metavar-setting = НАСТРОЙКА
metavar-value = ЗНАЧЕНИЕ

opt-csv = Вывести вместо текста таблицу CSV: по строке на каждую партию и место.
opt-csv-ratings = Вывести рейтинги таблицей CSV вместо текста.
opt-quiet = Не сообщать об исправных записях.
opt-log-file = Писать журнал в этот файл строками JSON.
opt-keep-guests = Сколько дней после последнего визита хранятся гости без стола; 0: всегда.
opt-keep-open-tables = Сколько дней хранятся столы, за которыми игра так и не началась; 0: всегда.
opt-keep-finished = Сколько дней хранятся завершённые партии; 0: всегда.
opt-keep-chat = Сколько дней хранится чат завершённых партий; 0: всегда.
opt-drain = Не принимать новых столов; те, что есть, продолжают.
opt-shell = Оболочка: { $shells }.
opt-setting = Имя настройки, например bots или serve.port.
opt-setting-value = Значение, которое нужно записать.
opt-usual-language = Язык программы.
opt-colours = Цвета в терминале: auto, always (всегда) или never (никогда).
opt-usual-bot = Кто играет на местах без людей.

simulate-stopped = Остановлено. Сыграно партий: { $done } из { $games }
serve-runs = Teotihuacan открыт по адресу { $address }
serve-how-to-stop = Ctrl-C останавливает сервер; партии сохраняются.
serve-how-to-stop-folder = Ctrl-C останавливает сервер; партии хранятся в { $folder }
serve-log = Журнал пишется в { $file }
standard-output = стандартный вывод
config-default = по умолчанию
config-remembered = выбрано в игре
config-system = система
config-written = { $file }: { $name } = { $value }
config-removed = { $file }: { $name } больше не задано

bad-formats = выберите одно из двух: --json или --csv
bad-backup-to-terminal = резервная копия — не текст: направьте её в файл или в другую программу
bad-records = назовите столы по ключам или укажите --all
bad-shell = для «{ $text }» автодополнения нет: выберите { $shells }
error-config-toml = { $file }: не читается как TOML ({ $reason })
error-config-name = { $place }: нет настройки { $name }; есть { $known }
error-config-value = { $place }: { $name } не может быть { $value }; возможно: { $wanted }
