# What happened: a message for each key of game/log.py. The heading of an entry says who did it ($name).
# Names come in words; $x_key is the same thing as the engine calls it, "none" if there is none.

log-moved = Ouvrier de force { $power } déplacé { $start_from } { $board_at }
log-gained = Gain de { $goods }
log-paid = Paiement de { $goods }
log-scored = { $vp } PV ({ $source })
log-lost = Perte de { $vp } PV ({ $source })
log-temple_stepped = { $temple_key ->
    [blue] Temple bleu, dalle { $step }
    [red] Temple rouge, dalle { $step }
   *[green] Temple vert, dalle { $step }
}
log-step_lost = { $temple_key ->
    [blue] Plus d’avancée possible sur le temple bleu
    [red] Plus d’avancée possible sur le temple rouge
   *[green] Plus d’avancée possible sur le temple vert
}
log-choice_lost = Plus aucune avancée de temple possible
log-avenue_stepped = Allée, case { $step }
log-track_stepped = Piste Pyramide, case { $step }
log-locked = Adoration { $board_at } avec un ouvrier de force { $power }
log-unlocked = Ouvrier de force { $power } libéré { $board_at }
log-pushed_off = Ouvrier de force { $power } délogé { $board_at }, de nouveau libre
log-cocoa_collected = Cacao récolté { $board_at } : { $colours ->
    [0] aucune couleur présente
    [one] { $colours } couleur présente
   *[other] { $colours } couleurs présentes
}
log-main_action_taken = { $board } : Action principale avec { $workers ->
    [one] { $workers } ouvrier
   *[other] { $workers } ouvriers
}
log-powered_up = { $board_key ->
    [none] Un ouvrier de départ passe à la force { $power }
   *[other] Ouvrier renforcé { $board_at } : force { $power }
}
log-ascended = Élévation d’un ouvrier { $board_from }
log-worker_arrived = Nouvel ouvrier de force { $power } { $board_at }
log-learned = Technologie apprise : { $technology }
log-tile_built = Tuile Pyramide posée à l’étage { $level }, rangée { $row }, colonne { $column }
log-decorated = { $side_key ->
    [top] Décoration posée sur le côté haut
    [right] Décoration posée sur le côté droit
    [bottom] Décoration posée sur le côté bas
   *[left] Décoration posée sur le côté gauche
}
log-nobles_built = { $row_key ->
    [top] Bâtiment chez les Nobles, rangée supérieure
    [middle] Bâtiment chez les Nobles, rangée centrale
   *[bottom] Bâtiment chez les Nobles, rangée inférieure
}
log-bought = Tuile Découverte revendiquée : { $discovery }
log-used = Tuile Découverte utilisée : { $discovery }
log-discarded = Tuile Découverte défaussée : { $discovery }
log-drew_discovery = Nouvelle tuile Découverte : { $discovery } ({ $spot })
log-drew_decoration = Nouvelle Décoration disponible
log-drew_tile = Nouvelle tuile Pyramide disponible
log-light_moved = Le jeton Soleil avance à la case { $step }
log-eclipse_due = Les jetons se rejoignent : l’Éclipse { $eclipse } approche
log-eclipse_scored = Décompte de l’Éclipse { $eclipse }
log-salary_paid = { $paid ->
    [one] Salaire payé en entier : { $paid } cacao
   *[other] Salaire payé en entier : { $paid } cacaos
}
log-salary_short = Salaire : { $paid ->
    [one] { $paid } cacao payé
   *[other] { $paid } cacaos payés
}, { $unpaid ->
    [one] { $unpaid } impayé
   *[other] { $unpaid } impayés
}
log-neutral_moved = Les dés neutres sont maintenant ici : { $boards }
log-starting_tile_kept = Tuile Départ conservée : { $starting_tile }
log-worker_placed = Ouvrier de départ de force { $power } placé { $board_at }
log-turn_began = Tour de jeu : { $name }
log-turn_ended = Fin du tour
log-game_over = La partie est terminée

## Teotibot

