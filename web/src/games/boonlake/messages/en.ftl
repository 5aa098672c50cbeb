# Boonlake at the table in English. Names of actions, cards, regions and levers come from the game's own file. Variables: $names are persons' names,
# $name is one name, $what is a list of goods or an effect in words; all others are numbers.

## The parts of the page

bl-pages = Parts of the board
bl-page-actions = Actions
bl-page-map = Map
bl-page-ranch = Ranch
bl-page-hand = Hand
bl-lit = something can be chosen here
