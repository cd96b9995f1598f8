# Things on the table: names, and in messages that end in -does what each does.

the-table = La table
parts = Parties de la table
part-boards = Plateaux
part-pyramid = Pyramide
part-tracks = Temples
part-tiles = Tuiles
part-players = Joueurs
teotibot = Teotibot
player-number = Joueur { $number }
vp = PV

## Goods and steps

good-wood = { $n } bois
good-stone = { $n ->
    [one] { $n } pierre
   *[other] { $n } pierres
}
good-gold = { $n } or
good-cocoa = { $n ->
    [one] { $n } cacao
   *[other] { $n } cacaos
}
good-vp = { $n } PV
good-any_resource = { $n ->
    [one] { $n } ressource au choix
   *[other] { $n } ressources au choix
}
good-temple_any = { $n ->
    [one] { $n } avancée sur un temple au choix
   *[other] { $n } avancées sur les temples de votre choix
}
temple-step = { $temple ->
    [blue] une avancée sur le temple bleu
    [red] une avancée sur le temple rouge
   *[green] une avancée sur le temple vert
}
avenue-step = une avancée sur l’Allée
lowest-technology = la Technologie de plus petite valeur qui vous manque
power-up = un renforcement
discovery-shown = une tuile Découverte à regarder et, si vous voulez, à revendiquer
standing = { $name } ({ $step })

## Action boards

board-palace = Citadelle
    .at = à la Citadelle
    .from = de la Citadelle
board-palace-does = Pas d’Action principale ici. Récoltez du cacao, ou bloquez un ouvrier sur l’une des trois tuiles Cour pour l’utiliser. Les ouvriers qui s’élèvent reviennent ici avec une force de 1.
board-forest = Forêt
    .at = à la Forêt
    .from = de la Forêt
board-forest-does = Gagnez du bois : plus vous avez d’ouvriers ici, et plus le plus faible d’entre eux est fort, plus vous en recevez. Puis un renforcement, ou deux avec trois ouvriers.
board-stone_quarry = Carrière
    .at = à la Carrière
    .from = de la Carrière
board-stone_quarry-does = Gagnez de la pierre : plus vous avez d’ouvriers ici, et plus le plus faible d’entre eux est fort, plus vous en recevez. Puis un renforcement, ou deux avec trois ouvriers.
board-gold_deposits = Gisement d’Or
    .at = au Gisement d’Or
    .from = du Gisement d’Or
board-gold_deposits-does = Gagnez de l’or : plus vous avez d’ouvriers ici, et plus le plus faible d’entre eux est fort, plus vous en recevez. Puis un renforcement, ou deux avec trois ouvriers.
board-alchemy = Alchimie
    .at = à l’Alchimie
    .from = de l’Alchimie
board-alchemy-does = Payez en or une Technologie que vous n’avez pas et avancez sur le temple de sa colonne ; chaque autre joueur qui la connaît gagne 3 PV. La rangée inférieure demande deux ouvriers, ou un seul de force 4 ou 5, qui n’est alors pas renforcé.
board-nobles = Nobles
    .at = aux Nobles
    .from = des Nobles
board-nobles-does = Payez 2 bois pour placer chez les Nobles le Bâtiment le plus à gauche : rangée supérieure avec un ouvrier, centrale avec deux, inférieure avec trois. Gagnez les PV de la case et avancez sur l’Allée.
board-decorations = Décorations
    .at = aux Décorations
    .from = des Décorations
board-decorations-does = Payez 3 or, 1 de moins par ouvrier au-delà du premier, et posez une Décoration sur un côté de la Pyramide : 3 PV, 1 PV par symbole identique recouvert, une avancée de temple par symbole coloré qui correspond, une case sur la piste Pyramide.
board-construction = Construction
    .at = à la Construction
    .from = de la Construction
board-construction-does = Posez jusqu’à une tuile Pyramide par ouvrier que vous avez ici : 2 pierres, et 1 bois par étage au-dessus du premier. Gagnez les PV de l’étage, 1 PV par symbole identique recouvert, une avancée de temple par symbole coloré qui correspond, une case sur la piste Pyramide.

## Workers

worker-free = { $board ->
    [none] { $name } : ouvrier de force { $power }, pas encore placé
   *[other] { $name } : ouvrier de force { $power } ({ $place })
}
worker-free-does = Il peut avancer de trois plateaux au plus, dans le sens horaire. À la force 6, il s’élève : une avancée sur l’Allée, une récompense, et il recommence à la Citadelle.
worker-locked = { $name } : ouvrier de force { $power }, bloqué ({ $place })
worker-locked-does = Il ne bouge plus et ne compte plus tant qu’il n’est pas libéré : par un tour entier, contre 3 cacaos, ou quand quelqu’un le déloge.
neutral-die = Dé neutre { $colour } ({ $place })
neutral-die-does = Il compte comme une couleur de plus : davantage de cacao à la récolte, mais aussi davantage à payer pour l’Action principale.

