## Signs printed beside the pyramid and on the tracks

level-costs = Level { $level }: a tile costs { $cost } and scores { $vp } VP

## The calendar while an eclipse is scored, and what the next one counts

calendar-now = being scored
calendar-scored = The eclipse is being scored
calendar-counts = { $when }. { $counts }
eclipse-counts = The eclipse counts { $avenue } VP for each avenue step, { $track } VP for each step on the pyramid track, sets of masks and the salary.
eclipse-counts-last = The eclipse counts { $avenue } VP for each avenue step, { $track } VP for each step on the pyramid track, sets of masks, the salary and the temples’ bonus tiles.
