# What the page says around guided first races, whatever the game. Facts: part and parts are numbers, what is a sentence.

web-poster-first-race = Erstes Rennen
web-lesson = Erstes Rennen
web-lesson-piles = Zweites Rennen: Decks und Stapel
web-lesson-part = Schritt { $part } von { $parts }
web-lesson-parts = Schritte dieses Rennens
web-lesson-done = geschafft
web-lesson-leave = Verlassen
web-lesson-again = Von vorn
web-lesson-would = Das hieße: { $what }
web-lesson-other = Das darfst du, aber nicht in dieser Lektion. Mach den markierten Zug.
