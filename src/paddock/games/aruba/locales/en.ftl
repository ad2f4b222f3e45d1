# ARUBA Battle Race. Cars are named by their number; { $section } counts the chapters of the booklet.

game-aruba = ARUBA Battle Race

## Cards
card-aruba-bomb = Bomb
card-aruba-hook = Hook
card-aruba-extra-die = Extra die
card-aruba-die-change = Die change
card-aruba-larceny = Larceny
card-aruba-re-roll = Re-roll
card-aruba-nitro = Nitro
card-aruba-repair = Repair
card-aruba-bumper = Bumper
card-aruba-saw = Saw

## Options
option-aruba-circuit = The track: the triangle has 40 rows and three corners, the harbour 61 rows and six.
option-aruba-cars = Cars for each player when three play: two, as in the English and German booklets, or one.
option-aruba-bomb = Tokens that a bomb gives each car it hits: 1, or 2 as in the Czech booklet.
option-aruba-blast = Where a bomb goes off: in the two rows behind the car, or all around the space behind it, the bomber too (English and German booklets).
option-aruba-hook = When a car may hook on: right after the first roll, or after the last (English and German booklets).
option-aruba-grid = The next start: the winner and then in order of play, or in order of arrival (Czech booklet).
option-aruba-dice-cards = Extra die and Die change: only while rolling, or also later in the turn (Czech and Slovak booklets give no time).
option-aruba-leader = Who counts as the leader: the car in front as its turn begins, or as its movement begins (English and German booklets).
option-aruba-leader-nitro = A leader that moves by Nitro alone: loses a space like any other, or moves free (English and German booklets).
option-aruba-larceny = Larceny: at the end of the turn, or at any time of it (English and German booklets).
option-aruba-new-cards = A card that came this turn: waits for the next turn, or may be thrown away for a quick fix at once (Czech booklet).

## Options in a word or two, and their values
title-aruba-circuit = Track
value-aruba-circuit-triangle = triangle: 40 rows, three corners
value-aruba-circuit-harbour = harbour: 61 rows, six corners
title-aruba-cars = Cars for each of three players
value-aruba-cars = { $number ->
    [one] one car
   *[other] { $number } cars
}
title-aruba-bomb = A bomb gives
value-aruba-bomb = { $number ->
    [one] one token
   *[other] { $number } tokens
}
title-aruba-blast = A bomb goes off
value-aruba-blast-behind = in the two rows behind the car
value-aruba-blast-around = all around the space behind it, the bomber too
title-aruba-hook = Hooking on
value-aruba-hook-first-roll = after the first roll
value-aruba-hook-last-roll = after the last roll
title-aruba-grid = The next start
value-aruba-grid-turn-order = the winner, then in order of play
value-aruba-grid-arrival = in order of arrival
title-aruba-dice-cards = Extra die and Die change
value-aruba-dice-cards-rolling = only while rolling
value-aruba-dice-cards-any-time = also later in the turn
title-aruba-leader = The leader is whoever is in front
value-aruba-leader-turn = as its turn begins
value-aruba-leader-movement = as its movement begins
title-aruba-leader-nitro = A leader with Nitro alone
value-aruba-leader-nitro-loses = loses a space as always
value-aruba-leader-nitro-free = moves free
title-aruba-larceny = Larceny
value-aruba-larceny-end = at the end of the turn
value-aruba-larceny-any-time = at any time of the turn
title-aruba-new-cards = A card that came this turn
value-aruba-new-cards-wait = waits for the next turn
value-aruba-new-cards-fix = may go for a quick fix at once

