# The pages around the table.

title = Teotihuacan
subtitle = Město bohů
title-your-turn = ● Jste na tahu – { $title }
title-of = { $title } – Teotihuacan
your-turn = Jste na tahu
needs-script = Tato stránka potřebuje JavaScript. Hrát se dá i v terminálu: teotihuacan tui
# The name of the only person at a server of their own
player-name = Hráč
to-content = Přejít k obsahu
home = Úvod
settings = Nastavení
settings-of = { $name }: nastavení
help = Nápověda
menu = Nabídka
close = Zavřít
save = Uložit
saved = Uloženo.
copy = Kopírovat
copied = Zkopírováno

# Connection and refusals
away = Server neodpovídá. Co vidíte, zůstává; hra bude pokračovat, jakmile se ozve.
away-title = Server neodpovídá
away-text = Jakmile se server ozve, stránka sama naváže. Zatím si můžete číst.
away-table = Tak stůl vypadal naposledy. Jakmile se server ozve, hra pokračuje.
lost = Spojení se přerušilo; zkoušíme to znovu…
loading = Okamžik…
no-table = Takový stůl neexistuje. Možná se odkaz při kopírování nezkopíroval celý.
to-start = Na úvod

# Who are you?
who-are-you = Kdo jste?
who-text = Zvolte si jméno a hrajte: nic dalšího není třeba.
name = Jméno
play = Hrát
just-watch = Jen se dívat
been-here = Už vás tu známe?
been-here-text = Pokud máte jméno chráněné heslem, přihlaste se.
password = Heslo
sign-in = Přihlásit se
lost-password = Heslo už nemám
recovery-code = Záložní kód
recovery-text = Každým ze záložních kódů, které se vám ukázaly, lze jednou nastavit nové heslo.
recover = Nastavit nové heslo

# Start
your-tables = Vaše stoly
no-tables-yet = Vyberte si hru nahoře: počká tu, dokud se nevrátíte.
public-tables = Veřejné stoly
watch = Sledovat
finished-games = Dohrané hry
replay = Přehrát
begin = Hrát
begin-game = Hrát: { $game }
create-table = Založit stůl
first-game = První hra
first-game-text = Všechno je připravené, čeká vás jeden přátelský soupeř.
first-move = Přesuňte pracovníka
first-act = Udělejte, co nabízí jeho deska
first-build = Stavte, uctívejte, bodujte
against-bots = Proti botům
against-bots-text = Celá hra, s tolika soupeři, kolik chcete.
opponents = Soupeři
strength = Síla botů
solo = Sólo proti Teotibotovi
solo-text = Sólo hra z krabice: jeden soupeř s vlastní hlavou.
level = Obtížnost
with-friends = S přáteli
with-friends-text = Každému pošlete odkaz. Stačí jim jen jméno.
player-count = Počet hráčů
more-options = Další možnosti
more-options-text = Draft, temné zatmění, hodiny, lidé a boti dohromady, ladění Teotibota.
rules-in-short = Jak se hraje

