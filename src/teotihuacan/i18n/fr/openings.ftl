# Openings: what pairs of starting tiles brought in many games of strong bots.

## The command

command-openings = Montrer ce qu’ont rapporté les paires de tuiles Départ dans de nombreuses parties de bots forts.

    Avec --tiles, les paires des tuiles reçues sont classées, et les premiers tours de la meilleure sont indiqués. Quand peu de parties connaissent une paire, l’estimation vient surtout de ses deux tuiles.
opt-openings-players = Nombre de joueurs, 1 à 4 (1 : seul contre Teotibot).
opt-openings-place = Seulement le Nᵉ dans l’ordre du tour ; par défaut tous.
opt-openings-tiles = Numéros de tuiles Départ, par exemple 3,7,10,16.
metavar-tiles = TUILE,...
bad-tiles = '{ $text }' : ce ne sont pas des tuiles Départ ; écrivez au moins deux numéros, comme 3,7,10,16
bad-tiles-twice = donnez chaque tuile Départ une seule fois
error-openings-players = players doit être 1, 2, 3 ou 4, pas { $value }
error-openings-seat = l’ordre du tour doit être de 1 à { $last }, pas { $value }
error-openings-tile = il n’y a pas de tuile Départ { $value } : elles vont de 1 à { $last }
error-openings-pair = une paire, ce sont deux tuiles Départ différentes
error-openings-none = aucune partie de ce genre n’a été comptée

## Tables: heads of at most 12 columns

openings-head-tiles = tuiles
openings-head-games = parties
openings-head-mean = PV moyens
openings-head-wins = victoires
openings-head-interval = 95 %
openings-head-expected = attendu
openings-head-behind = retard
openings-head-first = premier tour
openings-head-share = part

## Tables in words

openings-title = { $games ->
    [one] Ouvertures dans { $games } partie de bots forts
   *[other] Ouvertures dans { $games } parties de bots forts
} · { $who }
openings-more = Les { $shown } meilleures paires sur { $count }. Les vôtres : --tiles
openings-expected-note = Attendu : PV d’un petit modèle qui additionne les deux tuiles quand peu de parties connaissent la paire ; ± est son erreur type.
openings-first-turns = Premiers tours avec les tuiles { $first } et { $second }
openings-first-turn = { $deed ->
    [collect] { $board } : cacao
    [worship] { $board } : Adoration
   *[main] { $board } : Action principale
}
openings-hint = { $games ->
    [one] Ouvertures : { $games } partie
   *[other] Ouvertures : { $games } parties
}

## The page

openings = Ouvertures
openings-text = { $games ->
    [one] Ce qu’ont rapporté les paires de tuiles Départ dans { $games } partie de bots forts.
   *[other] Ce qu’ont rapporté les paires de tuiles Départ dans { $games } parties de bots forts.
}
openings-players = Joueurs
openings-seat = Ordre du tour
openings-any-seat = tous
openings-tiles = Vos tuiles
openings-tiles-text = Choisissez les tuiles reçues ; seules leurs paires sont alors comparées.
openings-all-tiles = Toutes les tuiles
openings-best = Les meilleures de vos tuiles : { $first } et { $second }, { $vp } PV devant la paire suivante
openings-pick-pair = Choisissez une paire pour voir ses premiers tours.
openings-never = jamais jouée
openings-interval = victoires : { $low } à { $high } %
openings-plus-minus = { $vp } ± { $error }
openings-figure = ouvertures { $vp } ± { $error } PV
openings-explore = Ouvertures de ces tuiles
openings-show-all = { $count ->
    [one] Montrer { $count } paire
   *[other] Montrer les { $count } paires
}
