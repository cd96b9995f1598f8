# What a backup holds of people who come back; `backup-rows-<table>` for each table of the database.
backup-rows-results = { $count } eredmény
backup-rows-ratings = { $count } értékszám
backup-rows-rating_changes = { $count } értékszám-változás
backup-rows-seeks = { $count } játékkeresés
backup-rows-friends = { $count } barátság
backup-rows-blocks = { $count } letiltott ember
backup-rows-notification_settings = { $count } értesítési beállítás
backup-rows-push_subscriptions = { $count } értesíthető böngésző
backup-rows-waiting_news = { $count } várakozó üzenet
backup-rows-mail_addresses = { $count } e-mail-cím
backup-rows-vacations = { $count } szabadság
backup-rows-table_notes = { $count } asztali jegyzet
