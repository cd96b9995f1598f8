## Az asztal oldala: fejléc, oldalsáv, billentyűk
part-start = Kezdés
to-answers = Ugrás a válaszokhoz
head-tools = Eszközök
head-your-turn = Te jössz
head-turn = Soron: { $name }
head-eclipse-now = most
side-panel = Napló, csevegés, szabályok
tab-rules = Szabályok
panel-open = A napló és a csevegés megnyitása
panel-close = A napló és a csevegés bezárása
chat-unread = { $count } új üzenet
chat-toast = { $name } írja: { $text }
keys-title = Billentyűk az asztalnál
key-help = ez a lista
