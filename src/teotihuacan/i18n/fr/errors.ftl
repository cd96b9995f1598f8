# What can't be done, and why. Each is one line: a sentence that begins with a small letter and
# has no full stop, or part of such a line.
#
# $path and $place: a file, or a field of one; $problem: another of these messages; $reason: what
# the system or a library says; $value, $tried: what was written, in quotes where it is a text;
# $known: a list of what there is. Names of things come as $x (for people) and $x_key (as the
# engine and its notation call them); English uses the latter where actions are typed.

## Where the problem is

error-in = { $place } : { $problem }

## The command line

error-output = impossible d’écrire la sortie ({ $reason })
error-ply-of-position = --ply est pour les enregistrements : ceci est une position isolée
error-process-died = un processus qui jouait des parties est mort

## Options of a game; the names of options and knobs are those of files and commands

error-seed = seed doit être un nombre entier de 0 à 2**60 - 1, pas { $value }
error-seat = seat doit être de 0 à { $last }, pas { $value }
error-ply = ply doit être de { $first } à { $last }, pas { $value }
error-players = players doit être 1, 2, 3 ou 4, pas { $value }
error-no-players = setup demande « players » : 1, 2, 3 ou 4
error-setup = setup doit être un objet avec « players », pas { $value }
error-option = option inconnue { $option } ; il y a { $known }
error-option-truth = { $option } doit être true ou false, pas { $value }
error-first-game-draft = une première partie n’a pas de tuiles Départ à drafter : retirez l’un des deux
error-draft-solo = en solo, il n’y a personne contre qui drafter : retirez draft
error-level-not-solo = level et knobs concernent Teotibot : ils demandent players=1
error-level = level doit être parmi { $known }, pas { $value }
error-level-and-knobs = donnez level ou knobs, pas les deux
error-knobs = knobs doit être un objet, pas { $value }
error-knob = paramètre inconnu { $knob } ; il y a { $known }
error-knob-value = le paramètre { $knob } doit être parmi { $known }, pas { $value }

## An action that is not legal
## $question: what the seat is asked; $tried: the action in quotes; $action: its number

error-illegal = la place { $seat } doit répondre à { $question_key } : { $problem }
error-illegal-over = la partie est terminée : { $problem }
error-action-type = une action est un nombre entier, pas { $value }
error-no-action = il n’y a pas d’action { $value }, seulement 0 à { $last }
error-action-digits = aucune action n’a autant de chiffres, seulement 0 à { $last }
error-too-late = { $tried } (action { $action }) vient trop tard
# $answered: the questions that it would answer, joined by "or"
error-answers-other = { $tried } (action { $action }) répond à { $answered_key }, pas à { $question_key }
error-not-possible = { $tried } (action { $action }) est impossible : { $problem }
error-unknown = { $tried } n’est pas une action
error-ambiguous = { $n ->
    [one] { $tried } peut désigner { $n } action, attention aux majuscules
   *[other] { $tried } peut désigner { $n } actions, attention aux majuscules
}
# $closest: some actions in quotes
error-closest = { $problem } ; les plus proches : { $closest }
error-nothing-to-undo = il n’y a rien à annuler
error-cannot-undo = la dernière action ne peut pas être annulée : elle a fini le tour ou montré quelque chose de nouveau
error-nothing-to-redo = il n’y a rien à rétablir

## Why an action is not possible; "you" is who is asked

