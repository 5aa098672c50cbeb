# Coloma en français. Variables : $player est le nom d’une personne ; $site, $card, $barrel, $bridge, $space, $region,
# $speciality, $tool, $mill, $ware, $section et $hotel sont des noms de ce fichier, $slot en est un ou un nombre ; $good,
# $first et $then sont des messages ; toutes les autres sont des nombres. L’aide finit par sa règle.

game-title = Coloma
game-intro = On a trouvé de l’or à Coloma ! Pendant 3 années, choisis à chaque manche un site en secret : creuse, construis, roule et monte des tentes. Là où vous êtes les plus nombreux, la Barricade ferme la moitié du site ; et à la fin de chaque année vous affrontez ensemble les hors-la-loi.
    .line = Choisir en secret, tous à la fois

# Où en est la partie, dans une ligne de l’accueil.

progress = { $year }, { $round ->
    [0] mise en place
   *[other] manche { $round } sur { $rounds }
}

## Listes de ce qui est payé et acheté, sans ce dont il n’y a rien

and = { $first }, { $then }
comma-gold = { $coins ->
    [0] { "" }
   *[other] { ", " }
}
comma-dudes = { $gold ->
    [0] { comma-gold }
   *[other] { ", " }
}
some-payment = { $coins ->
    [0] { "" }
    [one] 1 pièce
   *[other] { $coins } pièces
}{ $gold ->
    [0] { "" }
    [one] { comma-gold }1 pépite
   *[other] { comma-gold }{ $gold } pépites
}{ $dudes ->
    [0] { "" }
   *[other] { comma-dudes }{ $dudes } gars
}
comma-horses = { $tents ->
    [0] { "" }
   *[other] { ", " }
}
some-wares = { $tents ->
    [0] { "" }
    [one] 1 tente
   *[other] { $tents } tentes
}{ $horses ->
    [0] { "" }
    [one] { comma-horses }1 cheval
   *[other] { comma-horses }{ $horses } chevaux
}

## Questions

prompt-choose = Choisis un site en secret ; tous les choix sont révélés ensemble.
prompt-lead = Choisis un site pour ta mule, en secret aussi.
prompt-put-back = { $count ->
    [one] Remets 1 carte au-dessus ou en dessous de ta pile.
   *[other] Remets { $count } cartes au-dessus ou en dessous de ta pile, l’une après l’autre.
}
prompt-pick = Choisis ta spécialité pour toute la partie.
prompt-turn = { $site } : agis, utilise cartes et barils, puis termine ton tour.
prompt-drive = { $left ->
    [one] Avance le chariot : encore { $left } case, ou arrête-toi.
   *[other] Avance le chariot : encore { $left } cases au plus, ou arrête-toi.
}
prompt-pay = { $coins ->
    [one] Paie { $coins } pièce : choisis combien de pépites remplacent des pièces (chacune vaut { $worth }).
   *[other] Paie { $coins } pièces : choisis combien de pépites remplacent des pièces (chacune vaut { $worth }).
}
prompt-fill = Remplis une ligne de la Fusillade avec tes tireurs, ou renonce.
prompt-pitch = Monte une tente, ou renonce.
prompt-build = { $discount ->
    [0] Construis une carte de ta main.
    [one] Construis une carte de ta main pour { $discount } pièce de moins, ou renonce.
   *[other] Construis une carte de ta main pour { $discount } pièces de moins, ou renonce.
}
prompt-fetch = Prends un baril de la Planque ; les hors-la-loi de son emplacement viennent à la Fusillade.
prompt-fetch-quietly = Prends un baril de la Planque ; aucun hors-la-loi ne vient.
prompt-discard = Choisis le baril utilisé que tu défausses.
prompt-shop = { $coins ->
    [one] Dans ton panier : { some-wares }, pour { $coins } pièce. Achète encore, ou paie.
   *[other] Dans ton panier : { some-wares }, pour { $coins } pièces. Achète encore, ou paie.
}

## Noms des actions

