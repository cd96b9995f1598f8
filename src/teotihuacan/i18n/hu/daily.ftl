# The deal of the day: one game a day that is dealt alike for everybody.

## The command

command-daily = A nap játszmája, mindenkinek ugyanaz; az eredmény egy rövid szöveggel összevethető.

    Csak az első játszma számít. Az abbahagyott játszma folytatódik. Az osztás a dátumból következik, így ami rejtett, utána lehetne nézni: az eredmények csak a játék kedvéért vannak.
opt-daily-solo = Teotibot ellen (ez az alapértelmezés).
opt-daily-adept = Az adept bot ellen.
opt-daily-date = Egy másik nap játszmája, például 2026-11-17.
opt-daily-share = Csak a megosztható szöveg.
opt-daily-again = A játszma újra; nem számít.
bad-daily-modes = csak az egyiket add meg: --solo vagy --adept
error-daily-mode = nincs ilyen: '{ $value }'; ezek vannak: { $modes }
error-daily-date = '{ $value }' nem dátum: írd így: 2026-11-17
error-daily-future = a { $value } napi játszmát még nem osztották ki
daily-begins = { $mode ->
    [solo] A nap játszmája ({ $day }), Teotibot ellen.
   *[adept] A nap játszmája ({ $day }), az adept bot ellen.
}
daily-played = A nap játszmáját ({ $day }) már lejátszottad. Még egyszer, kedvtelésből: --again
daily-not-played = a nap játszmájából ({ $day }) még nincs eredményed
daily-not-first = Csak az első játszmád számít: az eredmény marad.

## The text to share

daily-share-title = { $mode ->
    [solo] Teotihuacan { $day } · Teotibot
   *[adept] Teotihuacan { $day } · adept
}
daily-share-won = 🏆 { $vp } : { $other } GYP
daily-share-lost = 🌒 { $vp } : { $other } GYP
daily-share-streak = 🔥 { $count } egymást követő nap
daily-group-pyramid = piramis
daily-group-temples = templomok
daily-group-avenue = Holtak útja és nemesek
daily-group-technologies = technológiák
daily-group-masks = maszkok
daily-group-other = egyéb
daily-legend = Egy négyzet 10 GYP: { $kinds }

## The page

daily = A nap játszmája
daily-of = A nap játszmája: { $day }
daily-text = Naponta egy játszma, mindenkinek ugyanúgy osztva. Az első játszmád számít.
daily-honest = Az osztás a dátumból következik, így ami rejtett, annak utána lehetne nézni. Az eredmények csak a játék kedvéért vannak, másra nem számítanak.
daily-mode = { $mode ->
    [solo] Teotibot ellen
   *[adept] Ellenfél: { bot-adept }
}
daily-play = Játék
daily-go-on = Folytatás
daily-given-up = Ezt a játszmát feladtad.
daily-missed = Ezt a játszmát nem játszottad.
daily-result = { $won ->
    [yes] Győzelem { $vp } : { $other }
   *[no] Vereség { $vp } : { $other }
}
daily-look-again = A játszma megnézése
daily-table = Eredmények
daily-nobody = Még senki sem fejezte be.
daily-place = hely
daily-name = név
daily-vp = GYP
daily-opponent = ellenfél
daily-share = Megosztható szöveg
daily-earlier = Előző nap
daily-later = Következő nap
daily-see = A nap eredményei
daily-standing = A nap játszmája ({ $day }): { $place }. hely, összesen { $count } eredmény.
daily-streak = { $count } egymást követő nap
