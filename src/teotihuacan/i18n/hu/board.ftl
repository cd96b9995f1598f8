# Things on the table: names, and in messages that end in -does what each does.
# Boards have forms with their article: .to (hová), .at (hol), .from (honnan).

the-table = Az asztal
parts = Az asztal részei
part-boards = Táblák
part-pyramid = Piramis
part-tracks = Templomok
part-tiles = Lapkák
part-players = Játékosok
teotibot = Teotibot
player-number = { $number }. játékos
vp = GYP

## Goods and steps

good-wood = { $n } fa
good-stone = { $n } kő
good-gold = { $n } arany
good-cocoa = { $n } kakaó
good-vp = { $n } GYP
good-any_resource = { $n } tetszőleges nyersanyag
good-temple_any = { $n ->
    [one] egy lépés egy tetszőleges templomon
   *[other] { $n } lépés tetszőleges templomokon
}
temple-step = { $temple ->
    [blue] egy lépés a kék templomon
    [red] egy lépés a piros templomon
   *[green] egy lépés a zöld templomon
}
avenue-step = egy lépés a Holtak útján
lowest-technology = a legkisebb számú technológia, ami még nincs meg neked
power-up = egy megerősítés
discovery-shown = egy felfedett felfedezéslapka, amit megvehetsz
standing = { $name }: { $step }

## Action boards

board-palace = Palota
    .to = a palotába
    .at = a palotában
    .from = a palotából
board-palace-does = Itt nincs fő akció. Szüretelj kakaót, vagy zárolj egy munkást a három királylapka egyikén, és használd a képességét. A felemelkedett munkások ide térnek vissza, 1-es erővel.
board-forest = Erdő
    .to = az erdőbe
    .at = az erdőben
    .from = az erdőből
board-forest-does = Fát kapsz: minél több munkásod van itt, és minél erősebb a leggyengébbjük, annál többet. Utána egy megerősítés jár, három munkással kettő.
board-stone_quarry = Kőfejtő
    .to = a kőfejtőbe
    .at = a kőfejtőben
    .from = a kőfejtőből
board-stone_quarry-does = Követ kapsz: minél több munkásod van itt, és minél erősebb a leggyengébbjük, annál többet. Utána egy megerősítés jár, három munkással kettő.
board-gold_deposits = Aranyraktár
    .to = az aranyraktárba
    .at = az aranyraktárban
    .from = az aranyraktárból
board-gold_deposits-does = Aranyat kapsz: minél több munkásod van itt, és minél erősebb a leggyengébbjük, annál többet. Utána egy megerősítés jár, három munkással kettő.
board-alchemy = Alkímia
    .to = az alkímiához
    .at = az alkímiánál
    .from = az alkímiától
board-alchemy-does = Fizess arannyal egy technológiáért, ami még nincs meg neked, és lépj egyet az oszlopa templomán; akinek már megvan, 3 GYP-ot kap. Az alsó sorhoz két munkás kell, vagy egyetlen 4-es vagy 5-ös erejű, de az akkor nem kap megerősítést.
board-nobles = Nemesek
    .to = a nemesekhez
    .at = a nemeseknél
    .from = a nemesektől
board-nobles-does = Fizess 2 fát, és tedd a bal szélső épületet a nemesek egyik sorába: egy munkással a felsőbe, kettővel a középsőbe, hárommal az alsóba. A mezője pontot ér, és lépsz egyet a Holtak útján.
board-decorations = Díszek
    .to = a díszekhez
    .at = a díszeknél
    .from = a díszektől
board-decorations-does = Fizess 3 aranyat (az első munkás után minden további 1-gyel csökkenti az árat), és rakj egy díszlapkát a piramis valamelyik oldalára: 3 GYP, egyező ikononként 1 GYP, színes egyezésenként egy templomlépés, és egy lépés a piramissávon.
board-construction = Építkezés
    .to = az építkezésre
    .at = az építkezésen
    .from = az építkezésről
