# What the page says around guided first races, whatever the game. Facts: part and parts are numbers, what is a sentence.

web-poster-first-race = Prvé preteky
web-lesson = Prvé preteky
web-lesson-piles = Druhé preteky: balíčky a kôpky
web-lesson-part = Krok { $part } z { $parts }
web-lesson-parts = Kroky týchto pretekov
web-lesson-done = hotovo
web-lesson-leave = Odísť
web-lesson-again = Od začiatku
web-lesson-would = To by znamenalo: { $what }
web-lesson-other = Smieš to, ale nie v tejto lekcii. Skús označený ťah.