log-bot_rolled = Dés : { $first_die } et { $second_die } ({ $slot })
log-bot_acted = Joue sa tuile { $bot_tile }
log-bot_did = { $part_key ->
    [construct] Pose une tuile Pyramide
    [gather_stone] Extrait de la pierre
    [decorate] Pose une Décoration
    [gather_gold] Extrait de l’or
    [build_for_nobles] Construit pour les Nobles
    [gather_wood] Coupe du bois
    [learn] Apprend une Technologie
    [master] Excelle sur un plateau
    [take_mask] Prend un masque
    [power_up_twice] Renforce deux fois son ouvrier le plus faible
   *[fall_back] Se rabat sur du cacao et son ouvrier le plus faible
}
log-bot_could_not = { $part_key ->
    [construct] Ne peut pas poser de tuile Pyramide : { $outcome }
    [gather_stone] Ne peut pas extraire de pierre : { $outcome }
    [decorate] Ne peut pas poser de Décoration : { $outcome }
    [gather_gold] Ne peut pas extraire d’or : { $outcome }
    [build_for_nobles] Ne peut pas construire pour les Nobles : { $outcome }
    [gather_wood] Ne peut pas couper de bois : { $outcome }
    [learn] Ne peut pas apprendre de Technologie : { $outcome }
    [master] Ne peut exceller sur aucun plateau : { $outcome }
    [take_mask] Ne peut pas prendre de masque : { $outcome }
    [power_up_twice] Ne peut pas renforcer d’ouvrier : { $outcome }
   *[fall_back] Ne peut se rabattre sur rien : { $outcome }
}
log-bot_mastered = Agit avec son ouvrier de force { $power } { $board_at }
log-bot_worker_could_not = L’ouvrier de force { $power } { $board_at } ne peut pas agir : { $outcome }
log-bot_worshipped = Adoration { $board_at } avec l’ouvrier venu { $start_from }
log-bot_shifted = Sa tuile { $bot_tile } se décale : { $slot }
log-bot_turned = { $upper_key ->
    [left] { $lower_key ->
        [left] Ses directions : gauche, gauche
       *[right] Ses directions : gauche, droite
    }
   *[right] { $lower_key ->
        [left] Ses directions : droite, gauche
       *[right] Ses directions : droite, droite
    }
}
log-bot_exchanged = { $cocoa ->
    [one] { $cocoa } cacao échangé contre { $vp } PV
   *[other] { $cocoa } cacaos échangés contre { $vp } PV
}

log-slot-top = en haut
log-slot-middle_left = au milieu à gauche
log-slot-middle_right = au milieu à droite
log-slot-bottom_left = en bas à gauche
log-slot-bottom_centre = en bas au centre
log-slot-bottom_right = en bas à droite
log-slot-aside = à l’écart

log-outcome-done = fait
log-outcome-no_worker = aucun ouvrier sur place
log-outcome-not_paid = pas de quoi payer
log-outcome-no_tile = plus de tuile
log-outcome-no_place = plus d’emplacement
log-outcome-no_technology = plus de Technologie
log-outcome-no_building = plus de Bâtiment
log-outcome-no_mask = aucun nouveau masque à sa portée
log-outcome-no_action = aucune action ici

## Where victory points come from

log-source-construction = tuile Pyramide
log-source-matches = symboles identiques
log-source-decorations = Décoration
log-source-nobles = Nobles
log-source-avenue = Allée des Morts
log-source-leader = en tête sur la piste Pyramide
log-source-track = piste Pyramide
log-source-masks = masques
log-source-temples = temple
log-source-technologies = Technologie
log-source-learners = un autre joueur apprend votre Technologie
log-source-discoveries = tuile Découverte
log-source-royal_tiles = tuile Cour
log-source-ascension = Élévation
log-source-resource_boards = plateau de ressources
log-source-bonus_tiles = tuile Bonus de Temple
log-source-salary = salaire impayé
log-source-cocoa_exchange = cacao échangé
log-source-leftovers = restes de fin de partie
log-source-earlier_play = jeu antérieur

## The log around them

log-title = Déroulement
log-nothing = Rien ne s’est encore passé.
log-of = { $name } : { $text }
log-table = La table
log-secret = { $name } a choisi
log-undone = Dernière réponse annulée
log-held = Fin du tour à confirmer
log-timed-out = Temps écoulé : un bot finit ce tour
log-replaced = Un bot prend la suite de : { $name }
log-resigned = { $name } abandonne
log-follow = Dernière entrée
