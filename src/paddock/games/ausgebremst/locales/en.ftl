# AUSGEBREMST. Spaces are written lane and number (L14): lanes L, M, N from the inside; a bare A or C is a field of the pit lane. { $section } is a heading of the booklet.
# Facts: value and card are race cards, by their numbers; why is stall or pit; where is before or past; exception is none or possible.

game-ausgebremst = AUSGEBREMST

## Options
option-ausgebremst-rules = The family game (three cards in hand, one compulsory pit stop) or the advanced game (secret decks, gear piles, optional pit stops).
option-ausgebremst-circuits = The season: a number of circuits in the printed order, or the circuits you choose, in your order, such as 3+7+1.
option-ausgebremst-six-exception = Leaders level with rivals, all with nothing but 6s: rivals’ hands count only once shown, or even while hidden, as the booklet says; then your legal moves can tell you what rivals hold.

## Options in a word or two, and their values
title-ausgebremst-rules = Rules
value-ausgebremst-rules-family = family game: three cards in hand, one compulsory pit stop
value-ausgebremst-rules-advanced = advanced game: secret decks, gear piles, optional pit stops
title-ausgebremst-circuits = Season
value-ausgebremst-circuits-printed = a number of circuits, in the printed order
value-ausgebremst-circuits-chosen = circuits of your choice, such as 3+7+1
title-ausgebremst-six-exception = Leaders with nothing but 6s
value-ausgebremst-six-exception-shown = rivals’ hands count only once shown
value-ausgebremst-six-exception-booklet = rivals’ hands count even while hidden, as in the booklet

## Circuits
difficulty-easy = easy
difficulty-medium = medium
difficulty-hard = hard
direction-clockwise = clockwise
direction-anticlockwise = anticlockwise
deck-fast = fast deck
deck-medium = medium deck
deck-slow = slow deck
section-ausgebremst-regole-delle-carte-corsa = Rules of the race cards – { $printed }
section-ausgebremst-regola-speciale-per-la-carta-corsa-6 = Special rule for race card 6 – { $printed }
section-ausgebremst-quale-tracciato-di-corsa = Which circuit? – { $printed }
section-ausgebremst-regole-di-gara = Racing rules – { $printed }
section-ausgebremst-sorpassi = Overtaking – { $printed }
section-ausgebremst-linea-bianca-continua = Solid white line – { $printed }
section-ausgebremst-limitazioni-di-movimento = Limits of movement – { $printed }
section-ausgebremst-bloccaggio = Blocking – { $printed }
section-ausgebremst-pit-stop = Pit stop – { $printed }
section-ausgebremst-la-scelta-di-un-mazzo = Choosing a deck – { $printed }
section-ausgebremst-mazzi-marcia = Gear piles – { $printed }
section-ausgebremst-giocare-dai-mazzetti-marcia = Playing from the gear piles – { $printed }
section-ausgebremst-giocare = Playing – { $printed }
section-ausgebremst-regole-di-gioco-avanzate = Advanced rules – { $printed }

