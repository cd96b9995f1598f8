# Finding each other: the lobby, looking for a game, friends, and why the server refuses something there.

# Why the server refuses something
refusal-no_such_person = Nobody here has that name.
refusal-too_many_friends = You know as many people here as you may. Remove some first.
refusal-too_many_invitations = You have invited as many people as you may. Wait until some of them come.

# Looking for a game
seek-title = Find a game
seek-text = You are brought together with people who want the same. Everybody may watch; whoever runs out of time has resigned.
seek-clock = Time for a turn
seek-turn = { $time } a turn
seek-begin = Look for players
seek-stop = Stop looking
# $game: "2 players"; $time: "15 minutes"
seek-looking = Looking for a game: { $game }, { $time } a turn
seek-count = { $count ->
    [one] So far only you are looking for this.
   *[other] { $count } people are looking for this.
}
seek-stay = Stay here: the table opens as soon as everybody is found.
seek-go = No need to wait: the game begins by itself and is then among your tables.
seek-wanted = Wanted right now
# $game: "2 players"; $time: "15 minutes"
seek-wish = { $count ->
    [one] { $count } person: { $game }, { $time } a turn
   *[other] { $count } people: { $game }, { $time } a turn
}
seek-near = Only opponents about as strong as me
seek-join = Play along
seek-found = Found: the table opens.
seek-deserted = Somebody didn’t come, so there is no game here.
seek-again = Look again

# The lobby
lobby = Lobby
lobby-count = { $count ->
    [one] { $count } person here
   *[other] { $count } people here
}
lobby-people = Who is here
lobby-alone = Nobody else is here right now.
lobby-at-table = at a table
lobby-open = Open seats
lobby-no-open = No open seats right now. Make a public table, or look for players.
lobby-running = Games to watch
lobby-no-running = No public games right now.
lobby-lost = The connection is lost. It comes back by itself.

# Friends
friends = Friends
friends-none = No friends yet. Ask somebody you have played with, or somebody by name.
friends-by-name = Ask somebody by name
friends-asking = Would like to be friends
friends-asked = Asked by you
friends-met = Played with you lately
friends-blocked = Blocked
friend-ask = Ask to be friends
friend-accept = Accept
friend-decline = Decline
friend-withdraw = Withdraw
friend-remove = Remove
friend-block = Block
friend-unblock = Unblock
friend-invite = Invite
# What a button does, and to whom
friend-do = { $action }: { $name }
friend-block-sure = Block { $name }? They can’t come to your tables, invite you, or be brought together with you. They aren’t told.
friend-remove-sure = Remove { $name } from your friends?

# Settings
settings-invisible = Don’t show me in the lobby
settings-invisible-text = Otherwise everybody there sees your name while you look at the lobby or sit at a table.
