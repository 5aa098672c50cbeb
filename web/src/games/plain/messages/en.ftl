# A game without a board of its own, in English.

plain-targets = What you can choose
plain-view = What you see
plain-help = This game has no board of its own yet. This is the table as you see it, in the words of its program.