board-construction-does = Rakj le legfeljebb annyi piramislapkát, ahány munkásod itt van: egyenként 2 kő, és az első fölött szintenként még 1 fa. Pontot kapsz a szintért, és 1 GYP-ot minden egyező ikonért; a színes egyezés egy templomlépést is ad, minden lapka egy lépést a piramissávon.

## Workers

worker-free = { $board ->
    [none] { $name } { $power ->
        [3] 3-as
        [5] 5-ös
        [6] 6-os
       *[other] { $power }-es
    } erejű munkása, még nincs lerakva
   *[other] { $name } { $power ->
        [3] 3-as
        [5] 5-ös
        [6] 6-os
       *[other] { $power }-es
    } erejű munkása ({ $place })
}
worker-free-does = Legfeljebb három táblát léphet az óramutató járása szerint. 6-os erőnél felemelkedik: egy lépés a Holtak útján, egy jutalom, és a palotában kezdi újra.
worker-locked = { $name } { $power ->
    [3] 3-as
    [5] 5-ös
    [6] 6-os
   *[other] { $power }-es
} erejű, zárolt munkása ({ $place })
worker-locked-does = Nem mozoghat, és a tábláján nem számít, amíg fel nem szabadul: egy egész körért, 3 kakaóért, vagy ha valaki kiszorítja.
neutral-die = { $colour }. semleges szín kockája ({ $place })
neutral-die-does = Külön színnek számít: kakaószüretkor többet kapsz miatta, a fő akcióért többet fizetsz.

## Worship

worship-space = Imádásmező ({ $place })
worship-forest-does = Zárold itt a munkásodat, és lépj egyet a piros templomon, vagy vedd meg a felfedezéslapkát; még 1 kakaóért mindkettő a tiéd.
worship-stone_quarry-does = Zárold itt a munkásodat, és lépj egyet a zöld templomon, vagy vedd meg a felfedezéslapkát; még 1 kakaóért mindkettő a tiéd.
worship-gold_deposits-does = Zárold itt a munkásodat, és lépj egyet a kék templomon, vagy vedd meg a felfedezéslapkát; még 1 kakaóért mindkettő a tiéd.
worship-decorations-does = Zárold itt a munkásodat, és lépj egyet egy tetszőleges templomon, vagy vedd meg a felfedezéslapkát; még 1 kakaóért mindkettő a tiéd.
royal-space = Királylapka: { $tile }
royal-tech_vp = Tudósok
royal-tech_vp-does = 2 GYP minden technológiádért, de legfeljebb annyiért, amennyi a munkás ereje.
royal-pyramid_track_vp = Építők
royal-pyramid_track_vp-does = 2 GYP minden lépésedért a piramissávon, de legfeljebb annyiért, amennyi a munkás ereje.
royal-avenue_vp = Körmenetek
royal-avenue_vp-does = 1 GYP minden lépésedért a Holtak útján, de legfeljebb a munkás erejénél 1-gyel több.
royal-cocoa_to_wood_and_stone = Fa- és kőcsere
royal-cocoa_to_wood_and_stone-does = Legfeljebb annyiszor, amennyi a munkás ereje: 1 kakaóért 1 fa és 1 kő.
royal-cocoa_to_gold_and_stone = Arany- és kőcsere
royal-cocoa_to_gold_and_stone-does = Legfeljebb annyiszor, amennyi a munkás ereje: 1 kakaóért 1 arany és 1 kő.
royal-cocoa_and_resource_to_resources = Átváltás
royal-cocoa_and_resource_to_resources-does = Egyszer: 1 kakaóért és 1 nyersanyagért annyi tetszőleges nyersanyag, amennyi a munkás ereje.
royal-gain_cocoa = Kakaóraktár
royal-gain_cocoa-does = Kakaót kapsz: 1-gyel többet, mint a munkás ereje.
royal-resource_to_cocoa = Kakaópiac
royal-resource_to_cocoa-does = Legfeljebb annyiszor, amennyi a munkás ereje: 1 nyersanyagért 2 kakaó.
royal-cocoa_to_temples = Áldozatok
royal-cocoa_to_temples-does = Legfeljebb 1-gyel kevesebbszer, mint a munkás ereje: 1 kakaóért egy lépés egy tetszőleges templomon.

