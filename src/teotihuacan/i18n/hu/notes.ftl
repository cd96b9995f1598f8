# The rule behind each question, by the engine's names, in a sentence or two: at most 260 characters.
# The numbers of the rules stand beside it.

notes-keep_starting_tiles = Tarts meg kettőt a négy kezdőlapkádból; mindent megkapsz, amit mutatnak, és a munkásaid három olyan táblán kezdenek, amelyek rajtuk szerepelnek. Mindenki titokban választ.
notes-take_starting_tile = Játékosrendben mindenki elvesz egy kezdőlapkát, aztán fordított sorrendben egy másodikat.
notes-start_power_up = A megerősítést mutató kezdőlapka 1-gyel növeli egy kezdő munkásod erejét.
notes-start_discovery = A felfedezéslapkát, amit a kezdőlapkád mutatott, most megveheted az áráért; különben visszakerül a pakliba.
notes-place_worker = Három kezdő munkásod három különböző táblára kerül azok közül, amelyek a két kezdőlapkádon szerepelnek.
notes-turn = Léptess egy szabad munkást 1–3 táblával az óramutató járása szerint, és hajts végre ott egy akciót; vagy szánd a kört arra, hogy ingyen felszabadítod az összes zárolt munkásodat. A 3 kakaós felszabadítás nem kerül körbe.
notes-second_worker = Dupla mozgásnál ugyanarról a tábláról egy második munkás is vele tart; saját akciója nincs, de ott beleszámít.
notes-board_action = Kakaószüret (ahány szín az érkezésed előtt ott volt, plusz 1), imádás, vagy színenként 1 kakaóért a fő akció.
notes-worship_order = Az imádás mindkét részéért fizettél: a képességért és a felfedezéslapkáért. A sorrend tetszőleges.
notes-buy_discovery = A felfedezéslapka mindig annyiba kerül, amennyi rajta áll; ott is hagyhatod. A Holtak útja 3., 6. és 8. lépésénél egy lapkát vehetsz.
notes-large_step = Egy templom nagy lépcsőjén vagy megveszel egyet az ott fekvő felfedezéslapkákból, vagy megkapod a feltüntetett jutalmat.
notes-choose_temple = Lépj egyet egy tetszőleges templomon, ahol lehet, és megkapod az elért lépcső jutalmát.
notes-match_temple = Minden ikon, ami ugyanolyan ikont fed le, és az új lapkán színes, egy lépést hoz a templomán. A sorrend a tiéd.
notes-gain_resources = Tetszőleges nyersanyag: fa, kő és arany bármilyen összeállításban. A kakaó nem nyersanyag.
notes-royal_trade = A királylapka 1 kakaót két nyersanyagra cserél, legfeljebb annyiszor, amennyi a munkásod ereje.
notes-royal_swap = A királylapka egyszer annyi tetszőleges nyersanyagot ad, amennyi a munkásod ereje, 1 kakaóért és 1 nyersanyagért.
notes-royal_sell = A királylapka 1 nyersanyagért 2 kakaót ad, legfeljebb annyiszor, amennyi a munkásod ereje.
notes-royal_temple = A királylapka 1-1 kakaóért templomlépést ad, legfeljebb eggyel kevesebbet, mint a munkásod ereje.
notes-technology = Fizesd ki az aranyat, tiéd a technológia, és lépsz egyet az oszlopa templomán; aki más már kifejlesztette, 3 GYP-ot kap. Egy munkás a felső sort éri el, kettő vagy több az alsót is.
notes-nobles_row = A bal szélső épület a nemesek egyik sorába kerül: egy munkással a felsőbe, kettővel a középsőbe, hárommal az alsóba; ha a sor tele van, feljebb kell menned.
notes-decoration = A díszlapka egy oldal következő szabad mezőjére kerül, elég magas piramis fölé. 1 GYP minden ikonért, ami ugyanolyan ikont fed le, utána 3 GYP és egy lépés a piramissávon.
notes-pyramid_tile = Rakj le egy piramislapkát, vagy legfeljebb annyit, ahány munkásod itt van (3-nál nem többet). Egyenként 2 kő, és az első fölött szintenként még 1 fa.
notes-pyramid_cell = Szint szerint 1, 3, 5 vagy 7 GYP, és 1 GYP minden ikonért, ami ugyanolyan ikont fed le; a színes egyezés egy lépést is hoz a templomán. A magasabb szintekhez négy lapka kell alulra.
notes-discount = A technológia ennek az építkezésnek egy lapkáját egy kővel vagy egy fával olcsóbbá teszi.
notes-power_up = A fő akció az adott táblán álló szabad munkások megerősítésével zárul, és ez kötelező. Amelyik munkás elérné a 6-ot, felemelkedik.
notes-paid_power_up = A technológia 1 kakaóért még egy megerősítést ad ugyanazon a táblán.
notes-power_up_anywhere = A felfedezéslapka két megerősítést ad szabad munkásoknak, bárhol: egy munkásnak kétszer, vagy két munkásnak.
notes-ascension = A munkás 1-es erővel újrakezdi a palotában, te pedig lépsz egyet a Holtak útján. Választhatsz: 5 GYP, 5 kakaó, egy templomlépés, 3 kakaóért két templomlépés, vagy a negyedik munkásod.
notes-end_turn = A köröd vége előtt még használhatsz felfedezéslapkákat, vagy 3 kakaóért felszabadíthatod az összes zárolt munkásodat.
notes-salary = Minden munkásnak 1 kakaó jár, 4-es és 5-ös erővel 2. Minden ki nem fizetett kakaó 3 GYP-ba kerül.
notes-between = Ennél a képernyőnél most senkitől sem kérdezünk semmit.
notes-over = Vége a játéknak: a legtöbb győzelmi pont nyer, azután a legtöbb kakaó.

# Where the rule stands; $numbers is a list of $count numbers such as 3.1 and 3.2
notes-rules = { $numbers } szabály
