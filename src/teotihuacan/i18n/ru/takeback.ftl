# Отмена хода, конец хода, подсказки, которые учат

## Taking back

turn-take-back-turn = Взять ход назад
take-back-people = За этим столом играет ещё один человек: назад можно взять только последние ответы.
take-back-clock = При игре с часами законченный ход назад не взять.
take-back-nothing = Нет хода, который можно взять назад.
take-back-drawn = С тех пор открыт новый жетон: этот ход назад не взять.
take-back-rolled = С тех пор брошены кубики: этот ход назад не взять.
take-back-revealed = С тех пор раскрыт тайный выбор: его назад не взять.
refusal-cannot_take_back = Этот ход назад не взять.
log-took-back = Ход взят назад
key-take_back = взять назад весь ход (против ботов)

## The end of a turn

turn-dont-ask = Больше не спрашивать
turn-dont-ask-text = Заканчивает ход. С этого момента ваши ходы заканчиваются сами.
turn-asks-no-more = Теперь ваши ходы заканчиваются сами. Снова включить вопрос можно на вкладке «Стол» или в настройках.
ends-always = Всегда
ends-bots = Против ботов и в первой игре
ends-never = Никогда

## Hints

refusal-hints_off = За этим столом играют без подсказок.
hint-wait = Следующая подсказка через { $seconds } с
hint-win = { $n } % на победу
hint-vp = около { $vp } ПО ({ $margin })
hint-vp-text = ПО в конце игры, в скобках отрыв от лучшего из соперников
# $thing is in the accusative
reason-worth = { $thing } (≈ { $vp } ПО)
plan-main = { $board }
plan-worship = поклонение ({ $board })
plan-cocoa = какао ({ $board })
# $brings is a clause: «приносит 6 ПО»
plan-next = Следующий ход: { $step } ({ $brings }).
plan-next-bare = Следующий ход: { $step }.
plan-pays = { $goods } сейчас — это плата за следующий ход: { $step } ({ $brings }).
plan-pays-bare = { $goods } сейчас — это плата за следующий ход: { $step }.
new-hints = Подсказки
new-hints-text = Каждый может спросить бота, как поступил бы он.
no-hints = без подсказок
