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
option-aruba-circuit = The track: the triangle has 40 rows and three corners, the harbour 61 rows and six corners.
option-aruba-cars = Cars per player with three players: two, as in the English and German booklets, or one.
option-aruba-bomb = Damage tokens a bomb gives each car it hits: 1, or 2 as in the Czech booklet.
option-aruba-blast = Where a bomb goes off: in the two rows behind the car, or all around the space behind it, hitting the bomber too (English and German booklets).
option-aruba-hook = When a car may hook on: right after the first roll, or after the last (English and German booklets).
option-aruba-grid = The next starting grid: the winner first, then in turn order, or in finishing order (Czech booklet).
option-aruba-dice-cards = Extra die and Die change: only while rolling, or also later in the turn (the Czech and Slovak booklets don’t say when).
option-aruba-leader = Who counts as the leader: the car in front when its turn begins, or when its movement begins (English and German booklets).
option-aruba-leader-nitro = A leader who moves by Nitro alone: loses a space as usual, or loses none (English and German booklets).
option-aruba-larceny = Larceny: at the end of the turn, or at any time during it (English and German booklets).
option-aruba-new-cards = A card you got this turn: must wait for your next turn, or may be discarded for a quick fix at once (Czech booklet).
option-aruba-races = How long the match is: three races for points, or a single race.

## Options in a word or two, and their values
title-aruba-circuit = Track
value-aruba-circuit-triangle = triangle: 40 rows, three corners
value-aruba-circuit-harbour = harbour: 61 rows, six corners
title-aruba-cars = Cars per player with three players
value-aruba-cars = { $number ->
    [one] one car
   *[other] { $number } cars
}
title-aruba-bomb = A bomb gives
value-aruba-bomb = { $number ->
    [one] one damage token
   *[other] { $number } damage tokens
}
title-aruba-blast = A bomb goes off
value-aruba-blast-behind = in the two rows behind the car
value-aruba-blast-around = all around the space behind it, hitting the bomber too
title-aruba-hook = Hooking on
value-aruba-hook-first-roll = after the first roll
value-aruba-hook-last-roll = after the last roll
title-aruba-grid = Next starting grid
value-aruba-grid-turn-order = the winner first, then in turn order
value-aruba-grid-arrival = in finishing order
title-aruba-dice-cards = Extra die and Die change
value-aruba-dice-cards-rolling = only while rolling
value-aruba-dice-cards-any-time = also later in the turn
title-aruba-leader = The leader is the car in front
value-aruba-leader-turn = when its turn begins
value-aruba-leader-movement = when its movement begins
title-aruba-leader-nitro = A leader who moves by Nitro alone
value-aruba-leader-nitro-loses = loses a space as usual
value-aruba-leader-nitro-free = loses none
title-aruba-larceny = Larceny
value-aruba-larceny-end = at the end of the turn
value-aruba-larceny-any-time = at any time during the turn
title-aruba-new-cards = A card you got this turn
value-aruba-new-cards-wait = must wait for your next turn
value-aruba-new-cards-fix = may be discarded for a quick fix at once
title-aruba-races = Length
value-aruba-races = { $number ->
    [one] one race
   *[other] { $number } races
}

