# Finding each other: the lobby, looking for a game, friends, and why the server refuses something there.

# Why the server refuses something
refusal-no_such_person = Nikdo se tu tak nejmenuje.
refusal-too_many_friends = Víc lidí už tu znát nemůžete. Nejdřív někoho odeberte.
refusal-too_many_invitations = Víc lidí už pozvat nemůžete. Počkejte, až někteří přijdou.

# Looking for a game
seek-title = Najít hru
seek-text = Spojíme vás s lidmi, kteří hledají totéž. Dívat se může každý; komu vyprší čas, ten se vzdal.
seek-clock = Čas na tah
seek-turn = { $time } na tah
seek-begin = Hledat spoluhráče
seek-stop = Přestat hledat
# $game: "2 players"; $time: "15 minutes"
seek-looking = Hledáme hru: { $game }, { $time } na tah
seek-count = { $count ->
    [one] Zatím to hledáte jen vy.
    [few] Hledají to { $count } lidé.
    [many] Hledá to { $count } lidí.
   *[other] Hledá to { $count } lidí.
}
seek-stay = Zůstaňte tady: stůl se otevře, jakmile se všichni najdou.
seek-go = Čekat nemusíte: hra začne sama a najdete ji mezi svými stoly.
seek-wanted = Právě hledají
# $game: "2 players"; $time: "15 minutes"
seek-wish = { $count ->
    [one] { $count } člověk: { $game }, { $time } na tah
    [few] { $count } lidé: { $game }, { $time } na tah
    [many] { $count } lidí: { $game }, { $time } na tah
   *[other] { $count } lidí: { $game }, { $time } na tah
}
seek-near = Jen soupeři přibližně stejně silní
seek-join = Hrát také
seek-found = Nalezeno: stůl se otevírá.
seek-deserted = Někdo nepřišel, takže se tu nehraje.
seek-again = Hledat znovu

# The lobby
lobby = Herna
lobby-count = { $count ->
    [one] Je tu { $count } člověk
    [few] Jsou tu { $count } lidé
    [many] Je tu { $count } lidí
   *[other] Je tu { $count } lidí
}
lobby-people = Kdo je tu
lobby-alone = Nikdo jiný tu teď není.
lobby-at-table = u stolu
lobby-open = Volná místa
lobby-no-open = Teď tu nejsou volná místa. Založte veřejný stůl, nebo hledejte spoluhráče.
lobby-running = Hry ke sledování
lobby-no-running = Teď se nehraje žádná veřejná hra.
lobby-lost = Spojení je přerušené. Obnoví se samo.

# Friends
friends = Přátelé
friends-none = Zatím žádní přátelé. Požádejte někoho, s kým jste hráli, nebo někoho podle jména.
friends-by-name = Požádat někoho podle jména
friends-asking = Chtějí být vašimi přáteli
friends-asked = Koho jste požádali
friends-met = S kým jste nedávno hráli
friends-blocked = Blokovaní
friend-ask = Požádat o přátelství
friend-accept = Přijmout
friend-decline = Odmítnout
friend-withdraw = Vzít zpět
friend-remove = Odebrat
friend-block = Blokovat
friend-unblock = Odblokovat
friend-invite = Pozvat
# What a button does, and to whom
friend-do = { $action }: { $name }
friend-block-sure = Blokovat hráče { $name }? Nepřijde k vašim stolům, nepozve vás a nikdy vás nespojíme. Nedozví se to.
friend-remove-sure = Odebrat hráče { $name } z přátel?

# Settings
settings-invisible = Neukazovat mě v herně
settings-invisible-text = Jinak tam všichni vidí vaše jméno, když jste v herně nebo sedíte u stolu.
