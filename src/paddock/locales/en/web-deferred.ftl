# What screens of the page say that are fetched later than the first card: looking back, proofs, rules, devices.
# Facts: name and other are guests, names a list of them, address the address of the page; when is a day and time as the browser writes it; said and drawn are what a record and a secret say; line is a line of the record; zone is the name of a time zone.

## Hints
web-hints = Hints
web-hints-bots = for someone playing alone against bots
web-hints-all = for everyone; the table is told
web-hints-none = for no one
web-hint-play = Play this
web-hint-percent = { $percent }%
web-hint-vague = Too few games were tried to estimate the chance of winning.
web-hint-told = The others can see how many hints you have used: { $hints }.
web-hint-thinking = Trying moves…

## Checking a shuffle
web-verify-lead = Before the deal the server committed itself to a secret. Now the secret is open, and this device uses it to draw every card and every die again.
web-verify-running = This match is not over yet. The secret is shown when it is; until then there is nothing to check.
web-verify-good = Everything checks out.
web-verify-bad = Something does not check out.
web-verify-yes = matches
web-verify-no = does not match
web-verify-unknown = not known here
web-verify-commitment = The commitment before the deal
web-verify-commitment-noted = This device saved it before the deal ({ $when }), and it is the same.
web-verify-commitment-other = Before the deal this device saved a different one: { $noted }. That is right only for a rematch with the same cards and dice.
web-verify-commitment-unseen = This device did not see it before the deal. If someone wrote it down, type it here.
web-verify-commitment-typed = The commitment you wrote down
web-verify-commitment-same = It is the one that was written down.
web-verify-commitment-foreign = It is not the one that was written down.
web-verify-secret = The secret matches the commitment
web-verify-secret-good = The SHA-256 of the secret is exactly the commitment. No other secret gives the same.
web-verify-secret-bad = The SHA-256 of the secret is not the commitment: this secret did not deal the match.
web-verify-nonces = The players’ random words went into the shuffle
web-verify-nonces-mine = Your random word { $nonce } went into the shuffle. It came after the commitment, so the server did not choose the cards alone.
web-verify-nonces-missing = Your random word { $nonce } did not go into the shuffle, although the server accepted it.
web-verify-nonces-others = This device added no random word to this match. Random words in the record: { $words }.
web-verify-draws = Every card and die drawn again
web-verify-draws-good = This device drew the same as the record says. Shuffles: { $deals }. Rolls: { $rolls }.
web-verify-draws-bad = Line { $line } of the record says { $said }; the secret says { $drawn }.
web-verify-draws-left = The server has checked what this page can’t draw again: { $count }.
web-verify-first = The first cards of the first shuffle
web-verify-rules = Every move by the rules
web-verify-rules-good = The server replayed the record (moves: { $moves }), and all points add up. For this step you have only the server’s word.
web-verify-rules-bad = The server found a mistake in the record: { $problem }
web-verify-proves = What this proves
web-verify-proves-1 = The cards were fixed before anyone saw the first one.
web-verify-proves-2 = The server did not choose them alone, if your random word went into the shuffle.
web-verify-proves-3 = No name, seat or option was changed afterwards.
web-verify-fails = What it cannot prove
web-verify-fails-1 = When the commitment was published, unless this device or someone noted it.
web-verify-fails-2 = That the server keeps its secret: whoever runs it could know every hand.
web-verify-fails-3 = That nobody at the table is working with the server.
web-verify-fails-4 = That this page is honest: it comes from the same server. To check on your own machine:
web-verify-partly = What this device can check is right.
web-verify-rules-unfinished = The record stops before the match was over (moves: { $moves }). An unfinished match proves nothing: it could still have ended differently.
web-verify-seen = The match that was seen here
web-verify-seen-same = While it was played, this device noted { $count } of { $steps } moves. The record has the same.
web-verify-seen-other = Move { $step } was “{ $seen }” when this device saw it; the record says “{ $said }”. It is another match on the same secret.
web-verify-seen-none = This device did not see this match being played.
web-verify-seen-late = Made while this device was away and sent later: moves { $steps }.
web-verify-fails-5 = Which of the possible matches on this secret was played, unless a device noted its moves.

