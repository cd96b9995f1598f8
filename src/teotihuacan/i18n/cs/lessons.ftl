# Learning by playing: a coach beside the table, and a game that is known from its first move to its last.
# lesson-CHAPTER is a chapter's title, lesson-CHAPTER-STEP what the coach says, ...-do what is asked for.
# All numbers are those of the game in lessons/games/first.json.
# Names of boards and technologies are written out here, in the cases they need.

lessons = Učit se hrou
lessons-begin = Učit se hrou
lessons-short = s průvodcem, 10 minut
lessons-go-on = Pokračovat v učení
lessons-again = Učit se hrou znovu
lessons-no-name = Ještě hru neznáte? Za deset minut vám ji průvodce ukáže; jméno není třeba.
lessons-at = Kapitola { $chapter } z { $chapters }
lessons-chapter = { $number }. { $title }
lessons-chapters = Kapitoly
lessons-chapter-done = hotovo
lessons-leave = Odejít
lessons-coach = Průvodce
lessons-progress = Krok { $step } z { $steps }
lessons-progress-short = { $step } / { $steps }
lessons-next = Dál
lessons-next-chapter = Dál: { $title }
lessons-back = Zpět
lessons-rule = Pravidlo { $rule }
lessons-rule-label = Pravidlo { $rule }, na nové kartě
lessons-not-now = Tohle teď ne. { $do }
lessons-read-on = Jen čtěte dál. Mezitím najeďte na cokoli na stole nebo na to klepněte a dozvíte se, co to je.
lessons-watch = Sledujte stůl
lessons-finished = Hru už znáte
lessons-finished-text = Přesun, sběr, uctívání, technologie, stavba i povznesení jsou za vámi a víte, co se počítá při zatmění. Na všechno ostatní přijdete cestou: najeďte na cokoli na stole a přečtete si, co to dělá.
lessons-play = Zahrát si první hru
lessons-you = Nový hráč
lesson-opponent = Citlali

## Moving

lesson-moving = Přesun a akce
lesson-moving-aim = Spolu s { lesson-opponent } stavíte jedno město. Kdo má po třetím zatmění víc vítězných bodů (VB), vítězí. Vyznačeno je teď to, co kdo vlastní: kakao, dřevo, kámen, zlato.
lesson-moving-workers = Tmavé kostky jsou vaši pracovníci; číslo na kostce je síla. Pracovníci chodí po osmi deskách po směru hodinových ručiček, podle šipek. Šedé kostky nepatří nikomu: jen stojí v cestě.
lesson-moving-move = Každý tah je jeden přesun a jedna akce. Pracovník jde o jednu, dvě nebo tři desky dál, nikdy zpátky.
lesson-moving-move-do = Vyberte pracovníka o síle 2 na rodinách a pak vedlejší desku, naleziště zlata.
lesson-moving-act = Hlavní akce stojí 1 kakao za každou barvu pracovníků, která tu byla před vámi. Jedna šedá kostka: 1 kakao. Pracovník o síle 2 tu najde 1 zlato. Tlačítko ukazuje obojí.
lesson-moving-act-do = Proveďte hlavní akci: těžte zlato.
lesson-moving-grown = Teď máte 5 zlata a ještě něco lepšího: kdo provede hlavní akci, zesílí. Váš pracovník má sílu 3 a silnější pracovníci přinášejí víc.
lesson-moving-other = Na tahu byla { lesson-opponent }. Dala 2 dřeva za budovu na rodinách: 3 VB a políčko na Cestě mrtvých.

## Cocoa

lesson-cocoa = Kakao
lesson-cocoa-why = Kakaem se platí hlavní akce a při každém zatmění v něm chtějí mzdu vaši pracovníci. Když dochází, nasbírejte si ho: jde to na každé desce.
lesson-cocoa-move = Získáte 1 kakao za každou barvu na desce a 1 navíc. Na výzdobě stojí šedá kostka a pracovník, kterého tam má { lesson-opponent }: dvě barvy.
lesson-cocoa-move-do = Přesuňte pracovníka o síle 1 z výstavby na výzdobu.
lesson-cocoa-collect = Hlavní akce by tu stála 2 kakaa a 3 zlata. Sběr nestojí nic a přinese 3 kakaa; jen se při něm pracovník neposílí.
lesson-cocoa-collect-do = Sbírejte kakao.
lesson-cocoa-crowd = Tlačenice má tedy dvě stránky: hlavní akce jsou tam drahé a kakaa je hojnost. Na prázdné desce je to naopak.
lesson-cocoa-other = { lesson-opponent } položila dílek pyramidy; brzy to uděláte taky. Po každém kole se světlý disk posune o políčko. Až dojde k tmavému, blíží se zatmění.

## Worship

