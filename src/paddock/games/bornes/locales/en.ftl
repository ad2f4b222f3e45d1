# The Bornes family: Speed 1.200 km, 1000 Kilométer, Mille Bornes. Card names follow each edition's booklet where it has the language.
# Facts: card and ..._card are cards, by their names, and cards lists some; coup is the edition's word for a coup; mode is standard or variant; attack_card is
# missing in no-window while no attack stands. section is the place in the edition's booklet, printed its heading there.

distance-card = { $km } km

## Cards of Speed 1.200 km
card-speed-1200-stop = STOP
card-speed-1200-limit = MAXIMUM SPEED LIMIT
card-speed-1200-out-of-gas = OUT OF GAS
card-speed-1200-puncture = PUNCTURE
card-speed-1200-damage = DAMAGE
card-speed-1200-start = START
card-speed-1200-end-limit = END OF SPEED LIMIT
card-speed-1200-gasoline = GASOLINE
card-speed-1200-spare-tire = SPARE TIRE
card-speed-1200-replacement = REPLACEMENT
card-speed-1200-open-road = OPEN ROAD
card-speed-1200-gas-station = GAS STATION
card-speed-1200-tire = TIRE
card-speed-1200-workshop = WORKSHOP

## Cards of 1000 Kilométer (a Hungarian edition; other languages are translations)
card-kilometer-1000-stop = Stop
card-kilometer-1000-limit = Speed limit
card-kilometer-1000-out-of-gas = Empty tank
card-kilometer-1000-flat = Flat tyre
card-kilometer-1000-accident = Crash
card-kilometer-1000-roll = Green wave
card-kilometer-1000-end-limit = End of speed limit
card-kilometer-1000-gas = Petrol
card-kilometer-1000-spare = Spare tyres
card-kilometer-1000-repair = Garage
card-kilometer-1000-right-of-way = Right of way
card-kilometer-1000-extra-tank = Petrol station
card-kilometer-1000-puncture-proof = Puncture-proof tyres
card-kilometer-1000-driving-ace = Driving school

## Cards of Mille Bornes (a German edition; other languages are translations)
card-mille-bornes-stop = Red light
card-mille-bornes-limit = Speed limit
card-mille-bornes-out-of-gas = Empty tank
card-mille-bornes-flat = Flat tyre
card-mille-bornes-accident = Engine trouble
card-mille-bornes-roll = Green light
card-mille-bornes-end-limit = End of speed limit
card-mille-bornes-gas = Petrol
card-mille-bornes-spare = Spare tyre
card-mille-bornes-repair = Repair
card-mille-bornes-right-of-way = Right of way
card-mille-bornes-extra-tank = Tanker
card-mille-bornes-puncture-proof = Puncture-proof
card-mille-bornes-driving-ace = Driving ace

## Words of an edition: the coup and the kinds of card
coup-speed-1200 = CONFLICT
coup-kilometer-1000 = Lightning answer
coup-mille-bornes = Master move
kind-distance = distance
kind-hazard = attack
kind-remedy = { $game ->
    [speed-1200] defense card
   *[other] remedy
}
kind-safety = { $game ->
    [speed-1200] wild card
   *[other] safety
}
section-speed-1200-7a = §7A
section-speed-1200-7b = §7B
section-speed-1200-7c = §7C
section-kilometer-1000-tovabbi-jatekmenet = Further play – { $printed }
section-kilometer-1000-a-jatek-kezdete = Start of the game – { $printed }
section-kilometer-1000-haritas = Defence – { $printed }
section-kilometer-1000-sebesseg-kartyak = Speed cards – { $printed }
section-kilometer-1000-kilometerkartyak = Kilometre cards – { $printed }
section-kilometer-1000-a-jatek-celja = Aim of the game – { $printed }
section-kilometer-1000-utokartyak = Safeties – { $printed }
section-kilometer-1000-tamadas = Attack – { $printed }
section-kilometer-1000-villamvalasz = Lightning answer – { $printed }
section-kilometer-1000-hosszabbitas = Extension – { $printed }
section-mille-bornes-standardpartie = Standard race – { $printed }
section-mille-bornes-standardpartie-1 = Standard race 1 – { $printed }
section-mille-bornes-standardpartie-3 = Standard race 3 – { $printed }
section-mille-bornes-standardpartie-4 = Standard race 4 – { $printed }
section-mille-bornes-angriffs-und-verteidigungskarten = Attack and remedy cards – { $printed }
section-mille-bornes-geschwindigkeitsbegrenzung = Speed limit – { $printed }
section-mille-bornes-kilometerkarten = Kilometre cards – { $printed }
section-mille-bornes-schutzkarten = Safeties – { $printed }
section-mille-bornes-meisterzug = Master move – { $printed }
section-mille-bornes-variante = Variant – { $printed }

