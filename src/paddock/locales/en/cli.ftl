# What the command line says. Names of commands, flags, games and moves are the same in every language.

cli-help = Road-racing table games: play them in this terminal, replay and verify records, simulate thousands of games.
cli-examples = For example
    {"  "}{ $program } play mille-bornes
    {"  "}{ $program } explain speed-1200
    {"  "}{ $program } simulate kilometer-1000 --games 10000 --seats 4
cli-help-commands = Commands
cli-help-flags = Flags
cli-help-arguments = Arguments
cli-stopped = stopped
cli-file-trouble = { $file }: { $reason }
cli-missing-extra = { $package } is not installed. Get it with: pip install "paddock[{ $extra }]"
cli-unknown-language = there is no language “{ $text }”; available: { $known }
cli-bad-option-word = an option is written name=value, not “{ $text }”
cli-parse-command = there is no command “{ $text }”; available: { $known }
cli-parse-flag = there is no flag “{ $text }” here; --help shows them all
cli-parse-repeated = “{ $text }” was given twice
cli-parse-value = “{ $text }” is not a valid value for { $name }
cli-parse-missing = { $name } needs a value
cli-parse-argument = { $name } is missing; see --help
cli-parse-unused = unexpected argument “{ $text }”; see --help
cli-parse-other = { $text }

## Flags
cli-flag-help = Show this page.
cli-flag-version = Show the version.
cli-argument-game = The game, for example mille-bornes.
cli-argument-rule = A rule, a card or an option.
cli-argument-record = The record file.
cli-flag-lang = Language: en, de, hu, cs, sk, it, el, ro or bg. Default: your system’s language.
cli-flag-json = Output JSON.
cli-flag-option = An option of the game as name=value; can be repeated.
cli-flag-seats = How many seats.
cli-flag-human = The seats people play, such as 1 or 1,3; also “all” or “none”.
cli-flag-level = The level of the bots: learner, sunday-driver, commuter or rally-driver (0 to 3); one for all, or one per seat.
cli-flag-names = Names by seat, such as Anna,Ben.
cli-flag-seed = Shuffle with this seed; the same seed gives the same shuffles.
cli-flag-budget = How many seconds to think, roughly.
cli-flag-yes = Ask nothing: use the default for anything not given.
cli-flag-save = Save to this file instead of your data folder.
cli-flag-resume = Continue a saved game: this file, or the latest save if none is given.
cli-flag-record = Save the finished record to this file.
cli-flag-step = Go step by step: Enter for the next move, b to go back, a number to jump, q to quit.
cli-flag-move = Show the table after this move (0: before the first).
cli-flag-commitment = The commitment shown before the deal: the record must have the same one.
cli-flag-seen = The hash that the page shows of the moves you saw: the record must give the same.
cli-flag-seen-seat = The seat that saw them; without it, a spectator.
cli-flag-seat = Show only what this seat sees; without it everything is open.
cli-flag-games = How many matches.
cli-flag-sim-seats = How many seats, all with random players, or a bot for each seat, such as commuter,learner.
cli-flag-workers = How many processes. Default: one per core.
cli-flag-ray = Run on a Ray cluster: the one in RAY_ADDRESS, or one started here.
cli-flag-arena-levels = Levels or styles, such as 1,2: each plays against the one before it. Default: the two highest levels.
cli-flag-arena-ladder = All levels, each against the one below it.
cli-flag-arena-styles = The last level also plays against every style.
cli-flag-arena-against = Let each level play against a program: this command starts it. It reads views and writes moves as JSON lines.
cli-flag-arena-time-limit = Milliseconds that such a program has for a move.
cli-flag-arena-seats = How many seats. Default: the fewest the game allows.
cli-flag-arena-games = How many games; each deal is played once for every side.
cli-flag-arena-match = Whole matches instead of single rounds.
cli-flag-arena-budget = Processor time per move, in milliseconds, for bots that search.
cli-flag-arena-iterations = Iterations per move for such bots instead: gives exactly repeatable results.
cli-flag-arena-svg = Also draw the ladder into this file.
cli-flag-review-svg = Also draw the chances into this file.
cli-flag-fit-seats = For how many seats; separate several with commas. Default: the fewest the game allows.
cli-flag-fit-sweeps = How often to go over all weights; 0: only the value of points and the guess at what others hold.
cli-flag-fit-deals = How many deals each change is judged on.
cli-flag-fit-matches = How many whole matches to play to find out what points are worth.
cli-flag-fit-anew = Start from the first guesses instead of the last fitted weights.
cli-flag-fit-out = Write to this file. Default: into the sources of a checkout, otherwise GAME.toml here.
cli-flag-quick = Shorter measurements, rougher figures.
cli-flag-against = Compare with the compiled build of another checkout of Paddock in this folder: ratios, measured alternately.

