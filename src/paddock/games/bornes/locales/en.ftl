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
kind-remedy = remedy
kind-safety = safety
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
option-speed-1200-limit = When the match ends: at that many points, or after that many rounds; a tie at the top is broken by one more round.
option-speed-1200-six-goal = The goal with six seats, in km. The booklet prints 1,000, which no sum of its cards can make.
option-speed-1200-own-turn-wild = A wild card against an attack in force: the attack is void but a START is still needed, or the attack card is removed and the car drives on.
option-kilometer-1000-limit = When the rally ends: at that many points, or after that many stages; a tie at the top is broken by one more stage.
option-kilometer-1000-safety-turn = A safety played in one’s own turn gives another turn or does not (as printed).
option-kilometer-1000-limit-attack = The speed limit may be laid only on a car that is driving (as printed) or at any time.
option-mille-bornes-mode = The standard race; the printed variant (a green light is needed after every remedy); or the race for the youngest (a green light lies out from the start).
option-mille-bornes-sides = Who plays with whom: each alone, or in pairs. Automatic: two to four seats play alone, six and eight in pairs.
option-mille-bornes-limit = A series goes on until a side has won that many races.

## Options in a word or two, and their values
title-speed-1200-limit = End of the match
value-speed-1200-limit-points = so many points
value-speed-1200-limit-rounds = so many rounds
title-speed-1200-six-goal = Goal with six players
value-speed-1200-six-goal = { $number } km
title-speed-1200-own-turn-wild = Wild card on your own turn
value-speed-1200-own-turn-wild-voids = voids the attack; START is still needed
value-speed-1200-own-turn-wild-removes = takes the attack away; the car drives on
title-kilometer-1000-limit = End of the rally
value-kilometer-1000-limit-points = so many points
value-kilometer-1000-limit-rounds = so many stages
title-kilometer-1000-safety-turn = A safety on your own turn
value-kilometer-1000-safety-turn-none = is the whole turn, as printed
value-kilometer-1000-safety-turn-classic = brings another turn
title-kilometer-1000-limit-attack = Speed limit as an attack
value-kilometer-1000-limit-attack-needs-green = only on a driving car, as printed
value-kilometer-1000-limit-attack-classic = at any time
title-mille-bornes-mode = The race
value-mille-bornes-mode-standard = standard
value-mille-bornes-mode-variant = variant: a green light after every remedy
value-mille-bornes-mode-youngest = for the youngest: a green light lies out from the start
title-mille-bornes-sides = Who plays with whom
value-mille-bornes-sides-auto = as the number of players suggests
value-mille-bornes-sides-alone = each alone
value-mille-bornes-sides-pairs = in pairs
title-mille-bornes-limit = Length of the series
value-mille-bornes-limit-wins = so many wins

## Refusals. { $section } is the place in the edition's booklet.
refusal-not-in-hand = You do not hold { $card }. ({ $section })
refusal-needs-start = { $mode ->
    [variant] Your car is waiting: in the variant it takes { $start_card } at the start and after every remedy, before { $card }.
   *[standard] Your car is waiting: lay { $start_card } before { $card }.
} ({ $section })
refusal-stopped = { $attack_card } stops you: lay { $remedy_card } first. ({ $section })
refusal-speed-limit = Speed limit: only { $limit_km } km or less until { $remedy_card }; { $km } km is too fast. ({ $section })
refusal-big-cards = Each side may lay only { $count ->
    [one] { $count } card of { $km } km
   *[other] { $count } cards of { $km } km
} in a { $game ->
    [speed-1200] round
    [kilometer-1000] stage
   *[mille-bornes] race
}; yours lie already. ({ $section })
refusal-past-goal = { $km } km is too far: { $remaining_km } km are left to exactly { $goal_km } km. ({ $section })
refusal-already-driving = Your car is driving already: { $start_card } would change nothing. ({ $section })
refusal-start-not-needed = With { $safety_card } you need no { $card }. ({ $section })
refusal-no-limit = No { $attack_card } is in force: { $card } would change nothing. ({ $section })
refusal-no-attack = No { $attack_card } is in force: { $card } would change nothing. ({ $section })
refusal-wrong-remedy = { $attack_card } is in force: it takes { $remedy_card }, not { $card }. ({ $section })
refusal-protected = { $side } is protected from { $card } by { $safety_card }. ({ $section })
refusal-already-limited = { $attack_card } is already in force on { $side }. ({ $section })
refusal-target-waiting = { $side } is not driving: { $card } needs a car that may drive. ({ $section })
refusal-target-stopped = { $side } is already stopped by { $attack_card }: no attack on top of an attack. ({ $section })
refusal-own-side = { $card } is an attack: you cannot lay it on your own side. ({ $section })
refusal-no-such-side = There is no { $side } here: sides are numbered 1 to { $sides }. ({ $section })
refusal-attack-needs-side = { $card } is an attack: say which side it is for. ({ $section })
refusal-not-an-attack = { $card } is not an attack: it cannot be laid on another side. ({ $section })
refusal-answer-first = Answer { $attack_card } first: coup or pass. ({ $section })
refusal-no-window = { $attack_card ->
    [none] There is no attack to answer now
   *[other] The moment for a { $coup } against { $attack_card } has passed
}{ $card ->
    [none] .
   *[other] ; { $card } can still be laid.
} ({ $section })
refusal-wrong-safety = { $card } does not answer { $attack_card }: that takes { $safety_card }. ({ $section })
refusal-choose-first = First say whether you extend the trip or finish. ({ $section })
refusal-no-choice = There is no extension to choose now. ({ $section })