# Tables
table-unnamed = Stůl
players = { $count ->
    [one] { $count } hráč
    [few] { $count } hráči
   *[other] { $count } hráčů
}
solo-at = Sólo, obtížnost: { $level }
option-first-game = První hra
option-draft = Draft startovních dílků
option-dark-eclipse = Temné zatmění
option-advanced-worship = Pokročilé uctívání
public = Veřejný
clock-nothing = { $time } na tah
clock-bot = { $time } na tah, pak ho dokončí bot
clock-resign = { $time } na tah, pak se hráč vzdává
days = { $count ->
    [one] { $count } den
    [few] { $count } dny
   *[other] { $count } dní
}
hours = { $count ->
    [one] { $count } hodina
    [few] { $count } hodiny
   *[other] { $count } hodin
}
minutes = { $count ->
    [one] { $count } minuta
    [few] { $count } minuty
   *[other] { $count } minut
}
hours-minutes = { $hours } h { $minutes } min
standing-your-turn = Jste na tahu
standing-invited = Máte pozvánku
standing-free = { $count ->
    [one] { $count } volné místo
    [few] { $count } volná místa
   *[other] { $count } volných míst
}
standing-full = Brzy začne
standing-running = Hraje se
standing-finished = Dohráno
standing-closed = Zrušeno
standing-damaged = Poškozeno
standing-ended-by-update = Ukončeno aktualizací
won-by = Vítězí { $name }, { $vp } VB
bot-named = { $name } (bot)
level-easier = Snazší
level-standard = Standardní
level-harder = Těžší
level-hardest = Nejtěžší
level-custom = Vlastní
seat-open = Volné pro kohokoli
seat-link = Pro toho, kdo má odkaz
seat-name = Rezervace: { $name }
somebody-gone = Kdosi

# New game
new-game = Nová hra
new-players = Hráči
new-players-solo = 1 – sólo
new-players-text = V jednom se hraje sólo proti Teotibotovi; ve více mohou být u stolu lidé i boti.
new-teotibot = Teotibot
new-teotibot-text = Jak dobrý Teotibot bude. Vlastní obtížnost nabízí osm nastavení.
knob-gold-worker = Síla jeho pracovníka na nalezišti zlata
knob-nobles-worker = Síla jeho pracovníka na rodinách
knob-construction-worker = Síla jeho pracovníka na výstavbě
knob-resources = Suroviny do začátku
knob-cocoa-vp = VB za 10 jeho kakaa
knob-worship-steps = Schody v chrámu při uctívání
knob-bonus-vp = VB za každý jeho dílek chrámové výhody
knob-technology-vp = VB za každou jeho technologii
new-seats = Kdo kde sedí
new-seats-text = Komu pošlete odkaz, ten si sedne; veřejný stůl najde kdokoli; jméno patří jedné osobě na tomto serveru.
seat-number = Místo { $seat }
seat-for-me = Já
seat-for-link = Někdo, komu pošlu odkaz
seat-for-open = Kdokoli
seat-for-name = Někdo podle jména
seat-for-bot = Bot: { $bot }
whose-name = Čí jméno
new-options = Možnosti
about-first-game = Bez startovních dílků: suroviny i pracovníci jsou rozdaní, takže můžete hned začít.
about-draft = Startovní dílky leží lícem nahoru a vybírají se po řadě, místo aby každý tajně dostal čtyři.
about-dark-eclipse = Zatmění se boduje hned po tahu, ve kterém se disky setkají: ostřejší a o něco kratší hra.
about-advanced-worship = Kdo vytlačí pracovníka z políčka uctívání, 1 kakao získá, místo aby ho zaplatil.
new-order = Vylosovat pořadí míst
new-order-text = O začínajícím hráči rozhodne los; jinak začíná místo A.
new-clock = Čas na tah
new-clock-text = Dny se hodí pro hru na dálku, minuty, když jsou všichni u stolu.
clock-none = Jak dlouho je třeba
clock-minutes = Minuty
clock-days = Dny
clock-how-many = Kolik
clock-then = Pak
then-nothing = Nestane se nic
then-bot = Tah dokončí bot
then-resign = Hráč se vzdává
new-visibility = Kdo stůl najde
new-visibility-text = Sledovat může každý, kdo má odkaz; sednout si jen ten, pro koho je.
visibility-link = Kdo má odkaz
visibility-public = Všichni na tomto serveru
new-title = Název
new-title-text = Jméno stolu, chcete-li.

