# Столы сервера в терминале (`join`) и наблюдение (`watch`).

## Командная строка

command-join = Сесть за стол сервера или наблюдать за ним.

    Ссылка — та, которую вам дали: приглашение, стол или только сервер, тогда показываются его столы. Вы приходите гостем с именем. Если у имени есть пароль, его спросят. Сеанс хранится в папке данных, поэтому в следующий раз вы будете тем же человеком.
command-watch = Наблюдать за ботами, записанной партией или столом сервера.

    Пробел — пауза, → и ← — по одному ответу, + и − — скорость, End — в конец.
metavar-link = ССЫЛКА
metavar-watched = [ФАЙЛ|…]
opt-link = Приглашение, ссылка на стол или адрес сервера.
opt-join-name = Ваше имя там; без него вы — тот же, кем были в прошлый раз, или имя спросят.
opt-token = Файл с токеном сеанса вместо имени и пароля.
opt-watched = Запись партии или ссылка на стол; без этого играют боты.
opt-watch-speed = Ответов в секунду в начале.
bad-watch-both = нужна запись или ссылка, либо параметры партии ботов
remote-name = Ваше имя там (пусто: только смотреть):
remote-name-first = Ваше имя (пусто: Player):
remote-name-taken = Имя { $name } на этом сервере занято. Если это вы, введите пароль или резервный код, если он утерян; если нет, оставьте пустым.
remote-password = Пароль:
remote-new-password = Новый пароль:
remote-not-kept = Сеанс не удалось сохранить: { $error }
error-address = { $text } — не ссылка на сервер этой игры
error-address-table = { $text } — не ссылка на стол
error-server-away = { $server }: нет связи ({ $reason })
error-no-server = { $server } отвечает, но это не сервер этой игры

## Клавиши внизу

remote-key-sit = Сесть
remote-key-auto = Авто
remote-key-bot = Бот
remote-key-leave = Уйти
remote-key-tables = Столы
remote-key-chat = Чат
remote-key-again = Обновить
watch-key-pause = Пауза
watch-key-step = Шаг
watch-key-back = Назад
watch-key-turn = Ход
watch-key-faster = Быстрее
watch-key-slower = Медленнее
watch-key-end = В конец

## Список столов, ожидание

remote-lobby-as = { $server } · { $name }
remote-lobby-empty = Столов для вас пока нет. Попросите ссылку или создайте стол на странице сервера.
remote-sit = Клавиша j — сесть за стол.
remote-start = Клавиша s — начать партию.

## За столом

remote-chat-keys = Enter — отправить, Esc — закрыть
remote-back = Связь восстановлена.
remote-rematch = Следующая партия ждёт (Esc)
remote-take-back = Назад можно взять только весь ход: клавиша Backspace.
remote-tables = К другим столам
remote-help = /: чат    Backspace: взять назад весь ход против ботов    Esc: настройки, сдаться, уйти
watch-help = Пробел: пауза    → ←: шаг    ↓ ↑: ход    Home, End: начало, конец    + −: скорость
remote-come-back = Вернуться: teotihuacan join { $link }

## Наблюдение

watch-on = { $pace } в секунду · { $ply } из { $last } · пробел — пауза
watch-paused = Пауза · { $ply } из { $last } · пробел — дальше, → ← шаг, + − скорость
watch-over = Конец · { $ply } из { $last } · ← назад