## What happened
event-StartLaidOut = { $card } lies before { $side } from the start.
event-CardDrawn = { $seat } draws a card.
event-CardDrawn-own = You draw { $card }.
event-CardDrawn-open = { $seat } draws { $card }.
event-CardLaid-moved = { $seat } lays { $card } and is at { $total_km } km.
event-CardLaid = { $seat } lays { $card }.
event-CarMoved = { $side } is at { $total_km } km.
event-AttackLaid = { $seat } lays { $card } on { $side }.
event-AnswerAsked = { $seat } may answer { $card }.
event-AnswerAsked-own = { $card }: { $coup }?{ $seconds ->
    [none] {""}
   *[other] {" "}{ $seconds } s.
}
event-AnswerPassed = { $seat } lets it stand.
event-CoupPlayed = { $seat } strikes back with { $card }!
event-AttackEnded = { $card } is over for { $side }.
event-AttackRemoved = { $card } is taken off { $side }.
event-CardDiscarded = { $seat } throws { $card } away.
event-ExtensionOffered = { $seat } has reached the goal and may extend the trip.
event-ExtensionOffered-own = Home! Go on to { $goal_km } km?
event-ExtensionCalled = { $seat } extends the trip to { $goal_km } km.
event-ExtensionDeclined = { $seat } finishes here.
event-TripCompleted = { $side } completes the trip of { $km } km.
event-TurnBegan = It is the turn of { $seat }.
event-TurnBegan-own = Your turn.
event-RaceRanOut = The cards have run out.

## The score sheet
line-km = Kilometres
line-safeties = Safeties
line-all-safeties = All four safeties
line-coups = { $game ->
    [speed-1200] Conflicts
    [kilometer-1000] Lightning answers
   *[mille-bornes] Master moves
}
line-trip = Trip completed
line-delayed = Delayed action
line-safe-trip = Safe trip
line-shut-out = Shut-out
line-extension = Extension
line-race-won = Race won

## Names
game-speed-1200 = Speed 1.200 km
game-kilometer-1000 = 1000 Kilométer
game-mille-bornes = Mille Bornes

## In the terminal
topic-bornes-coup = { $coup }: whoever is attacked and holds the safety against it may lay it at once, out of turn. The attack is taken away, a card is drawn, and that player has the next turn.
cli-bornes-title = { $name } · { $game ->
    [speed-1200] round
    [kilometer-1000] stage
   *[other] race
} { $number } · goal { $goal_km } km · draw pile { $pile }
cli-bornes-title-short = goal { $goal_km } km · pile { $pile }
cli-bornes-discards = discards
cli-bornes-battle = Battle pile
cli-bornes-speed = Speed
cli-bornes-safeties = Safeties
cli-bornes-distances = Distances
cli-bornes-driving = driving
cli-bornes-waiting = waiting
cli-bornes-stopped = stopped
cli-bornes-hand = Hand of { $name }
cli-bornes-attacked = { $by } attacks with { $card }: your answer?
bornes-move-lay = Lay { $card }
bornes-move-attack = { $card } on { $side }
bornes-move-discard = Throw { $card } away
bornes-move-coup = Strike back with { $card }
bornes-move-pass = Let it stand
bornes-move-extend = Extend the trip
bornes-move-finish = Finish here
cli-bornes-short-lay = lay
cli-bornes-short-attack = on { $side }
cli-bornes-short-discard = throw away
cli-bornes-short-coup = strike back
cli-bornes-short-pass = let it stand
cli-bornes-short-extend = extend the trip
cli-bornes-short-finish = finish here

