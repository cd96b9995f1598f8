# What a backup holds of people who come back; `backup-rows-<table>` for each table of the database.
backup-rows-results = { $count ->
    [one] { $count } résultat
   *[other] { $count } résultats
}
backup-rows-ratings = { $count ->
    [one] { $count } classement
   *[other] { $count } classements
}
backup-rows-rating_changes = { $count ->
    [one] { $count } changement de classement
   *[other] { $count } changements de classement
}
backup-rows-seeks = { $count ->
    [one] { $count } recherche de partie
   *[other] { $count } recherches de partie
}
backup-rows-friends = { $count ->
    [one] { $count } amitié
   *[other] { $count } amitiés
}
backup-rows-blocks = { $count ->
    [one] { $count } personne bloquée
   *[other] { $count } personnes bloquées
}
backup-rows-notification_settings = { $count ->
    [one] { $count } réglage de notifications
   *[other] { $count } réglages de notifications
}
backup-rows-push_subscriptions = { $count ->
    [one] { $count } navigateur à prévenir
   *[other] { $count } navigateurs à prévenir
}
backup-rows-waiting_news = { $count ->
    [one] { $count } message en attente
   *[other] { $count } messages en attente
}
backup-rows-mail_addresses = { $count ->
    [one] { $count } adresse électronique
   *[other] { $count } adresses électroniques
}
backup-rows-vacations = { $count ->
    [one] { $count } absence
   *[other] { $count } absences
}
backup-rows-table_notes = { $count ->
    [one] { $count } note à une table
   *[other] { $count } notes aux tables
}