error-unexplained = les règles ne le permettent pas maintenant
# $cost, $have: goods, as in 2 wood and 1 gold
error-unpaid = il faut { $cost }, vous avez { $have }
error-discovery-unpaid = { $discovery_key } demande { $cost }, vous avez { $have }
error-discovery-unpaid-after = { $cocoa ->
    [one] { $discovery_key } demande { $cost }, vous avez { $have } après { $cocoa } cacao pour déloger
   *[other] { $discovery_key } demande { $cost }, vous avez { $have } après { $cocoa } cacaos pour déloger
}
error-level-unpaid = l’étage { $level } demande { $cost }, vous avez { $have }
error-level-unpaid-discount = l’étage { $level } demande { $cost }, vous avez { $have }, et un de moins ne suffirait pas
error-no-such-discovery = cette tuile Découverte n’est pas là
error-discovery-bought = la tuile Découverte a été revendiquée
error-no-discovery = il n’y a pas de tuile Découverte là
error-technology-known = vous connaissez déjà { $technology_key }
error-bottom-row = la rangée inférieure est hors de portée d’un seul ouvrier de force 1 à 3
error-row-full = { $row_key ->
    [top] la rangée supérieure est pleine
    [middle] la rangée centrale est pleine
   *[bottom] la rangée inférieure est pleine
}
error-decoration-slot = il n’y a pas de tuile Décoration à cette place de l’offre
error-side-full = { $side_key ->
    [top] le côté haut est plein
    [right] le côté droit est plein
    [bottom] le côté bas est plein
   *[left] le côté gauche est plein
}
error-side-low = { $side_key ->
    [top] la Pyramide est trop basse sous la prochaine case du côté haut
    [right] la Pyramide est trop basse sous la prochaine case du côté droit
    [bottom] la Pyramide est trop basse sous la prochaine case du côté bas
   *[left] la Pyramide est trop basse sous la prochaine case du côté gauche
}
error-pyramid-slot = il n’y a pas de tuile Pyramide à cette place de l’offre
error-equal-tile = une tuile identique est à une place précédente et vaut pour les deux
error-no-cell-paid = ce que vous avez (pierre : { $stone }, bois : { $wood }) ne paye aucun emplacement ouvert
error-cell-taken = cet emplacement est occupé
error-cell-unsupported = cet emplacement ne repose pas sur quatre tuiles
error-same-turn = la tuile est la même dans le sens { $turn }
error-no-wood = l’étage { $level } ne coûte pas de bois
error-one-tile = il faut poser au moins une tuile
error-power-up-mandatory = un renforcement est obligatoire tant que vous avez là un ouvrier libre
error-discount-kept = plus aucune tuile ne peut suivre pour laquelle garder la réduction
error-all-in-play = tous vos ouvriers sont en jeu
error-no-temple-step = aucune avancée de temple n’est possible
error-no-match = { $temple_key ->
    [blue] il ne reste aucun symbole bleu qui corresponde
    [red] il ne reste aucun symbole rouge qui corresponde
   *[green] il ne reste aucun symbole vert qui corresponde
}
error-on-top = aucune avancée possible : vous êtes au sommet
error-top-taken = aucune avancée possible : la dernière dalle est occupée
error-resources-chosen = { $n ->
    [one] il faut choisir { $n } ressource
   *[other] il faut choisir { $n } ressources
}
error-swap-one = il faut échanger 1 ressource
error-sold-most = { $n ->
    [one] on peut vendre { $n } ressource au plus
   *[other] on peut vendre { $n } ressources au plus
}
error-salary = { $n ->
    [one] le salaire est de { $n } cacao
   *[other] le salaire est de { $n } cacaos
}
error-trades = { $n ->
    [one] { $n } échange permis au plus
   *[other] { $n } échanges permis au plus
}
error-no-starting-tile = cette tuile Départ n’est pas là
error-start-taken = l’un de vos ouvriers y est déjà
error-start-unnamed = aucune de vos tuiles Départ ne nomme ce plateau
error-start-order = des ouvriers identiques se placent dans l’ordre des numéros des plateaux
error-start-higher = les ouvriers identiques à venir demandent des plateaux de numéros plus élevés
error-twin = un ouvrier identique a un numéro plus petit et vaut pour les deux
error-double-move-used = { $discovery_key } est en usage : il faut maintenant déplacer deux ouvriers
error-move-anywhere-used = { $discovery_key } est en usage : il faut maintenant déplacer un ouvrier
error-extra-worker-used = { $discovery_key } est en usage : seule l’Action principale en tient compte
error-free-cocoa-used = { $discovery_key } est en usage : il faut maintenant épargner le cacao d’une action
error-free-main = { $discovery_key } est en usage, mais l’Action principale ne coûte pas de cacao ici
error-free-worship = { $discovery_key } est en usage, mais cela ne coûte pas de cacao
error-none-locked = aucun de vos ouvriers n’est bloqué
error-between = pas entre le paiement d’une action et son effet
error-not-in-play = cet ouvrier n’est pas en jeu
error-locked = cet ouvrier est bloqué
error-no-companion = un double déplacement demande un compagnon : vous n’avez pas d’autre ouvrier libre là
error-too-far = { $boards ->
    [one] c’est à { $boards } plateau, 1 à 3 permis
   *[other] c’est à { $boards } plateaux, 1 à 3 permis
}
error-only-starting = seul un ouvrier de départ peut être renforcé maintenant
error-first-worker = cet ouvrier est le premier et s’est déjà déplacé
error-just-moved = cet ouvrier vient de se déplacer et son action est encore à venir
error-not-on = cet ouvrier n’est pas sur { $board_key }
error-palace-main = la Citadelle n’a pas d’Action principale
error-gold-short = votre or ({ $gold }) ne paye aucune Technologie à portée
error-all-known = vous connaissez toutes les Technologies à portée
error-no-building = il ne reste aucun Bâtiment
error-no-row = aucune rangée n’est libre pour votre nombre d’ouvriers ({ $workers })
error-no-decoration = il ne reste aucune tuile Décoration
error-no-side = aucun côté ne peut recevoir de Décoration maintenant
error-no-pyramid-tile = il n’y a aucune tuile Pyramide dans l’offre
error-pyramid-complete = la Pyramide est achevée
error-no-worship = { $board_key } n’a pas de zone d’Adoration
error-one-worship = { $board_key } n’a qu’une case Adoration
error-own-worker = votre propre ouvrier y est
error-palace-discovery = à la Citadelle, la Découverte seule n’est pas permise
error-not-held = vous n’avez pas { $discovery_key }
# $used_at: questions joined by "or"
error-used-elsewhere = elle s’utilise à { $used_at_key }, pas à { $question_key }
error-useless = elle n’aurait aucun effet maintenant
error-no-use = aucune tuile ne s’utilise à { $question_key }
error-used-on-move = elle a déjà servi pour ce déplacement
error-none-unlocked = aucun de vos ouvriers n’est libre
error-no-two = vous n’avez deux ouvriers libres sur aucun plateau
error-used-on-action = elle a déjà servi pour cette action
error-nothing-saved = aucune action possible ici ne coûte de cacao
error-no-difference = un ouvrier de plus ne change rien ici

