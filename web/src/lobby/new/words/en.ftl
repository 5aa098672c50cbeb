# What the form of a new table says, in English. Variables: $count is a number, all others are words.

## A new table

new-title = { $game }: new table
new-seats = Who plays
new-players = Players
new-company = Company
new-company-bots = Me and bots
new-company-friends = Friends by link
new-company-here = All at this screen
new-options = What you play with
new-preview = The table so far
new-undecided = Chance decides who begins.
new-lacking = { $option }: choose { $count }.
new-open = Open the table
new-ready = Your table is ready
new-to-table = Go to the table
new-unknown = This game is not offered here
new-more = More options
new-changed = { $count ->
    [one] 1 changed
   *[other] { $count } changed
}
new-idle = Not with what you have chosen
new-name = Name of the table
new-name-none = Called by its game
new-unknown-wish = The link asks for something that is not offered here: { $wish }. Everything else is set.
seed-untold = Whoever names the seed knows what chance will bring. Where others play, the table must say so.
refused-game = This game is not offered here any more.
refused-players = This game is not for so many players.
refused-option = “{ $option }” cannot be set like this here.
refused-options = “{ $option }” and “{ $other }” do not go together. Leave one of them out.
refused-name = A name has 1 to { $count } characters.
refused-title = The name of a table has at most { $count } characters.
refused-seed = This cannot be a seed. A seed is a whole number.
refused-bot = There is no bot “{ $bot }” here. Choose another one.
refused-bot-libraries = “{ $bot }” plays by a network, and this server lacks what runs one. Whoever looks after it installs that: pip install "boardwright[bots]"
refused-bot-network = “{ $bot }” has not learnt this game. Choose another bot.
refused-clock = This time for a turn does not go with the pace. Choose another one.
refused-table = The server does not open the table as it is set here. Load this page again, then it shows what can be chosen.

seat-who = { $seat }: who plays
seat-name = { $seat }: name
seat-level = { $seat }: how well the bot plays
seat-me = Me
seat-me-help = You, in this browser
seat-friend = Friend
seat-friend-help = Gets a link from you
seat-here = Here
seat-here-help = Takes turns at this screen
seat-bot = Bot
seat-bot-help = The computer plays

option-chance = Left to chance
option-choose = Choose
option-picked = { $count } of { $most } chosen
option-settled = Set by “{ $option }”
option-needs = Needs { $what }
option-players = { $count ->
    [1] For 1 player
   *[other] For { $count } players
}
option-players-from = From { $count } players on

## What people agree on

agreed = What you agree on
agreed-pace = Pace
agreed-pace-live = Live
agreed-pace-live-help = Everybody is there.
agreed-pace-days = Over days
agreed-pace-days-help = Everybody plays when there is time.
agreed-clock = Time for a turn
agreed-clock-none = No limit
agreed-clock-none-help = Everybody takes the time they need.
agreed-clock-live = 5 minutes
agreed-clock-live-help = Who takes longer is replaced by the bot, or the others may cancel. Who returns plays again at once.
agreed-clock-day = A day
agreed-clock-day-help = Who takes longer is replaced by the bot, or the others may cancel. Clocks stand still on vacation.
agreed-clock-three_days = Three days
agreed-clock-three_days-help = Who takes longer is replaced by the bot, or the others may cancel. Clocks stand still on vacation.
agreed-open = Free seats
agreed-open-no = By link
agreed-open-no-help = Whoever has a link from you sits down.
agreed-open-yes = Open to all
agreed-open-yes-help = Anybody on this server may sit down.
agreed-leaving = If somebody leaves
agreed-leaving-bot = A bot plays on
agreed-leaving-bot-help = The others go on with a bot.
agreed-leaving-end = The game ends
agreed-leaving-end-help = The points count as they stand.
agreed-absence = If somebody is away
agreed-absence-5 = 5 minutes
agreed-absence-5-help = After 5 minutes of absence the others may let a bot play. Who returns plays again at once.
agreed-absence-60 = An hour
agreed-absence-60-help = After an hour of absence the others may let a bot play. Who returns plays again at once.
agreed-absence-1440 = A day
agreed-absence-1440-help = After a day of absence the others may let a bot play. Who returns plays again at once.
agreed-absence-never = No bot
agreed-absence-never-help = The others wait, however long it takes.
agreed-bot = The bot that plays then
agreed-bot-help = For who is away and for who has left.
agreed-helpers = Helpers
agreed-helpers-yes = Allowed
agreed-helpers-yes-help = The table may show what things are worth and how far you get.
agreed-helpers-no = None
agreed-helpers-no-help = Everybody reckons for themselves.

## Tables with one click

preset = Ready-made tables
preset-usual = Usual
preset-first = First game
preset-everything = Everything
preset-quick = Quick
preset-save = Save
preset-share = Copy link
preset-copied = Copied
preset-copied-all = The link to this table as it is set here is copied.
preset-forget = Forget “{ $name }”
preset-save-title = Save this table
preset-save-how = Seats, options and agreements are kept in this browser and come back with one click.
preset-name = Name
preset-replaces = “{ $name }” is there already and will be replaced.
preset-keep = Save it
