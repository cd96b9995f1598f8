### What the command `admin` says.

admin-done = Done.
admin-deleted-soon = A running server deletes them within seconds, another one when it starts.
bad-until = { $text } is no time: write 12h, 7d or 2026-12-24
bad-which = { $text } is none of { $names }
bad-person = nobody here is called { $text }, and it is nobody’s id
bad-announcement = an announcement has 1 to 300 characters
error-no-word-file = { $path }: there is no such file of forbidden words
metavar-table = TABLE
metavar-text = TEXT
opt-forbidden-words = A file with words that nobody may use in names, titles and chat, one a line.
opt-admin-who = The name of a person, or their id.
opt-admin-new-name = The new name.
opt-admin-search = A part of a name; without it everybody.
opt-admin-table = The key of a table, which is in its address behind /t/.
opt-admin-line = The number of a line of the chat, as the command table shows it.
opt-admin-report = The number of a report, as the command reports shows it.
opt-admin-text = What everybody should read, in one line.
opt-admin-reason = Why; kept in the audit log, and told to whom it concerns.
opt-admin-until = Until when, as in 12h, 7d or 2026-12-24; a ban or mute without it is for ever, an announcement for a day.
opt-admin-people = Which people: all, banned, muted or operators.
opt-admin-tables = Which tables: all, open, running, finished, closed or damaged.
opt-admin-remove = Take the right away again.
opt-admin-dismiss = There is nothing to be done about it.
opt-admin-all = Show those that were dealt with, too.
opt-admin-before = Show what came before the line with this number; 100 lines at a time.
command-admin = Look after the people and tables of a server, also while it runs.
command-admin-people = List people, those seen last first.
command-admin-person = Show a person, their tables, and what was done to them.
command-admin-ban = Ban a person, until a time or for ever.
command-admin-unban = Let a banned person in again.
command-admin-mute = Keep a person from writing chat and titles.
command-admin-unmute = Let a muted person write again.
command-admin-reset-password = Replace a person's password by a code that works once.
command-admin-rename = Give a person another name.
command-admin-sign-out = Sign a person out everywhere.
command-admin-delete = Delete a person, after a question; bots take over their games.
command-admin-operator = Make a person an operator, who may use the page /admin.
command-admin-tables = List tables, those changed last first.
command-admin-table = Show a table with its chat, also a damaged one.
command-admin-close = Close a table for everybody at it; they are told why.
command-admin-delete-title = Take the title of a table away.
command-admin-delete-line = Take a line of a table's chat away.
command-admin-queue = List the bots and reviews that are waited for.
command-admin-reports = List what players have reported.
command-admin-resolve = Close a report: something was done about it, or nothing is to be done.
command-admin-announce = Tell everybody something, on the page and in the terminal.
command-admin-end-announcement = Take the announcement away.
command-admin-audit = Show what operators did.

## Rows of a backup

backup-rows-audit = { $count ->
    [one] { $count } action of operators
   *[other] { $count } actions of operators
}
backup-rows-reports = { $count ->
    [one] { $count } report
   *[other] { $count } reports
}
backup-rows-announcements = { $count ->
    [one] { $count } announcement
   *[other] { $count } announcements
}
backup-rows-notices = { $count ->
    [one] { $count } notice
   *[other] { $count } notices
}
report-state-open = open
report-state-resolved = resolved
report-state-dismissed = dismissed
