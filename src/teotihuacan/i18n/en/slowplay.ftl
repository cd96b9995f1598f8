# Games that last days: what people are told while they are away, the next table, vacations, notes.

## Notifications

notifications = Notifications
notifications-text = What you are told when something happens at your tables and you are not there.
push-turn-on = Notify me in this browser
push-turn-off = No more in this browser
push-text = Messages come also while this page is closed, until you sign out.
push-impossible = This browser takes no messages while the page is closed. On an iPhone or iPad, add the page to the home screen first.
push-refused = The browser could not be signed up for messages.
push-browsers = { $count ->
    [one] { $count } browser of yours takes messages.
   *[other] { $count } browsers of yours take messages.
}
trial = Send me a message now
trial-sent = Sent
notify-kinds = Tell me when
notify-kind-your_turn = it is my turn
notify-kind-game_started = a game of mine begins
notify-kind-game_over = a game of mine is over
notify-kind-table_full = all seats at my table are taken
notify-kind-invitation = somebody invites me
while-here = Also while I have the table open
while-here-text = For a phone that is to ring while the page is open on a computer.
quiet-hours = Quiet hours
quiet-hours-text = What happens then is told together afterwards.
quiet-from = From
quiet-until = Until
quiet-zone = By the clock of { $zone }
webhook-form = In the form of
webhook-form-json = JSON, for programs
webhook-form-discord = Discord
webhook-form-slack = Slack, Mattermost
webhook-form-ntfy = ntfy
webhook-form-telegram = Telegram

## The daily mail

mail-digest = A mail a day
mail-digest-text = It comes after eight in the morning if games wait for you. Nothing else is sent there.
mail-address = Address
mail-send-code = Send me a code
mail-sent-to = A code is on its way to { $address }.
mail-code = The code
mail-confirm = Confirm
mail-goes-to = It goes to { $address }.
mail-end = No more mail
mail-ended = You get no more mail.

## Vacation

vacation = Vacation
vacation-text = Clocks of half a day or more stand still for you, the others see that you are away, and messages wait.
vacation-left = { $count ->
    [one] You have { $count } day of vacation left within a year.
   *[other] You have { $count } days of vacation left within a year.
}
vacation-until = Away until
vacation-begin = Go on vacation
vacation-lasts = You are away until { $end }.
vacation-end = I’m back
seat-away = away until { $end }

## At the table

next-table = { $count ->
    [one] To the next table: { $count } waits for you
   *[other] To the next table: { $count } wait for you
}
title-waiting = ({ $count }) { $title }
key-next = to the next table where it is your turn
table-notes = My notes
table-notes-text = Only you can read them.
clock-growing = Growing
clock-grows = { $time } more for each turn, at most { $most }
clock-hours = Hours a turn adds
clock-days-most = Days at most

## Refusals

refusal-no_mail = This server sends no mail, or can’t right now.
refusal-wrong_confirmation = That is not the code, or it is too old.
refusal-no_vacation_left = You have not so many days of vacation left.
