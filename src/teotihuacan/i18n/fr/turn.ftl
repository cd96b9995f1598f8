# Taking a turn: what is asked, what can be answered, what it brings.

## Questions, by the engine's names

ask-none = La partie est terminée
ask-keep_starting_tiles = Gardez deux de vos quatre tuiles Départ
ask-take_starting_tile = { $which ->
    [0] Prenez votre première tuile Départ
   *[other] Prenez votre seconde tuile Départ
}
ask-start_power_up = { $count ->
    [one] Renforcez un ouvrier de départ
   *[other] Renforcez vos ouvriers de départ, { $count } fois
}
ask-start_discovery = Revendiquer la tuile Découverte montrée par votre tuile Départ ?
ask-place_worker = Où commence votre ouvrier de force { $power } ?
ask-turn = { $double_move ->
    [0] { $move_anywhere ->
        [0] Quel ouvrier déplacez-vous ?
       *[other] Quel ouvrier déplacez-vous, où vous voulez ?
    }
   *[other] { $move_anywhere ->
        [0] Quels deux ouvriers déplacez-vous ?
       *[other] Quels deux ouvriers déplacez-vous, où vous voulez ?
    }
}
ask-second_worker = Quel ouvrier vient aussi { $board_at } ?
ask-board_action = { $here } : que faites-vous ?
ask-worship_order = Par quoi commencez-vous ?
ask-buy_discovery = Revendiquer une tuile Découverte ({ $spot }) ?
ask-large_step = Prendre la récompense de cette dalle, ou revendiquer une tuile Découverte ?
ask-choose_temple = Sur quel temple avancez-vous ?
ask-match_temple = Quel symbole coloré d’abord ?
ask-gain_resources = { $resources ->
    [one] Choisissez une ressource
   *[other] Choisissez { $resources } ressources
}
ask-royal_trade = Combien de fois échangez-vous 1 cacao contre 1 { $good } et 1 pierre ?
ask-royal_swap = Payer 1 cacao et quelle ressource, contre { $power } au choix ?
ask-royal_sell = Quelles ressources vendez-vous, 2 cacaos chacune ?
ask-royal_temple = { $steps ->
    [one] Payer 1 cacao pour avancer sur un temple ?
   *[other] Payer 1 cacao pour avancer sur un temple ? Jusqu’à { $steps } fois
}
ask-technology = Quelle Technologie apprenez-vous ?
ask-nobles_row = Dans quelle rangée construisez-vous ?
ask-decoration = Quelle Décoration, sur quel côté ?
ask-pyramid_tile = { $placed ->
    [0] Quelle tuile Pyramide posez-vous ?
    [one] Poser encore une tuile ? { $placed } posée sur { $workers }
   *[other] Poser encore une tuile ? { $placed } posées sur { $workers }
}
ask-pyramid_cell = Où posez-vous la tuile ?
ask-discount = Quel coût est réduit ?
ask-power_up = { $count ->
    [one] Quel ouvrier renforcez-vous { $board_at } ?
   *[other] Quel ouvrier renforcez-vous { $board_at } ? { $count } fois
}
ask-paid_power_up = Payer 1 cacao pour un renforcement de plus { $board_at } ?
ask-power_up_anywhere = { $count ->
    [one] Quel ouvrier renforcez-vous ?
   *[other] Quel ouvrier renforcez-vous ? { $count } fois
}
ask-ascension = Quelle récompense pour l’Élévation ?
ask-end_turn = Finissez votre tour, ou faites d’abord ce qui reste possible
ask-salary = { $owed ->
    [one] Payer le salaire de { $owed } cacao ?
   *[other] Combien payez-vous du salaire de { $owed } cacaos ?
}

## What is to be picked next

next-board = Où va-t-il ?
next-side = Sur quel côté ?
next-starting = Et quelle autre ?
next-part = Adoration : pour quoi ?
next-turn = Tournez la tuile, puis posez-la
next-confirm = C’est sûr ?

## Answers, by kind

