# Bir cevabın bütün bedeli ve getirisi, ardından ne sorulacağı ve neyin boşa gideceği.

amount-resources = { $n } seçmeli kaynak
amount-temple = { $n } seçmeli tapınak
price-then = sonra: { $steps }

## Bir taşımanın ardından bunlardan yalnız biri yapılır

price-or = { $one } ya da { $other }
ahead-note = { $pay ->
    [none] topla +{ $collect }
    [0] hamle bedava | topla +{ $collect }
   *[other] hamle −{ $pay } | topla +{ $collect }
}

## Bir cevapta boşa gidenler

waste-tile_unpaid = Karonun bedeli ödenemez
waste-tile_useless = Şimdi işe yaramaz: { $discovery }
waste-ability_in_vain = Yetenek bir şey getirmez
waste-step_lost = Bir tapınak basamağı boşa gider
waste-avenue_end = Adım yok: Bulvar burada biter
waste-track_end = Adım yok: Piramit parkuru burada biter
waste-salary_in_vain = Bu, ZP kaybını azaltmaz