## Hints
hint-bornes-standing = You stand for { $this } more turns
hint-bornes-creeping = A speed limit holds you back for { $this } turns
hint-bornes-stopped = You are stopped in { $this } of 100 cases
hint-bornes-coup = You strike back ({ $coup }) in { $this } of 100 cases
hint-bornes-struck-back = A rival strikes back ({ $coup }) in { $this } of 100 cases
hint-bornes-rivals-standing = Rivals stand for { $this } turns
hint-bornes-nothing-fits = Near the goal no card fits for { $this } turns
hint-bornes-missed = You miss the card in { $this } of 100 cases
hint-bornes-hardly = This card will hardly be missed: in { $this } of 100 cases
hint-bornes-spare = { $gone } of the { $all } “{ $attack_card }” are gone: you miss this card in { $this } of 100 cases
hint-bornes-safe-trip = You earn the bonus for the trip without the biggest card in { $this } of 100 cases
hint-bornes-shut-out = A rival is left without a kilometre in { $this } of 100 cases
hint-bornes-delayed = You come home after the last card was drawn in { $this } of 100 cases
hint-bornes-home = You come home first in { $this } of 100 cases
hint-bornes-beaten = A rival comes home before you in { $this } of 100 cases
hint-bornes-ahead = You have come farther than every rival in { $this } of 100 cases
hint-bornes-km = You get as far as { $this } km
hint-bornes-rival-km = Your best rival gets as far as { $this } km
hint-bornes-points = You make { $this } points in this round
hint-bornes-rival-points = Your best rival makes { $this } points in this round

## On the page
web-km = km
web-round = { $game ->
    [speed-1200] Round
    [kilometer-1000] Stage
   *[other] Race
} { $number }
web-side-points = { $letter }: { $points } points
web-play = Play
web-throw-away = Throw away
web-choose-card = Choose a card. A green lamp means it can be played.
web-throw-which = Which card do you throw away?
web-choose-target = On whom?
web-road = The road to { $goal } km.
web-road-car = { $name }: { $km } km.
web-state-driving = rolling
web-state-stopped = stands still
web-state-waiting = waiting
web-at-most = { $km } at most
web-pile-battle = Battle
web-pile-speed = Speed
web-pile-safeties = Safeties
web-pile-draw = Draw
web-pile-discard = Discards
web-attack = Attack
web-coup-text = The right safety answers at once: the attack is void, and the next turn is yours.
web-extension-choose = Home! Go on to the longer goal?
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
label-mille-bornes-limit = Speed limit
label-mille-bornes-end-limit = End of speed limit
web-poster-speed-1200 = Race to the 1,200 stone. Stop the others, and keep a wild card ready.
web-poster-kilometer-1000 = The rally in stages. Answer like lightning for 300.
web-poster-mille-bornes = One race, no sums. The quickest way in.
web-choose-discard = No card can be played: choose one to throw away.
web-key-card = choose a card; again: play it
web-key-arrows = from card to card
web-key-side = the side an attack is for
web-key-throw = throw the chosen card away
web-key-coup = answer an attack with a safety
web-key-score = say the score

# How to play the Bornes family, in short: one sentence or two for each thing to know.
# Facts: goal and long_goal in km, hand, limit_km, km, big_km, count (how many of the longest card a side may lay), worth and safety (points), total (points, rounds or wins) are figures
# of the sheet; ..._card are cards, and cards lists some; coup is the edition’s word for a coup. players lists numbers of players, missing at a table whose seats are settled.
# restart: whether a remedy takes a start card after it; again: whether a safety brings another turn; any_time: whether the limit may be laid on a car that does not drive;
# own_turn: whether a side waits or drives after a safety on its own turn; replaces, each, to: how the edition counts.

## The goal
howto-bornes-goal-points = Drive exactly as many kilometres as the goal asks, hold the others up on the way, and collect points.
howto-bornes-goal-race = Be the first to drive exactly { $goal } km, and hold the others up on the way. There are no points.
howto-bornes-goal-km = { $players ->
    [none] The goal at this table: exactly { $goal } km.
   *[other] With { $players } players: exactly { $goal } km.
}
howto-bornes-goal-extension = Whoever gets there first stops, or extends the trip to { $long_goal } km for everybody{ $players ->
    [none] .
   *[other] {" "}(with { $players } players).
}
howto-bornes-goal-teams = { $players ->
    [none] You play in pairs: partners
   *[other] With { $players } players you play in pairs: partners
} share one layout and one distance, and each has a hand of their own.
howto-bornes-goal-match = { $limit ->
    [points] The points of all trips add up. Once somebody has { $total }, the highest total wins.
    [rounds] The points of all trips add up. Trips in this match: { $total }; then the highest total wins.
   *[wins] This is a series. Races that you have to win: { $total }.
}

