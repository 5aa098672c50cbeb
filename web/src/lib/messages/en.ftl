# What the page itself says, in English: the lobby, the settings, words used everywhere. The table and the games bring
# their own files. Variables: $name, $names, $game, $option and $seat are words, $count and the like are numbers.

## Everywhere

close = Close
loading = One moment …
try-again = Try again
rule-link = What the handbook says to { $rule }
legal = can be chosen
home = Boardwright, to the lobby
to-lobby = To the lobby
theme-to-dark = Dark colours
theme-to-light = Light colours
trouble-server = The server does not answer.
trouble-server-safe = Your games are safe there; nothing is lost.
trouble-page = This page could not be loaded.

# Seats are called by their colour until somebody gives a name.
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

# How well a bot plays.
bot-random = Carefree
bot-greedy = Ambitious

## Settings

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
settings-legal = Possible moves
settings-legal-ring = Ring
settings-legal-dots = Dots
settings-legal-both = Both
settings-legal-fill = Fill
settings-confirm = Confirm turns
settings-confirm-help = A turn counts only when you have confirmed it.
settings-sound = Sound
settings-sound-help = A short tone when it is your turn.
settings-coordinates = Letters and coordinates
settings-coordinates-help = Always shown on the board.

## The lobby

lobby-title = Sit down and play
lobby-title-back = Your table is set
lobby-waiting = { $count ->
    [1] One table waits for you
    [2] Two tables wait for you
    [3] Three tables wait for you
   *[other] { $count } tables wait for you
}
lobby-no-account = No account: a seat is a link.
lobby-your-tables = Your tables
lobby-no-running = No game is going on.
lobby-no-running-do = Start one, or open the link a friend has sent you.
lobby-over = { $count ->
    [one] One finished game
   *[other] { $count } finished games
}
lobby-start = Start a table

card-own = Own transcription
card-players = { $least ->
    [1] 1 to { $most } seats
   *[other] { $least } to { $most } seats
}
card-minutes = { $minutes } min
card-new = New table
card-bots = Play bots

row-seats = Seats
row-with = with { $names }
row-free = { $name } (free)
row-your-turn = Your turn
row-thinking = { $count ->
    [one] { $names } is thinking
   *[other] { $names } are thinking
}
row-missing = Waits for { $names } to sit down
row-won = { $count ->
    [one] { $names } has won
   *[other] { $names } have won together
}
row-lost = Nobody at the table has won
row-other-catalog = Played with other components
row-play = Play
row-open = Open
row-watch = Watch
row-look = Look back
row-rematch = Rematch
row-invite = Invite

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
import-failed = This file cannot be opened: { $reason }

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
option-settled = Set by “{ $option }”.

invite-title = Invite friends
invite-how = Send each friend their link. Whoever opens it sits down, without an account, on any device.
invite-copy = Copy link
invite-copied = Copied
invite-copied-for = The link for { $name } is copied.
invite-share = Share the link for { $name }