## Pyramid and decorations

icon-b = { $coloured ->
    [yes] kék szobor
   *[no] szobor
}
icon-r = { $coloured ->
    [yes] piros fejdísz
   *[no] fejdísz
}
icon-g = { $coloured ->
    [yes] zöld kígyó
   *[no] kígyó
}
icon-plain = egyszerű jel
cell = { $level }. szint, { $row }. sor, { $column }. oszlop
cell-does = Az ide rakott lapka a szintjéért ér pontot, és 1 GYP-ot minden ikonért, ami ugyanolyan ikont fed le; ha az az ikon színes, egy lépés is jár a templomán.
pyramid-laid = { $level }. szint, { $row }. sor, { $column }. oszlop: lapka, rajta { $icons }
pyramid-tile = Piramislapka: { $icons }
pyramid-tile-does = Forgasd úgy, hogy az ikonjai ugyanolyan ikonokat fedjenek le. A színes ikonok egyezéskor egy lépést is adnak a templomukon.
decoration-tile = Díszlapka: { $icons }
decoration-tile-does = A piramis egyik oldalának következő szabad mezőjére kerül, kívülről felfelé.
decoration-laid = { $side ->
    [top] Felső oldal
    [right] Jobb oldal
    [bottom] Alsó oldal
   *[left] Bal oldal
}, { $space }. mező: díszlapka, rajta { $icons }
side = { $side ->
    [top] A piramis felső oldala
    [right] A piramis jobb oldala
    [bottom] A piramis alsó oldala
   *[left] A piramis bal oldala
}
side-does = A díszlapkák szintenként kapaszkodnak felfelé az oldalon. 3 GYP, és 1 GYP minden ikonért, ami ugyanolyan ikont fed le.
displays = Kínálat
stacks-left = Maradt: { $pyramid } + { $decorations }

## Temples, avenue, tracks, calendar

temple = { $temple ->
    [blue] Kék templom
    [red] Piros templom
   *[green] Zöld templom
}
temple-does = Ha feljebb lépsz, megkapod a lépcsőn látható jutalmat. Nagy lépcsőn helyette megveheted az ott lévő felfedezéslapkák egyikét. Az utolsó előtti lépcső bónuszlapkája a játék végén számít; a legfelsőre csak egyetlen jelző juthat fel.
temple-track = { $temple ->
    [blue] Kék templom
    [red] Piros templom
   *[green] Zöld templom
}: { $standings }
avenue = Holtak útja
avenue-does = Minden napfogyatkozáskor annyit ér egy lépésed, amennyi az épületsor legkisebb látható száma. A 3., 6. és 8. lépésnél megvehetsz egy felfedezéslapkát.
avenue-track = Holtak útja: { $standings }
track = Piramissáv
track-does = Minden napfogyatkozáskor 4, 3 vagy 2 GYP-ot ér egy lépés, és aki a legelöl áll, még 4 GYP-ot kap. Utána mindenki 0-ról indul újra.
track-track = Piramissáv: { $standings }
calendar-eclipse = { $number }/{ $of }. napfogyatkozás
calendar-due = { $turns } kör múlva
calendar-steps = { $steps } lépés
calendar-over = vége
calendar-away = A világos korong { $steps } lépésre van a napfogyatkozástól
calendar-soon = { $turns ->
    [one] Ez után a kör után jön a napfogyatkozás pontozása
   *[other] { $turns } kör után jön a napfogyatkozás pontozása
}
calendar-does = A világos korong minden forduló után és minden felemelkedéskor lép egyet. Ha eléri a sötét korongot, befejezitek ezt a fordulót, játszotok még egyet, aztán jön a napfogyatkozás pontozása.
bonus-tile = Templom bónuszlapka
bonus-best_mask_set_again = A játék végén, ezen a lépcsőn vagy fölötte: a legjobb maszkkészleted még egyszer
bonus-technologies_5 = A játék végén, ezen a lépcsőn vagy fölötte: 5 GYP minden technológiádért
bonus-flat_15 = A játék végén, ezen a lépcsőn vagy fölötte: 15 GYP
bonus-avenue_3 = A játék végén, ezen a lépcsőn vagy fölötte: 3 GYP minden lépésedért a Holtak útján
bonus-bonus_tiles_9 = A játék végén, ezen a lépcsőn vagy fölötte: 9 GYP minden elért bónuszlapkádért
bonus-non_mask_discoveries_2 = A játék végén, ezen a lépcsőn vagy fölötte: 2 GYP minden felfedezéslapkádért, ami nem maszk
bonus-workers_4_or_9 = A játék végén, ezen a lépcsőn vagy fölötte: 4 GYP minden 1–3-as, 9 GYP minden 4-es vagy 5-ös erejű munkásodért