## Worship

worship-space = Case Adoration ({ $place })
worship-forest-does = Bloquez-y votre ouvrier pour avancer sur le temple rouge ou pour revendiquer la tuile Découverte ; pour 1 cacao de plus, les deux.
worship-stone_quarry-does = Bloquez-y votre ouvrier pour avancer sur le temple vert ou pour revendiquer la tuile Découverte ; pour 1 cacao de plus, les deux.
worship-gold_deposits-does = Bloquez-y votre ouvrier pour avancer sur le temple bleu ou pour revendiquer la tuile Découverte ; pour 1 cacao de plus, les deux.
worship-decorations-does = Bloquez-y votre ouvrier pour avancer sur un temple au choix ou pour revendiquer la tuile Découverte ; pour 1 cacao de plus, les deux.
royal-space = Tuile Cour : { $tile }
royal-tech_vp = Savants
royal-tech_vp-does = 2 PV par Technologie que vous connaissez, en comptant au plus autant de Technologies que la force de l’ouvrier.
royal-pyramid_track_vp = Bâtisseurs
royal-pyramid_track_vp-does = 2 PV par case parcourue sur la piste Pyramide, en comptant au plus autant de cases que la force de l’ouvrier.
royal-avenue_vp = Processions
royal-avenue_vp-does = 1 PV par case parcourue sur l’Allée, au plus la force de l’ouvrier plus 1.
royal-cocoa_to_wood_and_stone = Troc bois et pierre
royal-cocoa_to_wood_and_stone-does = Autant de fois que la force de l’ouvrier : 1 cacao contre 1 bois et 1 pierre.
royal-cocoa_to_gold_and_stone = Troc or et pierre
royal-cocoa_to_gold_and_stone-does = Autant de fois que la force de l’ouvrier : 1 cacao contre 1 or et 1 pierre.
royal-cocoa_and_resource_to_resources = Échange
royal-cocoa_and_resource_to_resources-does = Une seule fois : 1 cacao et 1 ressource contre autant de ressources au choix que la force de l’ouvrier.
royal-gain_cocoa = Grenier à cacao
royal-gain_cocoa-does = Gagnez autant de cacaos que la force de l’ouvrier plus 1.
royal-resource_to_cocoa = Marché au cacao
royal-resource_to_cocoa-does = Autant de fois que la force de l’ouvrier : 1 ressource contre 2 cacaos.
royal-cocoa_to_temples = Offrandes
royal-cocoa_to_temples-does = Autant de fois que la force de l’ouvrier moins 1 : 1 cacao contre une avancée sur un temple au choix.

## Pyramid and decorations

icon-b = { $coloured ->
    [yes] statue bleue
   *[no] statue
}
icon-r = { $coloured ->
    [yes] coiffe rouge
   *[no] coiffe
}
icon-g = { $coloured ->
    [yes] serpent vert
   *[no] serpent
}
icon-plain = glyphe simple
cell = Étage { $level }, rangée { $row }, colonne { $column }
cell-does = Une tuile posée ici rapporte les PV de son étage, et 1 PV par symbole qui recouvre le même symbole ; s’il est coloré, vous avancez aussi sur son temple.
pyramid-laid = Étage { $level }, rangée { $row }, colonne { $column } : { $icons }
pyramid-tile = Tuile Pyramide : { $icons }
pyramid-tile-does = Tournez-la pour que ses symboles recouvrent les mêmes symboles. Un symbole coloré qui correspond fait aussi avancer sur son temple.
decoration-tile = Décoration : { $icons }
decoration-tile-does = Elle se pose sur la prochaine case libre d’un côté de la Pyramide, de l’extérieur vers le sommet.
decoration-laid = { $side ->
    [top] Côté haut
    [right] Côté droit
    [bottom] Côté bas
   *[left] Côté gauche
}, case { $space } : Décoration, { $icons }
side = { $side ->
    [top] Côté haut de la Pyramide
    [right] Côté droit de la Pyramide
    [bottom] Côté bas de la Pyramide
   *[left] Côté gauche de la Pyramide
}
side-does = Les Décorations montent le long du côté, un étage à la fois. 3 PV, et 1 PV par symbole qui recouvre le même symbole.
displays = Tuiles à poser
stacks-left = Pioches : { $pyramid } + { $decorations }

## Temples, avenue, tracks, calendar

