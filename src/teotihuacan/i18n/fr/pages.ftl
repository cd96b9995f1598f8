# The pages around the table.

title = Teotihuacan
subtitle = La Cité des Dieux
title-your-turn = ● À vous de jouer – { $title }
title-of = { $title } – Teotihuacan
your-turn = À vous de jouer
needs-script = Cette page a besoin de JavaScript. On peut aussi jouer dans le terminal : teotihuacan tui
# The name of the only person at a server of their own
player-name = Joueur
to-content = Aller au contenu
home = Accueil
settings = Réglages
settings-of = { $name } : réglages
help = Aide
menu = Menu
close = Fermer
save = Enregistrer
saved = Enregistré.
copy = Copier
copied = Copié

# Connection and refusals
away = Le serveur est injoignable. Ce que vous voyez reste affiché, et la partie reprendra ici dès qu’il répondra.
away-title = Le serveur est absent
away-text = Cette page reprendra d’elle-même dès qu’il répondra. En attendant, il y a de quoi lire.
away-table = Telle que vous l’avez vue en dernier. La partie reprendra ici dès que le serveur répondra.
lost = Connexion perdue ; nouvel essai …
loading = Un instant …
no-table = Cette table n’existe pas. Son lien a peut-être été coupé en le copiant.
to-start = Vers l’accueil

# Who are you?
who-are-you = Qui êtes-vous ?
who-text = Choisissez un nom et jouez : rien d’autre n’est nécessaire.
name = Nom
play = Jouer
just-watch = Regarder seulement
been-here = Déjà un nom ici ?
been-here-text = Connectez-vous si vous avez protégé votre nom par un mot de passe.
password = Mot de passe
sign-in = Se connecter
lost-password = J’ai perdu mon mot de passe
recovery-code = Code de secours
recovery-text = Chacun des codes de secours qui vous ont été montrés permet de choisir, une fois, un nouveau mot de passe.
recover = Enregistrer le nouveau mot de passe

# Start
your-tables = Vos tables
no-tables-yet = Choisissez une partie ci-dessus : elle vous attendra ici jusqu’à votre retour.
public-tables = Tables publiques
watch = Regarder
finished-games = Parties terminées
replay = Revoir
begin = Jouer
begin-game = Jouer : { $game }
create-table = Créer la table
first-game = Première partie
first-game-text = Tout est déjà en place, face à un adversaire bienveillant.
first-move = Déplacez un ouvrier
first-act = Agissez là où il arrive
first-build = Bâtissez, adorez, marquez
against-bots = Contre des bots
against-bots-text = Le jeu complet, avec autant d’adversaires que vous voulez.
opponents = Adversaires
strength = Niveau
solo = Solo contre Teotibot
solo-text = Le mode solo de la boîte : un adversaire qui n’en fait qu’à sa tête.
level = Difficulté
with-friends = Entre amis
with-friends-text = Envoyez un lien à chacun. Un nom leur suffit.
player-count = Joueurs
more-options = Plus d’options
more-options-text = Draft, Éclipse sombre, temps limité, bots et joueurs mêlés, paramètres de Teotibot.
rules-in-short = Comment on joue

# Tables
table-unnamed = Une table
players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
solo-at = Solo, { $level }
option-first-game = Première partie
option-draft = Draft des tuiles Départ
option-dark-eclipse = Éclipse sombre
option-advanced-worship = Adoration avancée
public = Publique
clock-nothing = { $time } par tour
clock-bot = { $time } par tour, puis un bot joue
clock-resign = { $time } par tour, puis abandon
days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
}
minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
hours-minutes = { $hours } h { $minutes } min
standing-your-turn = À vous !
standing-invited = Une place vous attend
standing-free = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
}
standing-full = Prête à démarrer
standing-running = En cours
standing-finished = Terminée
standing-closed = Fermée
standing-damaged = Endommagée
standing-ended-by-update = Finie par une mise à jour
won-by = { $name } l’emporte avec { $vp } PV
bot-named = { $name } (bot)
level-easier = Plus facile
level-standard = Standard
level-harder = Plus difficile
level-hardest = Très difficile
level-custom = Sur mesure
seat-open = Libre pour tous
seat-link = Pour qui a le lien
seat-name = Pour { $name }
somebody-gone = Quelqu’un