## Options
option-speed-1200-limit = When the match ends: at a number of points, or after a number of rounds. A tie for first place is broken by one more round.
option-speed-1200-six-goal = The goal with six players, in km. The booklet says 1,000, but no combination of its cards adds up to that.
option-speed-1200-own-turn-wild = A wild card against an attack in force: either it voids the attack and you still need a START, or it removes the attack card and the car drives on.
option-kilometer-1000-limit = When the rally ends: at a number of points, or after a number of stages. A tie for first place is broken by one more stage.
option-kilometer-1000-safety-turn = Whether a safety played on your own turn gives you another turn. As printed, it does not.
option-kilometer-1000-limit-attack = Whether a speed limit can be played only on a driving car (as printed) or at any time.
option-mille-bornes-mode = The standard race; the printed variant, which needs a green light after every remedy; or the race for the youngest, in which everyone starts with a green light.
option-mille-bornes-sides = Who plays with whom: everyone alone, or in pairs. Automatic: two to four players play alone, six and eight in pairs.
option-mille-bornes-limit = A series goes on until a side has won this many races.

## Options in a word or two, and their values
title-speed-1200-limit = End of the match
value-speed-1200-limit-points = a number of points
value-speed-1200-limit-rounds = a number of rounds
title-speed-1200-six-goal = Goal with six players
value-speed-1200-six-goal = { $number } km
title-speed-1200-own-turn-wild = Wild card on your own turn
value-speed-1200-own-turn-wild-voids = voids the attack; you still need START
value-speed-1200-own-turn-wild-removes = removes the attack; the car drives on
title-kilometer-1000-limit = End of the rally
value-kilometer-1000-limit-points = a number of points
value-kilometer-1000-limit-rounds = a number of stages
title-kilometer-1000-safety-turn = A safety on your own turn
value-kilometer-1000-safety-turn-none = is your whole turn, as printed
value-kilometer-1000-safety-turn-classic = gives you another turn
title-kilometer-1000-limit-attack = Speed limit as an attack
value-kilometer-1000-limit-attack-needs-green = only on a driving car, as printed
value-kilometer-1000-limit-attack-classic = at any time
title-mille-bornes-mode = The race
value-mille-bornes-mode-standard = standard
value-mille-bornes-mode-variant = variant: a green light after every remedy
value-mille-bornes-mode-youngest = for the youngest: everyone starts with a green light
title-mille-bornes-sides = Who plays with whom
value-mille-bornes-sides-auto = depends on the number of players
value-mille-bornes-sides-alone = everyone alone
value-mille-bornes-sides-pairs = in pairs
title-mille-bornes-limit = Length of the series
value-mille-bornes-limit-wins = a number of wins