action-choose = Aller au site { $site }
action-lead = Mener la mule au site { $site }
action-put-on-top = Remettre { $card } au-dessus de la pile
action-put-under = Remettre { $card } en dessous de la pile
action-act = { $section }
action-work = Travailler au Moulin ({ $mill })
action-use = Utiliser { $card }
action-practise = Utiliser la spécialité { $speciality }
action-survey = Sonder le canyon { $canyon } ({ $tool })
action-bridge = Construire le { $bridge } ({ $tool })
action-build = Construire { $card } ({ $tool })
action-found = Construire { $hotel } ({ $tool })
action-go = Avancer : { $space }
action-stop = S’arrêter
action-stop-at = S’arrêter ici ({ $space })
action-stay = Rester ici ({ $space })
action-rob = Piller le Wagon minier au lieu de rouler
action-fill = Remplir la ligne { $row } de tireurs
action-pitch = Monter une tente sur l’événement { $event }
action-settle = Monter une tente ({ $region })
action-lodge = Loger un gars dans ton hôtel
action-buy = Acheter : { $ware }
action-check-out = Payer le contenu du panier
action-fetch = { $slot ->
    [pile] Prendre le premier baril de la pile
   *[other] Prendre le baril de l’emplacement { $slot }
}
action-fetch-open = { $outlaws ->
    [0] Prendre { $barrel } ; aucun hors-la-loi ne vient
    [one] Prendre { $barrel } ; { $outlaws } hors-la-loi arrive
   *[other] Prendre { $barrel } ; { $outlaws } hors-la-loi arrivent
}
action-open = Ouvrir le baril { $barrel }
action-discard = Défausser le baril { $barrel }
action-pay = { $nuggets ->
    [0] Payer en pièces seulement
    [one] Payer avec { $nuggets } pépite
   *[other] Payer avec { $nuggets } pépites
}
action-pay-mixed = { $nuggets ->
    [0] { $coins ->
        [one] Payer { $coins } pièce
       *[other] Payer { $coins } pièces
    }
    [one] { $coins ->
        [0] Payer { $nuggets } pépite
        [one] Payer { $nuggets } pépite et { $coins } pièce
       *[other] Payer { $nuggets } pépite et { $coins } pièces
    }
   *[other] { $coins ->
        [0] Payer { $nuggets } pépites
        [one] Payer { $nuggets } pépites et { $coins } pièce
       *[other] Payer { $nuggets } pépites et { $coins } pièces
    }
}
action-pick = Prendre la spécialité { $speciality }
action-take = Prendre l’option { $option }
action-decline = Renoncer
action-end-turn = Terminer le tour

## Le journal

event-year-begins = L’année { $year } commence.
event-round-begins = { $year }, manche { $round } : le Bonimenteur arrive au site { $site }.
event-turn-begins = C’est le tour de { $player } : { $site }.
event-buster-avoids = Buster n’ira ni au site { $one } ni au site { $other }.
event-placed = { $player } va au site { $site }.
event-mule-placed = La mule de { $player } va au site { $site }.
event-buster-placed = Buster va au site { $site }.
event-barricade = Majorité au site { $site } : la Barricade y va.
event-barricade-stays = Pas de majorité : la Barricade reste sur la Pancarte, au site { $site }.
event-ate = La mule de { $player } mange une carotte : { $site }.
event-gained = { $player } reçoit { $good }.
event-drew = { $count ->
    [one] { $player } pioche { $count } carte.
   *[other] { $player } pioche { $count } cartes.
}
event-drew-these = { $player } a pioché : { $cards }.
event-drew-points = { $count ->
    [one] La pile de { $player } est vide : { $count } point au lieu d’une carte.
   *[other] La pile de { $player } est vide : { $count } points au lieu de cartes.
}
event-put-back = { $player } remet une carte.
event-paid = { $player } paie { some-payment }.
event-built = { $player } construit { $card }.
event-bridged = { $player } construit le { $bridge }.
event-surveyed = { $player } sonde le canyon { $canyon }.
event-founded = { $player } construit un hôtel.
event-lodged = { $points ->
    [one] { $player } loge un gars pour { $points } point.
   *[other] { $player } loge un gars pour { $points } points.
}
event-used-card = { $player } utilise { $card }.
event-practised = { $player } utilise sa spécialité : { $speciality }.
event-picked = { $player } choisit sa spécialité : { $speciality }.
event-opened-section = { $player } utilise l’action secondaire malgré la Barricade.
event-drove = { $player } avance son chariot : { $space }.
event-robbed = { $count ->
    [one] { $player } prend { $count } pépite dans le Wagon minier.
   *[other] { $player } prend { $count } pépites dans le Wagon minier.
}
event-filled = { $player } remplit la ligne { $row } avec { $count } tireurs.
event-pitched = { $player } monte une tente sur l’événement { $event }.
event-settled = { $player } monte une tente ({ $region }).
event-bought = { $player } achète { some-wares }.
event-took-barrel = { $outlaws ->
    [0] { $player } prend le baril { $barrel } ; aucun hors-la-loi ne vient.
    [one] { $player } prend le baril { $barrel } ; { $outlaws } hors-la-loi arrive.
   *[other] { $player } prend le baril { $barrel } ; { $outlaws } hors-la-loi arrivent.
}
event-opened = { $player } ouvre le baril { $barrel }.
event-discarded-barrel = { $player } défausse le baril { $barrel }.
event-buried = { $player } enterre un gars.
event-shootout-won = Fusillade de { $year } : { $gunmen } tireurs l’emportent sur les hors-la-loi, au nombre de { $outlaws }.
event-shootout-lost = Fusillade de { $year } : les hors-la-loi, au nombre de { $outlaws }, sont trop nombreux pour { $gunmen } tireurs.
event-shootout-first = { $player } a le plus de tireurs.
event-shootout-second = { $player } est deuxième à la Fusillade.
event-shootout-third = { $player } a des tireurs à la Fusillade.
event-shootout-none = { $player } n’a pas de tireurs à la Fusillade.
event-badge = { $player } reçoit l’Insigne de Shérif.
event-game-over = La partie est terminée.

## Pourquoi quelque chose n’est pas possible maintenant