## Files

error-file-unread = { $path } : lecture impossible ({ $reason })
error-file-unwritten = { $path } : écriture impossible ({ $reason })
error-file-unused = { $path } : utilisation impossible ({ $reason })
error-file-no-file = { $path } : écriture impossible (ce n’est pas un fichier)
error-file-long = { $most ->
    [one] { $path } : trop long, plus de { $most } octet
   *[other] { $path } : trop long, plus de { $most } octets
}
error-file-no-text = { $path } : n’est pas un fichier texte
error-file-empty = { $path } : est vide
error-no-file = { $path } : ce fichier n’existe pas

## Fields of records and positions: said of a field, whose name comes before and a colon

error-json = n’est pas lisible comme JSON ({ $reason })
error-missing = manque
error-unknown-key = est inconnu ; il y a { $known }
error-object = doit être un objet
error-object-not = doit être un objet, pas { $value }
error-list = doit être une liste, pas { $value }
error-truth = doit être true ou false
error-truth-not = doit être true ou false, pas { $value }
error-whole = doit être un nombre entier, pas { $value }
error-range = doit être de { $low } à { $high }, pas { $value }
error-choice = doit être parmi { $known }, pas { $value }
error-one-of = doit être parmi { $known }
error-must-be = doit être { $value }
error-entries = { $least ->
    [one] doit avoir { $least } entrée, pas { $given }
   *[other] doit avoir { $least } entrées, pas { $given }
}
error-entries-range = { $most ->
    [one] doit avoir de { $least } à { $most } entrée, pas { $given }
   *[other] doit avoir de { $least } à { $most } entrées, pas { $given }
}
error-record-long = { $most ->
    [one] trop long, { $bytes } pour { $most } octet au plus
   *[other] trop long, { $bytes } pour { $most } octets au plus
}
error-record-rules = ce programme joue la version { $ours }, l’enregistrement est de la version { $written }
error-record-older = avec les règles de ce programme (version { $ours }), ce serait une autre partie qu’avec celles de l’enregistrement (version { $written })
error-record-seed = doit être un nombre entier de 0 à 2**60 - 1
error-record-actions = { $most ->
    [one] doit être une liste de { $most } nombre au plus
   *[other] doit être une liste de { $most } nombres au plus
}
error-record-action = doit être un nombre de 0 à { $last }
error-record-names = { $n ->
    [one] doit être une liste de { $n } nom
   *[other] doit être une liste de { $n } noms
}
error-record-name = { $most ->
    [one] doit être un texte de 1 à { $most } caractère
   *[other] doit être un texte de 1 à { $most } caractères
}
error-result = les actions mènent à { $found }, l’enregistrement dit { $written }
error-position-bytes = { $bytes ->
    [one] une position a { $bytes } octet, pas { $given }
   *[other] une position a { $bytes } octets, pas { $given }
}
error-position-rules = c’est ici la version { $ours }, pas { $written }