## Refusals
refusal-race-card-missing = You don’t have a { $value }. ({ $section })
refusal-leader-six = You are in the lead, and the leader may not play a 6{ $exception ->
   *[possible] , except with nothing but 6s in hand where one car blocks the whole track.
    [none] .
} ({ $section })
refusal-joint-leader-six = You share the lead with car { $car }, and leaders may not play a 6{ $exception ->
   *[possible] , except when all the cars level with you hold nothing but 6s and block the whole track together.
    [none] .
} ({ $section })
refusal-no-such-space = { $circuit } has no space { $space }. ({ $section })
refusal-space-taken = Car { $car } is on { $space }. ({ $section })
refusal-way-blocked = Car { $car } on { $at } is blocking the way to { $space ->
    [finish] the finish
   *[other] { $space }
}. ({ $section })
refusal-white-line = The white line from { $first } to { $last } keeps you in your lane: { $space } is on the other side of it. ({ $section })
refusal-out-of-reach = { $space ->
    [finish] The finish is more than { $value ->
        [one] { $value } space
       *[other] { $value } spaces
    } ahead of { $start }.
   *[other] { $space } is not exactly { $value ->
        [one] { $value } space
       *[other] { $value } spaces
    } ahead of { $start }.
} ({ $section })
refusal-only-forward = Cars only drive forward or diagonally forward, never sideways or back. ({ $section })
refusal-pit-entry = You can only enter the pit lane from field A. ({ $section })
refusal-pit-closed = The pit lane is open only at the end of laps 1 and 2; { $lap ->
    [0] you are still at the start.
   *[other] you are on lap { $lap }.
} ({ $section })
refusal-pit-owed = { $where ->
    [before] Your pit stop is due on this lap, and from { $space } you could no longer reach field A ({ $entry }).
   *[past] Your pit stop is due on this lap: you may not drive past field A ({ $entry }) to { $space }, nor through the pit lane without stopping.
} ({ $section })
refusal-second-stop = You have already made your pit stop; you can’t make a second one. ({ $section })
refusal-must-play = { $card ->
    [none] You can play a card, so you may not pass.
   *[other] You can play a { $card }, so you may not pass.
} ({ $section })
refusal-no-race-discard = You can’t discard here: play a card, or pass if you can’t. ({ $section })
refusal-must-discard = { $why ->
    [stall] No car has been able to move for too long: discard a card and draw another. (our own rule)
    [pit] Your pit stop is due, and none of these cards takes you into the pit lane: discard one. ({ $section })
   *[none] None of these cards can help you: discard one. ({ $section })
}
refusal-choose-deck = Choose your deck first: fast, medium or slow. ({ $section })
refusal-sort-cards = Put the card in front of you on a pile, or use a preset. ({ $section })
refusal-nothing-to-sort = You have no cards left to sort: choose Ready. ({ $section })
refusal-draw-from-pile = Draw a card from one of your piles first. ({ $section })
refusal-pile-empty = Pile { $pile } is empty. ({ $section })
refusal-take-pit-card = Take one of your pit cards first: { $low } or { $high }. ({ $section })
refusal-no-pit-card = There is no { $value } among your pit cards: take { $low } or { $high }. ({ $section })
refusal-store-pit-card = Put your other pit card on one of your piles first. ({ $section })
refusal-drive-now = It’s your turn to drive. ({ $section })
refusal-family-game = That is only part of the advanced game. ({ $section })

## What happened
event-GridCardDrawn = { $seat } draws a { $value } for the grid.
event-RaceStarted = The cars line up on the grid of { $circuit }.
event-RaceHandDealt = { $seat } is dealt a hand.
event-RaceHandDealt-own = Your hand: { $values }.
event-CarDrove = { $neutral ->
    [yes] Neutral car
   *[other] Car
} { $car } plays a { $value }: from { $start } to { $space ->
    [finish] the finish
   *[other] { $space }
}.
event-LapBegan = { $neutral ->
    [yes] Neutral car
   *[other] Car
} { $car } is on lap { $lap }.
event-PitStopMade = { $neutral ->
    [yes] Neutral car
   *[other] Car
} { $car } makes its pit stop.
event-CarRetired = { $neutral ->
    [yes] Neutral car
   *[other] Car
} { $car } { $to_go ->
    [one] has run out of cards, { $to_go } space from the finish.
   *[other] has run out of cards, { $to_go } spaces from the finish.
}
event-HandShown = { $seat } can’t play and shows their hand: { $values }.
event-RaceCardDiscarded = { $seat } discards a { $value }.
event-NeutralCardTurned = Neutral car { $car } turns up a { $value }.
event-NeutralStayed = Neutral car { $car } can’t use the { $value } and stays where it is.
event-NeutralBlocked = Neutral car { $car } is boxed in.
event-SixesAllowed = Nobody has moved for a whole round: leaders may now play a 6.
event-RaceCardDrawn = { $seat } draws a card.
event-RaceCardDrawn-open = { $seat } draws a { $value }.
event-DeckChosen = { $seat } chooses a deck.
event-DeckChosen-own = { $seat } chooses the { $deck } deck.
event-PitCardsLaid = { $seat }’s pit cards show { $values }.
event-CardToSort = { $seat } looks at the next card.
event-CardToSort-own = { $value ->
    [none] { $seat } has no cards left to sort.
   *[other] The next card to sort is a { $value }.
}
event-CardSorted = { $seat } sorts a card.
event-CardSorted-own = { $value ->
    [none] { $seat } has no cards left to sort.
   *[other] { $seat } puts a { $value } on pile { $pile }.
}
event-PilesPreset = { $seat } sorts the cards.
event-PilesPreset-own = { $seat } sorts the rest: { $preset }.
event-PitCardTaken = { $seat } takes a { $value } from their pit cards.
event-PitCardStored = { $seat } puts the other pit card, a { $value }, on pile { $pile }.

