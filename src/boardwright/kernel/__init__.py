"""The kernel: what a game is. States, steps, actions, dice, messages and the contract a game fulfils.

It knows no game. Everything above imports from here; nothing here imports from above.
"""
