### Operators, reports by players, announcements: the command `admin` and the page /admin.

## Why the server refuses something

# $end: a time, or "never"; $reason: in the operator's own words, may be empty
refusal-banned = { $end ->
    [never] Na tento server nemáš přístup.
   *[other] Na tento server nemáš přístup až do { $end }.
} { $reason }
refusal-muted = { $end ->
    [never] Nesmíš psát nic, co čtou ostatní.
   *[other] Až do { $end } nesmíš psát nic, co čtou ostatní.
} { $reason }
refusal-forbidden_words = Je v tom slovo, které se tu nesmí používat.
refusal-is_operator = To je operátor. Změnit to lze z příkazové řádky.
refusal-already_reported = Tohle už máš nahlášené. Někdo se na to podívá.

## Everybody: announcements, bans, closed tables, reports

announcement = Oznámení
announcement-hide = Skrýt
banned-title = Nemáš přístup
banned-text = Svá data si stále můžeš stáhnout nebo se nechat smazat.
# $reason: in the operator's own words, may be empty
table-closed-notice = Operátor tento stůl zavřel. { $reason }
report = Nahlásit
# $what: a name, a line of chat or a title
report-what = Nahlásit: { $what }
report-why = Co je špatně?
report-more = Vlastními slovy, chceš-li
report-sent = Díky. Provozovatel serveru se na to podívá.
report-reason-abuse = Urážky nebo výhrůžky
report-reason-spam = Reklama
report-reason-cheating = Podvádění
report-reason-name = Nevhodné jméno nebo název
report-reason-other = Něco jiného

## What operators do, as buttons and in the audit log

admin-action-ban = Zakázat přístup
admin-action-unban = Zrušit zákaz
admin-action-mute = Umlčet
admin-action-unmute = Dovolit psát
admin-action-reset_password = Obnovit heslo
admin-action-rename = Přejmenovat
admin-action-sign_out = Všude odhlásit
admin-action-delete = Smazat osobu
admin-action-make_operator = Jmenování operátorem
admin-action-unmake_operator = Konec operátorem
admin-action-close_table = Zavřít stůl
admin-action-delete_title = Smazat název
admin-action-delete_line = Smazat řádek
admin-action-resolve_report = Vyřízeno
admin-action-dismiss_report = Odmítnout
admin-action-announce = Oznámit
admin-action-end_announcement = Ukončit oznámení

## Of people, tables and what is waited for

admin-state-operator = operátor
admin-state-guest = host
admin-state-banned = zákaz přístupu
admin-state-muted = umlčen
admin-state-open = volný
admin-state-running = hraje se
admin-state-finished = dohráno
admin-state-closed = zavřený
admin-state-damaged = poškozený
admin-state-bot = bot
admin-state-review = rozbor

## Heads of columns and labels

admin-head-name = Jméno
admin-head-seen = Naposledy
admin-head-state = Stav
admin-head-id = Id
admin-head-table = Stůl
admin-head-changed = Změněn
admin-head-title = Název
admin-head-names = Hráči
admin-head-number = Č.
admin-head-at = Kdy
admin-head-text = Text
admin-head-since = Od
admin-head-turns = Tahy
admin-head-reason = Důvod
admin-head-person = Osoba
admin-head-quote = Citát
admin-head-reporter = Nahlásil
admin-head-operator = Operátor
admin-head-action = Co
admin-head-target = Komu
admin-head-details = Podrobnosti

## The page for operators

admin = Správa
admin-tab-overview = Přehled
admin-tab-people = Lidé
admin-tab-tables = Stoly
admin-tab-reports = Hlášení
admin-tab-audit = Záznam zásahů
admin-tab-announcement = Oznámení
admin-count-people = Lidé
admin-count-guests = z toho hosté
admin-count-banned = Zákazy přístupu
admin-count-muted = Umlčení
admin-count-open = Volné stoly
admin-count-running = Rozehrané partie
admin-count-finished = Dohrané partie
admin-count-damaged = Poškozené stoly
admin-count-reports = Otevřená hlášení
admin-count-bots = Boti na tahu
admin-count-reviews = Probíhající rozbory
admin-queue = Boti a rozbory, na které se čeká
admin-all = Vše
admin-search = Hledat podle jména
admin-which = Které
admin-how-long = Jak dlouho
admin-length-hour = Hodinu
admin-length-day = Den
admin-length-week = Týden
admin-length-month = Třicet dní
admin-length-ever = Navždy
admin-reason-told = Důvod (dotyčný ho uvidí)
admin-new-name = Nové jméno
admin-back = Zpět na seznam
admin-chat = Chat
admin-older = Starší
admin-announce-text = Co si mají všichni přečíst
# $end: a time, or "never"; $reason: in the operator's own words, may be empty
admin-banned = { $end ->
    [never] Bez přístupu navždy.
   *[other] Bez přístupu do { $end }.
} { $reason }
admin-muted = { $end ->
    [never] Umlčen navždy.
   *[other] Umlčen do { $end }.
} { $reason }
admin-code = Kód { $code } umožní jedno přihlášení do sedmi dnů místo hesla. Nové heslo se pak volí v nastavení.
admin-sure = Opravdu navždy smazat osobu { $name }? Její partie převezmou boti.
admin-nothing = Nic tu není.
