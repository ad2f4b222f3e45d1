# Sentences of the guided races of AUSGEBREMST. The server sends them; ** marks what to do.
# Facts: number is the card to play, points are those of all cards left, spaces is the way to the finish, pile is a gear pile.

## The parts of a lesson
lesson-ausgebremst-part-play = Play
lesson-ausgebremst-part-reach = Reach
lesson-ausgebremst-part-pit = Pit stop
lesson-ausgebremst-part-fuel = Fuel
lesson-ausgebremst-part-blocked = Blocked
lesson-ausgebremst-part-wide = Wide
lesson-ausgebremst-part-leader = The leader’s 6
lesson-ausgebremst-part-finish = Finish

## One sentence a step
lesson-ausgebremst-play = A card drives exactly as many spaces as it says. **Choose the { $number }, then the inside lane.**
lesson-ausgebremst-reach = The { $number } reaches two spaces, and both are good. **Choose the { $number }, then the inside lane.**
lesson-ausgebremst-pit = You must stop once, and this is the last chance. **Drive the { $number } into the pit lane.**
lesson-ausgebremst-fuel = Your cards are your fuel. Points: { $points }, spaces to go: { $spaces }. Stay inside. **Drive the { $number }.**
lesson-ausgebremst-blocked = Nobody drives through a car: Rosa blocks your 4 and your 6. **Drive the { $number }.**
lesson-ausgebremst-wide = Rosa holds the inside. Pass her on the middle lane; that is one space longer. **Drive the { $number }.**
lesson-ausgebremst-back-inside = After the curve you may change lanes. **Drive the { $number } back to the inside.**
lesson-ausgebremst-leader = You lead, and the leader may not play a 6. **Drive the { $number } on the inside.**
lesson-ausgebremst-rival-slow = Rosa has only small cards left and falls behind. **Drive the { $number } on the inside.**
lesson-ausgebremst-finish = Rosa has run out of cards: she is out. **Drive the { $number } over the line.**
lesson-ausgebremst-won = First across the line, with cards to spare. That is the whole art.

## The second race: decks, gear piles and pit cards
lesson-ausgebremst-part-deck = Deck
lesson-ausgebremst-part-sort = Sort
lesson-ausgebremst-part-draw = Draw
lesson-ausgebremst-part-pit-cards = Pit cards
lesson-ausgebremst-part-home = Home
lesson-ausgebremst-deck-fast = All decks have the same points; the fast one has fewer cards, but long ones. **Choose the fast deck.**
lesson-ausgebremst-sort-one = You sort your cards onto four piles; nobody else sees them. **Put the { $number } on pile { $pile }.**
lesson-ausgebremst-sort-two = If equal cards lie together, you know later what you will draw. **Put this { $number } on pile { $pile }, too.**
lesson-ausgebremst-sort-preset = A preset sorts all that is left at once. **Choose the first one: 1, 23, 45, 6.**
lesson-ausgebremst-draw-first = You hold two cards and may look into your own piles at any time. **Draw a 6 from pile { $pile }.**
lesson-ausgebremst-draw-second = Behind other cars a 6 often finds no room, so take a smaller card, too. **Draw the { $number } from pile { $pile }.**
lesson-ausgebremst-drive-near = In this crowd the 6 has to go wide; the { $number } does not. **Drive the { $number } to the inside.**
lesson-ausgebremst-draw-again = After a drive you draw from any pile: all see which one, only you see the card. **Draw from pile { $pile }.**
lesson-ausgebremst-pit-free = Two laps later: your points do not last to the finish. **Drive the { $number } into the pit lane.**
lesson-ausgebremst-pit-take = The stop brings back your two pit cards, one of them to your hand. **Take the { $number }.**
lesson-ausgebremst-pit-store = The { $number } goes on top of a pile: there it is the next card you draw. **Put it on pile { $pile }.**
lesson-ausgebremst-pit-enough = Now your points last to the finish. **Drive the { $number } on the inside.**
lesson-ausgebremst-six-behind = Last lap: Rosa leads and may not play a 6; you may. **Drive the { $number } on the inside.**
lesson-ausgebremst-home-last = Your last card is just enough. **Drive the { $number } over the line.**
lesson-ausgebremst-won-decks = You won: long cards on a free road, small ones in a crowd, and a stop at the right time.