lesson-worship = Uctívání
lesson-worship-what = Pět desek má políčka uctívání. Pracovník, který tam jde, uctívá a zůstává stát; vy postoupíte v chrámu, nebo si koupíte dílek objevu vedle. V kamenolomu je to zelený chrám.
lesson-worship-move = Váš nejsilnější pracovník tam dojde: přes palác, o dvě desky dál.
lesson-worship-move-do = Přesuňte pracovníka o síle 3 z naleziště zlata do kamenolomu.
lesson-worship-both = Můžete mít schod v chrámu, nebo dílek, nebo za 1 kakao obojí. Dílek je maska a za to stojí.
lesson-worship-both-do = Uctívejte a vezměte si obojí.
lesson-worship-order = Co bude první, je na vás. Zelené schody přinášejí kakao, červené VB, modré dřevo, kámen nebo zlato.
lesson-worship-order-do = Vezměte si nejdřív schopnost: to je ten schod v chrámu.
lesson-worship-mask = Schod vám 1 kakao vrátil. Maska stojí 1 dřevo. Různé masky tvoří sadu a sady bodují při každém zatmění.
lesson-worship-mask-do = Kupte masku.
lesson-worship-locked = Váš pracovník na svém políčku uctívá: nemůže se přesouvat a na desce se nepočítá. Za 3 kakaa ho lze hned uvolnit. Zatím si je nechte.
lesson-worship-locked-do = Ukončete tah.
lesson-worship-free = Uctívající pracovník se uvolní trojím způsobem: ve svém tahu zaplatíte 3 kakaa, obětujete celý tah, nebo někdo, kdo chce jeho políčko, zaplatí 1 kakao a vytlačí ho.

## Learning

lesson-learning = Technologie
lesson-learning-unlock = Máte 9 kakaa a vedlejší deska je alchymie, kde se za zlato kupují technologie. To za 3 kakaa stojí: nejdřív uvolněte pracovníka, pak pokračujte v tahu.
lesson-learning-unlock-do = Uvolněte pracovníka za 3 kakaa.
lesson-learning-move = Teď je volný a může se přesunout jako každý jiný.
lesson-learning-move-do = Přesuňte pracovníka o síle 3 z kamenolomu na alchymii.
lesson-learning-act = Je tu jedna šedá kostka: 1 kakao. Technologii vyberete vzápětí.
lesson-learning-act-do = Proveďte hlavní akci: získejte technologii.
lesson-learning-learn = Jeden pracovník vybírá z horní řady, dva z kterékoli. Tahle dává 3 VB po každé hlavní akci na alchymii nebo na rodinách, až do konce hry.
lesson-learning-learn-do = Vezměte si za 1 zlato technologii Učené rodiny.
lesson-learning-learned = Technologie vás také posune v chrámu nad jejím sloupcem: tady v červeném, první VB. A váš pracovník má sílu 4.
lesson-learning-other = { lesson-opponent } těžila zlato. Sledujte chrámy: na velkých schodech leží dílky objevu a kdo vystoupá na předposlední schod, získá na konci body za dílek chrámové výhody.

## Building

lesson-building = Pyramida
lesson-building-what = Uprostřed roste pyramida. Dílek stojí 2 kameny, ve vyšších patrech i dřevo. Boduje podle patra a dává 1 VB za každou ikonu položenou na stejnou ikonu. Je-li barevná, postoupíte i v jejím chrámu.
lesson-building-move = Jeden pracovník smí položit jeden dílek, dva pracovníci dva.
lesson-building-move-do = Přesuňte pracovníka o síle 1 z lesa na výstavbu.
lesson-building-act = Pracovník, kterého tu měla { lesson-opponent }, je pryč, zůstala jen šedá kostka: 1 kakao.
lesson-building-act-do = Proveďte hlavní akci: stavte pyramidu.
lesson-building-pick = V nabídce leží tři dílky. Třetí má barevnou ikonu: červenou.
lesson-building-pick-do = Vyberte třetí dílek.
lesson-building-lay = Na políčku, které svítí, se shodují dvě jeho ikony, i ta červená.
lesson-building-lay-do = Vyberte svítící políčko ve spodní řadě a položte na něj dílek.
lesson-building-laid = 1 VB za první patro, 2 za ikony, 1 za červený chrám. Jste také o políčko dál na stupnici pyramidy: ta boduje při zatměních.
lesson-building-other = { lesson-opponent } získala technologii. Dvě desky vás ještě čekají: rodiny, kde se ze dřeva stavějí budovy podél Cesty mrtvých, a výzdoba, kde zlato zdobí pyramidu.

## Power