## Refusals
refusal-aruba-no-such-dice = You do not have these dice. On the table: { $dice }. ({ $section })
refusal-aruba-not-in-hand = You do not hold { $card }. ({ $section })
refusal-aruba-new-card = { $card } came this turn: it waits for the next one. ({ $section })
refusal-aruba-roll-first = Roll the dice first. ({ $section })
refusal-aruba-begin-only = That is done at the beginning of the turn, before the roll. ({ $section })
refusal-aruba-rolling-over = The dice are settled: rolling is over. ({ $section })
refusal-aruba-stand-first = Settle the dice first: stand, then combine. ({ $section })
refusal-aruba-no-reroll = There is no re-roll left. ({ $section })
refusal-aruba-keeps-all = That would roll nothing. Say stand to keep all dice. ({ $section })
refusal-aruba-mounted = Car { $car } has a { $card } there already. ({ $section })
refusal-aruba-straight-once = One straight a turn. ({ $section })
refusal-aruba-not-even = Not all dice are even: { $dice }. ({ $section })
refusal-aruba-not-odd = Not all dice are odd: { $dice }. ({ $section })
refusal-aruba-dice-used = { $wish ->
    [extra] All dice are used already: an Extra die makes no further combination this turn.
   *[all] That takes all dice, and some are used already. Left: { $dice }.
} ({ $section })
refusal-aruba-no-damage = Car { $car } has no damage. ({ $section })
refusal-aruba-nobody-ahead = No car stands directly ahead. ({ $section })
refusal-aruba-wreck-ahead = Car { $other } ahead is a wreck: it cannot be shot or rammed. ({ $section })
refusal-aruba-own-car-ahead = Car { $other } ahead is your own. ({ $section })
refusal-aruba-still-driving = Not in the middle of the drive: drive on, or stop first. Points left: { $count }. ({ $section })
refusal-aruba-not-driving = There is no drive to stop. ({ $section })
refusal-aruba-drive-over = The drive of this turn is over. ({ $section })
refusal-aruba-no-movement = No movement left: { $gained } made, { $penalty } lost, { $spent } driven. ({ $section })
refusal-aruba-off-track = There is no lane on that side. ({ $section })
refusal-aruba-space-taken = Car { $other } stands there. ({ $section })
refusal-aruba-between-cars = Not between two cars: { $other } is ahead and { $beside } beside. ({ $section })
refusal-aruba-no-hook = The Hook is played on another player’s turn, when you are asked. ({ $section })
refusal-aruba-answer-hook = First say whether you hook on to car { $car }: hook or pass. ({ $section })
refusal-aruba-answer-ninth = First say whether you save car { $car } from its last token: fix or pass. ({ $section })
refusal-aruba-nothing-asked = Nothing is asked of you now. ({ $section })
refusal-aruba-no-blast = No car stands where the bomb would go off. ({ $section })
refusal-aruba-not-adjacent = No car of { $victim } is next to yours. ({ $section })
refusal-aruba-no-cards-to-steal = { $victim } has no cards. ({ $section })
refusal-aruba-no-such-seat = There is no { $victim } here: seats are numbered 1 to { $seats }. ({ $section })
refusal-aruba-own-seat = Nobody steals from oneself. ({ $section })
refusal-aruba-cards-last = Cards are drawn last: nothing else follows in this turn. ({ $section })
refusal-aruba-larceny-last = After Larceny only more of it and drawing cards follow. ({ $section })
refusal-aruba-no-cards-left = No card is left to draw. ({ $section })
refusal-aruba-not-your-car = Car { $car } is not yours. ({ $section })
refusal-aruba-car-out = Car { $car } is out of the race. ({ $section })