temple = { $temple ->
    [blue] Temple bleu
    [red] Temple rouge
   *[green] Temple vert
}
temple-does = Chaque avancée donne la récompense de la dalle atteinte. Sur une dalle majeure, vous pouvez revendiquer l’une de ses tuiles Découverte à la place. L’avant-dernière dalle rapporte sa tuile Bonus en fin de partie ; un seul jeton peut atteindre la dernière.
temple-track = { $temple ->
    [blue] Temple bleu
    [red] Temple rouge
   *[green] Temple vert
} : { $standings }
avenue = Allée
avenue-does = À chaque Éclipse, vos cases parcourues sont multipliées par le plus petit nombre visible de la ligne de Bâtiments. Sur les cases 3, 6 et 8, vous pouvez revendiquer une tuile Découverte.
avenue-track = Allée des Morts : { $standings }
track = Piste Pyramide
track-does = À chaque Éclipse, chaque case parcourue rapporte 4, 3 ou 2 PV, et qui est en tête gagne 4 PV de plus. Puis tout le monde repart de 0.
track-track = Piste Pyramide : { $standings }
calendar-eclipse = Éclipse { $number } sur { $of }
calendar-due = { $turns ->
    [one] dans { $turns } tour
   *[other] dans { $turns } tours
}
calendar-steps = { $steps ->
    [one] { $steps } case
   *[other] { $steps } cases
}
calendar-over = partie finie
calendar-away = { $steps ->
    [one] Le jeton Soleil est à { $steps } case de l’Éclipse
   *[other] Le jeton Soleil est à { $steps } cases de l’Éclipse
}
calendar-soon = { $turns ->
    [one] Décompte de l’Éclipse après ce tour
   *[other] Décompte de l’Éclipse après { $turns } tours
}
calendar-does = Le jeton Soleil avance après chaque manche et à chaque Élévation. Quand il rejoint le jeton Lune, on finit la manche, on joue encore un tour complet, puis on décompte l’Éclipse.
bonus-tile = Tuile Bonus de Temple
bonus-best_mask_set_again = En fin de partie, sur cette dalle ou au-dessus : votre meilleur groupe de masques compte une fois de plus
bonus-technologies_5 = En fin de partie, sur cette dalle ou au-dessus : 5 PV par Technologie connue
bonus-flat_15 = En fin de partie, sur cette dalle ou au-dessus : 15 PV
bonus-avenue_3 = En fin de partie, sur cette dalle ou au-dessus : 3 PV par case parcourue sur l’Allée
bonus-bonus_tiles_9 = En fin de partie, sur cette dalle ou au-dessus : 9 PV par tuile Bonus atteinte
bonus-non_mask_discoveries_2 = En fin de partie, sur cette dalle ou au-dessus : 2 PV par tuile Découverte qui n’est pas un masque
bonus-workers_4_or_9 = En fin de partie, sur cette dalle ou au-dessus : 4 PV par ouvrier de force 1 à 3, 9 PV par ouvrier de force 4 ou 5

## Nobles

nobles-rows = Nobles et Bâtiments
nobles-row = { $row ->
    [top] Nobles, rangée supérieure
    [middle] Nobles, rangée centrale
   *[bottom] Nobles, rangée inférieure
} : { $built } sur { $spaces }
nobles-row-does = Un Bâtiment rapporte les PV de sa case et une avancée sur l’Allée.
buildings = Ligne de Bâtiments
buildings-does = Chaque Bâtiment pris ici découvre un nombre plus petit. À l’Éclipse, les cases parcourues sur l’Allée sont multipliées par le plus petit nombre visible.
buildings-row = Ligne de Bâtiments : { $worth } PV par case de l’Allée, { $left ->
    [one] encore { $left } Bâtiment
   *[other] encore { $left } Bâtiments
}

## Technologies

technologies = Technologies
technology-known = { $name }, { $gold } or ; connue de : { $owners }
technology-unknown = { $name }, { $gold } or ; connue de personne
technology-palace_cocoa = Hôtes de la Citadelle
technology-palace_cocoa-does = 1 cacao pour chaque ouvrier que vous déplacez jusqu’à la Citadelle ou au-delà.
technology-alchemy_nobles_vp = Nobles lettrés
technology-alchemy_nobles_vp-does = 3 PV après une Action principale à l’Alchimie ou aux Nobles.
technology-resource_extra = Meilleurs outils
technology-resource_extra-does = 1 bois, 1 pierre ou 1 or de plus après une Action principale à la Forêt, à la Carrière ou au Gisement d’Or.
technology-resource_cocoa_vp = Jours de marché
technology-resource_cocoa_vp-does = 1 cacao et 1 PV après une Action principale à la Forêt, à la Carrière ou au Gisement d’Or.
technology-decorations_vp = Artisanat d’art
technology-decorations_vp-does = 4 PV après une Action principale aux Décorations.
technology-construction_vp = Maîtres d’œuvre
technology-construction_vp-does = 3 PV après une Action principale à la Construction.
technology-paid_power_up = Entraînement
technology-paid_power_up-does = Après les renforcements d’une Action principale, payez 1 cacao pour un de plus sur le même plateau.
technology-construction_worker_and_discount = Échafaudages
technology-construction_worker_and_discount-does = La Construction compte un ouvrier de plus et coûte 1 bois ou 1 pierre de moins.
technology-construction_temple = Pierres bénies
technology-construction_temple-does = Une avancée sur un temple au choix après une Action principale à la Construction.

