# Coloma at the table in French. Names of sites, cards, barrels, bridges, spaces and regions come from the game's own file.