# Waiting room
waiting-for = { $count ->
    [one] Čeká se na { $count } hráče
    [few] Čeká se na { $count } hráče
   *[other] Čeká se na { $count } hráčů
}
all-here = Všechna místa jsou obsazená
table-closed = Tento stůl je zrušený
table-closed-text = Jeho zakladatel odešel dřív, než hra začala.
ended-by-update-text = Tato hra začala podle pravidel, která server už nezná. Nemůže pokračovat; můžete ji opustit.
invite-text = Pošlete každému odkaz na jeho místo, nebo nechte hrát bota.
link-to-seat = Odkaz na místo { $seat }
link-only-here = Tento odkaz funguje jen na tomto počítači. Mají-li se přátelé připojit odjinud, spusťte server příkazem { $command }, otevřete tuto stránku přes adresu svého počítače v síti a odkaz zkopírujte tam.
bot-instead = Raději bot
bot-level = Síla bota na místě { $seat }
start-game = Začít hru
creator-starts = Hra začne, až ji spustí ten, kdo stůl založil.
take-invited = Zaujmout místo z pozvánky
sit-down-at = Sednout si na místo { $seat }
no-seat-for-you = Pro vás tu místo není: řekněte si o odkaz. Jakmile hra začne, můžete ji sledovat.
you-sit = Vy
here = u stolu
not-here = pryč

# At the table
what-to-do = Co udělat
log = Průběh
chat = Chat
tab-table = Stůl
seats = Místa
say-something = Napište něco
send = Odeslat
chat-empty = Zatím nikdo nic nenapsal.
chat-watchers = Psát mohou jen ti, kdo sedí u stolu.
time-left = Zbývá: { $time }
time-until = Do { $when }
notify-me = Upozornit mě
notify-text = Když jste na tahu a díváte se jinam, objeví se upozornění.
notify-granted = Upozornění vám přijde.
notify-denied = Tento prohlížeč upozornění blokuje.
seat-automatic = Jediné možné odpovědi dávat za mě
seat-confirm = Před koncem tahu se zeptat
resign = Vzdát se
resign-sure = Opravdu hru vzdát?
leave = Opustit stůl
leave-sure = Opravdu opustit tento stůl?
leave-sure-bot = Opravdu opustit tento stůl? Dál za vás bude hrát bot.
you-watch = Sledujete hru

# End of a game
game-over = Hra skončila
given-up = Hra byla vzdána
you-won = Vítězství je vaše!
wins = Vítězí { $name }
wins-with = { $vp } VB
by-source = Odkud jsou VB
over-time = VB v průběhu hry
over-time-label = VB každého hráče po každém kroku hry
by-source-label = VB každého hráče podle zdroje
total = Celkem
resigned = vzdáno
rematch = Hrát znovu
to-rematch = K další hře
record = Stáhnout záznam
show-result = Výsledek
result-of = Výsledek: { $title }
back-to-board = Zpět ke stolu
source = Zdroj
source-construction = Výstavba
source-matches = Shodné ikony
source-decorations = Výzdoba
source-nobles = Rodiny
source-avenue = Cesta mrtvých
source-leader = Vedení na stupnici pyramidy
source-track = Stupnice pyramidy
source-masks = Masky
source-temples = Chrámy
source-technologies = Technologie
source-learners = Technologie jiných
source-discoveries = Dílky objevu
source-royal-tiles = Panovnické dílky
source-ascension = Povznesení
source-resource-boards = Desky surovin
source-bonus-tiles = Dílky chrámové výhody
source-salary = Nevyplacená mzda
source-cocoa-exchange = Výměna kakaa
source-leftovers = Co zbylo
source-earlier-play = Dřívější průběh

# Replay
replay-of = Přehrávání hry
replay-not-over = Tuto hru bude možné přehrát, až skončí.
to-table = Ke stolu
first-position = Na začátek
step-back = O krok zpět
step-forward = O krok vpřed
last-position = Na konec
autoplay = Spustit
pause = Pozastavit
speed = Rychlost
speed-times = { $times }×
position-number = Krok { $number } z { $last }
at-beginning = Začátek

