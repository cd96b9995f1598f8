# Learning by playing: a coach beside the table, and a game that is known from its first move to its last.
# lesson-CHAPTER is a chapter's title, lesson-CHAPTER-STEP what the coach says, ...-do what is asked for.
# All numbers are those of the game in lessons/games/first.json.

lessons = Apprendre en jouant
lessons-begin = Apprendre en jouant
lessons-short = avec un guide, 10 minutes
lessons-go-on = Reprendre la leçon
lessons-again = Rejouer la leçon
lessons-no-name = Vous découvrez le jeu ? Dix minutes avec un guide vous montrent tout ; pas besoin de nom.
lessons-at = Chapitre { $chapter } sur { $chapters }
lessons-chapter = { $number }. { $title }
lessons-chapters = Chapitres
lessons-chapter-done = fait
lessons-leave = Quitter
lessons-coach = Guide
lessons-progress = Étape { $step } sur { $steps }
lessons-progress-short = { $step } / { $steps }
lessons-next = Suite
lessons-next-chapter = Suite : { $title }
lessons-back = Retour
lessons-rule = Règle { $rule }
lessons-rule-label = Règle { $rule }, dans un nouvel onglet
lessons-not-now = Pas cela pour l’instant. { $do }
lessons-read-on = Il suffit de lire la suite. En attendant : pointez n’importe quoi sur la table, ou touchez-le, pour savoir ce que c’est.
lessons-watch = Regardez la table
lessons-finished = Vous connaissez le jeu
lessons-finished-text = Déplacement, récolte, Adoration, Technologie, Pyramide, Élévation : vous avez tout essayé, et vous savez ce que compte une Éclipse. Le reste viendra en chemin : pointez n’importe quoi sur la table pour lire à quoi ça sert.
lessons-play = Jouer votre première partie
lessons-you = Élève
lesson-opponent = Citlali

## Moving

lesson-moving = Un déplacement, une action
lesson-moving-aim = { lesson-opponent } et vous bâtissez la même cité. Qui a le plus de points de victoire (PV) après la troisième Éclipse l’emporte. Les cadres marqués montrent ce que chacun possède : cacao, bois, pierre, or.
lesson-moving-workers = Les dés foncés sont vos ouvriers ; le chiffre d’un dé est sa force. Les ouvriers font le tour des huit plateaux dans le sens horaire, en suivant les flèches. Les dés gris ne sont à personne : ils encombrent, c’est tout.
lesson-moving-move = Chaque tour, c’est un déplacement et une action. Un ouvrier avance d’un, deux ou trois plateaux, jamais en arrière.
lesson-moving-move-do = Choisissez votre ouvrier de force 2 aux Nobles, puis le plateau suivant, le Gisement d’Or.
lesson-moving-act = Une Action principale coûte 1 cacao par couleur d’ouvriers présente avant vous. Un dé gris : 1 cacao. Un ouvrier de force 2 y trouve 1 or. Le bouton annonce les deux.
lesson-moving-act-do = Faites l’Action principale : extraire de l’or.
lesson-moving-grown = Vous avez maintenant 5 or, et mieux encore : une Action principale renforce un ouvrier. Le vôtre a une force de 3, et un ouvrier plus fort rapporte davantage.
lesson-moving-other = { lesson-opponent } a joué son tour. Elle a donné 2 bois pour un Bâtiment aux Nobles : 3 PV, et une avancée sur l’Allée des Morts.

## Cocoa