## Joining, devices, settings
web-join-code = Code or link
web-join-code-lead = Enter the six characters from the host’s screen, or the whole link.
web-join-go = Find the table
web-join-unreadable = A code has six letters and digits, never 0, 1, I, L or O.
web-devices = This seat on another device
web-device-move-lead = Scan this with the other device, or open the link there. It works once, within ten minutes; both devices then have your name and your seats.
web-device-link = Link for the other device
web-device-phone = Phone
web-device-tablet = Tablet
web-device-computer = Computer
web-device-this = this device
web-device-since = since { $when }
web-device-remove = Sign out
web-device-remove-sure = Sign this device out? Passkeys and the recovery code that were made on it stop working.
web-device-accept = Continue as { $name } on this device?
web-device-accept-lead = This device takes over the name and the seats of { $name }, who made the link.
web-device-accept-loses = Until now you were { $name } here. This device gives up that guest and its seats.
web-guests-join-lead = Until now you were { $name } here. The two guests become one, with one name and one history. This can’t be undone.
web-guests-join = Keep the seats and matches of { $name } too
web-my-data = My data
web-export-me = Export my data
web-forget-me = Forget me
web-forget-lead = Bots take your seats; your name, chat, devices and links are removed. There is no way back.
web-forget-yes = Yes, forget me
web-forget-no = Keep me
web-device-accept-go = Yes, here
web-move-lead = At localhost this page can do more than at 127.0.0.1: passkeys work there. Move this device over?
web-move-go = Move to localhost
web-move-stay = Stay here
web-devices-mine = My devices and data
web-recovery = Recovery code
web-recovery-lead = If you lose this browser, a code on paper brings you back, on any device. Anyone who has the code can be you, so keep it like a key.
web-recovery-since = You have a code from { $when }. A new one replaces it.
web-recovery-make = Make a recovery code
web-recovery-again = Make a new code
web-recovery-once = Write it down or print it now. You see it only once, and it works only once.
web-recovery-print = Print
web-recovery-paper = Recovery code of { $name } at { $address }
web-passkeys = Passkeys
web-passkey-lead = A passkey signs you in with your fingerprint, your face or a PIN. There is nothing to remember.
web-passkey-add = Add a passkey
web-passkey-remove = Remove
web-passkey-sign-in = Sign in with a passkey
web-passkey-no-http = Passkeys need https, which this page does not have. A link from another device or the recovery code brings you back here.
web-passkey-no-number = Browsers allow passkeys only at an address with a name, such as localhost, not at a number. A link from another device or the recovery code brings you back here.
web-passkey-no-browser = This browser does not support passkeys. A link from another device or the recovery code brings you back.
web-return = I have played here before
web-return-lead = Get your name, your seats and your matches back on this device.
web-return-go = Bring me back
web-return-device = Do you still have a device you play on? Open “My devices and data” in its settings and scan the code there with this device.
web-return-done = You are { $name } again
web-return-new-code = Your recovery code is used up. Make a new one for next time.
web-size = Text size
web-size-normal = Normal
web-size-large = Large
web-size-huge = Very large
web-buzz = Vibrate when it’s my turn
web-notify = Notify me when it’s my turn
web-notify-denied = Your browser blocks notifications; allow them in its settings.
web-chat-show = Show chat over the table
web-host-make = Make host
web-host-sure = Make { $name } the host? Then only { $name } can start, pause or end a match.
web-mute = Mute
web-unmute = Unmute
web-muted = muted
web-block = Block
web-blocked = blocked
web-block-sure = Block { $name }? You no longer see what { $name } writes, nor each other’s tables in the list. { $name } is not told.
web-blocks = Blocked people
web-unblock = Unblock
web-report = Report
web-report-lead = Whoever runs this server reads your report, with the last lines of { $name } in the chat here. { $name } is not told.
web-report-reason = What happened?
web-report-send = Send the report
web-report-done = Your report has been sent.

## Rules
web-rules-chapters = Chapters
web-rules-english = The full rules of this game are shown in English. The short “How to play” is in your language.
web-rules-missing = This game has no rules page yet.
web-rules-whole = The full rules

## Looking back
web-play-back = Play
web-speed = Speed
web-eyes = View as
web-eyes-all = A spectator
web-eyes-running = Once the match is over you can see it as any player saw it.
web-open-cards = All hands face up
web-link-step = Link to this step
web-link-step-lead = Anyone who opens this link sees the table after step { $step }.

## The screen for the room
web-screen-join = Scan to join, or open the address and type the code
web-full-screen = Full screen

## Home
web-about-text = Paddock lets a family in one room or in five cities play road-racing table games by their real rules, without an account. It runs on your own machine and shares nothing.
web-no-page = There is no such page.

## Set-up
web-seats = Seats
web-chair-me = Me
web-chair-friend = Friend
web-chair-open = Empty seat
web-chair-open-lead = for a friend
web-your-name = Your name
web-options = House rules
web-chairs-lead = Choose a seat, then who sits there. Or drag someone onto it.
web-options-usual = all standard
web-usual = standard
web-clock = Thinking time
web-clock-none = No limit
web-clock-move = { $seconds } s per move
web-clock-match = { $minutes } min per match
web-listed = Show this table to everyone on this server
web-open-table = Open the table

