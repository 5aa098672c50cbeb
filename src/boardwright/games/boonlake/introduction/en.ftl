# The introduction to Boonlake, in English: one text a stage of script.toml.

intro-welcome = Far from everywhere lies Boonlake. In *two rounds* you explore its four regions, settle them with inhabitants, houses and villages, graze cattle and play projects. Most points win.
    This introduction is a real game against Ada. It takes about ten minutes, and you can leave it whenever you like.
intro-keep = Four *scoring tiles* say what counts in the four scorings. You were dealt two and keep one; it will be your own, and count *double* for you. Take { goal-sc07 }: production sites help you with every card, too.
intro-start = Your first *production site*. Resources are never spent, you only need to have them. Your two canoes stand for one resource each; they drift downstream, from wood to iron, for nothing. A card in your hand needs 2 iron, so begin with iron: then only one canoe has to move.
intro-actions = These seven *action tiles* are the heart of the game. In your turn you take one: its *left part* is yours alone, its *right part* is for everybody.
    The row tells how far your ship may sail, 4 spaces at the top, 1 at the bottom. The two lowest rows cost points, because their tiles were used last.
intro-pioneer = There is little to settle yet, so take { tile-pioneer }: explore twice, then put somebody on the map. The right part is for Ada: she draws two cards.
intro-card = Ada has used her part already. The sun on the tile allows you a *day card* first, played, or discarded for 2 coins.
    { card-golden_school } costs 2 coins and moves you on the card track: more cards in every income, and 2 coins at once for the first step. So it costs nothing.
intro-explore = Explore: reveal a tile and put it on an empty space next to another one. You get what it covers. Space 17 gives a *stone site*, your second resource, and { goal-sc07 } asks for two in the first scoring.
intro-again = Once more. Space 13 gives you an inhabitant.
intro-develop = Now *develop*: one of your inhabitants goes on a free site anywhere on the map. You pay what the site costs and get what it gives. Site 14a gives 2 coins, and there is land all around it.
intro-sail = At the end of a turn your *ship* sails, 1 to 3 spaces from this row. You get the reward of the space where it stops, here 2 coins.
    Look at the *lock* farther down: the first ship that crosses it brings a scoring for all.
intro-lever = Ada took { tile-progress } and placed two levers. You have a part as well: place a *lever* and lose an inhabitant for it, or draw a card.
    Take lever { lever-9 }: it gives you an inhabitant when you place a tile. A lever works once, until the next scoring pushes it up again. So it pays off early.
intro-help = A word about this table. What you can do is lit. Point at anything to read what it is; click on what is not possible, and you are told *why not*, with the rule behind it.
    Points stand beside the names. A step can be taken back until something has been drawn or somebody else has decided.
intro-recruit = The tiles you both used lie at the bottom now; everything else has moved up. You have only two inhabitants, so take { tile-recruit }. It allows a night card, but you cannot pay for the { card-velvet_bunkhouse }: discard it for 2 coins.
intro-pull = You have gained an inhabitant; Ada gave up her part for a lever. Now explore, and cover space 8 for a clay site. Then pull your lever for another inhabitant.
intro-hire = The right part of { tile-recruit }: inhabitants for 3 coins or 3 cards each. Buy one and leave the rest. Then sail: not always as far as possible, but where it pays. The lit space has 3 coins.
intro-market = Ada took { tile-pioneer }, so this time you drew two cards and may play one. The { card-dark_market_stall } costs 3 coins and gives 6. It needs wood and 2 iron: a canoe is at wood, the other one at iron, beside your site.
intro-settle = { tile-settle } has moved up to row 2. A vase is of no use now, so discard the { card-moonlit_dig_site }. Then develop site 17a, next to your first inhabitant.
intro-house = The right part lets you do it again. *Upgrade* your inhabitant on 14a: for one inhabitant he becomes a *house*. It leaves your board, and each empty recess there pays in every income.
intro-neighbours = Ada has settled, too. A house can become a *village* with three pieces around it, *whoever they belong to*. Yours has two: your own on 17 and Ada’s on 12, across the canal.
    Sail 4 spaces, for 2 points.
intro-draw = { tile-progress } again. You will need your inhabitants, so draw a card this time.
intro-cattle = { tile-cattle_breeding }: discard the { card-noon_exchange }, which you cannot pay for, and place a *pasture*. Space 15 lies beside your house and gives 4 coins.
intro-graze = Place *cattle* there: it costs one inhabitant, and one more for each head of cattle on that pasture already. It brings 2 coins for every house beside it. And it is the third piece around your house.
intro-lock = You are well prepared and Ada is not: cross the lock now! The lit space beyond it gives an inhabitant as well.
intro-village = An *interim scoring*. First everybody may do two things: play a card or upgrade. Found the village: it costs two inhabitants. A second village in the same region would cost you 5 points.
intro-savings = Your second action: the { card-velvet_savings_bank }, two steps on the coin track. They give an inhabitant at once and more coins in every income, beginning with this one.
intro-score = Now your marker goes under one scoring tile, and is worth 1 point in scoring 1, then 2, 3 and 4. If the condition is not met you lose as much.
    Keep your own tile for later, when double is worth more. { goal-sc15 } is cheap now: 2 coins twice, a point for each payment, and the marker.
intro-income = Then came the *income*: 5 coins, 3 cards and 5 points. They come from the two tracks and from the empty recesses of your board; your cattle has a point for the village beside it.
    Levers that were not used are a point each. Now all are up again, and the game goes on.
intro-always = Ada took { tile-pioneer } again, so you may play a card. The { card-harvest_toolmaker } works *always*: levers cost you a coin less from now on. Other cards work once, or count at the end. The points on them count at the end.
intro-regions = { tile-region_rewards } has come up to row 2. First a twilight card: { card-dusky_harvest } gives 6 coins for 4.
intro-claim = Name a region and take its reward; its marker covers it until the next scoring. The *three others* pay each of you a coin for each own piece. You have three in { region-unknown }, so name { region-boonlake }.
intro-onward = Sail on. The lit space has an inhabitant, and you need inhabitants for everything.
intro-projects = One more thing: the upper half of each scoring tile is a *special project*. It can be realised instead of a card, once by everybody, for 7 points and more, and on your own tile for double.
    So it goes on, through the second lock and once more down the river. Let us jump to your last turn in this game.
intro-later = Round 2 is nearly over. Ada’s ship stands before the last space: she will end the game in her turn, and a last scoring follows.
    You have kept your own tile to the end. It asks for 6 resources, you have 8: marker 4, doubled, will be 8 points.
intro-last-turn = { tile-region_rewards } once more. First the { card-evening_treasury }: you have gone 5 steps on the coin track, so it is worth 3 points at the end.
intro-last-coins = Only { region-unknown } was left to name, and gave three cards. You have seven pieces in the other regions: take your coins. Then sail to the 5 coins. New inhabitants would not help you, since your supply is empty.
intro-keep-lever = Ada has reached the end of the river. You could give up your part of { tile-recruit } and sell a vase with lever { lever-1 }. But you have coins enough, and an unused lever is a point: leave it.
intro-museum = The last scoring. Coins and cards are worth nothing afterwards, so turn them into points: the { card-harvest_museum } takes two cards for 4 points, and is worth 2 more.
intro-last-house = And your last inhabitant becomes a house: 2 points in the income, and 2 more at the end, because that recess is in row 3 of your board.
intro-over = Your own tile, the income and the unused levers have been counted, then levers, cards and empty recesses. 235 to 197: you have won! The score sheet shows what every point is for.
    That is Boonlake. With three and four the river is crowded, and alone you play against the Sage. Have fun!
