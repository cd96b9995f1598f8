### Operators, reports by players, announcements: the command `admin` and the page /admin.

## Why the server refuses something

# $end: a time, or "never"; $reason: in the operator's own words, may be empty
refusal-banned = { $end ->
    [never] You are banned from this server.
   *[other] You are banned from this server until { $end }.
} { $reason }
refusal-muted = { $end ->
    [never] You may write nothing for others to read.
   *[other] You may write nothing for others to read until { $end }.
} { $reason }
refusal-forbidden_words = There is a word in it that isn’t wanted here.
refusal-is_operator = That is an operator. The command line can change that.
refusal-already_reported = You have reported that already. Somebody will look at it.

## Everybody: announcements, bans, closed tables, reports

announcement = Announcement
announcement-hide = Hide
banned-title = You are banned
banned-text = You can still take your data along, or have yourself deleted.
# $reason: in the operator's own words, may be empty
table-closed-notice = An operator has closed this table. { $reason }
report = Report
# $what: a name, a line of chat or a title
report-what = Report: { $what }
report-why = What is wrong?
report-more = In your own words, if you like
report-sent = Thank you. Whoever runs the server will look at it.
report-reason-abuse = Insults or threats
report-reason-spam = Advertising
report-reason-cheating = Foul play
report-reason-name = An unfit name or title
report-reason-other = Something else

## What operators do, as buttons and in the audit log

admin-action-ban = Ban
admin-action-unban = End the ban
admin-action-mute = Mute
admin-action-unmute = Let them write again
admin-action-reset_password = Reset the password
admin-action-rename = Rename
admin-action-sign_out = Sign out everywhere
admin-action-delete = Delete the person
admin-action-make_operator = Made an operator
admin-action-unmake_operator = No operator any more
admin-action-close_table = Close the table
admin-action-delete_title = Delete the title
admin-action-delete_line = Delete the line
admin-action-resolve_report = Done
admin-action-dismiss_report = Dismiss
admin-action-announce = Announce
admin-action-end_announcement = End the announcement

## Of people, tables and what is waited for

admin-state-operator = operator
admin-state-guest = guest
admin-state-banned = banned
admin-state-muted = muted
admin-state-open = open
admin-state-running = running
admin-state-finished = finished
admin-state-closed = closed
admin-state-damaged = damaged
admin-state-bot = bot
admin-state-review = review

## Heads of columns and labels

admin-head-name = Name
admin-head-seen = Last seen
admin-head-state = State
admin-head-id = Id
admin-head-table = Table
admin-head-changed = Changed
admin-head-title = Title
admin-head-names = Players
admin-head-number = No.
admin-head-at = When
admin-head-text = Text
admin-head-since = Since
admin-head-turns = Turns
admin-head-reason = Reason
admin-head-person = Person
admin-head-quote = Quote
admin-head-reporter = Reported by
admin-head-operator = Operator
admin-head-action = What
admin-head-target = To whom
admin-head-details = Details

## The page for operators

admin = Administration
admin-tab-overview = Overview
admin-tab-people = People
admin-tab-tables = Tables
admin-tab-reports = Reports
admin-tab-audit = Audit log
admin-tab-announcement = Announcement
admin-count-people = People
admin-count-guests = of them guests
admin-count-banned = Banned
admin-count-muted = Muted
admin-count-open = Open tables
admin-count-running = Running games
admin-count-finished = Finished games
admin-count-damaged = Damaged tables
admin-count-reports = Open reports
admin-count-bots = Bots asked
admin-count-reviews = Reviews under way
admin-queue = Bots and reviews that are waited for
admin-all = All
admin-search = Search by name
admin-which = Which
admin-how-long = How long
admin-length-hour = An hour
admin-length-day = A day
admin-length-week = A week
admin-length-month = Thirty days
admin-length-ever = For ever
admin-reason-told = Reason (the person is told)
admin-new-name = New name
admin-back = Back to the list
admin-chat = Chat
admin-older = Older ones
admin-announce-text = What everybody should read
# $end: a time, or "never"; $reason: in the operator's own words, may be empty
admin-banned = { $end ->
    [never] Banned for ever.
   *[other] Banned until { $end }.
} { $reason }
admin-muted = { $end ->
    [never] Muted for ever.
   *[other] Muted until { $end }.
} { $reason }
admin-code = The code { $code } signs them in once, within seven days, in place of the password. Then they choose a new one in the settings.
admin-sure = Delete { $name } for good? Bots take over their games.
admin-nothing = Nothing here.
