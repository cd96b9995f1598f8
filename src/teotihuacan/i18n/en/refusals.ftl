### Why the server refuses something, for every code it can send (server/errors.py); people read
### this on the page. $message is the server's own English sentence.

## Requests

refusal-malformed = The server couldn’t read that.
refusal-nobody = Sign in or choose a name first.
refusal-forbidden = You may not do that.
refusal-foreign_origin = Pages of other sites can’t do that.
refusal-not_found = There is no such table or page.
refusal-method_not_allowed = That can’t be done here.
refusal-too_large = That is too much at once.
refusal-wrong_host = The server doesn’t go by that name.
refusal-invalid = That doesn’t make sense here: { $message }
refusal-too_often = { $wait ->
    [one] Too often: wait { $wait } second and try again.
   *[other] Too often: wait { $wait } seconds and try again.
}
refusal-internal = Something went wrong on the server. Nothing was lost: try again.

## People

refusal-storage = Nothing can be stored right now. Nothing is lost: try again in a moment.
refusal-wrong_password = That password is wrong, or nobody has that name.
refusal-wrong_code = That recovery code is wrong or was used before, or nobody has that name.
refusal-weak_password = That password is easily guessed. Choose another one: a few words make a good one.
refusal-name_taken = Somebody here has that name already: choose another one.
refusal-signed_in = You are signed in already.
refusal-password_changed = The password was changed meanwhile.

## Tables

refusal-other_rules = This game was played by other rules than today’s.
refusal-damaged = What is stored of this game can’t be read. Whoever runs the server was told.
refusal-busy = Too much goes on at this table. Try again.
refusal-gone = Somebody at this table is gone. Look again.
refusal-closed = Whoever made the table has closed it.
refusal-started = The game has begun already.
refusal-not_started = The game hasn’t begun yet.
refusal-not_over = The game isn’t over yet.
refusal-seated = You sit at this table already.
refusal-full = There is no free seat left.
refusal-not_full = Some seats are still free.
refusal-bad_record = That isn’t the record of a game: { $message }
refusal-unfinished_record = The game of that record isn’t over: open it in the terminal to play on.
refusal-too_many_tables = You have as many tables going as you may. End or leave some first.
refusal-draining = The server is about to be updated and takes no new tables. Games in play go on.
refusal-too_many_records = You keep as many games from records as you may. Remove some first.
refusal-review_running = A review of yours is still under way: wait for it or cancel it.
refusal-reviews_full = Too many reviews wait already. Try again later.
refusal-no_review = The turn can’t be judged right now.
refusal-not_teaching = This is no teaching game.

## The game

refusal-over = The game is over.
refusal-stale = The game has gone on since. Look again.
refusal-not_asked = It isn’t your turn.
refusal-illegal = That can’t be done now.
refusal-held = End your turn or take your last answer back first.
refusal-not_held = There is nothing to end.
refusal-too_many_undos = So much was taken back that you have to play on now.
refusal-chat_full = The chat of this table is full.
refusal-cannot_undo = Nothing can be taken back any more.
refusal-no_hint = No hint can be had right now.

## Said by the page: the server can’t be reached; a code it doesn’t know

refusal-offline = The server can’t be reached just now.
refusal-other = { $message }
