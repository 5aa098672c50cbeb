# Les liens et qui entre par eux, les mauvaises adresses, les parties enregistrées qu’on ne peut pas ouvrir, en français.

## Links

invite-how = Envoie à chacun son lien. Qui l’ouvre prend place, sans compte, sur n’importe quel appareil.
invite-copy = Copier le lien
invite-copied = Copié
invite-copied-for = Le lien pour { $name } est copié.
invite-share = Partager
doors-qr = Code QR du lien pour { $name }
doors-address = Les liens commencent par
doors-address-help = Si quelqu’un n’arrive pas à ouvrir le sien, essaie une autre adresse.

## Who is let in

doors-alone = Ces liens ne s’ouvrent que sur cet ordinateur.
doors-alone-do = Laisse entrer ton réseau, et tes amis pourront les ouvrir aussi.
doors-alone-start = Lance le serveur avec « boardwright serve --share » pour laisser entrer ton réseau.
doors-let-in = Laisser entrer des amis…
doors-question = Laisser entrer ton réseau ?
doors-means-open = Tout le monde dans ton réseau, le Wi-Fi de la maison par exemple, pourra alors ouvrir cette page.
doors-means-link = Qui a le lien d’une place peut s’y asseoir ; qui connaît l’adresse d’une table peut regarder.
doors-means-plain = Rien n’est chiffré en chemin. Fais-le dans un réseau auquel tu te fies.
doors-means-until = Cela dure jusqu’à ce que tu y mettes fin ici ou que tu arrêtes le serveur.
doors-stay = Cet ordinateur seulement
doors-let-in-now = Laisser entrer
doors-keep-out = De nouveau cet ordinateur seulement
doors-open-title = Ton réseau peut entrer
doors-open-now = Tes amis trouvent cette page ici, dans ton réseau. Les liens des places y mènent aussi.
doors-open-help = Si un appareil ne peut pas ouvrir la page, un pare-feu de cet ordinateur le retient peut-être.
doors-page = Cette page
doors-no-network = Cet ordinateur n’est dans aucun réseau en ce moment. Connecte-le, puis réessaie.
doors-now-alone = Cet ordinateur seulement
doors-now-open = Ouvert à ton réseau

## Company at the table

company-sat-down = { $name } a pris place.
company-devices = Ta place est aussi ouverte sur un autre appareil. Ce n’est pas toi ?
company-devices-do = Voir
company-devices-mine = C’est moi
company-lost = Un autre appareil garde maintenant la place de { $name }. Tu regardes.
company-here = { $count ->
    [one] Cette place est aussi ouverte sur un autre appareil.
   *[other] Cette place est aussi ouverte sur { $count } autres appareils.
}
company-here-do = Si ce sont tes appareils, tout va bien. Si quelqu’un d’autre a ton lien, garde la place pour toi : tous les autres appareils la quittent, et l’ancien lien n’ouvre plus rien.
company-keep = Désormais cet appareil seulement
company-kept = La place est à toi seul. Son lien est nouveau.

## Wrong addresses

nowhere = Il n’y a rien ici
nowhere-do = L’adresse est peut-être incomplète, ou ce qui était ici n’y est plus. Tes tables sont à l’accueil.

## Saved games

import-no-record = Ce n’est pas une partie enregistrée de Boardwright. Choisis le fichier .json reçu en enregistrant la partie.
import-damaged = Cette partie enregistrée a été modifiée ou coupée ; on ne peut pas s’y fier. Enregistre-la de nouveau là où elle a été jouée, ou redemande le fichier.
import-other-game = Cette partie enregistrée est d’un jeu qui n’est pas proposé ici.
import-other-version = Cette partie a été enregistrée par une autre version de Boardwright, avec d’autres règles. Cette version-là peut l’ouvrir.
import-other-catalog = Cette partie a été jouée avec un autre matériel. Lance le serveur avec le même « --catalog », ou sans.
import-too-large = Ce fichier est trop grand pour une partie enregistrée.
