## Jelek a piramis mellett és a sávokon

level-costs = { $level }. szint: egy lapka ára { $cost }, értéke { $vp } GYP

## A naptár a napfogyatkozás pontozása közben, és amit a következő számol

calendar-now = pontozás
calendar-scored = Most folyik a napfogyatkozás pontozása
calendar-counts = { $when }. { $counts }
eclipse-counts = A napfogyatkozáskor { $avenue } GYP jár minden lépésért a Holtak útján, { $track } GYP minden lépésért a piramissávon, pontot ér minden maszkkészlet, és jön a bér.
eclipse-counts-last = A napfogyatkozáskor { $avenue } GYP jár minden lépésért a Holtak útján, { $track } GYP minden lépésért a piramissávon, pontot ér minden maszkkészlet, jön a bér, végül a templomok bónuszlapkái.
