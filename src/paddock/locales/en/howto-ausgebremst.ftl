# How to play AUSGEBREMST, in short: one sentence or two for each thing to know.
# Facts: rules is family or advanced; laps, hand, cars, piles, races are figures of the sheet and the season; six is the card that a leader may not play; first and last are
# the laps after which a stop is made; size and total are the cards and points of a deck, counts its cards one by one; way is the shortest way, or the shortest to the longest;
# places lists the points of the places.

## Goal and turn
howto-ausgebremst-goal-race = Be the first across the line after { $laps } laps. Your deck has hardly more points than the shortest way needs: drive wide, and you run out of cards.
howto-ausgebremst-turn-play = { $rules ->
    [family] Play one of your { $hand } cards and drive exactly that many spaces. Then draw a new card.
   *[advanced] Play one of your { $hand } cards and drive exactly that many spaces. Then draw the top card of any of your piles.
}
howto-ausgebremst-turn-must = If any card can be played, you must play one, even if it takes you wide. If none can, you show your hand and wait.
howto-ausgebremst-turn-order = The grid is the order of play. At the finish only the way to the line must be free; points left over are lost.

## The track
howto-ausgebremst-name-cards = Race cards
howto-ausgebremst-name-lanes = Lanes
howto-ausgebremst-name-room = Other cars
howto-ausgebremst-name-curve = Curves
howto-ausgebremst-name-chicane = Chicanes
howto-ausgebremst-name-ideal = Ideal line
howto-ausgebremst-name-six = The leader’s { $six }
howto-ausgebremst-track-cards = { $rules ->
    [family] A card moves you as far as it says. Your deck has { $size } cards with { $total } points.
   *[advanced] A card moves you as far as it says. Every deck has { $total } points.
}
howto-ausgebremst-track-lanes = Each step goes to the next space of your lane or of a lane beside it. Never sideways, never back.
howto-ausgebremst-track-room = One car to a space, and nobody drives through a car. Slipping diagonally between two cars is fine.
howto-ausgebremst-track-curve = White lines part the lanes: no change of lane in a curve, nor from the last row before it.
howto-ausgebremst-track-chicane = Only the middle lane is open. A car that stands there closes the whole track.
howto-ausgebremst-track-ideal = In a curve the inside is shorter. The shortest way from the first row, with a stop: { $way } spaces.
howto-ausgebremst-track-six = Whoever leads, alone or level with others, may not play a { $six }. It is free on a car’s first move, and once any car is home.

## The pit stop
howto-ausgebremst-pit-due = { $rules ->
    [family] Every car stops once, after lap { $first } or lap { $last }: end a move in the pit lane.
   *[advanced] You may stop once, after lap { $first } or lap { $last }: end a move in the pit lane. It brings you your pit cards.
}
howto-ausgebremst-pit-way = In at field A, out at field C, one behind the other. A car on A keeps others out, a car on C keeps them in.
howto-ausgebremst-pit-closed = At the start and on the last lap the pit lane is closed. Driving through is no stop, and there is no second one.

## Neutral cars
howto-ausgebremst-neutral-grid = There are always { $cars } cars in the race. Neutral ones make up the number, and start in front.
howto-ausgebremst-neutral-drive = A neutral car turns up its top card and takes the shortest way. If it cannot use the card, it stays and the card is gone.
howto-ausgebremst-neutral-stop = { $rules ->
    [family] It stops as well: after lap { $first } if its card allows, else after lap { $last }.
   *[advanced] It never stops, but it may bar the way into the pit lane and out of it.
}
howto-ausgebremst-neutral-points = Neutral cars take places, but no points: nobody behind them moves up.

## The advanced game
howto-ausgebremst-name-decks = Choosing a deck
howto-ausgebremst-name-pit-cards = Pit cards
howto-ausgebremst-name-piles = Gear piles
howto-ausgebremst-name-free-stop = Stopping
howto-ausgebremst-advanced-decks = Before each race everybody chooses a deck in secret. All have { $total } points; a fast one has few cards and many high ones.
howto-ausgebremst-advanced-deck = { $size } cards: { $counts }.
howto-ausgebremst-advanced-pit-cards = One or two of your cards wait in the pit lane. If you stop, one comes to hand and the other goes on top of a pile.
howto-ausgebremst-advanced-piles = Sort your other cards one by one, face down, on { $piles } piles. You hold { $hand }, and draw the top card of any pile.
howto-ausgebremst-advanced-free-stop = No stop is due: without one you drive on the cards that you have.

## Scoring
howto-ausgebremst-scoring-places = Points from first place to last: { $places }.
howto-ausgebremst-scoring-out = Whoever runs out of cards before the finish is out of the race and gets no points.
howto-ausgebremst-scoring-season = Races in this season: { $races }. Points add up; a tie goes to the better place in the last race.
howto-ausgebremst-scoring-grid = The next race starts in the order of the last finish.

## Easily got wrong
howto-ausgebremst-mind-fit = A card is driven in full. If a car is in the way, a shorter card may fit; count before you play.
howto-ausgebremst-mind-level = Sharing the lead is leading. In a curve, level means equally many spaces to its end, each in its own lane.
howto-ausgebremst-mind-six = Leading with nothing but { $six }s, you wait. You may play one on a chicane, or abreast with others who hold nothing else and close the track with you.
howto-ausgebremst-mind-stop = Do not put your stop off lightly: on lap { $last } you may not pass field A without it, and wait if others bar the way in.
howto-ausgebremst-mind-reserve = Without a stop you have only a few points to spare: every wide curve counts.
