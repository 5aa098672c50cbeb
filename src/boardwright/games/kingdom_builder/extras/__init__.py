"""What extra actions have in common, whatever gives them: a location tile, a nomad, a bonus tile, the board itself."""