## A turn
howto-bornes-turn-draw = Draw a card, then lay one or discard one. You end your turn with { $hand } cards in hand.
howto-bornes-turn-start = Lay { $start_card } to drive off. Only then may you lay kilometres.
howto-bornes-turn-youngest = { $start_card } lies in front of you from the start: you may lay kilometres at once.
howto-bornes-turn-attack = Lay attacks on others: only on a car that is driving, never on top of another attack. You may attack even while you stand still.
howto-bornes-turn-repair = { $restart ->
    [yes] Stopped? Lay the matching remedy, then on a later turn { $start_card }: now you drive again.
   *[no] Stopped? Lay the matching remedy. That is enough: on your next turn you drive on.
}
howto-bornes-turn-safety = { $again ->
    [yes] You may lay a safety on any of your turns. Then you draw and play again at once.
   *[no] You may lay a safety on any of your turns. It is your whole turn.
}
howto-bornes-turn-coup = { $coup }: attacked, and you hold the safety against it? Lay it at once, out of turn. The attack is gone, you draw a card, and it is your turn.
howto-bornes-turn-end = { $ending ->
    [hands] When the draw pile is empty, play on from your hand. It is over when somebody is at the goal or all hands are empty.
   *[pile] When the draw pile is empty, the race ends with that turn: whoever is closest to { $goal } km wins.
}

## The cards
howto-bornes-card-slow = { $km } km forward. Allowed even under { $limit_card }.
howto-bornes-card-fast = { $km } km forward, but not under { $limit_card }.
howto-bornes-card-big = { $km } km forward, but not under { $limit_card }. At most { $count } for each side on a trip.
howto-bornes-card-stop = Stops a driving car until { $remedy_card }. { $safety_card } keeps it away.
howto-bornes-card-limit = Only cards up to { $limit_km } km until { $remedy_card }. { $safety_card } keeps it away. { $any_time ->
    [yes] May be laid at any time, even on a car that stands still.
   *[no] Only on a driving car.
}
howto-bornes-card-hazard = { $restart ->
    [yes] Stops a driving car until { $remedy_card }, and then { $start_card }. { $safety_card } keeps it away.
   *[no] Stops a driving car until { $remedy_card }. { $safety_card } keeps it away.
}
howto-bornes-card-start = { $restart ->
    [yes] Lets you drive: at the start, after { $stop_card } and after every remedy. With { $right_card } you do not need it.
   *[no] Lets you drive: at the start and after { $stop_card }. With { $right_card } you do not need it.
}
howto-bornes-card-end-limit = Ends { $attack_card }: long distances are allowed again.
howto-bornes-card-remedy = { $restart ->
    [yes] Ends { $attack_card }. To drive on you need { $start_card } after it.
   *[no] Ends { $attack_card }: you may drive on.
}
howto-bornes-card-right-of-way = Keeps { $stop_card } and { $limit_card } away for the whole trip, ends them if they hold you up, and saves you every { $start_card }.
howto-bornes-card-safety = Keeps { $attack_card } away for the whole trip, and ends it if it holds you up.

## Scoring
howto-bornes-scoring-km = One point for each kilometre.
howto-bornes-scoring-safeties = { $replaces ->
    [yes] { $worth } points for each one laid on your own turn.
   *[no] { $worth } points for each one laid.
}
howto-bornes-scoring-all-safeties = { $worth } points more if one side has all four.
howto-bornes-scoring-coups = { $replaces ->
    [yes] { $worth } points for each, instead of { $safety } for the card.
   *[no] { $worth } points for each, on top of { $safety } for the card.
}
howto-bornes-scoring-trip = { $worth } points for whoever is exactly at the goal.
howto-bornes-scoring-delayed = { $worth } points more if the draw pile was empty by then.
howto-bornes-scoring-safe-trip = { $worth } points more if you got there without a card of { $big_km } km.
howto-bornes-scoring-shut-out = { $each ->
    [yes] { $worth } points more for each rival without a single kilometre.
   *[no] { $worth } points more if no rival has a single kilometre.
}
howto-bornes-scoring-extension = { $to ->
    [caller] { $worth } points for whoever extended and is first at { $long_goal } km. Otherwise every rival gets them.
   *[finisher] { $worth } points for whoever is first at { $long_goal } km, no matter who extended.
}
howto-bornes-scoring-race-won = Exactly { $goal } km wins at once. If the cards run out before, whoever is closest wins; those who are level share it.

## Easily got wrong
howto-bornes-mind-exact = The last card must hit the goal exactly. A card that goes beyond it cannot be laid.
howto-bornes-mind-restart = { $restart ->
    [yes] The remedy alone does not get you going: { $start_card } has to follow, unless { $right_card } lies in front of you.
   *[no] After a remedy you need no { $start_card }. But you can be attacked again straight away.
}
howto-bornes-mind-own-turn = { $own_turn ->
    [waits] A safety laid later, on your own turn, ends the attack, but you still need { $start_card }, unless { $right_card } lies in front of you.
   *[drives] A safety laid later, on your own turn, takes the attack away: you are as you were before it, without a remedy.
}
howto-bornes-mind-right = With { $right_card } you are not safe from everything. These can still stop you: { $cards }.