## What happened
event-CarsLinedUp = The cars stand on the grid.
event-CarTurnBegan = It is the turn of { $seat } with car { $car }.
event-CarTurnBegan-own = Your turn with car { $car }.
event-CardMounted = { $place ->
    [front] { $seat } mounts a front bumper on car { $car }.
    [rear] { $seat } mounts a rear bumper on car { $car }.
    [left] { $seat } mounts a saw on the left of car { $car }.
   *[right] { $seat } mounts a saw on the right of car { $car }.
}
event-DiceRolled = { $seat } rolls: { $dice }.
event-DiceKept = { $count ->
    [one] { $seat } rolls one die again.
   *[other] { $seat } rolls { $count } dice again.
}
aruba-rolled-again = { $count ->
    [one] { $seat } rolls one die again: { $dice }.
   *[other] { $seat } rolls { $count } dice again: { $dice }.
}
event-DiceSettled = { $seat } stands with { $dice }.
event-ExtraDieSet = The Extra die of { $seat } shows { $face }.
event-DieChanged = { $seat } turns a { $face } into a { $new_face }.
event-HookAsked = { $seat } may hook on to car { $ahead }.
event-CarHooked = { $seat } hooks car { $car } on to car { $ahead }.
event-WindowPassed = { $seat } passes.
event-QuickFixMade = { $seat } throws { $card } away to mend car { $car }.
event-ActionCardPlayed = { $seat } plays { $card }.
event-CombinationMade = { $combination ->
    [straight] { $seat } uses a straight.
    [shoot] { $seat } uses a pair to shoot.
    [mend] { $seat } uses a pair to repair.
    [turbo] { $seat } uses four of a kind: turbo.
    [cards] { $seat } uses three of a kind to draw cards.
    [even] All even: { $seat } gets a boost.
   *[odd] All odd: { $seat } repairs everything.
}
event-CarShot = Car { $car } shoots at car { $target }.
event-BombDropped = The bomb of car { $car } goes off and hits cars: { $cars }.
event-DamageTaken = Car { $car } takes a damage token and has { $damage }.
event-DamageMended = Car { $car } is mended and has { $damage } damage.
event-NinthTokenAsked = { $seat } may save car { $car } from its last token.
event-CarWrecked = Car { $car } is wrecked on space { $space }.
event-WreckCleared = The wreck of car { $car } is cleared from space { $space }.
event-CarStepped = { $cause ->
    [push] Car { $car } is pushed from { $start } to { $space }.
    [hook] Car { $car } is pulled from { $start } to { $space }.
   *[drive] Car { $car } drives from { $start } to { $space }.
}
event-DriveEnded = Car { $car } ends its drive on space { $space }.
event-CarRammed = Car { $car } rams car { $target }.
event-BumpersLost = The bumpers of cars { $car } and { $target } meet and are lost.
event-CarSawn = The saw of car { $car } bites car { $target }.
event-SawsLost = The saws of cars { $car } and { $target } meet and are lost.
event-CardsStolen = { $count ->
    [one] { $seat } steals a card from { $victim }.
   *[other] { $seat } steals { $count } cards from { $victim }.
}
event-CardsStolen-own = { $seat } steals from { $victim }: { $cards }.
event-ActionCardsDrawn = { $count ->
    [one] { $seat } draws a card.
   *[other] { $seat } draws { $count } cards.
}
event-ActionCardsDrawn-own = { $seat } draws: { $cards }.
event-PileReshuffled = The discards are shuffled into a new pile of { $pile }.
event-StallWarned = No car has moved for { $turns } turns: after { $left ->
    [one] one more turn
   *[other] { $left } more turns
} like that the race is called off.
event-RaceStalled = No car has moved for { $turns } turns: the race is called off.
event-RaceEnded = The race is over. Cars home: { $home }.

## The score sheet
line-first = First place
line-second = Second place
line-third = Third place