## play: help
cli-play-help = Play in this terminal, against bots or with others in the room.
cli-play-examples = For example
    {"  "}{ $program } play                          asks what it needs to know
    {"  "}{ $program } play mille-bornes --yes       you against one bot, at once
    {"  "}{ $program } play speed-1200 -n 4 --human 1,3 --names Anna,Ben,Cleo,Dora
    {"  "}{ $program } play --resume                 continues where you stopped

## play: questions
cli-ask-game-title = Which game?
cli-ask-game-line = { $number }  { $name }
cli-ask-game = Number or name [1]:
cli-ask-seats = How many seats: { $known }? [{ $default }]:
cli-ask-human = Which seats do people play, such as 1 or 1,3? [{ $default }]:
cli-ask-level = How strong are the bots: { $known }? [{ $default }]:
cli-ask-options = Change the game’s options? y or n [n]:
cli-ask-option = { $name }: { $values } [{ $default }]:
cli-ask-name = Name of the player in { $seat } [{ $default }]:
cli-yes-words = y yes
cli-number-words = one two three four five six seven eight
cli-all-words = all everybody
cli-none-words = none nobody
cli-ask-nobody = Then only bots play, and you watch. OK? y or n [n]:
cli-level-learner = { $number }  { $name }: plays any legal move; good for a first game
cli-level-sunday-driver = { $number }  { $name }: plays greedily and misses a chance now and then; good company
cli-level-commuter = { $number }  { $name }: plays sensibly and takes its chances
cli-level-rally-driver = { $number }  { $name }: looks ahead by trying out every move many times
cli-bad-seats = { $name } needs { $known } seats
cli-no-such-option = there is no option “{ $text }”; available: { $known }
cli-bad-option = “{ $text }” is not a value of { $name }; possible values: { $known }
cli-no-such-game = there is no game “{ $text }”; available: { $known }
cli-no-answer = there is no answer to read: use flags, or accept the defaults with --yes
cli-bad-humans = “{ $text }” is not a list of seats from 1 to { $seats }
cli-bad-levels = “{ $text }”: give one level for all, or one for each of the { $seats } seats
cli-bad-level = there is no level “{ $text }”; available: { $known }
cli-bad-names = more names than the { $seats } seats
cli-name-player = Player { $number }
cli-name-bot = Bot { $number }

## play: at the table
cli-commitment = The shuffle is fixed. Commitment: { $commitment }
cli-prompt = { $name }, your move (? for help):
cli-prompt-only = { $name }, Enter: { $text } (? for help)
cli-held = { $text }: are you sure?
cli-undone = Undone: { $move }
cli-prompt-held = Enter: yes. Anything else: no.
cli-no-such-number = There is no number { $text } here; ? lists your moves.
cli-series-refused = { $done } of { $moves } steps done. { $reason }
cli-series-disturbed = { $done } of { $moves } steps done: see what happened.
cli-several = “{ $text }” could mean: { $options }
cli-not-understood = “{ $text }” is not a move here; ? lists your moves.
cli-possible = Your moves:
cli-and-more = and { $count ->
    [one] one more that begins
   *[other] { $count } more that begin
} with “{ $word }”
cli-impossible = Not possible now, and why:
cli-hint-title = Best moves, tried in { $worlds } games played on from here
cli-hint-chance = { $chance } to win this race ({ $low } to { $high })
cli-hint-vague = chance to win unknown: too few games
cli-no-hint = This game has no hints.
cli-words = Type a key, a move or part of it. Also: hand (show the table again), log (what has happened so far), rules, undo, save, quit, ?! or hint (the best moves, and why), ? or help.
cli-log-empty = Nothing has happened yet.
cli-move-line = { $number }  { $move }
cli-hand-over = Seat { $number } ({ $name }), press Enter. Nobody else should look.
cli-go-on = Press Enter to continue.

