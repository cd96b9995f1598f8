# What a backup holds of people who come back; `backup-rows-<table>` for each table of the database.
backup-rows-results = { $count } sonuç
backup-rows-ratings = { $count } puan
backup-rows-rating_changes = { $count } puan değişikliği
backup-rows-seeks = { $count } oyun arayışı
backup-rows-friends = { $count } arkadaşlık
backup-rows-blocks = { $count } engellenen kişi
backup-rows-notification_settings = { $count } bildirim ayarı
backup-rows-push_subscriptions = { $count } bildirim alan tarayıcı
backup-rows-waiting_news = { $count } bekleyen ileti
backup-rows-mail_addresses = { $count } e-posta adresi
backup-rows-vacations = { $count } tatil
backup-rows-table_notes = { $count } masa notu
