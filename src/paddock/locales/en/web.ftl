# What the page says, apart from what the games and the command line say already.
# Facts: names are people's names as a list; km and goal are kilometres; letter is the letter of a side.

## Words everywhere
web-close = Close
web-menu = Menu
web-undo = Undo
web-language = Language
web-seconds = { $seconds } s

## The table
web-your-turn = Your turn
web-turn-of = { $names } to play
web-road-book = Race log
web-nothing-yet = Nothing has happened yet.
web-hand = Your hand
web-playable = You can play this
web-not-now = Not now
web-stale = The game has moved on. Take another look.
web-away = away
web-cards-in-hand = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}

## The Bornes family
web-coup-same = Everyone has the same time: { $seconds } s.
web-coup-noted = Got it. You can change your mind until the time is up.
## Home
web-home-title = Five road-racing games. Take a seat.
web-home-lead = No account. Play the bots now, or send friends a link.
web-games = Games
web-bots-play = Level of the bots
web-level-easy = Easy
web-level-fair = Medium
web-level-sharp = Hard
web-play-now = Play now
web-invite = Invite
web-learn = Learn
web-players = { $from }–{ $to } players
web-minutes = { $minutes } min
web-independent = An independent project. The games’ names belong to their owners; the rules are retold in our own words, and we drew the boards and cards ourselves.
web-about = About
web-about-text = Paddock lets a family in one room or in five cities play road-racing table games by their real rules, without an account. It runs on your own machine and shares nothing.
web-lobby = Tables
web-guest-name = Guest
web-to-home = Home page
web-loading = One moment…
web-trouble-offline = Can’t reach the server. Is it running?
web-trouble-unknown = That did not work ({ $code }).
web-join = Join with a code
web-settings = Settings
web-try-again = Try again
web-rules = Rules
web-poster-other = Another game on this server.

## Set-up
web-seats = Seats
web-chair-me = Me
web-chair-friend = Friend
web-chair-bot = Bot
web-chair-open = Empty seat
web-chair-open-lead = for a friend
web-level-0 = Learner
web-level-1 = Sunday driver
web-level-2 = Commuter
web-level-3 = Rally driver
web-level-4 = Champion
web-your-name = Your name
web-options = House rules
web-chairs-lead = Choose a seat, then who sits there. Or drag someone onto it.
web-options-usual = all standard
web-usual = standard
web-table = The table
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
web-no-table-lead = It may be gone, or part of the link is missing. Ask for the link again.
web-link = Link to this table
web-copy = Copy
web-copied = Copied
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
web-line-lost = Connection lost. Reconnecting…
web-how-to-play = How to play
web-theme = Theme
web-theme-light = Switch to the light theme
web-theme-dark = Switch to the dark theme
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
web-resume = Resume
web-end-match = End the match
web-leave = Leave the table
web-ended = The host ended the match.
web-end-sure = End the match for everyone?
web-leave-sure = Leave the table? A bot will play for you, and the others may give your seat to someone else.
web-go-on = Continue
web-winner-you = You win!
web-winner = Winner: { $names }
web-rematch = Rematch
web-same-luck = Same cards and dice again
web-record = Download the record
web-replay = Replay
web-step-back = One step back
web-step-on = One step forward
web-step-of = { $step } of { $steps }
web-verify = Check the shuffle
web-review = Luck and driving

## Lobby
web-my-tables = My tables
web-listed-tables = Open tables
web-no-tables = No open tables right now.
web-status-waiting = { $count ->
    [one] { $count } seat empty
   *[other] { $count } seats empty
}
web-status-running = in progress
web-status-over = finished
web-status-ended = ended
web-old-tables = Finished

## The plain table of any game
web-your-moves = Your moves
web-facts = Current state
web-space = Space { $space }

## People at the table
web-pass-device = Pass the device to { $name }.
web-pass-device-lead = Nobody else should look.
web-i-am = I am { $name }
web-people = People
web-chat = Chat
web-chat-empty = No messages yet.
web-chat-say = Write a message
web-chat-mute = Hide chat over the table
web-send = Send
web-yes = Yes
web-no = No
web-undo-wish = { $name } would like to undo the last move.
web-undo-asked = Undo needs a yes from { $names }.
web-undo-refused = Not everyone agrees: the move stands.
web-seat-wish = { $name } would like to play on for { $other }.
web-seat-asked = Sitting down needs a yes from { $names }.
web-seat-refused = Not everyone agrees, so you keep watching.
web-seat-free = seat free
web-seat-ask = Ask for this seat
web-seat-withdraw = Never mind
web-took-over = { $name } took over from { $other }.
web-took-over-bot = A bot took over from { $other }.
web-time-up = Time’s up: a move was made for you.
web-stand-in = A bot is playing for you.
web-take-back = Take my seat back
web-big-screen = Big screen
web-orders = If I don’t answer an attack in time
web-orders-ask = let it stand
web-orders-always = strike back if I can
web-sound = Sound
web-sound-on = On
web-sound-off = Off
web-other-device = Another device

## A board
web-board-whole = The whole circuit
web-board-closer = Zoom in
web-board-further = Zoom out

## Keys of a table
web-keys = Keyboard shortcuts
web-keys-on = Use single-key shortcuts
web-key-release = deselect the card
web-key-situation = read out the situation
web-one-tap = Tapping a card
web-one-tap-off = selects it
web-one-tap-on = plays it

## Hints
web-hint = Hint
web-hint-taken = { $name } used a hint.
web-hints = Hints
web-hints-bots = for someone playing alone against bots
web-hints-all = for everyone; the table is told
web-hints-none = for no one
