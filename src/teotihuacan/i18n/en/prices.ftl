# What an answer costs and brings as a whole, what it asks for next, and what it would waste.

amount-resources = { $count ->
    [one] { $n } resource of your choice
   *[other] { $n } resources of your choice
}
amount-temple = { $count ->
    [one] { $n } temple of your choice
   *[other] { $n } temples of your choice
}
price-then = then: { $steps }

## Only one of the things a move leads to can be done

price-or = { $one } or { $other }
ahead-note = { $pay ->
    [none] collect +{ $collect }
    [0] act free | collect +{ $collect }
   *[other] act −{ $pay } | collect +{ $collect }
}

## Parts of an answer that come to nothing

waste-tile_unpaid = The tile can’t be paid
waste-tile_useless = No use now: { $discovery }
waste-ability_in_vain = The ability brings nothing
waste-step_lost = A temple step is lost
waste-avenue_end = No step: the avenue ends here
waste-track_end = No step: the pyramid track ends here
waste-salary_in_vain = This saves no VP