## The table in the terminal
kind-action = action
aruba-title = { $name } · race { $number } of { $races } · { $circuit } · pile { $pile }
aruba-title-short = { $number }/{ $races } · { $circuit } · { $pile }
aruba-circuit-triangle = the triangle
aruba-circuit-harbour = the harbour
aruba-column-car = Car
aruba-column-driver = Driver
aruba-column-damage = Damage
aruba-column-mounted = Mounted
aruba-column-cards = Cards
aruba-column-where = Where
aruba-column-points = Points
aruba-mount-front = front
aruba-mount-rear = rear
aruba-mount-left = left
aruba-mount-right = right
aruba-where = row { $row }, lane { $lane }
aruba-wreck = wreck
aruba-cleared = wreck, cleared
aruba-home = home, place { $place }
aruba-rolling = { $seat } rolls for car { $car }. Re-rolls left: { $rerolls }
aruba-driving = { $seat } drives car { $car }. Movement left: { $movement } (lost: { $penalty })
aruba-waiting = { $name } waits
aruba-ask-begin = { $name }, car { $car } is to roll
aruba-ask-hook = { $name }, do you hook on to car { $car }?
aruba-ask-dice = { $name }, which dice do you keep?
aruba-ask-act = { $name }, what does car { $car } do?
aruba-ask-ninth = { $name }, the next token wrecks car { $car }!
aruba-no-cards = no cards
aruba-held-movement = { $count ->
    [one] One space of movement is left, and this gives it up: are you sure?
   *[other] { $count } spaces of movement are left, and this gives them up: are you sure?
}
aruba-keep-how = Type the dice to keep, such as 1 2 3 or 123, or a letter:
aruba-goal-movement = most spaces, { $worth }
aruba-goal-straight = straight, { $worth } spaces
aruba-goal-even = all even, { $worth }
aruba-goal-odd = all odd, { $worth }
aruba-move-roll = roll the dice
aruba-move-stand = keep all dice
aruba-move-end = end the turn
aruba-move-stop = end the drive here
aruba-move-pass = let it be
aruba-move-ahead = drive straight ahead
aruba-move-left = drive ahead to the left
aruba-move-right = drive ahead to the right
aruba-move-ram = ram car { $target }
aruba-move-even = all even: move 6
aruba-move-odd = all odd: repair everything
aruba-move-nitro = move 2 more
aruba-move-bomb = drop a bomb behind the car
aruba-move-repair = Repair card: 2 tokens off
aruba-move-re-roll = one more re-roll
aruba-move-hook = hook on to car { $car }
aruba-move-bumper-front = mount a front bumper
aruba-move-bumper-rear = mount a rear bumper
aruba-move-saw-left = mount a saw on the left
aruba-move-saw-right = mount a saw on the right
aruba-move-keep = keep { $dice } and roll the rest
aruba-move-keep-none = roll all dice again
aruba-move-straight-dice = straight 1 to { $face }: move { $face }
aruba-move-shoot-dice = pair of { $face }: shoot at car { $target }
aruba-move-mend-dice = pair of { $face }: 2 tokens off
aruba-move-turbo-dice = four of { $face }: move 2 more
aruba-move-cards-dice = three of { $face }: draw 2 cards
aruba-move-extra-dice = Extra die showing { $face }
aruba-move-change = turn a { $face } into a { $new_face }
aruba-move-larceny = steal 2 cards from { $victim }
aruba-move-fix = throw { $card } away: 1 token off
aruba-move-fix-car = throw { $card } away: 1 token off car { $car }
aruba-many-bumper = mount a bumper
aruba-many-saw = mount a saw
aruba-many-straight = straight: move as far as its highest die
aruba-many-shoot = a pair: shoot at car { $target }
aruba-many-mend = a pair: 2 tokens off
aruba-many-turbo = four of a kind: move 2 more
aruba-many-cards = three of a kind: draw 2 cards
aruba-many-extra = an Extra die with that face
aruba-many-change = turn one rolled die into another face
aruba-many-steal = steal 2 cards
aruba-many-fix = throw a card away: 1 token off
aruba-drove = { $count ->
    [one] Car { $car } drives one space, from { $start } to { $space }.
   *[other] Car { $car } drives { $count } spaces, from { $start } to { $space }.
}

## Odds of the dice
aruba-odds-question = { $goal } with { $count ->
    [one] one re-roll
   *[other] { $count } re-rolls
} from { $dice }
aruba-odds-keep = Keep { $dice }
aruba-odds-keep-none = Roll all dice again
aruba-odds-stand = Keep all dice
aruba-odds-best = { $keep }: { $worth }
aruba-odds-second = Next best: { $keep }: { $worth }
aruba-odds-chance = { $percent }%
aruba-odds-spaces = { $mean } spaces on average
aruba-odds-fours = { $mean } fours on average
aruba-odds-goal-straight = The longest straight
aruba-odds-goal-straight-n = A straight up to { $top }
aruba-odds-goal-even = All even
aruba-odds-goal-odd = All odd
aruba-odds-goal-fours = Fours of a kind
aruba-odds-goal-movement = The most spaces
cli-odds-help = Which dice to keep in ARUBA, and what that is worth: solved exactly.
cli-odds-examples = Examples: { $program } odds "1 2 4 4 6 6 6 2 3 5" --rerolls 2 --goal straight; { $program } odds "2 2 5" --goal even
cli-argument-dice = The dice, such as "1 2 4 4 6"; one to ten of them.
cli-flag-rerolls = How often dice may still be rolled again: 0 to 4.
cli-flag-goal = What is wanted: straight, straight:n (n is 1 to 6), even, odd, fours or movement.
cli-odds-bad-dice = “{ $text }” is not one to ten dice with faces 1 to 6.

## Explained, and the signs of the table
topic-aruba-straight = A straight begins with a 1 and has no gap: 1 2 3 4 moves 4 spaces, a single 1 moves one. One straight a turn.
topic-aruba-damage = Each damage token takes a die away for the next roll. Eight can be borne; the ninth wrecks the car.
legend-aruba-active = the car whose turn it is
legend-aruba-car = another car
legend-aruba-wreck = a wreck
legend-aruba-grid = a place of the starting grid
legend-aruba-red = a red row
legend-aruba-damage = damage, and what can still be borne
legend-aruba-bumpers = bumpers in front and behind
legend-aruba-saws = saws on the left and right

