# Games that last days: what people are told while they are away, the next table, vacations, notes.

## Notifications

notifications = Upozornění
notifications-text = Co se dozvíte, když se u vašich stolů něco stane a vy tam nejste.
push-turn-on = Upozorňovat v tomto prohlížeči
push-turn-off = V tomto prohlížeči už ne
push-text = Zprávy přicházejí, i když je tato stránka zavřená, dokud se neodhlásíte.
push-impossible = Tento prohlížeč při zavřené stránce zprávy nepřijímá. Na iPhonu či iPadu si stránku nejdřív přidejte na plochu.
push-refused = Prohlížeč se nepodařilo k odběru zpráv přihlásit.
push-browsers = { $count ->
    [one] Zprávy přijímá { $count } váš prohlížeč.
    [few] Zprávy přijímají { $count } vaše prohlížeče.
    [many] Zprávy přijímá { $count } vašeho prohlížeče.
   *[other] Zprávy přijímá { $count } vašich prohlížečů.
}
trial = Poslat mi teď zprávu
trial-sent = Odesláno
notify-kinds = Dát mi vědět, když
notify-kind-your_turn = jsem na tahu
notify-kind-game_started = má hra začíná
notify-kind-game_over = má hra skončila
notify-kind-table_full = jsou u mého stolu obsazena všechna místa
notify-kind-invitation = mě někdo zve
while-here = I když mám stůl otevřený
while-here-text = Aby zazvonil telefon, i když je stránka otevřená na počítači.
quiet-hours = Tiché hodiny
quiet-hours-text = Co se v nich stane, dozvíte se potom najednou.
quiet-from = Od
quiet-until = Do
quiet-zone = Podle času { $zone }
webhook-form = V podobě pro
webhook-form-json = JSON, pro programy
webhook-form-discord = Discord
webhook-form-slack = Slack, Mattermost
webhook-form-ntfy = ntfy
webhook-form-telegram = Telegram

## The daily mail

mail-digest = E-mail jednou denně
mail-digest-text = Přijde po osmé ráno, pokud na vás čekají hry. Nic jiného se tam neposílá.
mail-address = Adresa
mail-send-code = Poslat mi kód
mail-sent-to = Kód je na cestě na { $address }.
mail-code = Kód
mail-confirm = Potvrdit
mail-goes-to = Chodí na { $address }.
mail-end = Už žádné e-maily
mail-ended = Žádné další e-maily vám nepřijdou.

## Vacation

vacation = Dovolená
vacation-text = Hodiny na půl dne a víc pro vás stojí, ostatní vidí, že jste pryč, a zprávy počkají.
vacation-left = { $count ->
    [one] V průběhu roku vám zbývá { $count } den dovolené.
    [few] V průběhu roku vám zbývají { $count } dny dovolené.
    [many] V průběhu roku vám zbývá { $count } dne dovolené.
   *[other] V průběhu roku vám zbývá { $count } dní dovolené.
}
vacation-until = Pryč do
vacation-begin = Jít na dovolenou
vacation-lasts = Jste pryč do { $end }.
vacation-end = Jsem zpět
seat-away = pryč do { $end }

## At the table

next-table = { $count ->
    [one] K dalšímu stolu: čeká na vás { $count }
    [few] K dalšímu stolu: čekají na vás { $count }
    [many] K dalšímu stolu: čeká na vás { $count }
   *[other] K dalšímu stolu: čeká na vás { $count }
}
title-waiting = ({ $count }) { $title }
key-next = k dalšímu stolu, kde jste na tahu
table-notes = Mé poznámky
table-notes-text = Přečtete si je jen vy.
clock-growing = Přibývající
clock-grows = { $time } navíc za každý tah, nejvýše { $most }
clock-hours = Hodin přidá tah
clock-days-most = Nejvýše dnů

## Refusals

refusal-no_mail = Tento server e-maily neposílá, nebo teď nemůže.
refusal-wrong_confirmation = To není ten kód, nebo je příliš starý.
refusal-no_vacation_left = Tolik dní dovolené vám už nezbývá.
