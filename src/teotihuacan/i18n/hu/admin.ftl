### What the command `admin` says.

admin-done = Kész.
admin-deleted-soon = A futó szerver másodperceken belül törli, egy álló a következő indulásakor.
bad-until = { $text }: ez nem időpont; így írd: 12h, 7d vagy 2026-12-24
bad-which = { $text }: nincs ezek között: { $names }
bad-person = itt senkit sem hívnak így, és azonosító sem: { $text }
bad-announcement = egy közlemény 1–300 karakter
error-no-word-file = { $path }: nincs ilyen fájl tiltott szavakkal
metavar-table = ASZTAL
metavar-text = SZÖVEG
opt-forbidden-words = Fájl szavakkal, amelyeket senki sem használhat nevekben, címekben és csevegésben, soronként egy.
opt-admin-who = Egy személy neve vagy azonosítója.
opt-admin-new-name = Az új név.
opt-admin-search = Egy név része; nélküle mindenki.
opt-admin-table = Az asztal kulcsa, a címében a /t/ után.
opt-admin-line = A csevegés egy sorának száma, ahogy a table parancs mutatja.
opt-admin-report = Egy bejelentés száma, ahogy a reports parancs mutatja.
opt-admin-text = Amit mindenkinek látnia kell, egy sorban.
opt-admin-reason = Miért; a naplóban marad, és az érintett látja.
opt-admin-until = Meddig, például 12h, 7d vagy 2026-12-24; nélküle a tiltás örökre szól, a közlemény egy napra.
opt-admin-people = Mely emberek: all, banned, muted vagy operators.
opt-admin-tables = Mely asztalok: all, open, running, finished, closed vagy damaged.
opt-admin-remove = A jog visszavonása.
opt-admin-dismiss = Nincs vele teendő.
command-admin = Egy szerver embereinek és asztalainak felügyelete, futás közben is.
command-admin-people = Az emberek listája, elöl, akik legutóbb itt voltak.
command-admin-person = Egy személy, asztalai és az intézkedések vele szemben.
command-admin-ban = Egy személy kitiltása, egy ideig vagy örökre.
command-admin-unban = Egy kitiltott személy visszaengedése.
command-admin-mute = Egy személy ne írhasson csevegést és címeket.
command-admin-unmute = Egy némított személy újra írhat.
command-admin-reset-password = Egy személy jelszavának cseréje egyszer használható kódra.
command-admin-rename = Más név adása egy személynek.
command-admin-sign-out = Egy személy kijelentkeztetése mindenhol.
command-admin-delete = Egy személy törlése kérdés után; játszmáit botok veszik át.
command-admin-operator = Egy személy üzemeltetővé tétele, aki használhatja az /admin oldalt.
command-admin-tables = Az asztalok listája, elöl a legutóbb változottak.
command-admin-table = Egy asztal a csevegésével, sérült is.
command-admin-close = Egy asztal bezárása mindenkinek; megtudják, miért.
command-admin-delete-title = Egy asztal címének törlése.
command-admin-delete-line = Egy asztal csevegésének egy sorát törli.
command-admin-queue = A botok és elemzések listája, amelyekre várnak.
command-admin-reports = A játékosok bejelentéseinek listája.
command-admin-resolve = Egy bejelentés lezárása: elintézve, vagy nincs teendő.
command-admin-announce = Közlemény mindenkinek, az oldalon és a terminálban.
command-admin-end-announcement = A közlemény levétele.
command-admin-audit = Amit az üzemeltetők tettek.

## Rows of a backup

backup-rows-audit = { $count } üzemeltetői intézkedés
backup-rows-reports = { $count } bejelentés
backup-rows-announcements = { $count } közlemény
backup-rows-notices = { $count } értesítés