# Settings
settings-person = Vy
settings-look = Tento prohlížeč
settings-person-text = Uloženo na serveru, platí ve všech prohlížečích, kde se přihlásíte.
settings-look-text = Uloženo jen v tomto prohlížeči.
settings-automatic = Jediné možné odpovědi dávat za mě
settings-automatic-text = Máte-li jen jednu možnost, zvolí se hned. Platí pro stoly, ke kterým si teprve sednete.
settings-confirm = Před koncem tahu se mě zeptat
settings-confirm-text = Poslední odpověď v tahu počká na vaše potvrzení a lze ji vzít zpět. Platí pro stoly, ke kterým si teprve sednete.
settings-webhook = Posílat zprávy i na tuto adresu
settings-webhook-text = Na některém z míst, která povolil správce serveru: { $origins }
language = Jazyk
language-of-browser = Podle prohlížeče
animation-speed = Animace
speed-off = Vypnuté
speed-slow = Pomalé
speed-normal = Běžné
speed-fast = Rychlé
sound = Zvuk
sound-text = Dřevo a kámen při pohybu, dva tóny, když jste na tahu.
sound-off = Vypnutý
sound-quiet = Tichý
sound-middle = Střední
sound-loud = Hlasitý
symbols = Symboly vedle barev
symbols-text = Hráči a chrámy mají kromě barvy i tvar.
confirm-picks-text = Co vyberete, se nejdřív ukáže a provede se, až to vyberete znovu.
text-size = Velikost písma
text-normal = Běžná
text-large = Velká
text-larger = Větší
motion = Pohyb
motion-system = Podle systému
motion-reduced = Omezený
motion-full = Plný
password-now = Současné heslo
new-password = Nové heslo
password-text = Aspoň 8 znaků. S heslem budete stejnou osobou i v jiném prohlížeči.
keep-name = Chránit mé jméno heslem
change-password = Změnit heslo
recovery-codes = Záložní kódy
recovery-codes-text = Když ztratíte heslo, záložním kódem nastavíte nové. Každý kód platí jednou; nové kódy nahradí staré.
recovery-codes-once = Zapište si tyto kódy hned: podruhé se neukážou.
recovery-codes-left = { $count ->
    [one] Zbývá vám { $count } kód.
    [few] Zbývají vám { $count } kódy.
   *[other] Zbývá vám { $count } kódů.
}
recovery-codes-make = Vytvořit nové kódy
export = Exportovat vše, co je o mně uloženo
sign-out = Odhlásit se
sign-out-everywhere = Odhlásit se všude
sign-out-sure = Nemáte heslo: pod vaším jménem se už nikdo nepřihlásí. Odhlásit se?
delete-me = Smazat můj účet
delete-me-text = Vaše jméno a zprávy všude zmizí; vaše hry dohrají boti.
delete-sure = Smazat vás i vaše jméno nadobro? Vaše hry dohrají boti.

# Rules
rules = Pravidla
rules-find = Hledat v pravidlech
rules-find-hint = Slovo nebo číslo: kakao, 5.3
rules-found = { $count ->
    [one] { $count } pravidlo
    [few] { $count } pravidla
   *[other] { $count } pravidel
}
rules-none = Žádné pravidlo neobsahuje „{ $wanted }“.
rules-failed = Pravidla teď nelze načíst.
try-again = Zkusit znovu
contents = Obsah
rule-number = Pravidlo { $number }
rule-opens = Pravidlo { $number }, otevře se vedle hry
ruling-number = Výklad { $number }
rulings-count = { $count ->
    [one] { $count } výklad
    [few] { $count } výklady
   *[other] { $count } výkladů
}

