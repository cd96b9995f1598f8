# Learning by playing: a coach beside the table, and a game that is known from its first move to its last.
# lesson-CHAPTER is a chapter's title, lesson-CHAPTER-STEP what the coach says, ...-do what is asked for.
# All numbers are those of the game in lessons/games/first.json.

lessons = Learn by playing
lessons-begin = Learn by playing
lessons-short = with a coach, 10 minutes
lessons-go-on = Go on learning
lessons-again = Learn by playing again
lessons-no-name = New to the game? Ten minutes with a coach show you how; no name needed.
lessons-at = Chapter { $chapter } of { $chapters }
lessons-chapter = { $number }. { $title }
lessons-chapters = Chapters
lessons-chapter-done = done
lessons-leave = Leave
lessons-coach = Coach
lessons-progress = Step { $step } of { $steps }
lessons-progress-short = { $step } / { $steps }
lessons-next = Next
lessons-next-chapter = Next: { $title }
lessons-back = Back
lessons-rule = Rule { $rule }
lessons-rule-label = Rule { $rule }, in a new tab
lessons-not-now = Not that one just now. { $do }
lessons-read-on = Just read on. Meanwhile: point at anything on the table, or tap it, to learn what it is.
lessons-watch = Watch the table
lessons-finished = You know the game
lessons-finished-text = You have moved, collected, worshipped, learned, built and ascended, and you have seen what an eclipse counts. Everything else you will find on the way: point at anything on the table to read what it does.
lessons-play = Play your first game
lessons-you = Learner
lesson-opponent = Citlali

## Moving

lesson-moving = A move and an action
lesson-moving-aim = You and { lesson-opponent } build the same city. Whoever has more victory points (VP) after the third eclipse wins. Marked now is what each of you owns: cocoa, wood, stone, gold.
lesson-moving-workers = The dark dice are your workers; the number on a die is its power. Workers walk clockwise around the eight boards, along the arrows. Grey dice belong to nobody: they just stand in the way.
lesson-moving-move = Every turn is one move and one action. A worker goes one, two or three boards on, never back.
lesson-moving-move-do = Pick your worker of power 2 at { board-nobles }, then the next board, { board-gold_deposits }.
lesson-moving-act = A main action costs 1 cocoa for each colour of workers that was there before you. One grey die: 1 cocoa. A worker of power 2 finds 1 gold there. The button tells both.
lesson-moving-act-do = Take the main action: gather gold.
lesson-moving-grown = You have 5 gold now, and something better: whoever takes a main action grows. Your worker has power 3, and stronger workers bring more.
lesson-moving-other = { lesson-opponent } took her turn. She gave 2 wood for a building at { board-nobles }: 3 VP, and a step on the Avenue of the Dead.

## Cocoa

lesson-cocoa = Cocoa
lesson-cocoa-why = Cocoa pays for main actions, and at every eclipse your workers want to be paid with it. When you run low, collect some: you can do that on every board.
lesson-cocoa-move = You get 1 cocoa for each colour on the board, and 1 more. At { board-decorations } stand a grey die and { lesson-opponent }’s worker: two colours.
lesson-cocoa-move-do = Move your worker of power 1 from { board-construction } to { board-decorations }.
lesson-cocoa-collect = A main action would cost 2 cocoa here, and 3 gold. Collecting costs nothing and gives 3 cocoa; only, the worker doesn’t grow.
lesson-cocoa-collect-do = Collect cocoa.
lesson-cocoa-crowd = So a crowd has two sides: main actions are dear there, and cocoa is plenty. An empty board is the other way round.
lesson-cocoa-other = { lesson-opponent } laid a pyramid tile; you will do that soon. After each round the light disc moves one step. When it meets the dark one, an eclipse is near.

## Worship

