# What a backup holds of people who come back; `backup-rows-<table>` for each table of the database.
backup-rows-results = { $count ->
    [one] { $count } результат
    [few] { $count } результата
   *[many] { $count } результатов
}
backup-rows-ratings = { $count ->
    [one] { $count } рейтинг
    [few] { $count } рейтинга
   *[many] { $count } рейтингов
}
backup-rows-rating_changes = { $count ->
    [one] { $count } изменение рейтинга
    [few] { $count } изменения рейтинга
   *[many] { $count } изменений рейтинга
}
backup-rows-seeks = { $count ->
    [one] { $count } поиск игры
    [few] { $count } поиска игры
   *[many] { $count } поисков игры
}
backup-rows-friends = { $count ->
    [one] { $count } дружба
    [few] { $count } дружбы
   *[many] { $count } дружб
}
backup-rows-blocks = { $count ->
    [one] { $count } заблокированный человек
    [few] { $count } заблокированных человека
   *[many] { $count } заблокированных людей
}
backup-rows-notification_settings = { $count ->
    [one] { $count } настройка уведомлений
    [few] { $count } настройки уведомлений
   *[many] { $count } настроек уведомлений
}
backup-rows-push_subscriptions = { $count ->
    [one] { $count } браузер для сообщений
    [few] { $count } браузера для сообщений
   *[many] { $count } браузеров для сообщений
}
backup-rows-waiting_news = { $count ->
    [one] { $count } ожидающее сообщение
    [few] { $count } ожидающих сообщения
   *[many] { $count } ожидающих сообщений
}
backup-rows-mail_addresses = { $count ->
    [one] { $count } почтовый адрес
    [few] { $count } почтовых адреса
   *[many] { $count } почтовых адресов
}
backup-rows-vacations = { $count ->
    [one] { $count } отпуск
    [few] { $count } отпуска
   *[many] { $count } отпусков
}
backup-rows-table_notes = { $count ->
    [one] { $count } заметка за столом
    [few] { $count } заметки за столами
   *[many] { $count } заметок за столами
}
