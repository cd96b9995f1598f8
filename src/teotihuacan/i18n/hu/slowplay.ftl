# Games that last days: what people are told while they are away, the next table, vacations, notes.

## Notifications

notifications = Értesítések
notifications-text = Mit tudj meg, ha történik valami az asztalaidnál, és nem vagy ott.
push-turn-on = Értesítést kérek ebben a böngészőben
push-turn-off = Ebben a böngészőben többet nem
push-text = Az üzenetek akkor is megjönnek, ha ez az oldal zárva van, amíg ki nem jelentkezel.
push-impossible = Ez a böngésző zárt oldalnál nem fogad üzenetet. iPhone-on vagy iPaden előbb tedd az oldalt a kezdőképernyőre.
push-refused = A böngészőt nem sikerült feliratkoztatni az üzenetekre.
push-browsers = { $count ->
    [one] { $count } böngésződ fogad üzeneteket.
   *[other] { $count } böngésződ fogad üzeneteket.
}
trial = Küldj most egy üzenetet
trial-sent = Elküldve
notify-kinds = Szólj, ha
notify-kind-your_turn = én jövök
notify-kind-game_started = elkezdődik egy játékom
notify-kind-game_over = véget ér egy játékom
notify-kind-table_full = az asztalomnál minden hely foglalt
notify-kind-invitation = valaki meghív
while-here = Akkor is, ha nyitva van az asztal
while-here-text = Hogy csörögjön a telefon, amíg az oldal a számítógépen van nyitva.
quiet-hours = Csendes órák
quiet-hours-text = Ami akkor történik, azt utána egyben tudod meg.
quiet-from = Ettől
quiet-until = Eddig
quiet-zone = Időzóna: { $zone }
webhook-form = Ilyen formában
webhook-form-json = JSON, programoknak
webhook-form-discord = Discord
webhook-form-slack = Slack, Mattermost
webhook-form-ntfy = ntfy
webhook-form-telegram = Telegram

## The daily mail

mail-digest = Naponta egy levél
mail-digest-text = Reggel nyolc után jön, ha játékok várnak rád. Mást nem küldünk oda.
mail-address = Cím
mail-send-code = Kérek egy kódot
mail-sent-to = A kód úton van ide: { $address }.
mail-code = A kód
mail-confirm = Megerősítés
mail-goes-to = Ide megy: { $address }.
mail-end = Nem kérek több levelet
mail-ended = Nem kapsz több levelet.

## Vacation

vacation = Szabadság
vacation-text = A legalább félnapos órák megállnak neked, a többiek látják, hogy nem vagy itt, az üzenetek pedig megvárnak.
vacation-left = { $count ->
    [one] Egy éven belül { $count } nap szabadságod maradt.
   *[other] Egy éven belül { $count } nap szabadságod maradt.
}
vacation-until = Eddig vagyok távol
vacation-begin = Szabadságra megyek
vacation-lasts = Eddig vagy távol: { $end }.
vacation-end = Visszajöttem
seat-away = távol eddig: { $end }

## At the table

next-table = { $count ->
    [one] A következő asztalhoz: { $count } vár rád
   *[other] A következő asztalhoz: { $count } vár rád
}
title-waiting = ({ $count }) { $title }
key-next = a következő asztalhoz, ahol te jössz
table-notes = Jegyzeteim
table-notes-text = Csak te olvashatod őket.
clock-growing = Növekvő
clock-grows = körönként { $time } hozzáadva, legfeljebb { $most }
clock-hours = Ennyi órát ad egy kör
clock-days-most = Legfeljebb ennyi nap

## Refusals

refusal-no_mail = Ez a szerver nem küld levelet, vagy most nem tud.
refusal-wrong_confirmation = Nem ez a kód, vagy már lejárt.
refusal-no_vacation_left = Nem maradt ennyi nap szabadságod.
