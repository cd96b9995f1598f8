# What finished games add up to: profiles, statistics, achievements.

## Achievements: what they are called, and what to do for them

achievement-ascension = Élévation
achievement-ascension-do = Un de vos ouvriers s’élève.
achievement-fourth-worker = Quatre à l’ouvrage
achievement-fourth-worker-do = Prenez votre quatrième ouvrier comme récompense d’une Élévation.
achievement-two-ascensions = Deux d’un coup
achievement-two-ascensions-do = Deux de vos ouvriers s’élèvent dans le même tour.
achievement-worship = Pèlerinage
achievement-worship-do = En une partie, faites une Adoration sur chacun des cinq plateaux qui la permettent.
achievement-royal-tile = Faveur de la cour
achievement-royal-tile-do = Marquez d’un coup au moins 8 PV avec une tuile Cour.
achievement-three-workers = Tous ensemble
achievement-three-workers-do = Faites une Action principale avec trois ouvriers.
achievement-technologies = Toute une rangée
achievement-technologies-do = Apprenez les trois Technologies d’une même rangée.
achievement-bottom-row = Une bonne adresse
achievement-bottom-row-do = Construisez dans la rangée inférieure des Nobles.
achievement-decorations = Sur tous les côtés
achievement-decorations-do = En une partie, décorez chaque côté de la Pyramide.
achievement-matches = Juste à sa place
achievement-matches-do = Recouvrez trois symboles identiques avec une seule tuile.
achievement-three-tiles = Trois en un tour
achievement-three-tiles-do = Posez trois tuiles Pyramide en un tour.
achievement-pyramid-top = Le sommet de la Pyramide
achievement-pyramid-top-do = Posez la tuile qui achève la Pyramide.
achievement-pyramid-track = Loin sur la piste
achievement-pyramid-track-do = Atteignez la septième case de la piste Pyramide.
achievement-leader = Toujours en tête
achievement-leader-do = Soyez en tête sur la piste Pyramide aux trois Éclipses d’une partie.
achievement-avenue = Le bout de l’Allée
achievement-avenue-do = Atteignez la dernière case de l’Allée des Morts.
achievement-temple-top = Le sommet d’un temple
achievement-temple-top-do = Atteignez la dernière dalle d’un temple.
achievement-bonus-tiles = Trois temples
achievement-bonus-tiles-do = En une partie, atteignez l’avant-dernière dalle des trois temples.
achievement-masks = Cinq masques
achievement-masks-do = Réunissez cinq masques différents en une partie.
achievement-salaries = Bon employeur
achievement-salaries-do = Obtenez votre quatrième ouvrier et payez les trois salaires en entier.
achievement-many-vp = 150 PV
achievement-many-vp-do = Terminez une partie avec 150 PV ou plus.
achievement-beat-novice = Victoire : { bot-novice }
achievement-beat-novice-do = Gagnez une partie contre le bot { bot-novice }.
achievement-beat-student = Victoire : { bot-student }
achievement-beat-student-do = Gagnez une partie contre le bot { bot-student }.
achievement-beat-adept = Victoire : { bot-adept }
achievement-beat-adept-do = Gagnez une partie contre le bot { bot-adept }.
achievement-beat-master = Victoire : { bot-master }
achievement-beat-master-do = Gagnez une partie contre le bot { bot-master }.
achievement-beat-legend = Victoire : { bot-legend }
achievement-beat-legend-do = Gagnez une partie contre le bot { bot-legend }.
achievement-solo-easier = Teotibot : { level-easier }
achievement-solo-easier-do = Gagnez une partie en solo au niveau « { level-easier } ».
achievement-solo-standard = Teotibot : { level-standard }
achievement-solo-standard-do = Gagnez une partie en solo au niveau « { level-standard } ».
achievement-solo-harder = Teotibot : { level-harder }
achievement-solo-harder-do = Gagnez une partie en solo au niveau « { level-harder } ».
achievement-solo-hardest = Teotibot : { level-hardest }
achievement-solo-hardest-do = Gagnez une partie en solo au niveau « { level-hardest } ».
achievement-four-players = En tête à quatre
achievement-four-players-do = Gagnez une partie à quatre.
achievements-new = { $count ->
    [one] Nouveau succès
   *[other] Nouveaux succès
}

## A profile

profile = Profil
profile-of = Profil : { $name }
profile-your = Votre profil
profile-is-private = Vous seul·e voyez cette page.
profile-is-public = Tout le monde peut voir cette page.
profile-public-page = Ce que voient les autres
profile-missing = Aucun profil public ne porte ce nom. Un profil est privé tant que son propriétaire ne le souhaite pas autrement.
profile-nothing = Aucune partie terminée pour l’instant. Les chiffres et les succès viendront avec la première.
profile-nothing-public = { $name } n’a pas encore terminé de partie.
profile-figures = En chiffres
profile-games = Parties
profile-wins = Gagnées
profile-mean = PV en moyenne
profile-most = PV au mieux
profile-given-up = Abandonnées
profile-streak-now = Victoires de suite
profile-streak-longest = Plus longue série
profile-achievements = Succès
profile-achievements-count = { $earned } sur { $all }
# $day: a date
profile-earned = { $games ->
    [1] { $day }, dans une partie
    [one] depuis le { $day }, dans { $games } partie
   *[other] depuis le { $day }, dans { $games } parties
}
profile-not-yet = pas encore
profile-course = PV par source, partie après partie
profile-course-text = Les dernières parties jouées jusqu’au bout, de la plus ancienne à la plus récente.
profile-course-table = Les chiffres en tableau
profile-average = Moyenne
profile-when = Date
profile-vp = PV
profile-place = Place
profile-place-of = { $place } sur { $players }
profile-by-players = Selon le nombre de joueurs
profile-players = Joueurs
profile-solo = Solo
profile-opponents = Adversaires
profile-opponent = Adversaire
profile-ahead = Vous devant
profile-teotibot = Teotibot, { $level }
profile-someone = quelqu’un
profile-someone-text = Qui garde son profil privé est compté comme « quelqu’un ».
profile-starts = Tuiles Départ préférées
profile-tile = Tuile Départ
profile-kept = Gardée
profile-best = Meilleures parties
profile-look = Regarder la partie
settings-profile = Profil public
settings-profile-text = Si c’est activé, tout le monde trouve votre profil sous votre nom : résultats, PV, tuiles Départ, succès et adversaires. Les autres n’y sont nommés que si leur propre profil est public, et seules les tables publiques y ont un lien.

## In the terminal

command-profile = Montrer ce que donnent vos parties terminées : résultats, PV par source, succès.

    De toutes les parties gardées sur cette machine où jouait une seule personne ; avec un nom, des parties de la personne de ce nom.
opt-profile-name = Les parties de qui ; sinon celles de la seule personne à la table.
profile-terminal-none = Il n’y a aucune partie terminée de { $name }.
profile-terminal-nothing = Il n’y a pas encore de partie terminée.
tui-start-profile = Votre profil
profile-about = Ce que donnent vos parties terminées, et des succès à tenter.