## Refusals
refusal-aruba-no-such-dice = You don’t have these dice. On the table: { $dice }. ({ $section })
refusal-aruba-not-in-hand = You don’t have { $card }. ({ $section })
refusal-aruba-new-card = You got { $card } this turn: you can use it from your next turn on. ({ $section })
refusal-aruba-roll-first = Roll the dice first. ({ $section })
refusal-aruba-begin-only = You can only do that at the beginning of your turn, before you roll. ({ $section })
refusal-aruba-rolling-over = You have already kept your dice: no more rolling this turn. ({ $section })
refusal-aruba-stand-first = Keep your dice first, then combine. ({ $section })
refusal-aruba-no-reroll = You have no re-rolls left. ({ $section })
refusal-aruba-keeps-all = That would roll nothing. To keep all dice, stop rolling. ({ $section })
refusal-aruba-mounted = Car { $car } already has a { $card } there. ({ $section })
refusal-aruba-straight-once = Only one straight per turn. ({ $section })
refusal-aruba-not-even = Not all dice are even: { $dice }. ({ $section })
refusal-aruba-not-odd = Not all dice are odd: { $dice }. ({ $section })
refusal-aruba-dice-used = { $wish ->
    [extra] All your dice are already used: an Extra die makes no further combination this turn.
   *[all] That takes all your dice, and some are already used. Left: { $dice }.
} ({ $section })
refusal-aruba-no-damage = Car { $car } has no damage. ({ $section })
refusal-aruba-nobody-ahead = There is no car directly ahead. ({ $section })
refusal-aruba-wreck-ahead = Car { $other } ahead is a wreck: it can’t be shot or rammed. ({ $section })
refusal-aruba-own-car-ahead = Car { $other } ahead is yours. ({ $section })
refusal-aruba-still-driving = Not in the middle of a drive: drive on, or stop first. Movement left: { $count }. ({ $section })
refusal-aruba-not-driving = You are not driving, so there is nothing to stop. ({ $section })
refusal-aruba-drive-over = Your drive for this turn is over. ({ $section })
refusal-aruba-no-movement = No movement left: { $gained } gained, { $penalty } lost, { $spent } used. ({ $section })
refusal-aruba-off-track = There is no lane on that side. ({ $section })
refusal-aruba-space-taken = Car { $other } is there. ({ $section })
refusal-aruba-between-cars = You can’t squeeze between two cars: { $other } is ahead and { $beside } beside. ({ $section })
refusal-aruba-no-hook = You play the Hook on another player’s turn, when you are asked. ({ $section })
refusal-aruba-answer-hook = First decide whether to hook on to car { $car }: hook or pass. ({ $section })
refusal-aruba-answer-ninth = First decide whether to save car { $car } from its last damage token: quick fix or pass. ({ $section })
refusal-aruba-nothing-asked = There is nothing for you to answer now. ({ $section })
refusal-aruba-no-blast = There is no other car where the bomb would go off. ({ $section })
refusal-aruba-not-adjacent = { $victim } has no car next to yours. ({ $section })
refusal-aruba-no-cards-to-steal = { $victim } has no cards. ({ $section })
refusal-aruba-no-such-seat = There is no { $victim } here: seats are numbered 1 to { $seats }. ({ $section })
refusal-aruba-own-seat = You can’t steal from yourself. ({ $section })
refusal-aruba-cards-last = You draw cards last: you can’t do anything else this turn. ({ $section })
refusal-aruba-larceny-last = After Larceny you can only play more Larceny and draw cards. ({ $section })
refusal-aruba-no-cards-left = There are no cards left to draw. ({ $section })
refusal-aruba-not-your-car = Car { $car } is not yours. ({ $section })
refusal-aruba-car-out = Car { $car } is out of the race. ({ $section })

## What happened
event-CarsLinedUp = The cars line up on the grid.
event-CarTurnBegan = It’s { $seat }’s turn, with car { $car }.
event-CarTurnBegan-own = Your turn, with car { $car }.
event-CardMounted = { $place ->
    [front] { $seat } mounts a front bumper on car { $car }.
    [rear] { $seat } mounts a rear bumper on car { $car }.
    [left] { $seat } mounts a saw on the left of car { $car }.
   *[right] { $seat } mounts a saw on the right of car { $car }.
}
event-DiceRolled = { $seat } rolls: { $dice }.
event-DiceKept = { $count ->
    [one] { $seat } re-rolls one die.
   *[other] { $seat } re-rolls { $count } dice.
}
aruba-rolled-again = { $count ->
    [one] { $seat } re-rolls one die: { $dice }.
   *[other] { $seat } re-rolls { $count } dice: { $dice }.
}
event-DiceSettled = { $seat } keeps { $dice }.
event-ExtraDieSet = { $seat }’s Extra die shows { $face }.
event-DieChanged = { $seat } turns a { $face } into a { $new_face }.
event-HookAsked = { $seat } may hook on to car { $ahead }.
event-CarHooked = { $seat } hooks car { $car } on to car { $ahead }.
event-WindowPassed = { $seat } passes.
event-QuickFixMade = { $seat } discards { $card } for a quick fix on car { $car }.
event-ActionCardPlayed = { $seat } plays { $card }.
event-CombinationMade = { $combination ->
    [straight] { $seat } uses a straight.
    [shoot] { $seat } uses a pair to shoot.
    [mend] { $seat } uses a pair to repair.
    [turbo] { $seat } uses four of a kind: Turbo.
    [cards] { $seat } uses three of a kind to draw cards.
    [even] All even: { $seat } gets a Boost.
   *[odd] All odd: { $seat } repairs everything.
}
event-CarShot = Car { $car } shoots at car { $target }.
event-BombDropped = Car { $car }’s bomb goes off and hits: { $cars }.
event-DamageTaken = Car { $car } takes a damage token and now has { $damage }.
event-DamageMended = Repairs to car { $car }. Damage left: { $damage }.
event-NinthTokenAsked = { $seat } may save car { $car } from its last damage token.
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
event-PileReshuffled = The discard pile is shuffled into a new draw pile of { $pile }.
event-StallWarned = No car has moved for { $turns } turns: after { $left ->
    [one] one more turn
   *[other] { $left } more turns
} like that the race is called off.
event-RaceStalled = No car has moved for { $turns } turns: the race is called off.
event-RaceEnded = The race is over. Cars that finished: { $home }.