## Nobles

nobles-rows = Nemesek és épületek
nobles-row = { $row ->
    [top] A nemesek felső sora
    [middle] A nemesek középső sora
   *[bottom] A nemesek alsó sora
}: { $built } épület, { $spaces } mező
nobles-row-does = Az épület annyi GYP-ot ér, amennyi a mezőjén áll, és lépsz egyet a Holtak útján.
buildings = Épületsor
buildings-does = Minden elvett épület alól kisebb szám bukkan elő. Napfogyatkozáskor mindenkinek annyit ér egy lépés a Holtak útján, amennyi a legkisebb látható szám.
buildings-row = Épületsor: a Holtak útján egy lépés { $worth } GYP, még { $left } épület van

## Technologies

technologies = Technológiák
technology-known = { $name }, { $gold } arany; megvan: { $owners }
technology-unknown = { $name }, { $gold } arany; még senkinek sincs meg
technology-palace_cocoa = Palotavendégek
technology-palace_cocoa-does = 1 kakaó minden munkásodért, amelyik a palotába lép vagy áthalad rajta.
technology-alchemy_nobles_vp = Tudós nemesek
technology-alchemy_nobles_vp-does = 3 GYP az alkímia vagy a nemesek fő akciója után.
technology-resource_extra = Jobb szerszámok
technology-resource_extra-does = Eggyel több fa, kő vagy arany az erdő, a kőfejtő vagy az aranyraktár fő akciója után.
technology-resource_cocoa_vp = Vásárnapok
technology-resource_cocoa_vp-does = 1 kakaó és 1 GYP az erdő, a kőfejtő vagy az aranyraktár fő akciója után.
technology-decorations_vp = Finom kézművesség
technology-decorations_vp-does = 4 GYP a díszek fő akciója után.
technology-construction_vp = Építőmesterek
technology-construction_vp-does = 3 GYP az építkezés fő akciója után.
technology-paid_power_up = Kiképzés
technology-paid_power_up-does = Egy fő akció megerősítései után 1 kakaóért még egy megerősítés ugyanazon a táblán.
technology-construction_worker_and_discount = Állványzat
technology-construction_worker_and_discount-does = Az építkezés eggyel több munkással számol, és eggyel kevesebb fába vagy kőbe kerül.
technology-construction_temple = Áldott kövek
technology-construction_temple-does = Egy lépés egy tetszőleges templomon az építkezés fő akciója után.

## Discovery tiles

