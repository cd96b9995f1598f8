# Stoly serveru v terminálu (`join`) a sledování (`watch`).

## Příkazový řádek

command-join = Sednout si ke stolu na serveru, nebo ho sledovat.

    Odkaz je ten, který jste dostali: pozvánka, stůl, nebo jen server, jehož stoly se pak vypíšou. Přicházíte jako host se jménem. Má-li jméno heslo, budete na něj dotázáni. Přihlášení se uchová ve složce s daty, takže příště budete zase vy.
command-watch = Sledovat boty, zaznamenanou hru nebo stůl na serveru.

    Mezerník zastaví, → a ← jdou po odpovědích, + a − mění rychlost, End jde na konec.
metavar-link = ODKAZ
metavar-watched = [SOUBOR|…]
opt-link = Pozvánka, odkaz na stůl nebo adresa serveru.
opt-join-name = Vaše jméno na serveru; bez něj jste tím, kým naposledy, nebo se program zeptá.
opt-token = Soubor s tokenem přihlášení místo jména a hesla.
opt-watched = Záznam hry nebo odkaz na stůl; bez něj hrají boti.
opt-watch-speed = Odpovědí za sekundu na začátku.
bad-watch-both = zadejte záznam nebo odkaz, nebo volby hry botů
remote-name = Vaše jméno na serveru (prázdné: jen sledovat):
remote-name-first = Vaše jméno (prázdné: Player):
remote-name-taken = Na tomto serveru už někdo má jméno { $name }. Jste-li to vy, zadejte heslo, nebo záložní kód, pokud jste je ztratili; pokud ne, nechte prázdné.
remote-password = Heslo:
remote-new-password = Nové heslo:
remote-not-kept = Přihlášení se nepodařilo uchovat: { $error }
error-address = { $text } není odkaz na server této hry
error-address-table = { $text } není odkaz na stůl
error-server-away = { $server } není dostupný: { $reason }
error-no-server = { $server } odpovídá, ale není to server této hry

## Klávesy dole

remote-key-sit = Sednout
remote-key-auto = Auto
remote-key-bot = Bot
remote-key-leave = Odejít
remote-key-tables = Stoly
remote-key-chat = Chat
remote-key-again = Obnovit
watch-key-pause = Pauza
watch-key-step = Krok
watch-key-back = Zpět
watch-key-turn = Tah
watch-key-faster = Rychleji
watch-key-slower = Pomaleji
watch-key-end = Na konec

## Seznam stolů, čekárna

remote-lobby-as = { $server } · { $name }
remote-lobby-empty = Zatím tu pro vás žádný stůl není. Řekněte si o odkaz, nebo založte stůl na stránce serveru.
remote-sit = Klávesou j si sednete.
remote-start = Klávesou s hru začnete.

## U stolu

remote-chat-keys = Enter odešle, Esc zavře
remote-back = Spojení je zpátky.
remote-rematch = Další hra čeká (Esc)
remote-take-back = Vzít zpět lze jen celý tah: klávesou Backspace.
remote-tables = K ostatním stolům
remote-help = /: chat    Backspace: vzít zpět celý tah proti botům    Esc: nastavení, vzdát se, odejít
watch-help = Mezerník: pauza    → ←: krok    ↓ ↑: tah    Home, End: začátek, konec    + −: rychlost
remote-come-back = Vrátíte se příkazem: teotihuacan join { $link }

## Sledování

watch-on = { $pace } za sekundu · { $ply } z { $last } · mezerník: pauza
watch-paused = Pauza · { $ply } z { $last } · mezerník: dál, → ← krok, + − rychlost
watch-over = Konec · { $ply } z { $last } · ← zpět