# New game
new-game = Nouvelle partie
new-players = Joueurs
new-players-solo = 1 – solo
new-players-text = Une personne seule joue contre Teotibot ; sinon, les autres places peuvent être à des joueurs ou à des bots.
new-teotibot = Teotibot
new-teotibot-text = À quel point Teotibot joue bien. « Sur mesure » donne accès à huit paramètres.
knob-gold-worker = Force de son ouvrier au Gisement d’Or
knob-nobles-worker = Force de son ouvrier aux Nobles
knob-construction-worker = Force de son ouvrier à la Construction
knob-resources = Ses ressources de départ
knob-cocoa-vp = PV pour 10 de ses cacaos
knob-worship-steps = Avancées de temple lors de son Adoration
knob-bonus-vp = PV par tuile Bonus de Temple
knob-technology-vp = PV par Technologie
new-seats = Qui s’assoit où
new-seats-text = Par lien : vous l’envoyez à quelqu’un. Tout le monde : la table publique est visible de tous. Par son nom : une personne de ce serveur.
seat-number = Place { $seat }
seat-for-me = Moi
seat-for-link = Quelqu’un, par lien
seat-for-open = Tout le monde
seat-for-name = Quelqu’un, par son nom
seat-for-bot = Bot : { $bot }
whose-name = Son nom
new-options = Options
about-first-game = Sans tuiles Départ : chacun reçoit ses biens et ses ouvriers, vous commencez tout de suite.
about-draft = Les tuiles Départ sont visibles et choisies à tour de rôle, au lieu de quatre distribuées en secret à chacun.
about-dark-eclipse = L’Éclipse est décomptée dès la fin du tour où les jetons se rejoignent : plus tendu, et un peu plus court.
about-advanced-worship = Qui déloge un ouvrier d’une case Adoration gagne 1 cacao au lieu d’en payer 1.
new-order = Tirer les places au sort
new-order-text = Le premier joueur est tiré au sort ; sinon, la place A commence.
new-clock = Temps par tour
new-clock-text = Des jours pour une partie en différé, des minutes quand tout le monde est là.
clock-none = Sans limite
clock-minutes = Minutes
clock-days = Jours
clock-how-many = Combien
clock-then = Ensuite
then-nothing = Rien ne se passe
then-bot = Un bot joue le tour
then-resign = Le joueur abandonne
new-visibility = Qui la trouve
new-visibility-text = Qui a un lien peut regarder ; qui a le lien d’une place peut s’y asseoir.
visibility-link = Qui a le lien
visibility-public = Tout le monde sur ce serveur
new-title = Titre
new-title-text = Un nom pour la table, si vous voulez.

# Waiting room
waiting-for = { $count ->
    [one] Il manque { $count } joueur
   *[other] Il manque { $count } joueurs
}
all-here = Toutes les places sont prises
table-closed = Cette table est fermée
table-closed-text = La personne qui l’a créée est partie avant le début de la partie.
ended-by-update-text = Cette partie a commencé avec des règles que ce serveur ne connaît plus. Elle ne peut pas continuer ; vous pouvez la quitter.
invite-text = Envoyez à chaque ami le lien d’une place, ou laissez jouer un bot.
link-to-seat = Lien de la place { $seat }
link-only-here = Ce lien ne marche que sur cet ordinateur. Pour des amis ailleurs, démarrez le serveur avec { $command }, ouvrez cette page par l’adresse de votre ordinateur dans votre réseau, et copiez le lien à partir de là.
bot-instead = Plutôt un bot
bot-level = Niveau du bot, place { $seat }
start-game = Lancer la partie
creator-starts = La partie commence quand la personne qui a créé la table la lance.
take-invited = Prendre la place qui vous attend
sit-down-at = S’asseoir à la place { $seat }
no-seat-for-you = Il n’y a pas de place pour vous ici : demandez un lien. Vous pourrez regarder dès que la partie commencera.
you-sit = Vous
here = là
not-here = pas là

# At the table
what-to-do = Que faire
log = Journal
chat = Chat
tab-table = Table
seats = Places
say-something = Dites quelque chose
send = Envoyer
chat-empty = Personne n’a encore rien dit.
chat-watchers = Seuls les joueurs de la table peuvent discuter.
time-left = Reste { $time }
time-until = Jusqu’au { $when }
notify-me = Me prévenir
notify-text = Affiche une notification quand c’est à vous et que vous regardez ailleurs.
notify-granted = Vous recevrez une notification.
notify-denied = Ce navigateur bloque les notifications.
seat-automatic = Répondre pour moi s’il n’y a qu’un choix
seat-confirm = Demander avant la fin de mon tour
resign = Abandonner
resign-sure = Abandonner cette partie ?
leave = Quitter la table
leave-sure = Quitter cette table ?
leave-sure-bot = Quitter cette table ? Un bot continuera pour vous.
you-watch = Vous regardez

