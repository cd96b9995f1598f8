# The terminal's screens for learning: reviews, mistakes, teaching games. What a comment says about
# columns is for the whole message with its arguments.

## Keys below the table: at most 9 columns each

tui-key-review = Elemzés
tui-key-solution = Megoldás
tui-key-skip = Tovább
tui-key-again = Újra
tui-key-keep = Marad

## A review: lines of at most 70 columns

tui-end-review = A játék elemzése: mennyit ért egy-egy kör
tui-review-title = Elemzés ({ $depth })
tui-review-how = Mennyire legyen alapos az elemzés?
tui-review-begin-quick = Gyorsan: egy percen belül
tui-review-begin-deep = Alaposan: több perc, de biztosabb
tui-reviewing-title = A játék újranézése ({ $depth })
tui-reviewing-progress = { $done } / { $count } kör
tui-reviewing-keys = Esc: leállítás
tui-review-unfinished = Csak befejezett játékot lehet elemezni.
# Parts of the screen: at most 16 columns each
tui-review-costly = Drága körök
tui-review-chances = Esélyek %-ban
tui-review-players = Játékosok
tui-review-lost = Elveszett GYP
# How somebody played; $accuracy is a number from 0 to 100
tui-review-level = { $name }: pontosság { $accuracy }, { $level }
# What can be done
tui-review-learn = m  Tanulás a hibákból ({ $count })
tui-review-replay = r  Visszajátszás, minden kör értékelésével
tui-review-deep = d  Alaposabb elemzés
tui-review-back = Vissza
tui-review-whose = Kinek a hibái?
tui-review-keys = Enter: választás, kör megnézése    Tab: tovább    Esc: vissza
tui-review-keys-whole = Enter: választás, kör megnézése    Esc: vissza

## A task at the table: a turn is looked for

tui-task-judging = A köröd vizsgálata…
tui-task-solved = Ügyes!
tui-task-not-yet = Még nem.
tui-task-solution = A megoldás
tui-task-again = Újra megpróbálom
tui-task-show = A megoldás megnézése
# $turn: which turn of the game
tui-mistake-title = { $number }. hiba / { $count } · { $turn }
# $turn: the answers that were given, $loss: what that gave away
tui-mistake-find = Találj jobbat ennél: { $turn } ({ $loss }).
tui-mistake-good = Ez olyan jó, mint a legjobb kör, vagy majdnem.
tui-mistake-loses = Ez még mindig veszít: { $loss }.
tui-mistake-next = A következő hiba
tui-mistake-done = Ez volt az utolsó: vissza az elemzéshez

## A teaching game

# at most 24 columns
tui-option-teach = Tanítás
# at most 140 columns
tui-about-teach = a drága kört visszakapod, mielőtt a többiek válaszolnak
opt-teach = A drága kört visszaadja, mielőtt a botok válaszolnak (egy ember botok ellen).
bad-teach = a tanító játék egy embernek való, botok ellen
# $label: what the turn is called: mistake, blunder ...
tui-teach-title = Mielőtt a többiek válaszolnak: { $label }
tui-teach-loses = A köröd ennyit veszít: { $loss }.
# $reasons: what speaks for the better turn, "gains 2 temple steps, costs 4 cocoa"
tui-teach-why = Van olyan kör, amely többet ér: { $reasons }.
tui-teach-back = u  Visszavonom, és jobbat keresek
tui-teach-show = h  Mutasd a jobb kört
tui-teach-keep = k  Így hagyom

## Puzzles, openings, the deal of the day, strategy: lines of at most 70 columns

tui-puzzles-keys = Enter: megoldom    ✓ kész, · nem elsőre    Esc: vissza
tui-openings-text = Mit érnek a kezdőlapkák párjai: játékosszám és sorrend szerint.
tui-openings-keys = ← →: játékosok   Tab: sorrend   Enter: első körök   Esc: vissza
tui-openings-tiles = t  A lapkáid: { $tiles }
tui-openings-pick-keys = Enter, szóköz: választ vagy visszatesz, legfeljebb négyet    Esc: kész
tui-strategy-keys = ← → vagy 1–{ $last }: más rész   ↑ ↓ szóköz: tovább   Esc: vissza
tui-share-keys = c: másolás    Esc: bezárás
tui-share-copied = Kimásolva, ha a terminálod engedi.

## Help

tui-menu-study = Minden játék tanít: a játék végén vagy a mentett játékok között a v megmutatja, mennyit ért egy-egy kör, és a hibáidat jobban is lejátszhatod. Egy új játék taníthat is: a drága kört visszakapod. p: feladványok, d: a nap játszmája, o: megnyitások, s: mi nyer, és miért.