refusal-game-over = La partie est terminée ; commences-en une autre pour continuer à jouer.
refusal-not-your-turn = C’est à { $player } de choisir ; attends ton tour.
refusal-others-decide = { $count } autres personnes décident en ce moment ; attends-les.
refusal-no-part = Cela ne joue aucun rôle dans la décision en cours ; choisis autre chose.
refusal-unfinished = Termine d’abord ce que tu as commencé, ou annule-le.

# Sites et sections.
refusal-not-at-site = Cela appartient à un autre site : { $site } ; utilise ce qu’offre le tien.
refusal-not-at-second = Cela appartient à l’action secondaire d’un autre site : { $site } ; utilise ce qu’offre le tien.
refusal-barricaded = La Barricade ferme l’action secondaire de ton site ; utilise l’action principale.
refusal-section-done = Tu as déjà utilisé cette action de ton site ; utilises-en une autre, ou termine ton tour.
refusal-tool-used = Cet outil a déjà servi ce tour-ci ; c’est une fois par tour.
refusal-one-tool = Il n’y a qu’un outil de cette sorte à utiliser ; utilise-le directement.

# Construire.
refusal-lacks-dudes = { $needed ->
    [one] Il faut { $needed } gars, et ta cabane n’en a pas ; trouve d’abord des gars.
   *[other] Il faut { $needed } gars, et ta cabane en a { $have } ; trouve d’abord d’autres gars.
}
refusal-lacks-gold = { $needed ->
    [one] Il faut { $needed } pépite, et tu en as { $have } ; les pièces ne remplacent pas les pépites.
   *[other] Il faut { $needed } pépites, et tu en as { $have } ; les pièces ne remplacent pas les pépites.
}
refusal-lacks-coins = { $needed ->
    [one] Cela coûte { $needed } pièce, que tu ne peux pas payer ; trouve d’abord des pièces ou des pépites.
   *[other] Cela coûte { $needed } pièces ; avec { $have } et tes pépites tu ne peux pas les payer.
}
refusal-tool-nothing = Il n’y a rien que tu puisses construire avec cet outil maintenant ; choisis autre chose.
refusal-card-built = { $card } est déjà dans ta ville ; choisis une carte de ta main.
refusal-card-not-in-hand = { $card } n’est pas dans ta main ; choisis une carte qui y est.
refusal-not-in-hand = Cette carte n’est pas dans ta main ; choisis-en une qui y est.
refusal-canyon-taken = Il y a déjà une rivière dans ce canyon ; choisis un autre canyon.
refusal-bridge-twice = Tu as déjà ce pont, et ne peux pas en avoir 2 identiques ; choisis une autre sorte.
refusal-bridge-gone = Il ne reste aucun pont de cette sorte ; choisis une autre sorte.
refusal-no-free-river = Un pont se pose sur une de tes rivières libres ; sonde d’abord une rivière.
refusal-no-hotels = Il n’y a pas d’hôtels dans cette partie ; construis une carte de ta main.
refusal-hotel-gone = Cet hôtel est déjà construit ; choisis-en un autre.

# Cartes et spécialités.
refusal-card-fresh = { $card } : cette carte vient d’être construite ; sa capacité attend ton prochain tour.
refusal-card-always = { $card } : cette carte agit d’elle-même et ne s’utilise pas.
refusal-card-used = { $card } a déjà servi ce tour-ci ; c’est une fois par tour.
refusal-card-nothing = { $card } ne pourrait rien faire pour toi maintenant ; choisis autre chose.
refusal-card-barricade = { $card } n’agit que si le site est barricadé ; utilise les actions de ton site.
refusal-card-elsewhere = { $card } agit sur un autre site ou une autre section : { $site } ; vas-y dans une autre manche.
refusal-not-your-speciality = Ce n’est pas ta spécialité ; tu as celle qui est devant toi.
refusal-speciality-gone = Quelqu’un d’autre a cette spécialité, ou elle n’est pas dans cette partie ; choisis-en une autre.
refusal-speciality-always = Ta spécialité agit d’elle-même ; elle ne s’utilise pas.
refusal-speciality-used = Tu as déjà utilisé ta spécialité ce tour-ci ; c’est une fois par tour.
refusal-speciality-nothing = Ta spécialité ne pourrait rien faire pour toi maintenant ; choisis autre chose.

# Le chariot.
refusal-drive-first = Commence d’abord une action Chariot ; choisis ensuite où aller.
refusal-space-again = Ton chariot y est déjà passé pendant ce trajet ({ $space }) ; va ailleurs.
refusal-space-taken = Un autre chariot s’y trouve ({ $space }), et tu sautes cette case ; passe plus loin.
refusal-space-too-far = { $left ->
    [0] Il ne te reste pas de case pour y aller ({ $space }) ; arrête-toi ici.
    [one] Ta prochaine case ne peut pas être celle-là ({ $space }) ; choisis une case voisine de ton chariot, ou arrête-toi.
   *[other] Ta prochaine case ne peut pas être celle-là ({ $space }) ; avance case par case, il en reste { $left }.
}
refusal-no-robber = Seul le pilleur prend des pépites dans le Wagon minier, au début d’un trajet ; avance, ou arrête-toi.

