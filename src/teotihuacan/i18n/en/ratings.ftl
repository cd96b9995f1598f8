# Rated games, ratings and who leads.

## Making a table, sitting down

rated = Rated
rated-game = rated game
rated-text = The result moves everybody’s rating. There are no hints, the turn order is drawn, and whoever leaves or runs out of time comes last.
rated-public = Everybody who is signed in here sees the names, ratings and places of those who play rated games.
rated-clock = A rated game has a clock. Whoever runs out of time resigns.
rated-password = Rated games are for people with a password, so that nobody plays against themselves. You can choose one in the settings.
rated-agree = This game is rated. Sit down only if you agree: there are no hints, whoever leaves or runs out of time comes last, and name, rating and place are seen by everybody who is signed in here.
refusal-guest_unrated = Rated games are for people with a password. Choose one in the settings.
refusal-rated_unasked = This game is rated: sit down at its table, where you are told what that means.
refusal-rated_away = With so short a clock a rated game begins when everybody is here.

## At the table

# A rating with a question mark is provisional.
rating-is = Rating { $rating }
rating-unsure = { $rating }?
rating-chance = { $percent } to win
ratings-new = New ratings
ratings-counting = The ratings are being worked out.
rating-change = { $rating } ({ $by })
rating-weight = Counted for { $percent }: the same people met often lately.

## Who leads

leaderboard = Leaderboard
leaderboard-text = Ratings from rated games. 1500 is as strong as the bot { bot-student }, solo as Teotibot’s level { level-standard }. A rating with a question mark is a first idea: it settles after some fifteen games.
leaderboard-pools = Games
leaderboard-season = Season
leaderboard-nobody = Nobody has finished a rated game here in this season.
leaderboard-place = place
leaderboard-name = name
leaderboard-rating = rating
leaderboard-games = games
leaderboard-won = won
pool-all = All games
pool-2 = Two players
pool-3 = Three players
pool-4 = Four players
pool-solo = Solo
ratings-mine = Your ratings
ratings-none = You have no rating yet: choose “{ rated }” when you make a game.
rating-row = { $pool }: { $rating } after { $count ->
    [one] { $count } game
   *[other] { $count } games
}
