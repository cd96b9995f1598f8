# Mibe kerül és mit hoz egy válasz összesen, mit kérdez utána, és mi veszne kárba.

amount-resources = { $n } választott nyersanyag
amount-temple = { $n } választott templom
price-then = utána: { $steps }

## Amihez egy lépés vezet, abból csak az egyik lehet

price-or = { $one } vagy { $other }
ahead-note = { $pay ->
    [none] szüret +{ $collect }
    [0] akció ingyen | szüret +{ $collect }
   *[other] akció −{ $pay } | szüret +{ $collect }
}

## Ami egy válaszból kárba megy

waste-tile_unpaid = A lapka nem fizethető ki
waste-tile_useless = Most nem használható: { $discovery }
waste-ability_in_vain = A képesség nem hoz semmit
waste-step_lost = Egy templomlépés elvész
waste-avenue_end = Nincs lépés: véget ért a Holtak útja
waste-track_end = Nincs lépés: véget ért a piramissáv
waste-salary_in_vain = Ezzel nem marad több GYP
