# The game in the terminal: teotihuacan play, replay, show and advise. The table that fills the
# terminal (tui.ftl) uses some of it. Names of boards, tiles and goods are those of board.ftl.

## Seats, where a record has no name or one of the program's own

name-you = vous
name-human = humain
name-player = joueur

## Playing

# $who: the seats with their names, $seed: a number
terminal-greeting = { $who } (graine { $seed } ; tapez help à tout moment)
terminal-watching = { $who } (graine { $seed })
terminal-goodbye = À bientôt !
terminal-taken-back = Annulé.
terminal-not-taken-back = Rien à annuler : votre tour vient de commencer, ou quelque chose a été pioché depuis.
terminal-wrong-number = Il n’y a pas de réponse { $typed }, elles vont de 1 à { $last }. Tapez le numéro d’une réponse, ou help.
terminal-wrong-words = « { $typed } » n’est pas l’une des réponses. Tapez le numéro d’une réponse, ou help.
# $name: a seat whose bot did something wrong, $fault: what
terminal-fault = { $name } : { $fault }
# A statement of the log (log.ftl) among others in a line
told-statement = { $text }.

## What can be typed instead of an answer; board, log, hint, undo, help, quit stay as they are

terminal-help-answer = Répondez par le numéro d’une réponse, ou par ses mots. Sinon :
terminal-help-board = tout ce qui se trouve sur la table
terminal-help-log = ce qui s’est passé dernièrement
terminal-help-hint = les meilleures réponses et pourquoi, après une seconde de réflexion
terminal-help-undo = annule votre dernière réponse de ce tour, tant que rien n’a été pioché depuis
terminal-help-help = ces lignes
terminal-help-quit = quitte la partie
terminal-help-empty = Une ligne vide répète la question.
legend-workers = A2 est un ouvrier de A de force 2, →A2 est en route, [A2] est bloqué ; x et y sont des dés neutres.
legend-icons = b, r et g sont les symboles des temples bleu, rouge et vert, · est neutre ; les majuscules sont imprimées en couleur.
legend-height = Le petit chiffre à côté d’un symbole de la Pyramide est la hauteur à cet endroit.

## Answers that name tiles by their icons, or places of the pyramid in short

# $tile: the icons of the tile as letters, "gbr."
terminal-answer-pick = Tuile Pyramide { $slot } : { $tile }
# $decoration: the icons of the tile as letters, "GB"
terminal-answer-decorate = { $side_key ->
    [top] Décoration { $slot } ({ $decoration }) : côté haut
    [right] Décoration { $slot } ({ $decoration }) : côté droit
    [bottom] Décoration { $slot } ({ $decoration }) : côté bas
   *[left] Décoration { $slot } ({ $decoration }) : côté gauche
}
# Level, row and column of the place, as numbered in the pictures. At most 30 columns
terminal-answer-place = { $turn ->
    [0] Place { $level }-{ $row }-{ $column }
    [one] Place { $level }-{ $row }-{ $column }, tournée 1 fois
   *[other] Place { $level }-{ $row }-{ $column }, tournée { $turn } fois
}

## Narrow places

# Headings of goods: at most 5 columns each
head-vp = PV
head-wood = bois
head-stone = pier.
head-gold = or
head-cocoa = cacao
# Temples and tracks: at most 6 columns each
short-temple = { $temple ->
    [blue] bleu
    [red] rouge
   *[green] vert
}
short-avenue = Allée
short-track = piste
# Where discovery tiles lie, with the step: at most 9 columns
short-spot = { $track ->
    [avenue] Allée { $step }
    [blue] bleu { $step }
    [red] rouge { $step }
   *[green] vert { $step }
}
# A discovery tile with its cost
short-discovery = { $name } ({ $cost })
short-free = gratuit
short-none = aucune
short-starting = { $boards } : { $gives }
short-starting-shows = { $boards } : { $gives } ; montre { $discovery }
# What starting tiles give
short-temple-step = { $temple ->
    [blue] temple bleu +1
    [red] temple rouge +1
   *[green] temple vert +1
}
short-avenue-step = Allée +1
short-technology = plus petite Technologie
short-power-up = renforcement
short-number = tuile { $number }
# Masks of a player, by their numbers
short-masks = masques { $numbers }
# Sums of dice that a tile of Teotibot's has none of
short-never = jamais

## The table

head-clockwise = sens horaire
head-unlocked = libres
head-worship = Adoration
head-discovery = Découverte
head-player = joueur
# At most 6 columns
head-technologies = techno
head-tiles = tuiles
terminal-above = Pyramide vue de haut
terminal-level = étage { $level }
terminal-technologies = Technologies (rangée supérieure, puis inférieure)
terminal-royal = Tuiles Cour
terminal-bonus = Tuiles Bonus de Temple
terminal-decorations = Décorations
terminal-on-display = dans l’offre
terminal-on-sides = de chaque côté
terminal-sides = haut { $top }, droite { $right }, bas { $bottom }, gauche { $left }
terminal-discoveries = Tuiles Découverte de l’Allée et des temples
terminal-tiles-at = Tuiles Découverte ({ $spot })
terminal-bot-tiles = Tuiles Action de Teotibot (sommes de ses dés)
# $gold: what a technology costs
terminal-gold = { $gold } or

## The end

terminal-place = { $place }. { $name } avec { $vp } PV

## Replay; next, back, ply, turn, auto, help, quit stay as they are

terminal-replay-words = Une ligne vide, l’un de ces mots, ou sa première lettre :
terminal-replay-next = N actions en avant, 1 par défaut
terminal-replay-back = N actions en arrière, 1 par défaut
terminal-replay-ply = vers la position après N actions
terminal-replay-turn = vers le début du tour N
terminal-replay-auto = défile tout seul, jusqu’à la fin ou Ctrl-C
terminal-replay-help = ces lignes
terminal-replay-quit = quitter
terminal-replay-wrong = Tapez next, back, ply 10, turn 3, auto ou quit ; help en dit plus.
terminal-no-turn = Il n’y a pas de tour { $turn }, ils vont de 1 à { $last }.
terminal-here = Action { $ply } sur { $last }.
terminal-ply = Action { $ply } sur { $last }, tour { $turn } sur { $turns }.
terminal-stopped = Arrêté.
