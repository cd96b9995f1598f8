# Reviews of games: what turns and players are called, and the figures of a review.

## Labels of turns: at most 14 columns each

review-label-best = a legjobb
review-label-good = jó
review-label-inaccuracy = pontatlanság
review-label-mistake = hiba
review-label-blunder = baklövés
review-label-close = vitatható
review-label-forced = kényszerű

## Names for the VP that a player loses in a turn: at most 18 columns each

review-level-world_champion = Világbajnok
review-level-world_class = Világklasszis
review-level-expert = Szakértő
review-level-advanced = Haladó
review-level-intermediate = Középhaladó
review-level-casual = Alkalmi játékos
review-level-beginner = Kezdő

## Where VP were lost: at most 18 columns each

review-source-temples = Templomok
review-source-pyramid = Piramis
review-source-avenue = Holtak útja
review-source-technologies = Technológiák
review-source-masks = Maszkok
review-source-cocoa = Kakaó
review-source-resources = Nyersanyagok
review-source-workers = Munkások
review-source-discoveries = Felfedezéslapkák

## Figures of a player: at most 24 columns each

review-accuracy = Pontosság
# The part of the game before an eclipse, from 1 to 3
review-period = { $eclipse }. fogyatkozásig
review-error-rate = Körönként vesztett GYP
# What the deal promised, what draws and rolls added, what play added; and what came of it: all in VP
review-start = Leosztás
review-luck = Szerencse
review-skill = Játék
review-margin = Eredmény

## Turns

review-turn = { $turn }. kör
review-setup = előkészület
review-salary = bér
# What a turn gave away: VP, and points of the chance to win in percent
review-loss = { $vp } GYP, { $win } esély
review-loss-vp = { $vp } GYP
review-played-turn = Játszott: { $turn }
review-better-turn = Jobb: { $turn }
# $reasons: what speaks for it, "gains 2 temple steps, costs 4 cocoa"
review-why = Miért: { $reasons }.

## How deep a review looks

review-depth-quick = gyors
review-depth-deep = alapos
