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
web-road-book = Road book
web-nothing-yet = Nothing has happened yet.
web-hand = Your hand
web-playable = Can be played
web-not-now = Not now
web-stale = The table has moved on since: look again.
web-away = away
web-cards-in-hand = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}

## The Bornes family
web-coup-same = Everyone sees the same { $seconds } seconds.
web-coup-noted = Noted. You can change your mind until the time is up.
## Home
web-home-title = Five road games. Take a seat.
web-home-lead = No account. Play the bots now, or send friends a link.
web-games = Games
web-bots-play = Bots play
web-level-easy = Easy
web-level-fair = Fair
web-level-sharp = Sharp
web-play-now = Play now
web-invite = Invite
web-learn = Learn
web-players = { $from }–{ $to } players
web-minutes = { $minutes } min
web-independent = An independent project. The games’ names belong to their owners; rules re-told in our own words; boards and cards drawn by us.
web-about = About
web-about-text = Paddock lets a family in one room or five cities play road-racing table games by their real rules, without an account. It runs on your own machine and tells nobody.
web-lobby = Tables
web-guest-name = Guest
web-to-home = To the start
web-loading = One moment …
web-trouble-offline = The server cannot be reached. Is it running?
web-trouble-unknown = That did not work ({ $code }).
web-join = Join with a code
web-settings = Settings
web-continue = Go on playing
web-try-again = Try again
web-rules = Rules
web-poster-other = Another game of this server.

## Set-up
web-seats = Seats
web-chair-me = Me
web-chair-friend = Friend
web-chair-bot = Bot
web-chair-open = Empty chair
web-chair-open-lead = for a friend
web-level-0 = Learner
web-level-1 = Sunday driver
web-level-2 = Commuter
web-level-3 = Rally driver
web-level-4 = Champion
web-your-name = Your name
web-options = Rules of the house
web-chairs-lead = Choose a chair, then who sits there. Or drag.
web-options-usual = all as usual
web-usual = usual
web-table = The table
web-clock = Time to think
web-clock-none = As long as you like
web-clock-move = { $seconds } seconds a move
web-clock-match = { $minutes } minutes a match
web-listed = List the table for everybody on this server
web-open-table = Open the table

## Waiting room
web-waiting-lead = Send the link, or let friends scan the code.
web-join-lead = Type your name and take a chair.
web-you = you
web-here = here
web-host = host
web-sit = Sit here
web-get-up = Get up
web-invite-lead = Whoever has this link may sit down. Nobody needs an account.
web-no-table-lead = It may be gone, or the link lost a letter. Ask for the link once more.
web-link = Link to this table
web-copy = Copy
web-copied = Copied
web-qr = The link as a QR code
web-start = Start
web-start-waits = { $count ->
    [one] One chair is empty
   *[other] { $count } chairs are empty
}
web-host-starts = The host starts the race.
web-code = Code of this table
web-code-lead = Or open { $address } and type:

## At the table
web-line-lost = The line is lost. Trying again …
web-how-to-play = How to play
web-theme = Light
web-theme-light = To daylight
web-theme-dark = To night
web-theme-auto-short = As the device
web-theme-light-short = Day
web-theme-dark-short = Night
web-motion = Motion
web-motion-off = None
web-motion-fast = Fast
web-motion-normal = Normal
web-motion-slow = Slow
web-watch-lead = Friends join or watch here:
web-pause = Pause
web-resume = Go on
web-end-match = End the match
web-leave = Leave the table
web-ended = The host has ended the match.
web-end-sure = End the match for everybody?
web-leave-sure = Leave the table? A bot takes your place.
web-go-on = Go on
web-winner-you = You win!
web-winner = Winner: { $names }
web-rematch = Rematch
web-same-luck = Same luck again
web-record = Keep the record
web-replay = Look back
web-step-back = One step back
web-step-on = One step on
web-step-of = { $step } of { $steps }
web-verify = Check the shuffle
web-review = Luck and driving

## Lobby
web-my-tables = My tables
web-listed-tables = Open tables
web-no-tables = No table is listed just now.
web-status-waiting = { $count ->
    [one] { $count } chair empty
   *[other] { $count } chairs empty
}
web-status-running = being played
web-status-over = over
web-status-ended = ended
web-old-tables = Over

## The plain table of any game
web-your-moves = Your moves
web-facts = The state of play
web-space = Space { $space }

## People at the table
web-pass-device = Pass the device to { $name }.
web-pass-device-lead = Nobody else should look now.
web-i-am = I am { $name }
web-people = People
web-chat = Chat
web-chat-empty = Nobody has said anything yet.
web-chat-say = Say something
web-chat-mute = Do not show chat over the table
web-send = Send
web-yes = Yes
web-no = No
web-undo-wish = { $name } would like to take the last move back.
web-undo-asked = Taking the move back needs a yes from { $names }.
web-undo-refused = Not everybody agrees: the move stands.
web-time-up = Your time ran out: a move was made for you.
web-stand-in = A bot plays for you.
web-take-back = Play on myself
web-big-screen = Big screen
web-orders = If I do not answer an attack in time
web-orders-ask = let it stand
web-orders-always = strike back if I can
web-sound = Sound
web-sound-on = on
web-sound-off = off
web-other-device = Another device

## A board
web-board-whole = The whole circuit
web-board-closer = Closer
web-board-further = Further away

## Keys of a table
web-keys = Keys
web-keys-on = Single letters and digits do something
web-key-release = let go of the chosen card
web-key-situation = say how things stand
web-one-tap = A tap on a card
web-one-tap-off = chooses it
web-one-tap-on = plays it

## Hints
web-hint = Hint
web-hint-taken = { $name } has taken a hint.
web-hints = Hints
web-hints-bots = for a person alone among bots
web-hints-all = for everybody; all are told
web-hints-none = for nobody
