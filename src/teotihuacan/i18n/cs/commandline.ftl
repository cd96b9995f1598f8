command-completion = Vypíše skript pro doplňování v shellu.

    Doplňuje příkazy, volby, soubory, boty, úrovně, jazyky a pravidla. Pro bash vložte do ~/.bashrc řádek: eval "$(teotihuacan completion bash)". Pro zsh stejný řádek, se zsh místo bash, do ~/.zshrc. Pro fish: teotihuacan completion fish > ~/.config/fish/completions/teotihuacan.fish
command-config = Zobrazí a změní nastavení a ukáže, odkud které pochází.

    Volba má přednost před proměnnou, proměnná před souborem, soubor před výchozí hodnotou. Bez příkazu se vypíše celé nastavení.
command-config-list = Vypíše nastavení a odkud které pochází.
command-config-path = Vypíše, kde je soubor s nastavením.
command-config-get = Vypíše jedno nastavení.
command-config-set = Zapíše nastavení do souboru.
command-config-unset = Odebere nastavení ze souboru.

metavar-shell = SHELL
metavar-setting = NASTAVENÍ
metavar-value = HODNOTA

opt-csv = Vypsat místo textu tabulku CSV: řádek za každou partii a místo.
opt-csv-ratings = Vypsat hodnocení jako tabulku CSV místo textu.
opt-quiet = O dobrých záznamech mlčet.
opt-log-file = Zapisovat protokol do tohoto souboru jako řádky JSON.
opt-keep-guests = Kolik dní po poslední návštěvě se uchovávají hosté bez stolu; 0: navždy.
opt-keep-open-tables = Kolik dní se uchovávají stoly, u nichž hra nikdy nezačala; 0: navždy.
opt-keep-finished = Kolik dní se uchovávají dohrané hry; 0: navždy.
opt-keep-chat = Kolik dní se uchovává chat dohraných her; 0: navždy.
opt-drain = Nepřijímat nové stoly; ty, které tu jsou, pokračují.
opt-shell = Shell: { $shells }.
opt-setting = Název nastavení, například bots nebo serve.port.
opt-setting-value = Hodnota, která se má zapsat.
opt-usual-language = Používaný jazyk.
opt-colours = Barvy v terminálu: auto, always (vždy) nebo never (nikdy).
opt-usual-bot = Kdo hraje na místech, kde nesedí člověk.

simulate-stopped = Zastaveno. Odehrané partie: { $done } z { $games }
serve-runs = Teotihuacan běží na adrese { $address }
serve-how-to-stop = Server zastavíte pomocí Ctrl-C; partie zůstanou uloženy.
serve-how-to-stop-folder = Server zastavíte pomocí Ctrl-C; partie zůstanou uloženy v { $folder }
serve-log = Protokol se zapisuje do { $file }
standard-output = standardní výstup
config-default = výchozí
config-remembered = zvoleno ve hře
config-system = systém
config-written = { $file }: { $name } = { $value }
config-removed = { $file }: { $name } už není nastaveno

bad-formats = zvolte jen jedno z --json a --csv
bad-backup-to-terminal = záloha není text: pošlete ji do souboru nebo do roury
bad-records = uveďte stoly jejich klíči, nebo zadejte --all
bad-shell = pro „{ $text }“ doplňování není: zvolte { $shells }
error-config-toml = { $file }: nelze přečíst jako TOML ({ $reason })
error-config-name = { $place }: nastavení { $name } není; je { $known }
error-config-value = { $place }: { $name } nemůže být { $value }; možné je { $wanted }