lesson-cocoa = Le cacao
lesson-cocoa-why = Le cacao paye les Actions principales, et à chaque Éclipse vos ouvriers en réclament comme salaire. Quand il vient à manquer, récoltez-en : c’est possible sur tous les plateaux.
lesson-cocoa-move = Vous recevez 1 cacao par couleur présente sur le plateau, plus 1. Aux Décorations, il y a un dé gris et l’ouvrier de { lesson-opponent } : deux couleurs.
lesson-cocoa-move-do = Déplacez votre ouvrier de force 1 de la Construction aux Décorations.
lesson-cocoa-collect = L’Action principale coûterait ici 2 cacaos, et 3 or. Récolter ne coûte rien et donne 3 cacaos ; seulement, l’ouvrier n’est pas renforcé.
lesson-cocoa-collect-do = Récoltez du cacao.
lesson-cocoa-crowd = La foule a donc deux visages : les Actions principales y sont chères, mais le cacao abonde. Sur un plateau vide, c’est l’inverse.
lesson-cocoa-other = { lesson-opponent } a posé une tuile Pyramide ; ce sera bientôt votre tour. Après chaque manche, le jeton Soleil avance d’une case. Quand il rejoint le jeton Lune, une Éclipse est proche.

## Worship

lesson-worship = L’Adoration
lesson-worship-what = Cinq plateaux ont une case Adoration. Un ouvrier qui s’y rend est bloqué, et vous avancez sur un temple, ou vous revendiquez la tuile Découverte voisine. À la Carrière, c’est le temple vert.
lesson-worship-move = Votre ouvrier le plus fort peut y aller : par-dessus la Citadelle, deux plateaux plus loin.
lesson-worship-move-do = Déplacez votre ouvrier de force 3 du Gisement d’Or à la Carrière.
lesson-worship-both = Vous pouvez avoir l’avancée de temple, ou la tuile, ou les deux pour 1 cacao. La tuile est un masque : elle en vaut la peine.
lesson-worship-both-do = Choisissez l’Adoration pour les deux.
lesson-worship-order = L’ordre dépend de vous. Le temple vert donne du cacao, le rouge des PV, le bleu du bois, de la pierre ou de l’or.
lesson-worship-order-do = Commencez par la capacité : c’est l’avancée de temple.
lesson-worship-mask = L’avancée vous a rendu 1 cacao. Le masque coûte 1 bois. Des masques différents forment un groupe, et les groupes rapportent à chaque Éclipse.
lesson-worship-mask-do = Revendiquez le masque.
lesson-worship-locked = Votre ouvrier est bloqué sur sa case : il ne peut plus bouger et ne compte plus sur son plateau. Pour 3 cacaos, vous pourriez le libérer aussitôt. Gardez-les pour l’instant.
lesson-worship-locked-do = Finissez votre tour.
lesson-worship-free = Un ouvrier bloqué est libéré de trois façons : vous payez 3 cacaos pendant votre tour, vous y consacrez un tour entier, ou quelqu’un qui veut la case paye 1 cacao pour le déloger.

## Learning

lesson-learning = Une Technologie
lesson-learning-unlock = Vous avez 9 cacaos, et le plateau suivant est l’Alchimie, où l’or paye les Technologies. Cela vaut bien 3 cacaos : libérez d’abord votre ouvrier, puis jouez votre tour.
lesson-learning-unlock-do = Libérez votre ouvrier pour 3 cacaos.
lesson-learning-move = De nouveau libre, il se déplace comme les autres.
lesson-learning-move-do = Déplacez votre ouvrier de force 3 de la Carrière à l’Alchimie.
lesson-learning-act = Il y a un dé gris ici : 1 cacao. Vous choisirez la Technologie ensuite.
lesson-learning-act-do = Faites l’Action principale : apprendre une Technologie.
lesson-learning-learn = Un ouvrier seul apprend dans la rangée supérieure, deux dans l’une ou l’autre. Celle-ci donne 3 PV à chacune de vos Actions principales à l’Alchimie ou aux Nobles, jusqu’à la fin de la partie.
lesson-learning-learn-do = Prenez la Technologie « Nobles lettrés » pour 1 or.
lesson-learning-learned = Une Technologie vous fait aussi avancer sur le temple au-dessus de sa colonne : ici le rouge, votre premier PV. Et votre ouvrier a une force de 4.
lesson-learning-other = { lesson-opponent } a extrait de l’or. Gardez un œil sur les temples : des tuiles Découverte attendent sur les dalles majeures, et qui monte jusqu’à l’avant-dernière dalle marque la tuile Bonus de ce temple en fin de partie.