## The score sheet
line-place-1 = First
line-place-2 = Second
line-place-3 = Third
line-place-4 = Fourth
line-place-5 = Fifth
line-place-6 = Sixth
line-not-home = Did not finish

## The table in the terminal
ausgebremst-title = Race { $race } of { $races }: { $name }, { $direction }, { $difficulty }
ausgebremst-title-short = { $race }/{ $races } { $name }
ausgebremst-lap = lap { $lap } of { $laps }
ausgebremst-last-lap = Last lap
ausgebremst-grid = on the grid
ausgebremst-home = finished, place { $place }
ausgebremst-out = out
ausgebremst-neutral = neutral
ausgebremst-stop-owed = stop to make
ausgebremst-stop-made = stop made
ausgebremst-stop-free = no stop yet
ausgebremst-column-car = car
ausgebremst-column-driver = driver
ausgebremst-column-at = at
ausgebremst-column-lap = lap
ausgebremst-column-go = to go
ausgebremst-column-pit = pit
ausgebremst-column-cards = cards
ausgebremst-shown = shows { $cards }
ausgebremst-hand = Your cards
ausgebremst-fuel = Fuel: { $points }, spaces to go: { $to_go }, reserve { $reserve }
ausgebremst-piles = Your gear piles, top card last
ausgebremst-sorting = Next card to sort: { $value }
ausgebremst-road = The road ahead
ausgebremst-whole = The whole lap
ausgebremst-move-ideal = play { $value } to { $space }, on the ideal line, reserve { $reserve }
ausgebremst-move-wide = play { $value } to { $space }, { $count ->
    [one] { $count } space more than the ideal line
   *[other] { $count } spaces more than the ideal line
}, reserve { $reserve }
ausgebremst-move-pit = play { $value } to { $space }, make your pit stop, reserve { $reserve }
ausgebremst-move-drive = play { $value } to { $space }
ausgebremst-move-home = play { $value }, across the finish line
ausgebremst-short-ideal = ideal line, { $reserve }
ausgebremst-short-wide = { $count } longer, { $reserve }
ausgebremst-short-pit = pit stop, { $reserve }
ausgebremst-short-home = across the finish line
ausgebremst-move-pass = show your hand and wait
ausgebremst-move-discard = show your hand, discard the { $value } and draw
ausgebremst-move-draw = draw from pile { $pile }
ausgebremst-move-sort = put the { $value } on pile { $pile }
ausgebremst-move-store = put the pit card on pile { $pile }
ausgebremst-move-take = take the { $value } into your hand
ausgebremst-move-preset = sort all the rest: { $preset }
ausgebremst-move-deck = choose the { $deck ->
    [fast] fast
    [medium] medium
   *[slow] slow
} deck
ausgebremst-move-done = ready: all your cards are sorted

