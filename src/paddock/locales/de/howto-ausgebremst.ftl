# How to play AUSGEBREMST, in short: one sentence or two for each thing to know.
# Facts: rules is family or advanced; laps, hand, cars, piles, races are figures of the sheet and the season; six is the card that a leader may not play; first and last are
# the laps after which a stop is made; size and total are the cards and points of a deck, counts its cards one by one; way is the shortest way, or the shortest to the longest;
# places lists the points of the places.

## Goal and turn
howto-ausgebremst-goal-race = Sei nach { $laps } Runden vor allen anderen im Ziel. Dein Deck hat kaum mehr Punkte, als der kürzeste Weg braucht: Wer weit außen fährt, dem gehen die Karten aus.
howto-ausgebremst-turn-play = { $rules ->
    [family] Spiele eine deiner { $hand } Handkarten und fahre genau so viele Felder. Dann ziehst du nach.
   *[advanced] Spiele eine deiner { $hand } Handkarten und fahre genau so viele Felder. Dann ziehst du die oberste Karte eines deiner Stapel.
}
howto-ausgebremst-turn-must = Kannst du eine Karte spielen, musst du es tun, auch wenn sie dich nach außen führt. Geht keine, zeigst du die Hand und wartest.
howto-ausgebremst-turn-order = Die Startaufstellung ist die Reihenfolge. Im Ziel muss nur der Weg bis zur Linie frei sein; übrige Punkte verfallen.

## The track
howto-ausgebremst-name-cards = Rennkarten
howto-ausgebremst-name-lanes = Spuren
howto-ausgebremst-name-room = Andere Wagen
howto-ausgebremst-name-curve = Kurven
howto-ausgebremst-name-chicane = Schikanen
howto-ausgebremst-name-ideal = Ideallinie
howto-ausgebremst-name-six = Die { $six } in Führung
howto-ausgebremst-track-cards = { $rules ->
    [family] Eine Karte bringt dich so weit, wie darauf steht. Dein Deck hat { $size } Karten mit { $total } Punkten.
   *[advanced] Eine Karte bringt dich so weit, wie darauf steht. Jedes Deck hat { $total } Punkte.
}
howto-ausgebremst-track-lanes = Jeder Schritt führt auf das nächste Feld deiner Spur oder einer Spur daneben. Nie seitwärts, nie zurück.
howto-ausgebremst-track-room = Ein Wagen je Feld, und niemand fährt durch einen Wagen. Schräg zwischen zweien hindurch geht.
howto-ausgebremst-track-curve = Weiße Linien trennen die Spuren: kein Spurwechsel in der Kurve und keiner aus der letzten Reihe davor.
howto-ausgebremst-track-chicane = Nur die mittlere Spur ist frei. Ein Wagen dort sperrt die ganze Strecke.
howto-ausgebremst-track-ideal = In Kurven ist innen kürzer. Der kürzeste Weg aus der ersten Reihe, mit Boxenstopp: { $way } Felder.
howto-ausgebremst-track-six = Wer führt, allein oder gleichauf, darf keine { $six } spielen. Erlaubt ist sie beim ersten Zug eines Wagens und sobald ein Wagen im Ziel ist.

## The pit stop
howto-ausgebremst-pit-due = { $rules ->
    [family] Jeder Wagen hält einmal, nach Runde { $first } oder Runde { $last }: Beende einen Zug in der Boxengasse.
   *[advanced] Du darfst einmal halten, nach Runde { $first } oder Runde { $last }: Beende einen Zug in der Boxengasse. Das bringt dir deine Boxenkarten.
}
howto-ausgebremst-pit-way = Hinein bei Feld A, hinaus bei Feld C, hintereinander. Ein Wagen auf A versperrt die Einfahrt, einer auf C die Ausfahrt.
howto-ausgebremst-pit-closed = Am Start und in der letzten Runde ist die Boxengasse zu. Durchfahren ist kein Halt, und einen zweiten gibt es nicht.

## Neutral cars
howto-ausgebremst-neutral-grid = Es fahren immer { $cars } Wagen mit. Herrenlose füllen das Feld auf und starten vorn.
howto-ausgebremst-neutral-drive = Ein herrenloser Wagen deckt seine oberste Karte auf und nimmt den kürzesten Weg. Passt sie nicht, bleibt er stehen, und die Karte ist weg.
howto-ausgebremst-neutral-stop = { $rules ->
    [family] Auch er hält: nach Runde { $first }, wenn seine Karte es zulässt, sonst nach Runde { $last }.
   *[advanced] Er hält nie, kann aber Ein- und Ausfahrt der Boxengasse versperren.
}
howto-ausgebremst-neutral-points = Herrenlose Wagen belegen Plätze, bekommen aber keine Punkte: Niemand rückt nach.

## The advanced game
howto-ausgebremst-name-decks = Deckwahl
howto-ausgebremst-name-pit-cards = Boxenkarten
howto-ausgebremst-name-piles = Stapel
howto-ausgebremst-name-free-stop = Halten
howto-ausgebremst-advanced-decks = Vor jedem Rennen wählen alle heimlich ein Deck. Jedes hat { $total } Punkte; ein schnelles hat wenige Karten und viele hohe.
howto-ausgebremst-advanced-deck = { $size } Karten: { $counts }.
howto-ausgebremst-advanced-pit-cards = Eine oder zwei deiner Karten warten in der Boxengasse. Hältst du, kommt eine auf die Hand und die andere oben auf einen Stapel.
howto-ausgebremst-advanced-piles = Die übrigen Karten legst du einzeln und verdeckt auf { $piles } Stapel. Auf der Hand hast du { $hand } und ziehst von einem Stapel deiner Wahl.
howto-ausgebremst-advanced-free-stop = Der Halt ist keine Pflicht: Ohne ihn fährst du mit den Karten, die du hast.

## Scoring
howto-ausgebremst-scoring-places = Punkte vom ersten bis zum letzten Platz: { $places }.
howto-ausgebremst-scoring-out = Wem vor dem Ziel die Karten ausgehen, der scheidet aus und bekommt keine Punkte.
howto-ausgebremst-scoring-season = Rennen in dieser Saison: { $races }. Die Punkte zählen zusammen; bei Gleichstand entscheidet der Platz im letzten Rennen.
howto-ausgebremst-scoring-grid = Das nächste Rennen startet in der Reihenfolge der letzten Zielankunft.

## Easily got wrong
howto-ausgebremst-mind-fit = Eine Karte wird ganz gefahren. Steht ein Wagen im Weg, passt vielleicht eine kürzere; zähle, bevor du spielst.
howto-ausgebremst-mind-level = Wer die Führung teilt, führt auch. Gleichauf heißt in der Kurve: gleich viele Felder bis zu ihrem Ende, jeder in seiner Spur.
howto-ausgebremst-mind-six = Führst du und hast nur { $six }en, wartest du. Spielen darfst du eine in einer Schikane oder neben anderen, die auch nur solche haben und mit dir die Strecke sperren.
howto-ausgebremst-mind-stop = Schieb deinen Halt nicht leichtfertig auf: In Runde { $last } darfst du ohne ihn nicht an Feld A vorbei und wartest, wenn andere die Einfahrt versperren.
howto-ausgebremst-mind-reserve = Ohne Halt hast du nur wenige Punkte übrig: Jede weite Kurve zählt.
