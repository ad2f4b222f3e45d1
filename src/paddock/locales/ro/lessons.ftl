# What the page says around guided first races, whatever the game. Facts: part and parts are numbers, what is a sentence.

web-poster-first-race = Prima cursă
web-lesson = Prima cursă
web-lesson-piles = A doua cursă: pachete și teancuri
web-lesson-part = Pasul { $part } din { $parts }
web-lesson-parts = Pașii acestei curse
web-lesson-done = gata
web-lesson-leave = Ieși
web-lesson-again = De la început
web-lesson-would = Asta ar însemna: { $what }
web-lesson-other = Ai voie, dar nu în această lecție. Încearcă mutarea marcată.