## Explained, and the signs of the table
topic-ausgebremst-pit = In the family game every car makes one pit stop, at the end of lap 1 or lap 2: it leaves the track at field A, ends a move in the pit lane, and comes back at field C.
topic-ausgebremst-six = The leader, alone or level with others, may not play a 6. It is allowed on a car’s first move, once any car has finished, and with nothing but 6s in hand on a chicane or side by side in blocked lanes.
legend-ausgebremst-own = your car
legend-ausgebremst-car = another car
legend-ausgebremst-target = a space this card reaches
legend-ausgebremst-change = you may change lanes here
legend-ausgebremst-white = a white line: no lane change
legend-ausgebremst-chicane = a chicane: only one lane is open
legend-ausgebremst-entry = field A: pit lane entry
legend-ausgebremst-exit = field C: pit lane exit
legend-ausgebremst-leader = in the lead
legend-ausgebremst-stop = pit stop made, pit stop still to make

## The page
web-race-standings = Standings
web-race-tank = Fuel
web-race-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-race-go = { $count ->
    [one] { $count } space to go
   *[other] { $count } spaces to go
}
web-race-reserve = reserve { $reserve }
web-race-card = Card { $value }
web-race-choose-card = Choose a card: every space it reaches lights up, with the reserve you would have there.
web-race-cannot-play = You can’t play any of your cards.
web-race-must-discard = Waiting would not help: choose a card to discard.
web-race-wait = Show your hand and wait
web-race-throw = Discard the { $value }
web-race-reach = Card { $value } reaches
web-race-barred = Not with card { $value }
web-race-lane-L = inner lane
web-race-lane-M = middle lane
web-race-lane-N = outer lane
web-race-lane-P = pit lane
web-race-short-L = inside
web-race-short-M = middle
web-race-short-N = outside
web-race-short-P = pit
web-race-finish = Finish
web-race-pit = pit stop
web-race-neutral-car = neutral car { $number }
web-race-leads-no-six = in the lead: no 6
web-race-you-lead = You are in the lead, so you may not play a 6.
web-race-stop-title-owed = Pit stop still to make
web-race-stop-title-due = Pit stop due on this lap
web-race-stop-title-open = Pit stop optional
web-race-stop-title-made = Pit stop made
web-race-stop-title-none = The pit lane is closed
web-race-stop-text-owed = Enter at A at the end of lap 1 or 2, leave at C. It costs { $detour ->
    [one] one space
   *[other] { $detour } spaces
}.
web-race-stop-text-due = Enter at A and end a move in the pit lane: you may not drive past.
web-race-stop-text-open = Enter at A at the end of lap 1 or 2. You get: { $cards }; extra distance: { $detour }.
web-race-near-ahead = { $name }, { $count } ahead, { $lane }
web-race-near-behind = { $name }, { $count } behind, { $lane }
web-race-near-level = { $name }, level with you, { $lane }
web-race-way-curve = { $count ->
    [one] curve in { $count } space
   *[other] curve in { $count } spaces
}
web-race-way-chicane = { $count ->
    [one] chicane in { $count } space
   *[other] chicane in { $count } spaces
}
web-race-way-free = { $lane } free
web-race-way-until = { $count ->
    [one] { $lane } free for { $count } space
   *[other] { $lane } free for { $count } spaces
}
web-race-way-blocked = { $lane } blocked
web-race-land-ideal = on the ideal line
web-race-land-wide = { $count ->
    [one] { $count } space longer
   *[other] { $count } spaces longer
}
web-race-land-curve = in the curve
web-race-land-chicane = on the chicane
web-race-land-behind = right behind: { $names }
web-race-land-beside = beside: { $names }
web-race-land-before = right ahead of: { $names }
web-race-place-ahead = { $lane }, { $count } ahead
web-race-place-behind = { $lane }, { $count } behind
web-race-place-level = { $lane }, level with you
web-race-place-own = { $lane }, your car
web-race-why-taken = Taken: { $name }.
web-race-why-blocked = In the way: { $name }, { $place }.
web-race-why-line = A white line lies between: no lane change here.
web-race-drove = { $neutral ->
    [yes] Neutral car
   *[other] Car
} { $car } plays a { $value }: { $lane }.
web-race-to-sort = { $count } more to sort
web-race-deck-fast = Far with each card, but few of them: hard in traffic.
web-race-deck-medium = A little of everything.
web-race-deck-slow = Many small cards: always one that fits, but more turns to the finish.
web-race-title-choose = Choose your deck in secret
web-race-title-sort = Put the card on one of your four gear piles
web-race-title-open = Draw your first hand: choose a pile
web-race-title-draw = Draw a card: choose a pile
web-race-title-take = Pit stop! Take one of your pit cards
web-race-title-store = Put the { $value } on top of one of your piles
web-race-title-drive = Drive
web-race-title-wait = Ready. The others are still choosing.
web-race-deck-size = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
web-race-gears = Your gear piles
web-race-pile = Pile { $number }
web-race-pile-empty = empty
web-race-presets = Sort the rest in one go:
web-race-ready = Ready
web-race-take = take
web-race-race-result = Race { $race } of { $races }: { $name }
web-race-season = Season
web-race-column-race = this race
web-race-next = Next: { $name }
web-race-next-grid = The grid
web-race-key-card = choose the card or pile with that number; press again to drive
web-race-key-space = move between lit spaces
web-race-key-drive = drive to the marked space, or press the amber button
web-race-key-why = say why a space is not allowed
web-race-key-standings = read out the standings
web-race-key-zoom = zoom in, zoom out, reset
web-race-key-pan = move the board

