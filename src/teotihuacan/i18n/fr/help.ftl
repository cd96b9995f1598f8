# Help of the command line, `teotihuacan --help` and `teotihuacan <command> --help`. It is wrapped
# to 78 columns; names of options, commands, bots and files are typed as they are, in every
# language. A blank line begins a new paragraph; only the first one is in the list of commands.

## Commands

command-teotihuacan = Teotihuacan : La Cité des Dieux, à jouer et à étudier. Sans commande, le jeu s’ouvre dans le navigateur.
command-play = Jouer dans le terminal, ligne par ligne, contre des bots ou entre amis.
command-tui = Jouer à une table qui remplit le terminal.

    Sans options, il y a un menu.
command-rules = Afficher les règles du jeu, avec les arbitrages qui s’y rattachent.
command-strategy = Affiche le guide de stratégie : ce qui fait gagner et pourquoi, mesuré sur des parties de bots aguerris.
command-replay = Parcourir une partie enregistrée, en avant et en arrière.
command-show = Afficher une position, à partir de JSON ou de l’enregistrement d’une partie.
command-advise = Afficher les meilleures actions d’une position, et pourquoi.

    Le conseil s’adresse à la place qui doit répondre. Chaque action est donnée avec l’avance en points de victoire qu’elle laisse espérer à la fin sur le meilleur autre joueur, la probabilité de l’emporter, sa part de la recherche et sa raison principale. Le conseiller n’en sait pas plus que cette place.
command-verify = Rejouer des enregistrements, et les vérifier.

    Chaque action doit être permise, et toutes ensemble doivent mener au résultat inscrit.

    Code de sortie 0 : tous sont bons ; 1 : certains ne le sont pas, la première différence de chacun est indiquée ; 2 : certains sont illisibles.
command-stats = Faire le bilan de parties terminées : scores, origine des points, vainqueurs.

    Les parties dont le nombre de joueurs diffère sont séparées ; les parties inachevées sont seulement comptées.
command-simulate = Faire jouer des joueurs aléatoires ou des bots, et en donner le bilan.

    Sans --bots, la partie numéro i (à partir de 0) utilise la graine S + i pour sa mise en place et pour ses joueurs aléatoires. Avec --solo, le joueur affronte Teotibot.

    Avec --bots, les places tournent : à n joueurs, n parties de suite partagent une graine, et à chacune tous les bots se décalent d’une place, si bien que personne ne garde la première. La partie numéro i a la mise en place et les pioches de la graine S + i // n, ses bots ont la graine S + i. Les bots dont le budget est un nombre de simulations jouent les mêmes parties quel que soit le nombre de processus.
command-serve = Proposer des parties sur le réseau, aux navigateurs et aux programmes.
command-migrate = Mettre la base de données d’un serveur au schéma actuel.

    Un serveur le fait lui-même à son démarrage. Là où plusieurs démarrent ensemble, cela se fait d’abord, à part ; recommencer ne change rien.
command-backup = Écrire tout ce que garde un serveur dans un seul fichier.

    Le serveur peut continuer pendant ce temps. Le fichier contient des empreintes de mots de passe et des secrets : gardez-le aussi bien que le serveur lui-même.
command-restore = Remplir une base de données neuve et vide à partir d’une sauvegarde.

    Elle peut être d’un autre type que la base sauvegardée.
command-records = Afficher les enregistrements des parties terminées d’un serveur, un par ligne.

    Le serveur peut tourner pendant ce temps. verify les lit sur l’entrée standard : teotihuacan verify -
command-bench = Mesurer la vitesse du moteur, sur un cœur.

    Le jeu aléatoire et la copie sont mesurés, et comparés à catanatron s’il est installé. Les parties des deux sont pilotées depuis Python, action par action ; la boucle du moteur, en C, a ses propres lignes. Les parties mêlent 2, 3 et 4 joueurs avec la mise en place standard ; les parties à deux, et en solo contre Teotibot, ont leurs propres chiffres. Toutes les mesures alternent pendant plusieurs manches, pour qu’une machine occupée les ralentisse toutes autant ; ce sont les médianes qui sont données. La recherche arborescente est mesurée depuis l’ouverture d’une partie à deux.
