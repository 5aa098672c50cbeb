# The table around any game, in English. Variables: $name, $names, $game, $label, $option, $source, $headline, $values, $more and
# $less are words, and so is $place in table-your-place; $ordinal is the form that $place takes; $change in table-with-change is a
# signed number already written; all others are numbers.

## Opening a table

table-opening = Opening the table …
table-missing = There is no such table
table-missing-help = The link may be incomplete, or the table is on another server.
table-board = The board
table-board-help = The board could not be loaded. Your game is safe on the server.
table-closed = This table cannot go on
table-closed-rules = The rules of the game have changed, and no position of this table fits them. What happened can still be read.
table-closed-catalog = It was played with other components than this server has, so it cannot go on here. What happened can still be read.

## The prompt line

table-reconnecting = Reconnecting …
table-reconnecting-safe = Everything you have played is saved.
table-crowded = Very many are watching this table. Another try follows by itself.
table-move-of = Move { $n } of { $length }
table-following = { $name }, { $n } of { $length }
table-their-turn = { $name } to move.
table-their-seat-free = Nobody sits there yet.
table-invite = Invite
table-waiting = Waiting for
table-counting = The game is over. The points are being counted …
table-winners = { $count ->
    [0] The game is over
    [one] { $names } wins
   *[other] { $names } share the victory
}
table-winners-points = { $points ->
    [one] with 1 point
   *[other] with { $points } points
}
table-won = { $count ->
    [one] { $names } has won
   *[other] { $names } have won together
}
table-lost = { $count ->
    [one] { $names } has lost
   *[other] { $names } have lost together
}
table-decided = decided by { $name }: { $values }
table-versus = { $more } to { $less }
table-place = { $ordinal ->
    [one] { $place }st
    [two] { $place }nd
    [few] { $place }rd
   *[other] { $place }th
}
table-place-shared = { $ordinal ->
    [one] shared { $place }st
    [two] shared { $place }nd
    [few] shared { $place }rd
   *[other] shared { $place }th
}
table-your-place = You: { $place }
table-ended-wish = as { $name } wished
table-ended-points = The game has ended; points count as they stood.
table-offers = You may also
table-ready-you = You are ready.
table-ready-undo = You are ready; Undo takes it back.
table-title-yours = Your turn: { $game }
table-past = You are looking at move { $n }. Go back to the present to play.
table-past-failed = This position could not be loaded.
table-past-told = This was before the table was restarted. It can be read, but not looked at.

## Head

table-skip = To the board
table-online = Online
table-offline = Offline
table-teaching = Introduction
table-watching = Watching
table-watching-help = You are watching this game.
table-chat-unread = { $count ->
    [one] Chat, one new message
   *[other] Chat, { $count } new messages
}
table-explain = Explain something on the table
table-hint = What would you do?
table-rules = Rules on this table
table-keys = Keys
table-more = More
table-life = Leave, end, rename
table-fair = Fair shuffles

## The bar

table-undo = Undo
table-undo-nothing = There is nothing to take back.
table-restart = Restart turn
table-rewind = Back to your last move
table-turn-over = Your turn is over.
table-confirm = Confirm turn
table-confirm-turn = The others come next.
table-confirm-help = They see what you did, and go on, once you confirm it.
table-for-good = This ends your turn and cannot be taken back.
table-sure = Confirm: { $label }
table-end-turn = End turn
table-waiting-turn = Waiting …
table-ends-in = { $seconds ->
    [one] Ends by itself in 1 second
   *[other] Ends by itself in { $seconds } seconds
}
table-ends-stop = Wait
table-with-change = { $label }, { $change }
table-again = Again to play it.
table-choose = What do you want to do?
table-cannot = This is not possible now.
table-replay = Replay
table-export = Save as a file
table-review = Review
table-rematch = Play again
table-rematch-join = To the next game
table-not-done = That did not work. Please try again.

## Replay

table-first = To the start
table-previous-turn = Previous turn
table-previous-step = Previous step
table-next-step = Next step
table-next-turn = Next turn
table-position = Position in the game
table-play = Play
table-pause = Pause
table-branch = Play on from here
table-branch-help = Opens a private game against bots from this position
table-to-live = To the present
table-to-end = To the end

