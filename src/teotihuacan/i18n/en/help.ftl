# Help of the command line, `teotihuacan --help` and `teotihuacan <command> --help`. It is wrapped
# to 78 columns; names of options, commands, bots and files are typed as they are, in every
# language. A blank line begins a new paragraph; only the first one is in the list of commands.

## Commands

command-teotihuacan = Teotihuacan: City of Gods, to play and to study. Without a command it opens in the browser.
command-play = Play in the terminal, line by line, against bots or friends.
command-tui = Play at a table that fills the terminal.

    Without options there is a menu.
command-rules = Show the rules of the game, with the rulings that belong to them.
command-strategy = Show the strategy guide: what wins and why, measured in games of strong bots.
command-replay = Step through a recorded game, forward and back.
command-show = Show a position, from JSON or from the record of a game.
command-advise = Show the best actions of a position, and why.

    Advice is for the seat that is asked. Each action comes with the victory points it is expected to be ahead of the best other player at the end, the probability of winning, its share of the search, and the main reason for it. The adviser knows no more than the seat does.
command-verify = Replay records, and check them.

    Every action must be legal, and all of them must lead to the result that is written.

    Exit code 0: all are good; 1: some are not, the first difference in each is printed; 2: some can't be read.
command-stats = Add up finished games: scores, sources of points, winners.

    Games of different numbers of players are kept apart; unfinished ones are only counted.
command-simulate = Let random players or bots play many games, and report the statistics.

    Without --bots game number i (from 0) uses seed S + i for its set-up and for its random players. With --solo the player meets Teotibot.

    With --bots the seats are rotated: with n players, n games in a row share one seed, and in each of them every bot sits one seat further on, so that nobody keeps the first seat. Game number i has the set-up and the draws of seed S + i // n, its bots are seeded with S + i. Bots whose budget is a number of playouts play the same games in any number of processes.
command-serve = Serve games over the network, to browsers and to programs.
command-migrate = Bring a server's database to the present schema.

    A server does so itself when it starts. Where several start at once, this is done first, on its own; repeating it changes nothing.
command-backup = Write all that a server keeps into one file.

    The server may run meanwhile. The file holds password hashes and secrets: keep it as safe as the server itself.
command-restore = Fill a new, empty database from a backup.

    It may be of another kind than the database of the backup.
command-records = Print the records of a server's finished games, one a line.

    The server may run meanwhile. verify reads them from standard input: teotihuacan verify -
command-bench = Measure how fast the engine is, on one core.

    Random play and copying are measured, and compared with catanatron if it is installed: games of both are driven from Python, action by action. The engine's own loop, in C, has lines of its own. Games are a mix of 2, 3 and 4 players with the standard set-up; games of two players, and of one against Teotibot, have figures of their own. All workloads take turns for several rounds, so that a busy machine slows all of them alike; the medians are reported. The tree search is measured from the opening of a game of two.
command-arena = Let bots play matches, and find out how good they are.
command-run = Play a match, keep every game in a file, and report.

    Entrants are bots by name (random, greedy, mcts:500, mcts:0.5s, a level, or classic:adept and the like, who play without the neural net) or your own: file.py:Class, with an optional budget, as in mybot.py:MyBot:0.3s. You can stop the match at any time: the same command, or just the file, continues it, and more --deals make it longer. With --solo every entrant meets Teotibot.
command-report = Report on a match as far as it has been played.

    The report has ratings, scores, tiles and faults. Plots and the page need matplotlib: pip install "teotihuacan[plots]".

## Names of values, in capitals: they stand behind options and in the line that begins with Usage
# at most 12 columns each

metavar-file = FILE
metavar-days = DAYS
metavar-files = FILE...
metavar-keys = KEY...
metavar-file-or-json = FILE|JSON
metavar-folder = FOLDER
metavar-name = NAME
metavar-seat = SEAT
metavar-names = NAME,...
metavar-address = ADDRESS
metavar-addresses = ADDRESS,...
metavar-host = HOST
metavar-where = WHERE
metavar-language = LANGUAGE
metavar-wanted = [WORDS|N]

## Options of all commands

# $languages: en, hu, ...
opt-language = The language to use: { $languages }. It may also follow the command; if not given, it is the one you chose in the settings, or that of the system.
opt-version = Show the versions.
opt-open-port = The port of the game in the browser; 8000, or a free one if not given.
opt-wanted = Only rules with all these words, a rule (5.3) or a chapter (5); all if not given.
opt-no-open = Serve the game without opening a browser.
opt-json = Print one JSON object instead of text.
opt-help = Show this help.

