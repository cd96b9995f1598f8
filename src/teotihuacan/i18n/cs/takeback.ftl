# Braní zpět, konec tahu, rady, které učí

## Taking back

turn-take-back-turn = Vzít zpět celý tah
take-back-people = U stolu hraje další člověk: zpět lze vzít jen vaše poslední odpovědi.
take-back-clock = Ve hře s hodinami nelze ukončený tah vzít zpět.
take-back-nothing = Nemáte žádný tah, který by šlo vzít zpět.
take-back-drawn = Od té doby byl odkryt nový dílek: ten tah už zpět vzít nelze.
take-back-rolled = Od té doby se házelo kostkami: ten tah už zpět vzít nelze.
take-back-revealed = Od té doby se ukázaly tajné volby: ty už zpět vzít nelze.
refusal-cannot_take_back = Ten tah zpět vzít nelze.
log-took-back = Tah vzat zpět
key-take_back = vzít zpět celý tah (proti botům)

## The end of a turn

turn-dont-ask = Příště se neptat
turn-dont-ask-text = Ukončí tah. Vaše tahy od teď končí samy.
turn-asks-no-more = Vaše tahy teď končí samy. Dotaz zase zapnete na záložce „Stůl“ nebo v nastavení.
ends-always = Vždy
ends-bots = Proti botům a v první hře
ends-never = Nikdy

## Hints

refusal-hints_off = U tohoto stolu se hraje bez rad.
hint-wait = Další rada za { $seconds } s
hint-win = šance na výhru { $n } %
hint-vp = asi { $vp } VB ({ $margin })
hint-vp-text = VB na konci hry, v závorce náskok před nejlepším soupeřem
# $thing is in the accusative
reason-worth = { $thing } (≈ { $vp } VB)
plan-main = { $board }
plan-worship = uctívání ({ $board })
plan-cocoa = kakao ({ $board })
# $brings is a clause: „získáte 6 VB“
plan-next = Příští tah: { $step } ({ $brings }).
plan-next-bare = Příští tah: { $step }.
plan-pays = { $goods } teď zaplatí příští tah: { $step } ({ $brings }).
plan-pays-bare = { $goods } teď zaplatí příští tah: { $step }.
new-hints = Rady
new-hints-text = Každý se může zeptat bota, co by udělal.
no-hints = bez rad
