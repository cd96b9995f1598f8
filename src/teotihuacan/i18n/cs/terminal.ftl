# The game in the terminal: teotihuacan play, replay, show and advise. The table that fills the
# terminal (tui.ftl) uses some of it. Names of boards, tiles and goods are those of board.ftl.

## Seats, where a record has no name or one of the program's own

name-you = vy
name-human = člověk
name-player = hráč

## Playing

# $who: the seats with their names, $seed: a number
terminal-greeting = { $who } (seed { $seed }; kdykoli napište help)
terminal-watching = { $who } (seed { $seed })
terminal-goodbye = Na shledanou!
terminal-taken-back = Vzato zpět.
terminal-not-taken-back = Není co vzít zpět: tah právě začal, nebo se od té doby něco dobralo.
terminal-wrong-number = Odpověď { $typed } tu není, jsou od 1 do { $last }. Napište číslo odpovědi nebo help.
terminal-wrong-words = „{ $typed }“ mezi odpověďmi není. Napište číslo odpovědi nebo help.
# $name: a seat whose bot did something wrong, $fault: what
terminal-fault = { $name }: { $fault }
# A statement of the log (log.ftl) among others in a line
told-statement = { $text }.

## What can be typed instead of an answer; board, log, hint, undo, help, quit stay as they are

terminal-help-answer = Odpovídejte číslem odpovědi nebo jejími slovy. Kromě toho:
terminal-help-board = všechno, co leží na stole
terminal-help-log = co se naposledy stalo
terminal-help-hint = nejlepší odpovědi a proč, po vteřině přemýšlení
terminal-help-undo = vzít zpět poslední odpověď v tomto tahu, dokud se nic nedobralo
terminal-help-help = tyto řádky
terminal-help-quit = opustit hru
terminal-help-empty = Prázdný řádek ukáže otázku znovu.
legend-workers = A2 je pracovník hráče A se silou 2, →A2 je právě na cestě, [A2] uctívá; x a y jsou neutrální kostky.
legend-icons = b, r a g jsou ikony modrého, červeného a zeleného chrámu, · je obyčejný znak; velká písmena jsou barevné ikony.
legend-height = Malé číslo u ikony pyramidy je výška v tom místě.

## Answers that name tiles by their icons, or places of the pyramid in short

# $tile: the icons of the tile as letters, "gbr."
terminal-answer-pick = Dílek pyramidy { $slot }: { $tile }
# $decoration: the icons of the tile as letters, "GB"
terminal-answer-decorate = { $side_key ->
    [top] Výzdoba { $slot } ({ $decoration }): horní strana
    [right] Výzdoba { $slot } ({ $decoration }): pravá strana
    [bottom] Výzdoba { $slot } ({ $decoration }): dolní strana
   *[left] Výzdoba { $slot } ({ $decoration }): levá strana
}
# Level, row and column of the place, as numbered in the pictures. At most 30 columns
terminal-answer-place = { $turn ->
    [0] Políčko { $level }-{ $row }-{ $column }
    [one] Políčko { $level }-{ $row }-{ $column }, otočit 1×
    [few] Políčko { $level }-{ $row }-{ $column }, otočit { $turn }×
   *[other] Políčko { $level }-{ $row }-{ $column }, otočit { $turn }×
}

## Narrow places

# Headings of goods: at most 5 columns each
head-vp = VB
head-wood = dřevo
head-stone = kámen
head-gold = zlato
head-cocoa = kakao
# Temples and tracks: at most 6 columns each
short-temple = { $temple ->
    [blue] modrý
    [red] červ.
   *[green] zelený
}
short-avenue = cesta
short-track = pyram.
# Where discovery tiles lie, with the step: at most 9 columns
short-spot = { $track ->
    [avenue] cesta { $step }
    [blue] modrý { $step }
    [red] červ. { $step }
   *[green] zelený { $step }
}
# A discovery tile with its cost
short-discovery = { $name } ({ $cost })
short-free = zdarma
short-none = žádné
short-starting = { $boards }: { $gives }
short-starting-shows = { $boards }: { $gives }; objev: { $discovery }
# What starting tiles give
short-temple-step = { $temple ->
    [blue] schod v modrém chrámu
    [red] schod v červeném chrámu
   *[green] schod v zeleném chrámu
}
short-avenue-step = políčko na Cestě mrtvých
short-technology = nejnižší technologie
short-power-up = posílení
short-number = dílek { $number }
# Masks of a player, by their numbers
short-masks = masky { $numbers }
# Sums of dice that a tile of Teotibot's has none of
short-never = nikdy

## The table

head-clockwise = ve směru hodin
head-unlocked = volní
head-worship = uctívání
head-discovery = dílek objevu
head-player = hráč
# At most 6 columns
head-technologies = techn.
head-tiles = dílky
terminal-above = pyramida shora
terminal-level = { $level }. patro
terminal-technologies = Technologie (horní řada, pak spodní)
terminal-royal = Panovnické dílky
terminal-bonus = Dílky chrámové výhody
terminal-decorations = Výzdoba
terminal-on-display = v nabídce
terminal-on-sides = na stranách
terminal-sides = nahoře { $top }, vpravo { $right }, dole { $bottom }, vlevo { $left }
terminal-discoveries = Dílky objevu na Cestě mrtvých a v chrámech
terminal-tiles-at = Dílky objevu ({ $spot })
terminal-bot-tiles = Teotibotovy dílky akcí (součty na kostkách)
# $gold: what a technology costs
terminal-gold = { $gold ->
    [one] { $gold } zlato
    [few] { $gold } zlata
   *[other] { $gold } zlata
}

## The end

terminal-place = { $place }. { $name }, { $vp } VB

## Replay; next, back, ply, turn, auto, help, quit stay as they are

terminal-replay-words = Prázdný řádek, některé z těchto slov, nebo jeho první písmeno:
terminal-replay-next = o N akcí vpřed, bez čísla o 1
terminal-replay-back = o N akcí zpět, bez čísla o 1
terminal-replay-ply = na pozici po N akcích
terminal-replay-turn = na začátek tahu N
terminal-replay-auto = samo vpřed, do konce nebo do Ctrl-C
terminal-replay-help = tyto řádky
terminal-replay-quit = odejít
terminal-replay-wrong = Napište next, back, ply 10, turn 3, auto nebo quit; víc řekne help.
terminal-no-turn = Tah { $turn } tu není, jsou od 1 do { $last }.
terminal-here = Toto je krok { $ply } z { $last }.
terminal-ply = Krok { $ply } z { $last }, tah { $turn } z { $turns }.
terminal-stopped = Zastaveno.
