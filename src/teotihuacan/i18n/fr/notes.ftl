# The rule behind each question, by the engine's names, in a sentence or two: at most 260 characters.
# The numbers of the rules stand beside it.

notes-keep_starting_tiles = Gardez deux de vos quatre tuiles Départ ; vous gagnez tout ce qu’elles montrent, et vos ouvriers commencent sur trois des plateaux qu’elles nomment. Chacun choisit en secret.
notes-take_starting_tile = Dans l’ordre du tour chacun prend une tuile Départ, puis une seconde dans l’ordre inverse.
notes-start_power_up = Une tuile Départ avec un renforcement augmente de 1 la force d’un de vos ouvriers de départ.
notes-start_discovery = La tuile Découverte montrée par votre tuile Départ peut être revendiquée maintenant à son coût ; sinon, elle retourne dans la pioche.
notes-place_worker = Vos trois ouvriers de départ vont sur trois plateaux différents, parmi ceux de vos deux tuiles Départ.
notes-turn = Avancez un ouvrier libre de 1 à 3 plateaux dans le sens horaire et faites-y une action ; ou passez le tour à libérer gratuitement tous vos ouvriers bloqués. Les libérer pour 3 cacaos ne coûte pas le tour.
notes-second_worker = Avec Double déplacement, un second ouvrier du même plateau vient aussi ; il ne fait pas d’action lui-même, mais il compte sur place.
notes-board_action = Récoltez du cacao (couleurs présentes avant vous, plus 1), faites une Adoration, ou payez 1 cacao par couleur présente pour l’Action principale.
notes-worship_order = Vous avez payé pour les deux parties de l’Adoration : la capacité et la tuile Découverte, dans l’ordre de votre choix.
notes-buy_discovery = Une tuile Découverte coûte toujours ce qui y est imprimé ; vous pouvez la laisser. Sur les cases 3, 6 et 8 de l’Allée, vous pouvez en revendiquer une.
notes-large_step = Sur une dalle majeure d’un temple, vous revendiquez l’une des tuiles Découverte qui s’y trouvent, ou vous prenez la récompense imprimée.
notes-choose_temple = Avancez d’une dalle sur un temple au choix où c’est possible, et prenez la récompense de la dalle atteinte.
notes-match_temple = Chaque symbole qui recouvre le même symbole et qui est coloré sur la nouvelle tuile donne une avancée sur son temple. Vous choisissez l’ordre.
notes-gain_resources = Ressources au choix : bois, pierre et or, mélangés comme vous voulez. Le cacao n’est pas une ressource.
notes-royal_trade = La tuile Cour échange 1 cacao contre deux ressources, au plus autant de fois que la force de votre ouvrier.
notes-royal_swap = La tuile Cour donne, une seule fois, autant de ressources au choix que la force de votre ouvrier, contre 1 cacao et 1 ressource.
notes-royal_sell = La tuile Cour donne 2 cacaos contre 1 ressource, au plus autant de fois que la force de votre ouvrier.
notes-royal_temple = La tuile Cour vend des avancées de temple à 1 cacao chacune, une de moins que la force de votre ouvrier.
notes-technology = Payez l’or, apprenez la Technologie et avancez sur le temple de sa colonne ; chaque autre joueur qui la connaît gagne 3 PV. Un ouvrier atteint la rangée supérieure, deux ou plus aussi l’inférieure.
notes-nobles_row = Le Bâtiment le plus à gauche va dans une rangée des Nobles : supérieure avec un ouvrier, centrale avec deux, inférieure avec trois ; si elle est pleine, remontez.
notes-decoration = Une Décoration se pose sur la prochaine case libre d’un côté, si la Pyramide y est assez haute. 1 PV par symbole qui recouvre le même symbole, puis 3 PV et une case sur la piste Pyramide.
notes-pyramid_tile = Posez une tuile Pyramide, ou jusqu’à autant que vous avez d’ouvriers ici (3 au plus). Chacune coûte 2 pierres, et 1 bois de plus par étage au-dessus du premier.
notes-pyramid_cell = 1, 3, 5 ou 7 PV selon l’étage, 1 PV par symbole qui recouvre le même symbole ; s’il est coloré, il donne aussi une avancée sur son temple. Les étages supérieurs demandent quatre tuiles en dessous.
notes-discount = La Technologie réduit d’une pierre ou d’un bois le coût d’une tuile de cette Construction.
notes-power_up = Une Action principale finit par des renforcements d’ouvriers libres de ce plateau, et ils sont obligatoires. Un ouvrier qui atteindrait 6 s’élève.
notes-paid_power_up = La Technologie vend un renforcement de plus sur le même plateau pour 1 cacao.
notes-power_up_anywhere = La tuile Découverte donne deux renforcements à des ouvriers libres, n’importe où : un ouvrier deux fois, ou deux ouvriers.
notes-ascension = L’ouvrier recommence à la Citadelle avec une force de 1, et vous avancez sur l’Allée. Choisissez 5 PV, 5 cacaos, une avancée de temple, deux avancées de temple pour 3 cacaos, ou votre 4ᵉ ouvrier.
notes-end_turn = Avant la fin de votre tour, vous pouvez encore utiliser des tuiles Découverte, ou libérer tous vos ouvriers bloqués pour 3 cacaos.
notes-salary = Chaque ouvrier reçoit 1 cacao, 2 s’il est de force 4 ou 5. Chaque cacao impayé vous coûte 3 PV.
notes-between = Personne à cet écran n’a de réponse à donner pour l’instant.
notes-over = La partie est terminée : le plus de points de victoire l’emporte, puis le plus de cacao.

# Where the rule stands; $numbers is a list of $count numbers such as 3.1 and 3.2
notes-rules = { $count ->
    [one] règle { $numbers }
   *[other] règles { $numbers }
}