## Building

lesson-building = La Pyramide
lesson-building-what = Au milieu s’élève la Pyramide. Une tuile coûte 2 pierres, et aussi du bois aux étages supérieurs. Elle rapporte selon son étage, et 1 PV par symbole posé sur le même symbole. S’il est coloré, vous avancez aussi sur son temple.
lesson-building-move = Un ouvrier permet de poser une tuile, deux ouvriers deux tuiles.
lesson-building-move-do = Déplacez votre ouvrier de force 1 de la Forêt à la Construction.
lesson-building-act = L’ouvrier de { lesson-opponent } est parti, il ne reste qu’un dé gris : 1 cacao.
lesson-building-act-do = Faites l’Action principale : bâtir la Pyramide.
lesson-building-pick = Trois tuiles sont disponibles. La troisième a un symbole coloré : un rouge.
lesson-building-pick-do = Choisissez la troisième tuile.
lesson-building-lay = À l’endroit éclairé, deux de ses symboles correspondent, dont le rouge.
lesson-building-lay-do = Choisissez l’endroit éclairé dans la rangée du bas, puis posez-y la tuile.
lesson-building-laid = 1 PV pour le premier étage, 2 pour les symboles, 1 pour le temple rouge. Vous avancez aussi d’une case sur la piste Pyramide : elle rapporte lors des Éclipses.
lesson-building-other = { lesson-opponent } a appris une Technologie. Il vous reste deux plateaux à essayer : les Nobles, où le bois dresse des Bâtiments le long de l’Allée, et les Décorations, où l’or embellit la Pyramide.

## Power

lesson-power = Force et Élévation
lesson-power-why = La Forêt, la Carrière et le Gisement d’Or payent selon le nombre et la force : plus vous y avez d’ouvriers, et plus le plus faible d’entre eux est fort, plus vous recevez.
lesson-power-move = Votre ouvrier de force 4 rapporte 2 bois à lui seul.
lesson-power-move-do = Déplacez votre ouvrier de force 4 de l’Alchimie à la Forêt.
lesson-power-act = Il n’y a qu’un dé gris : 1 cacao pour 2 bois et un renforcement.
lesson-power-act-do = Faites l’Action principale : couper du bois.
lesson-power-five = La force 5 est le maximum d’un ouvrier. Renforcé encore une fois, il s’élève, et c’est exactement ce que vous voulez.
lesson-power-nobles = 2 bois, c’est le prix d’un Bâtiment. Les Nobles sont à trois plateaux : juste à portée.
lesson-power-nobles-do = Déplacez votre ouvrier de force 5 de la Forêt aux Nobles.
lesson-power-build = Deux couleurs : 2 cacaos. Le Bâtiment rapporte 2 PV, et votre Technologie 3 de plus.
lesson-power-build-do = Faites l’Action principale : construire pour les Nobles.
lesson-power-ascend = Élévation ! Vous avez avancé encore une fois sur l’Allée, et votre ouvrier renaît à la Citadelle avec une force de 1. En échange, vous choisissez une récompense.
lesson-power-ascend-do = Prenez votre 4ᵉ ouvrier.
lesson-power-four = Quatre ouvriers, et 2 cacaos avec le nouveau. Une Élévation fait aussi avancer le jeton Soleil : à force d’Élévations, l’Éclipse se rapproche.
lesson-power-other = { lesson-opponent } a construit aussi, avec deux ouvriers d’un coup : 5 PV dans la rangée centrale. Plus vous avancez sur l’Allée, plus chaque Éclipse rapporte. Voyons-en donc une.

## Eclipse