## The table on the page
web-aruba-race = Race { $number }/{ $races }
web-aruba-place = place { $place }/{ $cars }
web-aruba-car = car { $number }
web-aruba-car-of = { $name }, car { $number }
web-aruba-driver = { $name }, car { $number }
web-aruba-points = { $count ->
    [one] one point
   *[other] { $count } points
}
web-aruba-dice = { $count ->
    [one] { $count } die
   *[other] { $count } dice
}
web-aruba-lost = { $count } lost to damage
web-aruba-rerolls = { $count ->
    [one] one re-roll left
   *[other] { $count } re-rolls left
}
web-aruba-movement = { $count ->
    [one] One space to drive
   *[other] { $count } spaces to drive
}
web-aruba-leads = −{ $count }: alone in the lead
web-aruba-from-red = −{ $count }: starts on red
web-aruba-leads-red = −{ $count }: in the lead, from red
web-aruba-die = { $face }
web-aruba-die-extra = { $face }, Extra die
web-aruba-die-lost = a die lost to damage
web-aruba-kept = kept
web-aruba-roll = Roll
web-aruba-reroll = { $count ->
    [one] Re-roll one die
   *[other] Re-roll { $count } dice
}
web-aruba-use = Use these
web-aruba-keep-these = Keep these
web-aruba-end = End the turn
web-aruba-stop = Stop here
web-aruba-combinations = Combinations
web-aruba-straight-to = { $top ->
    [one] Just a 1
   *[other] Straight 1–{ $top }
}
web-aruba-kind-straight = Straight
web-aruba-kind-pair = Pair
web-aruba-kind-three = Three
web-aruba-kind-four = Four
web-aruba-kind-even = All even
web-aruba-kind-odd = All odd
web-aruba-idle-straight = Move
web-aruba-idle-pair = Shoot or repair
web-aruba-idle-three = Draw cards
web-aruba-idle-four = Move on
web-aruba-idle-even = Move far
web-aruba-idle-odd = Repair all
web-aruba-move = move { $count }
web-aruba-mend = repair { $count }
web-aruba-draw = { $count ->
    [one] draw a card
   *[other] draw { $count } cards
}
web-aruba-shoot = shoot car { $numbers }
web-aruba-bomb = hits car { $numbers }
web-aruba-or = or
web-aruba-home = HOME
web-aruba-label-ram = ram: { $tokens }
web-aruba-label-saw = saw: { $tokens }
web-aruba-go = { $count ->
    [one] One ahead, lane { $lane }.
   *[other] { $count } ahead, lane { $lane }.
}
web-aruba-over-line = Over the line!
web-aruba-left = { $count ->
    [one] One space left.
   *[other] { $count } spaces left.
}
web-aruba-red = Red: the next drive loses a space.
web-aruba-hit-ram = Rams car { $car }, damage { $tokens }.
web-aruba-hit-saw = A saw bites car { $car }, damage { $tokens }.
web-aruba-hit-saws = Two saws meet and are lost.
web-aruba-hit-last = It would be the last token.
web-aruba-no-cards = No cards in hand
web-aruba-foot-bomb = behind you
web-aruba-foot-hook = when asked
web-aruba-foot-extra-die = one more die
web-aruba-foot-die-change = turn a die
web-aruba-foot-larceny = steal cards
web-aruba-foot-re-roll = one more roll
web-aruba-foot-nitro = move on
web-aruba-foot-repair = repair
web-aruba-foot-bumper = mount it
web-aruba-foot-saw = mount it
web-aruba-foot-fix = quick fix
web-aruba-has-front = front bumper
web-aruba-has-rear = rear bumper
web-aruba-has-left = saw on the left
web-aruba-has-right = saw on the right
web-aruba-hook-title = Hook on?
web-aruba-hook-text = Car { $car } is right ahead. Whoever hooks on follows it, step by step, until its turn ends.
web-aruba-ninth-title = The last token!
web-aruba-ninth-text = Throw a card away to save car { $car }, or it is wrecked.
web-aruba-unused = Still unused: { $list }. End the turn all the same?
web-aruba-standings = Standings
web-aruba-road = The road
web-aruba-odds = What is it worth?
web-aruba-odds-lead = { $count ->
    [one] Exact odds with one re-roll, if you roll on as well as possible for each goal. Tap the best keep to take it.
   *[other] Exact odds with { $count } re-rolls, if you roll on as well as possible for each goal. Tap the best keep to take it.
}
web-aruba-odds-goal = Goal
web-aruba-odds-this = These dice
web-aruba-odds-best = Best keep
web-aruba-ahead = { $count } ahead, lane { $lane }
web-aruba-behind = { $count } behind, lane { $lane }
web-aruba-level = level with you, lane { $lane }
web-aruba-damage = damage { $count }
web-aruba-row = row { $row }
web-aruba-on-red = On red now.
web-aruba-red-in = Red in { $count }.
web-aruba-line-in = The line in { $count }.
web-aruba-you = You drive car { $car }: row { $row }, lane { $lane }, damage { $damage }.
web-aruba-track = The track from your car
web-aruba-key-die = take a die or let it go
web-aruba-key-roll = roll, or roll the loose dice again
web-aruba-key-combination = a combination: keep it, later use it
web-aruba-key-card = a card in hand
web-aruba-key-drive = drive ahead, to the left, to the right
web-aruba-key-ram = ram the car ahead
web-aruba-key-enter = the button of the moment
web-aruba-key-answer = answer a question, pick
web-aruba-arrived = The cars that came home
web-aruba-nobody-home = No car came home.