## Refusals. { $section } is the place in the edition's booklet.
refusal-not-in-hand = You don’t have { $card }. ({ $section })
refusal-needs-start = { $mode ->
    [variant] Your car is waiting: in the variant you need { $start_card } at the start and after every remedy, before you can play { $card }.
   *[standard] Your car is waiting: play { $start_card } before { $card }.
} ({ $section })
refusal-stopped = { $attack_card } has stopped you: play { $remedy_card } first. ({ $section })
refusal-speed-limit = Speed limit: only { $limit_km } km or less until you play { $remedy_card }; { $km } km is too fast. ({ $section })
refusal-big-cards = Each side may play only { $count ->
    [one] { $count } card of { $km } km
   *[other] { $count } cards of { $km } km
} in a { $game ->
    [speed-1200] round
    [kilometer-1000] stage
   *[mille-bornes] race
}; you have already played yours. ({ $section })
refusal-past-goal = { $km } km is too far: you have only { $remaining_km } km left to exactly { $goal_km } km. ({ $section })
refusal-already-driving = Your car is already driving: { $start_card } would change nothing. ({ $section })
refusal-start-not-needed = With { $safety_card } you don’t need { $card }. ({ $section })
refusal-no-limit = There is no { $attack_card } on you: { $card } would change nothing. ({ $section })
refusal-no-attack = There is no { $attack_card } on you: { $card } would change nothing. ({ $section })
refusal-wrong-remedy = You are stopped by { $attack_card }: play { $remedy_card }, not { $card }. ({ $section })
refusal-protected = { $side } is protected from { $card } by { $safety_card }. ({ $section })
refusal-already-limited = { $side } already has { $attack_card }. ({ $section })
refusal-target-waiting = { $side } is not driving: { $card } can only be played on a driving car. ({ $section })
refusal-target-stopped = { $side } is already stopped by { $attack_card }: you can’t attack twice. ({ $section })
refusal-own-side = { $card } is an attack: you can’t play it on your own side. ({ $section })
refusal-no-such-side = There is no { $side } here: sides are numbered 1 to { $sides }. ({ $section })
refusal-attack-needs-side = { $card } is an attack: choose which side to play it on. ({ $section })
refusal-not-an-attack = { $card } is not an attack: you can’t play it on another side. ({ $section })
refusal-answer-first = Answer { $attack_card } first: strike back or let it stand. ({ $section })
refusal-no-window = { $attack_card ->
    [none] There is no attack to answer now
   *[other] It is too late for a { $coup } against { $attack_card }
}{ $card ->
    [none] .
   *[other] ; you can still play { $card } on your turn.
} ({ $section })
refusal-wrong-safety = { $card } does not answer { $attack_card }: that takes { $safety_card }. ({ $section })
refusal-choose-first = First choose: extend the trip or finish. ({ $section })
refusal-no-choice = There is no extension to decide on now. ({ $section })

## What happened
event-StartLaidOut = { $side } starts with { $card } on the table.
event-CardDrawn = { $seat } draws a card.
event-CardDrawn-open = { $seat } draws { $card }.
event-CardLaid-moved = { $seat } plays { $card } and is now at { $total_km } km.
event-CardLaid = { $seat } plays { $card }.
event-CarMoved = { $side } is now at { $total_km } km.
event-AttackLaid = { $seat } plays { $card } on { $side }.
event-AnswerAsked = { $seat } may answer { $card }.
event-AnswerAsked-own = { $card }: { $coup }?{ $seconds ->
    [none] {""}
   *[other] {" "}{ $seconds } s.
}
event-AnswerPassed = { $seat } lets it stand.
event-CoupPlayed = { $seat } strikes back with { $card }!
event-AttackEnded = { $side } is free of { $card }.
event-AttackRemoved = { $card } is removed from { $side }.
event-CardDiscarded = { $seat } discards { $card }.
event-ExtensionOffered = { $seat } has reached the goal and may extend the trip.
event-ExtensionOffered-own = You made it! Go on to { $goal_km } km?
event-ExtensionCalled = { $seat } extends the trip to { $goal_km } km.
event-ExtensionDeclined = { $seat } finishes here.
event-TripCompleted = { $side } completes the trip of { $km } km.
event-TurnBegan = It’s { $seat }’s turn.
event-TurnBegan-own = Your turn.
event-RaceRanOut = The cards have run out.

## The score sheet
line-km = Kilometres
line-safeties = { $game ->
    [speed-1200] Wild cards
   *[other] Safeties
}
line-all-safeties = { $game ->
    [speed-1200] All four wild cards
   *[other] All four safeties
}
line-coups = { $game ->
    [speed-1200] Conflicts
    [kilometer-1000] Lightning answers
   *[mille-bornes] Master moves
}
line-trip = Trip completed
line-delayed = Delayed action
line-safe-trip = Safe trip
line-shut-out = { $game ->
    [speed-1200] Blockade
   *[other] Shut-out
}
line-extension = Extension
line-race-won = Race won

## Names
game-speed-1200 = Speed 1.200 km
game-kilometer-1000 = 1000 Kilométer
game-mille-bornes = Mille Bornes