## play: saves and records
cli-saved = Saved: { $file }
cli-how-to-resume = Continue with: { $program } play --resume { $file }
cli-resumed = Continuing { $file }
cli-input-ended = The input ended before the game did.
cli-nothing-saved = there is no saved game in { $folder }
cli-save-exists = { $file } already exists: continue it with --resume, or give another file
cli-already-over = the game in { $file } is over; watch it with: { $program } replay { $file }
cli-save-in-use = { $file } is being played in another terminal
cli-too-large = { $file } is larger than { $megabytes } MB: it is not a record
cli-not-text = { $file } is not a text file
cli-bad-save = { $file } cannot be read as a saved game: { $reason }
cli-no-table = { $file } does not say who is playing; only a saved game can be resumed
cli-record-kept = Record saved: { $file }
cli-how-to-verify = Check the shuffle and the rules with: { $program } verify { $file }

## Score sheet and standings
cli-side-name = { $side }
cli-place = Place
cli-side = Side
cli-points = Points

## explain
cli-explain-help = Explain the rules, cards and options of a game.
cli-explain-examples = For example
    {"  "}{ $program } explain mille-bornes
    {"  "}{ $program } explain mille-bornes speed-limit
cli-explain-games = Games you can ask about:
cli-explain-how = More: { $program } explain GAME, { $program } explain GAME RULE
cli-explain-rules = { $name }: why a move can be refused (examples)
cli-explain-cards = Cards
cli-explain-options = Options
cli-explain-page = Full rules: { $page }
cli-explain-unknown = nothing found for “{ $text }”; try one of: { $known }
cli-explain-near = nothing found for “{ $text }”; did you mean: { $near }
cli-explain-topics = Also explained: { $known }
cli-option-values = { $name }: { $values } (default { $default })
cli-rule-title = { $rule }: a rule of { $name } ({ $section })
cli-rule-example = Example: { $move } is refused: { $text }

## verify
cli-review-help = Explain how a match was won and lost: luck and decisions of every side, and the costliest moves.
cli-review-examples = For example
    {"  "}{ $program } review my-race.paddock         the whole review
    {"  "}{ $program } review my-race.paddock --budget 60 --svg race.svg         more precisely, with a chart
cli-verify-help = Check a record: does it follow the rules, do the points add up, were the shuffles fair?
cli-verify-examples = For example
    {"  "}{ $program } verify my-race.paddock
    {"  "}{ $program } verify my-race.paddock --json
    {"  "}The exit code is 0 if everything checks out, 1 if something is wrong, 2 if the file is not a record.
cli-verify-wrong = The record is wrong: { $reason }
cli-verify-over = Rules and points check out: { $count ->
    [one] { $count } move
   *[other] { $count } moves
}, rounds played: { $rounds }, the match is over.
cli-verify-unfinished = Rules and points check out so far: { $count ->
    [one] { $count } move
   *[other] { $count } moves
}, rounds finished: { $rounds }, the match is not over.
cli-verify-line = line { $line }: { $text }
cli-record-title = it does not begin with “{ $title }”
cli-record-twice = “{ $name }” appears twice
cli-record-seen = it contains only what one seat may know, so it can’t be replayed
cli-record-keyed = commitment, secret and nonces are only valid with “chance: keyed”
cli-record-field = “{ $name }” is missing
cli-record-head = the value of “{ $name }” is not valid
cli-record-secret = the secret does not match the commitment made before the deal
cli-record-sheet = it was made with other numbers for this edition than ours
cli-record-left = it contains deals or rolls that no move needs
cli-record-says = it says “{ $said }”, the rules say “{ $truth }”
cli-record-end = it ends before its last round is scored, or goes on after the match
cli-record-line = “{ $text }” is not a line of a record
cli-record-word = there is no card or roll “{ $text }”
cli-verify-written = All shuffles and rolls follow from the record’s source, but the match does not begin with a deal: someone wrote its first position.
cli-verify-open = No record can prove when a commitment was published or who chose the random words (nonces): compare it with the one shown before the deal (--commitment).
cli-verify-seed = All shuffles and rolls follow from the seed in the record. They can be repeated, but whoever chose the seed could know the cards.
cli-verify-withheld = The shuffles and rolls can’t be checked yet: the secret is revealed when the match is over. Its commitment: { $commitment }
cli-verify-missing = Nothing is proved about the shuffles and rolls: the match is over, but the record lacks the secret.
cli-verify-other = This is not the match that was committed to: the record has another commitment, { $commitment }
cli-verify-none = The record has no commitment to compare with the one you gave.
cli-verify-committed = The shuffles and rolls are proved: all follow from the secret in the record, and the secret matches this commitment: { $commitment }
cli-verify-recorded = The shuffles and rolls can’t be checked: the record only says how the cards and dice fell.
cli-verify-differs = The shuffles or rolls do not check out: cards or dice did not fall as the record’s own source says.
cli-verify-not-good = An unfinished record does not count as right: another end could follow.
cli-verify-seen = These are the moves that were seen: { $count } of { $steps }.
cli-verify-seen-other = This is not the match that was seen: its moves give another hash.

