# Reviews of games: what turns and players are called, and the figures of a review.

## Labels of turns: at most 14 columns each

review-label-best = nejlepší
review-label-good = dobrý
review-label-inaccuracy = nepřesnost
review-label-mistake = chyba
review-label-blunder = hrubá chyba
review-label-close = těsné
review-label-forced = vynucený

## Names for the VP that a player loses in a turn: at most 18 columns each

review-level-world_champion = Mistr světa
review-level-world_class = Světová třída
review-level-expert = Expert
review-level-advanced = Pokročilý
review-level-intermediate = Mírně pokročilý
review-level-casual = Příležitostný
review-level-beginner = Začátečník

## Where VP were lost: at most 18 columns each

review-source-temples = Chrámy
review-source-pyramid = Pyramida
review-source-avenue = Cesta mrtvých
review-source-technologies = Technologie
review-source-masks = Masky
review-source-cocoa = Kakao
review-source-resources = Suroviny
review-source-workers = Pracovníci
review-source-discoveries = Dílky objevu

## Figures of a player: at most 24 columns each

review-accuracy = Přesnost
# The part of the game before an eclipse, from 1 to 3
review-period = do { $eclipse }. zatmění
review-error-rate = Ztráta VB za tah
# What the deal promised, what draws and rolls added, what play added; and what came of it: all in VP
review-start = Rozdání
review-luck = Štěstí
review-skill = Hra
review-margin = Výsledek

## Turns

review-turn = tah { $turn }
review-setup = příprava
review-salary = mzda
# What a turn gave away: VP, and points of the chance to win in percent
review-loss = { $vp } VB, { $win } na výhru
review-loss-vp = { $vp } VB
review-played-turn = Zahráno: { $turn }
review-better-turn = Lepší: { $turn }
# $reasons: what speaks for it, "gains 2 temple steps, costs 4 cocoa"
review-why = Proč: { $reasons }.

## How deep a review looks

review-depth-quick = rychlý
review-depth-deep = důkladný
