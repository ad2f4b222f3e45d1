# Sentences of the guided races of AUSGEBREMST. The server sends them; ** marks what to do.
# Facts: number is the card to play, points are those of all cards left, spaces is the way to the finish.

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
