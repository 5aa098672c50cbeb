# Learning a game, in English: the introduction that is played, and the rules to read.

learn-start = Learn it by playing
learn-coach = Introduction
learn-progress = { $at } of { $of }
learn-larger = Show the explanation
learn-smaller = Hide the explanation
learn-rules = Rules
learn-leave = Leave
learn-watch = Watch what the others do.
learn-astray = The rules would allow that too. For now, please make the move that is asked for.
learn-back = Back
learn-next = Go on
learn-your-move = Your move now
learn-show-me = Do it for me
learn-play-on = Play on from here
learn-new = A new table
learn-rival = { $number ->
    [1] Ada
    [2] Ben
    [3] Cleo
    [4] Dov
   *[other] Eva
}
learn-missing = There is no introduction to this game here.

rules-all = Learn the games
rules-read = Read the rules
rules-contents = Contents
rules-title = { $game }: the rules
rules-missing = There are no rules of this game here.
rules-not-there = This rule is not explained on the rules page yet.
rules-unofficial = Unofficial, and in our own words: the printed rulebook has the last word. The small numbers are the rules of our ledger, which the table cites.
