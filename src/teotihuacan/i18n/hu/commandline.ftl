command-completion = Kiírja egy parancsértelmező kiegészítő szkriptjét.

    Parancsokat, kapcsolókat, fájlokat, botokat, szinteket, nyelveket és szabályokat egészít ki. Bash esetén ez a sor kerüljön a ~/.bashrc fájlba: eval "$(teotihuacan completion bash)". Zsh esetén ugyanez a sor, bash helyett zsh szóval, a ~/.zshrc fájlba. Fish esetén: teotihuacan completion fish > ~/.config/fish/completions/teotihuacan.fish
command-config = Megmutatja és módosítja a beállításaidat, és hogy melyik honnan jön.

    A kapcsoló erősebb a változónál, a változó a fájlnál, a fájl az alapértéknél. Parancs nélkül minden beállítást felsorol.
command-config-list = Felsorolja a beállításokat, és hogy melyik honnan jön.
command-config-path = Kiírja, hol van a beállítások fájlja.
command-config-get = Kiír egy beállítást.
command-config-set = Beír egy beállítást a fájlba.
command-config-unset = Kivesz egy beállítást a fájlból.

metavar-shell = HÉJ
metavar-setting = BEÁLLÍTÁS
metavar-value = ÉRTÉK

opt-csv = Szöveg helyett CSV-táblázatot ír ki: játszmánként és helyenként egy sort.
opt-csv-ratings = Szöveg helyett CSV-táblázatként írja ki az értékszámokat.
opt-quiet = A jó felvételekről nem szól.
opt-log-file = Ebbe a fájlba írja a naplót, JSON-sorokként.
opt-keep-guests = Ennyi napig maradnak meg utolsó látogatásuk után az asztal nélküli vendégek; 0: örökre.
opt-keep-open-tables = Ennyi napig maradnak meg az el nem kezdett asztalok; 0: örökre.
opt-keep-finished = Ennyi napig maradnak meg a befejezett játszmák; 0: örökre.
opt-keep-chat = Ennyi napig marad meg a befejezett játszmák csevegése; 0: örökre.
opt-drain = Nem fogad új asztalokat; a meglévők folytatódnak.
opt-shell = A parancsértelmező: { $shells }.
opt-setting = Egy beállítás neve, például bots vagy serve.port.
opt-setting-value = A beírandó érték.
opt-usual-language = A használt nyelv.
opt-colours = Színek a terminálban: auto, always (mindig) vagy never (soha).
opt-usual-bot = Ki játszik azokon a helyeken, ahol nem ül ember.

simulate-stopped = Leállítva. Lejátszott játszmák: { $done } / { $games }
serve-runs = A Teotihuacan címe: { $address }
serve-how-to-stop = A kiszolgálót a Ctrl-C állítja le; a játszmák megmaradnak.
serve-how-to-stop-folder = A kiszolgálót a Ctrl-C állítja le; a játszmák itt maradnak meg: { $folder }
serve-log = A napló ide kerül: { $file }
standard-output = szabványos kimenet
config-default = alapérték
config-remembered = a játékban választva
config-system = a rendszer
config-written = { $file }: { $name } = { $value }
config-removed = { $file }: { $name } már nincs beállítva

bad-formats = a --json és a --csv közül csak az egyiket add meg
bad-backup-to-terminal = a biztonsági mentés nem szöveg: irányítsd fájlba vagy csővezetékbe
bad-records = nevezd meg az asztalokat a kulcsukkal, vagy add meg: --all
bad-shell = ehhez nincs kiegészítés: „{ $text }”; válassz: { $shells }
error-config-toml = { $file }: nem olvasható TOML-ként ({ $reason })
error-config-name = { $place }: nincs ilyen beállítás: { $name }; ezek vannak: { $known }
error-config-value = { $place }: { $name } nem lehet { $value }; ez lehet: { $wanted }