command-arena = Faire jouer des matchs à des bots, et découvrir ce qu’ils valent.
command-run = Jouer un match, garder chaque partie dans un fichier, et en donner le bilan.

    Les participants sont des bots par leur nom (random, greedy, mcts:500, mcts:0.5s, un niveau, ou classic:adept et ses semblables, qui jouent sans le réseau de neurones) ou les vôtres : file.py:Class, suivi d’un budget si vous voulez, comme mybot.py:MyBot:0.3s. Arrêtez le match quand vous voulez : la même commande, ou le fichier seul, le reprend, et davantage de --deals l’allonge. Avec --solo, chaque participant affronte Teotibot.
command-report = Donner le bilan d’un match, au point où il en est.

    On y trouve classement, scores, tuiles et fautes. Les graphiques et la page demandent matplotlib : pip install "teotihuacan[plots]".

## Names of values, in capitals: they stand behind options and in the line that begins with Usage
# at most 12 columns each

metavar-file = FICHIER
metavar-days = JOURS
metavar-files = FICHIER...
metavar-keys = CLÉ...
metavar-file-or-json = FICHIER|JSON
metavar-folder = DOSSIER
metavar-name = NOM
metavar-seat = PLACE
metavar-names = NOM,...
metavar-address = ADRESSE
metavar-addresses = ADRESSE,...
metavar-host = HÔTE
metavar-where = OÙ
metavar-language = LANGUE
metavar-wanted = [MOTS|N]

## Options of all commands

# $languages: en, hu, ...
opt-language = La langue à parler : { $languages }. Peut aussi se placer derrière une commande ; par défaut, celle choisie dans les réglages, sinon celle du système.
opt-version = Afficher les versions.
opt-open-port = Le port du jeu dans le navigateur ; par défaut 8000, ou un port libre.
opt-wanted = Seulement les règles avec tous ces mots, une règle (5.3) ou un chapitre (5) ; par défaut toutes.
opt-no-open = Servir le jeu seulement : ne pas ouvrir de navigateur.
opt-json = Écrire un objet JSON au lieu de texte.
opt-help = Afficher cette aide.

## Options of games

opt-seed = Même graine, même partie ; à partir de 0.
opt-optional-seed = Même graine, même partie ; sans elle, chaque partie est différente.
opt-players = Nombre de joueurs, 1 à 4 (1 : seul contre Teotibot) ; par défaut 2.
opt-solo = Un joueur contre Teotibot.
# $levels: easier, standard ... as they are typed
opt-level = La difficulté de Teotibot : { $levels }.
# $knobs: gold_worker, resources ... as they are typed
opt-knob = Au lieu d’une difficulté, autant de fois que vous voulez : un nombre de Teotibot vers le haut ou vers le bas. Les paramètres : { $knobs }.
opt-first-game = La mise en place imprimée, pour une première partie.
opt-draft = Draft des tuiles Départ, face visible.
opt-dark-eclipse = Les Éclipses sont décomptées aussitôt (variante).
opt-advanced-worship = Déloger un ouvrier rapporte du cacao (variante).
# $bot: the bot that plays if none is given, as it is typed; $levels: novice, student ... as they are typed
opt-bots = Qui joue les places sans personne, après les humains : un nom pour toutes ou un pour chacune ; par défaut { $bot }. Les niveaux, du plus faible au plus fort : { $levels }. Mais aussi random, greedy (entre student et adept), mcts:500 (simulations par décision), mcts:0.5s (secondes), ou le vôtre, file.py:Class (à redonner pour reprendre une partie sauvegardée).
opt-humans = Humains à ce terminal, à partir de la place A ; des bots jouent les autres places ; 0 pour regarder. Par défaut 1, tous avec --take-back.
opt-take-back = On peut annuler des tours entiers (sans bots).
opt-save = Écrire ici l’enregistrement de la partie, à nouveau après chaque action ; - l’affiche à la fin.
opt-load = Reprendre une partie sauvegardée, qui y est sauvegardée à nouveau ; - lit l’entrée standard.
opt-load-copy = Reprendre une partie sauvegardée ; - lit l’entrée standard.
opt-continue = Reprendre la partie en cours.

