### Why the server refuses something, for every code it can send (server/errors.py); people read
### this on the page. $message is the server's own English sentence.

## Requests

refusal-malformed = Le serveur n’a pas pu lire cela.
refusal-nobody = Connectez-vous ou choisissez d’abord un nom.
refusal-forbidden = Vous n’en avez pas le droit.
refusal-foreign_origin = Les pages d’autres sites n’y ont pas droit.
refusal-not_found = Cette table ou cette page n’existe pas.
refusal-method_not_allowed = Ce n’est pas possible ici.
refusal-too_large = C’est trop à la fois.
refusal-wrong_host = Le serveur ne répond pas à ce nom.
refusal-invalid = Cela n’a pas de sens ici : { $message }
refusal-too_often = { $wait ->
    [one] Trop souvent : attendez { $wait } seconde et réessayez.
   *[other] Trop souvent : attendez { $wait } secondes et réessayez.
}
refusal-internal = Quelque chose a mal tourné sur le serveur. Rien n’est perdu : réessayez.

## People

refusal-storage = Rien ne peut être enregistré pour le moment. Rien n’est perdu : réessayez dans un instant.
refusal-wrong_password = Ce mot de passe est faux, ou personne ne porte ce nom.
refusal-wrong_code = Ce code de secours est faux ou a déjà servi, ou personne ne porte ce nom.
refusal-weak_password = Ce mot de passe est facile à deviner. Choisissez-en un autre, par exemple quelques mots.
refusal-name_taken = Quelqu’un porte déjà ce nom ici : choisissez-en un autre.
refusal-signed_in = Vous êtes déjà connecté.
refusal-password_changed = Le mot de passe a été changé entre-temps.

## Tables

refusal-other_rules = Cette partie a été jouée avec d’autres règles que celles d’aujourd’hui.
refusal-damaged = L’enregistrement de cette partie est illisible. La personne qui gère le serveur est prévenue.
refusal-busy = Il se passe trop de choses à cette table. Réessayez.
refusal-gone = Quelqu’un a quitté cette table pour de bon. Regardez à nouveau.
refusal-closed = La table a été fermée par qui l’avait créée.
refusal-started = La partie a déjà commencé.
refusal-not_started = La partie n’a pas encore commencé.
refusal-not_over = La partie n’est pas encore terminée.
refusal-seated = Vous êtes déjà à cette table.
refusal-full = Il n’y a plus de place libre.
refusal-not_full = Il reste des places libres.
refusal-bad_record = Ce n’est pas l’enregistrement d’une partie : { $message }
refusal-unfinished_record = Cette partie n’est pas finie : ouvrez-la dans le terminal pour continuer.
refusal-too_many_tables = Vous avez déjà autant de tables que permis. Terminez-en ou quittez-en d’abord quelques-unes.
refusal-draining = Le serveur va être mis à jour et n’accepte plus de nouvelles tables. Les parties en cours continuent.
refusal-too_many_records = Vous ne pouvez pas garder plus de parties ouvertes d’un fichier. Retirez-en d’abord.
refusal-review_running = Une de vos analyses est encore en cours : attendez-la ou annulez-la.
refusal-reviews_full = Trop d’analyses attendent déjà. Réessayez plus tard.
refusal-no_review = Le tour ne peut pas être jugé pour le moment.
refusal-not_teaching = Ce n’est pas une partie d’apprentissage.

## The game

refusal-over = La partie est terminée.
refusal-stale = La partie a continué entre-temps. Regardez à nouveau.
refusal-not_asked = Ce n’est pas à vous de jouer.
refusal-illegal = Ce n’est pas possible maintenant.
refusal-held = Finissez d’abord votre tour, ou annulez votre dernière réponse.
refusal-not_held = Il n’y a rien à finir.
refusal-too_many_undos = Vous avez annulé tant de fois qu’il faut maintenant continuer.
refusal-chat_full = Le chat de cette table est plein.
refusal-cannot_undo = Il n’y a plus rien à annuler.
refusal-no_hint = Pas de conseil possible pour le moment.

## Said by the page: the server can’t be reached; a code it doesn’t know

refusal-offline = Le serveur est injoignable pour le moment.
refusal-other = { $message }
