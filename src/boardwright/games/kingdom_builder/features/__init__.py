"""What pays in every game in which it is on the board: castles, palaces, capitols, treasures."""