## replay
cli-replay-help = Replay a record: the whole log, step by step, or the table after any move.
cli-replay-examples = For example
    {"  "}{ $program } replay my-race.paddock       the whole log
    {"  "}{ $program } replay my-race.paddock --step            move by move
    {"  "}{ $program } replay my-race.paddock --move 20 --seat 2
    {"  "}{ $program } replay my-race.paddock --from 20 --play
cli-replay-line = { $number }  { $text }
cli-replay-prompt = Move { $number } of { $last } (Enter: next, b: back, a number, q):
cli-replay-no-move = there is no move { $number }; moves are 0 to { $last }

## simulate
cli-simulate-help = Play many matches on all cores and report who wins. The same seed gives the same figures, whatever the number of workers.
cli-simulate-examples = For example
    {"  "}{ $program } simulate mille-bornes --games 10000 --seats 4
    {"  "}{ $program } simulate speed-1200 --games 500 --seats commuter,learner --seed 7 --json
cli-not-positive = { $name } must be 1 or more
cli-no-ray = Ray is not installed. Get it with: ./paddock extra lab
cli-sim-partial = Stopped early: results of { $matches } of { $wanted } matches.
cli-sim-lost = A worker process died: results of { $matches } of { $wanted } matches.
cli-sim-title = { $name }: { $matches } matches, { $rounds } rounds, { $moves } moves
cli-sim-speed = { $rate } moves/s; { $seconds } s, { $workers } worker processes, rules { $engine }
cli-sim-round = A round takes { $mean } ± { $margin } moves.
cli-sim-seat = Seat
cli-sim-player = Player
cli-sim-side = Side
cli-sim-wins = Wins
cli-sim-interval = 95% interval
cli-sim-points = Points per match
cli-engine-compiled = compiled
cli-engine-interpreted = interpreted

## arena
cli-arena-help = Let levels and styles of bots play each other, and report who is stronger and how certain that is. Every deal is played once for each side, with one candidate among copies of the reference; a shared win counts in part. The same seed gives the same figures, whatever the number of workers.
cli-arena-examples = For example
    {"  "}{ $program } arena speed-1200 --levels 1,2 --games 4000
    {"  "}{ $program } arena mille-bornes --levels 2 --styles --seats 4
    {"  "}{ $program } arena aruba --ladder --svg ladder.svg
    {"  "}{ $program } arena speed-1200 --levels 2 --against "python3 examples/sample_bot.py"
cli-arena-matches = { $name }, { $seats } seats, whole matches. The candidate’s share of wins; equals would get { $parity }.
cli-arena-rounds = { $name }, { $seats } seats, single rounds. The candidate’s share of wins; equals would get { $parity }.
cli-arena-partial = Stopped early: results of { $deals } deals.
cli-arena-strikes =
    { $strikes ->
        [one] The program gave { $strikes } answer that was late, unreadable or illegal
       *[other] The program gave { $strikes } answers that were late, unreadable or illegal
    } in { $games ->
        [one] { $games } game
       *[other] { $games } games
    }. The first legal move was played instead.
cli-arena-alone = An arena needs two: give two levels or styles, or use --ladder or --styles.
cli-arena-candidate = Candidate
cli-arena-reference = Reference
cli-arena-deals = Deals
cli-arena-games = Games
cli-arena-share = Wins
cli-arena-interval = 95% interval
cli-arena-elo = Elo

