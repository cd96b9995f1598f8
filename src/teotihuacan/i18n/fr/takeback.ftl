# Revenir en arrière, la fin d’un tour, des conseils qui instruisent

## Taking back

turn-take-back-turn = Reprendre le tour
take-back-people = Une autre personne joue à cette table : seules vos dernières réponses peuvent être annulées.
take-back-clock = Avec une limite de temps, un tour fini ne se reprend pas.
take-back-nothing = Vous n’avez aucun tour à reprendre.
take-back-drawn = Une nouvelle tuile a été piochée depuis : ce tour ne peut plus être repris.
take-back-rolled = Des dés ont été lancés depuis : ce tour ne peut plus être repris.
take-back-revealed = Des choix secrets ont été dévoilés depuis : ils ne peuvent plus être repris.
refusal-cannot_take_back = Ce tour ne peut pas être repris.
log-took-back = Tour repris
key-take_back = reprendre tout votre tour, contre des bots

## The end of a turn

turn-dont-ask = Ne plus demander
turn-dont-ask-text = Finit le tour. Désormais, vos tours se finissent d’eux-mêmes.
turn-asks-no-more = Vos tours se finissent maintenant d’eux-mêmes. Pour que la question revienne : onglet « Table » ou Réglages.
ends-always = Toujours
ends-bots = Contre des bots et en première partie
ends-never = Jamais

## Hints

refusal-hints_off = Cette table joue sans conseils.
hint-wait = Prochain conseil dans { $seconds } s
hint-win = { $n } % de chances de gagner
hint-vp = environ { $vp } PV ({ $margin })
hint-vp-text = PV à la fin, et l’avance sur le meilleur des autres
reason-worth = { $thing } (≈ { $vp } PV)
plan-main = { $board }
plan-worship = Adoration ({ $board })
plan-cocoa = Cacao ({ $board })
plan-next = Prochain tour : { $step } ({ $brings }).
plan-next-bare = Prochain tour : { $step }.
plan-pays = { $goods } maintenant, de quoi payer le prochain tour : { $step } ({ $brings }).
plan-pays-bare = { $goods } maintenant, de quoi payer le prochain tour : { $step }.
new-hints = Conseils
new-hints-text = Chacun peut demander à un bot ce qu’il ferait.
no-hints = sans conseils
