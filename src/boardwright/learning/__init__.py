"""Learning to play: games of a teacher to imitate, self-play on many games at once, and networks as files for bots.

Everything works for every game through its declared layout and action space. With PyTorch networks may be large and run
on a GPU; without it a small one is trained with NumPy, on any laptop.
"""