lesson-power = Síla a povznesení
lesson-power-why = Les, kamenolom a naleziště zlata odměňují počet i sílu: čím víc pracovníků tam máte a čím silnější je nejslabší z nich, tím víc získáte.
lesson-power-move = Pracovník o síle 4 přinese 2 dřeva i sám.
lesson-power-move-do = Přesuňte pracovníka o síle 4 z alchymie do lesa.
lesson-power-act = Stojí tu jen šedá kostka: 1 kakao za 2 dřeva a posílení.
lesson-power-act-do = Proveďte hlavní akci: těžte dřevo.
lesson-power-five = Síla 5 je nejvyšší možná. Posílí-li se pracovník ještě jednou, je povznesen, a to právě chcete.
lesson-power-nobles = 2 dřeva stojí budova. Rodiny jsou o tři desky dál: právě na dosah.
lesson-power-nobles-do = Přesuňte pracovníka o síle 5 z lesa na rodiny.
lesson-power-build = Dvě barvy: 2 kakaa. Budova vynese 2 VB a vaše technologie další 3.
lesson-power-build-do = Proveďte hlavní akci: postavte budovu.
lesson-power-ascend = Povznesení! Na Cestě mrtvých jste o další políčko dál a pracovník se znovu rodí v paláci se silou 1. Za to si vyberete odměnu.
lesson-power-ascend-do = Vezměte si čtvrtého pracovníka.
lesson-power-four = Čtyři pracovníci, a s novým i 2 kakaa. Povznesení posouvá také světlý disk: kdo povznáší často, přibližuje zatmění.
lesson-power-other = { lesson-opponent } také stavěla, se dvěma pracovníky najednou: 5 VB v prostřední řadě. Čím víc políček na Cestě mrtvých, tím víc bodů při každém zatmění. Tak se na jedno podívejme.

## Eclipse

lesson-eclipse = Zatmění a mzda
lesson-eclipse-soon = O pár kol později: máte další dvě technologie a 16 VB. Disky se setkaly, takže každý má ještě jeden tah a pak se zatmění boduje.
lesson-eclipse-move = Před bodováním by se hodilo políčko na stupnici pyramidy. Výzdoba jedno dává a jednoho pracovníka tam už máte.
lesson-eclipse-move-do = Přesuňte pracovníka o síle 2 z alchymie na výzdobu.
lesson-eclipse-act = 3 zlata, ale o 1 méně, protože tu máte dva pracovníky. Kakao: stojí tu šedá kostka a vy, vaše vlastní barva se totiž počítá taky. To jsou 2.
lesson-eclipse-act-do = Proveďte hlavní akci: položte výzdobu.
lesson-eclipse-decorate = Dílky výzdoby leží na stranách pyramidy a mají ikony jako dílky pyramidy. Na horní straně se u třetího shodují obě ikony.
lesson-eclipse-decorate-do = Vyberte třetí dílek výzdoby a pak horní stranu.
lesson-eclipse-match = Obě shody jsou barevné, čekají tedy dva schody v chrámech. Vezměte nejdřív VB; kakao přijde samo.
lesson-eclipse-match-do = Postupte v červeném chrámu.
lesson-eclipse-grow = Jeden z vašich dvou pracovníků se tu posílí. Pomozte tomu slabšímu.
lesson-eclipse-grow-do = Vyberte pracovníka o síle 1.
lesson-eclipse-avenue = Zatmění. Nejdřív Cesta mrtvých: vaše 3 políčka krát nejnižší odkryté číslo v řadě budov. To je také 3: pro vás 9 VB, { lesson-opponent } má 4 políčka a 12 VB.
lesson-eclipse-track = Pak stupnice pyramidy: 4 VB pro toho, kdo je nejdál, tedy pro vás, a 4 za každé políčko: pro vás 8. Vaše maska je za 1 VB. Je to 45 : 45!
lesson-eclipse-salary = Teď chtějí pracovníci mzdu: každý 1 kakao, při síle 4 nebo 5 dvě. Každé kakao, které nezaplatíte, stojí 3 VB.
lesson-eclipse-salary-do = Zaplaťte všechna 4 kakaa.
lesson-eclipse-after = Světlý disk začíná znovu, tmavý leží o políčko blíž, stupnice pyramidy je na 0 a šedé kostky jsou jinde. To bylo první ze tří zatmění.

## The end

lesson-end = Konec
lesson-end-last = Úplně poslední tah: vedete 124 : 115 a dílek výzdoby už leží, položili ho tři vaši pracovníci. Jeden z nich se teď posílí.
lesson-end-grow = Pracovník o síle 5 by byl povznesen. V posledním tahu se to hodí jako kdykoli jindy.
lesson-end-grow-do = Vyberte pracovníka o síle 5.
lesson-end-ascend = Čtyři pracovníci, jeden z nich silný: mzda bude 5 kakaa a vy žádné nemáte. To by stálo 15 VB. Která odměna pomůže nejvíc?
lesson-end-ascend-do = Vezměte si 5 kakaa.
lesson-end-done = Jeden pracovník uctívá, ale už se přesouvat nebude: není třeba ho uvolňovat.
lesson-end-done-do = Ukončete tah.
lesson-end-salary = Boduje se třetí zatmění: 150 : 147. Těsné! Zbývá už jen mzda a pak dílky chrámové výhody.
lesson-end-salary-do = Zaplaťte všech 5 kakaa.
lesson-end-bonus = { lesson-opponent } měla o 1 kakao méně, než potřebovala: ztrácí 3 VB. Pak dílky chrámové výhody: jste na vrcholu zeleného chrámu a za své pracovníky získáte 21 VB; ona 21 za políčka na Cestě mrtvých.
lesson-end-won = 171 : 165: vítězíte, díky jednomu dobrému nápadu s kakaem. To je celá hra.