## The score sheet
line-first = First place
line-second = Second place
line-third = Third place

## The table in the terminal
kind-action = action
aruba-title = { $name } · race { $number } of { $races } · { $circuit } · draw pile { $pile }
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
aruba-home = finished, place { $place }
aruba-rolling = { $seat } is rolling for car { $car }. Re-rolls left: { $rerolls }
aruba-driving = { $seat } is driving car { $car }. Movement left: { $movement } (lost: { $penalty })
aruba-waiting = { $name } is waiting
aruba-ask-begin = { $name }, roll for car { $car }
aruba-ask-hook = { $name }, do you hook on to car { $car }?
aruba-ask-dice = { $name }, which dice do you keep?
aruba-ask-act = { $name }, what does car { $car } do?
aruba-ask-ninth = { $name }, the next damage token wrecks car { $car }!
aruba-no-cards = no cards
aruba-held-movement = { $count ->
    [one] You have one space of movement left and would lose it. Are you sure?
   *[other] You have { $count } spaces of movement left and would lose them. Are you sure?
}
aruba-keep-how = Type the dice to keep, such as 1 2 3 or 123, or a letter:
aruba-goal-movement = most spaces, { $worth }
aruba-goal-straight = straight, { $worth } spaces
aruba-goal-even = all even, { $worth }
aruba-goal-odd = all odd, { $worth }
aruba-move-roll = roll the dice
aruba-move-stand = keep all dice
aruba-move-end = end the turn
aruba-move-stop = stop driving here
aruba-move-pass = let it be
aruba-move-ahead = drive straight ahead
aruba-move-left = drive ahead to the left
aruba-move-right = drive ahead to the right
aruba-move-ram = ram car { $target }
aruba-move-even = all even: Boost, move 6
aruba-move-odd = all odd: repair everything
aruba-move-nitro = move 2 more
aruba-move-bomb = drop a bomb behind the car
aruba-move-repair = Repair card: 2 damage off
aruba-move-re-roll = one more re-roll
aruba-move-hook = hook on to car { $car }
aruba-move-bumper-front = mount a front bumper
aruba-move-bumper-rear = mount a rear bumper
aruba-move-saw-left = mount a saw on the left
aruba-move-saw-right = mount a saw on the right
aruba-move-keep = keep { $dice } and roll the rest
aruba-move-keep-none = roll all dice again
aruba-move-straight-dice = straight 1 to { $face }: move { $face }
aruba-move-shoot-dice = pair of { $face }s: shoot at car { $target }
aruba-move-mend-dice = pair of { $face }s: 2 damage off
aruba-move-turbo-dice = four { $face }s: move 2 more
aruba-move-cards-dice = three { $face }s: draw 2 cards
aruba-move-extra-dice = Extra die that shows { $face }
aruba-move-change = turn a { $face } into a { $new_face }
aruba-move-larceny = steal 2 cards from { $victim }
aruba-move-fix = discard { $card } for a quick fix: 1 damage off
aruba-move-fix-car = discard { $card } for a quick fix: 1 damage off car { $car }
aruba-many-bumper = mount a bumper
aruba-many-saw = mount a saw
aruba-many-straight = straight: move as far as its highest die
aruba-many-shoot = a pair: shoot at car { $target }
aruba-many-mend = a pair: 2 damage off
aruba-many-turbo = four of a kind: move 2 more
aruba-many-cards = three of a kind: draw 2 cards
aruba-many-extra = an Extra die with the face you want
aruba-many-change = turn a rolled die to another face
aruba-many-steal = steal 2 cards
aruba-many-fix = discard a card for a quick fix: 1 damage off
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
aruba-odds-pairs = { $mean } pairs on average
aruba-odds-threes = { $mean } three-of-a-kinds on average
aruba-odds-fours = { $mean } four-of-a-kinds on average
aruba-odds-goal-straight = The longest straight
aruba-odds-goal-straight-n = A straight up to { $top }
aruba-odds-goal-even = All even
aruba-odds-goal-odd = All odd
aruba-odds-goal-pairs = Pairs
aruba-odds-goal-threes = Three of a kind
aruba-odds-goal-fours = Four of a kind
aruba-odds-goal-movement = The most spaces
cli-odds-help = Find out which dice to keep in ARUBA and what that is worth, calculated exactly.
cli-odds-examples = Examples: { $program } odds "1 2 4 4 6 6 6 2 3 5" --rerolls 2 --goal straight; { $program } odds "2 2 5" --goal even
cli-argument-dice = One to ten dice, such as "1 2 4 4 6".
cli-flag-rerolls = How many re-rolls are left: 0 to 4.
cli-flag-goal = What you are after: straight, straight:n (n is 1 to 6), even, odd, pairs, threes, fours or movement.
cli-odds-bad-dice = “{ $text }” is not one to ten dice with faces 1 to 6.