## What can't be in a position; $name and $tile are as they are written in it

error-value-twice = { $value } y est deux fois
error-shows-nothing = la tuile Départ { $tile } ne montre pas de Découverte
error-tile-shows-nothing = cette tuile Départ ne montre pas de Découverte
error-eclipses-over = après la troisième Éclipse, la partie est terminée
error-ring = la Citadelle est à la place 0 et la Construction en face, à la place 4
error-royal-categories = il y a une tuile de chaque catégorie A, B, C
error-technology-order = elles sont dans l’ordre croissant de leurs numéros
error-buildings = { $n ->
    [one] il y a { $n } Bâtiment, pas { $given }
   *[other] il y a { $n } Bâtiments, pas { $given }
}
error-neutral = { $colours ->
    [0] avec players { $players }, il n’y a pas de couleur neutre
    [one] avec players { $players }, il y a { $colours } couleur neutre
   *[other] avec players { $players }, il y a { $colours } couleurs neutres
}
error-cell = doit être [étage, rangée, colonne] d’un emplacement, à compter de 0
error-cell-filled = { $cell } a déjà une tuile
error-floats = la tuile de { $cell } flotte : il faut quatre tuiles en dessous
error-layers = { $n ->
    [one] demande { $n } couche de Pyramide en dessous
   *[other] demande { $n } couches de Pyramide en dessous
}
error-no-teotibot = il n’y a pas de Teotibot dans cette partie : il demande players 1
error-bot-aside = doit être { $tile }, la tuile qui n’est pas dans la pyramide d’actions
error-copies = { $n ->
    [one] { $tile } existe { $n } fois, pas { $given }
   *[other] { $tile } existe { $n } fois, pas { $given }
}
error-no-seat = { $name } n’a pas de place
error-top-marker = un seul jeton peut être sur la dernière dalle
error-not-in-game = { $name } n’est pas dans cette partie
error-masks-used = les masques ne sont jamais utilisés
error-nowhere-space = un ouvrier qui n’est nulle part n’est sur aucune case Adoration
error-no-worship-space = { $name } n’a pas de case Adoration
error-space-taken = un autre ouvrier est sur cette case Adoration
error-books = fait en tout { $booked }, mais vp est { $vp }
error-discs-met = faux, les jetons se sont rejoints
error-eclipse-due = faux, une Éclipse est à venir, donc les jetons se sont rejoints
error-top-tile = est true quand la tuile du sommet est posée, et seulement alors
error-stack-over = doit être vide quand la partie est terminée
error-lowest = { $name } doit être l’entrée la plus basse
error-last = { $name } doit être la dernière entrée
error-as-stack = doit être { $value }, comme dans la pile
error-seats-turn = doit être { $seat } : c’est le tour de cette place
error-salary-only = salary est demandé lors d’une Éclipse, et rien d’autre
error-eclipse-scored = est 0 pendant le décompte d’une Éclipse, et seulement alors
error-while-starting = { $name } est demandé pendant que les joueurs commencent, et seulement alors
error-twice = { $name } y est deux fois
error-seat-twice = { $name } de la place { $seat } y est deux fois
error-after-choice = { $name } vient après le choix de l’action
error-stands-on = { $name } repose sur { $below }
error-must-stand-on = doit reposer sur { $below }
error-discount-left = doit reposer sur { $below } avec une réduction restante
error-too-many = { $n ->
    [one] { $name } y est plus d’une fois
   *[other] { $name } y est plus de { $n } fois
}
error-move-next = après une tuile qui change le déplacement vient le déplacement
error-bot-turn = bot_turn est pour la place de Teotibot dans une partie solo
error-bot-asked = on ne demande jamais rien à Teotibot
error-bot-workers = Teotibot a quatre ouvriers en jeu
error-bot-locked = Teotibot a exactement un ouvrier bloqué
error-bot-worship = Teotibot ne fait jamais d’Adoration là
error-board = doit être un plateau
error-nobodys-turn = ce n’est le tour de personne
error-worker-out = l’ouvrier { $worker } de la place { $seat } n’est pas en jeu
error-worker-locked = l’ouvrier { $worker } de la place { $seat } est bloqué
error-companion = doit être un autre ouvrier que celui qui se déplace
error-dealt-hand = doit être des tuiles de la main distribuée
error-tile-twice = la tuile Départ { $tile } y est deux fois
error-four-dealt = la place { $seat } n’a pas quatre tuiles distribuées dans starting.hands
error-taken-before = { $n ->
    [0] la place { $seat } n’a pris aucune tuile avant
    [one] la place { $seat } a pris { $n } tuile avant
   *[other] la place { $seat } a pris { $n } tuiles avant
}
error-two-kept = la place { $seat } n’a pas deux starting_tiles
error-to-be-taken = { $n ->
    [one] il reste { $n } tuile à y prendre
   *[other] il reste { $n } tuiles à y prendre
}
error-goods-first = la place { $seat } prend ses biens de départ avant leurs suites
error-starting-power = les ouvriers de départ ont une force de 1 à 3
error-placed-in-order = { $n ->
    [0] aucun d’eux n’est placé
    [one] { $n } d’entre eux est placé, dans l’ordre
   *[other] { $n } d’entre eux sont placés, dans l’ordre
}
error-needs-mover = { $name } demande un ouvrier qui s’est déplacé
error-no-area = n’a pas de zone d’Adoration
error-no-such-space = cette case Adoration n’existe pas
error-bought-on-turn = on revendique les tuiles Découverte pendant son propre tour
error-large-step = n’est pas la dalle majeure de cet endroit
error-cell-closed = on ne peut pas poser de tuile à cet emplacement
error-slot-empty = il n’y a pas de tuile à cette place de pyramid_display
error-stack-unfit = les décisions en attente ne vont pas avec la position
error-stack-nowhere = ne mène nulle part : aucune action n’est permise