## Discovery tiles

discovery-costs = { $name }, coût : { $cost }
discovery-free = { $name }, sans coût
discovery-mask = Masque { $number }
discovery-mask-does = Gardez-le : les groupes de masques différents comptent à chaque Éclipse, 1, 3, 6, 10, 15, 21 ou 28 PV pour un à sept masques.
discovery-victory_points = Points de victoire
discovery-victory_points-does = Gagnez 4 PV.
discovery-any_resources_3 = Trois ressources
discovery-any_resources_3-does = Gagnez 3 ressources au choix.
discovery-any_resources_2 = Deux ressources
discovery-any_resources_2-does = Gagnez 2 ressources au choix.
discovery-avenue_step = Avancée sur l’Allée
discovery-avenue_step-does = Avancez d’une case sur l’Allée.
discovery-temple_any = Avancée de temple
discovery-temple_any-does = Avancez d’une dalle sur un temple au choix.
discovery-temple_blue = Avancée, temple bleu
discovery-temple_blue-does = Avancez d’une dalle sur le temple bleu.
discovery-temple_red = Avancée, temple rouge
discovery-temple_red-does = Avancez d’une dalle sur le temple rouge.
discovery-temple_green = Avancée, temple vert
discovery-temple_green-does = Avancez d’une dalle sur le temple vert.
discovery-cocoa = Cacao
discovery-cocoa-does = Gagnez 4 cacaos.
discovery-power_up_twice = Deux renforcements
discovery-power_up_twice-does = Deux renforcements pour des ouvriers libres, sur n’importe quel plateau.
discovery-double_move = Double déplacement
discovery-double_move-does = Lors de votre déplacement, un second ouvrier du même plateau vient aussi.
discovery-free_cocoa = Dispense de cacao
discovery-free_cocoa-does = Ne payez pas le cacao d’une Action principale, d’une Adoration ou d’un salaire.
discovery-move_anywhere = Libre parcours
discovery-move_anywhere-does = Un ouvrier peut aller sur n’importe quel plateau.
discovery-extra_worker = Ouvrier d’appoint
discovery-extra_worker-does = Comptez un ouvrier de plus pour une Action principale à l’Alchimie, aux Nobles ou à la Construction.

## Starting tiles and players

starting-tiles = Tuiles Départ
starting-tile = Tuile Départ { $number }, { $boards } : { $gives }
starting-tile-does = Vous gagnez tout ce qu’elle montre. Vos trois ouvriers commencent sur des plateaux différents, parmi ceux de vos deux tuiles.
player = { $name } : { $vp } PV, { $goods }, { $technologies ->
    [one] { $technologies } Technologie
   *[other] { $technologies } Technologies
}

## Teotibot

bot-tile = Tuile de Teotibot : { $tile } ({ $sums ->
    [none] jamais tirée
   *[other] dés : { $sums }
})
bot-aside = Tuile à l’écart : { $tile }
bot-direction = { $way ->
    [left] Direction : gauche
   *[right] Direction : droite
}
bot-construction = Construction
bot-construction-does = Avec 2 pierres et un ouvrier à la Construction, il pose une tuile Pyramide ; sinon, avec un ouvrier à la Carrière, il gagne 2 pierres ; sinon 5 cacaos.
bot-decorations = Décorations
bot-decorations-does = Avec 2 or et un ouvrier aux Décorations, il pose une Décoration ; sinon, avec un ouvrier au Gisement d’Or, il gagne 2 or ; sinon 5 cacaos.
bot-alchemy = Alchimie
bot-alchemy-does = Avec 1 or et un ouvrier à l’Alchimie, il prend une Technologie ; sinon, son ouvrier le plus faible reçoit deux renforcements.
bot-nobles = Nobles
bot-nobles-does = Avec 2 bois et un ouvrier aux Nobles, il construit ; sinon, avec un ouvrier à la Forêt, il gagne 2 bois ; sinon 5 cacaos.
bot-mastery = Excellence
bot-mastery-does = Son ouvrier libre le plus fort fait ce que permet son plateau ; s’il ne peut pas, c’est le suivant par ordre de force.
bot-worship = Adoration
bot-worship-does = Son ouvrier bloqué passe à la case Adoration suivante, déloge le vôtre et progresse sur ce temple.
bot-mask_collection = Collection de Masques
bot-mask_collection-does = Il paye un masque qui lui manque, à côté d’une case Adoration, le plus rare d’abord ; sinon 5 cacaos.

## Resource boards

reward-workers = ouvriers
reward-power = force { $power }
