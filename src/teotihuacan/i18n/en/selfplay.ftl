# Self-play: games to learn from.

command-selfplay = Let bots of many styles play games of all kinds, and write their records to a file.
opt-records-file = The file, one record in each line; games that it lacks are added.
opt-selfplay-games = How many games.
opt-selfplay-bots = Who may sit at the tables, drawn for each seat; usually champions and all styles.
opt-selfplay-solo = Only games against Teotibot.
selfplay-failed = The game with seed { $seed } could not be played: { $why }
selfplay-stopped = { $done } games are in the file; the same command plays the rest.
selfplay-done = { $count ->
    [one] { $count } game is
   *[other] { $count } games are
} in { $file }
error-no-record-line = { $path }: line { $line } is no record of a game
