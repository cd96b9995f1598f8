# Egy szerver asztalai a terminálban (`join`), és a nézés (`watch`).

## A parancssor

command-join = Leülés egy szerver asztalához, vagy a játszma nézése.

    A link az, amit kaptál: meghívó, egy asztal, vagy csak a szerver, ekkor az asztalai látszanak. Vendégként jössz, egy névvel. Ha a névhez jelszó tartozik, a program megkérdezi. A munkamenet az adatmappában marad, így legközelebb is ugyanaz leszel.
command-watch = Botok, felvett játszma vagy egy szerver asztalának nézése.

    A szóköz megállít, → és ← válaszonként lép, + és − a sebességet állítja, End a végére ugrik.
metavar-link = LINK
metavar-watched = [FÁJL|LINK]
opt-link = Meghívó, egy asztal linkje vagy egy szerver címe.
opt-join-name = A neved ott; enélkül az leszel, aki legutóbb voltál, vagy a program megkérdezi.
opt-token = Név és jelszó helyett egy fájl a munkamenet tokenjével.
opt-watched = Egy játszma felvétele vagy egy asztal linkje; enélkül botok játszanak.
opt-watch-speed = Válaszok másodpercenként a kezdéskor.
bad-watch-both = felvételt vagy linket adj meg, vagy egy botjátszma kapcsolóit
remote-name = A neved ott (üresen: csak nézed):
remote-name-first = A neved (üresen: Player):
remote-name-taken = Azon a szerveren már van ilyen nevű: { $name }. Ha te vagy az, írd be a jelszavad, vagy ha elveszett, egy helyreállító kódot; ha nem, hagyd üresen.
remote-password = Jelszó:
remote-new-password = Új jelszó:
remote-not-kept = A munkamenetet nem sikerült megőrizni: { $error }
error-address = { $text } nem ennek a játéknak a szerverére mutat
error-address-table = { $text } nem egy asztal linkje
error-server-away = { $server } nem érhető el: { $reason }
error-no-server = { $server } válaszol, de nem ennek a játéknak a szervere

## Gombok alul

remote-key-sit = Leülök
remote-key-auto = Magától
remote-key-bot = Bot
remote-key-leave = Felállok
remote-key-tables = Asztalok
remote-key-chat = Csevegés
remote-key-again = Frissít
watch-key-pause = Szünet
watch-key-step = Lépés
watch-key-back = Vissza
watch-key-turn = Kör
watch-key-faster = Gyorsabb
watch-key-slower = Lassabb
watch-key-end = Végére

## Az asztalok listája, a váróterem

remote-lobby-as = { $server } · { $name }
remote-lobby-empty = Még nincs itt asztalod. Kérj egy linket, vagy nyiss asztalt a szerver oldalán.
remote-sit = Leülés: j.
remote-start = A játék indítása: s.

## Az asztalnál

remote-chat-keys = Enter: küldés, Esc: bezárás
remote-back = Helyreállt a kapcsolat.
remote-rematch = Vár a következő játszma (Esc)
remote-take-back = Csak az egész kör vonható vissza: Backspace.
remote-tables = A többi asztalhoz
remote-help = /: csevegés    Backspace: az egész kör visszavonása botok ellen    Esc: beállítások, feladás, felállás
watch-help = Szóköz: szünet    → ←: lépés    ↓ ↑: kör    Home, End: eleje, vége    + −: sebesség
remote-come-back = Visszatérés: teotihuacan join { $link }

## Nézés

watch-on = Másodpercenként { $pace } · { $ply } / { $last } · szóköz: szünet
watch-paused = Szünet · { $ply } / { $last } · szóköz: tovább, → ← lépés, + − sebesség
watch-over = Vége · { $ply } / { $last } · ← vissza
