# The deal of the day: one game a day that is dealt alike for everybody.

## The command

command-daily = Zahrát si hru dne, pro všechny stejnou, a porovnat výsledky krátkým textem.

    Počítá se jen první hra. Opuštěná hra pokračuje. Rozdání vyplývá z data, takže skryté by se dalo vyhledat: výsledky jsou jen pro zábavu.
opt-daily-solo = Proti Teotibotovi (výchozí volba).
opt-daily-adept = Proti botovi adept.
opt-daily-date = Hra jiného dne, třeba 2026-11-17.
opt-daily-share = Vypsat jen text ke sdílení.
opt-daily-again = Zahrát hru znovu; nepočítá se.
bad-daily-modes = zadejte jen jedno: --solo nebo --adept
error-daily-mode = hra '{ $value }' není: jsou { $modes }
error-daily-date = '{ $value }' není datum: napište je jako 2026-11-17
error-daily-future = hra dne { $value } ještě nebyla rozdána
daily-begins = { $mode ->
    [solo] Hra dne { $day }, proti Teotibotovi.
   *[adept] Hra dne { $day }, proti botovi adept.
}
daily-played = Hru dne { $day } už máte za sebou. Ještě jednou, pro zábavu: --again
daily-not-played = u hry dne { $day } zatím nemáte výsledek
daily-not-first = Počítá se jen první hra: výsledek zůstává.

## The text to share

daily-share-title = { $mode ->
    [solo] Teotihuacan { $day } · Teotibot
   *[adept] Teotihuacan { $day } · adept
}
daily-share-won = 🏆 { $vp } : { $other } VB
daily-share-lost = 🌒 { $vp } : { $other } VB
daily-share-streak = { $count ->
    [one] 🔥 { $count } den v řadě
    [few] 🔥 { $count } dny v řadě
   *[other] 🔥 { $count } dní v řadě
}
daily-group-pyramid = pyramida
daily-group-temples = chrámy
daily-group-avenue = cesta a rodiny
daily-group-technologies = technologie
daily-group-masks = masky
daily-group-other = ostatní
daily-legend = Čtvereček je 10 VB: { $kinds }

## The page

daily = Hra dne
daily-of = Hra dne { $day }
daily-text = Jedna hra denně, všem rozdaná stejně. Počítá se vaše první hra.
daily-honest = Rozdání vyplývá z data, takže skryté by se dalo vyhledat. Výsledky jsou jen pro zábavu a nikam se nepočítají.
daily-mode = { $mode ->
    [solo] Proti Teotibotovi
   *[adept] Soupeř: { bot-adept }
}
daily-play = Hrát
daily-go-on = Pokračovat
daily-given-up = Tuto hru jste vzdali.
daily-missed = Tuto hru jste nehráli.
daily-result = { $won ->
    [yes] Výhra { $vp } : { $other }
   *[no] Prohra { $vp } : { $other }
}
daily-look-again = Prohlédnout hru
daily-table = Výsledky
daily-nobody = Zatím nikdo nedohrál.
daily-place = pořadí
daily-name = jméno
daily-vp = VB
daily-opponent = soupeř
daily-share = Text ke sdílení
daily-earlier = Předchozí den
daily-later = Následující den
daily-see = Výsledky dne
daily-standing = Hra dne { $day }: { $place }. místo z { $count }.
daily-streak = { $count ->
    [one] { $count } den v řadě
    [few] { $count } dny v řadě
   *[other] { $count } dní v řadě
}