## Hints
hint-ausgebremst-detour = Detours cost you { $this } spaces
hint-ausgebremst-leading = You lead for { $this } turns, which bars your 6s
hint-ausgebremst-barred = For { $this } turns you hold a 6 that you may not play
hint-ausgebremst-still = For { $this } turns you cannot drive
hint-ausgebremst-rivals-still = Rivals cannot drive for { $this } turns
hint-ausgebremst-out = You run out of cards in { $this } of 100 cases
hint-ausgebremst-turns = You need { $this } more turns
hint-ausgebremst-won = You win this race in { $this } of 100 cases
hint-ausgebremst-place = On average you finish in place { $this }

## On the page
web-poster-ausgebremst = Three laps, one tank of cards. Box your rivals in at the chicane.

# How to play AUSGEBREMST, in short: one sentence or two for each thing to know.
# Facts: rules is family or advanced; laps, hand, cars, piles, races are figures of the sheet and the season; six is the card that a leader may not play; first and last are
# the laps after which a stop is made; size and total are the cards and points of a deck, counts its cards one by one; way is the shortest way, or the shortest to the longest;
# places lists the points of the places.

## Goal and turn
howto-ausgebremst-goal-race = Be the first across the finish line after { $laps } laps. Your deck has hardly more points than the shortest way needs: go wide, and you run out of cards.
howto-ausgebremst-turn-play = { $rules ->
    [family] Play one of your { $hand } cards and drive exactly that many spaces. Then draw a new card.
   *[advanced] Play one of your { $hand } cards and drive exactly that many spaces. Then draw the top card of any of your piles.
}
howto-ausgebremst-turn-must = If you can play a card, you must, even if it takes you wide. If you can’t, you show your hand and wait.
howto-ausgebremst-turn-order = You play in grid order. At the finish, only the way to the line must be free; leftover points are lost.

