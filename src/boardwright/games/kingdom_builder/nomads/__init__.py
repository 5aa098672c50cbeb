"""The nomad tiles: each serves once, in the turn after it was taken."""