## Records and positions

opt-record = L’enregistrement d’une partie.
opt-records = Des enregistrements de parties.
opt-auto = Commencer en lecture automatique.
opt-speed = Actions automatiques par seconde.
opt-source = Un fichier, du texte JSON, ou - pour l’entrée standard.
opt-ply = La position après N actions d’un enregistrement ; par défaut la dernière.
opt-seat = Seulement ce que voit une place : sa lettre, ou son numéro à partir de 0.
# $levels: novice, student ... as they are typed
opt-adviser = À qui demander : un niveau ({ $levels }), mcts:500 (simulations) ou mcts:0.5s (secondes). Avec des simulations, la même graine donne le même conseil.
opt-top = Combien d’actions afficher.

## Many games

opt-games = Nombre de parties à jouer.
# $levels: novice, student ... as they are typed
opt-simulated-bots = Des bots au lieu de joueurs aléatoires : un nom pour toutes les places ou un pour chacune. Il y a random, greedy, les niveaux { $levels }, mcts:500 (simulations par décision), mcts:0.5s (secondes), et le vôtre, file.py:Class. classic:adept, classic:500 et leurs semblables jouent sans le réseau de neurones.
opt-processes = Processus qui jouent ; par défaut, autant que de cœurs.
opt-seconds = Temps à consacrer au tout.
opt-match = Le fichier du match.
opt-entrants = Les participants, du plus faible au plus fort pour une échelle ; sans eux, le match du fichier reprend.
opt-deals = Chaque donne est jouée par tous à chaque place, avec les graines S, S + 1, ...
opt-form = Qui affronte qui : round-robin ou ladder.
opt-ray = Jouer sur Ray : local, ou l’adresse d’une grappe.
opt-png = Écrire les graphiques en fichiers PNG.
opt-html = Tout écrire en une page pour le navigateur ; - l’affiche.

## Server

opt-address = Où écouter ; 0.0.0.0 : partout.
opt-port = Le port.
opt-data = Où garder les parties ; par défaut, votre dossier de données.
opt-database = postgresql://... au lieu d’un fichier dans le dossier de données.
opt-database-file = Un fichier avec l’URL de la base de données : un mot de passe y reste à l’abri des regards.
opt-redis = redis://..., pour plusieurs processus de travail.
opt-redis-file = Un fichier avec l’URL de Redis.
opt-workers = Processus de travail ; plusieurs demandent --database et --redis.
opt-bot-processes = Processus où les bots réfléchissent, pour chaque processus de travail ; par défaut, un de moins que de cœurs.
opt-rate-limit = Requêtes par seconde qu’une adresse peut envoyer à la longue ; 0 : sans limite.
opt-host-name = Un nom d’hôte du serveur, autant de fois que vous voulez ; les requêtes pour d’autres noms sont refusées.
opt-webhook = Où l’on peut se faire envoyer les messages « à vous de jouer », comme https://ntfy.sh ; autant de fois que vous voulez.
opt-trusted-proxies = Mandataires que l’on croit sur l’adresse d’un client.
opt-backup-target = Le fichier à écrire ; une sauvegarde plus ancienne est remplacée.
opt-backup-source = Un fichier que backup a écrit.
opt-table-keys = Les clés des tables, comme dans les liens.
opt-all-records = Afficher les enregistrements de toutes les parties terminées.
