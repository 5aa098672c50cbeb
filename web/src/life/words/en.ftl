# Leaving, resigning, cancelling, deleting and renaming a table, in English. Variables: $name and $names are words, $people, $count
# and $seats numbers.

life-nothing = You hold no seat here, so there is nothing you could change about this table.
life-changed = The table has changed meanwhile. Please look again.
life-failed = That did not work. Please try again.
life-back = Back

## Names

life-names = Change names
life-title = Title of the table
life-title-none = None
life-name = { $seats ->
    [1] Your name at this table
   *[other] { $name }: name at this table
}
life-save = Save

## Leaving and resigning

life-who = Who?
life-all = All of us
life-leave = Leave the table
life-leave-bot-help = { $people ->
    [0] The seat is given up and a bot plays it to the end, as this table agreed. Whoever left can come back with a new link.
   *[other] You give up your seat and a bot plays it to the end, as this table agreed; { $names } can play on. You can come back later with a new link.
}
life-leave-end-help = { $people ->
    [0] The game ends for good, with the points as they stand.
   *[other] As this table agreed, the game then ends for everybody, for { $names } too, with the points as they stand. Whoever leaves comes last.
}
life-resign = Resign
life-resign-win-help = The game ends, and { $name } has won. You can still look at it or play again.
life-resign-bot-help = A bot plays on in your place, as this table agreed, and the others go on. You can watch, but not come back into this game.
life-resign-end-help = { $people ->
    [0] No other person plays here, so the game ends with the points as they stand. You come last.
   *[other] As this table agreed, the game then ends for everybody with the points as they stand. You come last.
}
life-opponent = your opponent

## Cancelling

life-cancel = Cancel the table
life-cancel-now-help = The table ends at once, without a winner, for { $names } too. Nobody else has decided anything yet.
life-cancel-ask = Ask to cancel the table
life-cancel-ask-help = { $names } will be asked, also days from now. The table ends without a winner once everybody agrees; otherwise the game goes on.
life-cancel-withdraw = No longer ask
life-cancel-withdraw-help = Nobody is asked to cancel the table any more, and the game goes on.
life-asked = { $name } asks to cancel the table, without a winner.
life-agree = Agree, cancel it
life-play-on = Play on
life-waiting = { $count ->
    [0] You ask to cancel the table.
    [one] You ask to cancel the table. { $names } has not answered yet.
   *[other] You ask to cancel the table. { $names } have not answered yet.
}
life-declined = { $name } would rather play on. The table is not cancelled.
life-understood = All right

## Deleting

life-delete = Delete the table
life-delete-help = Nobody else has this table. It will be gone for good, with its replay and its chat.
life-delete-mine = Take it off my list
life-delete-mine-help = The table disappears from your list only; the others keep it. You lose your seat there.
