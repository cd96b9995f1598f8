# Games that last days: what people are told while they are away, the next table, vacations, notes.

## Notifications

notifications = Notifications
notifications-text = Ce qui vous est dit quand il se passe quelque chose à vos tables et que vous n’y êtes pas.
push-turn-on = Me prévenir dans ce navigateur
push-turn-off = Ne plus prévenir ce navigateur
push-text = Les messages arrivent aussi quand cette page est fermée, jusqu’à ce que vous vous déconnectiez.
push-impossible = Ce navigateur ne reçoit rien quand la page est fermée. Sur iPhone ou iPad, ajoutez d’abord la page à l’écran d’accueil.
push-refused = Le navigateur n’a pas pu être inscrit pour les messages.
push-browsers = { $count ->
    [one] { $count } de vos navigateurs reçoit des messages.
   *[other] { $count } de vos navigateurs reçoivent des messages.
}
trial = M’envoyer un message maintenant
trial-sent = Envoyé
notify-kinds = Me prévenir quand
notify-kind-your_turn = c’est à moi de jouer
notify-kind-game_started = une de mes parties commence
notify-kind-game_over = une de mes parties se termine
notify-kind-table_full = toutes les places de ma table sont prises
notify-kind-invitation = quelqu’un m’invite
while-here = Même quand la table est ouverte
while-here-text = Pour qu’un téléphone sonne quand la page est ouverte sur un ordinateur.
quiet-hours = Heures calmes
quiet-hours-text = Ce qui se passe alors est dit ensuite, en une fois.
quiet-from = De
quiet-until = À
quiet-zone = À l’heure de { $zone }
webhook-form = Sous la forme de
webhook-form-json = JSON, pour des programmes
webhook-form-discord = Discord
webhook-form-slack = Slack, Mattermost
webhook-form-ntfy = ntfy
webhook-form-telegram = Telegram

## The daily mail

mail-digest = Un courriel par jour
mail-digest-text = Il arrive après huit heures du matin si des parties vous attendent. Rien d’autre n’y est envoyé.
mail-address = Adresse
mail-send-code = M’envoyer un code
mail-sent-to = Un code est en route vers { $address }.
mail-code = Le code
mail-confirm = Confirmer
mail-goes-to = Il est envoyé à { $address }.
mail-end = Plus de courriel
mail-ended = Vous ne recevrez plus de courriel.

## Vacation

vacation = Vacances
vacation-text = Les horloges d’une demi-journée ou plus s’arrêtent pour vous, les autres voient que vous êtes absent, et les messages attendent.
vacation-left = { $count ->
    [one] Il vous reste { $count } jour de vacances sur un an.
   *[other] Il vous reste { $count } jours de vacances sur un an.
}
vacation-until = Absent jusqu’au
vacation-begin = Partir en vacances
vacation-lasts = Vous êtes absent jusqu’au { $end }.
vacation-end = Je suis de retour
seat-away = absent jusqu’au { $end }

## At the table

next-table = { $count ->
    [one] À la table suivante : { $count } vous attend
   *[other] À la table suivante : { $count } vous attendent
}
title-waiting = ({ $count }) { $title }
key-next = à la prochaine table où c’est à vous
table-notes = Mes notes
table-notes-text = Vous seul pouvez les lire.
clock-growing = Qui grandit
clock-grows = { $time } de plus à chaque tour, { $most } au plus
clock-hours = Heures ajoutées par tour
clock-days-most = Jours au plus

## Refusals

refusal-no_mail = Ce serveur n’envoie pas de courriel, ou pas pour l’instant.
refusal-wrong_confirmation = Ce n’est pas le code, ou il est trop vieux.
refusal-no_vacation_left = Il ne vous reste pas autant de jours de vacances.
