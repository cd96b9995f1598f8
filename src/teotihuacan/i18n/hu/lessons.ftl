# Learning by playing: a coach beside the table, and a game that is known from its first move to its last.
# lesson-CHAPTER is a chapter's title, lesson-CHAPTER-STEP what the coach says, ...-do what is asked for.
# All numbers are those of the game in lessons/games/first.json.
# Boards are named in the case that the sentence wants, so their names are written out here.

lessons = Tanulás játék közben
lessons-begin = Tanulás játék közben
lessons-short = oktatóval, 10 perc
lessons-go-on = Tanulás folytatása
lessons-again = Tanulás újra az elejéről
lessons-no-name = Új neked a játék? Tíz perc egy oktatóval, és tudni fogod; név sem kell hozzá.
lessons-at = { $chapter }. fejezet / { $chapters }
lessons-chapter = { $number }. { $title }
lessons-chapters = Fejezetek
lessons-chapter-done = kész
lessons-leave = Kilépés
lessons-coach = Oktató
lessons-progress = { $step }. lépés / { $steps }
lessons-progress-short = { $step } / { $steps }
lessons-next = Tovább
lessons-next-chapter = Tovább: { $title }
lessons-back = Vissza
lessons-rule = { $rule } szabály
lessons-rule-label = { $rule } szabály, új lapon
lessons-not-now = Most nem azt. { $do }
lessons-read-on = Csak olvass tovább. Közben mutass rá bármire az asztalon, vagy koppints rá, és megtudod, mi az.
lessons-watch = Figyeld az asztalt
lessons-finished = Ismered a játékot
lessons-finished-text = Léptél, szüreteltél, imádkoztál, fejlesztettél, építettél és felemelkedtél, és láttad, mit számol egy napfogyatkozás. Minden mást útközben is megtalálsz: mutass rá bármire az asztalon, és elolvashatod, mit csinál.
lessons-play = Játszd le az első játékodat
lessons-you = Tanuló
lesson-opponent = Citlali

## Moving

lesson-moving = Egy mozgás és egy akció
lesson-moving-aim = Te és { lesson-opponent } ugyanazt a várost építitek. Akinek a harmadik napfogyatkozás után több győzelmi pontja (GYP) van, az nyer. A most kijelölt helyeken látod, kinek mije van: kakaó, fa, kő, arany.
lesson-moving-workers = A sötét kockák a munkásaid; a kockán lévő szám az erejük. A munkások az óramutató járása szerint, a nyilak mentén járják körbe a nyolc táblát. A szürke kockák senkiéi: csak útban vannak.
lesson-moving-move = Minden körben egy mozgás és egy akció jár neked. Egy munkás egy, két vagy három táblát lép előre, vissza soha.
lesson-moving-move-do = Válaszd ki a nemeseknél álló, 2-es erejű munkásodat, majd a következő táblát, az aranyraktárat.
lesson-moving-act = A fő akció annyi kakaóba kerül, ahány színű munkás állt ott előtted. Egy szürke kocka: 1 kakaó. Egy 2-es erejű munkás 1 aranyat talál itt. A gombon mindkettő rajta van.
lesson-moving-act-do = Hajtsd végre a fő akciót: gyűjts aranyat.
lesson-moving-grown = Most már 5 aranyad van, és ami még jobb: aki fő akciót hajt végre, erősödik. A munkásod ereje 3 lett, és az erősebb munkás többet hoz.
lesson-moving-other = { lesson-opponent } is lejátszotta a körét. 2 fáért felhúzott egy épületet a nemeseknél: 3 GYP, és egy lépés a Holtak útján.

## Cocoa

