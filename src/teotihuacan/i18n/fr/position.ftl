# A position in words: the tab "In words" beside the table.

in-words = En mots
words-now = Maintenant
words-turn-yours = À vous de jouer : { $question }
words-turn = Tour de jeu : { $name }
words-over = La partie est terminée
words-eclipse = Éclipse { $number } sur { $of }

words-player = { $name } ({ $standing ->
    [you] vous
    [asked] doit jouer
   *[other] place { $seat }
})
words-score = { $vp } PV ; { $goods }
words-worker = { $place ->
    [none] Ouvrier de force { $power }, pas encore en jeu
    [locked] Ouvrier de force { $power }, bloqué ({ $board })
   *[free] Ouvrier de force { $power } ({ $board })
}
words-tracks = Temples : bleu { $blue }, rouge { $red }, vert { $green } ; Allée { $avenue } ; piste Pyramide { $track }
words-technologies = Technologies : { $technologies }
words-no-technologies = Aucune Technologie
words-discoveries = Tuiles Découverte : { $tiles }
words-discoveries-used = Tuiles Découverte utilisées : { $count }
words-several = { $count ->
    [one] { $thing }
   *[other] { $count } × { $thing }
}

words-boards = Plateaux, dans le sens horaire
words-board = { $board } : { $workers }
words-empty = personne
words-worker-of = { $name } { $power }
words-worker-locked = { $name } { $power } (bloqué)
words-neutral = dé neutre { $colour }
words-discovery-on = Tuile Découverte ({ $place }) : { $tile }
words-royal = Tuile Cour { $space } : { $tile }

words-pyramid = Pyramide
words-pyramid-empty = Aucune tuile n’est posée.
words-level = { $tiles ->
    [one] Étage { $level } : { $tiles } tuile
   *[other] Étage { $level } : { $tiles } tuiles
}
words-laid = Rangée { $row }, colonne { $column } : { $icons }
words-decorations = { $side ->
    [top] Côté haut
    [right] Côté droit
    [bottom] Côté bas
   *[left] Côté gauche
} : { $decorations }
words-none = rien

words-displays = Tuiles à poser
words-pyramid-tile = Tuile Pyramide { $slot } : { $icons }
words-decoration-tile = Décoration { $slot } : { $icons }
words-left = Restent dans les pioches : tuiles Pyramide { $pyramid }, Décorations { $decorations }, tuiles Découverte { $discoveries }

words-tracks-title = Temples et Allée
words-bonus = { $temple ->
    [blue] Temple bleu
    [red] Temple rouge
   *[green] Temple vert
}, dalle { $step } : { $bonus }
words-step-tiles = { $track ->
    [avenue] Allée, case { $step }
    [blue] Temple bleu, dalle { $step }
    [red] Temple rouge, dalle { $step }
   *[green] Temple vert, dalle { $step }
} : { $tiles }
words-bot = Tuiles de Teotibot
words-starting = Tuiles Départ au choix
