### What the command `admin` says.

admin-done = Hotovo.
admin-deleted-soon = Běžící server osobu smaže během několika sekund, jiný při startu.
bad-until = { $text } není čas: napiš 12h, 7d nebo 2026-12-24
bad-which = { $text } není žádné z { $names }
bad-person = nikdo se tu nejmenuje { $text } a není to ani ničí id
bad-announcement = oznámení má 1 až 300 znaků
error-no-word-file = { $path }: takový soubor zakázaných slov neexistuje
metavar-table = STŮL
metavar-text = TEXT
opt-forbidden-words = Soubor se slovy, která nikdo nesmí použít ve jménech, názvech a chatu, jedno na řádek.
opt-admin-who = Jméno osoby nebo její id.
opt-admin-new-name = Nové jméno.
opt-admin-search = Část jména; bez ní všichni.
opt-admin-table = Klíč stolu, v jeho adrese za /t/.
opt-admin-line = Číslo řádku chatu, jak ho ukazuje příkaz table.
opt-admin-report = Číslo hlášení, jak ho ukazuje příkaz reports.
opt-admin-text = Co si mají všichni přečíst, na jednom řádku.
opt-admin-reason = Proč; zůstane v záznamu a dotyčný ho uvidí.
opt-admin-until = Do kdy, třeba 12h, 7d nebo 2026-12-24; bez ní platí zákaz navždy, oznámení den.
opt-admin-people = Kteří lidé: all, banned, muted nebo operators.
opt-admin-tables = Které stoly: all, open, running, finished, closed nebo damaged.
opt-admin-remove = Zase to právo odebrat.
opt-admin-dismiss = Není s tím co dělat.
opt-admin-all = Ukázat i ta, která jsou vyřízena.
opt-admin-before = Ukázat, co bylo před řádkem s tímto číslem; vždy 100 řádků.
command-admin = Starat se o lidi a stoly serveru, i za běhu.
command-admin-people = Vypsat lidi, naposledy přítomné nejdřív.
command-admin-person = Ukázat osobu, její stoly a zásahy vůči ní.
command-admin-ban = Zakázat osobě přístup, do nějaké doby nebo navždy.
command-admin-unban = Znovu osobě dovolit přístup.
command-admin-mute = Zakázat osobě psát do chatu a dávat názvy.
command-admin-unmute = Znovu osobě dovolit psát.
command-admin-reset-password = Nahradit heslo osoby jednorázovým kódem.
command-admin-rename = Dát osobě jiné jméno.
command-admin-sign-out = Všude osobu odhlásit.
command-admin-delete = Smazat osobu, po otázce; její partie převezmou boti.
command-admin-operator = Jmenovat osobu operátorem, který smí na stránku /admin.
command-admin-tables = Vypsat stoly, naposledy změněné nejdřív.
command-admin-table = Ukázat stůl s jeho chatem, i poškozený.
command-admin-close = Zavřít stůl všem, kdo u něj jsou; dozvědí se proč.
command-admin-delete-title = Smazat název stolu.
command-admin-delete-line = Smazat řádek chatu u stolu.
command-admin-queue = Vypsat boty a rozbory, na které se čeká.
command-admin-reports = Vypsat, co hráči nahlásili.
command-admin-resolve = Uzavřít hlášení: vyřízeno, nebo není co dělat.
command-admin-announce = Sdělit něco všem, na stránce i v terminálu.
command-admin-end-announcement = Zrušit oznámení.
command-admin-audit = Ukázat, co operátoři udělali.

## Rows of a backup

backup-rows-audit = { $count ->
    [one] { $count } zásah operátorů
    [few] { $count } zásahy operátorů
   *[other] { $count } zásahů operátorů
}
backup-rows-reports = { $count ->
    [one] { $count } hlášení
    [few] { $count } hlášení
   *[other] { $count } hlášení
}
backup-rows-announcements = { $count ->
    [one] { $count } oznámení
    [few] { $count } oznámení
   *[other] { $count } oznámení
}
backup-rows-notices = { $count ->
    [one] { $count } vzkaz
    [few] { $count } vzkazy
   *[other] { $count } vzkazů
}
report-state-open = otevřené
report-state-resolved = vyřízené
report-state-dismissed = zamítnuté
