# What people are told while they are away: messages to browsers and messengers, mail; and how a host sets that up.

notified-your_turn = À vous de jouer
notified-game_started = La partie a commencé
notified-game_over = La partie est terminée
notified-table_full = Toutes les places sont prises
notified-invitation = Vous êtes invité à une table
notified-line = { $what } : { $title }
notified-several = Du nouveau à vos tables ({ $count })
notified-trial = Les messages arrivent
notified-trial-text = Vous avez demandé un essai : le voici.

## Mail

mail-code-subject = Votre code pour Teotihuacan
mail-code-text =
    Ce code confirme votre adresse :

    { $code }

    Il a été demandé sur { $address }, pour un courriel quotidien sur les parties qui attendent. Si ce n’était pas vous, ne faites rien.
digest-subject = { $count ->
    [one] { $count } partie vous attend
   *[other] { $count } parties vous attendent
}
digest-waiting = À vous de jouer :
digest-invited = Vous êtes invité :
digest-stop = Pour ne plus recevoir ce courriel :

## Hosts

opt-push-service = Une origine d’un service de notifications de plus dont les navigateurs peuvent recevoir des messages ; autant de fois que vous voulez.
opt-smtp = smtp://... ou smtps://..., par où un courriel quotidien est envoyé à qui le veut ; avec --mail-from.
opt-smtp-file = Un fichier avec l’URL du serveur de courriel : un mot de passe y reste à l’abri des regards.
opt-mail-from = L’adresse d’où viennent les courriels.
error-smtp-url = --smtp doit être une URL comme { $example }, et il la faut pour --mail-from
error-mail-from = --mail-from doit être une adresse comme { $example }, et il la faut pour --smtp