## In the terminal
topic-bornes-coup = { $coup }: if you are attacked and hold the { $game ->
    [speed-1200] wild card
   *[other] safety
} against that attack, you may play it at once, out of turn. The attack is removed, you draw a card, and the next turn is yours.
cli-bornes-title = { $name } · { $game ->
    [speed-1200] round
    [kilometer-1000] stage
   *[other] race
} { $number } · goal { $goal_km } km · draw pile { $pile }
cli-bornes-title-short = goal { $goal_km } km · draw pile { $pile }
cli-bornes-discards = discard pile
cli-bornes-battle = Battle pile
cli-bornes-speed = Speed
cli-bornes-safeties = { $game ->
    [speed-1200] Wild cards
   *[other] Safeties
}
cli-bornes-distances = Distances
cli-bornes-driving = driving
cli-bornes-waiting = needs { $card }
cli-bornes-stopped = stopped
cli-bornes-hand = { $name }’s hand
cli-bornes-attacked = { $by } attacks you with { $card }. Your answer?
bornes-move-lay = Play { $card }
bornes-move-attack = { $card } on { $side }
bornes-move-discard = Discard { $card }
bornes-move-coup = Strike back with { $card }
bornes-move-pass = Let it stand
bornes-move-extend = Extend the trip
bornes-move-finish = Finish here
cli-bornes-short-lay = play
cli-bornes-short-attack = on { $side }
cli-bornes-short-discard = discard
cli-bornes-short-coup = strike back
cli-bornes-short-pass = let it stand
cli-bornes-short-extend = extend the trip
cli-bornes-short-finish = finish here

## Hints
hint-bornes-standing = You are stopped for { $this } more turns
hint-bornes-creeping = A speed limit holds you back for { $this } turns
hint-bornes-stopped = You are stopped in { $this } of 100 cases
hint-bornes-coup = You strike back ({ $coup }) in { $this } of 100 cases
hint-bornes-struck-back = A rival strikes back ({ $coup }) in { $this } of 100 cases
hint-bornes-rivals-standing = Rivals are stopped for { $this } turns
hint-bornes-nothing-fits = Near the goal no card fits for { $this } turns
hint-bornes-missed = You turn out to need this card in { $this } of 100 cases
hint-bornes-hardly = You will hardly need this card: only in { $this } of 100 cases
hint-bornes-spare = { $gone } of the { $all } “{ $attack_card }” are gone: you turn out to need this card in { $this } of 100 cases
hint-bornes-safe-trip = You earn the bonus for the trip without the biggest card in { $this } of 100 cases
hint-bornes-shut-out = A rival is left without a kilometre in { $this } of 100 cases
hint-bornes-delayed = You finish after the last card has been drawn in { $this } of 100 cases
hint-bornes-home = You finish first in { $this } of 100 cases
hint-bornes-beaten = A rival finishes before you in { $this } of 100 cases
hint-bornes-ahead = You get farther than every rival in { $this } of 100 cases
hint-bornes-km = You get as far as { $this } km
hint-bornes-rival-km = Your best rival gets as far as { $this } km
hint-bornes-points = You make { $this } points on this trip
hint-bornes-rival-points = Your best rival makes { $this } points on this trip

## On the page
web-km = km
web-round = { $game ->
    [speed-1200] Round
    [kilometer-1000] Stage
   *[other] Race
} { $number }
web-side-points = { $letter }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-match-to = { $kind ->
    [wins] { $goal ->
        [one] to { $goal } win
       *[other] to { $goal } wins
    }
   *[points] { $goal ->
        [one] to { $goal } point
       *[other] to { $goal } points
    }
}
web-play = Play
web-throw-away = Discard
web-choose-card = Choose a card. A green light means you can play it.
web-throw-which = Which card do you want to discard?
web-choose-target = Who do you play it on?
web-road = The road to { $goal } km.
web-road-car = { $name }: { $km } km.
web-state-driving = driving
web-state-stopped = stopped
web-state-waiting = needs { $card }
web-at-most = { $km } max.
web-pile-battle = Battle
web-pile-speed = Speed
web-pile-safeties = { $game ->
    [speed-1200] Wild cards
   *[other] Safeties
}
web-place-empty = This place is still empty.
web-pile-draw = Draw pile
web-pile-discard = Discard pile
web-attack = Attack
web-coup-text = Play the right { $game ->
    [speed-1200] wild card
   *[other] safety
} now: the attack is void, and the next turn is yours.
web-extension-choose = You made it! Go on to the longer goal?
web-extension-open = The trip can be extended to { $goal } km.
label-speed-1200-stop = Stop
label-speed-1200-limit = Maximum speed limit
label-speed-1200-out-of-gas = Out of gas
label-speed-1200-puncture = Puncture
label-speed-1200-damage = Damage
label-speed-1200-start = Start
label-speed-1200-end-limit = End of speed limit
label-speed-1200-gasoline = Gasoline
label-speed-1200-spare-tire = Spare tire
label-speed-1200-replacement = Replacement
label-speed-1200-open-road = Open road
label-speed-1200-gas-station = Gas station
label-speed-1200-tire = Tire
label-speed-1200-workshop = Workshop
label-coup-speed-1200 = Conflict
label-kilometer-1000-limit = Speed limit
label-kilometer-1000-end-limit = End of speed limit
label-mille-bornes-limit = Speed limit
label-mille-bornes-end-limit = End of speed limit
web-poster-speed-1200 = Two drive to 900 km, or on to 1,200 if they dare. Stop your rivals, and keep a wild card ready.
web-poster-kilometer-1000 = A rally in stages, 700 km each for two. A lightning answer earns 300 points.
web-poster-mille-bornes = One race, no adding up. The easiest way to start.
web-choose-discard = You can’t play any card: choose one to discard.
web-key-card = choose a card; press again to play it
web-key-arrows = move between cards
web-key-side = choose the side to attack
web-key-throw = discard the chosen card
web-key-coup = { $game ->
    [speed-1200] answer an attack with a wild card
   *[other] answer an attack with a safety
}
web-key-score = read out the score

