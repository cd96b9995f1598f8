### What the command `admin` says.

admin-done = C’est fait.
admin-deleted-soon = Un serveur en marche l’efface en quelques secondes, un autre à son démarrage.
bad-until = { $text } n’est pas un temps : écris 12h, 7d ou 2026-12-24
bad-which = { $text } n’est pas parmi { $names }
bad-person = personne ne s’appelle { $text } ici, et ce n’est l’id de personne
bad-announcement = une annonce a de 1 à 300 caractères
error-no-word-file = { $path } : il n’y a pas de tel fichier de mots interdits
metavar-table = TABLE
metavar-text = TEXTE
opt-forbidden-words = Un fichier de mots que personne ne peut utiliser dans les noms, titres et discussions, un par ligne.
opt-admin-who = Le nom d’une personne, ou son id.
opt-admin-new-name = Le nouveau nom.
opt-admin-search = Une partie d’un nom ; sans elle, tout le monde.
opt-admin-table = La clé d’une table, dans son adresse après /t/.
opt-admin-line = Le numéro d’une ligne de la discussion, comme le montre la commande table.
opt-admin-report = Le numéro d’un signalement, comme le montre la commande reports.
opt-admin-text = Ce que tout le monde doit lire, en une ligne.
opt-admin-reason = Pourquoi ; gardé dans le journal et dit à qui cela concerne.
opt-admin-until = Jusqu’à quand, comme 12h, 7d ou 2026-12-24 ; sans elle, une exclusion vaut pour toujours, une annonce pour un jour.
opt-admin-people = Quelles personnes : all, banned, muted ou operators.
opt-admin-tables = Quelles tables : all, open, running, finished, closed ou damaged.
opt-admin-remove = Retirer ce droit.
opt-admin-dismiss = Il n’y a rien à faire.
opt-admin-all = Montrer aussi ceux qui ont été traités.
opt-admin-before = Montrer ce qui précède la ligne portant ce numéro ; 100 lignes à la fois.
command-admin = S’occuper des personnes et des tables d’un serveur, même en marche.
command-admin-people = Lister les personnes, les dernières vues d’abord.
command-admin-person = Montrer une personne, ses tables et ce qui lui a été fait.
command-admin-ban = Exclure une personne, jusqu’à un moment ou pour toujours.
command-admin-unban = Laisser revenir une personne exclue.
command-admin-mute = Empêcher une personne d’écrire des messages et des titres.
command-admin-unmute = Laisser une personne muette écrire à nouveau.
command-admin-reset-password = Remplacer le mot de passe d’une personne par un code à usage unique.
command-admin-rename = Donner un autre nom à une personne.
command-admin-sign-out = Déconnecter une personne partout.
command-admin-delete = Effacer une personne, après une question ; des robots reprennent ses parties.
command-admin-operator = Nommer une personne opérateur, qui peut utiliser la page /admin.
command-admin-tables = Lister les tables, les dernières modifiées d’abord.
command-admin-table = Montrer une table avec sa discussion, même endommagée.
command-admin-close = Fermer une table pour tous ceux qui y sont ; on leur dit pourquoi.
command-admin-delete-title = Effacer le titre d’une table.
command-admin-delete-line = Effacer une ligne de la discussion d’une table.
command-admin-queue = Lister les robots et analyses que l’on attend.
command-admin-reports = Lister ce que les joueurs ont signalé.
command-admin-resolve = Clore un signalement : c’est réglé, ou il n’y a rien à faire.
command-admin-announce = Dire quelque chose à tout le monde, sur la page et dans le terminal.
command-admin-end-announcement = Retirer l’annonce.
command-admin-audit = Montrer ce que les opérateurs ont fait.

## Rows of a backup

backup-rows-audit = { $count ->
    [one] { $count } action d’opérateurs
   *[other] { $count } actions d’opérateurs
}
backup-rows-reports = { $count ->
    [one] { $count } signalement
   *[other] { $count } signalements
}
backup-rows-announcements = { $count ->
    [one] { $count } annonce
   *[other] { $count } annonces
}
backup-rows-notices = { $count ->
    [one] { $count } avis
   *[other] { $count } avis
}
report-state-open = ouvert
report-state-resolved = traité
report-state-dismissed = écarté
