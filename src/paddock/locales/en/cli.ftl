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
cli-unknown-language = there is no language “{ $text }”; there are: { $known }
cli-bad-option-word = an option is written name=value, not “{ $text }”
cli-parse-command = there is no command “{ $text }”; there are: { $known }
cli-parse-flag = there is no flag “{ $text }” here; --help shows them all
cli-parse-repeated = “{ $text }” is given twice
cli-parse-value = { $name } cannot be “{ $text }”
cli-parse-missing = { $name } needs a value
cli-parse-argument = something is missing: { $name }; --help shows how
cli-parse-unused = “{ $text }” is one word too many; --help shows how
cli-parse-other = { $text }

## Flags
cli-flag-help = Show this page.
cli-flag-version = Show the version.
cli-argument-game = The game, for example mille-bornes.
cli-argument-rule = A rule, a card or an option.
cli-argument-record = The file with the record.
cli-flag-lang = Language: en, de, hu, cs, sk, it, el, ro or bg. By itself: that of your system.
cli-flag-json = Report as JSON.
cli-flag-option = An option of the game as name=value; may be given several times.
cli-flag-seats = How many seats.
cli-flag-human = The seats of people, such as 1 or 1,3; also “all” or “none”.
cli-flag-level = The bots: learner, sunday-driver, commuter, rally-driver or champion (0 to 4, as far as the game has them), one for all or one for each seat.
cli-flag-names = Names by seat, such as Anna,Ben.
cli-flag-seed = Shuffle by this number; the same number gives the same shuffles.
cli-flag-budget = About how many seconds to think.
cli-flag-yes = Ask nothing: take the default for whatever is not said.
cli-flag-save = Save to this file instead of your data folder.
cli-flag-resume = Go on with a saved game: that file, or the latest save if none is named.
cli-flag-record = Keep the finished record in this file.
cli-flag-step = Go step by step: Enter for the next move, b for back, a number to jump, q to leave.
cli-flag-move = Show the table after this move (0: before the first).
cli-flag-commitment = The commitment shown before the deal: the record must have the same.
cli-flag-seat = As this seat sees it; without it everything is open.
cli-flag-games = How many matches.
cli-flag-sim-seats = How many seats of random players, or a bot for each seat, such as commuter,learner.
cli-flag-workers = How many processes. By itself: one for each core.
cli-flag-ray = Work on a Ray cluster: the one that RAY_ADDRESS names, or one started here.
cli-flag-arena-levels = Levels or styles, such as 1,2: each plays against the one before it. By itself: the two highest levels.
cli-flag-arena-ladder = All levels, each against the one below it.
cli-flag-arena-styles = The last level also plays against every style.
cli-flag-arena-seats = How many seats. By itself: as few as the game has.
cli-flag-arena-games = How many games; each deal is played once for every side.
cli-flag-arena-match = Whole matches instead of single rounds.
cli-flag-arena-budget = Milliseconds of a processor that a bot which searches may take for a move.
cli-flag-arena-iterations = How many iterations such a bot makes for a move instead: this can be repeated exactly.
cli-flag-arena-svg = Also draw the ladder into this file.
cli-flag-review-svg = Also draw the chances into this file.
cli-flag-fit-seats = For how many seats, several with commas between. By itself: as few as the game has.
cli-flag-fit-sweeps = How often to go over all weights; 0: only what points are worth and what others hold.
cli-flag-fit-deals = On how many deals each change is judged.
cli-flag-fit-matches = How many whole matches tell what points are worth.
cli-flag-fit-anew = Begin with the first guesses, not with what was fitted before.
cli-flag-fit-out = Write to this file. By itself: among the sources of a checkout, else GAME.toml here.
cli-flag-quick = Shorter measurements, rougher figures.
cli-flag-against = Compare with the compiled build of another checkout of Paddock, given by its folder: ratios, measured in turn.

## play: help
cli-play-help = Play in this terminal, against bots or with others in the room.
cli-play-examples = For example
    {"  "}{ $program } play                          it asks what it needs
    {"  "}{ $program } play mille-bornes --yes       you against one bot, at once
    {"  "}{ $program } play speed-1200 -n 4 --human 1,3 --names Anna,Ben,Cleo,Dora
    {"  "}{ $program } play --resume                 goes on where you stopped