## The track
howto-ausgebremst-name-cards = Race cards
howto-ausgebremst-name-lanes = Lanes
howto-ausgebremst-name-room = Other cars
howto-ausgebremst-name-curve = Curves
howto-ausgebremst-name-chicane = Chicanes
howto-ausgebremst-name-ideal = Ideal line
howto-ausgebremst-name-six = No { $six } for the leader
howto-ausgebremst-track-cards = { $rules ->
    [family] A card moves you as many spaces as it says. Your deck has { $size } cards with { $total } points.
   *[advanced] A card moves you as many spaces as it says. Every deck has { $total } points.
}
howto-ausgebremst-track-lanes = Each step goes to the next space in your lane or in a lane beside it. Never sideways, never back.
howto-ausgebremst-track-room = One car per space, and nobody drives through a car. Slipping diagonally between two cars is fine.
howto-ausgebremst-track-curve = White lines separate the lanes: no lane change in a curve, nor from the last row before it.
howto-ausgebremst-track-chicane = Only the middle lane is open. A car that stands there blocks the whole track.
howto-ausgebremst-track-ideal = In a curve the inside lane is shorter. The shortest way from the first row, with one pit stop: { $way } spaces.
howto-ausgebremst-track-six = The leader, alone or level with others, may not play a { $six }. It is allowed on a car’s first move, and once any car has finished.

## The pit stop
howto-ausgebremst-pit-due = { $rules ->
    [family] Every car makes one pit stop, after lap { $first } or lap { $last }: end a move in the pit lane.
   *[advanced] You may make one pit stop, after lap { $first } or lap { $last }: end a move in the pit lane. You get your pit cards for it.
}
howto-ausgebremst-pit-way = Enter at field A, leave at field C, one car behind the other. A car on A blocks the way in, a car on C the way out.
howto-ausgebremst-pit-closed = At the start and on the last lap the pit lane is closed. Driving through does not count as a pit stop, and you can’t stop twice.

## Neutral cars
howto-ausgebremst-neutral-grid = There are always { $cars } cars in the race. Neutral cars make up the number, and start in front.
howto-ausgebremst-neutral-drive = A neutral car turns up its top card and takes the shortest way. If it cannot use the card, it stays and the card is gone.
howto-ausgebremst-neutral-stop = { $rules ->
    [family] It makes a pit stop too: after lap { $first } if its card allows, otherwise after lap { $last }.
   *[advanced] It never makes a pit stop, but it can block the way into the pit lane and out of it.
}
howto-ausgebremst-neutral-points = Neutral cars take places, but no points: nobody behind them moves up.

## The advanced game
howto-ausgebremst-name-decks = Choosing a deck
howto-ausgebremst-name-pit-cards = Pit cards
howto-ausgebremst-name-piles = Gear piles
howto-ausgebremst-name-free-stop = No compulsory stop
howto-ausgebremst-advanced-decks = Before each race everyone chooses a deck in secret. All have { $total } points; the fast one has few cards, but many high ones.
howto-ausgebremst-advanced-deck = { $size } cards: { $counts }.
howto-ausgebremst-advanced-pit-cards = One or two of your cards wait in the pit lane. If you make a pit stop, one goes to your hand and the other on top of a pile.
howto-ausgebremst-advanced-piles = Sort your other cards one by one, face down, onto { $piles } piles. You hold { $hand }, and draw the top card of any pile.
howto-ausgebremst-advanced-free-stop = You need not make a pit stop: without one you drive with the cards you have.

## Scoring
howto-ausgebremst-scoring-places = Points from first place to last: { $places }.
howto-ausgebremst-scoring-out = If you run out of cards before the finish, you are out of the race and get no points.
howto-ausgebremst-scoring-season = Races in this season: { $races }. Points add up; a tie goes to the better place in the last race.
howto-ausgebremst-scoring-grid = The next race starts in the finishing order of the last one.

## Easily got wrong
howto-ausgebremst-mind-fit = You must use the whole card. If a car is in the way, a shorter card may fit; count before you play.
howto-ausgebremst-mind-level = Sharing the lead counts as leading. In a curve, cars are level if they have equally far to its end, each in its own lane.
howto-ausgebremst-mind-six = In the lead with nothing but { $six }s, you wait. You may play one on a chicane, or side by side with others who hold nothing else and block the track with you.
howto-ausgebremst-mind-stop = Don’t put off your pit stop lightly: on lap { $last } you may not pass field A without it, and you wait if others block the way in.
howto-ausgebremst-mind-reserve = Without a pit stop you have only a few points to spare: every wide curve counts.