# End of a game
game-over = La partie est terminée
given-up = La partie a été abandonnée
you-won = Victoire !
wins = { $name } l’emporte
wins-with = { $vp } PV
by-source = D’où viennent les PV
over-time = PV au fil de la partie
over-time-label = PV de chaque joueur après chaque entrée de la partie
by-source-label = PV de chaque joueur par origine
total = Total
resigned = abandon
rematch = Rejouer
to-rematch = Vers la nouvelle partie
record = Télécharger la partie
show-result = Résultat
result-of = Résultat : { $title }
back-to-board = Retour au plateau
source = Origine
source-construction = Construction
source-matches = Symboles identiques
source-decorations = Décorations
source-nobles = Nobles
source-avenue = Allée des Morts
source-leader = En tête, piste Pyramide
source-track = Piste Pyramide
source-masks = Masques
source-temples = Temples
source-technologies = Technologies
source-learners = Apprises par d’autres
source-discoveries = Tuiles Découverte
source-royal-tiles = Tuiles Cour
source-ascension = Élévation
source-resource-boards = Plateaux de ressources
source-bonus-tiles = Tuiles Bonus de Temple
source-salary = Salaire impayé
source-cocoa-exchange = Cacao échangé
source-leftovers = Restes
source-earlier-play = Jeu antérieur

# Replay
replay-of = Revoir la partie
replay-not-over = Cette partie pourra être revue quand elle sera terminée.
to-table = Vers la table
first-position = Au début
step-back = Un coup en arrière
step-forward = Un coup en avant
last-position = À la fin
autoplay = Lecture
pause = Pause
speed = Vitesse
speed-times = × { $times }
position-number = Coup { $number } sur { $last }
at-beginning = Le début

# Settings
settings-person = Vous
settings-look = Ce navigateur
settings-person-text = Gardé sur le serveur, pour tous les navigateurs où vous vous connectez.
settings-look-text = Gardé dans ce navigateur seulement.
settings-automatic = Répondre pour moi s’il n’y a qu’un choix
settings-automatic-text = Quand une seule réponse est possible, elle est donnée aussitôt. Pour les tables que vous rejoindrez désormais.
settings-confirm = Me demander avant la fin de mon tour
settings-confirm-text = La dernière réponse d’un tour attend votre accord et peut être annulée. Pour les tables que vous rejoindrez désormais.
settings-webhook = Envoyer aussi les messages à cette adresse
settings-webhook-text = À l’un des endroits autorisés par la personne qui gère le serveur : { $origins }
language = Langue
language-of-browser = Celle du navigateur
animation-speed = Animation
speed-off = Aucune
speed-slow = Lente
speed-normal = Normale
speed-fast = Rapide
sound = Son
sound-text = Bois et pierre quand les pièces bougent, deux notes quand c’est à vous.
sound-off = Coupé
sound-quiet = Faible
sound-middle = Moyen
sound-loud = Fort
symbols = Symboles en plus des couleurs
symbols-text = Joueurs et temples ont une forme en plus d’une couleur.
confirm-picks-text = Votre choix est d’abord montré, puis fait quand vous le désignez à nouveau.
text-size = Taille du texte
text-normal = Normale
text-large = Grande
text-larger = Très grande
motion = Mouvements
motion-system = Selon le système
motion-reduced = Réduits
motion-full = Complets
password-now = Mot de passe actuel
new-password = Nouveau mot de passe
password-text = Au moins 8 caractères. Avec un mot de passe, vous gardez votre identité dans un autre navigateur.
keep-name = Garder mon nom avec un mot de passe
change-password = Changer le mot de passe
recovery-codes = Codes de secours
recovery-codes-text = Si vous perdez votre mot de passe, un code de secours permet d’en choisir un nouveau. Chaque code sert une fois ; de nouveaux codes remplacent les anciens.
recovery-codes-once = Notez ces codes maintenant : ils ne seront plus affichés.
recovery-codes-left = { $count ->
    [one] Il vous reste { $count } code.
   *[other] Il vous reste { $count } codes.
}
recovery-codes-make = Créer de nouveaux codes
export = Exporter tout ce qui est gardé sur moi
sign-out = Se déconnecter
sign-out-everywhere = Se déconnecter partout
sign-out-sure = Vous n’avez pas de mot de passe : plus personne ne pourra se connecter sous votre nom. Se déconnecter ?
delete-me = Supprimer mon compte
delete-me-text = Votre nom et vos messages disparaissent partout ; des bots continuent vos parties.
delete-sure = Vous supprimer définitivement, vous et votre nom ? Des bots continueront vos parties.

