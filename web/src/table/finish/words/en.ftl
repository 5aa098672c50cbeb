# The end of a game and its score sheet, in English. Variables: $name and $source are words; all others are numbers.

## The score sheet

sheet-now = Score sheet so far
sheet-final = Final score sheet
sheet-close = Close the score sheet
sheet-source = Points for
sheet-total = Total
sheet-known = Known to all
sheet-place = Place
sheet-if-over = If the game ended now
sheet-if-over-help = With what only you know; nobody else sees this line.
sheet-help = Choose a number: the board lights what earned it.
sheet-cell = { $name }, { $source }: { $points }
sheet-step = { $name }, { $source }: { $points } ({ $step } of { $steps })
sheet-group = { $points ->
    [one] 1 point, group { $step } of { $steps }
   *[other] { $points } points, group { $step } of { $steps }
}
sheet-previous = Previous points
sheet-next = Next points

## The final count

reveal = The final count
reveal-line = { $line } of { $lines }
reveal-back = Back
reveal-next = Next
reveal-pause = Pause
reveal-play = Go on
reveal-skip = To the result
reveal-again = Count again

## The podium

podium = The result
podium-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
podium-same-start = Same start again
podium-same-start-help = Opens a private game against bots that begins like this one
