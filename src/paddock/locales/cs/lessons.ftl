# What the page says around guided first races, whatever the game. Facts: part and parts are numbers, what is a sentence.

web-poster-first-race = První závod
web-lesson = První závod
web-lesson-piles = Druhý závod: balíčky a hromádky
web-lesson-part = Krok { $part } z { $parts }
web-lesson-parts = Kroky tohoto závodu
web-lesson-done = hotovo
web-lesson-leave = Odejít
web-lesson-again = Od začátku
web-lesson-would = To by znamenalo: { $what }
web-lesson-other = Smíš to, ale ne v této lekci. Zkus označený tah.
