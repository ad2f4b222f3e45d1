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
event-AnswerPassed = { $seat } lets it stand.
event-CoupPlayed = { $seat } strikes back with { $card }!
event-AttackEnded = { $card } is over for { $side }.
event-AttackRemoved = { $card } is taken off { $side }.
event-CardDiscarded = { $seat } throws { $card } away.
event-ExtensionOffered = { $seat } has reached the goal and may extend the trip.
event-ExtensionCalled = { $seat } extends the trip to { $goal_km } km.
event-ExtensionDeclined = { $seat } finishes here.
event-TripCompleted = { $side } completes the trip of { $km } km.
event-TurnBegan = It is the turn of { $seat }.
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
