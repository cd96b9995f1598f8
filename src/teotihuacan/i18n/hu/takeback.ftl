# Visszavonás, a kör vége, tanító tippek

## Taking back

turn-take-back-turn = Kör visszavonása
take-back-people = Más is játszik ennél az asztalnál: csak az utolsó válaszaidat vonhatod vissza.
take-back-clock = Ahol óra jár, a befejezett kör már nem vonható vissza.
take-back-nothing = Nincs visszavonható köröd.
take-back-drawn = Azóta új lapka került elő: az a kör már nem vonható vissza.
take-back-rolled = Azóta kockadobás történt: az a kör már nem vonható vissza.
take-back-revealed = Azóta kiderültek a titkos választások: ezek már nem vonhatók vissza.
refusal-cannot_take_back = Az a kör nem vonható vissza.
log-took-back = Visszavonta a kört
key-take_back = visszavonja az egész körödet, botok ellen

## The end of a turn

turn-dont-ask = Ne kérdezzen többet
turn-dont-ask-text = Befejezi a kört. Ezentúl a köreid maguktól érnek véget.
turn-asks-no-more = A köreid most már maguktól érnek véget. Visszakapcsolhatod az „Asztal” fülön vagy a beállításokban.
ends-always = Mindig
ends-bots = Botok ellen és első játékban
ends-never = Soha

## Hints

refusal-hints_off = Ennél az asztalnál nincsenek tippek.
hint-wait = Következő tipp: { $seconds } mp
hint-win = { $n }% esély a győzelemre
hint-vp = kb. { $vp } GYP ({ $margin })
hint-vp-text = GYP a játék végén, zárójelben az előny a legjobb ellenféllel szemben
# $thing is in the accusative
reason-worth = { $thing } (≈ { $vp } GYP)
plan-main = { $board }
plan-worship = imádás ({ $board })
plan-cocoa = kakaószüret ({ $board })
# $brings is a clause: "hoz 6 GYP-ot"
plan-next = Következő kör: { $step } ({ $brings }).
plan-next-bare = Következő kör: { $step }.
plan-pays = A mostani { $goods } fedezi a következő kört: { $step } ({ $brings }).
plan-pays-bare = A mostani { $goods } fedezi a következő kört: { $step }.
new-hints = Tippek
new-hints-text = Bárki megkérdezhet egy botot, mit tenne a helyében.
no-hints = tippek nélkül
