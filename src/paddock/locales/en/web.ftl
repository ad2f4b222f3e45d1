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
web-play-now = Play now
web-play-long = Long match
web-invite = Invite
web-learn = Learn
web-players = { $from }–{ $to } players
web-minutes = { $minutes } min
web-independent = An independent project. The games’ names belong to their owners; the rules are retold in our own words, and we drew the boards and cards ourselves.
web-about = About
web-lobby = Tables
web-guest-name = Guest
web-to-home = Home page
web-loading = One moment…
web-trouble-offline = No connection. Check the network, then try again.
web-trouble-unknown = That did not work ({ $code }).
web-join = Join with a code
web-settings = Settings
web-try-again = Try again
web-rules = Rules
web-poster-other = Another game on this server.

## Set-up
web-chair-bot = Bot
web-level-0 = Learner
web-level-1 = Sunday driver
web-level-2 = Commuter
web-level-3 = Rally driver
web-level-4 = Champion
web-table = The table

## Waiting room
web-no-table-lead = It may be gone, or part of the link is missing. Ask for the link again.
web-copy = Copy
web-copied = Copied

## At the table
web-line-lost = Connection lost. Reconnecting…
web-theme-light = Switch to the light theme
web-theme-dark = Switch to the dark theme
web-resume = Resume
web-ended = The host ended the match.
web-sound = Sound
web-rematch = Rematch
web-replay = Replay

## Lobby
web-status-waiting = { $count ->
    [one] { $count } seat empty
   *[other] { $count } seats empty
}
web-status-running = in progress
web-status-over = finished
web-status-ended = ended

## The plain table of any game
web-your-moves = Your moves
web-facts = Current state
web-space = Space { $space }

## People at the table
web-pass-device = Pass the device to { $name }.
web-pass-device-lead = Nobody else should look.
web-i-am = I am { $name }
web-yes = Yes
web-no = No
web-undo-refused = Not everyone agrees: the move stands.
web-seat-refused = Not everyone agrees, so you keep watching.
web-took-over = { $name } took over from { $other }.
web-took-over-bot = A bot took over from { $other }.
web-time-up = Time’s up: a move was made for you.

## A board
web-board-whole = The whole circuit
web-board-closer = Zoom in
web-board-further = Zoom out

## Keys of a table
web-keys = Keyboard shortcuts

## Hints
web-hint = Hint
