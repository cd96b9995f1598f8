### What the command `admin` says.

admin-done = Готово.
admin-deleted-soon = Работающий сервер удалит его за несколько секунд, другой — при запуске.
bad-until = { $text } — не время: напишите 12h, 7d или 2026-12-24
bad-which = { $text } не из списка: { $names }
bad-person = никого здесь не зовут { $text }, и это ничей идентификатор
bad-announcement = в объявлении от 1 до 300 знаков
error-no-word-file = { $path }: нет такого файла запрещённых слов
metavar-table = СТОЛ
metavar-text = ТЕКСТ
opt-forbidden-words = Файл со словами, которых не может быть в именах, названиях и чате, по одному в строке.
opt-admin-who = Имя человека или его идентификатор.
opt-admin-new-name = Новое имя.
opt-admin-search = Часть имени; без неё все.
opt-admin-table = Ключ стола, в его адресе после /t/.
opt-admin-line = Номер сообщения чата, как его показывает команда table.
opt-admin-report = Номер жалобы, как его показывает команда reports.
opt-admin-text = Что должны прочесть все, одной строкой.
opt-admin-reason = Почему; остаётся в журнале и сообщается тому, кого касается.
opt-admin-until = До каких пор, например 12h, 7d или 2026-12-24; без неё запрет навсегда, объявление на день.
opt-admin-people = Какие люди: all, banned, muted или operators.
opt-admin-tables = Какие столы: all, open, running, finished, closed или damaged.
opt-admin-remove = Снова забрать это право.
opt-admin-dismiss = Ничего делать не нужно.
opt-admin-all = Показать и рассмотренные.
opt-admin-before = Показать, что было до строки с этим номером; по 100 строк.
command-admin = Следить за людьми и столами сервера, в том числе работающего.
command-admin-people = Перечислить людей, сначала тех, кто был недавно.
command-admin-person = Показать человека, его столы и что с ним делали.
command-admin-ban = Закрыть человеку доступ, на время или навсегда.
command-admin-unban = Вернуть человеку доступ.
command-admin-mute = Запретить человеку писать в чат и давать названия.
command-admin-unmute = Снова разрешить человеку писать.
command-admin-reset-password = Заменить пароль человека одноразовым кодом.
command-admin-rename = Дать человеку другое имя.
command-admin-sign-out = Завершить все сеансы человека.
command-admin-delete = Удалить человека после вопроса; его партии продолжат боты.
command-admin-operator = Назначить человека оператором, которому доступна страница /admin.
command-admin-tables = Перечислить столы, сначала изменённые недавно.
command-admin-table = Показать стол с его чатом, в том числе повреждённый.
command-admin-close = Закрыть стол для всех; им сообщат почему.
command-admin-delete-title = Удалить название стола.
command-admin-delete-line = Удалить сообщение из чата стола.
command-admin-queue = Перечислить ботов и разборы, которых ждут.
command-admin-reports = Перечислить жалобы игроков.
command-admin-resolve = Закрыть жалобу: вопрос решён или делать нечего.
command-admin-announce = Сообщить что-то всем, на странице и в терминале.
command-admin-end-announcement = Снять объявление.
command-admin-audit = Показать, что делали операторы.

## Rows of a backup

backup-rows-audit = { $count ->
    [one] { $count } действие операторов
    [few] { $count } действия операторов
   *[many] { $count } действий операторов
}
backup-rows-reports = { $count ->
    [one] { $count } жалоба
    [few] { $count } жалобы
   *[many] { $count } жалоб
}
backup-rows-announcements = { $count ->
    [one] { $count } объявление
    [few] { $count } объявления
   *[many] { $count } объявлений
}
backup-rows-notices = { $count ->
    [one] { $count } уведомление
    [few] { $count } уведомления
   *[many] { $count } уведомлений
}
report-state-open = открыта
report-state-resolved = рассмотрена
report-state-dismissed = отклонена