## Hints
hint-aruba-spaces = This turn brings { $this } spaces
hint-aruba-dice = You roll { $this } dice in a turn
hint-aruba-taken = You take { $this } tokens
hint-aruba-dealt = Rivals take { $this } tokens
hint-aruba-in-front = Alone in front you lose movement in { $this } turns
hint-aruba-on-red = You start { $this } turns from red
hint-aruba-wrecked = You lose a car in { $this } of 100 cases
hint-aruba-cards = After this turn you hold { $this } cards
hint-aruba-won = You win this race in { $this } of 100 cases
hint-aruba-points = You make { $this } points in this race

## On the page
web-poster-aruba = Ten dice, saws and bumpers. Damage costs dice.

# How to play ARUBA Battle Race, in short: one sentence or two for each thing to know.
# Facts, all figures of the sheet or the options: races, scored (cars that are waited for), dice, rerolls; what combinations and cards bring: shot, mend, drawn, turbo, boost,
# bomb, stolen, nitro, repair, bumper (a ram’s extra), saw, fix; rows that a bomb reaches; leader and corner (movement lost); ram; most (tokens a car bears) and fatal (the
# next one); worth (points); count (cars of each player), players (how many players; missing at a table whose seats are settled).
# Choices: blast is behind or around; hook is first or last, the roll after which it is played; timing is rolling or any; theft is end or any; fresh is wait or fix, what a card
# may do in the turn it came; grid is order or arrival; moved is all or dice, the movement of which a leader loses.

## Goal and turn
howto-aruba-goal-race = Be among the first { $scored } across the line and collect points over { $races } races. On the way cars ram, shoot, saw and bomb each other.
howto-aruba-goal-cars = { $players ->
    [none] Everybody drives { $count } cars here, in turn.
   *[other] With { $players } players everybody drives { $count } cars, in turn.
} One hand of cards serves them all.
howto-aruba-turn-begin = Before you roll, you may mount bumpers and saws on your car.
howto-aruba-turn-roll = Roll { $dice } dice, one less for each damage token. Keep those you like and roll the others again, up to { $rerolls } times.
howto-aruba-turn-combine = Make combinations of your dice, in any order. Each die counts once, and you need not use them all.
howto-aruba-turn-last = Your movement is one drive, step by step. Drawing cards comes last of all.

## Dice
howto-aruba-name-straight = Straight from 1
howto-aruba-name-pair = Pair
howto-aruba-name-three = Three of a kind
howto-aruba-name-four = Four of a kind
howto-aruba-name-even = All even
howto-aruba-name-odd = All odd
howto-aruba-dice-straight = Moves you as many spaces as its highest die: 1 2 3 4 moves 4, a single 1 moves 1. Once a turn.
howto-aruba-dice-pair = Shoot: the car directly in front of you takes { $shot } damage. Or mend: { $mend } damage off your own car.
howto-aruba-dice-three = Draw { $drawn } cards at the end of your turn.
howto-aruba-dice-four = Turbo: { $turbo } spaces, on top of other movement or by itself.
howto-aruba-dice-even = Boost: { $boost } spaces. It uses all your dice.
howto-aruba-dice-odd = Takes all damage off your car. It uses all your dice.

