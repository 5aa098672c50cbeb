# What the page itself says, in English: the lobby, the settings, words used everywhere. The table and the games bring
# their own files. Variables: $name, $names, $game, $option and $seat are words, $count and the like are numbers.

## Everywhere

close = Close
loading = One moment …
try-again = Try again
rule-link = What the rules say about { $rule }
legal = can be chosen
home = Boardwright, to the lobby
to-lobby = To the lobby
theme-to-dark = Dark colours
theme-to-light = Light colours
trouble-server = The server does not answer.
trouble-server-safe = Your games are safe there; nothing is lost.
trouble-page = This page could not be loaded.

# What the seats of a new table are called unless somebody gives them names.
colour-red = Red
colour-blue = Blue
colour-green = Green
colour-yellow = Yellow
colour-purple = Purple
colour-orange = Orange
colour-teal = Teal
colour-amber = Amber
colour-slate = Slate
colour-pink = Pink
colour-white = White
colour-brown = Brown
# A seat without a name: of a saved game, or after an introduction.
player-number = Player { $number }
somebody = Somebody

## Settings

you = You
settings = Settings
settings-language = Language
settings-name = Your name
settings-name-none = Your seat’s colour
settings-theme = Colours
settings-theme-auto = As the system
settings-theme-light = Light
settings-theme-dark = Dark
settings-motion = Motion
settings-motion-normal = Normal
settings-motion-fast = Fast
settings-motion-off = Off
settings-pace = Others’ moves
settings-pace-slow = Slow
settings-pace-normal = Normal
settings-pace-fast = Fast
settings-pace-once = At once
settings-legal = Possible moves
settings-legal-ring = Ring
settings-legal-dots = Dots
settings-legal-both = Both
settings-legal-fill = Fill
settings-confirm-live = Confirm turns at live tables
settings-confirm-live-help = A turn counts only when you have confirmed it.
settings-confirm-days = Confirm turns in games over days
settings-confirm-days-help = The others see a turn once you have confirmed it.
settings-sound = Sound
settings-sound-help = Soft tones for your turn, a piece put down, and the end.
settings-coordinates = Letters and coordinates
settings-coordinates-help = Always shown on the board.
settings-helpers = Help at the table
settings-helpers-help = What a tile is worth, what others could do: where the table has agreed on help.

## The lobby

nav = Pages
nav-lobby = Play
nav-open = Open
nav-rules = Rules
nav-replays = Replays

lobby-title = Sit down and play
lobby-title-back = Your table is set
lobby-waiting = { $count ->
    [1] One table waits for you
    [2] Two tables wait for you
    [3] Three tables wait for you
   *[other] { $count } tables wait for you
}
lobby-no-account = No account needed: a seat is a link.
lobby-your-tables = Your tables
lobby-no-running = No game is going on.
lobby-no-running-do = Start one, or open the link a friend has sent you.
lobby-over = { $count ->
    [one] One finished game
   *[other] { $count } finished games
}
lobby-open-tables = Open tables
lobby-open-none = No table is open right now.
lobby-open-none-do = Open your own: choose “Friends by link”, then “Open to all”.
lobby-finished = Finished games
lobby-finished-none = No game is finished yet.
lobby-finished-none-do = When one is, you can look at it here again, move by move.
lobby-start = Start a table

card-own = Own transcription
card-players = { $least ->
    [1] 1 to { $most } seats
   *[other] { $least } to { $most } seats
}
card-minutes = { $minutes } min
card-new = New table
card-bots = Play bots
card-learn = Learn it
learn-first = First time?
learn-first-do = Learn it in ten minutes

row-seats = Seats
row-with = with { $names }
row-free = { $name } (free)
row-your-turn = Your turn
row-thinking = { $count ->
    [one] { $names } is thinking
   *[other] { $names } are thinking
}
row-missing = Waits for { $names } to sit down
row-arrived = { $count ->
    [one] { $names } has sat down
   *[other] { $names } have sat down
}
row-won = { $count ->
    [one] { $names } has won
   *[other] { $names } have won together
}
row-lost = Nobody at the table has won
row-other-catalog = Played with other components
row-play = Play
row-open = Open
row-watch = Watch
row-rematch = Rematch
row-invite = Invite
row-menu = More about { $name }
row-standing = { $progress } · { $scores }
row-unread = { $count ->
    [one] 1 new message
   *[other] { $count } new messages
}
row-pace-live = Live
row-pace-days = Over days
row-leaving-end = ends if somebody leaves
row-no-helpers = no helpers
row-sit = Sit down
row-replay = Replay
sit-title = Sit down at { $game }
sit-name = The name you sit down with

# A game that ended before its time: why.
ended-left = { $name } has left
ended-resigned = { $name } has resigned
ended-cancelled = The table was cancelled

## Joining and saved games

join = Join with a link
join-paste = The link
join-help = A link to a seat lets you play, a link to a table lets you watch.
join-wrong = This is not a link to a table. It should contain “#/join/” or “#/t/”.
join-go = Go to the table
joining = You are being seated …
joining-failed = This link does not open a seat
joining-failed-do = It may be incomplete, or a newer link has replaced it. Ask for it again.
import = Open a saved game

## Inviting friends

invite-title = Invite friends

## What somebody knew of chance when a table was opened

known-seed = Seeded
known-seed-help = Whoever opened this table chose the seed of its shuffles, and may know what chance will bring.
known-position = From a known position
known-position-help = This table goes on from a game that somebody knows. What was dealt there may be known; what is still to be drawn is new.