## Waiting room
web-waiting-lead = Send the link, or let friends scan the code.
web-join-lead = Enter your name and take a seat.
web-you = you
web-here = here
web-host = host
web-sit = Sit here
web-get-up = Leave seat
web-invite-lead = Anyone with this link can take a seat. Nobody needs an account.
web-link = Link to this table
web-qr = QR code of the link
web-start = Start
web-start-waits = { $count ->
    [one] One seat is empty
   *[other] { $count } seats are empty
}
web-host-starts = The host starts the race.
web-code = Table code
web-code-lead = Or open { $address } and enter:

## At the table
web-how-to-play = How to play
web-zone = Time zone
web-zone-device = Same as device ({ $zone })
web-theme = Theme
web-theme-auto-short = Same as device
web-theme-light-short = Light
web-theme-dark-short = Dark
web-motion = Motion
web-motion-off = None
web-motion-fast = Fast
web-motion-normal = Normal
web-motion-slow = Slow
web-watch-lead = Friends can join or watch here:
web-pause = Pause
web-end-match = End the match
web-leave = Leave the table
web-end-sure = End the match for everyone?
web-leave-sure = Leave the table? A bot will play for you, and the others may give your seat to someone else.
web-go-on = Continue
web-winner-you = You win!
web-winner = Winner: { $names }
web-same-luck = Same cards and dice again
web-record = Download the record
web-step-back = One step back
web-step-on = One step forward
web-step-of = { $step } of { $steps }
web-verify = Check the shuffle
web-review = Luck and driving

## Lobby
web-my-tables = My tables
web-listed-tables = Open tables
web-no-tables = No open tables right now.
web-old-tables = Finished

## People at the table
web-people = People
web-chat = Chat
web-chat-empty = No messages yet.
web-chat-say = Write a message
web-chat-mute = Hide chat over the table
web-send = Send
web-seat-free = seat free
web-seat-ask = Ask for this seat
web-big-screen = Big screen
web-orders = If I don’t answer an attack in time
web-sound-on = On
web-sound-off = Off
web-other-device = Another device

## Keys of a table
web-keys-on = Use single-key shortcuts
web-key-release = deselect the card
web-key-explain = explain what is on the table; the arrows lead to the next thing
web-key-situation = read out the situation
web-one-tap = Tapping a card
web-one-tap-off = selects it
web-one-tap-on = plays it

## Why something was refused
trouble-no-match = No such match was played here.
trouble-unreadable = This table was saved by another version of Paddock and can’t be read by this one.
trouble-too-many = { $what ->
    [visitors] This table has as many visitors as this server allows.
    [seasons] This club has as many seasons as it can have. Delete one first.
    [tables] You host as many tables as this server allows. End one first.
    [opened] Too many tables were opened from your network. Try again later.
    [listed] You have as many tables in the list as this server allows. Open this one unlisted.
    [bot-tables] You are watching as many bot tables as this server allows. Leave one first.
    [orders] You are changing your standing orders too often. Wait a moment.
    [guests] Too many new guests came from your network. Try again later.
    [codes] Too many codes were tried from your network. Wait a minute.
    [links] You have made too many links. Try again later.
    [keys] You have made too many codes and passkeys. Try again later.
    [sign-ins] Too many attempts to sign in. Wait a minute.
    [blocks] You have blocked as many people as this server allows.
    [reports] You have reported too much at once. Try again later.
    [passkeys] You have as many passkeys as this server allows. Remove one first.
    [clubs] Too many clubs were founded. Try again later.
    [memberships] You are in as many clubs as this server allows. Leave one first.
    [members] You have added too many members. Try again later.
    [verifications] Too many records to verify from your network. Wait a minute.
    [reviews] Too many reviews were requested from your network. Try again later.
    [entries] This table has gone on for too long. Open a new one.
   *[other] This server does not allow that many.
    }
trouble-muted = The host has muted you.
trouble-accounts-off = This server has neither passkeys nor recovery codes.
trouble-recovery-wrong = This recovery code is wrong or has been used.
trouble-passkey-wrong = This passkey is not known here.
trouble-both-seated = Both guests play in a match that is going on. Join them when it is over.
trouble-not-over = This match is not over yet: there is nothing to review.
trouble-code-used = This link has been used or has expired; ask for a new one.
web-replay-marks = Go to
web-replay-race = Race { $number }
web-replay-lap = Lap { $number }

## Notices over a table
web-break-wait = Waiting for: { $names }
web-undo-wish = { $name } would like to undo the last move.
web-undo-asked = Undo needs a yes from { $names }.
web-seat-wish = { $name } would like to play on for { $other }.
web-seat-asked = Sitting down needs a yes from { $names }.
web-seat-withdraw = Never mind
web-stand-in = A bot is playing for you.
web-take-back = Take my seat back
web-hint-taken = { $name } used a hint.
