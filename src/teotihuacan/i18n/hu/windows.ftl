# The terminal's table in windows of every size, the end of a turn, the pyramid, the next eclipse.

## Keys below the table: at most 9 columns each

tui-key-tab = Lapozás
tui-key-options = Opciók

## Tabs, in a window of 80 columns: at most 11 columns each

tui-tab-boards = Táblák
tui-tab-pyramid = Piramis
tui-tab-players = Játékosok
tui-tab-tracks = Sávok
tui-tab-tiles = Lapkák
tui-tab-log = Napló

## The pyramid

tui-place-keys = ← ↑ ↓ → mozgat, szóköz forgat, Enter lerak

## The next eclipse

tui-eclipse-title = ha most jönne a napfogyatkozás
# In the line above the table: at most 42 columns
tui-eclipse-due = Most { $vp } GYP-ot érne, bér: { $salary }
# What a player would score, and the cocoa that the workers want
tui-eclipse-seat = { $vp } GYP; bér: { $salary } kakaó
tui-eclipse-source = { $source } { $vp }
tui-eclipse-later = Az első kör még hátravan.

## Tiles in words

tui-technologies-title = technológiák
tui-royal-named = { $name }: { $does }
# $price: gold
tui-technology = { $name } ({ $price }): { $does }

## The end of a turn, and the next person

tui-asks-no-more = A köreid most már maguktól érnek véget. Az o billentyűvel visszakapcsolhatod a kérdést.
tui-hand-over-title = Add át a billentyűzetet: { $name }
tui-hand-over-text = { $name } köre jön. Kezdéshez nyomj Entert, vagy kattints ide.
tui-options-title = Beállítások minden játékhoz
# Keys: lines of at most 70 columns
tui-options-keys = ← → változtat, Esc bezár
tui-options-ends = Kérdezzen rá, mielőtt véget ér a köröm
tui-options-hand_over = Álljon meg két ember köre között

## A window too small: lines of at most 50 columns

tui-small-leave =
    q vagy Esc: kilépés; a játék megmarad.
    Bármekkora ablakban: teotihuacan play

## A new game

# Options: at most 24 columns each
tui-option-name = { $number }. név
tui-option-first = Kezdőjátékos
# Their values: at most 36 columns each
tui-first-drawn = sorsolással
# The name of somebody who typed none
tui-player = { $number }. játékos
# What they are about: at most 140 columns each
tui-about-name = írj be egy nevet; üresen: a mutatott név
tui-about-first = a sorrendet sorsoljuk, ahogy a szabály mondja; vagy válaszd ki, ki kezd
# $name: what was typed
tui-name-of-bot = Egy botnak ez a neve: { $name }. Írj be másikat.

## The command line

opt-first = Ki kezd: előbb az emberek, utánuk a botok számítanak; nélküle a sorrendet kisorsoljuk.
opt-names = Az emberek neve.
bad-first = 1 és { $players } közötti szám kell, nem { $text }
bad-names = 1–{ $people } nevet adj meg, vesszővel elválasztva

## Help

tui-keys-tab = Tab
tui-keys-turn = ← ↑ ↓ →, szóköz
# What keys do: at most 40 columns each
tui-does-turn = piramislapka mozgatása, forgatása
tui-does-options = kérdezzen-e, mielőtt véget ér a kör
tui-does-tab = a következő fül, kis ablakban
