# The terminal's table in windows of every size, the end of a turn, the pyramid, the next eclipse.

## Keys below the table: at most 9 columns each

tui-key-tab = Sekme
tui-key-options = Ayarlar

## Tabs, in a window of 80 columns: at most 11 columns each

tui-tab-boards = Panolar
tui-tab-pyramid = Piramit
tui-tab-players = Oyuncular
tui-tab-tracks = Parkurlar
tui-tab-tiles = Karolar
tui-tab-log = Günlük

## The pyramid

tui-place-keys = ← ↑ ↓ → taşır, boşluk döndürür, Enter koyar

## The next eclipse

tui-eclipse-title = tutulma şimdi olsaydı
# In the line above the table: at most 42 columns
tui-eclipse-due = Şimdi olsa: { $vp } ZP, maaş { $salary }
# What a player would score, and the cocoa that the workers want
tui-eclipse-seat = { $vp } ZP; maaş { $salary } kakao
tui-eclipse-source = { $source } { $vp }
tui-eclipse-later = İlk sıra daha gelmedi.

## Tiles in words

tui-technologies-title = teknolojiler
tui-royal-named = { $name }: { $does }
# $price: gold
tui-technology = { $name } ({ $price }): { $does }

## The end of a turn, and the next person

tui-asks-no-more = Sıralarınız artık kendiliğinden bitiyor. Yeniden sorulması için: o tuşu.
tui-hand-over-title = Klavyeyi verin: { $name }
tui-hand-over-text = Sıra şimdi { $name } adlı oyuncuda. Başlamak için Enter’a basın ya da buraya tıklayın.
tui-options-title = Bütün oyunlar için ayarlar
# Keys: lines of at most 70 columns
tui-options-keys = ← → değiştirir, Esc kapatır
tui-options-ends = Sıram bitmeden önce sor
tui-options-hand_over = Farklı kişilerin sıraları arasında dur

## A window too small: lines of at most 50 columns

tui-small-leave =
    q ya da Esc: çıkış; oyun saklanır.
    Her pencerede: teotihuacan play

## A new game

# Options: at most 24 columns each
tui-option-name = { $number }. ad
tui-option-first = İlk oyuncu
# Their values: at most 36 columns each
tui-first-drawn = kurayla
# The name of somebody who typed none
tui-player = { $number }. oyuncu
# What they are about: at most 140 columns each
tui-about-name = bir ad yazın; boş: gösterilen ad
tui-about-first = oyun sırası, kuralların dediği gibi, kurayla belirlenir; ya da kimin başlayacağını seçin
# $name: what was typed
tui-name-of-bot = Bir botun adı { $name }: lütfen başka bir ad yazın.

## The command line

opt-first = Kim başlar: önce insanlar, sonra botlar sayılır; yoksa oyun sırası kurayla belirlenir.
opt-names = İnsanların adları.
bad-first = 1 ile { $players } arasında bir sayı verin, { $text } değil
bad-names = 1 ile { $people } arasında ad verin, virgülle ayırarak

## Help

tui-keys-tab = Tab
tui-keys-turn = ← ↑ ↓ →, boşluk
# What keys do: at most 40 columns each
tui-does-turn = Piramit karosunu taşır ve döndürür
tui-does-options = sıra bitmeden sorulsun mu
tui-does-tab = sonraki sekme, küçük pencerede
