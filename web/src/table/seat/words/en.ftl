# The window of a seat, in English. $name is a name.

table-stand-in-mine = A bot can play for you until you take your seat back.
table-stand-in-other = A bot can play for { $name } until the seat is handed back.
table-stand-in-now = A bot is playing for { $name }.
table-gone = A bot plays this seat to the end.
table-answers-idle = Pass by itself when I can do nothing else
table-answers-help = The table then answers for you at once, also while you are away. From that the others may conclude that you could do nothing. You can still take it back.
table-answers-decline = Always decline
table-answers-declined = Always declined
table-answers-again = Ask me again
table-hand-back = Hand back to { $name }
table-link-help = Nobody has taken this seat yet. Whoever opens the link plays { $name }.
table-link-back = Whoever opens a new link to this seat can take it back.
table-link-mine = To go on on another device, open this link there. Keep it to yourself: it is your seat.
table-link-none = There is no link to this seat for you; ask whoever opened the table.
table-link-copy = Copy the link to this seat
