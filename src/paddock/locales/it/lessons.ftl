# What the page says around guided first races, whatever the game. Facts: part and parts are numbers, what is a sentence.

web-poster-first-race = Prima gara
web-lesson = Prima gara
web-lesson-piles = Seconda gara: mazzi e mazzetti
web-lesson-part = Passo { $part } di { $parts }
web-lesson-parts = Passi di questa gara
web-lesson-done = fatto
web-lesson-leave = Esci
web-lesson-again = Dall’inizio
web-lesson-would = Vorrebbe dire: { $what }
web-lesson-other = Si può, ma non in questa lezione. Prova la mossa indicata.
