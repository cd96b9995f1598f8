# The table that fills the terminal: 120 columns, 40 lines. Most places are narrow; what a comment
# says about columns is for the whole message with its arguments.

## Keys below the table: at most 9 columns each

tui-key-undo = Annuler
tui-key-redo = Rétablir
tui-key-hint = Conseil
tui-key-help = Aide
tui-key-tiles = Tuiles
tui-key-log = Journal
tui-key-save = Sauver
tui-key-menu = Menu
tui-key-language = Langue
tui-key-quit = Quitter
tui-key-close = Fermer
tui-key-here = Me voici
tui-key-back = Retour
tui-key-start = Lancer
tui-key-before = Précédent
tui-key-next = Suivant

## Start, language, saved games: lines of at most 70 columns

tui-start-title = Teotihuacan : La Cité des Dieux (adaptation non officielle d’amateurs)
tui-start-continue = Reprendre la partie en cours
tui-start-new = Nouvelle partie
tui-start-load = Parties sauvegardées
tui-start-language = Langue : { $language }
tui-start-quit = Quitter
tui-language-title = Langue (Entrée : choisir, Échap : retour)
tui-load-title = Parties sauvegardées (Entrée ouvre, r revoit, v analyse, d supprime)
tui-unreadable = Cette partie est illisible. { $error }
tui-set-aside = La partie en cours est illisible ; elle a été mise de côté : { $file }. Ce qui ne va pas : { $error }
tui-stuck = La partie en cours dans { $file } ne peut être ni lue ni déplacée ({ $reason }). Ce qui ne va pas : { $error }
tui-nothing-kept = Aucune partie n’est encore gardée.
tui-open-elsewhere = La partie en cours est ouverte dans une autre fenêtre.

## A new game

tui-new-title = Nouvelle partie (← → ↑ ↓ régler, Entrée : jouer, Échap : retour)
tui-new-start = Lancer la partie
# Options: at most 24 columns each
tui-option-who = Qui joue
tui-option-players = Joueurs
tui-option-people = Humains
tui-option-bots = Bots
tui-option-level = Difficulté
tui-option-setup = Mise en place
tui-option-dark_eclipse = Éclipse sombre
tui-option-advanced_worship = Adoration avancée
tui-option-take_back = Annuler des tours
tui-option-seed = Graine
# Their values: at most 36 columns each
tui-who-solo = solo contre Teotibot
tui-who-people = plusieurs joueurs à cet écran
tui-who-bots = joueurs et bots
tui-setup-first_game = première partie
tui-setup-standard = standard
tui-setup-draft = draft
tui-yes = oui
tui-no = non
tui-any-seed = au hasard
# $error: why the options don't go together
tui-wrong = Impossible de jouer ainsi : { $error }
# What they are about: at most 140 columns each
tui-about-who = plusieurs joueurs à cet écran se passent le clavier
tui-about-people = à partir de la place A ; des bots complètent, 0 pour regarder
tui-about-bots = leur niveau, de Novice à Légende ; Glouton se situe entre Élève et Confirmé
tui-about-level = à quel point Teotibot est difficile
tui-about-setup = première partie : mise en place imprimée ; draft : tuiles Départ face visible
tui-about-dark_eclipse = variante : les Éclipses sont décomptées aussitôt
tui-about-advanced_worship = variante : déloger un ouvrier rapporte du cacao
tui-about-take_back = on peut annuler aussi loin que l’on veut
tui-about-seed = tapez des chiffres : même graine, même partie ; vide : une autre à chaque fois

## Above the table

tui-close-keys = Entrée ou Échap : fermer    ↑ ↓ PgPréc PgSuiv : défiler
tui-pass-title = Passez l’écran au joueur { $seat }
tui-pass-secret = Les tuiles Départ se choisissent en secret. Que personne d’autre ne regarde.
tui-pass-ready = Joueur { $seat } : Entrée, ou cliquez ici, quand personne d’autre ne voit l’écran.
# Lines of at most 50 columns
tui-small =
    La table demande { $columns } colonnes et { $lines } lignes ;
    cette fenêtre : { $width } et { $height }.

    Agrandissez-la ou prenez une police plus petite :
    la partie reprendra d’elle-même.

## The question: at most 70 columns

tui-end = la fin
tui-your-choice = { $who } : à vous de choisir
tui-secret = Le joueur { $seat } choisit ses tuiles Départ en secret.

## News in a corner

tui-nothing-to-redo = Rien à rétablir : aucune réponse n’a été annulée.
tui-nothing-to-choose = Vous n’avez rien à choisir pour le moment.
tui-not-kept = La partie n’a pas pu être gardée : { $error }
tui-not-saved = La partie n’a pas pu être sauvegardée : { $error }
tui-saved-as = Sauvegardée : { $file }
tui-kept = La partie est gardée. Pour continuer : teotihuacan tui --continue

## The boards: at most 24 columns each

