# Games that are kept in the terminal: the command games, and what play and tui say of them.

## Help of the command games

command-games = A terminálban játszott játszmáid.

    Parancs nélkül: a lista. A játszmák száma a listában elfoglalt helyük: a legújabb az 1. Megteszi egy név, a név eleje vagy egy része is.
command-games-list = A játszmák listája, elöl a legújabb.
command-games-search = Azok a játszmák, amelyekben minden szó előfordul.

    A nevekben, a játszma fajtájában, a dátumban és az eredményben keres. A számok az egész lista számai.
command-games-show = Hogyan ért véget egy játszma, vagy hol tart.
command-games-replay = Egy játszma végiglépkedése, előre és vissza.
command-games-export = Egy játszma felvételének kiírása fájlba.
command-games-rename = Név adása egy játszmának.
command-games-delete = Játszmák törlése, kérdés után.
opt-games-game = A száma a listában, vagy egy név.
opt-games-games = Számok a listából, vagy nevek.
opt-games-words = Például anna, szóló, 2026-11 vagy 98.
opt-games-target = Egy új fájl, egy mappa, vagy - a szabványos kimenethez; ha nem adod meg, az utóbbi.
opt-games-name = Az új név; '' ha ne legyen.
opt-games-unfinished = Csak a befejezetlen játszmák.
opt-games-finished = Csak a befejezett játszmák.
opt-games-players = Csak az N játékosos játszmák; az 1 a szóló.
opt-games-since = Csak 2026-11-17, 2026-11 vagy 2026 óta, vagy az utolsó napokból: 7d.
opt-games-limit = Legfeljebb N játszma; táblázatban 30, ha nem adod meg.
opt-games-csv = Táblázat helyett vesszővel elválasztott értékeket ír ki.
opt-games-yes = Nem kérdez.
metavar-game = JÁTSZMA
metavar-games = JÁTSZMA...
metavar-words = SZÓ...
metavar-target = FÁJL
metavar-day = NAP

## What can't be: $text is what was typed

bad-since = ez nem nap: '{ $text }'; írd így: 2026-11-17, 2026-11, 2026, vagy 7d az utolsó 7 naphoz
bad-one-state = --finished és --unfinished közül csak az egyiket add meg
bad-no-such-game = nincs ilyen játszma: '{ $text }' (lista: teotihuacan games)
bad-several-games = több játszmára is illik: '{ $text }' ({ $numbers }); add meg az egyik számát
bad-open-game = ez a játszma egy másik ablakban van nyitva: { $number }
bad-export = { $file } már létezik: válassz más nevet
bad-continue = a folytatott játéknak saját beállítása van: hagyd el ezt: { $option }

## The list: heads of at most 10 columns each

games-head-when = mikor
games-head-game = játszma
games-head-players = játékosok
games-head-state = állapot

## The list in words

games-none = Még nincs játszmád. Kezdj egyet: teotihuacan tui
games-none-found = Nincs ilyen játszma.
games-more = { $shown } / { $count } játszma. Mind: --limit { $limit }
games-finished = befejezett
games-unfinished = befejezetlen
games-open = nyitva egy ablakban
games-setting-up = kezdőlapkák
games-turn = { $turn }. kör, { $eclipse }. fogyatkozás
games-unreadable = olvashatatlan

## What the commands tell

games-file = Véletlenmag: { $seed }, { $file }
games-go-on = Folytatás: teotihuacan tui --load { $file }
games-exported = Kiírva ide: { $file }
games-renamed = Új neve: { $file }
games-delete-ask = { $count ->
    [one] Végleg törlöd ezt a játszmát? (i/n)
   *[other] Végleg törlöd ezt a { $count } játszmát? (i/n)
}
games-yes-words = i igen
games-not-deleted = Semmi sem törlődött.
games-deleted = Törölve: { $game }

## At the end of play and tui

play-kept = A játék megmaradt itt: { $file }
play-go-on = Folytatás: teotihuacan play --continue
play-go-on-file = Folytatás: teotihuacan play --load { $file }
play-finished = A játszma megmaradt. Újra megnézheted: teotihuacan games show 1

## The table: a name for a saved game, and games to delete

tui-key-delete = Törlés
tui-name-title = A játék mentése ezen a néven
tui-name-keys = Enter: mentés    Esc: mégse
tui-delete-title = Végleg törlöd ezt a játszmát?
tui-delete-keys = i vagy y: törlöm    n vagy Esc: megtartom
tui-deleted = A játszma törölve.
tui-not-deleted = A játszmát nem sikerült törölni: { $reason }
