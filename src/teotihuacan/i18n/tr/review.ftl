# Reviews of games: what turns and players are called, and the figures of a review.

## Labels of turns: at most 14 columns each

review-label-best = en iyisi
review-label-good = iyi
review-label-inaccuracy = isabetsizlik
review-label-mistake = hata
review-label-blunder = büyük hata
review-label-close = tartışmalı
review-label-forced = zorunlu

## Names for the VP that a player loses in a turn: at most 18 columns each

review-level-world_champion = Dünya şampiyonu
review-level-world_class = Dünya çapında
review-level-expert = Uzman
review-level-advanced = İleri düzey
review-level-intermediate = Orta düzey
review-level-casual = Ara sıra oynayan
review-level-beginner = Yeni başlayan

## Where VP were lost: at most 18 columns each

review-source-temples = Tapınaklar
review-source-pyramid = Piramit
review-source-avenue = Bulvar
review-source-technologies = Teknolojiler
review-source-masks = Maskeler
review-source-cocoa = Kakao
review-source-resources = Kaynaklar
review-source-workers = İşçiler
review-source-discoveries = Keşif karoları

## Figures of a player: at most 24 columns each

review-accuracy = İsabet
# The part of the game before an eclipse, from 1 to 3
review-period = { $eclipse }. tutulmaya dek
review-error-rate = Sıra başına kayıp ZP
# What the deal promised, what draws and rolls added, what play added; and what came of it: all in VP
review-start = Dağıtım
review-luck = Şans
review-skill = Oyun
review-margin = Sonuç

## Turns

review-turn = sıra { $turn }
review-setup = kurulum
review-salary = maaş
# What a turn gave away: VP, and points of the chance to win in percent
review-loss = { $vp } ZP, { $win } kazanma
review-loss-vp = { $vp } ZP
review-played-turn = Oynanan: { $turn }
review-better-turn = Daha iyisi: { $turn }
# $reasons: what speaks for it, "gains 2 temple steps, costs 4 cocoa"
review-why = Neden: { $reasons }.

## How deep a review looks

review-depth-quick = hızlı
review-depth-deep = derin