lesson-cocoa = Kakaó
lesson-cocoa-why = Kakaóval fizetsz a fő akciókért, és napfogyatkozáskor a munkásaid is ebben várják a bérüket. Ha fogytán van, szüretelj: ezt minden táblán megteheted.
lesson-cocoa-move = Minden színért, ami a táblán van, 1 kakaót kapsz, és még 1-et ráadásul. A díszeknél egy szürke kocka és { lesson-opponent } egyik munkása áll: az két szín.
lesson-cocoa-move-do = Léptesd az 1-es erejű munkásodat az építkezésről a díszekhez.
lesson-cocoa-collect = A fő akció itt 2 kakaóba kerülne, és 3 aranyba. A szüret semmibe, és 3 kakaót ad; csak a munkás nem erősödik tőle.
lesson-cocoa-collect-do = Szüretelj kakaót.
lesson-cocoa-crowd = A tömegnek tehát két oldala van: drága a fő akció, de bőséges a kakaó. Üres táblán épp fordítva.
lesson-cocoa-other = { lesson-opponent } lerakott egy piramislapkát; hamarosan te is fogsz. Minden forduló után lép egyet a világos korong. Ha eléri a sötétet, közel a napfogyatkozás.

## Worship

lesson-worship = Imádás
lesson-worship-what = Öt táblán van imádásmező. Aki oda megy, zárolt lesz, te pedig feljebb lépsz egy templomon, vagy megveszed a mező melletti felfedezéslapkát. A kőfejtőben a zöld templom jár érte.
lesson-worship-move = A legerősebb munkásod odaér: a palotán át, két táblányira van.
lesson-worship-move-do = Léptesd a 3-as erejű munkásodat az aranyraktárból a kőfejtőbe.
lesson-worship-both = Tiéd lehet a templomlépés, vagy a lapka, vagy 1 kakaóért mindkettő. A lapka egy maszk, és megéri.
lesson-worship-both-do = Válaszd az imádást mindkettőért.
lesson-worship-order = Rajtad áll, melyik jön előbb. A zöld lépcsők kakaót hoznak, a pirosak GYP-ot, a kékek fát, követ vagy aranyat.
lesson-worship-order-do = Előbb a képességet válaszd: az a templomlépés.
lesson-worship-mask = A lépéssel visszajött 1 kakaó. A maszk 1 fába kerül. A különböző maszkok készletet alkotnak, és a készletek minden napfogyatkozáskor pontot érnek.
lesson-worship-mask-do = Vedd meg a maszkot.
lesson-worship-locked = A munkásod zárolva van a mezőjén: nem mozoghat, és a tábláján nem számít. 3 kakaóért azonnal felszabadíthatnád. Most még tartsd meg őket.
lesson-worship-locked-do = Fejezd be a köröd.
lesson-worship-free = A zárolt munkás háromféleképpen szabadul: fizetsz 3 kakaót a körödben, feláldozol rá egy egész kört, vagy valaki, akinek kell a mező, 1 kakaóért kiszorítja onnan a munkásodat.

## Learning

lesson-learning = Egy technológia
lesson-learning-unlock = 9 kakaód van, és a következő tábla az alkímia, ahol aranyért technológiát kapsz. Ez megér 3 kakaót: előbb szabadítsd fel a munkásodat, aztán folytasd a köröd.
lesson-learning-unlock-do = Szabadítsd fel a munkásodat 3 kakaóért.
lesson-learning-move = Újra szabad, úgy mozoghat, mint bárki más.
lesson-learning-move-do = Léptesd a 3-as erejű munkásodat a kőfejtőből az alkímiához.
lesson-learning-act = Egy szürke kocka van itt: 1 kakaó. A technológiát ezután választod ki.
lesson-learning-act-do = Hajtsd végre a fő akciót: fejlessz ki egy technológiát.
lesson-learning-learn = Egyetlen munkással a felső sorból választhatsz, kettővel bármelyikből. Ez a technológia 3 GYP-ot ad valahányszor fő akciót hajtasz végre az alkímiánál vagy a nemeseknél, a játék végéig.
lesson-learning-learn-do = Válaszd a „Tudós nemesek” technológiát 1 aranyért.
lesson-learning-learned = A technológiával az oszlopa fölötti templomon is feljebb lépsz: itt a piroson, ez az első győzelmi pontod. A munkásod ereje pedig 4 lett.
lesson-learning-other = { lesson-opponent } aranyat gyűjtött. Tartsd szemmel a templomokat: a nagy lépcsőkön felfedezéslapkák várnak, és aki eljut az utolsó előtti lépcsőre, annak a játék végén pontot ér a templom bónuszlapkája.

