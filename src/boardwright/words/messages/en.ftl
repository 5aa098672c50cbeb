# What every table says, whatever the game. Variables: $player is a name.

# A player without a name. $number counts the seats from 1.
seat = Player { $number }

## Why a decision cannot be taken back

undo-nothing = You have not decided anything that could be taken back.
undo-chance = Chance has decided something since (a card was drawn), so your last decision stands.
undo-revealed = Something hidden has been revealed since, so your last decision stands.
undo-others = { $player } has decided something since, so your last decision stands.
undo-secret = Players are choosing in secret now; what led there stands.
undo-over = The game is over; nothing can be taken back any more.
