# What a backup holds of people who come back; `backup-rows-<table>` for each table of the database.
backup-rows-results = { $count ->
    [one] { $count } výsledek
    [few] { $count } výsledky
   *[other] { $count } výsledků
}
backup-rows-ratings = { $count ->
    [one] { $count } hodnocení
    [few] { $count } hodnocení
   *[other] { $count } hodnocení
}
backup-rows-rating_changes = { $count ->
    [one] { $count } změna hodnocení
    [few] { $count } změny hodnocení
   *[other] { $count } změn hodnocení
}
backup-rows-seeks = { $count ->
    [one] { $count } hledání hry
    [few] { $count } hledání hry
   *[other] { $count } hledání hry
}
backup-rows-friends = { $count ->
    [one] { $count } přátelství
    [few] { $count } přátelství
   *[other] { $count } přátelství
}
backup-rows-blocks = { $count ->
    [one] { $count } zablokovaný člověk
    [few] { $count } zablokovaní lidé
   *[other] { $count } zablokovaných lidí
}
backup-rows-notification_settings = { $count ->
    [one] { $count } nastavení upozornění
    [few] { $count } nastavení upozornění
   *[other] { $count } nastavení upozornění
}
backup-rows-push_subscriptions = { $count ->
    [one] { $count } prohlížeč pro zprávy
    [few] { $count } prohlížeče pro zprávy
   *[other] { $count } prohlížečů pro zprávy
}
backup-rows-waiting_news = { $count ->
    [one] { $count } čekající zpráva
    [few] { $count } čekající zprávy
   *[other] { $count } čekajících zpráv
}
backup-rows-mail_addresses = { $count ->
    [one] { $count } e-mailová adresa
    [few] { $count } e-mailové adresy
   *[other] { $count } e-mailových adres
}
backup-rows-vacations = { $count ->
    [one] { $count } dovolená
    [few] { $count } dovolené
   *[other] { $count } dovolených
}
backup-rows-table_notes = { $count ->
    [one] { $count } poznámka u stolu
    [few] { $count } poznámky u stolů
   *[other] { $count } poznámek u stolů
}