## Building

lesson-building = A piramis
lesson-building-what = Középen nő a piramis. Egy lapka 2 kőbe kerül, feljebb fába is. A szintjéért pontot kapsz, és 1 GYP-ot minden ikonért, ami ugyanolyan ikonra kerül. Ha az színes, a templomán is feljebb lépsz.
lesson-building-move = Egy munkással egy lapkát rakhatsz le, kettővel kettőt.
lesson-building-move-do = Léptesd az 1-es erejű munkásodat az erdőből az építkezésre.
lesson-building-act = { lesson-opponent } munkása továbbment, csak egy szürke kocka van itt: 1 kakaó.
lesson-building-act-do = Hajtsd végre a fő akciót: építsd a piramist.
lesson-building-pick = Három lapka van kirakva. A harmadikon színes ikon is van: egy piros.
lesson-building-pick-do = Válaszd a harmadik lapkát.
lesson-building-lay = A kiemelt helyen két ikonja is egyezik, köztük a piros.
lesson-building-lay-do = Válaszd ki a kiemelt helyet az alsó sorban, aztán rakd oda a lapkát.
lesson-building-laid = 1 GYP az első szintért, 2 az ikonokért, 1 a piros templomért. A piramissávon is léptél egyet: az napfogyatkozáskor ér pontot.
lesson-building-other = { lesson-opponent } kifejlesztett egy technológiát. Két táblát még nem próbáltál: a nemeseket, ahol fából házak épülnek a Holtak útja mentén, és a díszeket, ahol arannyal ékesíted a piramist.

## Power

lesson-power = Erő és felemelkedés
lesson-power-why = Az erdő, a kőfejtő és az aranyraktár létszám és erő szerint fizet: minél több munkásod van ott, és minél erősebb a leggyengébbjük, annál többet kapsz.
lesson-power-move = A 4-es erejű munkásod egymaga 2 fát hoz.
lesson-power-move-do = Léptesd a 4-es erejű munkásodat az alkímiától az erdőbe.
lesson-power-act = Csak egy szürke kocka van itt: 1 kakaóért 2 fa és egy megerősítés.
lesson-power-act-do = Hajtsd végre a fő akciót: gyűjts fát.
lesson-power-five = Egy munkásnak legfeljebb 5-ös ereje lehet. Ha még egyszer erősödik, felemelkedik, és pontosan ezt akarod.
lesson-power-nobles = Egy épület ára 2 fa. A nemesek három táblányira vannak: épp elérhetők.
lesson-power-nobles-do = Léptesd az 5-ös erejű munkásodat az erdőből a nemesekhez.
lesson-power-build = Két szín: 2 kakaó. Az épület 2 GYP-ot ér, és a technológiád még 3-at ad.
lesson-power-build-do = Hajtsd végre a fő akciót: építs a nemeseknek.
lesson-power-ascend = Felemelkedés! Még egyet léptél a Holtak útján, és a munkásod 1-es erővel újjászületett a palotában. Cserébe jutalmat választasz.
lesson-power-ascend-do = Kérd a negyedik munkásodat.
lesson-power-four = Négy munkás, és az újjal 2 kakaó. A felemelkedés a világos korongot is lépteti: aki gyakran emelkedik fel, közelebb hozza a napfogyatkozást.
lesson-power-other = { lesson-opponent } is épített, egyszerre két munkással: 5 GYP a középső sorban. Minél többet lépsz a Holtak útján, annál több pontot kapsz minden napfogyatkozáskor. Nézzünk is meg egyet!

## Eclipse

