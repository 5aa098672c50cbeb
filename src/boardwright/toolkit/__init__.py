"""The toolkit: what games are made of. Pieces, decks, payments, effects, and positions that follow from declarations.

It knows the kernel and no game. A game takes from here what it needs, and leaves the rest.
"""
