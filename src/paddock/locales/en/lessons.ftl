# What the page says around guided first races, whatever the game. Facts: part and parts are numbers, what is a sentence.

web-poster-first-race = First race
web-lesson = First race
web-lesson-piles = Second race: decks and gear piles
web-lesson-part = Step { $part } of { $parts }
web-lesson-parts = Steps of this race
web-lesson-done = done
web-lesson-leave = Leave
web-lesson-again = From the start
web-lesson-would = That would mean: { $what }
web-lesson-other = You may do that, but not in this lesson. Try the marked move.
