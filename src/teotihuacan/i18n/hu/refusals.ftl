### Why the server refuses something, for every code it can send (server/errors.py); people read
### this on the page. $message is the server's own English sentence.

## Requests

refusal-malformed = Ezt a szerver nem tudta elolvasni.
refusal-nobody = Előbb jelentkezz be, vagy válassz nevet.
refusal-forbidden = Ezt nem teheted meg.
refusal-foreign_origin = Más webhelyek oldalai ezt nem tehetik meg.
refusal-not_found = Nincs ilyen asztal vagy oldal.
refusal-method_not_allowed = Ezt itt nem lehet.
refusal-too_large = Ez egyszerre túl sok.
refusal-wrong_host = A szervert nem így hívják.
refusal-invalid = Ennek itt nincs értelme: { $message }
refusal-too_often = Ez túl gyakori volt: várj { $wait } másodpercet, és próbáld újra.
refusal-internal = Valami elromlott a szerveren. Semmi sem veszett el: próbáld újra.

## People

refusal-storage = Most semmit sem lehet elmenteni. Semmi sem veszett el: próbáld újra egy kicsit később.
refusal-wrong_password = Hibás a jelszó, vagy nincs ilyen név.
refusal-wrong_code = Hibás vagy már felhasznált a helyreállító kód, vagy nincs ilyen név.
refusal-weak_password = Ez a jelszó könnyen kitalálható. Válassz másikat: néhány szó már jó jelszó.
refusal-name_taken = Ezt a nevet itt már viseli valaki: válassz másikat.
refusal-signed_in = Már be vagy jelentkezve.
refusal-password_changed = A jelszó közben megváltozott.

## Tables

refusal-other_rules = Ezt a játszmát nem a mai szabályok szerint játszották.
refusal-damaged = Ennek a játszmának a tárolt adatai nem olvashatók. A szerver gazdája tud róla.
refusal-busy = Túl sok minden történik ennél az asztalnál. Próbáld újra.
refusal-gone = Valaki már nincs ennél az asztalnál. Nézd meg újra.
refusal-closed = Aki az asztalt nyitotta, be is zárta.
refusal-started = A játék már elkezdődött.
refusal-not_started = A játék még nem kezdődött el.
refusal-not_over = A játéknak még nincs vége.
refusal-seated = Már ennél az asztalnál ülsz.
refusal-full = Nincs több szabad hely.
refusal-not_full = Van még szabad hely.
refusal-bad_record = Ez nem egy játék felvétele: { $message }
refusal-unfinished_record = Ennek a felvételnek a játéka még nem ért véget: a terminálban folytathatod.
refusal-too_many_tables = Annyi asztalod van, amennyi lehet. Előbb fejezz be vagy hagyj el néhányat.
refusal-draining = A szerver frissítés előtt áll, és nem fogad új asztalokat. A folyó játékok folytatódnak.
refusal-too_many_records = Több felvételt már nem őrizhetsz itt. Előbb távolíts el néhányat.
refusal-review_running = Egy elemzésed még folyamatban van: várd meg, vagy szakítsd meg.
refusal-reviews_full = Már túl sok elemzés vár. Próbáld újra később.
refusal-no_review = A kör most nem értékelhető.
refusal-not_teaching = Ez nem tanulójáték.

## The game

refusal-over = Vége a játéknak.
refusal-stale = A játék közben továbbment. Nézd meg újra.
refusal-not_asked = Nem te jössz.
refusal-illegal = Ezt most nem lehet.
refusal-held = Előbb fejezd be a köröd, vagy vond vissza az utolsó válaszodat.
refusal-not_held = Nincs mit befejezni.
refusal-too_many_undos = Már annyit vontál vissza, hogy most tovább kell játszani.
refusal-chat_full = Ennek az asztalnak a csevegése megtelt.
refusal-cannot_undo = Már semmit sem lehet visszavonni.
refusal-no_hint = Most nem kérhetsz tippet.

## Said by the page: the server can’t be reached; a code it doesn’t know

refusal-offline = A szerver most nem érhető el.
refusal-other = { $message }