## Explained, and the signs of the table
topic-aruba-straight = A straight begins with a 1 and has no gap: 1 2 3 4 moves 4 spaces, a single 1 moves one. One straight per turn.
topic-aruba-damage = Each damage token costs you a die on your next roll. A car can take eight; the ninth wrecks it.
legend-aruba-active = the car whose turn it is
legend-aruba-car = another car
legend-aruba-wreck = a wreck
legend-aruba-grid = a space of the starting grid
legend-aruba-red = a red row
legend-aruba-damage = damage, and how much more the car can take
legend-aruba-bumpers = bumpers at the front and rear
legend-aruba-saws = saws on the left and right

## The table on the page
web-aruba-race = race { $number }/{ $races }
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
web-aruba-leads-red = −{ $count }: in the lead, starts on red
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
web-aruba-end = End turn
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
web-aruba-idle-four = Turbo
web-aruba-idle-even = Boost
web-aruba-idle-odd = Repair all
web-aruba-move = move { $count }
web-aruba-mend = repair { $count }
web-aruba-draw = { $count ->
    [one] draw a card
   *[other] draw { $count } cards
}
web-aruba-shoot = shoot: { $numbers }
web-aruba-bomb = hits: { $numbers }
web-aruba-or = or
web-aruba-home = FINISH
web-aruba-label-ram = ram: { $tokens }
web-aruba-label-saw = saw: { $tokens }
web-aruba-go = { $count ->
    [one] One ahead, lane { $lane }.
   *[other] { $count } ahead, lane { $lane }.
}
web-aruba-over-line = Across the finish line!
web-aruba-left = { $count ->
    [one] One space left.
   *[other] { $count } spaces left.
}
web-aruba-red = Red: your next drive loses a space.
web-aruba-hit-ram = Rams car { $car }, damage { $tokens }.
web-aruba-hit-saw = A saw bites car { $car }, damage { $tokens }.
web-aruba-hit-saws = Two saws meet and are lost.
web-aruba-hit-last = It would be the last damage token.
web-aruba-no-cards = No cards in hand
web-aruba-why-kept = The dice for it lie there, but you are keeping others. Tap them, too.
web-aruba-why-dice = Your dice do not show it.
web-aruba-space = row { $row }, lane { $lane }
web-aruba-foot-bomb = behind you
web-aruba-foot-hook = when asked
web-aruba-foot-extra-die = one more die
web-aruba-foot-die-change = change a die
web-aruba-foot-larceny = steal cards
web-aruba-foot-re-roll = one more roll
web-aruba-foot-nitro = move more
web-aruba-foot-repair = repair
web-aruba-foot-bumper = mount it
web-aruba-foot-saw = mount it
web-aruba-foot-fix = quick fix
web-aruba-has-front = front bumper
web-aruba-has-rear = rear bumper
web-aruba-has-left = saw on the left
web-aruba-has-right = saw on the right
web-aruba-hook-title = Hook on?
web-aruba-hook-text = Car { $car } is right ahead. If you hook on, you follow it step by step until its turn ends.
web-aruba-ninth-title = The last damage token!
web-aruba-ninth-text = Discard a card to save car { $car }, or it is wrecked.
web-aruba-unused = Still unused: { $list }. End your turn anyway?
web-aruba-standings = Standings
web-aruba-road = The road
web-aruba-odds = What is it worth?
web-aruba-odds-lead = { $count ->
    [one] Exact odds with one re-roll, if you play as well as possible for each goal. Tap the best choice to keep those dice.
   *[other] Exact odds with { $count } re-rolls, if you play as well as possible for each goal. Tap the best choice to keep those dice.
}
web-aruba-odds-goal = Goal
web-aruba-odds-this = These dice
web-aruba-odds-best = Best to keep
web-aruba-ahead = { $count } ahead, lane { $lane }
web-aruba-behind = { $count } behind, lane { $lane }
web-aruba-level = level with you, lane { $lane }
web-aruba-damage = damage { $count }
web-aruba-row = row { $row }
web-aruba-on-red = You are on red.
web-aruba-red-in = Next red row: { $count } ahead.
web-aruba-line-in = Finish line: { $count } ahead.
web-aruba-you = You drive car { $car }: row { $row }, lane { $lane }, damage { $damage }.
web-aruba-track = The track from your car
web-aruba-key-die = keep a die or let it go
web-aruba-key-roll = roll, or re-roll the dice you don’t keep
web-aruba-key-combination = a combination: keep its dice, later use it
web-aruba-key-card = play a card from your hand
web-aruba-key-drive = drive ahead, to the left, to the right
web-aruba-key-ram = ram the car ahead
web-aruba-key-enter = press the highlighted button
web-aruba-key-answer = answer a question, choose
web-aruba-arrived = Cars that finished
web-aruba-nobody-home = No car finished.