lesson-eclipse = Napfogyatkozás és bér
lesson-eclipse-soon = Néhány fordulóval később: van még két technológiád és 16 GYP-od. A korongok találkoztak, így mindenkinek még egy köre van, aztán jön a napfogyatkozás pontozása.
lesson-eclipse-move = Jól jönne még egy lépés a piramissávon a pontozás előtt. A díszek adnak egyet, és már van ott egy munkásod.
lesson-eclipse-move-do = Léptesd a 2-es erejű munkásodat az alkímiától a díszekhez.
lesson-eclipse-act = 3 arany, de 1-gyel kevesebb, mert ketten vagytok. Kakaóban: egy szürke kocka és te magad vagy itt, mert a saját színed is számít. Az összesen 2.
lesson-eclipse-act-do = Hajtsd végre a fő akciót: rakj le egy díszlapkát.
lesson-eclipse-decorate = A díszlapkák a piramis oldalain fekszenek, rajtuk ugyanolyan ikonok, mint a piramislapkákon. A felső oldalon a harmadik mindkét ikonja egyezik.
lesson-eclipse-decorate-do = Válaszd a harmadik díszlapkát, majd a felső oldalt.
lesson-eclipse-match = Mindkét egyezés színes, így két templomlépés jár. Előbb a győzelmi pontot kérd; a kakaó magától jön utána.
lesson-eclipse-match-do = Lépj feljebb a piros templomon.
lesson-eclipse-grow = Két itteni munkásod közül az egyik erősödik. Segíts a gyengébbnek.
lesson-eclipse-grow-do = Válaszd az 1-es erejű munkásodat.
lesson-eclipse-avenue = A napfogyatkozás. Először a Holtak útja: a 3 lépésed, szorozva az épületsor legkisebb látható számával. Ez is 3: neked 9 GYP, { lesson-opponent } a 4 lépéséért 12-t kap.
lesson-eclipse-track = Aztán a piramissáv: 4 GYP annak, aki legelöl áll, vagyis neked, és lépésenként 4: neked 8. A maszkod 1 GYP-ot ér. Az állás 45–45!
lesson-eclipse-salary = Most a munkásaid kérik a bérüket: fejenként 1 kakaót, 4-es vagy 5-ös erővel 2-t. Minden kakaó, amit nem fizetsz ki, 3 GYP-ba kerül.
lesson-eclipse-salary-do = Fizesd ki mind a 4 kakaót.
lesson-eclipse-after = A világos korong újraindul, a sötét egy lépéssel közelebb kerül, a piramissáv 0-ról indul, és a szürke kockák is odébb mentek. Ez volt az első a három napfogyatkozásból.

## The end

lesson-end = A játék vége
lesson-end-last = A legutolsó kör: 124–115 a javadra, és épp most raktál le egy díszlapkát három munkással. Egyikük most erősödik.
lesson-end-grow = Az 5-ös erejű munkásod felemelkedne. Ez az utolsó körben is éppolyan jó.
lesson-end-grow-do = Válaszd az 5-ös erejű munkásodat.
lesson-end-ascend = Négy munkás, köztük egy erős: a bér 5 kakaó lesz, és neked egy sem maradt. Ez 15 GYP-ba kerülne. Melyik jutalom segít a legtöbbet?
lesson-end-ascend-do = Kérd az 5 kakaót.
lesson-end-done = Egy munkásod zárolva van, de többé már úgysem lép: nem kell felszabadítanod.
lesson-end-done-do = Fejezd be a köröd.
lesson-end-salary = Megvolt a harmadik napfogyatkozás pontozása: 150–147. Szoros! Már csak a bér van hátra, aztán a bónuszlapkák.
lesson-end-salary-do = Fizesd ki mind az 5 kakaót.
lesson-end-bonus = { lesson-opponent } 1 kakaóval kevesebbet tudott fizetni: 3 GYP mínusz. Aztán a bónuszlapkák: te a zöld templom tetején állsz, és 21 GYP-ot kapsz a munkásaidért; ő 21-et a Holtak útján tett lépéseiért.
lesson-end-won = 171–165: nyertél, egyetlen jó kakaós ötlettel. Ennyi az egész játék.
