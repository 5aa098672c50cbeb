# Looking back on a game, in English. $name, $label and $turn are words, the others are numbers.

review-curve = Chance to win, from turn to turn
review-curve-of = { $name }: { $start } % at the start, { $middle } % half-way, { $end } % at the end
review-percent = { $percent } %
review-working = Looking back on the game …
review-judging = Thinking through your decisions … This takes up to half a minute.
review-failed = The game could not be reviewed now. Try again later.
review-costly = Your costliest decisions
review-good = No decision of yours cost much. Well played!
review-cost = { $points ->
    [one] cost about 1 point
   *[other] cost about { $points } points
} and { $percent } % of the chance to win
review-better = Better: { $turn }
review-show = Show the moment
review-seat = Whose decisions