# Tireurs, tentes et clients.
refusal-row-taken = Il y a déjà des tireurs dans cette ligne ; choisis une ligne vide.
refusal-row-done = Tu as déjà rempli une ligne ce tour-ci ; remplis la suivante à un autre tour.
refusal-row-too-long = { $dudes ->
    [0] Cette ligne demande { $size } tireurs, et ta cabane est vide ; trouve d’abord des gars.
   *[other] Cette ligne demande { $size } tireurs, et ta cabane n’a que { $dudes } gars ; choisis une ligne plus courte.
}
refusal-tent-there = Tu as déjà une tente à cet endroit ; choisis-en un autre.
refusal-no-tent = Tu n’as pas de tente dans ta cabane ; trouves-en une d’abord.
refusal-wagon-elsewhere = Ton chariot doit être dans une Grande-Ville voisine de la région ; vas-y d’abord.
refusal-events-only = Cette tente ne se monte que sur un événement ; choisis-en un.
refusal-no-guest = Il te faut un hôtel avec un lit libre, et un gars dans ta cabane ; fais autre chose.

# Le Bonimenteur, les barils et le paiement.
refusal-no-canvas = Il ne reste pas de tente dans ta réserve ; prends autre chose.
refusal-enough-horses = Tu as autant de chevaux que tu peux en garder ; achète autre chose.
refusal-ware-too-dear = Tu ne peux pas payer cela en plus ; paie ce que tu as choisi.
refusal-slot-empty = Il n’y a pas de baril à cet emplacement ; choisis-en un autre.
refusal-no-such-barrel = Tu n’as pas de baril de cette sorte à utiliser ; choisis-en un autre.
refusal-no-used-barrel = Tu n’as pas de baril utilisé de cette sorte ; choisis-en un que tu as ouvert.
refusal-piece-too-many = C’est plus de pépites qu’il n’en faut ; paie avec moins.
refusal-pay-not-enough = Cela ne paie pas le prix, ou tu ne l’as pas ; choisis un autre nombre.

## Sites. Le numéro est celui de la roue

site-1 = Jour de travail (1)
    .help = Principale : chaque pelle de ton Moulin et de ta ville, une fois. Secondaire : chaque brouette. Son événement donne 2 gars. (CO-6.1, CO-6.2, CO-5.1)
site-2 = Rivières (2)
    .help = Sonde une rivière ou construis un pont : action principale avec le marteau, secondaire avec la scie. Son événement donne 1 pépite. (CO-7.1, CO-7.2, CO-5.2)
site-3 = Bâtiments (3)
    .help = Construis une carte de ta main : action principale avec le marteau, secondaire avec la scie. Son événement donne 2 cartes. (CO-8.1, CO-8.2, CO-5.3)
site-4 = Chariots (4)
    .help = Une action Chariot, et une autre en action secondaire : autant de cases que tu as de chevaux. Son événement donne 2 pièces. (CO-9.1, CO-9.2, CO-5.4)
site-5 = Frontière (5)
    .help = Principale : remplis une ligne de tireurs et monte autant de tentes que tu veux. Secondaire : une nouvelle tente. Son événement donne 3 points pour 1 pépite. (CO-10.1, CO-10.2, CO-5.5)
site-barker = Bonimenteur
    .help = La grande tuile qui couvre un autre site à chaque manche. Principale : achète des tentes et des chevaux. Secondaire : prends un baril. (CO-4.2, CO-11.1, CO-11.5)

section-1a = Utiliser toutes tes pelles
    .help = La pelle du Moulin et celles de ta ville, une fois chacune. (CO-6.1, CO-6.5)
section-1b = Utiliser toutes tes brouettes
    .help = La brouette du Moulin et celles de ta ville, une fois chacune. (CO-6.2, CO-6.5)
section-4a = Déplacer le chariot (action principale)
    .help = Autant de cases que tu as de chevaux, avec un bénéfice dans chaque ville et colonie. (CO-9.1, CO-9.4)
section-4b = Déplacer le chariot (action secondaire)
    .help = Un trajet à part, où tu peux revenir sur tes pas. (CO-9.2, CO-9.7)
section-5b = Prendre une tente
    .help = Une tente de ta réserve vient dans ta cabane. (CO-10.2)

## Outils, marchandises et emplacements de la Planque

tool-hammer = marteau
    .help = Construit pour des pièces et des gars, en action principale. Des pépites peuvent remplacer les pièces. (CO-7.1, CO-8.1, CO-12.8)
tool-saw = scie
    .help = Construit pour des pépites et des gars, en action secondaire. Les pièces ne remplacent jamais les pépites. (CO-7.2, CO-8.2, CO-12.10)
mill-shovel = pelle
    .help = Donne 1 pépite et 1 gars. (CO-6.3)
mill-wheelbarrow = brouette
    .help = Donne 2 pièces et 1 gars. (CO-6.4)
