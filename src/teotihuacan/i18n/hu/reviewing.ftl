# A finished game looked at again, on the page.

reviewed = Elemzés
reviewed-text = Egy erős játékos minden kört újra megnéz: mennyit ért, mi lett volna jobb és miért.
reviewed-depth = Milyen mélyen
reviewed-begin = A játék elemzése
reviewed-deeper = Nézd meg mélyebben
reviewed-progress = { $done }. kör, összesen { $turns }
reviewed-cancel = Mégse
reviewed-not-over = Ez a játék akkor elemezhető, ha véget ért.
reviewed-whose = Kinek a körei
reviewed-chances = Győzelmi esélyek
reviewed-chances-label = Mindenki győzelmi esélye a játék során. Minden jel { $name } egy-egy drága köre, és oda vezet a visszajátszásban.
# A mark in the chart, read out: which turn, its label, what it lost
reviewed-mark = { $turn }: { $label }, { $loss }
reviewed-costly = A legdrágább körök
reviewed-no-costly = Egyik kör sem került sokba.
reviewed-players = Ki hogyan játszott
reviewed-level = Szint
reviewed-without-luck = Eredmény szerencse nélkül
reviewed-sources = Vesztett GYP forrás szerint
# $sources: where VP come from, "Temples, Pyramid"
reviewed-badly = Itt vész el a legtöbb: { $sources }.
reviewed-well = Itt szinte semmi sem vész el: { $sources }.

## Luck, draw by draw

drawn = Húzások, amelyek számítottak
drawn-text = Amit a húzások és a dobások hoztak (játékos: { $name }): az átlagnál többet (+) vagy kevesebbet (−).
drawn-none = Egyik húzás vagy dobás sem számított sokat.

## Costly turns played once more

retry = { $count ->
    [one] Tanulj a hibádból
   *[other] Tanulj { $count } hibádból
}
retry-title = Tanulj a hibáidból
retry-progress = { $number } / { $count }
retry-ask = Találj jobbat!
retry-good = Szép: ez elég jó.
retry-not-yet = Még nem: { $loss }.
retry-next = Következő
retry-again = Próbáld újra
retry-solution = Mutasd a megoldást
retry-skip = Kihagyom
retry-done = Ez volt az összes
retry-found = { $count } közül { $found } esetben találtál jobbat.
retry-to-review = Vissza az elemzéshez
retry-from-start = Még egyszer

## Games in which costly turns are offered back

taught = Tanulójáték
taught-text = Mielőtt egy drága köröd véget ér, megtudod, miért az, és visszavonhatod.
taught-title = Ez a kör drága
taught-take-back = Visszavonom
taught-play-on = Megyek tovább
taught-thinking = Megnézem a kört…
