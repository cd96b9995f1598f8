# The game in the terminal: teotihuacan play, replay, show and advise. The table that fills the
# terminal (tui.ftl) uses some of it. Names of boards, tiles and goods are those of board.ftl.

## Seats, where a record has no name or one of the program's own

name-you = siz
name-human = insan
name-player = oyuncu

## Playing

# $who: the seats with their names, $seed: a number
terminal-greeting = { $who } (tohum { $seed }; dilediğiniz an help yazın)
terminal-watching = { $who } (tohum { $seed })
terminal-goodbye = Hoşça kalın!
terminal-taken-back = Geri alındı.
terminal-not-taken-back = Geri alınacak bir şey yok: sıranız yeni başladı ya da bu arada bir şey çekildi.
terminal-wrong-number = { $typed } diye bir cevap yok, numaralar 1-{ $last } arası. Bir cevabın numarasını ya da help yazın.
terminal-wrong-words = “{ $typed }” cevaplardan biri değil. Bir cevabın numarasını ya da help yazın.
# $name: a seat whose bot did something wrong, $fault: what
terminal-fault = { $name }: { $fault }
# A statement of the log (log.ftl) among others in a line
told-statement = { $text }.

## What can be typed instead of an answer; board, log, hint, undo, help, quit stay as they are

terminal-help-answer = Bir cevabın numarasını ya da sözlerini yazın. Bunlardan başka:
terminal-help-board = masadaki her şey
terminal-help-log = son olanlar
terminal-help-hint = bir saniye düşündükten sonra en iyi cevaplar ve nedenleri
terminal-help-undo = bu sıradaki son cevabınızı geri alır, o zamandan beri bir şey çekilmediyse
terminal-help-help = bu satırlar
terminal-help-quit = oyundan çıkar
terminal-help-empty = Boş satır soruyu yeniden gösterir.
legend-workers = A2, A’nın 2 gücündeki işçisidir; →A2 yolda, [A2] kilitli; x ve y tarafsız zarlardır.
legend-icons = b, r ve g; mavi, kırmızı ve yeşil tapınağın simgeleridir, · düz işarettir; büyük harfler renkli basılıdır.
legend-height = Piramitteki bir simgenin yanındaki küçük sayı oradaki yüksekliktir.

## Answers that name tiles by their icons, or places of the pyramid in short

# $tile: the icons of the tile as letters, "gbr."
terminal-answer-pick = Piramit karosu { $slot }: { $tile }
# $decoration: the icons of the tile as letters, "GB"
terminal-answer-decorate = { $side_key ->
    [top] Dekorasyon { $slot } ({ $decoration }): üst kenar
    [right] Dekorasyon { $slot } ({ $decoration }): sağ kenar
    [bottom] Dekorasyon { $slot } ({ $decoration }): alt kenar
   *[left] Dekorasyon { $slot } ({ $decoration }): sol kenar
}
# Level, row and column of the place, as numbered in the pictures. At most 30 columns
terminal-answer-place = { $turn ->
    [0] Yer { $level }-{ $row }-{ $column }
    [one] Yer { $level }-{ $row }-{ $column }, 1 kez döndür
   *[other] Yer { $level }-{ $row }-{ $column }, { $turn } kez döndür
}

## Narrow places

# Headings of goods: at most 5 columns each
head-vp = ZP
head-wood = odun
head-stone = taş
head-gold = altın
head-cocoa = kakao
# Temples and tracks: at most 6 columns each
short-temple = { $temple ->
    [blue] mavi
    [red] kırm.
   *[green] yeşil
}
short-avenue = Bulvar
short-track = parkur
# Where discovery tiles lie, with the step: at most 9 columns
short-spot = { $track ->
    [avenue] Bulvar { $step }
    [blue] mavi { $step }
    [red] kırm. { $step }
   *[green] yeşil { $step }
}
# A discovery tile with its cost
short-discovery = { $name } ({ $cost })
short-free = bedava
short-none = yok
short-starting = { $boards }: { $gives }
short-starting-shows = { $boards }: { $gives }; gösterdiği: { $discovery }
# What starting tiles give
short-temple-step = { $temple ->
    [blue] mavi tapınak basamağı
    [red] kırmızı tapınak basamağı
   *[green] yeşil tapınak basamağı
}
short-avenue-step = Bulvar adımı
short-technology = en düşük Teknoloji
short-power-up = güçlendirme
short-number = karo { $number }
# Masks of a player, by their numbers
short-masks = maske { $numbers }
# Sums of dice that a tile of Teotibot's has none of
short-never = hiç

## The table

head-clockwise = saat yönünde
head-unlocked = kilitsiz
head-worship = ibadet
head-discovery = Keşif karosu
head-player = oyuncu
# At most 6 columns
head-technologies = tekn.
head-tiles = karolar
terminal-above = üstten Piramit
terminal-level = seviye { $level }
terminal-technologies = Teknolojiler (üst sıra, sonra alt sıra)
terminal-royal = Kraliyet karoları
terminal-bonus = Tapınak Bonusu karoları
terminal-decorations = Dekorasyonlar
terminal-on-display = açık karolar
terminal-on-sides = kenarlarda
terminal-sides = üst { $top }, sağ { $right }, alt { $bottom }, sol { $left }
terminal-discoveries = Bulvar’daki ve tapınaklardaki Keşif karoları
terminal-tiles-at = Keşif karoları ({ $spot })
terminal-bot-tiles = Teotibot’un Hamle karoları (zar toplamları)
# $gold: what a technology costs
terminal-gold = { $gold } altın

## The end

terminal-place = { $place }. { $name }, { $vp } ZP

## Replay; next, back, ply, turn, auto, help, quit stay as they are

terminal-replay-words = Boş bir satır, bu sözcüklerden biri ya da ilk harfi:
terminal-replay-next = N hamle ileri, verilmezse 1
terminal-replay-back = N hamle geri, verilmezse 1
terminal-replay-ply = N hamleden sonraki konuma
terminal-replay-turn = N numaralı sıranın başına
terminal-replay-auto = kendiliğinden ileri, sona ya da Ctrl-C’ye kadar
terminal-replay-help = bu satırlar
terminal-replay-quit = çık
terminal-replay-wrong = next, back, ply 10, turn 3, auto ya da quit yazın; help fazlasını anlatır.
terminal-no-turn = { $turn } numaralı sıra yok, numaralar 1-{ $last } arası.
terminal-here = Hamle { $ply } / { $last }.
terminal-ply = Hamle { $ply } / { $last }, sıra { $turn } / { $turns }.
terminal-stopped = Durduruldu.
