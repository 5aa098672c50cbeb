# Boonlake at the table in German. Names of actions, cards, regions and levers come from the game's own file. Variables: $names are persons' names,
# $name is one name, $what is a list of goods or an effect in words; all others are numbers.

## Die Teile der Seite

bl-pages = Teile des Bretts
bl-page-actions = Aktionen
bl-page-map = Karte
bl-page-ranch = Ranch
bl-page-hand = Hand
bl-lit = hier ist etwas wählbar
