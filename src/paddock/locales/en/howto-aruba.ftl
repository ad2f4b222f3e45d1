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