# Rules
rules = Règles
rules-find = Chercher dans les règles
rules-find-hint = Un mot ou un numéro : cacao, 5.3
rules-found = { $count ->
    [one] { $count } règle
   *[other] { $count } règles
}
rules-none = Aucune règle ne parle de « { $wanted } ».
rules-failed = Impossible de charger les règles pour le moment.
try-again = Réessayer
contents = Sommaire
rule-number = Règle { $number }
rule-opens = Règle { $number }, s’ouvre à côté de la partie
ruling-number = Arbitrage { $number }
rulings-count = { $count ->
    [one] { $count } arbitrage
   *[other] { $count } arbitrages
}

# Help
help-title = Comment on joue
help-aim = Vos rivaux et vous bâtissez Teotihuacan. Après trois Éclipses, qui a le plus de points de victoire (PV) l’emporte.
help-turn-title = Un tour
help-turn = Avancez l’un de vos ouvriers d’un, deux ou trois plateaux autour de l’anneau. Là, faites une chose sur trois : l’Action principale du plateau, récolter du cacao, ou une Adoration.
help-action-title = L’Action principale
help-action = Elle coûte autant de cacaos qu’il y avait de couleurs d’ouvriers sur le plateau avant votre arrivée. Plus vous y avez d’ouvriers, et plus ils sont forts, plus vous recevez. Puis l’un d’eux est renforcé.
help-cocoa-title = Récolter du Cacao
help-cocoa = Vous gagnez 1 cacao, plus 1 par couleur déjà présente avant votre arrivée. Le cacao paye les actions, et vos ouvriers lors des Éclipses.
help-worship-title = Adoration
help-worship = L’ouvrier est bloqué sur une case Adoration : une avancée de temple ou une tuile Cour, ou bien la tuile Découverte voisine, ou les deux pour 1 cacao de plus. Un tour sans déplacement libère tous vos ouvriers.
help-power-title = Force et Élévation
help-power = Un ouvrier qui dépasserait la force 5 s’élève : vous avancez sur l’Allée des Morts, prenez une récompense, et il recommence à la force 1.
help-eclipse-title = Éclipses
help-eclipse = Quand le jeton Soleil rejoint le jeton Lune, on finit la manche et on joue encore un tour complet. Puis chacun marque pour l’Allée, la Pyramide et les masques, et paye 1 cacao par ouvrier, 2 pour les plus forts.
door-learn = Apprendre en jouant
door-learn-text = Une courte partie guidée : chaque étape est montrée.
door-rules = Lire les règles
door-rules-text = Toutes, numérotées, avec un champ de recherche.
door-play = Jouer tout de suite
door-play-text = Commencez une première partie. « Conseil » dit ce que ferait un joueur aguerri, et pourquoi.
help-short = Le jeu en bref
help-use = Se servir de cette page
help-look-title = Regarder
help-look = Pointez n’importe quoi, ou touchez-le, pour lire ce que c’est et à quoi ça sert. § mène à sa règle.
help-mouse-title = Souris
help-mouse = Ce que vous pouvez choisir est éclairé : cliquez dessus sur la table, ou sur son bouton en dessous. La molette tourne une tuile.
help-touch-title = Écran tactile
help-touch = Touchez ce qui est éclairé, ou son bouton. Ce qui sera posé est d’abord montré et attend votre accord.
help-keys-title = Clavier
key-cap-enter = Entrée
key-cap-esc = Échap
key-tab = vers la prochaine chose à choisir
key-choose = la réponse qui porte ce numéro
key-confirm = faire ce qui est montré
key-skip = ne pas attendre ce qu’ont fait les autres
key-back = un choix en arrière
key-turn = tourner la tuile, ou dans l’autre sens
key-undo = annuler la dernière réponse
key-hint = un conseil
key-end = finir votre tour
key-walk = vers la chose à choisir la plus proche dans ce sens
help-signs = Symboles
signs-goods = Biens
signs-steps = Avancées et ouvriers
signs-tiles = Tuiles
sign-cocoa = Cacao
sign-wood = Bois
sign-stone = Pierre
sign-gold = Or
sign-any-resource = Ressource au choix
sign-vp = Points de victoire
sign-temple-any = Temple au choix
sign-temple-blue = Temple bleu
sign-temple-red = Temple rouge
sign-temple-green = Temple vert
sign-avenue = Allée
sign-power-up = Renforcement
sign-worker = Ouvrier
sign-lock = Bloqué
sign-technology = Technologie
sign-discovery = Tuile Découverte
sign-worship = Adoration
sign-eclipse = Éclipse
sign-mastery = Tuile Bonus
sign-mask = Masque
sign-icon-b = Statue
sign-icon-r = Coiffe
sign-icon-g = Serpent
help-unofficial = Une adaptation non officielle, faite par des amateurs. Si le jeu vous plaît, achetez-le.
