# Ce qu’une réponse coûte et rapporte en tout, ce qu’elle demande ensuite, ce qu’elle gâche.

amount-resources = { $count ->
    [one] { $n } ressource au choix
   *[other] { $n } ressources au choix
}
amount-temple = { $count ->
    [one] { $n } temple au choix
   *[other] { $n } temples au choix
}
price-then = puis : { $steps }

## De ce que permet un déplacement, on ne fait qu’une chose

price-or = { $one } ou { $other }
ahead-note = { $pay ->
    [none] récolter +{ $collect }
    [0] agir 0 | récolter +{ $collect }
   *[other] agir −{ $pay } | récolter +{ $collect }
}

## Ce qui, dans une réponse, ne sert à rien

waste-tile_unpaid = La tuile ne peut pas être payée
waste-tile_useless = Inutile pour l’instant : { $discovery }
waste-ability_in_vain = La capacité ne rapporte rien
waste-step_lost = Une avancée de temple est perdue
waste-avenue_end = Pas d’avancée : l’Allée finit ici
waste-track_end = Pas d’avancée : la piste Pyramide finit ici
waste-salary_in_vain = Cela n’évite aucune perte de PV