ware-tent = tente
    .help = Coûte 3 pièces chez le Bonimenteur. Tu en as 8 en tout. (CO-11.2, CO-13.6)
ware-horse = cheval
    .help = Coûte 2 pièces chez le Bonimenteur. Tu en gardes 6 au plus ; chacun fait avancer ton chariot d’une case. (CO-11.2, CO-13.7, CO-9.4)
slot-stack = pile
    .help = Le premier baril de la pile, face cachée. (CO-11.5, CO-11.7)

## Bâtiments

card-placer_claim = Concession
    .help = Pelle du site 1 : donne 1 pépite. (CO-23.11)
card-sawmill = Scierie
    .help = Pelle du site 1 : donne 2 pièces. (CO-23.12)
card-boarding_house = Pension
    .help = Brouette du site 1 : donne 2 gars et 1 carte. (CO-23.13)
card-bank = Banque
    .help = Brouette du site 1 : donne 3 pièces. (CO-23.14)
card-quarry = Carrière
    .help = Action secondaire du site 2 : une fois par tour, une rivière ou un pont coûte 1 pépite de moins avec la scie. (CO-23.15)
card-land_office = Bureau du cadastre
    .help = Site 2, s’il est barricadé : utilise quand même son action secondaire. (CO-23.16)
card-blacksmith = Forgeron
    .help = Action principale du site 3 : chaque bâtiment et chaque hôtel coûte 1 pièce et 1 gars de moins avec le marteau. (CO-23.17)
card-newspaper = Journal
    .help = Action secondaire du site 3 : donne 2 cartes et 1 pièce. (CO-23.18)
card-carpenters_shop = Atelier du charpentier
    .help = Site 3, s’il est barricadé : utilise quand même son action secondaire. (CO-23.19)
card-stable = Écurie
    .help = Site 4 : donne 1 cheval, ou 2 cases de plus pour chaque trajet de ce tour. (CO-23.20)
card-stage_line = Diligence
    .help = Action secondaire du site 4 : paie 1 pièce pour une autre action Chariot. (CO-23.21, CO-23.28)
card-trading_post = Comptoir
    .help = Site 4 : une Grande-Ville où ton chariot s’arrête te donne ses bénéfices de gauche et de droite. (CO-23.22)
card-saloon = Saloon
    .help = Action secondaire du site 5 : donne 2 gars. (CO-23.23)
card-undertaker = Croque-mort
    .help = Site 5 : enterre un gars pour 1 pépite et 1 pièce. (CO-23.24, CO-23.27)
card-general_store = Magasin général
    .help = Action principale du Bonimenteur : chaque tente et chaque cheval coûte 1 pièce de moins, mais au moins 1. (CO-23.25)
card-cooperage = Tonnellerie
    .help = Le Bonimenteur : défausse un baril utilisé pour 1 pépite et 2 pièces. (CO-23.26)

## Barils

barrel-whiskey = Whisky
    .help = Donne 3 gars. (CO-23.29)
barrel-gold_dust = Poudre d’or
    .help = Donne 1 pépite et 1 pièce. (CO-23.30)
barrel-strongbox = Coffre-fort
    .help = Donne 3 pièces. (CO-23.31)
barrel-oats = Avoine
    .help = Donne 1 cheval et 1 pièce. (CO-23.32)
barrel-canvas = Toile
    .help = Donne 1 tente. (CO-23.33)
barrel-blueprints = Plans
    .help = Donne 3 cartes et 1 pièce. (CO-23.34)
barrel-axle_grease = Graisse d’essieu
    .help = Une action Chariot avec 1 case de plus. (CO-23.35)
barrel-gunpowder = Poudre à canon
    .help = Donne 1 gars ; ensuite, tu peux remplir une ligne de tireurs. (CO-23.36)
barrel-nails = Clous
    .help = Tu peux construire une carte avec le marteau pour 2 pièces de moins. (CO-23.37)
barrel-molasses = Mélasse
    .help = Donne 3 points. (CO-23.38)

## Ponts

bridge-stagecoach = Pont des diligences
    .help = À la fin, 2 points par cheval, 12 au plus. (CO-23.1)
bridge-drafters = Pont des dessinateurs
    .help = À la fin, 2 points par carte en main, 12 au plus. (CO-23.2)
bridge-mourners = Pont des endeuillés
    .help = À la fin, 3 points par gars dans ton cimetière, 12 au plus. (CO-23.3)
bridge-smugglers = Pont des contrebandiers
    .help = À la fin, 4 points par baril à toi, utilisé ou non, 12 au plus. (CO-23.4)
bridge-miners = Pont des mineurs
    .help = À la fin, 3 points par pépite, 12 au plus. (CO-23.5)
bridge-town = Pont de la ville
    .help = À la fin, 2 points par bâtiment de ta ville, 14 au plus. (CO-23.6)
bridge-frontier = Pont de la frontière
    .help = À la fin, 3 points par tente dans une région, 15 au plus. (CO-23.7)
bridge-festival = Pont des fêtes
    .help = À la fin, 3 points par tente sur un événement, 12 au plus. (CO-23.8)
