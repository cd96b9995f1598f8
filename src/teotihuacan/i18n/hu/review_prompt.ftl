# `teotihuacan review`: egy játszma elemzése, tanulás belőle, és tanító játékok.

command-review = Egy játszma újranézése: minden kör a megtalálható legjobbhoz mérve, és a szerencse.

    A nyerési esélyek rajza, a legdrágább körök azzal, hogy mi lett volna jobb és miért, a pontosság, hol veszett el GYP, és mit hozott a szerencse. A keresés nem tud többet annál, aki játszott. Ugyanaz a felvétel, mélység és véletlenmag ugyanazt az elemzést adja; a játszmáid mellett megmarad, így legközelebb azonnal ott van.

    A --learn kapcsolóval minden drága kör elé visszakerülsz, és valami jobbat keresel.
command-games-review = Egyik játszmád újranézése: mibe kerültek a körök, és a szerencse.

    Ugyanaz, mint a teotihuacan review, a lista egy játszmájára.
opt-review-file = Egy játszma felvétele; a - a szabványos bemenetet olvassa.
opt-review-depth = Milyen mélyen nézze: quick (fél perc) vagy deep (percek).
opt-review-seat = Csak egy hely: a betűje, vagy a száma 0-tól. Nélküle az emberek, vagy mindenki, ha csak botok játszottak.
opt-review-all = Minden kör, nem csak a legdrágábbak: a minősítése, mit adott fel, és mi lett volna jobb.
opt-review-seed = A keresések véletlenmagja; egy másik más véletlennel néz.
opt-review-learn = Minden drága kör előtt jobbat keresni.
bad-depth = nincs '{ $text }' mélység: quick vagy deep
bad-review-seat = nincs { $text }. hely: a helyek A és { $letter }, számmal 0 és { $last } közöttiek
progress-review = A körök átnézése

review-heading = Elemzés: { $turns } kör ({ $depth })
review-chances = Nyerési esélyek százalékban; a számok a legdrágább körök.
review-costliest = { $name } ({ $level }): a legdrágább körök
review-every-turn = { $name } ({ $level }): minden kör
review-nothing-costly = Egyik kör sem adott fel sokat.
review-lost = Elveszett GYP források szerint
review-extremes = Legtöbb elveszett GYP: { $most }, legkevesebb: { $least }
# A figure of a player: at most 24 columns
review-fair = Szerencse nélkül
# at most 70 columns; the rows below it are draws and rolls with their VP of luck
review-draws = A legtöbbet számító húzások, GYP-ben
# $shown: what was drawn, rolled or shown
review-draw = { $turn }: { $shown }
# $icons: those of a tile
review-draw-tile = { $shown } ({ $icons })
review-note = Amit a gyors keresés jobbnak mond, jó becslés, nem több; a --depth deep közelebbről nézi.

## Learning from mistakes

# $number of $count: which turn of how many
learn-task = { $number } / { $count }: találj valami jobbat.
learn-played = Ezt játszottad: { $turn } ({ $loss }).
learn-found = Jó: ez olyan jó, mint a megtalált legjobb, vagy majdnem.
learn-not-yet = Még nem: van jobb ({ $loss }). A kör elölről kezdődik; a view megmutatja, a skip továbbmegy.
learn-done = Megtalálva: { $found } / { $count }.
learn-none = Nincs drága kör, amelyből tanulni lehetne.
terminal-help-view = megmutatja, mi lett volna jobb, és miért
terminal-help-skip = tovább a következő körre

## Teaching games

# $loss: what the turn gives away, "−6.3 VP, −12% to win"; $reasons: what speaks for the better turn
teach-offer = Van jobb kör ({ $loss }). Ami mellette szól: { $reasons }.
teach-ask = Visszaveszed ezt a kört, és megkeresed? i (igen) vagy n (nem)
teach-again = A kör elölről kezdődik.
