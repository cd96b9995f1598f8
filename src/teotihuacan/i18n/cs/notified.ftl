# What people are told while they are away: messages to browsers and messengers, mail; and how a host sets that up.

notified-your_turn = Jste na tahu
notified-game_started = Hra začala
notified-game_over = Hra skončila
notified-table_full = Všechna místa jsou obsazena
notified-invitation = Někdo vás zve ke stolu
notified-line = { $what }: { $title }
notified-several = Novinky od vašich stolů ({ $count })
notified-trial = Zprávy přicházejí
notified-trial-text = Chtěli jste zkušební zprávu: tady je.

## Mail

mail-code-subject = Váš kód pro Teotihuacan
mail-code-text =
    Tento kód potvrdí vaši adresu:

    { $code }

    Někdo o něj požádal na { $address }, aby dostával denní e-mail o hrách, které čekají. Pokud jste to nebyli vy, nedělejte nic.
digest-subject = { $count ->
    [one] Čeká na vás { $count } hra
    [few] Čekají na vás { $count } hry
    [many] Čeká na vás { $count } hry
   *[other] Čeká na vás { $count } her
}
digest-waiting = Jste na tahu:
digest-invited = Jste pozváni:
digest-stop = Pokud už tyto e-maily nechcete:

## Hosts

opt-push-service = Původ další služby, od které smějí prohlížeče přijímat zprávy; kolikrát chcete.
opt-smtp = smtp://... nebo smtps://..., přes co se posílá denní e-mail těm, kdo o něj stojí; spolu s --mail-from.
opt-smtp-file = Soubor s URL poštovního serveru: heslo v něm zůstane skryté.
opt-mail-from = Adresa, ze které e-maily přicházejí.
error-smtp-url = --smtp musí být URL jako { $example } a je nutné k --mail-from
error-mail-from = --mail-from musí být adresa jako { $example } a je nutné k --smtp