bridge-toll = Pont à péage
    .help = À la fin, 1 point par pièce, 10 au plus. (CO-23.9)
bridge-militia = Pont de la milice
    .help = À la fin, 1 point par gars dans ta cabane, 10 au plus. (CO-23.10)

## Hôtels

hotel-hotel_1 = Hôtel 1
    .help = Vaut 8 points à la fin. Chaque année, il accueille 2 clients, pour 2 points chacun. (CO-19.10, CO-19.6, CO-19.7)
hotel-hotel_2 = Hôtel 2
    .help = { hotel-hotel_1.help }
hotel-hotel_3 = Hôtel 3
    .help = { hotel-hotel_1.help }
hotel-hotel_4 = Hôtel 4
    .help = { hotel-hotel_1.help }
hotel-hotel_5 = Hôtel 5
    .help = { hotel-hotel_1.help }
hotel-hotel_6 = Hôtel 6
    .help = { hotel-hotel_1.help }
hotel-hotel_7 = Hôtel 7
    .help = { hotel-hotel_1.help }
hotel-hotel_8 = Hôtel 8
    .help = { hotel-hotel_1.help }
hotel-hotel_9 = Hôtel 9
    .help = { hotel-hotel_1.help }
hotel-hotel_10 = Hôtel 10
    .help = { hotel-hotel_1.help }
hotel-hotel_11 = Hôtel 11
    .help = { hotel-hotel_1.help }
hotel-hotel_12 = Hôtel 12
    .help = { hotel-hotel_1.help }

## La frontière

space-coloma = Coloma
    .help = Tous les chariots en partent. Il y a de la place pour tous, et rien à gagner. (CO-9.11, CO-9.12)
space-hangtown = Hangtown
    .help = Une Grande-Ville. À gauche : 2 gars. À droite, si tu t’arrêtes : un baril avec ses hors-la-loi. (CO-9.22)
space-georgetown = Georgetown
    .help = Une Grande-Ville. À gauche : 1 pépite. À droite, si tu t’arrêtes : 1 tente. (CO-9.23)
space-folsom = Folsom
    .help = Une Grande-Ville. À gauche : 2 pièces. À droite, si tu t’arrêtes : 1 cheval et 1 pièce. (CO-9.24)
space-auburn = Auburn
    .help = Une Grande-Ville. À gauche : 2 cartes. À droite, si tu t’arrêtes : 3 gars. (CO-9.25)
space-garden_valley = Garden Valley
    .help = Une colonie qui donne 1 gars. (CO-9.26)
space-gold_hill = Gold Hill
    .help = Une colonie qui donne 1 carte. (CO-9.26)
space-pilot_hill = Pilot Hill
    .help = Une colonie qui donne 1 pièce. (CO-9.26)
space-salmon_falls = Salmon Falls
    .help = Une colonie qui donne 1 gars. (CO-9.26)
space-greenwood = Greenwood
    .help = Une colonie qui donne 1 carte. (CO-9.26)
space-kelsey = Kelsey
    .help = Une colonie qui donne 1 gars. (CO-9.26)
space-diamond_springs = Diamond Springs
    .help = Une colonie qui donne 1 cheval. (CO-9.26)
space-mormon_island = Mormon Island
    .help = Une colonie qui donne 1 pépite. (CO-9.26)
space-ophir = Ophir
    .help = Une colonie qui donne 1 gars. (CO-9.26)
space-horseshoe = Fer à cheval
    .help = Une case de la route qui ne donne rien. (CO-9.14)
region-bear_river = Bear River
    .help = Tu peux y monter une tente quand ton chariot est à Auburn. (CO-10.12)
region-middle_fork = Middle Fork
    .help = Tu peux y monter une tente quand ton chariot est à Auburn ou à Georgetown. (CO-10.12)
region-high_sierra = Haute Sierra
    .help = Tu peux y monter une tente quand ton chariot est à Georgetown ou à Hangtown. (CO-10.12)
region-cosumnes = Cosumnes
    .help = Tu peux y monter une tente quand ton chariot est à Hangtown ou à Folsom. (CO-10.12)
region-sacramento_valley = Vallée du Sacramento
    .help = Tu peux y monter une tente quand ton chariot est à Folsom. (CO-10.12)

## Plateaux de joueur

board-a = Face A
    .help = Des canyons pour 3, 4, 5 et 6 points. Leurs rivières donnent 1 tente ; 1 pépite ; 2 gars ; 1 carte. (CO-22.1, CO-22.4)
board-gunsmoke_gulch = Ravin de la poudre
    .help = Des canyons pour 3, 4, 5 et 6 points. Leurs rivières donnent une ligne de tireurs et 1 gars ; 3 gars ; 1 gars et 1 pièce ; 1 pièce. (CO-22.1, CO-22.5)
board-ferry_landing = Embarcadère
    .help = Des canyons pour 3, 4, 5 et 6 points. Leurs rivières donnent une action Chariot ; 1 cheval ; une action Chariot ; 1 pièce. (CO-22.1, CO-22.6)
