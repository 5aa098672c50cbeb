# "You": accounts for those who want one, and what is stored about somebody. Variables: $ago, $value and $reach are words, $tables and $days are numbers.

me = You
me-guest = You are a guest, and need nothing more to play: this browser knows your seats. With an account you find your tables and finished games on your other devices too.
me-way = What would you like?
me-way-make = Make an account
me-way-login = Log in
me-name = Name
me-password = Password
me-make-help = At least 8 characters. Nobody can send you a new one: keep it well. Others see only the names you choose at the table.
me-login-help = What you play in this browser as a guest joins your account.
me-made = You have an account now. Your tables have come along.
me-welcome = You are logged in. Your tables are here.

## What can go wrong

me-wrong = This name and this password do not belong together.
me-taken = Somebody has this name already. Please choose another one.
me-no-name = This cannot be a name. Please choose another one.
me-wait = That was too often. Please wait a minute and try again.
me-failed = That did not work. Please try again.

## With an account

me-devices = Where you are logged in
me-device-here = This browser
me-device-used = Last used { $ago }
me-device-unknown = Another browser
me-device-out = That device is logged out.
me-logout = Log out
me-out = You are logged out. Your tables wait in your account.
me-ratings = Rate my strength
me-ratings-help = Counts games played to the end in which everybody has an account and wants this. Nothing is counted otherwise.
me-ratings-none = Nothing has been counted yet.
me-rating = { $value } ± { $reach }
me-rating-tables = { $tables ->
    [1] 1 game
   *[other] { $tables } games
}
me-secrets = Change name or password
me-name-help = You log in with it. Your seats keep the names they have.
me-rename = Change name
me-saved = Saved.
me-password-old = Password until now
me-password-new = New password
me-password-help = At least 8 characters. All your other devices are logged out.
me-password-change = Change password
me-password-changed = Your password is changed. Your other devices are logged out.

## What is stored

me-data = What is stored about you
me-data-help = Tables, finished games, your lines of the chat, where you are told of turns, and vacations; with an account its devices and ratings too.
me-export = Download all of it
me-delete = Delete all of it
me-delete-means-account = Your account, its devices and its ratings are deleted, and:
me-delete-means-guest = Everything that belongs to this browser is deleted:
me-delete-running = You leave all tables that go on. As each table has agreed, a bot plays for you or the game ends.
me-delete-finished = In finished games others keep their results; your name becomes “somebody”.
me-delete-chat = What you wrote in chats is emptied.
me-delete-final = Nobody can bring any of it back.
me-delete-not = Keep everything
me-delete-now = Delete for good
me-deleted = Everything about you is deleted. You are a new guest.

## Told that it is my turn

me-tell = When it is your turn
me-tell-help = You are told while you do not look at the table; turns at several tables come together. A table of yours can be kept quiet in the menu of your seat.
me-tell-here = This browser
me-tell-browser = Another browser
me-tell-push = Notification
me-tell-mail = Mail
me-tell-webhook = Webhook
me-tell-unconfirmed = Please open the link in the letter first.
me-tell-failed = Nothing arrived there: it was switched off.
me-tell-remove = Remove
me-tell-in-browser = Tell me in this browser
me-tell-refused = This browser does not let us. Its settings for this page say so.
me-tell-none = This browser can tell you nothing here: that needs an address with https.
me-tell-more = Tell me elsewhere
me-tell-mail-address = Your address
me-tell-mail-help = We write to it once; after that it counts when you open the link in that letter.
me-tell-webhook-address = Address that begins with https://
me-tell-webhook-help = It is sent JSON with game, table, link and text.
me-tell-add = Add
me-tell-written = We have written to you. Please open the link in that letter.
away-forbidden = This address cannot be used: it must begin with https:// and be reachable from everywhere.
away-no-mail = This is no address that we could write to.
away-not-sent = The letter could not be sent. Please try again later.

## On vacation

me-away = Away
me-away-help = { $days ->
    [0] You have no days of vacation left this year.
    [1] You have a day of vacation left. At tables with a day or more a turn your clock stands still, and the others see until when you are away. You are told of no turn before you are back.
   *[other] You have { $days } days of vacation left. At tables with a day or more a turn your clock stands still, and the others see until when you are away. You are told of no turn before you are back.
}
me-away-day = Until the end of
me-away-go = Go on vacation
me-away-gone = Have a good time. Your clocks stand still.
me-away-until = You are away until the end of { $date }.
me-away-back = I am back
me-away-welcome = Welcome back. Your clocks go on.

## The links of letters

mail-confirm = Letters when it is your turn
mail-confirm-ask = Shall we write to this address when it is your turn?
mail-confirm-yes = Yes, that is my address
mail-confirm-done = Done. You will hear from us when it is your turn and you do not look.
mail-stop = No more letters
mail-stop-ask = Shall we write no more to this address, and forget it?
mail-stop-yes = No more letters
mail-stop-done = Done. The address is forgotten.
mail-failed = This link is not valid any more.
