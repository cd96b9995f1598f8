## Značky vedle pyramidy a na stupnicích

level-costs = { $level }. patro: cena dílku je { $cost }, zisk { $vp } VB

## Kalendář během bodování zatmění a co se počítá při tom příštím

calendar-now = boduje se
calendar-scored = Zatmění se právě boduje
calendar-counts = { $when }. { $counts }
eclipse-counts = Zatmění přinese { $avenue } VB za každé políčko na Cestě mrtvých, { $track } VB za každé políčko na stupnici pyramidy a body za sady masek; pak se platí mzda.
eclipse-counts-last = Zatmění přinese { $avenue } VB za každé políčko na Cestě mrtvých, { $track } VB za každé políčko na stupnici pyramidy a body za sady masek; pak se platí mzda a bodují se dílky chrámových výhod.