## Options of games

opt-seed = Same seed, same game; from 0 on.
opt-optional-seed = Same seed, same game; without it every game is different.
opt-players = Number of players, 1 to 4 (1: solo against Teotibot); 2 if not given.
opt-solo = One player against Teotibot.
# $levels: easier, standard ... as they are typed
opt-level = How hard Teotibot is: { $levels }.
# $knobs: gold_worker, resources ... as they are typed
opt-knob = Instead of a level, and as often as you like: change one of Teotibot's numbers. Knobs are { $knobs }.
opt-first-game = The printed set-up for a first game.
opt-draft = Starting tiles are drafted face up.
opt-dark-eclipse = Eclipses are scored at once (variant).
opt-advanced-worship = Pushing off a worker earns cocoa (variant).
# $bot: the bot that plays if none is given, as it is typed; $levels: novice, student ... as they are typed
opt-bots = Who plays the seats without a person, which come after the people: one name for all of them, or one for each; { $bot } if not given. From weak to strong there are the levels { $levels }; also random, greedy (between student and adept), mcts:500 (playouts a decision), mcts:0.5s (seconds), or your own file.py:Class (give it again to go on with a saved game).
opt-humans = People at this terminal, from seat A on; bots play the other seats; 0 to watch. 1 if not given, all of them with --take-back.
opt-take-back = Undo goes back over whole turns (no bots).
opt-save = Save the game's record here after every action; with - it is printed at the end.
opt-load = Continue a saved game, which is saved to the same file; - reads standard input.
opt-load-copy = Continue a saved game; - reads standard input.
opt-continue = Continue the game you left last.

## Records and positions

opt-record = The record of a game.
opt-records = Records of games.
opt-auto = Start with automatic play.
opt-speed = Actions per second in automatic play.
opt-source = A file, JSON text, or - for standard input.
opt-ply = The position after N actions of a record; the last one if not given.
opt-seat = Only what one seat sees: its letter, or its number from 0.
# $levels: novice, student ... as they are typed
opt-adviser = The adviser: a level ({ $levels }), mcts:500 (playouts) or mcts:0.5s (seconds). With playouts the same seed gives the same advice.
opt-top = How many actions to show.

## Many games

opt-games = Number of games to play.
# $levels: novice, student ... as they are typed
opt-simulated-bots = Bots instead of random players: one name for all seats or one for each. There are random, greedy, the levels { $levels }, mcts:500 (playouts a decision), mcts:0.5s (seconds), and your own file.py:Class. classic:adept, classic:500 and the like play without the neural net.
opt-processes = Processes to play in; one for each core if not given.
opt-seconds = Seconds to spend in total.
opt-match = The file of the match.
opt-entrants = The entrants, for a ladder the weakest first; without them the match in the file is continued.
opt-deals = Each deal is played by everybody at every seat, with seeds S, S + 1, ...
opt-form = Who meets: round-robin or ladder.
opt-ray = Play on Ray: local, or the address of a cluster.
opt-png = Write plots as PNG files.
opt-html = Write everything as a page for the browser; - prints it.

## Server

opt-address = Where to listen; 0.0.0.0: everywhere.
opt-port = The port.
opt-data = Where games are kept; your data folder if not given.
opt-database = postgresql://... instead of a file in the data folder.
opt-database-file = A file with the URL of the database: a password in it stays out of sight.
opt-redis = redis://..., for several workers.
opt-redis-file = A file with the URL of Redis.
opt-workers = Worker processes; several need --database and --redis.
opt-bot-processes = Processes in which bots think, for each worker; one fewer than there are cores if not given.
opt-rate-limit = Requests a second that an address may send in the long run; 0: no limit.
opt-host-name = A host name the server is reached by, as often as you like; requests for others are refused.
opt-webhook = Where people may have 'your turn' messages sent, as in https://ntfy.sh; as often as you like.
opt-trusted-proxies = Proxies that are trusted to report the address of a client.
opt-backup-target = The file to write; an older backup is replaced.
opt-backup-source = A file that backup has written.
opt-table-keys = Keys of tables, as they stand in links.
opt-all-records = Print the records of all finished games.
