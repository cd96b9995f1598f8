# What a backup holds of people who come back; `backup-rows-<table>` for each table of the database.
backup-rows-results = { $count ->
    [one] { $count } result
   *[other] { $count } results
}
backup-rows-ratings = { $count ->
    [one] { $count } rating
   *[other] { $count } ratings
}
backup-rows-rating_changes = { $count ->
    [one] { $count } change of a rating
   *[other] { $count } changes of ratings
}
backup-rows-seeks = { $count ->
    [one] { $count } search for a game
   *[other] { $count } searches for a game
}
backup-rows-friends = { $count ->
    [one] { $count } friendship
   *[other] { $count } friendships
}
backup-rows-blocks = { $count ->
    [one] { $count } blocked person
   *[other] { $count } blocked people
}
backup-rows-notification_settings = { $count ->
    [one] { $count } person’s notification settings
   *[other] { $count } people’s notification settings
}
backup-rows-push_subscriptions = { $count ->
    [one] { $count } browser that takes messages
   *[other] { $count } browsers that take messages
}
backup-rows-waiting_news = { $count ->
    [one] { $count } waiting message
   *[other] { $count } waiting messages
}
backup-rows-mail_addresses = { $count ->
    [one] { $count } mail address
   *[other] { $count } mail addresses
}
backup-rows-vacations = { $count ->
    [one] { $count } vacation
   *[other] { $count } vacations
}
backup-rows-table_notes = { $count ->
    [one] { $count } note at a table
   *[other] { $count } notes at tables
}
