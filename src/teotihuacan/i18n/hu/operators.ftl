### Operators, reports by players, announcements: the command `admin` and the page /admin.

## Why the server refuses something

# $end: a time, or "never"; $reason: in the operator's own words, may be empty
refusal-banned = { $end ->
    [never] Ki vagy tiltva erről a szerverről.
   *[other] Ki vagy tiltva erről a szerverről eddig: { $end }.
} { $reason }
refusal-muted = { $end ->
    [never] Nem írhatsz semmit, amit mások olvasnak.
   *[other] Nem írhatsz semmit, amit mások olvasnak, eddig: { $end }.
} { $reason }
refusal-forbidden_words = Olyan szó van benne, amelyet itt nem szabad használni.
refusal-is_operator = Ő üzemeltető. Ezen a parancssor változtathat.
refusal-already_reported = Ezt már bejelentetted. Valaki meg fogja nézni.

## Everybody: announcements, bans, closed tables, reports

announcement = Közlemény
announcement-hide = Elrejtés
banned-title = Ki vagy tiltva
banned-text = Az adataidat továbbra is elviheted, vagy törölheted magad.
# $reason: in the operator's own words, may be empty
table-closed-notice = Az üzemeltető bezárta ezt az asztalt. { $reason }
report = Bejelentés
# $what: a name, a line of chat or a title
report-what = Bejelentés: { $what }
report-why = Mi a baj?
report-more = Saját szavaiddal, ha szeretnéd
report-sent = Köszönjük. A szerver üzemeltetője meg fogja nézni.
report-reason-abuse = Sértés vagy fenyegetés
report-reason-spam = Reklám
report-reason-cheating = Csalás
report-reason-name = Nem ide való név vagy cím
report-reason-other = Valami más

## What operators do, as buttons and in the audit log

admin-action-ban = Kitiltás
admin-action-unban = Kitiltás vége
admin-action-mute = Némítás
admin-action-unmute = Némítás vége
admin-action-reset_password = Jelszó visszaállítása
admin-action-rename = Átnevezés
admin-action-sign_out = Kijelentkeztetés mindenhol
admin-action-delete = Személy törlése
admin-action-make_operator = Üzemeltetővé tétel
admin-action-unmake_operator = Már nem üzemeltető
admin-action-close_table = Asztal bezárása
admin-action-delete_title = Cím törlése
admin-action-delete_line = Sor törlése
admin-action-resolve_report = Elintézve
admin-action-dismiss_report = Elutasítás
admin-action-announce = Közzététel
admin-action-end_announcement = Közlemény vége

## Of people, tables and what is waited for

admin-state-operator = üzemeltető
admin-state-guest = vendég
admin-state-banned = kitiltva
admin-state-muted = némítva
admin-state-open = nyitott
admin-state-running = játékban
admin-state-finished = befejezett
admin-state-closed = bezárt
admin-state-damaged = sérült
admin-state-bot = bot
admin-state-review = elemzés

## Heads of columns and labels

admin-head-name = Név
admin-head-seen = Utoljára itt
admin-head-state = Állapot
admin-head-id = Azonosító
admin-head-table = Asztal
admin-head-changed = Változott
admin-head-title = Cím
admin-head-names = Játékosok
admin-head-number = Sz.
admin-head-at = Mikor
admin-head-text = Szöveg
admin-head-since = Mióta
admin-head-turns = Körök
admin-head-reason = Indok
admin-head-person = Személy
admin-head-quote = Idézet
admin-head-reporter = Bejelentő
admin-head-operator = Üzemeltető
admin-head-action = Mi
admin-head-target = Kivel
admin-head-details = Részletek

## The page for operators

admin = Felügyelet
admin-tab-overview = Áttekintés
admin-tab-people = Emberek
admin-tab-tables = Asztalok
admin-tab-reports = Bejelentések
admin-tab-audit = Napló
admin-tab-announcement = Közlemény
admin-count-people = Emberek
admin-count-guests = ebből vendég
admin-count-banned = Kitiltva
admin-count-muted = Némítva
admin-count-open = Nyitott asztalok
admin-count-running = Folyó játszmák
admin-count-finished = Befejezett játszmák
admin-count-damaged = Sérült asztalok
admin-count-reports = Nyitott bejelentések
admin-count-bots = Kérdezett botok
admin-count-reviews = Folyó elemzések
admin-queue = Botok és elemzések, amelyekre várnak
admin-all = Mind
admin-search = Keresés név szerint
admin-which = Melyek
admin-how-long = Mennyi ideig
admin-length-hour = Egy óra
admin-length-day = Egy nap
admin-length-week = Egy hét
admin-length-month = Harminc nap
admin-length-ever = Örökre
admin-reason-told = Indok (az érintett látja)
admin-new-name = Új név
admin-back = Vissza a listához
admin-chat = Csevegés
admin-older = Régebbiek
admin-announce-text = Amit mindenkinek látnia kell
# $end: a time, or "never"; $reason: in the operator's own words, may be empty
admin-banned = { $end ->
    [never] Örökre kitiltva.
   *[other] Kitiltva eddig: { $end }.
} { $reason }
admin-muted = { $end ->
    [never] Örökre némítva.
   *[other] Némítva eddig: { $end }.
} { $reason }
admin-code = A(z) { $code } kóddal hét napon belül egyszer be lehet jelentkezni a jelszó helyett. Utána új jelszót kell választani a beállításokban.
admin-sure = Végleg törlöd: { $name }? Játszmáit botok veszik át.
admin-nothing = Itt nincs semmi.