## Hints
hint-aruba-spaces = This turn brings { $this } spaces
hint-aruba-dice = You roll { $this } dice in a turn
hint-aruba-taken = You take { $this } tokens
hint-aruba-dealt = Rivals take { $this } tokens
hint-aruba-in-front = Alone in front you lose movement in { $this } turns
hint-aruba-on-red = You start { $this } turns on red
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
howto-aruba-goal-race = Be among the first { $scored } across the finish line and { $races ->
    [1] win the race
   *[other] collect points over { $races } races
}. On the way, cars ram, shoot, saw and bomb each other.
howto-aruba-goal-cars = { $players ->
    [none] Everyone drives { $count } cars here, in turn.
   *[other] With { $players } players everyone drives { $count } cars, in turn.
} You have one hand of cards for all your cars.
howto-aruba-turn-begin = Before you roll, you may mount bumpers and saws on your car.
howto-aruba-turn-roll = Roll { $dice } dice, one less for each damage token. Keep the ones you like and re-roll the others, up to { $rerolls } times.
howto-aruba-turn-combine = Combine your dice in any order. Each die counts once, and you need not use them all.
howto-aruba-turn-last = All your movement is one drive, step by step. Drawing cards comes last.

## Dice
howto-aruba-name-straight = Straight from 1
howto-aruba-name-pair = Pair
howto-aruba-name-three = Three of a kind
howto-aruba-name-four = Four of a kind
howto-aruba-name-even = All even
howto-aruba-name-odd = All odd
howto-aruba-dice-straight = Moves you as many spaces as its highest die: 1 2 3 4 moves 4, a single 1 moves 1. Once per turn.
howto-aruba-dice-pair = Shoot: the car directly in front of you takes { $shot } damage. Or repair: { $mend } damage off your own car.
howto-aruba-dice-three = Draw { $drawn } cards at the end of your turn.
howto-aruba-dice-four = Turbo: { $turbo } spaces, on top of other movement or alone.
howto-aruba-dice-even = Boost: { $boost } spaces. It uses all your dice.
howto-aruba-dice-odd = Takes all damage off your car. It uses all your dice.