# How to play the Bornes family, in short: one sentence or two for each thing to know.
# Facts: goal and long_goal in km, hand, limit_km, km, big_km, count (how many of the longest card a side may lay), worth and safety (points), total (points, rounds or wins) are figures
# of the sheet; ..._card are cards, and cards lists some; coup is the edition’s word for a coup. players lists numbers of players, missing at a table whose seats are settled.
# restart: whether a remedy takes a start card after it; again: whether a safety brings another turn; any_time: whether the limit may be laid on a car that does not drive;
# own_turn: whether a side waits or drives after a safety on its own turn; replaces, each, to: how the edition counts.

## The goal
howto-bornes-goal-points = Drive exactly the distance of the goal, hold the others up on the way, and collect points.
howto-bornes-goal-race = Be the first to drive exactly { $goal } km, and hold the others up on the way. There are no points.
howto-bornes-goal-km = { $players ->
    [none] The goal at this table: exactly { $goal } km.
   *[other] With { $players } players: exactly { $goal } km.
}
howto-bornes-goal-extension = Whoever gets there first may stop, or extend the trip to { $long_goal } km for everyone{ $players ->
    [none] .
   *[other] {" "}(with { $players } players).
}
howto-bornes-goal-teams = { $players ->
    [none] You play in pairs: partners
   *[other] With { $players } players you play in pairs: partners
} share one layout and one distance, but each has their own hand.
howto-bornes-goal-match = { $limit ->
    [points] The points of all trips add up. Once someone has { $total }, the highest total wins.
    [rounds] The points of all trips add up. Trips in this match: { $total }; then the highest total wins.
   *[wins] This is a series. Races you need to win: { $total }.
}

## A turn
howto-bornes-turn-draw = Draw a card, then play one or discard one. You end your turn with { $hand } cards in hand.
howto-bornes-turn-start = Play { $start_card } to set off. Only then can you play kilometres.
howto-bornes-turn-youngest = You start with { $start_card } in front of you, so you can play kilometres at once.
howto-bornes-turn-attack = Play attacks on others: only on a driving car, never on top of another attack. You may attack even while you are stopped.
howto-bornes-turn-repair = { $restart ->
    [yes] Stopped? Play the matching { $game ->
        [speed-1200] defense card
       *[other] remedy
    }, and on a later turn { $start_card }. Then you can drive again.
   *[no] Stopped? Play the matching { $game ->
        [speed-1200] defense card
       *[other] remedy
    }. That is enough: on your next turn you can drive on.
}
howto-bornes-turn-safety = { $game ->
    [speed-1200] You may play a wild card on any of your turns.
   *[other] You may play a safety on any of your turns.
} { $again ->
    [yes] Then you draw and play again at once.
   *[no] It is your whole turn.
}
howto-bornes-turn-coup = { $coup }: attacked, and you hold the { $game ->
    [speed-1200] wild card
   *[other] safety
} against it? Play it at once, out of turn. The attack is removed, you draw a card, and it’s your turn.
howto-bornes-turn-end = { $ending ->
    [hands] When the draw pile is empty, play on from your hand. It ends when someone reaches the goal or all hands are empty.
   *[pile] When the draw pile is empty, the race ends with that turn: whoever is closest to { $goal } km wins.
}

