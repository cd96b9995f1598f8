# Openings: what pairs of starting tiles brought in many games of strong bots.

## The command

command-openings = Mit hoztak a kezdőlapka-párok erős botok sok játszmájában.

    A --tiles az osztott lapkák párjait rangsorolja, és a legjobb pár első köreit is megmutatja. Ahol kevés játszma ismer egy párt, a becslés főleg a két lapkájából ered.
opt-openings-players = A játékosok száma, 1–4 (1: egyedül Teotibot ellen).
opt-openings-place = Csak az N. a játékosok sorrendjében; alapesetben mindenki.
opt-openings-tiles = Kezdőlapkák számai, például 3,7,10,16.
metavar-tiles = LAPKA,...
bad-tiles = '{ $text }': ezek nem kezdőlapkák; írj legalább két számot, például 3,7,10,16
bad-tiles-twice = minden kezdőlapkát csak egyszer adj meg
error-openings-players = players: 1, 2, 3 vagy 4 kell, nem ez: { $value }
error-openings-seat = a sorrendhez 1 és { $last } közötti szám kell, nem ez: { $value }
error-openings-tile = nincs ilyen kezdőlapka: { $value }; a számuk 1 és { $last } közötti
error-openings-pair = egy pár két különböző kezdőlapka
error-openings-none = ilyen játszmát nem számoltunk

## Tables: heads of at most 12 columns

openings-head-tiles = lapkák
openings-head-games = játszma
openings-head-mean = átlag GYP
openings-head-wins = győzelem
openings-head-interval = 95%
openings-head-expected = várható
openings-head-behind = lemaradás
openings-head-first = első kör
openings-head-share = arány

## Tables in words

openings-title = Megnyitások erős botok { $games } játszmájában · { $who }
openings-more = A legjobb { $shown } pár { $count } közül. A tieid: --tiles
openings-expected-note = Várható: egy kis modell GYP-értéke, amely a két lapkát összeadja, ha kevés játszma ismeri a párt; a ± a standard hibája.
openings-first-turns = Első körök ezekkel a lapkákkal: { $first } és { $second }
openings-first-turn = { $deed ->
    [collect] { $board }: kakaó
    [worship] { $board }: imádás
   *[main] { $board }: fő akció
}
openings-hint = Megnyitások: { $games } játszma

## The page

openings = Megnyitások
openings-text = Mit hoztak a kezdőlapka-párok erős botok { $games } játszmájában.
openings-players = Játékosok
openings-seat = Sorrend
openings-any-seat = bármi
openings-tiles = A lapkáid
openings-tiles-text = Válaszd ki az osztott lapkáidat; csak a párjaikat hasonlítjuk össze.
openings-all-tiles = Minden lapka
openings-best = A lapkáid közül a legjobb: { $first } és { $second }, { $vp } GYP előny a következő párral szemben
openings-pick-pair = Válassz egy párt, és látod az első köreit.
openings-never = soha nem játszották
openings-interval = győzelem { $low }-{ $high }%
openings-plus-minus = { $vp } ± { $error }
openings-figure = megnyitások { $vp } ± { $error } GYP
openings-explore = Megnyitások ezekkel a lapkákkal
openings-show-all = Mind a(z) { $count } pár