## fit
cli-fit-help = Fit the weights of a game’s commuter: each number is changed in turn, and the change is kept if the bot wins more against its equals, the level below and every style, on the same deals.
cli-fit-examples = For example
    {"  "}{ $program } fit speed-1200 --sweeps 2
    {"  "}{ $program } fit mille-bornes --seats 3,4 --deals 1000
    {"  "}{ $program } fit ausgebremst --seats 2,4 -o rules=advanced --deals 60
cli-fit-kept = { $name }: { $before } → { $after } (+{ $gain } ± { $error }%)
cli-fit-kept-points = { $name }: { $before } → { $after } (+{ $gain } ± { $error } points)
cli-fit-tables = Fit one table at a time: these seats belong to { $tables }
cli-fit-written = Saved to { $file }

## bench
cli-bench-help = Measure how fast the rules run here: compiled, interpreted, and compared with other installed engines.
cli-bench-examples = For example
    {"  "}{ $program } bench --quick
    {"  "}{ $program } bench --against ../paddock-before
    {"  "}{ $program } bench --json
cli-bench-running = Measuring; an idle machine gives better figures.
cli-bench-title = Python { $python }, { $machine }; moves per second on one core, best of several short runs
cli-bench-not-compiled = The rules are not compiled here ({ $reason }): only interpreted figures are shown.
cli-bench-game = Game
cli-bench-rules = Rules
cli-bench-seats = Seats
cli-bench-playout = Playout/s
cli-bench-rounds = Rounds/s
cli-bench-step = Step/s
cli-bench-clone = Clone ns
cli-bench-ratio-of-playout = Playouts
cli-bench-ratio-of-rounds = Rounds
cli-bench-ratio-of-step = Steps
cli-bench-ratio-of-clone = Clones
cli-bench-ratio-of-view = Views
cli-bench-ratio-of-imagine = Imagined
cli-bench-ratio-of-hint = Hints
cli-bench-ratio-of-experts = commuter
cli-bench-ratio = ratio
cli-bench-search = What search and servers do, compiled: microseconds each, and whole rounds played in 50 ms, at random and with a commuter in every seat
cli-bench-view = View µs
cli-bench-redeal = Redeal µs
cli-bench-policy = Choice µs
cli-bench-random = Random
cli-bench-experts = commuter
cli-bench-against = This build compared with the one in { $path }: more than 1 means faster here. The median of short runs that alternate, with their quartiles.
cli-bench-not-built = There is no compiled build in { $path }. Run ./paddock build there, or ./paddock python in an older checkout.
cli-bench-peers = Other engines, playing at random. The ratio says how many times faster { $reference } is: playouts compared with loops in C and C++, steps with loops in Python.
cli-bench-peer = Engine
cli-bench-moves = Moves/s
cli-bench-actions = With deals/s
cli-bench-ratio-moves = Ratio
cli-bench-ratio-actions = With deals
cli-bench-loop-hand = { $name } by hand in { $engine }
cli-bench-loop-own = { $engine } { $name }, C++
cli-bench-loop-python = { $engine } { $name }, Python
cli-bench-missing = { $package } is not installed. To compare with it: ./paddock extra bench, or pip install "paddock[bench]"

## Words that may be typed, besides the English ones; spaces part words that mean the same
cli-word-help = ? help h
cli-word-hint = hint tip
cli-word-rules = rules
cli-word-hand = hand table
cli-word-log = log
cli-word-save = save
cli-word-undo = undo u back
cli-word-quit = quit exit
verb-pass = pass no
verb-roll = roll
verb-stand = stand
verb-keep = keep k
verb-end = end
verb-stop = stop
verb-hook = hook
verb-ahead = ahead straight-on
verb-left = left
verb-right = right
verb-ram = ram
verb-discard = discard throw
verb-coup = coup

## rules
cli-rules-help = Read the rules of a game, with a legend of the symbols on its table.
cli-rules-examples = For example
    {"  "}{ $program } rules aruba
    {"  "}{ $program } rules aruba --short
cli-rules-legend = { $name }: symbols on the table
cli-flag-short = Only the short version: the goal, a turn, what everything does, and scoring.
cli-rules-english = The page is in English; “explain” answers in your language.
cli-rules-missing = { $page } is not available here
