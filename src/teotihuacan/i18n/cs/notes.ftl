# The rule behind each question, by the engine's names, in a sentence or two: at most 260 characters.
# The numbers of the rules stand beside it.

notes-keep_starting_tiles = Nechte si dva ze čtyř startovních dílků; získáte vše, co je na nich, a vaši pracovníci začnou na třech z uvedených desek. Všichni vybírají tajně.
notes-take_starting_tile = V pořadí hráčů si každý vezme jeden startovní dílek, pak v opačném pořadí druhý.
notes-start_power_up = Startovní dílek s posílením zvýší sílu jednoho z vašich počátečních pracovníků o 1.
notes-start_discovery = Dílek objevu, který ukázal startovní dílek, si teď můžete za jeho cenu koupit; jinak se vrací do sloupečku.
notes-place_worker = Tři počáteční pracovníci jdou na tři různé desky z těch, které jsou na vašich dvou startovních dílcích.
notes-turn = Přesuňte volného pracovníka o 1 až 3 desky po směru hodinových ručiček a proveďte tam jednu akci; nebo obětujte tah a uvolněte zdarma všechny uctívající. Uvolnění za 3 kakaa tah nestojí.
notes-second_worker = S dvojitým přesunem jde druhý pracovník z téže desky; vlastní akci neprovádí, ale na desce se počítá.
notes-board_action = Sbírejte kakao (barvy na desce před příchodem plus 1), uctívejte, nebo zaplaťte kakao za každou barvu a proveďte hlavní akci.
notes-worship_order = Zaplaceny jsou obě části uctívání: schopnost i dílek objevu, v pořadí, jaké chcete.
notes-buy_discovery = Dílek objevu stojí vždy to, co je na něm; můžete ho nechat ležet. Na políčkách 3, 6 a 8 Cesty mrtvých si smíte koupit jeden dílek.
notes-large_step = Na velkém schodu chrámu si buď koupíte jeden z dílků objevu, které tam leží, nebo si vezmete uvedenou odměnu.
notes-choose_temple = Postupte o schod v libovolném chrámu, kde je to možné, a vezměte si odměnu dosaženého schodu.
notes-match_temple = Každá ikona, která překryla stejnou a je na novém dílku barevná, přináší schod ve svém chrámu. Pořadí volíte vy.
notes-gain_resources = Libovolné suroviny: dřevo, kámen a zlato v jakékoli kombinaci. Kakao surovina není.
notes-royal_trade = Panovnický dílek mění 1 kakao za dvě suroviny, až tolikrát, kolik činí síla pracovníka.
notes-royal_swap = Panovnický dílek dá jednou za 1 kakao a 1 surovinu tolik libovolných surovin, kolik činí síla pracovníka.
notes-royal_sell = Panovnický dílek dá za 1 surovinu 2 kakaa, až tolikrát, kolik činí síla pracovníka.
notes-royal_temple = Panovnický dílek prodává schody v chrámech po 1 kakau, o jeden méně, než činí síla pracovníka.
notes-technology = Zaplaťte zlato, vezměte si technologii a postupte v chrámu jejího sloupce; každý jiný, kdo ji zná, získá 3 VB. Jeden pracovník dosáhne na horní řadu, dva a víc i na spodní.
notes-nobles_row = První budova zleva jde do řady rodin: s jedním pracovníkem do horní, se dvěma do prostřední, se třemi do spodní; je-li řada plná, do vyšší.
notes-decoration = Dílek výzdoby patří na další volné políčko strany, pod kterým je dost pater pyramidy. 1 VB za každou ikonu, která překryje stejnou, pak 3 VB a políčko na stupnici pyramidy.
notes-pyramid_tile = Položte jeden dílek pyramidy, nebo až tolik, kolik tu máte pracovníků (nejvýše 3). Každý stojí 2 kameny a za každé patro nad prvním 1 dřevo.
notes-pyramid_cell = 1, 3, 5 nebo 7 VB podle patra, 1 VB za každou ikonu, která překryje stejnou; barevná shoda dává i schod v chrámu. Vyšší patra potřebují pod sebou čtyři dílky.
notes-discount = Technologie zlevní jeden dílek této výstavby o kámen nebo o dřevo.
notes-power_up = Hlavní akce končí posílením volných pracovníků na desce a je povinné. Pracovník, který by dosáhl síly 6, je povznesen.
notes-paid_power_up = Technologie prodává za 1 kakao další posílení na téže desce.
notes-power_up_anywhere = Dílek objevu přináší dvě posílení volných pracovníků kdekoli: jednoho dvakrát, nebo dvou.
notes-ascension = Pracovník začíná znovu v paláci se silou 1 a vy se posunete na Cestě mrtvých. Vyberte 5 VB, 5 kakaa, schod v chrámu, dva schody za 3 kakaa, nebo čtvrtého pracovníka.
notes-end_turn = Než tah skončí, můžete ještě použít dílky objevu nebo za 3 kakaa uvolnit všechny uctívající pracovníky.
notes-salary = Každý pracovník dostane 1 kakao, při síle 4 nebo 5 dvě. Každé nezaplacené kakao stojí 3 VB.
notes-between = Od nikoho u této obrazovky se teď nic nečeká.
notes-over = Hra skončila: vítězí nejvíc vítězných bodů, pak nejvíc kakaa.

# Where the rule stands; $numbers is a list of $count numbers such as 3.1 and 3.2
notes-rules = { $count ->
    [one] pravidlo { $numbers }
    [few] pravidla { $numbers }
   *[other] pravidla { $numbers }
}
