# The window of a seat, in English. $name is a name.

table-stand-in-mine = A bot can play for you until you take your seat back.
table-stand-in-other = { $name } is away. A bot can play until { $name } returns.
table-stand-in-later = { $minutes ->
    [one] { $name } is away. In a minute you may let a bot play.
   *[other] { $name } is away. In { $minutes } minutes you may let a bot play.
}
stand-in-there = Only who plays this seat decides about a bot.
stand-in-never = This table has agreed that no bot plays for who is away.
stand-in-early = { $minutes ->
    [one] Wait a minute longer before a bot plays.
   *[other] Wait { $minutes } minutes longer before a bot plays.
}
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
table-link-stay = My other devices keep the seat. Without this, they leave it when there is a new link.
table-link-none = There is no link to this seat for you; ask whoever opened the table.
table-link-copy = Copy the link to this seat

table-tell = Tell me when it is my turn here
table-tell-help = Other tables have their own switch; where you are told is in “You” in the lobby.

# How long somebody may still take, or until when they are away: $time is words such as “2 hr”, $date a day.
time-left = { $time } left
time-out = Time is out
on-vacation = On vacation until { $date }
