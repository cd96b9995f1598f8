# Сколько ответ стоит и что приносит в целом, о чём спросят потом и что пропадёт.

amount-resources = { $count ->
    [one] { $n } ресурс на выбор
    [few] { $n } ресурса на выбор
   *[many] { $n } ресурсов на выбор
}
amount-temple = { $count ->
    [one] { $n } ступень храма на выбор
    [few] { $n } ступени храма на выбор
   *[many] { $n } ступеней храма на выбор
}
price-then = затем: { $steps }

## Из того, к чему ведёт перемещение, возможно что-то одно

price-or = { $one } или { $other }
ahead-note = { $pay ->
    [none] сбор +{ $collect }
    [0] действие: 0 | сбор +{ $collect }
   *[other] действие −{ $pay } | сбор +{ $collect }
}

## Что в ответе пропадёт впустую

waste-tile_unpaid = Жетон нечем оплатить
waste-tile_useless = Сейчас бесполезно: { $discovery }
waste-ability_in_vain = Свойство ничего не даст
waste-step_lost = Ступень храма пропадёт
waste-avenue_end = Шага не будет: Дорога кончилась
waste-track_end = Шага не будет: алтарь пирамиды кончился
waste-salary_in_vain = ПО это не сбережёт
