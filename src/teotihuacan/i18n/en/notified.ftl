# What people are told while they are away: messages to browsers and messengers, mail; and how a host sets that up.

notified-your_turn = It’s your turn
notified-game_started = The game has begun
notified-game_over = The game is over
notified-table_full = All seats are taken
notified-invitation = You are invited to a table
notified-line = { $what }: { $title }
notified-several = News from your tables ({ $count })
notified-trial = Messages arrive
notified-trial-text = You asked for a trial: here it is.

## Mail

mail-code-subject = Your code for Teotihuacan
mail-code-text =
    This code confirms your address:

    { $code }

    It was asked for at { $address }, for a daily mail about games that wait. If that wasn’t you, do nothing.
digest-subject = { $count ->
    [one] { $count } game waits for you
   *[other] { $count } games wait for you
}
digest-waiting = It’s your turn:
digest-invited = You are invited:
digest-stop = To get no more such mail:

## Hosts

opt-push-service = An origin of one more push service that browsers may take messages from; as often as you like.
opt-smtp = smtp://... or smtps://..., by which a daily mail is sent to those who want it; with --mail-from.
opt-smtp-file = A file with the URL of the mail server: a password in it stays out of sight.
opt-mail-from = The address that mail comes from.
error-smtp-url = --smtp must be a URL like { $example }, and is needed for --mail-from
error-mail-from = --mail-from must be an address like { $example }, and is needed for --smtp