lesson-worship = Worship
lesson-worship-what = Five boards have a worship space. A worker who goes there is locked, and you step up a temple, or buy the discovery tile beside it. At the { board-stone_quarry } it is the green temple.
lesson-worship-move = Your strongest worker can go there: over the { board-palace }, two boards on.
lesson-worship-move-do = Move your worker of power 3 from { board-gold_deposits } to the { board-stone_quarry }.
lesson-worship-both = You may have the temple step, or the tile, or both for 1 cocoa. The tile is a mask, and worth it.
lesson-worship-both-do = Worship for both.
lesson-worship-order = Which comes first is up to you. Green steps bring cocoa, red ones VP, blue ones wood, stone or gold.
lesson-worship-order-do = Take the ability first: that is the temple step.
lesson-worship-mask = 1 cocoa came back with the step. The mask costs 1 wood. Different masks make a set, and sets score at every eclipse.
lesson-worship-mask-do = Buy the mask.
lesson-worship-locked = Your worker is locked on its space: it can’t move, and isn’t counted on its board. For 3 cocoa you could free it at once. Keep them for now.
lesson-worship-locked-do = End your turn.
lesson-worship-free = Locked workers come free in three ways: you pay 3 cocoa in your turn, you give up a whole turn for it, or somebody who wants the space pays 1 cocoa to push your worker off it.

## Learning

lesson-learning = A technology
lesson-learning-unlock = You have 9 cocoa and the next board is { board-alchemy }, where gold buys technologies. That is worth 3 cocoa: first free your worker, then go on with the turn.
lesson-learning-unlock-do = Unlock your worker for 3 cocoa.
lesson-learning-move = Free again, it can move as any other.
lesson-learning-move-do = Move your worker of power 3 from the { board-stone_quarry } to { board-alchemy }.
lesson-learning-act = One grey die is here: 1 cocoa. You will choose the technology next.
lesson-learning-act-do = Take the main action: learn a technology.
lesson-learning-learn = A single worker learns from the top row, two from either. This one gives 3 VP whenever you act at { board-alchemy } or { board-nobles }, for the rest of the game.
lesson-learning-learn-do = Take the technology { technology-alchemy_nobles_vp } for 1 gold.
lesson-learning-learned = A technology also takes you up the temple above its column: here the red one, your first VP. And your worker has power 4.
lesson-learning-other = { lesson-opponent } dug gold. Keep an eye on the temples: on large steps lie discovery tiles, and whoever comes up to the last step but one scores that temple’s bonus tile at the end.

## Building

lesson-building = The pyramid
lesson-building-what = In the middle grows the pyramid. A tile costs 2 stone, higher up wood too. It scores for its level, and 1 VP for every icon that lies on the same icon. If that one is coloured, you also step up its temple.
lesson-building-move = One worker may lay one tile, two may lay two.
lesson-building-move-do = Move your worker of power 1 from { board-forest } to { board-construction }.
lesson-building-act = { lesson-opponent }’s worker has left, only a grey die is here: 1 cocoa.
lesson-building-act-do = Take the main action: build the pyramid.
lesson-building-pick = Three tiles lie ready. The third has a coloured icon: a red one.
lesson-building-pick-do = Pick the third tile.
lesson-building-lay = At the lit place two of its icons match, the red one among them.
lesson-building-lay-do = Pick the lit place in the bottom row, then lay the tile there.
lesson-building-laid = 1 VP for the first level, 2 for the icons, 1 for the red temple. You are also one step further on the pyramid track: it scores at eclipses.
lesson-building-other = { lesson-opponent } learned a technology. Two boards you haven’t tried yet: { board-nobles }, where wood builds houses along the avenue, and { board-decorations }, where gold adorns the pyramid.

## Power