## Bots

error-no-bot = aucun bot ne s’appelle { $name } : il y a { $known }
error-classic-bot = aucun bot ne s’appelle { $name } : après classic: vient un niveau, un style ou un budget, comme classic:adept, classic:collector:100 ou classic:500
error-bot-budget = { $bot } ne prend pas de budget : écrivez { $bot }, ou mcts:{ $budget }
error-budget = un budget est un nombre de simulations (500) ou de secondes (0.5s), pas { $value }
error-bot-unloaded = impossible de charger { $name } depuis { $place } : { $problem }
error-no-class = cette classe n’existe pas
error-no-module = ce module n’existe pas
error-bots-seats = { $seats ->
    [one] donnez un bot pour { $seats } place, pas { $given }
   *[other] donnez un bot pour toutes ou un pour chacune des { $seats } places, pas { $given }
}
error-seat-no-bot = la place { $seat } n’est pas à un bot
error-seat-empty = aucun bot ne joue la place { $seat }
error-no-rule = aucune règle ne parle de { $wanted }
error-advice-over = la partie est terminée : il n’y a plus rien à conseiller
error-advice-teotibot = c’est à Teotibot : les règles disent ce qu’il fait
error-advice-silent = { $bot } ne peut pas dire ce qu’il pense : demandez à un niveau (adept) ou à mcts:500
error-bots-stopped = les bots du serveur ont été arrêtés
error-nobody-asked = personne n’a de réponse à donner : la partie est terminée
# $fault: English, for the log
error-hint-fault = { $fault }

## What a bot did wrong; $what: the error of a program, in English

fault-crashed = planté : { $what }
fault-killed = planté : son processus a été arrêté par { $signal }
fault-exited = planté : son processus a fini avec le code de sortie { $code }
fault-nonsense = planté : il a écrit n’importe quoi dans son tube
fault-no-answer = bloqué : pas de réponse en { $seconds } s
fault-not-ready = bloqué : pas prêt en { $seconds } s
fault-illegal = interdit : { $answer } n’est pas une réponse à « { $question_key } »
fault-other = { $what }

