# What finished games add up to: profiles, statistics, achievements.

## Achievements: what they are called, and what to do for them

achievement-ascension = Povznesení
achievement-ascension-do = Povzneste některého ze svých pracovníků.
achievement-fourth-worker = Čtyři v práci
achievement-fourth-worker-do = Vezměte si jako odměnu za povznesení čtvrtého pracovníka.
achievement-two-ascensions = Dva naráz
achievement-two-ascensions-do = Povzneste v jednom tahu dva pracovníky.
achievement-worship = Poutník
achievement-worship-do = Uctívejte během jedné hry na všech pěti deskách, kde to jde.
achievement-royal-tile = Panovnická přízeň
achievement-royal-tile-do = Získejte za panovnický dílek najednou aspoň 8 VB.
achievement-three-workers = Společnými silami
achievement-three-workers-do = Proveďte hlavní akci se třemi pracovníky.
achievement-technologies = Řada vědění
achievement-technologies-do = Získejte všechny tři technologie jedné řady.
achievement-bottom-row = Dobrá adresa
achievement-bottom-row-do = Postavte budovu ve spodní řadě rodin.
achievement-decorations = Ze všech stran
achievement-decorations-do = Ozdobte během jedné hry každou stranu pyramidy.
achievement-matches = Přesně padne
achievement-matches-do = Zakryjte jedním dílkem tři shodné ikony.
achievement-three-tiles = Tři v jednom tahu
achievement-three-tiles-do = Položte v jednom tahu tři dílky pyramidy.
achievement-pyramid-top = Vrchol pyramidy
achievement-pyramid-top-do = Položte dílek, který pyramidu dokončí.
achievement-pyramid-track = Vysoko na stupnici
achievement-pyramid-track-do = Dojděte na sedmé políčko stupnice pyramidy.
achievement-leader = Stále v čele
achievement-leader-do = Veďte na stupnici pyramidy při všech třech zatměních jedné hry.
achievement-avenue = Konec cesty
achievement-avenue-do = Dojděte na poslední políčko Cesty mrtvých.
achievement-temple-top = Vrchol chrámu
achievement-temple-top-do = Vystupte na nejvyšší schod některého chrámu.
achievement-bonus-tiles = Tři chrámy
achievement-bonus-tiles-do = Vystupte během jedné hry na předposlední schod všech tří chrámů.
achievement-masks = Pět masek
achievement-masks-do = Nasbírejte během jedné hry pět různých masek.
achievement-salaries = Dobrý hospodář
achievement-salaries-do = Získejte čtvrtého pracovníka a vyplaťte všechny tři mzdy v plné výši.
achievement-many-vp = 150 VB
achievement-many-vp-do = Dokončete hru se 150 VB nebo víc.
achievement-beat-novice = { bot-novice } poražen
achievement-beat-novice-do = Vyhrajte hru, ve které hraje bot { bot-novice }.
achievement-beat-student = { bot-student } poražen
achievement-beat-student-do = Vyhrajte hru, ve které hraje bot { bot-student }.
achievement-beat-adept = { bot-adept } poražen
achievement-beat-adept-do = Vyhrajte hru, ve které hraje bot { bot-adept }.
achievement-beat-master = { bot-master } poražen
achievement-beat-master-do = Vyhrajte hru, ve které hraje bot { bot-master }.
achievement-beat-legend = { bot-legend } poražena
achievement-beat-legend-do = Vyhrajte hru, ve které hraje bot { bot-legend }.
achievement-solo-easier = Teotibot: { level-easier }
achievement-solo-easier-do = Vyhrajte sólovou hru na úrovni „{ level-easier }“.
achievement-solo-standard = Teotibot: { level-standard }
achievement-solo-standard-do = Vyhrajte sólovou hru na úrovni „{ level-standard }“.
achievement-solo-harder = Teotibot: { level-harder }
achievement-solo-harder-do = Vyhrajte sólovou hru na úrovni „{ level-harder }“.
achievement-solo-hardest = Teotibot: { level-hardest }
achievement-solo-hardest-do = Vyhrajte sólovou hru na úrovni „{ level-hardest }“.
achievement-four-players = První ze čtyř
achievement-four-players-do = Vyhrajte hru čtyř hráčů.
achievements-new = { $count ->
    [one] Nový úspěch
    [few] Nové úspěchy
   *[other] Nové úspěchy
}

## A profile

profile = Profil
profile-of = Profil: { $name }
profile-your = Váš profil
profile-is-private = Tuto stránku vidíte jen vy.
profile-is-public = Tuto stránku vidí všichni.
profile-public-page = Jak ho vidí ostatní
profile-missing = Veřejný profil tohoto jména neexistuje. Profily jsou soukromé, dokud si jejich majitel nepřeje jinak.
profile-nothing = Zatím není dohraná žádná hra. S první přijdou čísla i úspěchy.
profile-nothing-public = { $name } zatím žádnou hru nedohrál(a).
profile-figures = V číslech
profile-games = Hry
profile-wins = Výhry
profile-mean = Průměr VB
profile-most = Nejvíc VB
profile-given-up = Vzdané
profile-streak-now = Výher v řadě teď
profile-streak-longest = Nejvíc výher v řadě
profile-achievements = Úspěchy
profile-achievements-count = { $earned } z { $all }
# $day: a date
profile-earned = { $games ->
    [1] { $day }, v jedné hře
    [one] od { $day }, v { $games } hře
    [few] od { $day }, ve { $games } hrách
   *[other] od { $day }, v { $games } hrách
}
profile-not-yet = zatím ne
profile-course = VB podle zdroje, hra za hrou
profile-course-text = Poslední hry dohrané do konce, od nejstarší.
profile-course-table = Čísla v tabulce
profile-average = Průměr
profile-when = Datum
profile-vp = VB
profile-place = Pořadí
profile-place-of = { $place }. z { $players }
profile-by-players = Podle počtu hráčů
profile-players = Hráči
profile-solo = Sólo
profile-opponents = Soupeři
profile-opponent = Soupeř
profile-ahead = Skončili jste před ním
profile-teotibot = Teotibot ({ $level })
profile-someone = někdo
profile-someone-text = Kdo má profil soukromý, počítá se jako „někdo“.
profile-starts = Oblíbené startovní dílky
profile-tile = Startovní dílek
profile-kept = Ponechán
profile-best = Nejlepší hry
profile-look = Prohlédnout hru
settings-profile = Veřejný profil
settings-profile-text = Když je zapnutý, najde váš profil pod vaším jménem každý: výsledky, VB, startovní dílky, úspěchy a soupeře. Ostatní jsou v něm jmenováni, jen mají-li sami veřejný profil, a odkazy vedou jen na veřejné stoly.

## In the terminal

command-profile = Ukázat, co dávají dohromady vaše dohrané hry: výsledky, VB podle zdroje, úspěchy.

    Ze všech her na tomto počítači, ve kterých hrál jeden člověk; se jménem ze všech her toho, kdo se tak jmenuje.
opt-profile-name = Čí hry; jinak hry jediného člověka u stolu.
profile-terminal-none = Dohrané hry, které hrál(a) { $name }, tu nejsou.
profile-terminal-nothing = Zatím tu nejsou žádné dohrané hry.
tui-start-profile = Váš profil
profile-about = Co dávají dohromady vaše dohrané hry, a úspěchy, o které se dá pokusit.
