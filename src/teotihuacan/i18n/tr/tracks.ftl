## Piramidin yanındaki ve parkurlardaki işaretler

level-costs = Seviye { $level }: bir karonun bedeli { $cost }, getirisi { $vp } ZP

## Tutulma puanlanırken takvim, ve sıradaki Tutulma’da neyin sayıldığı

calendar-now = puanlanıyor
calendar-scored = Tutulma puanlanıyor
calendar-counts = { $when }. { $counts }
eclipse-counts = Tutulma’da Bulvar’daki her adım { $avenue } ZP, Piramit parkurundaki her adım { $track } ZP getirir; maske setleri puanlanır ve maaş ödenir.
eclipse-counts-last = Tutulma’da Bulvar’daki her adım { $avenue } ZP, Piramit parkurundaki her adım { $track } ZP getirir; maske setleri puanlanır, maaş ödenir, sonra Tapınak Bonusu karoları sayılır.