## play: questions
cli-ask-game-title = Which game?
cli-ask-game-line = { $number }  { $name }
cli-ask-game = Number or name [1]:
cli-ask-seats = How many seats: { $known }? [{ $default }]:
cli-ask-human = Which seats are people, such as 1 or 1,3? [{ $default }]:
cli-ask-level = How strong are the bots: { $known }? [{ $default }]:
cli-ask-options = Change the options of the game? y or n [n]:
cli-ask-option = { $name }: { $values } [{ $default }]:
cli-ask-name = Name of the person in { $seat } [{ $default }]:
cli-yes-words = y yes
cli-number-words = one two three four five six seven eight
cli-all-words = all everybody
cli-none-words = none nobody
cli-ask-nobody = Then only bots play, and you watch. Is that right? y or n [n]:
cli-level-learner = { $number }  { $name }: plays any legal move, good for a first game
cli-level-sunday-driver = { $number }  { $name }: drives greedily, now and then overlooks a chance, good company
cli-level-commuter = { $number }  { $name }: plays sensibly and takes what is offered
cli-level-rally-driver = { $number }  { $name }: looks ahead: tries every move in many possible worlds
cli-level-champion = { $number }  { $name }: looks ahead with what millions of moments have taught it
cli-bad-seats = { $name } is played by { $known } seats
cli-no-such-option = there is no option “{ $text }”; there are: { $known }
cli-bad-option = { $name } cannot be “{ $text }”; it can be: { $known }
cli-no-such-game = there is no game “{ $text }”; there are: { $known }
cli-no-answer = there is no answer to read: say it with flags, or take the defaults with --yes
cli-bad-humans = “{ $text }” does not name seats from 1 to { $seats }
cli-bad-levels = “{ $text }”: give one level for all, or one for each of the { $seats } seats
cli-bad-level = there is no level “{ $text }”; there are: { $known }
cli-bad-names = there are more names than the { $seats } seats
cli-name-player = Player { $number }
cli-name-bot = Bot { $number }

## play: at the table
cli-commitment = The shuffles are settled. Commitment: { $commitment }
cli-prompt = { $name }, your move (? helps):
cli-prompt-only = { $name }, Enter: { $text } (? helps)
cli-held = { $text }: are you sure?
cli-undone = Taken back: { $move }
cli-prompt-held = Enter: yes. Anything else: take it back.
cli-no-such-number = Nothing here has the number { $text }; ? lists what is possible.
cli-series-refused = { $done } of { $moves } steps made. { $reason }
cli-series-disturbed = { $done } of { $moves } steps made: see what has happened.
cli-several = “{ $text }” could be: { $options }
cli-not-understood = “{ $text }” is no move here; ? lists what is possible.
cli-possible = Possible now:
cli-and-more = and { $count ->
    [one] one more that begins
   *[other] { $count } more that begin
} with “{ $word }”
cli-impossible = Not possible, and why:
cli-hint-title = What is best, by { $worlds } games played on from here
cli-hint-chance = { $chance } to win ({ $low } to { $high })
cli-hint-vague = chance to win unknown: too few games
cli-no-hint = There are no hints for this game.
cli-words = Type a key, a move or some of its words. Also: hand (draw the table again), log (what has happened so far), rules, undo, save, quit, ?! or hint (what is best, and why), ? or help.
cli-log-empty = Nothing has happened yet.
cli-move-line = { $number }  { $move }
cli-hand-over = Seat { $number } ({ $name }), press Enter. Nobody else should look now.
cli-go-on = Press Enter to go on.

