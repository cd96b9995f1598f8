# A finished game looked at again, on the page.

reviewed = Rozbor
reviewed-text = Silný hráč se znovu podívá na každý tah: jakou měl cenu, co bylo lepší a proč.
reviewed-depth = Jak do hloubky
reviewed-begin = Rozebrat hru
reviewed-deeper = Podívat se hlouběji
reviewed-progress = Tah { $done } z { $turns }
reviewed-cancel = Zrušit
reviewed-not-over = Tuto hru bude možné rozebrat, až skončí.
reviewed-whose = Čí tahy
reviewed-chances = Šance na výhru
reviewed-chances-label = Šance všech na výhru v průběhu hry. Každá značka je tah hráče { $name }, který něco stál, a vede k němu v záznamu.
# A mark in the chart, read out: which turn, its label, what it lost
reviewed-mark = { $turn }: { $label }, { $loss }
reviewed-costly = Nejdražší tahy
reviewed-no-costly = Žádný tah nestál mnoho.
reviewed-players = Jak kdo hrál
reviewed-level = Úroveň
reviewed-without-luck = Výsledek bez štěstí
reviewed-sources = Ztracené VB podle zdroje
# $sources: where VP come from, "Temples, Pyramid"
reviewed-badly = Nejvíc se ztrácí tady: { $sources }.
reviewed-well = Tady se neztrácí skoro nic: { $sources }.

## Luck, draw by draw

drawn = Náhody, na kterých záleželo
drawn-text = Co dobrané dílky a hody přinesly hráči { $name }: víc (+) nebo míň (−) než v průměru.
drawn-none = Na žádné náhodě moc nezáleželo.

## Costly turns played once more

retry = { $count ->
    [one] Poučit se z chyby
    [few] Poučit se ze { $count } chyb
   *[other] Poučit se z { $count } chyb
}
retry-title = Poučte se z chyb
retry-progress = { $number } z { $count }
retry-ask = Najděte něco lepšího.
retry-good = Výborně: to je dost dobré.
retry-not-yet = Ještě ne: { $loss }.
retry-next = Další
retry-again = Zkusit znovu
retry-solution = Ukázat řešení
retry-skip = Přeskočit
retry-done = To bylo všechno
retry-found = Něco lepšího jste našli u { $found } z { $count }.
retry-to-review = Zpět k rozboru
retry-from-start = Ještě jednou

## Games in which costly turns are offered back

taught = Výuková hra
taught-text = Než skončí váš drahý tah, dozvíte se proč a můžete ho vzít zpět.
taught-title = Ten tah je drahý
taught-take-back = Vzít zpět
taught-play-on = Hrát dál
taught-thinking = Prohlížím tah…
