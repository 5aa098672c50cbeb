# What the terminal says at any table. Variables: $player is a name, $action and $actions are written as typed.

seat-red = Red
seat-blue = Blue
seat-green = Green
seat-yellow = Yellow
seat-purple = Purple
seat-orange = Orange
seat-teal = Teal
seat-amber = Amber
seat-slate = Slate
seat-pink = Pink
seat-white = White
seat-brown = Brown
you = { $player } (you)
asked = { $player }: { $question }
explained = { $name }: { $text }

## The sitting

players = Players: { $players }. { $first } begins.
players-together = Players: { $players }. All begin together.
own-transcription = Played with your own transcription of the components.
seed = Seed { $seed } (add --seed { $seed } to play this game again)
begin = Type help at any time. Press Enter to begin.{" "}
press-enter = { $player }, press Enter when you are at the screen.{" "}
ask = {"> "}
ask-over = Press Enter to leave (or: score, log, map, save FILE) {"> "}
footer = Type a number or a place. Also: undo, why PLACE, hint, score, help
options-many = { $verb }: { $count } places marked on the map; type one, as in { $example } (options lists them)
may-also = You may also:
winner = { $players } wins!
winners = { $players } share the victory.
# The place of somebody, and behind it their name and points.
place = { $place }.
place-points = { $player }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
# Equal points, and what decided. $values is how much of it each had, joined with tie-join.
tie-break = { $players }: equal points, decided by { $name }: { $values } ({ $rule })
tie-join = {" to "}
# A game that one plays against the game itself.
game-won = The game is won!
game-lost = The game is lost.
game-grade = { $verdict } Grade: { $grade }
total = Total
left = You have left after { $decisions ->
    [one] 1 decision.
   *[other] { $decisions } decisions.
}
resumed = The game goes on after { $decisions ->
    [one] 1 decision.
   *[other] { $decisions } decisions.
}
kept-resume = The game is kept; go on with: boardwright play --resume
kept-replay = The game is kept; look at it again with: boardwright replay
over = The game is over; nothing is left to decide.

## Answers

no-such-number = There is no option { $number }; they are numbered 1 to { $last }.
not-now = { $action } is not possible now.
which-one = More than one thing can be done there; type one of: { $actions }
cannot-read = I cannot read “{ $text }”. Type the number of an option, a place, or help.
no-such-thing = There is nothing called “{ $word }” here.
no-such-score = “{ $word }” is neither a player nor a line of the score sheet.
no-such-form = The map can be: { $forms }
why-what = Why what? Name a place, such as: why f7
possible = { $what } is possible: { $actions }
hint = { $number }. { $turn }: { $reason }
hint-later = pays off later
hint-behind = { $points ->
    [one] about 1 point less than the first
   *[other] about { $points } points less than the first
}
taken-back = Taken back: { $action }
taken-back-of = Taken back for { $player }: { $action }
auto-on = What you can only decline is declined by itself.
auto-off = You are asked even where you can only decline.
auto-declined = Always declined: { $question }
auto-answered = Answered by itself: { $label }.
auto-not-here = This question cannot be declined.
auto-how = “auto on” and “auto off” for what you can only decline, “auto no” to always decline this question, “auto ask” to be asked everything again.
no-offer = Nobody at this screen may do anything unasked now.
no-offer-of = { $player } may do nothing unasked now.
no-such-offer = “{ $text }” is nothing that { $player } may do unasked now; offer lists what is.
all-taken-back = Back at the beginning of your turn ({ $count ->
    [one] 1 decision
   *[other] { $count } decisions
} taken back).
score-more = score 1: the places behind line 1; score { $word }: all of { $player }
score-line = { $player }, { $name }: { $points ->
    [one] 1 point
   *[other] { $points } points
} ({ $rule })
log-how = log 10 shows the last 10 lines, log all shows everything.
save-where = Name a file, such as: save my-game.json
saved = Saved. Go on later with: boardwright play --load { $path }

## Help

help-moves = Choose an option by its number, by its notation (build f7), or by the place alone (f7). An empty line draws the table again. Commands may be cut short.
command-help = this list
command-rules = the game in short, or what a thing does
command-why = why something is not possible now
command-hint = what a strong bot would do
command-options = all options by number
command-offer = what people at this screen may do unasked; do it
command-undo = take back your last decision
command-restart = take back your whole turn
command-auto = what is answered by itself for you; others may conclude that you could do nothing
command-score = the score sheet so far, and the places behind the points
command-map = draw the table again; the map wide or compact
command-log = what has happened so far
command-save = save the game
command-quit = leave; the game is kept
argument-word = [WORD]
argument-target = PLACE
argument-offer = [PLAYER] [MOVE]
argument-score = [LINE] [PLAYER]
argument-form = [wide|compact]
argument-log = [N|all]
argument-auto = [on|off|no|ask]
argument-file = FILE

## Replay

replay-position = { $now }/{ $all }
replay-keys = Enter next, b back, t/T turn on/back, number, start, end, score, q{" > "}
replay-cannot-read = I cannot read “{ $text }”. Enter or n: next; b: back; t and T: next and previous turn; a number: that decision; start, end, score, q.
replay-no-position = There are { $all } decisions; { $number } is none of them.
replay-unfinished = The game is not finished.
review-thinking = Thinking through the decisions of { $player } …
review-good = No decision of { $player } cost much.
review-costly = { $number }. After { $length } decisions, { $action } cost about { $points } points ({ $percent } % of the chance to win). Better: { $turn }

## Fair shuffles

verify-whole = The file is whole: every decision follows the rules and leads to the result.
verify-damaged = The file cannot be what was played: { $why }
verify-no-commitment = Nothing was promised when the game began: there is no fingerprint of a secret in this file.
verify-kept = The fingerprint fits the secret: { $commitment }
verify-broken = The fingerprint in the file does not fit the secret. It would have to be { $commitment }
verify-noted = It is the fingerprint you noted.
verify-not-noted = It is not the fingerprint you noted.
verify-known = { $count ->
    [one] 1 draw was made before the table was opened and cannot be checked.
   *[other] { $count } draws were made before the table was opened and cannot be checked.
}
verify-draws = { $count ->
    [one] The one draw follows from the seed.
   *[other] All { $count } draws follow from the seed.
}
verify-wrong-draws = { $wrong ->
    [one] Of { $count } draws, 1 does not follow from the seed: draw { $first }.
   *[other] Of { $count } draws, { $wrong } do not follow from the seed, from draw { $first } on.
}
verify-fair = Fair: chance was settled before the first decision and was not touched since.
verify-unfair = Not fair: this game does not keep what was promised.
verify-unpromised = Nothing to check: no fingerprint of a secret was shown.