## play: saves and records
cli-saved = Saved: { $file }
cli-how-to-resume = Go on with: { $program } play --resume { $file }
cli-resumed = Going on with { $file }
cli-input-ended = The input has ended before the end of the game.
cli-nothing-saved = there is no saved game in { $folder }
cli-save-exists = { $file } exists already: go on with it by --resume, or name another file
cli-already-over = the game in { $file } is over; see it with: { $program } replay { $file }
cli-save-in-use = { $file } is being played in another terminal
cli-too-large = { $file } is larger than { $megabytes } MB: that is no record
cli-not-text = { $file } is not a text file
cli-bad-save = { $file } cannot be read as a saved game: { $reason }
cli-no-table = { $file } does not say who sits at the table; only a saved game can be resumed
cli-record-kept = The record: { $file }
cli-how-to-verify = Check shuffles and rules with: { $program } verify { $file }

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
cli-explain-games = These games can be explained:
cli-explain-how = More with: { $program } explain GAME, { $program } explain GAME RULE
cli-explain-rules = { $name }: what can refuse a move (examples)
cli-explain-cards = Cards
cli-explain-options = Options
cli-explain-page = All the rules: { $page }
cli-explain-unknown = nothing is known of “{ $text }”; these words are: { $known }
cli-explain-near = nothing is known of “{ $text }”; near it: { $near }
cli-explain-topics = Also explained: { $known }
cli-option-values = { $name }: { $values } (default { $default })
cli-rule-title = { $rule }: a rule of { $name } ({ $section })
cli-rule-example = Example: { $move } is refused: { $text }

## verify
cli-review-help = Say how a match was won and lost: luck and decisions of every side, and the costliest moves.
cli-review-examples = For example
    {"  "}{ $program } review my-race.paddock         the whole account
    {"  "}{ $program } review my-race.paddock --budget 60 --svg race.svg         more exactly, with a picture
cli-verify-help = Check a record: does it follow the rules, do the points add up, were the shuffles fair?
cli-verify-examples = For example
    {"  "}{ $program } verify my-race.paddock
    {"  "}{ $program } verify my-race.paddock --json
    {"  "}The exit code is 0 if all is right, 1 if something is wrong, 2 if it is no record.
cli-verify-wrong = The record is wrong: { $reason }
cli-verify-over = Rules and points are right: { $count ->
    [one] { $count } move
   *[other] { $count } moves
}, rounds played: { $rounds }, the match is over.
cli-verify-unfinished = Rules and points are right so far: { $count ->
    [one] { $count } move
   *[other] { $count } moves
}, rounds finished: { $rounds }, the match goes on.
cli-verify-line = line { $line }: { $text }
cli-record-title = it does not begin with “{ $title }”
cli-record-twice = “{ $name }” is said twice
cli-record-seen = it holds only what one seat may know, so it cannot be replayed
cli-record-keyed = a commitment, a secret and nonces belong to “chance: keyed”
cli-record-field = it does not say its “{ $name }”
cli-record-head = what stands after “{ $name }” cannot be
cli-record-secret = the secret does not match the commitment made before the deal
cli-record-sheet = it was made with other numbers of this edition than ours
cli-record-left = it holds deals or rolls that no move asks for
cli-record-says = it says “{ $said }”, the rules say “{ $truth }”
cli-record-end = it ends before the points of its last round, or goes on after the match
cli-record-line = “{ $text }” is no line of a record
cli-record-word = there is no card or roll “{ $text }”
cli-verify-written = From its first line on chance follows from its source, but the match does not begin with a deal: somebody wrote its first position.
cli-verify-open = No record can prove when a commitment was published, nor who chose the nonces: compare it with the one shown before the deal (--commitment).
cli-verify-seed = Chance follows from the seed in the record. It can be repeated, but whoever chose the seed could know the cards.
cli-verify-withheld = Chance cannot be checked yet: the secret is revealed when the match is over. Its commitment: { $commitment }
cli-verify-missing = Nothing is proved about chance: the match is over, but the secret is missing from the record.
cli-verify-other = This is not the match that was committed to: the record has another commitment, { $commitment }
cli-verify-none = The record has no commitment to compare with the one you gave.
cli-verify-committed = Chance is proved: every shuffle and roll follows from the secret in the record, and the secret matches this commitment: { $commitment }
cli-verify-recorded = Chance cannot be checked: the record only says how the cards and dice fell.
cli-verify-differs = Chance is wrong: the cards or dice did not fall as the record’s own source says.

## replay
cli-replay-help = Walk through a record: the story, step by step, or the table after any move.
cli-replay-examples = For example
    {"  "}{ $program } replay my-race.paddock       the whole story
    {"  "}{ $program } replay my-race.paddock --step            move by move
    {"  "}{ $program } replay my-race.paddock --move 20 --seat 2
cli-replay-line = { $number }  { $text }
cli-replay-prompt = Move { $number } of { $last } (Enter: next, b: back, a number, q):
cli-replay-no-move = there is no move { $number }; moves are 0 to { $last }

