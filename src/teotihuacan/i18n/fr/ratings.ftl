# Rated games, ratings and who leads.

## Making a table, sitting down

rated = Classée
rated-game = partie classée
rated-text = Le résultat change la cote de chacun. Pas de conseils, l’ordre du tour est tiré au sort, et qui part ou dépasse son temps est dernier.
rated-public = Quiconque est connecté ici voit le nom, la cote et le rang de ceux qui jouent des parties classées.
rated-clock = Une partie classée se joue avec un temps par tour. Qui le dépasse abandonne.
rated-password = Les parties classées demandent un mot de passe, pour que personne ne joue contre soi-même. Il se choisit dans les réglages.
rated-agree = Cette partie est classée. Ne prenez place que si vous êtes d’accord : pas de conseils, qui part ou dépasse son temps est dernier, et le nom, la cote et le rang sont visibles par quiconque est connecté ici.
refusal-guest_unrated = Les parties classées demandent un mot de passe. Il se choisit dans les réglages.
refusal-rated_unasked = Cette partie est classée : prenez place à sa table, où l’on vous dit ce que cela signifie.
refusal-rated_away = Avec un temps si court, une partie classée commence quand tout le monde est là.

## At the table

# A rating with a question mark is provisional.
rating-is = Cote { $rating }
rating-unsure = { $rating } ?
rating-chance = { $percent } de chances de gagner
ratings-new = Nouvelles cotes
ratings-counting = Les cotes sont en cours de calcul.
rating-change = { $rating } ({ $by })
rating-weight = Comptée à { $percent } : les mêmes personnes se sont souvent affrontées récemment.

## Who leads

leaderboard = Classement
leaderboard-text = Cotes issues des parties classées. 1500 est la force du bot { bot-student }, en solo celle de Teotibot au niveau { level-standard }. Une cote suivie d’un point d’interrogation n’est qu’une première idée : il faut une quinzaine de parties.
leaderboard-pools = Parties
leaderboard-season = Saison
leaderboard-nobody = Personne n’a encore terminé de partie classée ici cette saison.
leaderboard-place = rang
leaderboard-name = nom
leaderboard-rating = cote
leaderboard-games = parties
leaderboard-won = gagnées
pool-all = Toutes les parties
pool-2 = Deux joueurs
pool-3 = Trois joueurs
pool-4 = Quatre joueurs
pool-solo = Solo
ratings-mine = Vos cotes
ratings-none = Vous n’avez pas encore de cote : choisissez « { rated } » en créant une partie.
rating-row = { $pool } : { $rating } après { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
