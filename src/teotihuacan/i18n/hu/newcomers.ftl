# The terminal's menu, learning, rules, hints and the end of a game. What a comment says about
# columns is for the whole message with its arguments.

## The menu: lines of at most 64 columns

tui-start-join = Csatlakozás egy szerver asztalához
tui-menu-keys = Betűvel vagy ↑ ↓ Enterrel választasz, egérrel is. ?: súgó

## Joining

tui-join-title = Illeszd be egy asztal linkjét vagy egy szerver címét
tui-join-keys = Enter: csatlakozás    Esc: vissza

## Keys below the table: at most 9 columns each

tui-key-rules = Szabály
tui-key-replay = Visszanéz

## The rules: at most 74 columns each

tui-rules-keys = Írj be egy szót vagy számot    ↑ ↓ PgUp PgDn: lapozás    Esc: vissza
tui-rules-cited-keys = ▸ hivatkozott; Tab: a következő    Gépelés: keresés    Esc: vissza

## Help

tui-menu-help = Új vagy a játékban? A t tíz perc alatt megtanít rá egy oktatóval, az f rögtön első játékot kezd. Az asztalnál a ? elmondja a kérdés mögötti szabályt, a h tippet ad, az u visszavon.
# $numbers: numbers of rules, "3.1, 3.2, and 3.4"
tui-help-cited = r vagy kattintás ide: { $numbers } szabály
tui-help-rules = r vagy kattintás ide: a szabályok megnyitása

## A hint: at most 70 columns

tui-hint-keys = Enter, kattintás vagy a száma: ezt választod    Esc: vissza
# Three figures of an answer, with commas between them
tui-hint-ahead = { $vp } GYP előny
tui-hint-wins = győzelem { $share }
tui-hint-share = a keresés { $share }-a
advice-hardly-tried = alig vizsgálva, ezért nem összevethető

## The end of a game: at most 70 columns

tui-end-table = Vissza az asztalhoz
tui-end-replay = A játék visszajátszása
tui-end-keys = Enter: választás  r: visszajátszás  v: elemzés  Tab: tovább  Esc: ki
# at most 12 columns
tui-plot-eclipse = { $number }. fogyatk.

## Learning: at most 70 columns

tui-learn-keys = Enter: itt kezded    Esc: vissza
# $chapter: its number and title
tui-learn-here = { $chapter } (itt folytatod)
tui-lesson-keys = Enter: tovább    u: vissza    F3: a szabály    Esc: kilépés
