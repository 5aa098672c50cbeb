# The introduction to Coloma, in English: one text a stage of script.toml.

intro-welcome = California, 1848: gold has been found, and everybody comes to Coloma. Over *three years of five rounds* each you build a town, survey rivers, drive your wagon over the frontier, and hold off the outlaws. Most points win.
    This introduction is a real game against Ada and Ben. It takes about ten minutes, and you can leave it whenever you like.
intro-hand = Everybody has the same sixteen building cards. You have drawn six and give two back, on top of your deck or under it. { card-trading_post } and { card-stage_line } help wagons; for now they can wait.
intro-wheel = This wheel is the heart of the game. Every round each of you goes to *one of five sites*:
    - { site-1 }: dig for gold and find people.
    - { site-2 }: survey rivers and build bridges.
    - { site-3 }: put up the buildings in your hand.
    - { site-4 }: drive over the frontier.
    - { site-5 }: send gunmen, pitch tents.
    Each site has a *primary* action outside and a *secondary* action inside. You may use both.
intro-events = The Barker has come to site 1: a round begins with the event of his site, and everybody has gained two *dudes*. Dudes work for you, fight for you and are paid for nearly everything.
    He moves on by one site every round. Who goes where he stands can buy tents and horses, and take a barrel, instead of the actions of that site.
intro-secret = Now everybody chooses a site *in secret*, and all are shown at once. A building would be a good start. Point at a site to see what its actions would give you now.
intro-barricade = Ada and Ben both went to { site-5 }. Where *most* pioneers are, the *barricade* closes the secondary action. So it pays to guess where the others go, and to go elsewhere. If no site has most, the barricade stays on the signpost.
intro-signpost = You stand under the *signpost*: it covers the secondary action of its site and copies that of the site before. So here you have the primary action of { site-3 } and the secondary one of { site-2 }. It turns with the Barker, so every round is different.
intro-river = Begin with the copied action: survey a river in one of your four canyons. With the *saw* it costs gold and a dude; with the *hammer* you would pay coins. Canyon 2 gives one gold at once, so you have your gold back, and the points count at the end.
intro-gold = Gold is worth up to three coins, and you may pay coins with it. But the more gold has been dug, the less it is worth. What is spent lies in the cart until the year is over.
intro-building = Now a building from your hand. The { card-placer_claim } adds a shovel to your town: from now on every work day brings more. A building is also worth six points. One gold and one coin pay for it.
intro-end-turn = Nothing more can be done here. A building works from the next turn on. End your turn.
intro-tents = A new round. The event of site 2 gave you one gold, but Ada and Ben *two*: in their turns at { site-5 } each of them pitched a tent on this event. A tent there doubles an event for the rest of the game.
intro-work = You have spent nearly everything. Time to work: go to { site-1 }.
intro-tools = First use *all your shovels*: that of the mill, and your new { card-placer_claim }. Then the wheelbarrow, which is the secondary action. Since nobody else is here, it is not barricaded.
intro-done = In a turn you use both sections of your site, your buildings and your barrels in any order, and every one only if you like. End your turn.
intro-barker = So it goes on: turn the tiles, event, secret choice, barricade, then the turns in the order of the sites. After five rounds comes the *shoot-out*.
    Let us look at the end of such a year.
intro-later = Round 4. Two outlaws wait, and they will be more in later years; every barrel that somebody takes brings some as well. Ada and Ben have gunmen standing ready. Whoever has none must bury dudes, which costs points.
intro-frontier = You have five dudes and a tent. Go to { site-5 }.
intro-gunmen = Gunmen always fill a whole row. *Most gunmen* pay most, and of equals the row nearer to the outlaws wins. Four in row 5 will be the most.
intro-tent = Your tent goes on event 1, which gives dudes in the first round of each year. Then take a new tent, the secondary action.
intro-round-end = End your turn: the last round of this year begins.
intro-gold-event = The event of site 5 sells you three points for one gold. Do it: gold itself is worth nothing at the end.
intro-wagons = Now the wagon. Go to { site-4 }.
intro-drive = The wagon drives as many spaces as you have horses: three. Settlements give something when you pass or stop. Drive to { space-georgetown }.
intro-big-town = In a *big town* where you stop you choose between two benefits. A tent is rare, and next to { space-georgetown } are regions where tents are worth points.
intro-second-drive = The secondary action is another drive, and no barricade stops you. Go on to { space-hangtown }, and take the two dudes there: a barrel would bring outlaws.
intro-shootout = End your turn. All have had theirs, so the shoot-out of 1848 begins.
intro-sheriff = Together you had nine gunmen against two outlaws, so *all of you have won*. You had the most: four points, a horse, and the badge of the sheriff, who breaks ties from now on.
    The gunmen go home, more outlaws come, and the second year begins. The first event already gave you four dudes instead of two: your tent is at work. Let us jump to the last round of all.
intro-last-round = 1850, the last round. You have built ten of your sixteen buildings. Only what counts at the end still matters: buildings six points each, rivers, bridges, tents in regions. One more building, then: go to { site-3 }.
intro-blacksmith = All three of you are here, so the site is barricaded. But the primary action is open, and your { card-blacksmith } makes it cheaper. Build the { card-saloon }.
intro-despite = Your { card-carpenters_shop } lets you use the secondary action in spite of the barricade. You have no gold for the saw, but it also makes the { card-newspaper } work: two cards and a coin. Cards that cannot be drawn any more are points.
intro-finish = That is all. End your turn: the last shoot-out follows, and then everything is counted.
intro-over = The outlaws were too many this time, and whoever had no gunmen buried dudes. Still you are ahead: look at the score sheet to see what every point is for.
    That is Coloma. Bridges pay for what you own at the end, barrels hold surprises, and there are hotels, mules and specialities for later. Have fun!
