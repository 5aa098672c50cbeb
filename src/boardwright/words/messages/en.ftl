# What every table says, whatever the game. Variables: $player is a name, $lost a number.

# A player without a name. $number counts the seats from 1.
seat = Player { $number }

## Why a decision cannot be taken back

undo-nothing = You have not decided anything that could be taken back.
# What was drawn or laid open since; a game says it in words of its own.
undo-chance = { $what }, so your last decision stands.
undo-revealed = { undo-chance }
drawn-by-chance = Chance has decided something
drawn-hidden = Something hidden has been laid open
undo-confirmed = The turn has been confirmed, so your last decision stands.
undo-others = { $player } has decided something since, so your last decision stands.
undo-secret = Choices are being made in secret now, so what was decided before them stands.
undo-over = The game is over; nothing can be taken back any more.

## When the rules have changed, or a log cannot be read: the table goes on from a stored position

restarted-rules = { $lost ->
    [0] The rules have changed. The table goes on from here.
    [one] The rules have changed. The table goes on from here; the last decision could not be kept.
   *[other] The rules have changed. The table goes on from here; the last { $lost } decisions could not be kept.
}
restarted-damaged = { $lost ->
    [0] The log of this table could not be read. The table goes on from here.
    [one] The log of this table could not be read. The table goes on from here; the last decision could not be kept.
   *[other] The log of this table could not be read. The table goes on from here; the last { $lost } decisions could not be kept.
}

## What people do about the table

note-left = { $player } has left. A bot plays on.
note-resigned = { $player } has resigned. A bot plays on.
note-back = { $player } is back.
note-stand-in = { $player } is away. A bot plays for { $player }.
note-stand-in-own = { $player } lets a bot play.
note-stand-in-off = The bot no longer plays for { $player }.
note-late = { $player } has run out of time. The others may cancel the game.
note-late-bot = { $player } has run out of time. A bot plays for { $player }.
note-cancel = { $player } asks to cancel the table.
note-cancel-agreed = { $player } agrees to cancel it.
note-cancel-declined = { $player } would rather play on.
note-cancel-withdrawn = { $player } no longer asks to cancel the table.

## What an effect does. $goods, $price, $measure and $effect are messages within; $first and $rest are joined

effect-prompt = Carry this out: { $effect }
effect-nothing = nothing
effect-decline = Decline
effect-gain = gain { $goods }
effect-per = gain { $goods } for each { $measure }
effect-per-most = gain { $goods } for each { $measure }, at most { $most } times
effect-pay = pay { $price }
effect-exchange = pay { $price } and { $effect }
effect-then = { $first }, then { $rest }
effect-or = { $first } or { $rest }
effect-and = { $first } and { $rest }
effect-mixed = { $amount } times { $price }
effect-may = { $times ->
    [1] you may { $effect }
   *[other] up to { $times } times: { $effect }
}
effect-may-any = any number of times: { $effect }
effect-must = { $times } times: { $effect }
effect-if = with at least { $least } { $measure }: { $effect }
effect-if-else = with at least { $least } { $measure }: { $effect }; otherwise: { $otherwise }
effect-score = { $points ->
    [one] 1 point for each { $measure }
   *[other] { $points } points for each { $measure }
}
effect-score-most = { $points ->
    [one] 1 point for each { $measure }, at most { $most }
   *[other] { $points } points for each { $measure }, at most { $most }
}
effect-score-step = { $points ->
    [one] 1 point with at least { $least } { $measure }
   *[other] { $points } points with at least { $least } { $measure }
}

## A turn that was advised: its first decision, and how many follow

advised-turn = { $label }, and { $more } more