## Matches of bots

error-match-form = un match est { $known }, pas { $value }
error-match-entrants = un match demande des participants : des noms de bots
error-match-twice = { $name } est inscrit deux fois ; une suffit
error-match-no-deal = un match demande au moins une donne, pas { $deals }
error-match-deals = { $most ->
    [one] un match a { $most } donne au plus, pas { $deals }
   *[other] un match a { $most } donnes au plus, pas { $deals }
}
error-no-match-file = { $path } : n’est pas le fichier d’un match
error-match-format = { $path } : est au format { $format }, ce programme lit { $ours }
error-match-rules = { $path } : suit la version { $written } des règles, ce programme joue { $ours }
# $known, $asked: what the file has and what was asked for
error-another-match = { $part_key ->
    [entrants] { $path } : contient un autre match (participants : { $known }, pas { $asked })
    [setup] { $path } : contient un autre match (mise en place : { $known }, pas { $asked })
    [seed] { $path } : contient un autre match (graine : { $known }, pas { $asked })
   *[form] { $path } : contient un autre match (forme : { $known }, pas { $asked })
}
error-match-players = { $n ->
    [one] { $n } joueur
   *[other] { $n } joueurs
}
error-fewer-deals = { $deals ->
    [one] { $path } : a déjà { $deals } donne ; demandez-en autant ou plus
   *[other] { $path } : a déjà { $deals } donnes ; demandez-en autant ou plus
}
error-ray-missing = Ray n’est pas installé : { $command }
error-ray-address = pas de Ray à { $address } : { $reason }
error-plots-missing = les graphiques demandent matplotlib : { $command }

## Server: options, database, backups

error-workers-need = plusieurs processus de travail demandent --database postgresql://... et --redis
error-redis-alone = --redis est pour plusieurs processus de travail : il demande aussi --database
error-redis-missing = --redis demande le paquet redis : { $command }
error-redis-url = --redis doit être une URL comme { $example }
error-redis-unused = Redis est inutilisable : { $reason }
error-database-url = --database doit être une URL comme { $example }
error-password-shown = le mot de passe dans { $option } pourrait être lu par tout le monde sur cette machine : gardez l’URL dans un fichier ({ $option }-file) ou dans { $variable }
error-url-twice = donnez soit { $option }, soit { $option }-file, pas les deux (les réglages comptent aussi)
error-url-file = { $path } doit contenir une URL et rien d’autre
error-database-at = --database a un @ de trop : dans un mot de passe, écrivez-le %40
error-psycopg-missing = PostgreSQL demande le paquet psycopg : { $command }
error-database-newer = la base de données est d’une version plus récente de ce programme : mettez-le à jour
error-database-refuses = la base de données est inutilisable : { $reason }
error-database-unused = aucun serveur n’a encore utilisé cette base de données : elle est vide
error-database-revision = la base de données est d’une autre version (révision { $revision }) : démarrez-y une fois ce serveur, ou prenez la version qui l’a créée
error-database-not-empty = la base de données n’est pas vide : restaurez dans une base neuve
error-folder-taken = { $path } : un autre serveur garde ses parties ici
error-no-games-kept = { $path } : aucune partie n’est gardée ici
error-no-finished-table = il n’y a pas de partie terminée à une table { $key }
error-host = --host : { $host } n’est pas une adresse de cette machine
error-port-used = le port { $port } est pris par un autre programme : donnez-en un autre avec --port
error-port-reserved = le port { $port } n’est pas pour tout le monde : donnez-en un à partir de { $first } avec --port
error-port-closed = le port { $port } ne peut pas être ouvert ({ $reason })
error-backup-other-file = { $path } : existe déjà, et n’est pas une sauvegarde
error-backup-checksum = { $path } : a été modifié ou abîmé : sa somme de contrôle est différente
error-backup-rows = { $path } : a été modifié : il manque des lignes, ou il y en a trop
error-backup-newer = { $path } : est d’une version plus récente de ce programme
error-backup-cut = { $path } : est tronqué : il finit trop tôt
error-backup-damaged = { $path } : n’est pas une sauvegarde, ou elle est abîmée
# $table: a table of the database by its name there
error-backup-not-restored = { $path } : toutes les lignes de { $table } n’ont pas été restaurées
error-backup-table = { $path } : sa table { $table } est inconnue
