# Reviews of games: what turns and players are called, and the figures of a review.

## Labels of turns: at most 14 columns each

review-label-best = best
review-label-good = good
review-label-inaccuracy = inaccuracy
review-label-mistake = mistake
review-label-blunder = blunder
review-label-close = close call
review-label-forced = forced

## Names for the VP that a player loses in a turn: at most 18 columns each

review-level-world_champion = World champion
review-level-world_class = World class
review-level-expert = Expert
review-level-advanced = Advanced
review-level-intermediate = Intermediate
review-level-casual = Casual
review-level-beginner = Beginner

## Where VP were lost: at most 18 columns each

review-source-temples = Temples
review-source-pyramid = Pyramid
review-source-avenue = Avenue
review-source-technologies = Technologies
review-source-masks = Masks
review-source-cocoa = Cocoa
review-source-resources = Resources
review-source-workers = Workers
review-source-discoveries = Discovery tiles

## Figures of a player: at most 24 columns each

review-accuracy = Accuracy
# The part of the game before an eclipse, from 1 to 3
review-period = before eclipse { $eclipse }
review-error-rate = VP lost a turn
# What the deal promised, what draws and rolls added, what play added; and what came of it: all in VP
review-start = Deal
review-luck = Luck
review-skill = Play
review-margin = Result

## Turns

review-turn = turn { $turn }
review-setup = set-up
review-salary = salary
# What a turn gave away: VP, and points of the chance to win in percent
review-loss = { $vp } VP, { $win } to win
review-loss-vp = { $vp } VP
review-played-turn = Played: { $turn }
review-better-turn = Better: { $turn }
# $reasons: what speaks for it, "gains 2 temple steps, costs 4 cocoa"
review-why = Why: { $reasons }.

## How deep a review looks

review-depth-quick = quick
review-depth-deep = deep