## Driving
howto-aruba-name-steps = Steps
howto-aruba-name-leader = In the lead
howto-aruba-name-corner = Red rows
howto-aruba-name-ram = Ramming
howto-aruba-drive-steps = Straight ahead, or ahead to the left or right, onto a free space. Never squeeze between the car ahead and the car beside you.
howto-aruba-drive-leader = { $moved ->
    [all] Alone in front you lose { $leader } movement, whether from dice or Nitro. Nobody loses any on a tie, or once a car has finished.
   *[dice] Alone in front you lose { $leader } movement if dice move you. Nobody loses any on a tie, or once a car has finished.
}
howto-aruba-drive-corner = A drive that starts on red loses { $corner } movement. Driving through costs nothing.
howto-aruba-drive-ram = With movement left, hit the car directly ahead: it takes { $ram } damage and is pushed one space forward, like all cars in front of it. You take its place and stop.

## Damage
howto-aruba-name-tokens = Damage tokens
howto-aruba-name-fatal = Damage token number { $fatal }
howto-aruba-name-quick-fix = Quick fix
howto-aruba-name-wreck = Wrecks
howto-aruba-damage-tokens = Each damage token costs you one die on your next rolls. A car can take { $most }.
howto-aruba-damage-fatal = It wrecks the car. If you hold cards you are asked first: discard one, and the car is saved.
howto-aruba-damage-quick-fix = Discard any card instead of playing it: { $fix } damage off. Whenever you are asked, even on another player’s turn.
howto-aruba-damage-wreck = A wreck stays in the way. It can’t be rammed, shot, sawn or pushed. When a whole row is wrecked, the oldest wreck is cleared away.

## The cards
howto-aruba-card-bomb = { $blast ->
    [behind] Before or after your drive: { $bomb } damage for each car in the { $rows } rows behind you, in your lane and beside it.
   *[around] Before or after your drive: { $bomb } damage for each car around the space behind you, your own included.
}
howto-aruba-card-hook = { $hook ->
    [first] On another player’s turn, right after the first roll of the car directly ahead: your car follows it one space behind, every step of the way.
   *[last] On another player’s turn, after the last roll of the car directly ahead: your car follows it one space behind, every step of the way.
}
howto-aruba-card-extra-die = { $timing ->
    [rolling] While rolling: one more die, with the face you want. It is not re-rolled.
   *[any] At any time during your turn after the first roll: one more die, with the face you want. It is not re-rolled.
}
howto-aruba-card-die-change = { $timing ->
    [rolling] While rolling: turn one of your rolled dice to the face you want.
   *[any] At any time during your turn after the first roll: turn one of your rolled dice to the face you want.
}
howto-aruba-card-larceny = { $theft ->
    [end] At the end of your turn: steal { $stolen } cards, unseen, from a player with a car next to yours.
   *[any] At any time during your turn: steal { $stolen } cards, unseen, from a player with a car next to yours.
}
howto-aruba-card-re-roll = While rolling: re-roll as many dice as you like once more.
howto-aruba-card-nitro = Until your drive is over: { $nitro } spaces, on top of other movement or alone.
howto-aruba-card-repair = At any time during your turn: { $repair } damage off your car.
howto-aruba-card-bumper = Stays on. At the front: your rams deal { $bumper } extra damage. At the rear: rams do you no damage. When front meets rear, both are lost.
howto-aruba-card-saw = Stays on, left or right: { $saw } damage for a car on that side, whenever one of you comes alongside the other. When two saws meet, both are lost.

## Scoring
howto-aruba-scoring-place = { $worth } points.
howto-aruba-scoring-end = The race ends when { $scored } cars have finished. The others score nothing.
howto-aruba-scoring-match = { $races ->
    [1] The first across the line wins.
   *[other] After { $races } races the most points win. A tie goes to the better place in the last race.
}
howto-aruba-scoring-next = { $grid ->
    [order] Before the next race all cards, mounts and damage go back. The winner starts in front, the others follow in turn order.
   *[arrival] Before the next race all cards, mounts and damage go back. Cars line up in finishing order.
}

## Easily got wrong
howto-aruba-mind-straight = A straight begins with a 1 and has no gap: 4 5 6 does not move you at all.
howto-aruba-mind-all = All even and all odd mean every die, Extra dice too. No other combination goes with them, but Nitro does.
howto-aruba-mind-order = Shots and bombs come before or after your drive, never in the middle. You can use them without driving.
howto-aruba-mind-fresh = { $fresh ->
    [wait] A card you got this turn waits for your next one. You can’t even discard it for a quick fix.
   *[fix] A card you got this turn waits for your next one. Only a quick fix is allowed at once.
}