## On the table
howto-ausgebremst-name-to-go = Spaces to go
howto-ausgebremst-table-to-go = How many spaces this car still has to drive on the shortest way to the finish.
howto-ausgebremst-name-tank = Fuel
howto-ausgebremst-table-tank = The points on all your cards, against the spaces you still have to drive. What is left over is your reserve.
howto-ausgebremst-name-reserve = Reserve
howto-ausgebremst-table-reserve = A number such as +4 on a space: the points left over if you drive there. Below zero your cards no longer reach the finish.
howto-ausgebremst-name-cross = A cross
howto-ausgebremst-table-cross = Your card would reach this space if nothing were in the way. Touch it, and it says what is.
howto-ausgebremst-name-sign-pit = The sign P
howto-ausgebremst-table-sign-pit = Blue: this car has made its pit stop. Dashed: it still has to.
howto-ausgebremst-name-neutral = Neutral car
howto-ausgebremst-table-neutral = Nobody drives it. It turns up a card and takes the shortest way.
howto-ausgebremst-name-shown = Shown cards
howto-ausgebremst-table-shown = This driver could play nothing, and had to show these cards.
howto-ausgebremst-name-straight = Straight
howto-ausgebremst-table-straight = A space of the straight: from here you may change to the lane beside it, unless a curve begins in the next row.

## Hints in plain words
hint-ausgebremst-home = It takes you across the finish line
hint-ausgebremst-stop-owed = Every car has to make one pit stop, and then yours is done
hint-ausgebremst-stop-open = In the pit lane you pick up new cards
hint-ausgebremst-past = You pass { $count ->
    [one] a car
   *[other] { $count } cars
} and stay on the ideal line
hint-ausgebremst-past-wide = You pass { $count ->
    [one] a car
   *[other] { $count } cars
}; that is worth the longer way
hint-ausgebremst-least-wide = The short way is blocked, and this is the smallest detour
hint-ausgebremst-wide = It is a detour of { $count ->
    [one] one space
   *[other] { $count } spaces
}, but the road there is free
hint-ausgebremst-low = Your cards only just reach the finish, and this wastes none
hint-ausgebremst-highest = Your highest card gets you farthest while the road is free
hint-ausgebremst-lowest = A low card is enough here, and you keep your { $value } for a free road
hint-ausgebremst-ideal = It stays on the shortest way, so no space is wasted
hint-ausgebremst-pass = Every way is blocked: wait until the others have moved on
hint-ausgebremst-discard = Every way is blocked, and a new card may find a gap
hint-ausgebremst-draw = The next card there is a { $value }
hint-ausgebremst-take = You can use a { $value } right away
hint-ausgebremst-store = You know where it is and can draw it when you need it
hint-ausgebremst-sort = Like cards on one pile: you always know what you will draw
hint-ausgebremst-preset = Like cards on one pile: you always know what you will draw
hint-ausgebremst-done = All your cards are where you can find them
hint-ausgebremst-deck-fast = Many high cards suit a circuit with long straights
hint-ausgebremst-deck-medium = Some of everything: it suits any circuit
hint-ausgebremst-deck-slow = Many low cards always find a gap
hint-plain-ausgebremst-detour = After that, fewer detours lie ahead of you
hint-plain-ausgebremst-leading = You stay behind the leader and may play your 6s
hint-plain-ausgebremst-barred = Your 6s don’t get stuck in your hand
hint-plain-ausgebremst-still = You are blocked less often
hint-plain-ausgebremst-rivals-still = You are in the way of the others
hint-plain-ausgebremst-out = Your cards last to the finish
hint-plain-ausgebremst-turns = You need fewer turns to the finish
ausgebremst-move-lane = play the { $value }, { $lane ->
    [L] inner lane
    [M] middle lane
    [N] outer lane
   *[P] pit lane
}