## Driving
howto-aruba-name-steps = Steps
howto-aruba-name-leader = In the lead
howto-aruba-name-corner = Red rows
howto-aruba-name-ram = Ramming
howto-aruba-drive-steps = Straight ahead, or ahead to the left or right, onto a free space. Never through between the car ahead and the car beside you.
howto-aruba-drive-leader = { $moved ->
    [all] Alone in front you lose { $leader } of your movement, by dice or Nitro. Nobody loses any when level, or once a car is home.
   *[dice] Alone in front you lose { $leader } of your movement if dice move you. Nobody loses any when level, or once a car is home.
}
howto-aruba-drive-corner = A drive that starts on red loses { $corner } of its movement. Driving through costs nothing.
howto-aruba-drive-ram = With movement left, hit the car directly ahead: { $ram } damage, and it is pushed one space on, like all in front of it. You take its place and stop.

## Damage
howto-aruba-name-tokens = Tokens
howto-aruba-name-fatal = Token number { $fatal }
howto-aruba-name-quick-fix = Quick fix
howto-aruba-name-wreck = Wrecks
howto-aruba-damage-tokens = Each damage token takes one die from your next rolls. A car bears { $most }.
howto-aruba-damage-fatal = It wrecks the car. If you hold cards you are asked first: throw one away, and the car is saved.
howto-aruba-damage-quick-fix = Throw any card away instead of playing it: { $fix } damage off. Whenever you are asked, even on another player’s turn.
howto-aruba-damage-wreck = A wreck stays in the way. It cannot be rammed, shot, sawn or pushed. When a whole row is wrecked, the oldest is cleared away.

## The cards
howto-aruba-card-bomb = { $blast ->
    [behind] Before or after your drive: { $bomb } damage for each car in the { $rows } rows behind you, in your lane and beside it.
   *[around] Before or after your drive: { $bomb } damage for each car around the space behind you, your own included.
}
howto-aruba-card-hook = { $hook ->
    [first] On another’s turn, right after the first roll of the car directly ahead: your car follows it one space behind, every step of the way.
   *[last] On another’s turn, after the last roll of the car directly ahead: your car follows it one space behind, every step of the way.
}
howto-aruba-card-extra-die = { $timing ->
    [rolling] While rolling: one more die, with the face you want. It is not rolled again.
   *[any] Any time of your turn after the first roll: one more die, with the face you want. It is not rolled again.
}
howto-aruba-card-die-change = { $timing ->
    [rolling] While rolling: turn one of your rolled dice to the face you want.
   *[any] Any time of your turn after the first roll: turn one of your rolled dice to the face you want.
}
howto-aruba-card-larceny = { $theft ->
    [end] At the end of your turn: steal { $stolen } cards, unseen, from a player with a car next to yours.
   *[any] Any time of your turn: steal { $stolen } cards, unseen, from a player with a car next to yours.
}
howto-aruba-card-re-roll = While rolling: roll as many dice as you like once more.
howto-aruba-card-nitro = Until your drive is over: { $nitro } spaces, on top of other movement or by itself.
howto-aruba-card-repair = Any time of your turn: { $repair } damage off your car.
howto-aruba-card-bumper = For good. In front: your rams deal { $bumper } damage more. Behind: rams do you no damage. When front meets rear, both are lost.
howto-aruba-card-saw = For good, left or right: { $saw } damage for a car on that side, whenever one of you comes alongside the other. When two saws meet, both are lost.

## Scoring
howto-aruba-scoring-place = { $worth } points.
howto-aruba-scoring-end = The race ends when { $scored } cars are home. Whoever is not gets nothing.
howto-aruba-scoring-match = After { $races } races most points win. A tie goes to the better place in the last race.
howto-aruba-scoring-next = { $grid ->
    [order] Before the next race all cards, mounts and damage go back. The winner starts in front, the others follow in order of play.
   *[arrival] Before the next race all cards, mounts and damage go back. Cars line up in the order they came home.
}

## Easily got wrong
howto-aruba-mind-straight = A straight begins with a 1 and has no gap: 4 5 6 does not move you at all.
howto-aruba-mind-all = All even and all odd mean every die, Extra dice too. No other combination goes with them; Nitro still does.
howto-aruba-mind-order = Shots and bombs come before or after your drive, never in the middle. You may use them without driving.
howto-aruba-mind-fresh = { $fresh ->
    [wait] A card that came this turn waits for your next one. You cannot even throw it away for a quick fix.
   *[fix] A card that came this turn waits for your next one. Only a quick fix is allowed at once.
}
