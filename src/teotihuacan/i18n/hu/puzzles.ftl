# Puzzles: positions of real games in which one turn is clearly better than all others.

puzzles = Feladványok
puzzles-text = Helyzetek erős botok játszmáiból. Egyetlen lépéssor egyértelműen jobb az összes többinél: találd meg.
puzzles-short = egy kör, egy megoldás
puzzle-title = { $id } feladvány
puzzle-today = A nap feladványa
puzzle-players = { $count ->
    [1] szóló
   *[other] { $count } játékos
}
# $rating: a number as text
puzzle-rated = nehézség { $rating }
# $seat: the letter of a seat
puzzle-task = Te vagy { $seat }, és te következel. Egyetlen lépéssor egyértelműen jobb az összes többinél: találd meg.
puzzle-find = Te következel. Egyetlen lépéssor egyértelműen jobb az összes többinél: találd meg.
puzzle-open = Eddig jó. Folytasd.
puzzle-solved = Megoldva!
puzzle-failed = Nem ez az: egy másik lépéssor egyértelműen jobb.
puzzle-given-up = Ez a legjobb lépéssor.
puzzle-again-or-solution = Próbáld újra, vagy írd be: solution.
puzzle-solution = Megoldás
# $win: a chance to win in percent, $vp: the lead in VP at the end, with its sign
puzzle-best = A legjobb lépéssor az ilyen játszmák { $win }-át nyeri meg, { $vp } GYP-tal a legjobb ellenféllel szemben.
# $reasons: "gains 2 temple steps, costs 4 cocoa"
puzzle-because = Miért: { $reasons }.
puzzle-tempting = Csábító: { $answer } ({ $win }, { $vp } GYP)
puzzle-second = Második: { $answer } ({ $win }, { $vp } GYP)
# $level: the name of a level of bots
puzzle-solved-from-level = A botok ettől a szinttől fölfelé megtalálják: { $level }.
# $playouts: a number as text
puzzle-solved-from-search = A botok válaszonként { $playouts } kijátszástól fölfelé megtalálják.
puzzle-solved-from-none = Erős botok is gyakran elsiklanak fölötte.
puzzle-themes = Témák: { $themes }
puzzle-rating = Értékszámod: { $rating }
puzzle-rating-guess = Értékszámod: { $rating }, egyelőre becslés
puzzle-solved-count = { $tried ->
    [0] Még egy feladványt sem próbáltál.
   *[other] { $tried } feladványból { $solved } sikerült elsőre.
}
puzzle-counted-before = Ezt a feladványt már próbáltad: az értékszámod nem változik.
# $change: with its sign
puzzle-rating-change = Értékszámod: { $rating } ({ $change })

## On the page

puzzle-solve = Megoldom
puzzle-next = Következő feladvány
puzzle-again = Újra
puzzle-show = Mutasd a megoldást
puzzle-show-again = Mutasd az asztalon
puzzle-by-theme = Téma szerint
puzzle-all = Minden feladvány
puzzle-your-rating = Értékszámod
puzzle-no-name = Ha nevet választasz, az értékszámod megmarad.
puzzle-guess = egyelőre becslés
puzzle-you = Te
# How many of the puzzles of a theme were solved
puzzle-theme-solved = { $count } közül { $solved } megoldva
puzzle-answer-figures = { $win }, { $vp } GYP
puzzle-tempting-answer = Csábító
puzzle-second-answer = Második

## Themes

puzzle-theme-opening = megnyitás
puzzle-theme-endgame = utolsó időszak
puzzle-theme-eclipse = napfogyatkozás
puzzle-theme-salary = fizetség
puzzle-theme-ascension = felemelkedés
puzzle-theme-worship = imádás
puzzle-theme-royal_tile = királylapka
puzzle-theme-masks = maszkok
puzzle-theme-discoveries = felfedezéslapka
puzzle-theme-technology = technológia
puzzle-theme-pyramid = piramis
puzzle-theme-decorations = díszek
puzzle-theme-nobles = nemesek
puzzle-theme-temples = templomok
puzzle-theme-cocoa = kakaó
puzzle-theme-resources = nyersanyagok
puzzle-theme-tile_use = felfedezéslapka használata
puzzle-theme-unlocking = munkások feloldása

## At the prompt

command-puzzle = Feladvány megoldása: találd meg az egyetlen lépéssort, amely egyértelműen jobb az összes többinél.

    Magában ez a nap feladványa, mindenkinek ugyanaz. Minden feladványnál az első próbálkozás változtatja az értékszámodat, amely a mentett játszmáid mellett marad meg.
metavar-puzzle = [FELADVÁNY]
metavar-theme = TÉMA
opt-puzzle = Egy feladvány az azonosítójával, vagy: today (a mai), next (az értékszámodhoz közeli, még nem próbált), list, themes, rating.
opt-puzzle-theme = Csak az ilyen témájú feladványok.
opt-puzzle-players = Csak az ennyi játékosnak szóló feladványok.
opt-puzzle-solution = Rögtön a megoldást mutatja; ez nem számít megoldásnak.
bad-theme = nincs ilyen téma: '{ $text }'; ezek vannak: { $themes }
bad-no-puzzles = nincs ilyen feladvány
puzzle-word-today = a nap feladványa
puzzle-word-next = a neked való következő feladvány
puzzle-word-list = minden feladvány
puzzle-word-themes = miről szólnak a feladványok
puzzle-word-rating = az értékszámod és a legutóbbi próbálkozásaid
puzzle-help-board = az egész tábla
puzzle-help-solution = feladod, és megnézed a megoldást
puzzle-help-help = ez a súgó
puzzle-help-quit = kilépés
puzzle-head-id = feladvány
puzzle-head-rating = nehézség
puzzle-head-players = játékosok
puzzle-head-state = állapot
puzzle-head-themes = témák
puzzle-head-theme = téma
puzzle-head-puzzles = feladványok
puzzle-head-name = mi ez
puzzle-state-new = új
puzzle-state-solved = megoldva
puzzle-state-failed = nincs megoldva
error-no-puzzle = nincs { $id } feladvány
error-puzzle-file = { $path }: ez nem a feladványokról megőrzött adat; tedd máshová a fájlt, és kezdd elölről
error-puzzle-file-busy = { $path }: egy másik ablak éppen írja; próbáld újra
backup-rows-puzzle_attempts = { $count } próbálkozás feladványokkal
