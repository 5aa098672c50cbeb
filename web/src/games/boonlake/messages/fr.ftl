# Boonlake at the table in French. Names of actions, cards, regions and levers come from the game's own file. Variables: $names are persons' names,
# $name is one name, $what is a list of goods or an effect in words; all others are numbers.

## Les parties de la page

bl-pages = Parties du plateau
bl-page-actions = Actions
bl-page-map = Carte
bl-page-ranch = Ranch
bl-page-hand = Main
bl-lit = il y a quelque chose à choisir ici
