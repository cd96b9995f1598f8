# Reviews of games: what turns and players are called, and the figures of a review.

## Labels of turns: at most 14 columns each

review-label-best = лучший
review-label-good = хороший
review-label-inaccuracy = неточность
review-label-mistake = ошибка
review-label-blunder = грубая ошибка
review-label-close = спорный
review-label-forced = вынужденный

## Names for the VP that a player loses in a turn: at most 18 columns each

review-level-world_champion = Чемпион мира
review-level-world_class = Мировой класс
review-level-expert = Эксперт
review-level-advanced = Опытный
review-level-intermediate = Средний уровень
review-level-casual = Любитель
review-level-beginner = Новичок

## Where VP were lost: at most 18 columns each

review-source-temples = Храмы
review-source-pyramid = Пирамида
review-source-avenue = Дорога мёртвых
review-source-technologies = Технологии
review-source-masks = Маски
review-source-cocoa = Какао
review-source-resources = Ресурсы
review-source-workers = Работники
review-source-discoveries = Жетоны открытий

## Figures of a player: at most 24 columns each

review-accuracy = Точность
# The part of the game before an eclipse, from 1 to 3
review-period = до затмения { $eclipse }
review-error-rate = Потеря ПО за ход
# What the deal promised, what draws and rolls added, what play added; and what came of it: all in VP
review-start = Расклад
review-luck = Удача
review-skill = Игра
review-margin = Итог

## Turns

review-turn = ход { $turn }
review-setup = подготовка
review-salary = жалованье
# What a turn gave away: VP, and points of the chance to win in percent
review-loss = { $vp } ПО, { $win } к победе
review-loss-vp = { $vp } ПО
review-played-turn = Сыграно: { $turn }
review-better-turn = Лучше: { $turn }
# $reasons: what speaks for it, "gains 2 temple steps, costs 4 cocoa"
review-why = Почему: { $reasons }.

## How deep a review looks

review-depth-quick = быстрый
review-depth-deep = подробный
