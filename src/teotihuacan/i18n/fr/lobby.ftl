# Finding each other: the lobby, looking for a game, friends, and why the server refuses something there.

# Why the server refuses something
refusal-no_such_person = Personne ici ne porte ce nom.
refusal-too_many_friends = Vous connaissez ici autant de monde que permis. Retirez d’abord quelqu’un.
refusal-too_many_invitations = Vous avez invité autant de monde que permis. Attendez que certains viennent.

# Looking for a game
seek-title = Trouver une partie
seek-text = Vous êtes mis en relation avec des gens qui cherchent la même chose. Tout le monde peut regarder ; qui dépasse son temps abandonne.
seek-clock = Temps par tour
seek-turn = { $time } par tour
seek-begin = Chercher des joueurs
seek-stop = Ne plus chercher
# $game: "2 players"; $time: "15 minutes"
seek-looking = Recherche d’une partie : { $game }, { $time } par tour
seek-count = { $count ->
    [one] Pour l’instant, vous êtes seul à chercher cela.
   *[other] { $count } personnes cherchent cela.
}
seek-stay = Restez ici : la table s’ouvre dès que tout le monde est trouvé.
seek-go = Inutile d’attendre : la partie commence d’elle-même et se retrouve parmi vos tables.
seek-wanted = Recherches en cours
# $game: "2 players"; $time: "15 minutes"
seek-wish = { $count ->
    [one] { $count } personne : { $game }, { $time } par tour
   *[other] { $count } personnes : { $game }, { $time } par tour
}
seek-near = Seulement des adversaires de ma force
seek-join = Jouer aussi
seek-found = Trouvé : la table s’ouvre.
seek-deserted = Quelqu’un n’est pas venu : pas de partie ici.
seek-again = Chercher encore

# The lobby
lobby = Salon
lobby-count = { $count ->
    [one] { $count } personne présente
   *[other] { $count } personnes présentes
}
lobby-people = Qui est là
lobby-alone = Il n’y a personne d’autre pour l’instant.
lobby-at-table = à une table
lobby-open = Places libres
lobby-no-open = Pas de place libre pour l’instant. Créez une table publique ou cherchez des joueurs.
lobby-running = Parties à suivre
lobby-no-running = Aucune partie publique pour l’instant.
lobby-lost = La connexion est perdue. Elle revient d’elle-même.

# Friends
friends = Amis
friends-none = Pas encore d’amis. Demandez à quelqu’un avec qui vous avez joué, ou à quelqu’un par son nom.
friends-by-name = Demander à quelqu’un par son nom
friends-asking = Aimeraient être vos amis
friends-asked = Demandes envoyées
friends-met = Ont joué avec vous récemment
friends-blocked = Bloqués
friend-ask = Demander en ami
friend-accept = Accepter
friend-decline = Refuser
friend-withdraw = Retirer la demande
friend-remove = Retirer
friend-block = Bloquer
friend-unblock = Débloquer
friend-invite = Inviter
# What a button does, and to whom
friend-do = { $action } : { $name }
friend-block-sure = Bloquer { $name } ? Plus de place à vos tables, d’invitation, ni de partie trouvée ensemble. Cela ne lui est pas dit.
friend-remove-sure = Retirer { $name } de vos amis ?

# Settings
settings-invisible = Ne pas me montrer dans le salon
settings-invisible-text = Sinon, tout le monde y voit votre nom quand vous êtes au salon ou à une table.