lesson-eclipse = Éclipse et salaire
lesson-eclipse-soon = Quelques manches plus tard : vous avez deux Technologies de plus et 16 PV. Les jetons se sont rejoints ; chacun joue donc un dernier tour, puis on décompte l’Éclipse.
lesson-eclipse-move = Une case de plus sur la piste Pyramide avant le décompte serait bienvenue. Une Décoration en donne une, et vous avez déjà un ouvrier sur place.
lesson-eclipse-move-do = Déplacez votre ouvrier de force 2 de l’Alchimie aux Décorations.
lesson-eclipse-act = 3 or, mais 1 de moins puisque vous avez deux ouvriers. En cacao : il y a un dé gris et vous-même, car votre propre couleur compte aussi. Cela fait 2.
lesson-eclipse-act-do = Faites l’Action principale : poser une Décoration.
lesson-eclipse-decorate = Les Décorations se posent sur les côtés de la Pyramide, avec les mêmes symboles que les tuiles. Sur le côté haut, les deux symboles de la troisième correspondent.
lesson-eclipse-decorate-do = Choisissez la troisième Décoration, puis le côté haut.
lesson-eclipse-match = Les deux symboles qui correspondent sont colorés : il y a donc deux avancées de temple à faire. Prenez d’abord les PV ; le cacao suivra tout seul.
lesson-eclipse-match-do = Avancez sur le temple rouge.
lesson-eclipse-grow = De vos deux ouvriers présents, un seul est renforcé. Aidez le plus faible.
lesson-eclipse-grow-do = Choisissez votre ouvrier de force 1.
lesson-eclipse-avenue = L’Éclipse. D’abord l’Allée : vos 3 cases, multipliées par le plus petit nombre visible de la ligne de Bâtiments. C’est 3 aussi : 9 PV pour vous, 12 pour { lesson-opponent } et ses 4 cases.
lesson-eclipse-track = Puis la piste Pyramide : 4 PV pour qui est en tête, c’est-à-dire vous, et 4 par case : 8 pour vous. Votre masque vaut 1 PV. Le score est de 45 à 45 !
lesson-eclipse-salary = Vos ouvriers réclament maintenant leur salaire : 1 cacao chacun, 2 pour une force de 4 ou 5. Chaque cacao impayé coûte 3 PV.
lesson-eclipse-salary-do = Payez les 4 cacaos.
lesson-eclipse-after = Le jeton Soleil repart du début, le jeton Lune est une case plus près, la piste Pyramide revient à 0 et les dés gris ont bougé. C’était la première des trois Éclipses.

## The end

lesson-end = La fin
lesson-end-last = Le tout dernier tour : 124 à 115 pour vous, et vous venez de poser une Décoration avec trois ouvriers. L’un d’eux est maintenant renforcé.
lesson-end-grow = Votre ouvrier de force 5 s’élèverait. Même au dernier tour, c’est toujours bon à prendre.
lesson-end-grow-do = Choisissez votre ouvrier de force 5.
lesson-end-ascend = Quatre ouvriers, dont un fort : le salaire sera de 5 cacaos, et vous n’en avez plus. Cela coûterait 15 PV. Quelle récompense est la plus utile ?
lesson-end-ascend-do = Prenez 5 cacaos.
lesson-end-done = Un ouvrier est bloqué, mais il ne bougera plus : inutile de le libérer.
lesson-end-done-do = Finissez votre tour.
lesson-end-salary = La troisième Éclipse est décomptée : 150 à 147. Serré ! Il ne reste que le salaire, puis les tuiles Bonus.
lesson-end-salary-do = Payez les 5 cacaos.
lesson-end-bonus = Il manquait 1 cacao à { lesson-opponent } : 3 PV de moins. Puis les tuiles Bonus : vous êtes au sommet du temple vert et gagnez 21 PV pour vos ouvriers ; elle gagne 21 PV pour ses cases sur l’Allée.
lesson-end-won = 171 à 165 : vous l’emportez, grâce à une bonne idée côté cacao. Et voilà tout le jeu.