board-timber_canyon = Canyon du bois
    .help = Des canyons pour 3, 4, 5 et 6 points. Leurs rivières donnent un bâtiment avec le marteau pour 1 pièce de moins ; 3 cartes ; 2 cartes ; 1 gars. (CO-22.1, CO-22.7)
board-golden_bar = Banc d’or
    .help = Des canyons pour 3, 4, 5 et 6 points. Leurs rivières donnent 2 pépites ; 1 pépite ; si tu paies 1 pépite, 4 points ; 1 pièce. (CO-22.1, CO-22.8)
board-smugglers_gorge = Gorge des contrebandiers
    .help = Des canyons pour 3, 4, 5 et 6 points. Leurs rivières donnent un baril sans hors-la-loi ; un baril ; pour un baril utilisé, 1 pépite et 2 pièces ; 1 gars. (CO-22.1, CO-22.9)
board-settlers_bend = Boucle des colons
    .help = Des canyons pour 3, 4, 5 et 6 points. Leurs rivières donnent 1 tente, et une tente peut aller sur un événement ; une tente peut se monter où tu veux, et 1 pièce ; 2 pièces ; 1 carte. (CO-22.1, CO-22.10)

## Spécialités

speciality-prospector = Prospecteur
    .help = L’événement 2 te donne 1 pépite de plus. (CO-21.7)
speciality-teamster = Charretier
    .help = Chacune de tes actions Chariot a 1 case de plus. (CO-21.8)
speciality-carpenter = Charpentier
    .help = Une fois par tour, ce que tu construis avec le marteau coûte 1 gars de moins. (CO-21.9)
speciality-banker = Banquier
    .help = Tes pépites valent 1 pièce de plus, mais 3 au plus. (CO-21.10)
speciality-sharpshooter = Tireur d’élite
    .help = Si tu as des tireurs, tu comptes comme si tu en avais 1 de plus pour le classement. (CO-21.11)
speciality-peddler = Colporteur
    .help = Un tour chez le Bonimenteur commence par 2 pièces. (CO-21.12)
speciality-robber = Pilleur
    .help = Au lieu d’un trajet, tu peux prendre jusqu’à 3 pépites dans le Wagon minier. (CO-21.13)
speciality-homesteader = Colon
    .help = Une fois par tour : remets 1 tente et construis une carte avec la scie. (CO-21.14)
speciality-renegade = Renégat
    .help = Pour chacun de tes gars enterrés, tu pioches 3 cartes. (CO-21.15)
speciality-range_rider = Cavalier des plaines
    .help = Chaque fer à cheval où passe ton chariot te donne 1 carte. (CO-21.16)
speciality-maverick = Franc-tireur
    .help = Une fois par tour : remets 1 carte pour 1 pièce ou 1 gars. (CO-21.17)
speciality-vigilante = Justicier
    .help = Une fois par tour : défausse 1 baril utilisé et remplis une ligne de tireurs. (CO-21.18, CO-21.19)

## Ce dont parlent les effets

good-coin = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}
good-dude = { $count } gars
good-gold = { $count ->
    [one] { $count } pépite
   *[other] { $count } pépites
}
good-tent = { $count ->
    [one] { $count } tente
   *[other] { $count } tentes
}
good-horse = { $count ->
    [one] { $count } cheval
   *[other] { $count } chevaux
}
good-point = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
good-card = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
good-used_barrel = { $count ->
    [one] { $count } baril utilisé
   *[other] { $count } barils utilisés
}
good-burial = { $count } gars pour le cimetière
good-river = { $count ->
    [one] { $count } rivière
   *[other] { $count } rivières
}
good-hotel = { $count ->
    [one] { $count } hôtel
   *[other] { $count } hôtels
}
measure-horses = { $count ->
    [one] cheval
   *[other] chevaux
}
measure-cards = { $count ->
    [one] carte en main
   *[other] cartes en main
}
measure-graves = { $count ->
    [one] tombe
   *[other] tombes
}
measure-barrels = { $count ->
    [one] baril
   *[other] barils
}
measure-gold = { $count ->
    [one] pépite
   *[other] pépites
}
measure-buildings = { $count ->
    [one] bâtiment
   *[other] bâtiments
}
measure-region_tents = { $count ->
    [one] tente dans une région
   *[other] tentes dans des régions
}
measure-event_tents = { $count ->
    [one] tente sur un événement
   *[other] tentes sur des événements
}
measure-coins = { $count ->
    [one] pièce
   *[other] pièces
}
measure-dudes = { $count ->
    [one] gars dans la cabane
   *[other] gars dans la cabane
}
modifier-coin_cost = { $by ->
    [one] construire : { $by } pièce
   *[other] construire : { $by } pièces
}
modifier-dude_cost = construire : { $by } gars
modifier-gold_cost = { $by ->
    [one] construire : { $by } pépite
   *[other] construire : { $by } pépites
}
modifier-movement = { $by ->
    [one] avancer de { $by } case de plus
   *[other] avancer de { $by } cases de plus
}
modifier-stopover = avoir tous les bénéfices d’une Grande-Ville où l’on s’arrête
modifier-barker_price = { $by ->
    [one] prix du Bonimenteur : { $by } pièce
   *[other] prix du Bonimenteur : { $by } pièces
}
modifier-gold_value = { $by ->
    [one] tes pépites valent { $by } pièce de plus
   *[other] tes pépites valent { $by } pièces de plus
}
modifier-rank = { $by ->
    [one] compter { $by } tireur de plus
   *[other] compter { $by } tireurs de plus
}
deed-work = utiliser tous les outils d’une sorte
deed-wagon = déplacer le chariot
deed-wagon_card = mettre le chariot dans la ville d’une carte
deed-gunmen = remplir une ligne de tireurs
deed-tents = monter des tentes
deed-barrel = prendre un baril
deed-build = construire une carte de la main
deed-secondary = utiliser l’action secondaire malgré la Barricade
deed-cart = prendre des pépites dans le Wagon minier
deed-bury = { $times ->
    [one] enterrer un gars
   *[other] enterrer { $times } gars
}

