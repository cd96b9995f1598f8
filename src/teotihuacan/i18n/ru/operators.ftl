### Operators, reports by players, announcements: the command `admin` and the page /admin.

## Why the server refuses something

# $end: a time, or "never"; $reason: in the operator's own words, may be empty
refusal-banned = { $end ->
    [never] Вам закрыт доступ к этому серверу.
   *[other] Вам закрыт доступ к этому серверу до { $end }.
} { $reason }
refusal-muted = { $end ->
    [never] Вам нельзя писать то, что читают другие.
   *[other] До { $end } вам нельзя писать то, что читают другие.
} { $reason }
refusal-forbidden_words = Здесь есть слово, которое на этом сервере не допускается.
refusal-is_operator = Это оператор. Изменить это можно из командной строки.
refusal-already_reported = Вы уже пожаловались на это. Кто-нибудь посмотрит.

## Everybody: announcements, bans, closed tables, reports

announcement = Объявление
announcement-hide = Скрыть
banned-title = Доступ закрыт
banned-text = Вы по-прежнему можете забрать свои данные или удалить себя.
# $reason: in the operator's own words, may be empty
table-closed-notice = Оператор закрыл этот стол. { $reason }
report = Пожаловаться
# $what: a name, a line of chat or a title
report-what = Жалоба: { $what }
report-why = Что не так?
report-more = Своими словами, если хотите
report-sent = Спасибо. Тот, кто ведёт сервер, посмотрит.
report-reason-abuse = Оскорбления или угрозы
report-reason-spam = Реклама
report-reason-cheating = Нечестная игра
report-reason-name = Неуместное имя или название
report-reason-other = Другое

## What operators do, as buttons and in the audit log

admin-action-ban = Закрыть доступ
admin-action-unban = Вернуть доступ
admin-action-mute = Запретить писать
admin-action-unmute = Разрешить писать
admin-action-reset_password = Сбросить пароль
admin-action-rename = Переименовать
admin-action-sign_out = Завершить все сеансы
admin-action-delete = Удалить человека
admin-action-make_operator = Назначение оператором
admin-action-unmake_operator = Больше не оператор
admin-action-close_table = Закрыть стол
admin-action-delete_title = Удалить название
admin-action-delete_line = Удалить сообщение
admin-action-resolve_report = Решено
admin-action-dismiss_report = Отклонить
admin-action-announce = Объявить
admin-action-end_announcement = Снять объявление

## Of people, tables and what is waited for

admin-state-operator = оператор
admin-state-guest = гость
admin-state-banned = доступ закрыт
admin-state-muted = нельзя писать
admin-state-open = открыт
admin-state-running = идёт игра
admin-state-finished = завершён
admin-state-closed = закрыт
admin-state-damaged = повреждён
admin-state-bot = бот
admin-state-review = разбор

## Heads of columns and labels

admin-head-name = Имя
admin-head-seen = Был здесь
admin-head-state = Состояние
admin-head-id = Ид.
admin-head-table = Стол
admin-head-changed = Изменён
admin-head-title = Название
admin-head-names = Игроки
admin-head-number = №
admin-head-at = Когда
admin-head-text = Текст
admin-head-since = С
admin-head-turns = Ходы
admin-head-reason = Причина
admin-head-person = Человек
admin-head-quote = Цитата
admin-head-reporter = От кого
admin-head-operator = Оператор
admin-head-action = Что
admin-head-target = С кем
admin-head-details = Подробности

## The page for operators

admin = Управление
admin-tab-overview = Обзор
admin-tab-people = Люди
admin-tab-tables = Столы
admin-tab-reports = Жалобы
admin-tab-audit = Журнал
admin-tab-announcement = Объявление
admin-count-people = Люди
admin-count-guests = из них гости
admin-count-banned = Доступ закрыт
admin-count-muted = Нельзя писать
admin-count-open = Открытые столы
admin-count-running = Идущие партии
admin-count-finished = Завершённые партии
admin-count-damaged = Повреждённые столы
admin-count-reports = Открытые жалобы
admin-count-bots = Боты думают
admin-count-reviews = Разборы в работе
admin-queue = Боты и разборы, которых ждут
admin-all = Все
admin-search = Искать по имени
admin-which = Какие
admin-how-long = Как долго
admin-length-hour = Час
admin-length-day = День
admin-length-week = Неделя
admin-length-month = Тридцать дней
admin-length-ever = Навсегда
admin-reason-told = Причина (её увидит этот человек)
admin-new-name = Новое имя
admin-back = К списку
admin-chat = Чат
admin-older = Более ранние
admin-announce-text = Что должны прочесть все
# $end: a time, or "never"; $reason: in the operator's own words, may be empty
admin-banned = { $end ->
    [never] Доступ закрыт навсегда.
   *[other] Доступ закрыт до { $end }.
} { $reason }
admin-muted = { $end ->
    [never] Нельзя писать никогда.
   *[other] Нельзя писать до { $end }.
} { $reason }
admin-code = Код { $code } позволяет один раз войти вместо пароля в течение семи дней. Затем в настройках выбирается новый пароль.
admin-sure = Удалить { $name } навсегда? Партии продолжат боты.
admin-nothing = Здесь ничего нет.