## The cards
howto-bornes-card-slow = { $km } km forward. Allowed even while { $limit_card } is in force.
howto-bornes-card-fast = { $km } km forward, but not while { $limit_card } is in force.
howto-bornes-card-big = { $km } km forward, but not while { $limit_card } is in force. At most { $count } per side on each trip.
howto-bornes-card-stop = Stops a driving car until its driver plays { $remedy_card }. { $safety_card } protects against it.
howto-bornes-card-limit = Only cards up to { $limit_km } km until { $remedy_card } is played. { $safety_card } protects against it. { $any_time ->
    [yes] Can be played at any time, even on a car that is not driving.
   *[no] Only on a driving car.
}
howto-bornes-card-hazard = { $restart ->
    [yes] Stops a driving car until its driver plays { $remedy_card }, and then { $start_card }. { $safety_card } protects against it.
   *[no] Stops a driving car until its driver plays { $remedy_card }. { $safety_card } protects against it.
}
howto-bornes-card-start = { $restart ->
    [yes] Lets you drive: at the start, after { $stop_card } and after every { $game ->
        [speed-1200] defense card
       *[other] remedy
    }. With { $right_card } you don’t need it.
   *[no] Lets you drive: at the start and after { $stop_card }. With { $right_card } you don’t need it.
}
howto-bornes-card-end-limit = Ends { $attack_card }: long distances are allowed again.
howto-bornes-card-remedy = { $restart ->
    [yes] Ends { $attack_card }. To drive on, you then need { $start_card }.
   *[no] Ends { $attack_card }: you can drive on.
}
howto-bornes-card-right-of-way = Protects you from { $stop_card } and { $limit_card } for the whole trip, ends them if you already have them, and you never need { $start_card }.
howto-bornes-card-safety = Protects you from { $attack_card } for the whole trip, and ends it if you already have it.

## Scoring
howto-bornes-scoring-km = One point for each kilometre.
howto-bornes-scoring-safeties = { $replaces ->
    [yes] { $worth } points for each one you play on your own turn.
   *[no] { $worth } points for each one you play.
}
howto-bornes-scoring-all-safeties = { $worth } extra points if one side has all four.
howto-bornes-scoring-coups = { $replaces ->
    [yes] { $worth } points for each, instead of { $safety } for the card.
   *[no] { $worth } points for each, on top of { $safety } for the card.
}
howto-bornes-scoring-trip = { $worth } points for reaching the goal exactly.
howto-bornes-scoring-delayed = { $worth } extra points if the draw pile was empty by then.
howto-bornes-scoring-safe-trip = { $worth } extra points if you got there without a { $big_km } km card.
howto-bornes-scoring-shut-out = { $each ->
    [yes] { $worth } extra points for each rival without a single kilometre.
   *[no] { $worth } extra points if no rival has a single kilometre.
}
howto-bornes-scoring-extension = { $to ->
    [caller] { $worth } points if you extended and are the first to reach { $long_goal } km. Otherwise every rival gets them.
   *[finisher] { $worth } points for the first to reach { $long_goal } km, no matter who extended.
}
howto-bornes-scoring-race-won = Exactly { $goal } km wins at once. If the cards run out first, whoever is closest wins; a tie is shared.

## Easily got wrong
howto-bornes-mind-exact = Your last card must hit the goal exactly. You can’t play a card that goes past it.
howto-bornes-mind-restart = { $restart ->
    [yes] { $game ->
        [speed-1200] The defense card
       *[other] The remedy
    } alone does not get you going: you also need { $start_card }, unless you have { $right_card } in front of you.
   *[no] After a { $game ->
        [speed-1200] defense card
       *[other] remedy
    } you don’t need { $start_card }. But you can be attacked again straight away.
}
howto-bornes-mind-own-turn = { $game ->
    [speed-1200] A wild card
   *[other] A safety
} played later, on your own turn, { $own_turn ->
    [waits] ends the attack, but you still need { $start_card }, unless you have { $right_card } in front of you.
   *[drives] removes the attack: you are as you were before it and need no other card.
}
howto-bornes-mind-right = { $right_card } does not protect you from everything. These can still stop you: { $cards }.

