# What the page says around guided first races, whatever the game. Facts: part and parts are numbers, what is a sentence.

web-poster-first-race = Első verseny
web-lesson = Első verseny
web-lesson-piles = Második verseny: paklik és kupacok
web-lesson-part = { $part }/{ $parts }. lépés
web-lesson-parts = A verseny lépései
web-lesson-done = kész
web-lesson-leave = Kilépés
web-lesson-again = Elölről
web-lesson-would = Ez ezt jelentené: { $what }
web-lesson-other = Szabad, de nem ebben a leckében. Próbáld a megjelölt lépést.
