# Sentences of the guided races of AUSGEBREMST. The server sends them; ** marks what to do.
# Facts: number is the card to play, points are those of all cards left, spaces is the way to the finish, pile is a gear pile.

## The parts of a lesson
lesson-ausgebremst-part-play = Spielen
lesson-ausgebremst-part-reach = Reichweite
lesson-ausgebremst-part-pit = Boxenstopp
lesson-ausgebremst-part-fuel = Sprit
lesson-ausgebremst-part-blocked = Versperrt
lesson-ausgebremst-part-wide = Weit außen
lesson-ausgebremst-part-leader = Die 6 an der Spitze
lesson-ausgebremst-part-finish = Ziel

## One sentence a step
lesson-ausgebremst-play = Eine Karte fährt genau so viele Felder, wie sie zeigt. **Nimm die { $number }, dann die Innenspur.**
lesson-ausgebremst-reach = Die { $number } reicht auf zwei Felder, beide sind gut. **Nimm die { $number }, dann die Innenspur.**
lesson-ausgebremst-pit = Ein Boxenstopp ist Pflicht, und dies ist die letzte Gelegenheit. **Fahr mit der { $number } in die Boxengasse.**
lesson-ausgebremst-fuel = Deine Karten sind dein Sprit: { $points } Punkte für { $spaces } Felder. Bleib innen. **Fahr die { $number }.**
lesson-ausgebremst-blocked = Niemand fährt durch einen Wagen: Rosa versperrt deiner 4 und deiner 6 den Weg. **Fahr die { $number }.**
lesson-ausgebremst-wide = Rosa steht innen. Überhol sie auf der Mittelspur, ein Feld länger. **Fahr die { $number }.**
lesson-ausgebremst-back-inside = Nach der Kurve darfst du die Spur wechseln. **Fahr mit der { $number } zurück nach innen.**
lesson-ausgebremst-leader = Du führst, und wer führt, darf keine 6 spielen. **Fahr die { $number } auf der Innenspur.**
lesson-ausgebremst-rival-slow = Rosa hat nur noch kleine Karten und fällt zurück. **Fahr die { $number } auf der Innenspur.**
lesson-ausgebremst-finish = Rosa hat keine Karten mehr und ist draußen. **Fahr mit der { $number } über die Ziellinie.**
lesson-ausgebremst-won = Platz eins, und Karten übrig. Das ist die ganze Kunst.

## The second race: decks, gear piles and pit cards
lesson-ausgebremst-part-deck = Deck
lesson-ausgebremst-part-sort = Sortieren
lesson-ausgebremst-part-draw = Ziehen
lesson-ausgebremst-part-pit-cards = Boxenkarten
lesson-ausgebremst-part-home = Ziel
lesson-ausgebremst-deck-fast = Alle Decks haben gleich viele Punkte; das schnelle hat weniger, aber größere Karten. **Nimm das schnelle Deck.**
lesson-ausgebremst-sort-one = Du sortierst deine Karten auf vier Stapel; nur du siehst sie. **Leg die { $number } auf Stapel { $pile }.**
lesson-ausgebremst-sort-two = Liegen gleiche Karten beisammen, weißt du später, was du ziehst. **Leg auch diese { $number } auf Stapel { $pile }.**
lesson-ausgebremst-sort-preset = Eine Vorgabe sortiert den Rest auf einmal. **Nimm die erste: 1, 23, 45, 6.**
lesson-ausgebremst-draw-first = Du hast zwei Karten auf der Hand und darfst jederzeit in deine Stapel sehen. **Zieh eine 6 von Stapel { $pile }.**
lesson-ausgebremst-draw-second = Hinter anderen Wagen ist für eine 6 oft kein Platz. **Zieh dazu die { $number } von Stapel { $pile }.**
lesson-ausgebremst-drive-near = In diesem Gedränge muss die 6 nach außen, die { $number } nicht. **Fahr die { $number } auf die Innenspur.**
lesson-ausgebremst-draw-again = Nach der Fahrt ziehst du: Alle sehen, von welchem Stapel, nur du siehst die Karte. **Zieh von Stapel { $pile }.**
lesson-ausgebremst-pit-free = Zwei Runden später: Deine Punkte reichen nicht bis ins Ziel. **Fahr mit der { $number } in die Boxengasse.**
lesson-ausgebremst-pit-take = Der Stopp bringt deine zwei Boxenkarten zurück, eine davon auf die Hand. **Nimm die { $number }.**
lesson-ausgebremst-pit-store = Die { $number } kommt oben auf einen Stapel: Dort ziehst du sie als nächste. **Leg sie auf Stapel { $pile }.**
lesson-ausgebremst-pit-enough = Jetzt reichen deine Punkte bis ins Ziel. **Fahr die { $number } auf der Innenspur.**
lesson-ausgebremst-six-behind = Letzte Runde: Rosa führt und darf keine 6 spielen, du schon. **Fahr die { $number } auf der Innenspur.**
lesson-ausgebremst-home-last = Deine letzte Karte reicht genau. **Fahr mit der { $number } über die Ziellinie.**
lesson-ausgebremst-won-decks = Gewonnen: große Karten auf freier Strecke, kleine im Gedränge, und ein Stopp zur rechten Zeit.
