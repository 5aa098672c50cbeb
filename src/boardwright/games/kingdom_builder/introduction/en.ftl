# The introduction to Kingdom Builder, in English: one text a stage of script.toml.

intro-welcome = Welcome to Kingdom Builder. You have *40 settlements* to place on this map. Who arranges them best, in the eyes of three scoring cards, collects the most points and wins.
    This introduction is a real game against Ada, and takes about ten minutes. You can leave it at any time and come back later.
intro-cards = Three of many scoring cards lie open in every game. In this one you earn points with:
    - *{ card-fishermen }*: settlements beside water.
    - *{ card-knights }*: many settlements in one horizontal line.
    - *{ card-merchants }*: locations and castles that your settlements join.
    A *castle* pays everybody who builds beside it, in every game.
intro-terrain = At the beginning of your turn you lay open your only terrain card. It shows *{ terrain-flowers }*: this turn you place *three settlements* on cells of that terrain, no more and no less. The cells you may choose are marked on the map.
intro-first = Your first settlement may go to any cell of { terrain-flowers }. A good one lies beside a *location*: the Farm at m16. Water is next to it as well, which pleases the { card-fishermen }.
intro-tile = You built beside the Farm, so you took one of its two *location tiles*. From your next turn on it gives you an extra action, every turn, as long as a settlement of yours stays beside the Farm.
    Tiles are what makes you strong. Try to get a few early.
intro-touching = Now the most important rule of the game: *if you can build beside one of your own settlements, you must*. Only two cells of { terrain-flowers } touch yours, so only those are marked.
    Point at a cell to see what it would bring. Then place your other two settlements.
intro-points = Your points are counted as if the game ended now, and change with every settlement. Open the score sheet to see what each card pays, and which settlements earn it.
    Whenever something is not possible, click it: one sentence tells you why, with the number of its rule.
intro-end-turn = All three stand, and your new tile can be used in your next turn only. End your turn: you draw your next terrain card.
intro-rival = Ada had { terrain-grass } and built beside the same Farm: the second tile is hers. What others have done since your turn has a thin ring.
intro-free = Your card shows { terrain-canyon }. No cell of { terrain-canyon } touches your settlements, so this time you may build *anywhere* on that terrain. That is how you open up a new part of the map.
intro-farm = The tile first. The { location-farm } places one more settlement, on { terrain-grass }. It must touch your settlements if it can; no { terrain-grass } touches them now, so you may choose freely.
    Beside the castle at p8 it earns points at once. Had you placed the card’s settlements first, the choice might be smaller: *the order matters*.
intro-castle = A castle is worth three points for one settlement beside it; more of yours there bring nothing more. There is another castle at l12, and { terrain-canyon } beside it.
intro-knights = The { card-knights } bring two points for each settlement in your *best* horizontal line. Lay the other two in the same row.
intro-undo = Did you want something else? *Undo* takes back step by step, as far as no card was drawn. Here all is well: end your turn.
intro-onwards = That is a whole turn: a terrain card, three settlements, and your tiles before or after them. The game goes on like this until somebody has placed the last settlement.
    Let us jump to the end of another game.
intro-late = You have five settlements left and four tiles: two Farms, an Oasis and a Paddock. When somebody places their last settlement, the round is finished, so that everybody has had the same number of turns. Then the game is over.
intro-fishermen = { terrain-canyon } once more. Many cells touch your settlements now, so you have a choice. These two lie beside water: one point each from the { card-fishermen }.
intro-line = Row 13 is your best line. One more cell of { terrain-canyon } in it is worth two points.
intro-paddock = The { location-paddock } does not place a settlement, it *moves* one: two cells in a straight line. Take the one at k12, which earns little there, to m12 beside the water.
intro-oasis = The { location-oasis } places one on { terrain-desert }, beside your settlements if possible. Beside water, of course.
intro-last-settlement = And the last one with the { location-farm }. Then your supply is empty, which will end the game after this round.
intro-last-turn = Nothing is left to place. End your turn; Ada has one more, and then everything is counted.
intro-over = The game is over. Card by card the points are counted; look at the score sheet, and point at a line to see the settlements behind it.
    That is all you need. Expansions add new terrain, tiles and cards, and the rules page tells you about each of them. Have fun!
