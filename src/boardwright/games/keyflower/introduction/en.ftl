# The introduction to Keyflower, in English: one text a stage of script.toml.

intro-welcome = Welcome to Keyflower. Over *four seasons* you build a village: your workers win new tiles at auction, and work on tiles for resources and skills, with which you upgrade what you own. Most points after winter win.
    This introduction is a real game against Ada, and takes about ten minutes. You can leave it at any time and come back later.
intro-offer = It is spring, and six tiles are *up for auction*. Whoever leads the bidding when the season ends gets the tile. But they can be *used* already, by both of you. Point at a tile to read what it gives.
intro-screen = Behind your screen are eight workers: two blue, three red and three yellow. Ada does not know their colours, and you do not know hers.
    In your turn you do *one* of three things: bid for a tile, use a tile, or pass. Bids and work need the same workers, so choose well.
intro-bid = Begin with a bid. The { tile-woodcutter } gives wood, which many upgrades ask for. Choose the tile and put one red worker beside it. From now on only *red* counts there, for bids and for work.
intro-outbid = Ada has put two red workers there: she leads, and you are *outbid*. Nothing is lost. An outbid group is free: in a later turn you may reinforce it, or move it elsewhere as a whole. A group that leads stays where it is.
intro-use = Now use a tile. One yellow worker on the { tile-miner } gives you two iron at once. The tile is not in your village, so the iron goes to your home tile.
intro-again = Ada has used the { tile-alehouse } and drawn a worker from the bag. Whoever uses that tile next needs *more* workers: every use takes at least one more than the one before, and only six fit on a tile. One, two, three, and it is full for this season.
intro-colour = The { tile-miner } is yellow now, so bids for it are yellow too. Bid your two others: Ada would need three to beat them. And whoever wins a tile takes home the workers *on* it, so the first one would come back to you.
intro-moved = Ada bids for the { tile-key_mine }. Your outbid worker at the { tile-woodcutter } is still free. Take it along and add one from your screen: two red for the { tile-stable }, which carries resources through your village.
intro-refused = Ada uses the { tile-woodcutter }, where she leads: if she wins it, that worker comes back to her.
    Whenever something is not possible, click it: one sentence tells you why, with the number of its rule. And *Undo* takes back what you have begun, step by step.
intro-order = Two boats with workers and skills wait for the end of the season. Who leads at the *turn-order tile* chooses a boat first, and begins the next season. Nobody has bid yet: one blue worker may be enough.
intro-pass = You have a blue and a red worker left. You could use the { tile-key_mine }, but Ada leads there: your worker would go home with her. What you keep is yours in summer, so pass. A season ends when *all* pass one after the other.
intro-season = Spring is over. You have won the { tile-stable }, the { tile-miner } and the turn-order tile. The workers of winning bids go to the bag; outbid ones come back, and so do those on your own tiles, whoever placed them. Nobody wanted the { tile-peddler }: it leaves the game.
intro-boat = You choose first, and take everything a boat carries. { tile-keyflower } brings seven workers, which is the most, and an anvil. You will need that one anvil soon.
intro-laying = Now you both lay what you have won. Wherever tiles touch, edges must match: road to road, field to field, water to water. Lay the { tile-stable } below your home tile, and turn it so that a road leads on to the upper right.
intro-roads = The { tile-miner } fits into the corner beside both. Then roads join all three tiles, and every way is short. A tile once laid is never moved.
intro-summer = Summer: six new tiles, and full boats again. You have the purple figure, so you begin. *Summer boats* may be among the tiles; such a boat gives its owner a power for the rest of the game. Point at one to read it.
intro-visit = You may use the tiles of *all* villages. Ada’s { tile-woodcutter } gives you two wood, on your home tile again. Your worker stays there until summer ends, and then belongs to Ada.
intro-visited = Ada does the same and fetches two iron from your { tile-miner }. So her red worker will be yours after summer. Good tiles bring visitors, and visitors are new workers.
intro-carry = Now your { tile-stable }: two *steps* and one *upgrade*. A step carries one resource along a road to the next tile. To upgrade the { tile-stable }, one wood and one iron must *lie on it*. Carry both there from your home tile.
intro-upgrade = All is there: upgrade it. The tile is turned over. From its next use on it gives four steps and two upgrades, and it is worth five points at the end.
intro-skill = Use the { tile-stable } once more. The second use takes two workers, but from your own tile they come back to you. Now upgrade the { tile-miner }: its price is a *skill* from behind your screen, the anvil. It will give iron and gold. *Gold* stands for any other resource.
intro-store = Your points stand beside your name, counted as if the game ended now.
    Some tiles *exchange*. The { tile-store } takes a blue worker and gives a *green* one. Green is rare: where you bid it, few can follow. The price comes on top of the worker you place.
intro-onwards = So it goes on until both of you pass; then come boats and tiles again. In autumn many tiles are there for points only: for what is laid on them, or for an expensive upgrade.
    Winter is different. Let us jump there, in the same game.
intro-winter = Your village has grown. Since spring you have held three *winter tiles* in secret, and now you choose which of them come up for auction, one at least. Offer what you hope to win. The { tile-keythedral } is worth twelve points to anybody; the { tile-craftsmans_guild } pays for sets of workers. Keep the { tile-apothecary } back: it would help Ada as much as you.
intro-offered = Ada has put up the { tile-watermill }: a point for each resource of one kind. Look at all the iron in her village! In winter tiles on auction cannot be used any more, only those in the villages.
intro-counted = What goes openly behind a screen is counted for everybody: look at Ada’s seat. She has a single red worker. So three red should be safe for the { tile-keythedral }.
intro-green = Ada bids green for the { tile-watermill }, which would bring her more than ten points. You have no green worker. But your { tile-store } is upgraded: one blue worker brings two green ones. Use it.
intro-more-green = Ada has upgraded her home tile. Two green workers only equal her bid, and a bid must be *larger*. Use the { tile-store } again, with two workers this time.
intro-taken-away = Ada bids for the turn-order tile. You bid three green for the { tile-watermill }: more than she can bring together. Sometimes the best tile is the one that somebody else needs.
intro-last-order = Her green workers are free and move to the { tile-craftsmans_guild }. Bid three yellow for the turn-order tile: in winter its winner takes it into the village, where it is worth a point for every tile next to it.
intro-goldsmith = Ada passes, but you may go on. The { tile-goldsmith } asks for two gold, and one lies on it already: carry the other there from the { tile-smelter }, and upgrade it for seven points. Winter is the last chance for such things.
intro-last-pass = Ada has passed once more. When you pass too, the last season is over.
intro-last-boat = In winter the boats are empty: you take the boat itself. { tile-keyflower } is worth a point for each step that your tiles give: six for you. For Ada it would be fourteen, because her summer boat doubles them. And you choose first.
intro-last-tiles = Lay the last tiles. The turn-order tile goes where it has most neighbours, then the { tile-keythedral } and the { tile-watermill } beside it. The boat lands at the water of your home tile.
intro-over = The game is over, and your village is the best. Look at the score sheet: upgraded tiles, the { tile-keythedral }, the boat, the turn-order tile. Point at a line to see where its points come from. The purple figure counts as one more piece of any kind.
    That is Keyflower. There are more tiles and boats to discover, and the rules page tells you about each. Have fun!