## On the table
howto-bornes-name-stacks = Kilometres driven
howto-bornes-name-state = How a car is doing
howto-bornes-name-hand = Cards in hand
howto-bornes-name-road = The road
howto-bornes-name-points = Points
howto-bornes-table-battle = Attacks lie here, and the cards that cure them. Only the top card counts.
howto-bornes-table-speed = { $limit_card } lies here, and the card that ends it. Only the top card counts.
howto-bornes-table-safeties = Each of the four places is for one card that protects this side for the whole trip. A bolt means: it answered an attack at once.
howto-bornes-table-stacks = The kilometre cards this side has played, one stone for each card, sorted by distance.
howto-bornes-table-draw = Every turn begins with a card from here. The number says how many are left.
howto-bornes-table-discard = Discarded cards lie here, face up. They stay out until the next deal.
howto-bornes-table-state = Green: it drives, kilometres may be played. Red: an attack stops it. Yellow: no faster than the number. Grey: it needs { $start_card } first.
howto-bornes-table-hand = How many cards this player holds.
howto-bornes-table-road = Every car on its way from 0 to the goal at the flag. The last card must hit the goal exactly.
howto-bornes-table-points = The points of the match so far, and how many win it.
web-order-coup = If someone attacks you and you can strike back at once, do it?

## Hints in plain words
hint-bornes-coup-now = The attack fails, and { $attack_card } can’t hit you again in this race
hint-bornes-take-it = You take { $attack_card } and keep your cards
hint-bornes-extend = At { $goal } km there are more points to win, but your rivals may still get them
hint-bornes-finish = You have won this race with { $goal } km, and nobody can take that away
hint-bornes-drive-home = That is exactly { $goal } km: you finish
hint-bornes-drive-fits = Then { $left } km are left, and you hold a card that fits exactly
hint-bornes-drive-past = It puts you in front: { $km } km to { $rival }
hint-bornes-drive-behind = It takes you to { $km } km, only { $gap } behind
hint-bornes-drive = It takes you to { $km } km; { $left } are left
hint-bornes-start = Without { $card } you can’t drive
hint-bornes-start-again = With { $card } you drive on
hint-bornes-repair = It ends { $attack_card }, and you drive on
hint-bornes-repair-then-start = It ends { $attack_card }; then you only need { $card }
hint-bornes-fast-with = Then you may drive your { $card }
hint-bornes-fast = Then you may drive fast again
hint-bornes-safety-cures = It ends { $attack_card }, for good
hint-bornes-safety = { $attack_card } can’t hit you any more
hint-bornes-way = { $attack_card } and { $other_card } can’t hold you up any more
hint-bornes-way-now = You may drive at any speed from now on
hint-bornes-limit-near = Only { $left } km from the finish, this rival may then drive { $limit } km at most with a card
hint-bornes-limit-ahead = This rival is { $gap } km ahead and may then drive { $limit } km at most with a card
hint-bornes-limit-rival = This rival may then drive { $limit } km at most with a card
hint-bornes-stop-near = It stops a rival who has only { $left } km to go
hint-bornes-stop-ahead = It stops a rival who is { $gap } km ahead of you
hint-bornes-stop-rival = It stops a rival before they pass you
hint-bornes-throw-one = You hold { $count } of these, so you can spare one
hint-bornes-throw-waiting = You are waiting for { $card }, and this card helps you least
hint-bornes-throw-short = Of your cards, this one gets you the least
hint-bornes-throw = Of your cards, you will miss this one least
hint-bornes-throw-too-long = Only { $left } km are left: it is too long now
hint-bornes-throw-big = You have played as many of these as a race allows
hint-bornes-throw-vain = All your rivals are protected from it
hint-bornes-throw-protected = { $safety_card } protects you, so you no longer need it
hint-bornes-throw-gone = Every { $attack_card } has been played, so you no longer need it
hint-plain-bornes-standing = You get going sooner
hint-plain-bornes-creeping = You get rid of the speed limit sooner
hint-plain-bornes-stopped = You are stopped less often
hint-plain-bornes-coup = You keep your chance to strike back
hint-plain-bornes-struck-back = Your rivals get fewer chances to strike back
hint-plain-bornes-rivals-standing = Your rivals stand still for longer
hint-plain-bornes-nothing-fits = Near the finish you are more likely to have a card that fits
hint-plain-bornes-shut-out = A rival without a kilometre brings you a bonus
