"""Effects as data: what a card, tile or space does, written in a small vocabulary in the catalogue.

`values` are the effects, `reading` makes them from entries, `book` numbers them, and `step` carries them out on a game
that says what a gain, a payment or a deed of its own does. Words, symbols and a rough worth follow from the same
values.
"""