tui-colours = { $colours ->
    [one] { $colours } couleur
   *[other] { $colours } couleurs
}
# at most 13 columns
tui-row = { $row_key ->
    [top] Rangée haute
    [middle] Au milieu
   *[bottom] Rangée basse
}
tui-buildings = reste { $left }, Allée × { $worth } PV
tui-no-tiles = plus de tuile
# $sides: ↑1 →0 ↓0 ←0, decorations on each side of the pyramid
tui-laid = posé { $sides }
# What a worship space does: at most 19 columns each
tui-sign-worship = { $temple ->
    [blue] temple bleu +1
    [red] temple rouge +1
    [green] temple vert +1
   *[any] temple au choix +1
}
tui-sign-royal-tech_vp = 2 PV / Technologie
tui-sign-royal-pyramid_track_vp = 2 PV / case piste
tui-sign-royal-avenue_vp = 1 PV / case Allée
tui-sign-royal-cocoa_to_wood_and_stone = cacao→bois+pierre
tui-sign-royal-cocoa_to_gold_and_stone = cacao→or+pierre
# P is the power of the worker
tui-sign-royal-cocoa_and_resource_to_resources = 1 res.+cacao→F res.
tui-sign-royal-gain_cocoa = force + 1 cacaos
tui-sign-royal-resource_to_cocoa = ressource→2 cacaos
tui-sign-royal-cocoa_to_temples = cacao→temple +1

## Discovery tiles in short: at most 5 columns each; the help screen explains them

tui-sign-discovery-mask = m{ $number }
tui-sign-discovery-victory_points = 4PV
tui-sign-discovery-any_resources_3 = 3res
tui-sign-discovery-any_resources_2 = 2res
tui-sign-discovery-avenue_step = allée
tui-sign-discovery-temple_any = temp
tui-sign-discovery-temple_blue = bleu
tui-sign-discovery-temple_red = rouge
tui-sign-discovery-temple_green = vert
tui-sign-discovery-cocoa = 4cac
tui-sign-discovery-power_up_twice = 2renf
tui-sign-discovery-double_move = 2dépl
tui-sign-discovery-free_cocoa = 0cac
tui-sign-discovery-move_anywhere = libre
tui-sign-discovery-extra_worker = +ouvr
# Goods that tiles cost: one letter each, all different
tui-sign-wood = b
tui-sign-stone = p
tui-sign-gold = o
tui-sign-cocoa = c

## Beside the boards: at most 42 columns each

tui-step = case
tui-known = techno { $numbers }
tui-used = { $count ->
    [one] { $count } utilisée
   *[other] { $count } utilisées
}
tui-nothing-held = pas encore de tuile
tui-tiles-title = tuiles sur les cases
tui-bot-title = Pyramide d’actions de Teotibot
# $tile: one of those below, $ways: two arrows
tui-aside = à l’écart : { $tile } ; décale { $ways }
# Teotibot's tiles: at most 13 columns each
tui-sign-bot-construction = Construction
tui-sign-bot-decorations = Décorations
tui-sign-bot-alchemy = Alchimie
tui-sign-bot-nobles = Nobles
tui-sign-bot-mastery = Excellence
tui-sign-bot-worship = Adoration
tui-sign-bot-mask_collection = Masques
# Temple bonus tiles: at most 32 columns each
tui-sign-bonus-best_mask_set_again = meilleur groupe de masques × 2
tui-sign-bonus-technologies_5 = 5 PV par Technologie connue
tui-sign-bonus-flat_15 = 15 PV
tui-sign-bonus-avenue_3 = 3 PV par case de l’Allée
tui-sign-bonus-bonus_tiles_9 = 9 PV par tuile Bonus atteinte
tui-sign-bonus-non_mask_discoveries_2 = 2 PV par Découverte non-masque
tui-sign-bonus-workers_4_or_9 = 4 / 9 PV, ouvriers de 1-3 / 4-5

## Help

tui-all-tiles = Toutes les tuiles de la table
tui-keys = Touches
tui-signs = Signes
# Keys that have no name of their own
tui-keys-answers = 1-9, lettres
tui-keys-mouse = clic
# What keys do: at most 40 columns each
tui-does-answers = donner la réponse de cette touche
tui-does-arrows = choisir une réponse et la donner
tui-does-mouse = donner la réponse sous la souris
tui-does-undo = annuler, rétablir
tui-does-hint = un conseil : que faire et pourquoi
tui-does-scroll = faire défiler le journal
tui-does-tiles = toutes les tuiles et leurs textes
tui-does-log = le journal entier
tui-does-save = sauvegarder la partie sous un nom
tui-does-language = une autre langue
tui-does-menu = retour au menu
tui-does-quit = quitter ; la partie est gardée
legend-colours = Couleurs : combien comptent pour le cacao d’un plateau ; une Action principale en coûte autant.
legend-marks = ▸ signale ce que changerait la réponse choisie. ■ est un Bâtiment. posé ↑1 →0 ↓0 ←0 : Décorations de chaque côté de la Pyramide.
# $goods: letters with what they stand for, "w wood, s stone"
legend-costs = ◇ est une tuile Découverte avec son coût ({ $goods }).
legend-steps = Dalles et cases : ◇2 deux tuiles Découverte s’y trouvent, ★ tuile Bonus de Temple, ▲ le sommet.
# $signs: short names with what they stand for, "4VP Victory points, 2up Two power-ups"
legend-tiles = Noms courts des tuiles : { $signs }.
legend-sign = { $sign } { $name }
