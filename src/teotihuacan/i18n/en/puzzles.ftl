# Puzzles: positions of real games in which one turn is clearly better than all others.

puzzles = Puzzles
puzzles-text = Positions from games of strong bots. One turn is clearly better than all others: find it.
puzzles-short = one turn, one solution
puzzle-title = Puzzle { $id }
puzzle-today = Puzzle of the day
puzzle-players = { $count ->
    [1] solo
   *[other] { $count } players
}
# $rating: a number as text
puzzle-rated = rated { $rating }
# $seat: the letter of a seat
puzzle-task = You are { $seat }, and it is your turn. One turn is clearly better than all others: find it.
puzzle-find = It is your turn. One turn is clearly better than all others: find it.
puzzle-open = Right so far. Go on.
puzzle-solved = Solved!
puzzle-failed = Not this one: another turn is clearly better.
puzzle-given-up = This is the best turn.
puzzle-again-or-solution = Try again, or type solution.
puzzle-solution = Solution
# $win: a chance to win in percent, $vp: the lead in VP at the end, with its sign
puzzle-best = The best turn wins { $win } of such games, with { $vp } VP against the best opponent.
# $reasons: "gains 2 temple steps, costs 4 cocoa"
puzzle-because = It { $reasons }.
puzzle-tempting = Tempting: { $answer } ({ $win }, { $vp } VP)
puzzle-second = Second best: { $answer } ({ $win }, { $vp } VP)
# $level: the name of a level of bots
puzzle-solved-from-level = Bots from { $level } on find it.
# $playouts: a number as text
puzzle-solved-from-search = Bots find it from { $playouts } playouts an answer on.
puzzle-solved-from-none = Even strong bots often miss it.
puzzle-themes = Themes: { $themes }
puzzle-rating = Your rating: { $rating }
puzzle-rating-guess = Your rating: { $rating }, still a guess
puzzle-solved-count = { $tried ->
    [0] No puzzle tried yet.
    [one] { $solved } of { $tried } puzzle solved at the first try.
   *[other] { $solved } of { $tried } puzzles solved at the first try.
}
puzzle-counted-before = You have tried this puzzle before: your rating stays as it is.
# $change: with its sign
puzzle-rating-change = Your rating: { $rating } ({ $change })

## On the page

puzzle-solve = Solve it
puzzle-next = Next puzzle
puzzle-again = Try again
puzzle-show = Show the solution
puzzle-show-again = Show it on the table
puzzle-by-theme = By theme
puzzle-all = All puzzles
puzzle-your-rating = Your rating
puzzle-no-name = With a name of your own, your rating is kept.
puzzle-guess = still a guess
puzzle-you = You
# How many of the puzzles of a theme were solved
puzzle-theme-solved = { $solved } of { $count } solved
puzzle-answer-figures = { $win }, { $vp } VP
puzzle-tempting-answer = Tempting
puzzle-second-answer = Second best

## Themes

puzzle-theme-opening = opening
puzzle-theme-endgame = last period
puzzle-theme-eclipse = eclipse
puzzle-theme-salary = salary
puzzle-theme-ascension = ascension
puzzle-theme-worship = worship
puzzle-theme-royal_tile = royal tile
puzzle-theme-masks = masks
puzzle-theme-discoveries = discovery tile
puzzle-theme-technology = technology
puzzle-theme-pyramid = pyramid
puzzle-theme-decorations = decorations
puzzle-theme-nobles = nobles
puzzle-theme-temples = temples
puzzle-theme-cocoa = cocoa
puzzle-theme-resources = resources
puzzle-theme-tile_use = using a discovery tile
puzzle-theme-unlocking = unlocking

## At the prompt

command-puzzle = Solve a puzzle: find the one turn that is clearly better than all others.

    Without anything it is the puzzle of the day, the same for everybody. Your first attempt at each puzzle changes your rating, which is kept beside your saved games.
metavar-puzzle = [PUZZLE]
metavar-theme = THEME
opt-puzzle = A puzzle by its id, or: today, next (near your rating, not tried yet), list, themes, rating.
opt-puzzle-theme = Only puzzles with this theme.
opt-puzzle-players = Only puzzles for so many players.
opt-puzzle-solution = Show the solution at once; that counts as not solved.
bad-theme = there is no theme '{ $text }': it is { $themes }
bad-no-puzzles = there is no such puzzle
puzzle-word-today = the puzzle of the day
puzzle-word-next = the next puzzle for you
puzzle-word-list = all puzzles
puzzle-word-themes = what puzzles are about
puzzle-word-rating = your rating and latest attempts
puzzle-help-board = show the whole board
puzzle-help-solution = give up and see the solution
puzzle-help-help = show this
puzzle-help-quit = leave
puzzle-head-id = puzzle
puzzle-head-rating = rating
puzzle-head-players = players
puzzle-head-state = state
puzzle-head-themes = themes
puzzle-head-theme = theme
puzzle-head-puzzles = puzzles
puzzle-head-name = what it is
puzzle-state-new = new
puzzle-state-solved = solved
puzzle-state-failed = not solved
error-no-puzzle = there is no puzzle { $id }
error-puzzle-file = { $path }: this is not what was kept of puzzles; move the file away to begin anew
error-puzzle-file-busy = { $path }: another window is writing it; try again
backup-rows-puzzle_attempts = { $count ->
    [one] { $count } puzzle attempt
   *[other] { $count } puzzle attempts
}