lesson-power = Power and ascension
lesson-power-why = The { board-forest }, the { board-stone_quarry } and the { board-gold_deposits } pay by number and power: the more of your workers are there, and the stronger the weakest of them, the more you get.
lesson-power-move = Your worker of power 4 brings 2 wood alone.
lesson-power-move-do = Move your worker of power 4 from { board-alchemy } to the { board-forest }.
lesson-power-act = Only a grey die is here: 1 cocoa for 2 wood and a power-up.
lesson-power-act-do = Take the main action: gather wood.
lesson-power-five = Power 5 is the most a worker can have. If it grows once more it ascends, and that is what you want.
lesson-power-nobles = 2 wood are the price of a building. { board-nobles } is three boards on: just in reach.
lesson-power-nobles-do = Move your worker of power 5 from the { board-forest } to { board-nobles }.
lesson-power-build = Two colours: 2 cocoa. The building scores 2 VP, and your technology gives 3 more.
lesson-power-build-do = Take the main action: build for the nobles.
lesson-power-ascend = Ascension! You stepped on the avenue once more, and your worker is born again at the { board-palace } with power 1. For that you choose a reward.
lesson-power-ascend-do = Take your fourth worker.
lesson-power-four = Four workers, and 2 cocoa with the new one. An ascension also moves the light disc: who ascends often brings the eclipse nearer.
lesson-power-other = { lesson-opponent } built too, with two workers at once: 5 VP in the middle row. The more steps on the avenue, the more you score at every eclipse. So let us see one.

## Eclipse

lesson-eclipse = Eclipse and salary
lesson-eclipse-soon = Some rounds later: you have two more technologies and 16 VP. The discs have met, so everybody takes one last turn, and then the eclipse is scored.
lesson-eclipse-move = A step on the pyramid track before the scoring would be good. Decorations give one, and you have a worker there already.
lesson-eclipse-move-do = Move your worker of power 2 from { board-alchemy } to { board-decorations }.
lesson-eclipse-act = 3 gold, but 1 less because you are two. In cocoa: a grey die and you yourself are here, for your own colour counts too. That makes 2.
lesson-eclipse-act-do = Take the main action: lay a decoration.
lesson-eclipse-decorate = Decorations lie on the sides of the pyramid, with icons as on the tiles. On the top side both icons of the third one match.
lesson-eclipse-decorate-do = Pick the third decoration, then the top side.
lesson-eclipse-match = Both matches are coloured, so there are two temple steps to take. Take the VP first; the cocoa follows by itself.
lesson-eclipse-match-do = Step up the red temple.
lesson-eclipse-grow = Of your two workers here one grows. Help the weaker one.
lesson-eclipse-grow-do = Pick your worker of power 1.
lesson-eclipse-avenue = The eclipse. First the avenue: your 3 steps, times the lowest number that is uncovered in the row of buildings. That is 3 as well: 9 VP for you, 12 for { lesson-opponent } with her 4 steps.
lesson-eclipse-track = Then the pyramid track: 4 VP for who is furthest, that is you, and 4 for each step: 8 for you. Your mask is worth 1 VP. It stands 45 to 45!
lesson-eclipse-salary = Now your workers want their salary: 1 cocoa each, 2 if they have power 4 or 5. Every cocoa you don’t pay costs 3 VP.
lesson-eclipse-salary-do = Pay all 4 cocoa.
lesson-eclipse-after = The light disc starts again, the dark one lies a step nearer, the track begins at 0 and the grey dice have moved. That was the first of three eclipses.

## The end

lesson-end = The end
lesson-end-last = The very last turn: 124 to 115 for you, and you have just laid a decoration with three workers. One of them grows now.
lesson-end-grow = Your worker of power 5 would ascend. In the last turn that is as good as ever.
lesson-end-grow-do = Pick your worker of power 5.
lesson-end-ascend = Four workers, one of them strong: the salary will be 5 cocoa, and you have none left. That would cost 15 VP. Which reward helps most?
lesson-end-ascend-do = Take 5 cocoa.
lesson-end-done = One worker is locked, but it will not move again: there is no need to free it.
lesson-end-done-do = End your turn.
lesson-end-salary = The third eclipse is scored: 150 to 147. Close! Only the salary is left, and then the bonus tiles.
lesson-end-salary-do = Pay all 5 cocoa.
lesson-end-bonus = { lesson-opponent } was 1 cocoa short: 3 VP less. Then the bonus tiles: you are on top of the green temple and score 21 VP for your workers; she scores 21 for her steps on the avenue.
lesson-end-won = 171 to 165: you have won, by one good idea about cocoa. That is the whole game.