## On the table
howto-aruba-name-die = A die
howto-aruba-table-die = Tap it to keep it; the others are rolled again. A letter in its corner names the combination it belongs to.
howto-aruba-name-lost = A lost die
howto-aruba-table-lost = Each damage token takes a die from you. Repair your car, and you roll it again next turn.
howto-aruba-name-dice-left = Dice of a car
howto-aruba-table-dice-left = How many dice this car rolls: { $dice }, less one for each damage token.
howto-aruba-name-hand = Action cards in hand
howto-aruba-table-hand = How many action cards this driver holds.
howto-aruba-name-points = Points
howto-aruba-table-points = The points from the races so far.
howto-aruba-name-space = A space
howto-aruba-table-space = One car fits on a space. A lit one can be reached; its number is how many steps that takes.
web-order-hook = If you may hook on to the car ahead and hold a Hook, play it?
web-order-ninth = If your car would get its last damage token, save it with your cheapest card?

## Hints in plain words
hint-aruba-roll = Your turn begins with the dice
hint-aruba-keep-none = None of these dice are worth keeping
hint-aruba-keep-whole = Your straight is complete; the other dice may still become something
hint-aruba-keep-straight = Your straight goes up to { $face }; now you need a { $next }
hint-aruba-keep-gap = Only a { $next } is missing for a straight up to { $face }
hint-aruba-keep-begun = A straight needs its 1, and you have it
hint-aruba-keep-same = You have { $count } dice with a { $face }: keep collecting them
hint-aruba-keep-even = If all your dice are even, you boost 6 spaces
hint-aruba-keep-odd = If all your dice are odd, all your damage is repaired
hint-aruba-keep = These dice make the most of your next roll
hint-aruba-stand = Your dice are good as they are; another roll would more likely spoil them
hint-aruba-straight = Your straight takes you { $count ->
    [one] one space
   *[other] { $count } spaces
} ahead
hint-aruba-even = All even: that is the longest drive these dice can give
hint-aruba-odd = It repairs your whole car, and next turn you roll all your dice
hint-aruba-turbo = Two more spaces, whatever else you use
hint-aruba-three = Two more cards can save or speed up your car
hint-aruba-mend = Two damage tokens off: you roll two more dice next turn
hint-aruba-shoot = Damage costs car { $target } dice, so it gets slower
hint-aruba-shoot-last = Car { $target } takes its last damage token: that is a wreck
hint-aruba-drive-home = From there you reach the finish line this turn
hint-aruba-drive-hits = You damage car { $target } on the way
hint-aruba-drive-hit = It costs you some damage but keeps you moving
hint-aruba-drive-red = It takes you on, though your next drive starts on red
hint-aruba-drive-past = That way you can pass { $count ->
    [one] a car
   *[other] { $count } cars
}
hint-aruba-drive-far = That way the next { $count } spaces are free
hint-aruba-drive = The road is free there
hint-aruba-ram = Car { $target } is in your way: it takes damage, and you take its place
hint-aruba-stop = Farther on there is more to lose than to win
hint-aruba-end = Nothing that is left would help you now
hint-aruba-pass = It is not worth a card
hint-aruba-pass-hook = It is not worth your hook now
hint-aruba-fix = One damage token off: you roll one more die
hint-aruba-steal = Two cards more for you, and two fewer for a rival
hint-aruba-extra = One more die makes your combination better
hint-aruba-change = With that number your dice are worth more
hint-aruba-nitro = Two more spaces in this drive
hint-aruba-bomb = It hits the cars close behind you
hint-aruba-repair = Two damage tokens off: you roll two more dice
hint-aruba-re-roll = One more chance for the dice you need
hint-aruba-hook = Hooked on, you are pulled along
hint-aruba-bumper = At the front it makes rams stronger, at the rear it protects you
hint-aruba-saw = It damages cars that come alongside you
hint-plain-aruba-spaces = You get farther this turn
hint-plain-aruba-dice = You roll more dice in your next turns
hint-plain-aruba-taken = You take less damage
hint-plain-aruba-dealt = Your rivals take more damage
hint-plain-aruba-in-front = You don’t lose movement as the car in front
hint-plain-aruba-on-red = Your drives start on red less often
hint-plain-aruba-wrecked = Your car is wrecked less often
hint-plain-aruba-cards = You have more cards afterwards