## What happened meanwhile

table-recap = { $count ->
    [one] One turn since you were here
   *[other] { $count } turns since you were here
}
table-recap-play = Play
table-recap-step = Step
table-recap-skip = Skip
table-here = You were here
table-rings = Rings mark what is new since your last turn.

## Seats

table-seats = Seats, running score
table-seats-final = Seats, final score
table-points = Points:
table-points-now = Points that everybody knows now
table-points-earned = Points so far, without { $points } that nothing has been done for
table-points-final = Final points
table-ready = Ready
table-automa = Automa
table-you = You
table-at-screen = Here
table-name-you = { $name } (you)
table-bot = Bot
table-away = Away
table-devices = Open on { $count } devices
table-free = Free
table-stand-in = Stand-in
table-left = Left
table-resigned = Resigned
table-winner = Winner
table-seat-menu = Seat of { $name }
table-answers = Standing answers
table-answers-on = Some questions are answered by themselves for you.
table-link-copied = Link copied.
table-watch-link = Copy a link for watching

## Beside the board

table-beside = Log, moves and chat
table-tabs = Parts of the table
table-pane-board = Board
table-pane-cards = Cards
table-pane-moves = Moves
table-pane-seats = Seats
table-pane-log = Log
table-pane-chat = Chat
table-news = new
table-log-empty = Nothing has happened yet.
table-log-news = { $count } new
table-setup = Set-up
table-did = { $name }: { $label }
table-did-secret = { $name } chooses in secret.
table-answered = ({ $name }: { $label })
table-show-moment = Show this moment
table-steps = Steps: { $headline }
table-moves-none = Nothing for you to decide now.
table-moves-past = You are looking at the past; nothing can be decided here.
table-moves-hint = A number shows a move on the board, Enter plays it.
table-change = { $count ->
    [1] { $change } point
   *[other] { $change } points
}
table-chat-empty = Nobody has said anything yet.
table-chat-say = Say something
table-chat-send = Send
table-spectator = Spectator
verb-build = Build
verb-use = Use a tile
verb-lift = Take up
verb-move-to = Move
verb-put = Put a piece
verb-remove = Take off the board
verb-outpost = Build with the Outpost
verb-play = Choose the terrain
verb-repeat = Use once more
verb-take = Take
verb-stop = Stop or decline
verb-done = Be done
verb-pass = Pass
verb-end-turn = Turn
verb-other = Other

## Score sheet

table-sheet = Score sheet

## Help

table-help-point = Click what you want to have explained.
table-rules-read = Read the rules
table-help-start = Point at something
table-help-stop = Never mind

## Several people at one screen

table-pass = Pass the device to { $name }
table-pass-help = Nobody else should look: { $name } is next.
table-pass-done = I am { $name }

## Why something was not done

table-refused-stale = The table has moved on; please look again.
table-refused-illegal = That is not possible now.
table-refused-not_yours = That is not yours to decide.
table-refused-over = The game is over.
table-refused-undo = That cannot be taken back any more.
table-refused-bad_message = The server did not understand that.
table-refused-too_fast = That was too fast; please wait a moment.
table-chat-wait = That is a lot at once. Wait a moment, then say it again.
table-chat-watching = Those who watch may say only a little. Wait a while, then say it again.
table-refused-too_large = That was too long.
table-refused-unknown = Something went wrong. Nothing has changed.
table-refused-gone = That was before the table was restarted.
table-refused-storage = The server could not store that: its disk may be full. Nothing has changed; try again when there is room.
table-refused-failed = Something went wrong in the server. Please look again.
table-refused-unavailable = The server is not available right now; please try again in a moment.

## Widgets: what every game asks in the same way

table-one-less = One less
table-one-more = One more
table-number = { $number }
table-turn-left = Turn it left (Shift R)
table-turn-right = Turn it right (R)
table-lay = Lay it here
table-places = Places
table-walk-what = What goes
table-walk-to = Where to
table-walk-steps = { $count ->
    [one] one step
   *[other] { $count } steps
}
table-unready = Choose again
