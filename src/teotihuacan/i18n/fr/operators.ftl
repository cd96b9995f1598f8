### Operators, reports by players, announcements: the command `admin` and the page /admin.

## Why the server refuses something

# $end: a time, or "never"; $reason: in the operator's own words, may be empty
refusal-banned = { $end ->
    [never] Tu es exclu de ce serveur.
   *[other] Tu es exclu de ce serveur jusqu’au { $end }.
} { $reason }
refusal-muted = { $end ->
    [never] Tu ne peux rien écrire pour les autres.
   *[other] Tu ne peux rien écrire pour les autres jusqu’au { $end }.
} { $reason }
refusal-forbidden_words = Il y a là un mot dont on ne veut pas ici.
refusal-is_operator = C’est un opérateur. La ligne de commande peut changer cela.
refusal-already_reported = Tu l’as déjà signalé. Quelqu’un s’en occupera.

## Everybody: announcements, bans, closed tables, reports

announcement = Annonce
announcement-hide = Masquer
banned-title = Tu es exclu
banned-text = Tu peux toujours emporter tes données ou te faire effacer.
# $reason: in the operator's own words, may be empty
table-closed-notice = Un opérateur a fermé cette table. { $reason }
report = Signaler
# $what: a name, a line of chat or a title
report-what = Signaler : { $what }
report-why = Qu’est-ce qui ne va pas ?
report-more = Avec tes propres mots, si tu veux
report-sent = Merci. Quelqu’un qui gère le serveur s’en occupera.
report-reason-abuse = Insultes ou menaces
report-reason-spam = Publicité
report-reason-cheating = Triche
report-reason-name = Nom ou titre déplacé
report-reason-other = Autre chose

## What operators do, as buttons and in the audit log

admin-action-ban = Exclure
admin-action-unban = Lever l’exclusion
admin-action-mute = Rendre muet
admin-action-unmute = Laisser écrire à nouveau
admin-action-reset_password = Réinitialiser le mot de passe
admin-action-rename = Renommer
admin-action-sign_out = Déconnecter partout
admin-action-delete = Effacer la personne
admin-action-make_operator = Nommé opérateur
admin-action-unmake_operator = N’est plus opérateur
admin-action-close_table = Fermer la table
admin-action-delete_title = Effacer le titre
admin-action-delete_line = Effacer la ligne
admin-action-resolve_report = Réglé
admin-action-dismiss_report = Rejeter
admin-action-announce = Annoncer
admin-action-end_announcement = Retirer l’annonce

## Of people, tables and what is waited for

admin-state-operator = opérateur
admin-state-guest = invité
admin-state-banned = exclu
admin-state-muted = muet
admin-state-open = ouverte
admin-state-running = en cours
admin-state-finished = terminée
admin-state-closed = fermée
admin-state-damaged = endommagée
admin-state-bot = robot
admin-state-review = analyse

## Heads of columns and labels

admin-head-name = Nom
admin-head-seen = Vu
admin-head-state = État
admin-head-id = Id
admin-head-table = Table
admin-head-changed = Modifiée
admin-head-title = Titre
admin-head-names = Joueurs
admin-head-number = N°
admin-head-at = Quand
admin-head-text = Texte
admin-head-since = Depuis
admin-head-turns = Tours
admin-head-reason = Raison
admin-head-person = Personne
admin-head-quote = Citation
admin-head-reporter = Signalé par
admin-head-operator = Opérateur
admin-head-action = Quoi
admin-head-target = À qui
admin-head-details = Détails

## The page for operators

admin = Administration
admin-tab-overview = Aperçu
admin-tab-people = Personnes
admin-tab-tables = Tables
admin-tab-reports = Signalements
admin-tab-audit = Journal
admin-tab-announcement = Annonce
admin-count-people = Personnes
admin-count-guests = dont invités
admin-count-banned = Exclus
admin-count-muted = Muets
admin-count-open = Tables ouvertes
admin-count-running = Parties en cours
admin-count-finished = Parties terminées
admin-count-damaged = Tables endommagées
admin-count-reports = Signalements ouverts
admin-count-bots = Robots attendus
admin-count-reviews = Analyses en cours
admin-queue = Robots et analyses que l’on attend
admin-all = Tout
admin-search = Chercher par nom
admin-which = Lesquels
admin-how-long = Combien de temps
admin-length-hour = Une heure
admin-length-day = Un jour
admin-length-week = Une semaine
admin-length-month = Trente jours
admin-length-ever = Pour toujours
admin-reason-told = Raison (dite à la personne)
admin-new-name = Nouveau nom
admin-back = Retour à la liste
admin-chat = Discussion
admin-older = Plus anciens
admin-announce-text = Ce que tout le monde doit lire
# $end: a time, or "never"; $reason: in the operator's own words, may be empty
admin-banned = { $end ->
    [never] Exclu pour toujours.
   *[other] Exclu jusqu’au { $end }.
} { $reason }
admin-muted = { $end ->
    [never] Muet pour toujours.
   *[other] Muet jusqu’au { $end }.
} { $reason }
admin-code = Le code { $code } permet de se connecter une fois, sous sept jours, à la place du mot de passe. Ensuite il faut en choisir un nouveau dans les réglages.
admin-sure = Effacer { $name } pour de bon ? Des robots reprennent ses parties.
admin-nothing = Rien ici.