answer-brings = { $answer } : { $brings }
answer-end_turn = Finir le tour
answer-decline = { $question ->
    [pyramid_tile] Plus de tuile
    [discount] Garder la réduction
    [paid_power_up] Pas de renforcement
    [royal_sell] Ne rien vendre
    [royal_swap] Pas d’échange
    [royal_temple] Ne pas avancer
   *[other] Ne pas revendiquer
}
answer-unlock = Libérer tous les ouvriers : votre tour entier
answer-unlock_paid = Libérer tous les ouvriers
answer-move = { $start } { $power } → { $board }
answer-move-to = { $board }
answer-worker = { $start_key ->
    [none] Ouvrier de force { $power }
   *[other] { $start } : ouvrier de force { $power }
}
answer-collect = Récolter du Cacao
answer-main = { $board_key ->
    [forest] Couper du bois
    [stone_quarry] Extraire de la pierre
    [gold_deposits] Extraire de l’or
    [alchemy] Apprendre une Technologie
    [nobles] Construire pour les Nobles
    [decorations] Poser une Décoration
   *[construction] Bâtir la Pyramide
}
answer-worship = { $part ->
    [discovery] Adoration : la tuile Découverte
    [both] Adoration : les deux
   *[ability] Adoration
}
answer-worship-royal = { $part ->
    [discovery] La tuile Découverte ({ $royal })
    [both] { $royal } et la tuile Découverte
   *[ability] { $royal }
}
answer-ability_first = { $single ->
    [yes] Continuer par la capacité
   *[no] D’abord la capacité
}
answer-discovery_first = D’abord la tuile Découverte
answer-reward = Prendre la récompense
answer-buy = Revendiquer : { $discovery }
answer-learn = { $technology }
answer-build = { $row_key ->
    [top] Rangée supérieure
    [middle] Rangée centrale
   *[bottom] Rangée inférieure
}
answer-decorate = { $side_key ->
    [top] Décoration { $slot } : côté haut
    [right] Décoration { $slot } : côté droit
    [bottom] Décoration { $slot } : côté bas
   *[left] Décoration { $slot } : côté gauche
}
answer-pick = Tuile Pyramide { $slot }
answer-place = { $turn ->
    [0] Étage { $level }, rangée { $row }, colonne { $column }
   *[other] Étage { $level }, rangée { $row }, colonne { $column }, tournée { $turn } fois
}
answer-discount_stone = Une pierre de moins
answer-discount_wood = Un bois de moins
answer-ascend = { $reward ->
    [vp] Points de victoire
    [cocoa] Cacao
    [temple] Une avancée de temple
    [two_temples] Deux avancées de temple
   *[worker] Votre 4ᵉ ouvrier
}
answer-temple = { $temple_key ->
    [blue] Temple bleu
    [red] Temple rouge
   *[green] Temple vert
}
answer-resources = { $goods }
answer-amount = { $of ->
    [salary] Payer { $amount }
   *[other] { $amount ->
        [0] Aucune fois
        [one] { $amount } fois
       *[other] { $amount } fois
    }
}
answer-keep = Tuiles { $first } et { $second }
answer-take = Tuile Départ { $starting_tile }
answer-start_on = { $board }
answer-use = Utiliser : { $discovery }

## Places that are picked first

place-worker = { $board_key ->
    [none] Ouvrier de force { $power }
   *[other] { $board } : ouvrier de force { $power }
}
place-decoration = Décoration { $number }
place-decoration-seen = Décoration { $number } : { $icons }
place-tile = Tuile Pyramide { $number }
place-tile-seen = Tuile Pyramide { $number } : { $icons }
place-starting = Tuile Départ { $number }
place-worship = Adoration ({ $board })
place-royal = Tuile Cour { $number }

## Amounts; $n may have a sign, $count is the number without it: choose plural forms by $count

amount-wood = { $n } bois
amount-stone = { $count ->
    [one] { $n } pierre
   *[other] { $n } pierres
}
amount-gold = { $n } or
amount-cocoa = { $count ->
    [one] { $n } cacao
   *[other] { $n } cacaos
}
amount-vp = { $n } PV
amount-temple_blue = { $n } temple bleu
amount-temple_red = { $n } temple rouge
amount-temple_green = { $n } temple vert
amount-avenue = { $n } Allée
amount-track = { $n } piste Pyramide
amount-power_up = { $n } force
amount-worker = { $count ->
    [one] { $n } ouvrier
   *[other] { $n } ouvriers
}
amount-ascended = Élévation
amount-locked = ouvrier bloqué
amount-unlocked = { $n ->
    [one] { $n } ouvrier libéré
   *[other] { $n } ouvriers libérés
}
amount-learned = Technologie
amount-bought = { $discovery }
amount-light = le jeton Soleil avance
amount-unpaid = { $count ->
    [one] { $n } cacao impayé
   *[other] { $n } cacaos impayés
}
amount-step_lost = avancée de temple perdue
good-plain = { $good ->
    [wood] bois
    [stone] pierre
    [gold] or
   *[cocoa] cacao
}

## What a move leads to

ahead-colours = { $colours ->
    [0] personne sur place
    [one] { $colours } couleur sur place
   *[other] { $colours } couleurs sur place
}
ahead-collect = récolter { $cocoa }
ahead-main = { $cocoa ->
    [0] agir sans payer
   *[other] agir pour { $cocoa }
}
ahead-main-short = agir
ahead-collect-short = récolter
ahead-worship = Adoration