discovery-costs = { $name }, ára: { $cost }
discovery-free = { $name }, ingyen
discovery-mask = { $number }. maszk
discovery-mask-does = Tartsd meg: a különböző maszkokból álló készlet minden napfogyatkozáskor pontot ér, egytől hét maszkig 1, 3, 6, 10, 15, 21 vagy 28 GYP-ot.
discovery-victory_points = Győzelmi pontok
discovery-victory_points-does = 4 GYP-ot kapsz érte.
discovery-any_resources_3 = Három nyersanyag
discovery-any_resources_3-does = 3 nyersanyagot választhatsz magadnak.
discovery-any_resources_2 = Két nyersanyag
discovery-any_resources_2-does = 2 nyersanyagot választhatsz magadnak.
discovery-avenue_step = Lépés a Holtak útján
discovery-avenue_step-does = Eggyel előrébb jutsz a Holtak útján.
discovery-temple_any = Templomlépés
discovery-temple_any-does = Eggyel feljebb jutsz egy általad választott templomon.
discovery-temple_blue = Kék templomlépés
discovery-temple_blue-does = Eggyel feljebb jutsz a kék templomon.
discovery-temple_red = Piros templomlépés
discovery-temple_red-does = Eggyel feljebb jutsz a piros templomon.
discovery-temple_green = Zöld templomlépés
discovery-temple_green-does = Eggyel feljebb jutsz a zöld templomon.
discovery-cocoa = Kakaó
discovery-cocoa-does = 4 kakaót hoz.
discovery-power_up_twice = Két megerősítés
discovery-power_up_twice-does = Két megerősítés szabad munkásoknak, bármelyik táblán.
discovery-double_move = Dupla mozgás
discovery-double_move-does = Amikor mozogsz, egy második munkásod is vele tart ugyanarról a tábláról.
discovery-free_cocoa = Kakaó nélkül
discovery-free_cocoa-does = Nem kell kakaót fizetned egy fő akcióért, egy imádásért vagy egyszer a bérért.
discovery-move_anywhere = Mozgás bárhová
discovery-move_anywhere-does = Egy munkásod bármelyik táblára léphet.
discovery-extra_worker = Plusz munkás
discovery-extra_worker-does = Eggyel több munkással számolhatsz az alkímia, a nemesek vagy az építkezés fő akciójánál.

## Starting tiles and players

starting-tiles = Kezdőlapkák
starting-tile = { $number }. kezdőlapka, { $boards }: { $gives }
starting-tile-does = Mindent megkapsz, ami rajta van. Három munkásod különböző táblákon kezd, amelyek a két lapkádon szerepelnek.
player = { $name }: { $vp } GYP, { $goods }, { $technologies } technológia

## Teotibot

bot-tile = Teotibot lapkája: { $tile } ({ $sums ->
    [none] sosem dobja ki
   *[other] dobás: { $sums }
})
bot-aside = Félretett akciólapka: { $tile }
bot-direction = { $way ->
    [left] Irány: balra
   *[right] Irány: jobbra
}
bot-construction = Építkezés
bot-construction-does = Ha van 2 köve és munkása az építkezésen, lerak egy piramislapkát; különben, ha van munkása a kőfejtőben, kap 2 követ; különben 5 kakaót.
bot-decorations = Díszek
bot-decorations-does = Ha van 2 aranya és munkása a díszeknél, lerak egy díszlapkát; különben, ha van munkása az aranyraktárban, kap 2 aranyat; különben 5 kakaót.
bot-alchemy = Alkímia
bot-alchemy-does = Ha van 1 aranya és munkása az alkímiánál, kifejleszt egy technológiát; különben a leggyengébb munkása kap két megerősítést.
bot-nobles = Nemesek
bot-nobles-does = Ha van 2 fája és munkása a nemeseknél, épít; különben, ha van munkása az erdőben, kap 2 fát; különben 5 kakaót.
bot-mastery = Hatalom
bot-mastery-does = A legerősebb szabad munkása azt teszi, amire a táblája való; ha nem tudja, jön a következő legerősebb.
bot-worship = Imádás
bot-worship-does = A zárolt munkása a következő imádásmezőre megy, onnan kiszorítja a tiédet, és feljebb lép annak a templomán.
bot-mask_collection = Maszkgyűjtés
bot-mask_collection-does = Megvesz egy még hiányzó maszkot valamelyik imádásmező mellől, a legritkábbat először; különben kap 5 kakaót.

## Resource boards

reward-workers = munkás
reward-power = erő: { $power }
