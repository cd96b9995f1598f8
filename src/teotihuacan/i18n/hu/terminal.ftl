# The game in the terminal: teotihuacan play, replay, show and advise. The table that fills the
# terminal (tui.ftl) uses some of it. Names of boards, tiles and goods are those of board.ftl.

## Seats, where a record has no name or one of the program's own

name-you = Te
name-human = Ember
name-player = Játékos

## Playing

# $who: the seats with their names, $seed: a number
terminal-greeting = { $who } (véletlenmag: { $seed }; súgó bármikor: help)
terminal-watching = { $who } (véletlenmag: { $seed })
terminal-goodbye = Viszlát!
terminal-taken-back = Visszavonva.
terminal-not-taken-back = Nincs mit visszavonni: most kezdődött a köröd, vagy azóta új lapka jött elő.
terminal-wrong-number = Nincs ilyen számú válasz: { $typed } (első: 1, utolsó: { $last }). Írd be egy válasz számát, vagy ezt: help.
terminal-wrong-words = „{ $typed }” nincs a válaszok között. Írd be egy válasz számát, vagy ezt: help.
# $name: a seat whose bot did something wrong, $fault: what
terminal-fault = { $name }: { $fault }
# A statement of the log (log.ftl) among others in a line
told-statement = { $text }.

## What can be typed instead of an answer; board, log, hint, undo, help, quit stay as they are

terminal-help-answer = Írd be egy válasz számát vagy a szavait. Ezenkívül:
terminal-help-board = minden, ami az asztalon van
terminal-help-log = ami mostanában történt
terminal-help-hint = a legjobb válaszok és az okuk, egy másodperc gondolkodás után
terminal-help-undo = visszavonja a köröd utolsó válaszát, amíg nem jött elő új lapka
terminal-help-help = ezek a sorok
terminal-help-quit = kilépés a játékból
terminal-help-empty = Üres sorra újra megjelenik a kérdés.
legend-workers = A2: az A játékos 2-es erejű munkása, →A2: úton van, [A2]: zárolt; x és y semleges kocka.
legend-icons = b, r és g a kék, a piros és a zöld templom ikonja, · az egyszerű jel; a nagybetűs ikonok színesek.
legend-height = A piramis ikonjai melletti kis szám az ottani magasság.

## Answers that name tiles by their icons, or places of the pyramid in short

# $tile: the icons of the tile as letters, "gbr."
terminal-answer-pick = { $slot }. piramislapka: { $tile }
# $decoration: the icons of the tile as letters, "GB"
terminal-answer-decorate = { $side_key ->
    [top] { $slot }. díszlapka ({ $decoration }): felső oldal
    [right] { $slot }. díszlapka ({ $decoration }): jobb oldal
    [bottom] { $slot }. díszlapka ({ $decoration }): alsó oldal
   *[left] { $slot }. díszlapka ({ $decoration }): bal oldal
}
# Level, row and column of the place, as numbered in the pictures. At most 30 columns
terminal-answer-place = { $turn ->
    [0] Hely: { $level }-{ $row }-{ $column }
    [one] Hely: { $level }-{ $row }-{ $column }, { $turn }× forgatva
   *[other] Hely: { $level }-{ $row }-{ $column }, { $turn }× forgatva
}

## Narrow places

# Headings of goods: at most 5 columns each
head-vp = GYP
head-wood = fa
head-stone = kő
head-gold = arany
head-cocoa = kakaó
# Temples and tracks: at most 6 columns each
short-temple = { $temple ->
    [blue] kék
    [red] piros
   *[green] zöld
}
short-avenue = út
short-track = sáv
# Where discovery tiles lie, with the step: at most 9 columns
short-spot = { $track ->
    [avenue] út { $step }
    [blue] kék { $step }
    [red] piros { $step }
   *[green] zöld { $step }
}
# A discovery tile with its cost
short-discovery = { $name } ({ $cost })
short-free = ingyen
short-none = nincs
short-starting = { $boards }: { $gives }
short-starting-shows = { $boards }: { $gives }; felfedi: { $discovery }
# What starting tiles give
short-temple-step = { $temple ->
    [blue] kék templomlépés
    [red] piros templomlépés
   *[green] zöld templomlépés
}
short-avenue-step = lépés a Holtak útján
short-technology = legkisebb technológia
short-power-up = megerősítés
short-number = { $number }. lapka
# Masks of a player, by their numbers
short-masks = maszkok: { $numbers }
# Sums of dice that a tile of Teotibot's has none of
short-never = soha

## The table

head-clockwise = körbe
head-unlocked = szabad
head-worship = imádás
head-discovery = felfedezéslapka
head-player = játékos
# At most 6 columns
head-technologies = techn.
head-tiles = lapkák
terminal-above = piramis felülről
terminal-level = { $level }. szint
terminal-technologies = Technológiák (felső sor, majd alsó sor)
terminal-royal = Királylapkák
terminal-bonus = Templom bónuszlapkák
terminal-decorations = Díszlapkák
terminal-on-display = a kínálatban
terminal-on-sides = az oldalakon
terminal-sides = felső { $top }, jobb { $right }, alsó { $bottom }, bal { $left }
terminal-discoveries = Felfedezéslapkák a Holtak útján és a templomokon
terminal-tiles-at = Felfedezéslapkák ({ $spot })
terminal-bot-tiles = Teotibot akciólapkái (kockáinak összege)
# $gold: what a technology costs
terminal-gold = { $gold } arany

## The end

terminal-place = { $place }. { $name }, { $vp } GYP

## Replay; next, back, ply, turn, auto, help, quit stay as they are

terminal-replay-words = Üres sor, vagy az alábbi szavak egyike vagy a kezdőbetűje:
terminal-replay-next = N akciót előre, szám nélkül 1-et
terminal-replay-back = N akciót vissza, szám nélkül 1-et
terminal-replay-ply = az N akció utáni helyzetre
terminal-replay-turn = az N. kör elejére
terminal-replay-auto = magától előre, a végéig vagy a Ctrl-C megnyomásáig
terminal-replay-help = ezek a sorok
terminal-replay-quit = kilépés
terminal-replay-wrong = Írd be: next, back, ply 10, turn 3, auto vagy quit; a help többet mond.
terminal-no-turn = Nincs { $turn }. kör (első: 1, utolsó: { $last }).
terminal-here = Helyzet: { $ply } / { $last }.
terminal-ply = Helyzet: { $ply } / { $last }, kör: { $turn } / { $turns }.
terminal-stopped = Megállítva.
