# Links and who is let in by them, wrong addresses, and saved games that cannot be opened, in English.

## Links

invite-how = Send each friend their link. Whoever opens it sits down, without an account, on any device.
invite-copy = Copy link
invite-copied = Copied
invite-copied-for = The link for { $name } is copied.
invite-share = Share
doors-qr = QR code of the link for { $name }
doors-address = Links begin with
doors-address-help = If a friend cannot open one, try another address.

## Who is let in

doors-alone = These links open only on this computer.
doors-alone-do = Let your network in, and your friends can open them too.
doors-alone-start = Start the server with “boardwright serve --share” to let your network in.
doors-let-in = Let friends in …
doors-question = Let your network in?
doors-means-open = Everybody in your network, such as the Wi-Fi at home, can then open this page.
doors-means-link = Who has the link to a seat can sit down there; who knows a table’s address can watch.
doors-means-plain = Nothing is encrypted on the way. Do it in a network you trust.
doors-means-until = It lasts until you end it here or stop the server.
doors-stay = Only this computer
doors-let-in-now = Let them in
doors-keep-out = Only this computer again
doors-open-title = Your network is let in
doors-open-now = Friends in your network find this page here. Links to seats lead there too.
doors-open-help = If a device cannot open the page, a firewall on this computer may keep it out.
doors-page = This page
doors-no-network = This computer is in no network at the moment. Connect it, then try again.
doors-now-alone = Only this computer
doors-now-open = Open to your network

## Company at the table

company-sat-down = { $name } has sat down.
company-devices = Your seat is also open on another device. Is that not you?
company-devices-do = Look into it
company-devices-mine = It is me
company-lost = The seat of { $name } is now kept by another device. You are watching.
company-here = { $count ->
    [one] This seat is also open on one other device.
   *[other] This seat is also open on { $count } other devices.
}
company-here-do = Devices of yours are fine. If somebody else has your link, keep the seat for yourself: all other devices leave it, and the old link opens nothing any more.
company-keep = Only this device from now on
company-kept = The seat is yours alone. Its link is a new one.

## Wrong addresses

nowhere = There is nothing here
nowhere-do = The address may be incomplete, or what was here is gone. Your tables are in the lobby.

## Saved games

import-no-record = This is no saved game of Boardwright. Choose the .json file that “Save as a file” has given you.
import-damaged = This saved game was changed or cut short and cannot be trusted. Save it again where it was played, or ask for the file again.
import-other-game = This saved game is of a game that is not offered here.
import-other-version = This game was saved by another version of Boardwright, with other rules. That version can open it.
import-other-catalog = This game was played with other components. Start the server with the same “--catalog”, or without one.
import-too-large = This file is too large for a saved game.
