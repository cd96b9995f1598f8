# What finished games add up to: profiles, statistics, achievements.

## Achievements: what they are called, and what to do for them

achievement-ascension = Ascension
achievement-ascension-do = One of your workers ascends.
achievement-fourth-worker = Four at work
achievement-fourth-worker-do = Take your fourth worker as the reward for an ascension.
achievement-two-ascensions = Two at once
achievement-two-ascensions-do = Two of your workers ascend in one turn.
achievement-worship = Pilgrim
achievement-worship-do = In one game, worship at all five boards where that is possible.
achievement-royal-tile = Royal favour
achievement-royal-tile-do = Score 8 VP or more with a royal tile at once.
achievement-three-workers = Many hands
achievement-three-workers-do = Do a main action with three workers.
achievement-technologies = A row of knowledge
achievement-technologies-do = Learn all three technologies of a row.
achievement-bottom-row = A good address
achievement-bottom-row-do = Build in the bottom row of the nobles.
achievement-decorations = All four sides
achievement-decorations-do = In one game, decorate every side of the pyramid.
achievement-matches = A perfect fit
achievement-matches-do = Cover three matching icons with one tile.
achievement-three-tiles = Three in a turn
achievement-three-tiles-do = Place three pyramid tiles in one turn.
achievement-pyramid-top = The top of the pyramid
achievement-pyramid-top-do = Place the tile that completes the pyramid.
achievement-pyramid-track = Far up the track
achievement-pyramid-track-do = Reach the seventh step of the pyramid track.
achievement-leader = Always ahead
achievement-leader-do = Be first on the pyramid track at all three eclipses of a game.
achievement-avenue = The end of the avenue
achievement-avenue-do = Reach the last step of the Avenue of the Dead.
achievement-temple-top = The top of a temple
achievement-temple-top-do = Reach the top step of a temple.
achievement-bonus-tiles = Three temples
achievement-bonus-tiles-do = In one game, reach the penultimate step of all three temples.
achievement-masks = Five masks
achievement-masks-do = Collect five different masks in one game.
achievement-salaries = A good employer
achievement-salaries-do = Get your fourth worker, and pay all three salaries in full.
achievement-many-vp = 150 VP
achievement-many-vp-do = Finish a game with 150 VP or more.
achievement-beat-novice = { bot-novice } beaten
achievement-beat-novice-do = Win a game against the bot { bot-novice }.
achievement-beat-student = { bot-student } beaten
achievement-beat-student-do = Win a game against the bot { bot-student }.
achievement-beat-adept = { bot-adept } beaten
achievement-beat-adept-do = Win a game against the bot { bot-adept }.
achievement-beat-master = { bot-master } beaten
achievement-beat-master-do = Win a game against the bot { bot-master }.
achievement-beat-legend = { bot-legend } beaten
achievement-beat-legend-do = Win a game against the bot { bot-legend }.
achievement-solo-easier = Teotibot: { level-easier }
achievement-solo-easier-do = Win a solo game at the level { level-easier }.
achievement-solo-standard = Teotibot: { level-standard }
achievement-solo-standard-do = Win a solo game at the level { level-standard }.
achievement-solo-harder = Teotibot: { level-harder }
achievement-solo-harder-do = Win a solo game at the level { level-harder }.
achievement-solo-hardest = Teotibot: { level-hardest }
achievement-solo-hardest-do = Win a solo game at the level { level-hardest }.
achievement-four-players = First of four
achievement-four-players-do = Win a game for four players.
achievements-new = { $count ->
    [one] New achievement
   *[other] New achievements
}

## A profile

profile = Profile
profile-of = Profile: { $name }
profile-your = Your profile
profile-is-private = Only you can see this page.
profile-is-public = Everybody can see this page.
profile-public-page = How others see it
profile-missing = There is no public profile of this name. Profiles are private unless somebody wants it otherwise.
profile-nothing = No game has been finished yet. Figures and achievements come with the first one.
profile-nothing-public = { $name } has not finished a game yet.
profile-figures = Figures
profile-games = Games
profile-wins = Won
profile-mean = Mean VP
profile-most = Most VP
profile-given-up = Given up
profile-streak-now = Won in a row now
profile-streak-longest = Most won in a row
profile-achievements = Achievements
profile-achievements-count = { $earned } of { $all }
# $day: a date
profile-earned = { $games ->
    [one] { $day }, in one game
   *[other] since { $day }, in { $games } games
}
profile-not-yet = not yet
profile-course = VP by source, game by game
profile-course-text = The latest games that were played to their end, the oldest first.
profile-course-table = The figures as a table
profile-average = Mean
profile-when = Played on
profile-vp = VP
profile-place = Place
profile-place-of = { $place } of { $players }
profile-by-players = By number of players
profile-players = Players
profile-solo = Solo
profile-opponents = Opponents
profile-opponent = Opponent
profile-ahead = You were ahead
profile-teotibot = Teotibot, { $level }
profile-someone = somebody
profile-someone-text = Whoever keeps their profile private is counted as somebody.
profile-starts = Favourite starting tiles
profile-tile = Starting tile
profile-kept = Kept
profile-best = Best games
profile-look = Look at the game
settings-profile = Public profile
settings-profile-text = If this is on, everybody finds your profile under your name: results, VP, starting tiles, achievements and opponents. Others are named there only if their own profile is public, and only public tables are linked.

## In the terminal

command-profile = Show what your finished games add up to: results, VP by source, achievements.

    Of all games kept on this machine in which one person sat; with a name, of the games of the person with this name.
opt-profile-name = Whose games; otherwise those of the only person at the table.
profile-terminal-none = There are no finished games of { $name }.
profile-terminal-nothing = There are no finished games yet.
tui-start-profile = Your profile
profile-about = What your finished games add up to, and achievements to try for.