# Help
help-title = Jak se hraje
help-aim = Se soupeři stavíte Teotihuacan. Kdo má po třech zatměních nejvíc vítězných bodů (VB), vítězí.
help-turn-title = Tah
help-turn = Přesuňte jednoho ze svých pracovníků o jednu, dvě nebo tři desky dál po kruhu. Tam udělejte jednu ze tří věcí: proveďte akci desky, sbírejte kakao, nebo uctívejte.
help-action-title = Provést akci
help-action = Stojí tolik kakaa, kolik barev pracovníků bylo na desce před vaším příchodem. Čím víc pracovníků tu máte a čím jsou silnější, tím víc získáte. Pak se jeden z nich posílí.
help-cocoa-title = Sbírat kakao
help-cocoa = Přinese 1 kakao a 1 navíc za každou barvu, která byla na desce před vaším příchodem. Kakaem se platí akce a při zatměních pracovníci.
help-worship-title = Uctívat
help-worship = Pracovník zůstane na políčku uctívání: za to schod v chrámu nebo panovnický dílek, nebo dílek objevu vedle, případně za 1 kakao navíc obojí. Tah bez přesunu uvolní všechny vaše pracovníky.
help-power-title = Síla a povznesení
help-power = Pracovník, který by překročil sílu 5, je povznesen: posunete se na Cestě mrtvých, vyberete si odměnu a on začíná znovu se silou 1.
help-eclipse-title = Zatmění
help-eclipse = Když světlý disk dojde k tmavému, dohraje se kolo a pak ještě jedno. Potom všichni bodují Cestu mrtvých, pyramidu a masky a platí 1 kakao za každého pracovníka, za silné 2.
door-learn = Učit se hrou
door-learn-text = Krátká hra s průvodcem: každý krok vám ukáže.
door-rules = Číst pravidla
door-rules-text = Všechna, s čísly a s vyhledáváním.
door-play = Prostě hrát
door-play-text = Začněte první hru. „Rada“ řekne, co by udělal silný hráč a proč.
help-short = Hra ve zkratce
help-use = Jak se stránka ovládá
help-look-title = Prohlížení
help-look = Najeďte na cokoli nebo na to klepněte a přečtete si, co to je a co to dělá. § vede k pravidlu.
help-mouse-title = Myš
help-mouse = Co lze vybrat, svítí: klikněte na to na stole nebo na tlačítko dole. Kolečkem otáčíte dílek.
help-touch-title = Dotyk
help-touch = Klepněte na to, co svítí, nebo na tlačítko. Co pokládáte, se nejdřív ukáže a počká na potvrzení.
help-keys-title = Klávesnice
key-cap-enter = Enter
key-cap-esc = Esc
key-tab = na další věc, kterou lze vybrat
key-choose = odpověď s tímto číslem
key-confirm = provést, co je vidět
key-skip = nečekat, až se ukáže, co dělali ostatní
key-back = o jeden výběr zpět
key-turn = otočit dílek, nebo zpátky
key-undo = vzít zpět poslední odpověď
key-hint = rada
key-end = ukončit tah
key-walk = na nejbližší věc tím směrem, kterou lze vybrat
help-signs = Symboly
signs-goods = Zásoby a body
signs-steps = Schody a pracovníci
signs-tiles = Dílky
sign-cocoa = Kakao
sign-wood = Dřevo
sign-stone = Kámen
sign-gold = Zlato
sign-any-resource = Libovolná surovina
sign-vp = Vítězné body
sign-temple-any = Libovolný chrám
sign-temple-blue = Modrý chrám
sign-temple-red = Červený chrám
sign-temple-green = Zelený chrám
sign-avenue = Cesta mrtvých
sign-power-up = Posílení
sign-worker = Pracovník
sign-lock = Uctívající
sign-technology = Technologie
sign-discovery = Dílek objevu
sign-worship = Uctívání
sign-eclipse = Zatmění
sign-mastery = Dílek chrámové výhody
sign-mask = Maska
sign-icon-b = Soška
sign-icon-r = Čelenka
sign-icon-g = Had
help-unofficial = Neoficiální fanouškovské zpracování. Líbí-li se vám hra, kupte si ji.
