# What finished games add up to: profiles, statistics, achievements.

## Achievements: what they are called, and what to do for them

achievement-ascension = Felemelkedés
achievement-ascension-do = Felemelkedik egy munkásod.
achievement-fourth-worker = Négyen a munkában
achievement-fourth-worker-do = Vedd el egy felemelkedés jutalmaként a 4. munkásodat.
achievement-two-ascensions = Ketten egyszerre
achievement-two-ascensions-do = Két munkásod is felemelkedik ugyanabban a körben.
achievement-worship = Zarándok
achievement-worship-do = Egy játszmában imádj mind az öt táblán, ahol lehet.
achievement-royal-tile = Királyi kegy
achievement-royal-tile-do = Szerezz egy királylapkával egyszerre legalább 8 GYP-ot.
achievement-three-workers = Sok kéz
achievement-three-workers-do = Hajts végre egy fő akciót három munkással.
achievement-technologies = Egy sornyi tudás
achievement-technologies-do = Fejleszd ki egy sor mindhárom technológiáját.
achievement-bottom-row = Jó cím
achievement-bottom-row-do = Építs a nemesek alsó sorába.
achievement-decorations = Mind a négy oldal
achievement-decorations-do = Egy játszmában díszítsd a piramis minden oldalát.
achievement-matches = Pont oda illik
achievement-matches-do = Fedj le egy lapkával három egyező ikont.
achievement-three-tiles = Három egy körben
achievement-three-tiles-do = Rakj le egy körben három piramislapkát.
achievement-pyramid-top = A piramis csúcsa
achievement-pyramid-top-do = Tedd le a lapkát, amellyel elkészül a piramis.
achievement-pyramid-track = Messze a sávon
achievement-pyramid-track-do = Érj el a piramissáv 7. mezőjére.
achievement-leader = Mindig elöl
achievement-leader-do = Állj elöl a piramissávon egy játszma mindhárom napfogyatkozásakor.
achievement-avenue = Az út vége
achievement-avenue-do = Érj el a Holtak útja utolsó mezőjére.
achievement-temple-top = A templom teteje
achievement-temple-top-do = Juss fel egy templom legfelső lépcsőjére.
achievement-bonus-tiles = Három templom
achievement-bonus-tiles-do = Egy játszmában juss fel mindhárom templom utolsó előtti lépcsőjére.
achievement-masks = Öt maszk
achievement-masks-do = Gyűjts össze egy játszmában öt különböző maszkot.
achievement-salaries = Jó munkaadó
achievement-salaries-do = Szerezd meg a 4. munkásodat, és fizesd ki mindhárom bért hiánytalanul.
achievement-many-vp = 150 GYP
achievement-many-vp-do = Fejezz be egy játszmát legalább 150 GYP-tal.
achievement-beat-novice = Legyőzve: { bot-novice }
achievement-beat-novice-do = Nyerj egy játszmát, amelyben játszik ez a bot: { bot-novice }.
achievement-beat-student = Legyőzve: { bot-student }
achievement-beat-student-do = Nyerj egy játszmát, amelyben játszik ez a bot: { bot-student }.
achievement-beat-adept = Legyőzve: { bot-adept }
achievement-beat-adept-do = Nyerj egy játszmát, amelyben játszik ez a bot: { bot-adept }.
achievement-beat-master = Legyőzve: { bot-master }
achievement-beat-master-do = Nyerj egy játszmát, amelyben játszik ez a bot: { bot-master }.
achievement-beat-legend = Legyőzve: { bot-legend }
achievement-beat-legend-do = Nyerj egy játszmát, amelyben játszik ez a bot: { bot-legend }.
achievement-solo-easier = Teotibot: { level-easier }
achievement-solo-easier-do = Nyerj egy egyszemélyes játszmát ezen a szinten: { level-easier }.
achievement-solo-standard = Teotibot: { level-standard }
achievement-solo-standard-do = Nyerj egy egyszemélyes játszmát ezen a szinten: { level-standard }.
achievement-solo-harder = Teotibot: { level-harder }
achievement-solo-harder-do = Nyerj egy egyszemélyes játszmát ezen a szinten: { level-harder }.
achievement-solo-hardest = Teotibot: { level-hardest }
achievement-solo-hardest-do = Nyerj egy egyszemélyes játszmát ezen a szinten: { level-hardest }.
achievement-four-players = Négyből az első
achievement-four-players-do = Nyerj egy négyszemélyes játszmát.
achievements-new = { $count ->
    [one] Új teljesítmény
   *[other] Új teljesítmények
}

## A profile

profile = Profil
profile-of = Profil: { $name }
profile-your = A profilod
profile-is-private = Ezt az oldalt csak te látod.
profile-is-public = Ezt az oldalt mindenki láthatja.
profile-public-page = Így látják mások
profile-missing = Ilyen néven nincs nyilvános profil. Egy profil magánügy, amíg a gazdája másként nem akarja.
profile-nothing = Még nincs befejezett játszma. Az elsővel jönnek a számok és a teljesítmények.
profile-nothing-public = { $name } még nem fejezett be játszmát.
profile-figures = Számokban
profile-games = Játszmák
profile-wins = Megnyert
profile-mean = Átlagos GYP
profile-most = Legtöbb GYP
profile-given-up = Feladott
profile-streak-now = Győzelmek sorozatban most
profile-streak-longest = Leghosszabb győzelmi sorozat
profile-achievements = Teljesítmények
profile-achievements-count = { $earned } / { $all }
# $day: a date
profile-earned = { $games ->
    [1] { $day }, egy játszmában
    [one] { $day } óta, { $games } játszmában
   *[other] { $day } óta, { $games } játszmában
}
profile-not-yet = még nincs
profile-course = GYP forrás szerint, játszmáról játszmára
profile-course-text = A legutóbbi végigjátszott játszmák, elöl a legrégebbi.
profile-course-table = A számok táblázatban
profile-average = Átlag
profile-when = Mikor
profile-vp = GYP
profile-place = Helyezés
profile-place-of = { $place }. / { $players }
profile-by-players = Játékosok száma szerint
profile-players = Játékosok
profile-solo = Egyedül
profile-opponents = Ellenfelek
profile-opponent = Ellenfél
profile-ahead = Te végeztél előrébb
profile-teotibot = Teotibot, { $level }
profile-someone = valaki
profile-someone-text = Akinek a profilja nem nyilvános, az itt csak „valaki”.
profile-starts = Kedvenc kezdőlapkák
profile-tile = Kezdőlapka
profile-kept = Megtartva
profile-best = Legjobb játszmák
profile-look = A játszma megnézése
settings-profile = Nyilvános profil
settings-profile-text = Ha be van kapcsolva, a neved alatt mindenki megtalálja a profilodat: eredményeket, GYP-ot, kezdőlapkákat, teljesítményeket és ellenfeleket. Mások neve csak akkor szerepel ott, ha az ő profiljuk is nyilvános, és csak nyilvános asztalokra mutat hivatkozás.

## In the terminal

command-profile = Megmutatja, mit adnak ki a befejezett játszmáid: eredmények, GYP forrás szerint, teljesítmények.

    Az ezen a gépen őrzött összes játszmából, amelyben egy ember játszott; névvel az ilyen nevű ember játszmáiból.
opt-profile-name = Kinek a játszmái; különben az asztalnál ülő egyetlen emberé.
profile-terminal-none = Nincs befejezett játszma ezzel a névvel: { $name }.
profile-terminal-nothing = Még nincs befejezett játszma.
tui-start-profile = A profilod
profile-about = Mit adnak ki a befejezett játszmáid, és milyen teljesítményeket lehet még elérni.
