# Les tables d’un serveur dans le terminal (`join`), et regarder (`watch`).

## La ligne de commande

command-join = S’asseoir à la table d’un serveur, ou la regarder.

    Le lien est celui que vous avez reçu : une invitation, une table, ou le serveur seul, dont les tables sont alors listées. Vous venez en invité, avec un nom. Si ce nom a un mot de passe, il vous est demandé. La session reste dans le dossier de données : la prochaine fois, vous serez la même personne.
command-watch = Regarder des bots, une partie enregistrée ou la table d’un serveur.

    Espace met en pause, → et ← avancent d’une réponse, + et − changent la vitesse, Fin va à la fin.
metavar-link = LIEN
metavar-watched = [FIC|LIEN]
opt-link = Une invitation, le lien d’une table ou l’adresse d’un serveur.
opt-join-name = Votre nom là-bas ; sinon la personne de la dernière fois, ou il vous est demandé.
opt-token = Fichier avec le jeton d’une session, au lieu d’un nom et d’un mot de passe.
opt-watched = L’enregistrement d’une partie ou le lien d’une table ; sinon des bots jouent.
opt-watch-speed = Réponses par seconde au début.
bad-watch-both = donnez un enregistrement ou un lien, ou les options d’une partie de bots
remote-name = Votre nom là-bas (vide : seulement regarder) :
remote-name-first = Votre nom (vide : Player) :
remote-name-taken = Quelqu’un s’appelle { $name } sur ce serveur. Si c’est vous, entrez votre mot de passe, ou un code de secours si vous l’avez perdu ; sinon, laissez vide.
remote-password = Mot de passe :
remote-new-password = Nouveau mot de passe :
remote-not-kept = La session n’a pas pu être gardée : { $error }
error-address = { $text } n’est pas un lien vers un serveur de ce jeu
error-address-table = { $text } n’est pas un lien vers une table
error-server-away = { $server } est injoignable : { $reason }
error-no-server = { $server } répond, mais ce n’est pas un serveur de ce jeu

## Touches du bas

remote-key-sit = S’asseoir
remote-key-auto = Auto
remote-key-bot = Bot
remote-key-leave = Partir
remote-key-tables = Tables
remote-key-chat = Discuter
remote-key-again = Relire
watch-key-pause = Pause
watch-key-step = Pas
watch-key-back = Retour
watch-key-turn = Tour
watch-key-faster = Accélérer
watch-key-slower = Ralentir
watch-key-end = Fin

## La liste des tables, la salle d’attente

remote-lobby-as = { $server } · { $name }
remote-lobby-empty = Il n’y a pas encore de table pour vous. Demandez un lien, ou créez une table sur la page du serveur.
remote-sit = Touche j : s’asseoir.
remote-start = Touche s : lancer la partie.

## À la table

remote-chat-keys = Entrée envoie, Échap ferme
remote-back = La connexion est revenue.
remote-rematch = La partie suivante attend (Échap)
remote-take-back = Seul le tour entier peut être repris : touche Retour arrière.
remote-tables = Vers les autres tables
remote-help = / : discuter    Retour arrière : reprendre tout le tour contre des bots    Échap : réglages, abandon, départ
watch-help = Espace : pause    → ← : un pas    ↓ ↑ : un tour    Début, Fin : début, fin    + − : vitesse
remote-come-back = Pour revenir : teotihuacan join { $link }

## Regarder

watch-on = { $pace } par seconde · { $ply } sur { $last } · Espace : pause
watch-paused = Pause · { $ply } sur { $last } · Espace : suite, → ← pas, + − vitesse
watch-over = La fin · { $ply } sur { $last } · ← recule
