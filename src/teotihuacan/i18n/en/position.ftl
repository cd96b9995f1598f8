# A position in words: the tab "In words" beside the table.

in-words = In words
words-now = Now
words-turn-yours = It is your turn: { $question }
words-turn = { $name } is to move
words-over = The game is over
words-eclipse = Eclipse { $number } of { $of }

words-player = { $name } ({ $standing ->
    [you] you
    [asked] to move
   *[other] seat { $seat }
})
words-score = { $vp } VP; { $goods }
words-worker = { $place ->
    [none] Worker of power { $power }, not in play yet
    [locked] Worker of power { $power }, locked on { $board }
   *[free] Worker of power { $power } on { $board }
}
words-tracks = Temples: blue { $blue }, red { $red }, green { $green }; avenue { $avenue }; pyramid track { $track }
words-technologies = Technologies: { $technologies }
words-no-technologies = No technologies
words-discoveries = Discovery tiles: { $tiles }
words-discoveries-used = Discovery tiles used: { $count }
words-several = { $count ->
    [one] { $thing }
   *[other] { $count } × { $thing }
}

words-boards = Boards, clockwise
words-board = { $board }: { $workers }
words-empty = nobody
words-worker-of = { $name } { $power }
words-worker-locked = { $name } { $power } (locked)
words-neutral = neutral die { $colour }
words-discovery-on = Discovery tile on { $place }: { $tile }
words-royal = Royal tile { $space }: { $tile }

words-pyramid = Pyramid
words-pyramid-empty = No tile has been laid.
words-level = { $tiles ->
    [one] Level { $level }: { $tiles } tile
   *[other] Level { $level }: { $tiles } tiles
}
words-laid = Row { $row }, column { $column }: { $icons }
words-decorations = { $side ->
    [top] Top side
    [right] Right side
    [bottom] Bottom side
   *[left] Left side
}: { $decorations }
words-none = nothing

words-displays = To build with
words-pyramid-tile = Pyramid tile { $slot }: { $icons }
words-decoration-tile = Decoration { $slot }: { $icons }
words-left = Left in the stacks: { $pyramid } pyramid tiles, { $decorations } decorations, { $discoveries } discovery tiles

words-tracks-title = Temples and avenue
words-bonus = { $temple ->
    [blue] Blue temple
    [red] Red temple
   *[green] Green temple
}, step { $step }: { $bonus }
words-step-tiles = { $track ->
    [avenue] Avenue
    [blue] Blue temple
    [red] Red temple
   *[green] Green temple
}, step { $step }: { $tiles }
words-bot = Teotibot’s tiles
words-starting = Starting tiles to choose from