## Where you are in your turn

stages = Votre tour, étape par étape
stage-done = { $stage } (fait)
stage-now = { $stage } (en cours)
stage-ahead = { $stage } (à venir)
stage-turn = Déplacer
stage-second_worker = Second ouvrier
stage-board_action = Agir
stage-end_turn = Fin du tour
stage-keep_starting_tiles = Garder
stage-take_starting_tile = Prendre
stage-start_power_up = Renforcer
stage-start_discovery = Découverte
stage-take_starting_goods = Biens de départ
stage-place_worker = Placer
stage-worship_order = Adoration
stage-buy_discovery = Découverte
stage-large_step = Dalle majeure
stage-choose_temple = Temple
stage-match_temple = Symboles
stage-gain_resources = Ressources
stage-royal_trade = Tuile Cour
stage-royal_swap = Tuile Cour
stage-royal_sell = Tuile Cour
stage-royal_temple = Tuile Cour
stage-technology = Technologie
stage-nobles_row = Nobles
stage-decoration = Décoration
stage-pyramid_tile = Pyramide
stage-pyramid_cell = Poser
stage-more_tiles = Autres tuiles
stage-discount = Réduction
stage-main_action_done = Renforcer
stage-power_up = Renforcer
stage-paid_power_up = Renfort payant
stage-power_up_anywhere = Renforcer
stage-ascension = Élévation
stage-salary = Salaire

## The bar

turn-of = { $name } doit répondre
turn-thinks = { $name } réfléchit
turn-over = La partie est terminée
turn-held = C’était votre dernière action : { $text }
turn-sending = Envoi…
turn-offline = Pas de connexion. Votre réponse n’est pas perdue : réessayez dans un instant.
turn-on-table = Choisissez ce qui est éclairé sur la table.
turn-undo = Annuler
turn-take-back = Revenir dessus
turn-end = Finir le tour
turn-back = Retour
turn-confirm = Confirmer
turn-lay = Poser ici
turn-keep = Les garder
turn-clockwise = Tourner la tuile
turn-tile = Sens { $turn } sur { $of }
turn-all = Les réponses
turn-confirm-picks = Confirmer chaque choix
turn-skip = Passer

## Hints

hint = Conseil
hint-thinking = Réflexion…
hint-none = Pas de conseil possible ici.
hint-title = Ce que ferait un joueur aguerri
hint-close = Masquer le conseil
reason-gains = rapporte { $things }
reason-helps = améliore { $things }
reason-frees = libère { $things }
reason-costs = coûte { $things }
reason-hurts = affaiblit { $things }
reason-locks = bloque { $things }
reason-none = portera ses fruits plus tard
piece-vp = { $n } PV
piece-wood = { $n } bois
piece-stone = { $n ->
    [one] { $n } pierre
   *[other] { $n } pierres
}
piece-gold = { $n } or
piece-cocoa = { $n ->
    [one] { $n } cacao
   *[other] { $n } cacaos
}
piece-avenue = { $n ->
    [one] { $n } avancée sur l’Allée
   *[other] { $n } avancées sur l’Allée
}
piece-track = { $n ->
    [one] { $n } case sur la piste Pyramide
   *[other] { $n } cases sur la piste Pyramide
}
piece-masks = { $n ->
    [one] { $n } masque
   *[other] { $n } masques
}
piece-temples = { $n ->
    [one] { $n } avancée de temple
   *[other] { $n } avancées de temple
}
piece-technologies = { $n ->
    [one] { $n } Technologie
   *[other] { $n } Technologies
}
piece-power = { $n ->
    [one] { $n } renforcement
   *[other] { $n } renforcements
}
piece-workers = { $n ->
    [one] { $n } ouvrier
   *[other] { $n } ouvriers
}
piece-locked = { $n ->
    [one] { $n } ouvrier
   *[other] { $n } ouvriers
}
piece-discoveries = { $n ->
    [one] { $n } tuile Découverte
   *[other] { $n } tuiles Découverte
}
matter-vp = votre score
matter-wood = votre stock de bois
matter-stone = votre stock de pierre
matter-gold = votre stock d’or
matter-cocoa = votre stock de cacao
matter-salary = vos moyens de payer le prochain salaire
matter-avenue = votre place sur l’Allée
matter-track = votre place sur la piste Pyramide
matter-masks = votre groupe de masques
matter-temples = votre place sur les temples
matter-bonus_tiles = vos tuiles Bonus de Temple
matter-technologies = vos Technologies
matter-power = la force de vos ouvriers
matter-workers = votre nombre d’ouvriers
matter-locked = vos ouvriers bloqués
matter-discoveries = vos tuiles Découverte
matter-position = la position de vos ouvriers