## Score et places

line-track = En cours de partie
    .help = Les points gagnés pendant la partie. (CO-17.2)
line-buildings = Bâtiments
    .help = Les points des bâtiments de ta ville. (CO-17.3)
line-canyons = Canyons
    .help = Les points de tes canyons qui ont une rivière. (CO-17.4)
line-bridges = Ponts
    .help = Ce que compte chacun de tes ponts, jusqu’à son maximum. (CO-17.5)
line-regions = Tentes dans les régions
    .help = Pour des tentes dans 1 à 5 régions, 3, 7, 12, 18 ou 25 points. (CO-17.6)
line-hotels = Hôtels
    .help = 8 points par hôtel. (CO-19.10)
line-graves = Cimetière
    .help = Ce que coûtent les tombes couvertes : 1, 1, 2, 2, 3, 3, et 3 pour chaque autre. (CO-17.8, CO-15.16, CO-15.17)
line-rivers = Rivières
    .help = 5 points par rivière de Shade. (CO-24.31)
line-barrels = Barils
    .help = 3 points par baril de Shade. (CO-24.31)
line-horses = Chevaux
    .help = 2 points par cheval de Shade. (CO-24.31)
line-gold = Pépites
    .help = 1 point par pépite de Shade. (CO-24.31)
line-level = Difficulté
    .help = Ce que la difficulté ajoute au score de Shade : -10, 0 ou 15. (CO-24.32)
tie-gold = Pépites
tie-pieces = Pièces, gars, tentes et chevaux
automa-shade = Shade

## Ce que la table peut choisir

option-boards = Plateaux de joueur
    .help = La face des plateaux de joueur avec laquelle on joue. (CO-2.19)
option-boards-a = Face A
    .help = Tous les plateaux sont identiques ; pour les premières parties. (CO-22.2, CO-22.4)
option-boards-b = Face B
    .help = Chacun reçoit au hasard un plateau parmi 6, tous différents. (CO-22.2, CO-22.3)
option-hotels = Hôtels
    .line = Des hôtels à construire, avec leurs clients
    .help = Des hôtels se construisent à la place de bâtiments et accueillent des clients. (CO-19.1, CO-19.2)
option-mules = Duel de mules
    .line = Un duel avec mules et carottes
    .help = À 2 : des mules mangent des carottes pour déclencher les événements, et Buster reste à l’écart. (CO-20.1, CO-20.2, CO-20.7)
option-specialities = Spécialités
    .help = Si chacun a une capacité spéciale, et de quelles cartes elle vient. (CO-21.1, CO-21.2)
option-specialities-none = Aucune
    .help = Personne n’en a. (CO-21.1)
option-specialities-base = Jeu de base
    .help = Les 6 cartes du jeu de base. (CO-21.2)
option-specialities-deluxe = Deluxe
    .help = Les 6 cartes de l’édition deluxe. (CO-21.2)
option-specialities-all = Toutes
    .help = Les 12 cartes du jeu de base et de l’édition deluxe. (CO-21.2)
option-speciality = Attribution des spécialités
    .help = Si le hasard ou les joueurs décident qui a laquelle. (CO-21.3)
option-speciality-dealt = Au hasard
    .help = Le hasard en donne une à chacun. (CO-21.3)
option-speciality-chosen = Au choix
    .help = Chacun choisit à son tour, le shérif en dernier. (CO-21.3)
option-shade = Force de Shade
    .help = À quel point Shade est difficile à battre, pour qui joue en solitaire. (CO-24.32)
option-shade-easy = Facile
    .help = Shade a 10 points de moins à la fin. (CO-24.32)
option-shade-normal = Normal
    .help = Shade a les points de sa récolte. (CO-24.32)
option-shade-hard = Difficile
    .help = Shade a 15 points de plus à la fin. (CO-24.32)

## Ce qui a été pioché ou révélé : pourquoi on ne peut rien annuler au-delà. Une phrase sans sa fin

drawn-cards = Des cartes ont été piochées
drawn-barrel = Un baril a été pioché
drawn-choices = Tous les choix ont été révélés
drawn-buster = Les sites de Buster ont été tirés au sort