## simulate
cli-simulate-help = Play many matches on all cores and say who wins them. The same seed gives the same figures, whatever the number of workers.
cli-simulate-examples = For example
    {"  "}{ $program } simulate mille-bornes --games 10000 --seats 4
    {"  "}{ $program } simulate speed-1200 --games 500 --seats commuter,learner --seed 7 --json
cli-not-positive = { $name } must be 1 or more
cli-no-ray = Ray is not installed. Get it with: ./paddock extra lab
cli-sim-partial = Stopped early: these are { $matches } of { $wanted } matches.
cli-sim-lost = A worker process has died: these are { $matches } of { $wanted } matches.
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
cli-arena-help = Let levels and styles of bots play each other and say who is stronger and how sure that is. Every deal is played once for each side, with one candidate among copies of the reference; a shared win counts as a part. The same seed gives the same figures, whatever the number of workers.
cli-arena-examples = For example
    {"  "}{ $program } arena speed-1200 --levels 1,2 --games 4000
    {"  "}{ $program } arena mille-bornes --levels 2 --styles --seats 4
    {"  "}{ $program } arena aruba --ladder --svg ladder.svg
cli-arena-matches = { $name }, { $seats } seats, whole matches. The candidate’s share of wins; equals would get { $parity }.
cli-arena-rounds = { $name }, { $seats } seats, single rounds. The candidate’s share of wins; equals would get { $parity }.
cli-arena-partial = Stopped early: these are { $deals } deals.
cli-arena-alone = An arena needs two: name two levels or styles, or say --ladder or --styles.
cli-arena-candidate = Candidate
cli-arena-reference = Reference
cli-arena-deals = Deals
cli-arena-games = Games
cli-arena-share = Wins
cli-arena-interval = 95% interval
cli-arena-elo = Elo

## fit
cli-fit-help = Fit what the commuter of a game weighs: each number is changed in turn, and kept where the bot wins more against its equals, the level below and every style on the same deals.
cli-fit-examples = For example
    {"  "}{ $program } fit speed-1200 --sweeps 2
    {"  "}{ $program } fit mille-bornes --seats 3,4 --deals 1000
    {"  "}{ $program } fit ausgebremst --seats 2,4 -o rules=advanced --deals 60
cli-fit-kept = { $name }: { $before } → { $after } (+{ $gain } ± { $error } %)
cli-fit-kept-points = { $name }: { $before } → { $after } (+{ $gain } ± { $error } points)
cli-fit-tables = Fit one table at a time: these seats belong to { $tables }
cli-fit-written = Written to { $file }

## bench
cli-bench-help = Measure how fast the rules run here: compiled, interpreted, and beside other engines that are installed.
cli-bench-examples = For example
    {"  "}{ $program } bench --quick
    {"  "}{ $program } bench --against ../paddock-before
    {"  "}{ $program } bench --json
cli-bench-running = Measuring; a quiet machine gives better figures.
cli-bench-title = Python { $python }, { $machine }; moves per second on one core, best of several short runs
cli-bench-not-compiled = The rules are not compiled here ({ $reason }): there are interpreted figures only.
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
cli-bench-ratio = ratio
cli-bench-search = What search and servers do, compiled: microseconds for one, and whole rounds played in 50 ms, at random and with a commuter at every seat
cli-bench-view = View µs
cli-bench-redeal = Redeal µs
cli-bench-policy = Choice µs
cli-bench-random = Random
cli-bench-experts = commuter
cli-bench-against = This build beside the one in { $path }: more than 1 is faster here. The best of short windows that take turns.
cli-bench-not-built = There is no compiled build in { $path }. Start ./paddock build there, or ./paddock python in an older checkout.
cli-bench-peers = Other engines at random play. The ratio says how many times faster { $reference } is: playouts beside loops in C and C++, steps beside loops in Python.
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
cli-rules-help = Read the rules of a game, with a legend of the signs on its table.
cli-rules-examples = For example
    {"  "}{ $program } rules aruba
    {"  "}{ $program } rules aruba --short
cli-rules-legend = { $name }: signs on the table
cli-flag-short = Only the short version: the goal, a turn, what everything does, scoring.
cli-rules-english = The page is in English; explain answers in your language.
cli-rules-missing = { $page } is not at hand here
