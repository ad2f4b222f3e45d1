# Titles of the sections of How to play.

howto-title-goal = The goal
howto-title-turn = Your turn
howto-title-cards = The cards
howto-title-scoring = Scoring
howto-title-mind = Easy to get wrong
howto-title-track = The track
howto-title-pit = The pit stop
howto-title-neutral = Neutral cars
howto-title-advanced = The advanced game
howto-title-dice = Dice
howto-title-drive = Driving
howto-title-damage = Damage
howto-title-table = On the table
