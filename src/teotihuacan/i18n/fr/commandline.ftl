command-completion = Écrire le script de complétion d’un interpréteur de commandes.

    Il complète commandes, options, fichiers, bots, niveaux, langues et règles. Pour bash, mettez cette ligne dans ~/.bashrc : eval "$(teotihuacan completion bash)". Pour zsh, la même ligne, avec zsh au lieu de bash, dans ~/.zshrc. Pour fish : teotihuacan completion fish > ~/.config/fish/completions/teotihuacan.fish
command-config = Afficher et modifier vos réglages, et d’où vient chacun.

    Une option passe avant une variable, une variable avant le fichier, le fichier avant la valeur par défaut. Sans commande, tous les réglages sont affichés.
command-config-list = Afficher les réglages, et d’où vient chacun.
command-config-path = Écrire où se trouve le fichier des réglages.
command-config-get = Écrire un réglage.
command-config-set = Enregistrer un réglage dans le fichier.
command-config-unset = Retirer un réglage du fichier.

metavar-shell = SHELL
metavar-setting = RÉGLAGE
metavar-value = VALEUR

opt-csv = Écrire un tableau CSV au lieu de texte : une ligne par partie et par place.
opt-csv-ratings = Écrire les classements en tableau CSV au lieu de texte.
opt-quiet = Ne rien dire des enregistrements corrects.
opt-log-file = Écrire le journal dans ce fichier, en lignes JSON.
opt-keep-guests = Jours pendant lesquels un invité sans table est gardé après sa dernière visite ; 0 : toujours.
opt-keep-open-tables = Jours pendant lesquels une table est gardée si la partie n’a jamais commencé ; 0 : toujours.
opt-keep-finished = Jours pendant lesquels une partie terminée est gardée ; 0 : toujours.
opt-keep-chat = Jours pendant lesquels la discussion d’une partie terminée est gardée ; 0 : toujours.
opt-drain = N’accepter aucune nouvelle table ; celles qui existent continuent.
opt-shell = L’interpréteur de commandes : { $shells }.
opt-setting = Le nom d’un réglage, comme bots ou serve.port.
opt-setting-value = La valeur à enregistrer.
opt-usual-language = La langue à utiliser.
opt-colours = Couleurs dans le terminal : auto, always (toujours) ou never (jamais).
opt-usual-bot = Qui joue les places sans personne.

simulate-stopped = Arrêté. Parties jouées : { $done } sur { $games }
serve-runs = Teotihuacan est à l’adresse { $address }
serve-how-to-stop = Ctrl-C arrête le serveur ; les parties sont conservées.
serve-how-to-stop-folder = Ctrl-C arrête le serveur ; les parties sont conservées dans { $folder }
serve-log = Le journal est écrit dans { $file }
standard-output = la sortie standard
config-default = par défaut
config-remembered = choisi dans le jeu
config-system = le système
config-written = { $file } : { $name } = { $value }
config-removed = { $file } : { $name } n’est plus défini

bad-formats = choisissez --json ou --csv, pas les deux
bad-backup-to-terminal = une sauvegarde n’est pas du texte : envoyez-la dans un fichier ou un tube
bad-records = indiquez les tables par leurs clés, ou donnez --all
bad-shell = pas de complétion pour « { $text } » : choisissez { $shells }
error-config-toml = { $file } : illisible comme TOML ({ $reason })
error-config-name = { $place } : il n’y a pas de réglage { $name } ; il y a { $known }
error-config-value = { $place } : { $name } ne peut pas être { $value } ; valeurs possibles : { $wanted }
