# AUSGEBREMST. Spaces are written lane and number (L14): lanes L, M, N from the inside; a bare A or C is a field of the pit lane. { $section } is a heading of the booklet.
# Facts: value and card are race cards, by their numbers; why is stall or pit; where is before or past; exception is none or possible.

game-ausgebremst = AUSGEBREMST

## Options
option-ausgebremst-rules = Das Familienspiel (drei Handkarten, ein Boxenstopp ist Pflicht) oder die Profi-Regel (geheime Decks, vier Stapel, Boxenstopps nach Wunsch).
option-ausgebremst-circuits = Die Saison: eine Zahl von Strecken in der gedruckten Reihenfolge oder deine eigene Auswahl in deiner Reihenfolge, etwa 3+7+1.
option-ausgebremst-six-exception = Wer gleichauf mit anderen führt, wenn alle nur Sechsen haben: Fremde Handkarten zählen erst, wenn sie gezeigt wurden, oder auch verdeckt, wie es im Heft steht; dann können deine möglichen Züge verraten, was andere auf der Hand haben.

## Options in a word or two, and their values
title-ausgebremst-rules = Regeln
value-ausgebremst-rules-family = Familienspiel: drei Handkarten, ein Boxenstopp ist Pflicht
value-ausgebremst-rules-advanced = Profi-Regel: geheime Decks, vier Stapel, Boxenstopps nach Wunsch
title-ausgebremst-circuits = Saison
value-ausgebremst-circuits-printed = Zahl der Strecken, in gedruckter Reihenfolge
value-ausgebremst-circuits-chosen = Strecken deiner Wahl, etwa 3+7+1
title-ausgebremst-six-exception = Führende mit lauter Sechsen
value-ausgebremst-six-exception-shown = fremde Karten zählen erst, wenn sie gezeigt wurden
value-ausgebremst-six-exception-booklet = fremde Karten zählen auch verdeckt, wie im Heft

## Circuits
difficulty-easy = leicht
difficulty-medium = mittel
difficulty-hard = schwer
direction-clockwise = im Uhrzeigersinn
direction-anticlockwise = gegen den Uhrzeigersinn
deck-fast = schnelles Deck
deck-medium = mittleres Deck
deck-slow = langsames Deck
section-ausgebremst-regole-delle-carte-corsa = Regeln der Rennkarten – { $printed }
section-ausgebremst-regola-speciale-per-la-carta-corsa-6 = Sonderregel für die Rennkarte 6 – { $printed }
section-ausgebremst-quale-tracciato-di-corsa = Welche Rennstrecke? – { $printed }
section-ausgebremst-regole-di-gara = Rennregeln – { $printed }
section-ausgebremst-sorpassi = Überholen – { $printed }
section-ausgebremst-linea-bianca-continua = Durchgezogene weiße Linie – { $printed }
section-ausgebremst-limitazioni-di-movimento = Grenzen der Bewegung – { $printed }
section-ausgebremst-bloccaggio = Blockieren – { $printed }
section-ausgebremst-pit-stop = Boxenstopp – { $printed }
section-ausgebremst-la-scelta-di-un-mazzo = Die Wahl eines Decks – { $printed }
section-ausgebremst-mazzi-marcia = Stapel – { $printed }
section-ausgebremst-giocare-dai-mazzetti-marcia = Spielen von den Stapeln – { $printed }
section-ausgebremst-giocare = Spielablauf – { $printed }
section-ausgebremst-regole-di-gioco-avanzate = Profi-Regel – { $printed }

## Refusals
refusal-race-card-missing = Du hast keine { $value } auf der Hand. ({ $section })
refusal-leader-six = Du führst, und wer führt, darf keine 6 spielen{ $exception ->
   *[possible] , außer mit lauter Sechsen auf der Hand auf einem Feld, das die ganze Strecke sperrt.
    [none] .
} ({ $section })
refusal-joint-leader-six = Du teilst dir die Führung mit Wagen { $car }, und wer führt, darf keine 6 spielen{ $exception ->
   *[possible] , außer wenn alle nebeneinander nur Sechsen auf der Hand haben und zusammen die ganze Strecke sperren.
    [none] .
} ({ $section })
refusal-no-such-space = { $circuit } hat kein Feld { $space }. ({ $section })
refusal-space-taken = Auf { $space } steht Wagen { $car }. ({ $section })
refusal-way-blocked = Wagen { $car } auf { $at } versperrt den Weg { $space ->
    [finish] ins Ziel
   *[other] nach { $space }
}. ({ $section })
refusal-white-line = Die weiße Linie von { $first } bis { $last } hält dich in deiner Spur: { $space } liegt auf der anderen Seite. ({ $section })
refusal-out-of-reach = Mit einer { $value } kommst du von { $start } nicht { $space ->
    [finish] ins Ziel
   *[other] genau nach { $space }
}. ({ $section })
refusal-only-forward = Wagen fahren nur vorwärts oder schräg vorwärts, nie seitwärts oder zurück. ({ $section })
refusal-pit-entry = In die Boxengasse fährt man nur von Feld A ein. ({ $section })
refusal-pit-closed = Die Boxengasse ist nur am Ende der Runden 1 und 2 offen; { $lap ->
    [0] du bist noch am Start.
   *[other] du bist in Runde { $lap }.
} ({ $section })
refusal-pit-owed = { $where ->
    [before] In dieser Runde ist dein Boxenstopp fällig, und von { $space } kämst du nicht mehr auf Feld A ({ $entry }).
   *[past] In dieser Runde ist dein Boxenstopp fällig: Du darfst nicht an Feld A ({ $entry }) vorbei nach { $space } fahren, auch nicht ohne Boxenstopp durch die Boxengasse.
} ({ $section })
refusal-second-stop = Deinen Boxenstopp hast du schon gemacht; ein zweiter ist nicht erlaubt. ({ $section })
refusal-must-play = { $card ->
    [none] Du kannst eine Karte spielen, also darfst du nicht passen.
   *[other] Du kannst eine { $card } spielen, also darfst du nicht passen.
} ({ $section })
refusal-no-race-discard = Hier wird nicht abgeworfen: Spiel eine Karte, oder passe, wenn keine geht. ({ $section })
refusal-must-discard = { $why ->
    [stall] Schon zu lange kommt kein Wagen mehr voran: Wirf eine Karte ab und zieh nach. (unsere eigene Regel)
    [pit] Dein Boxenstopp ist fällig, und keine dieser Karten bringt dich in die Boxengasse: Wirf eine ab. ({ $section })
   *[none] Keine dieser Karten hilft dir: Wirf eine ab. ({ $section })
}
refusal-choose-deck = Wähle zuerst dein Deck: schnell, mittel oder langsam. ({ $section })
refusal-sort-cards = Leg die Karte vor dir auf einen Stapel oder nimm eine Vorlage. ({ $section })
refusal-nothing-to-sort = Du hast keine Karte mehr zu sortieren: Wähle „Fertig“. ({ $section })
refusal-draw-from-pile = Zieh zuerst eine Karte von einem deiner Stapel. ({ $section })
refusal-pile-empty = Stapel { $pile } ist leer. ({ $section })
refusal-take-pit-card = Nimm zuerst eine deiner Boxenkarten: { $low } oder { $high }. ({ $section })
refusal-no-pit-card = Unter deinen Boxenkarten ist keine { $value }: Nimm { $low } oder { $high }. ({ $section })
refusal-store-pit-card = Leg zuerst deine andere Boxenkarte auf einen deiner Stapel. ({ $section })
refusal-drive-now = Jetzt musst du fahren. ({ $section })
refusal-family-game = Das gehört zur Profi-Regel. ({ $section })

## What happened
event-GridCardDrawn = { $seat } zieht eine { $value } für die Startaufstellung.
event-RaceStarted = Die Wagen stehen in der Startaufstellung: { $circuit }.
event-RaceHandDealt = { $seat } bekommt Karten.
event-RaceHandDealt-own = Deine Karten: { $values }.
event-CarDrove = { $neutral ->
    [yes] Der herrenlose Wagen
   *[other] Wagen
} { $car } spielt eine { $value }: von { $start } { $space ->
    [finish] ins Ziel
   *[other] nach { $space }
}.
event-LapBegan = { $neutral ->
    [yes] Der herrenlose Wagen
   *[other] Wagen
} { $car } ist in Runde { $lap }.
event-PitStopMade = { $neutral ->
    [yes] Der herrenlose Wagen
   *[other] Wagen
} { $car } macht seinen Boxenstopp.
event-CarRetired = { $neutral ->
    [yes] Der herrenlose Wagen
   *[other] Wagen
} { $car } { $to_go ->
    [one] hat keine Karten mehr, { $to_go } Feld vor dem Ziel.
   *[other] hat keine Karten mehr, { $to_go } Felder vor dem Ziel.
}
event-HandShown = { $seat } kann nicht spielen und zeigt die Handkarten: { $values }.
event-RaceCardDiscarded = { $seat } wirft eine { $value } ab.
event-NeutralCardTurned = Der herrenlose Wagen { $car } deckt eine { $value } auf.
event-NeutralStayed = Der herrenlose Wagen { $car } kann die { $value } nicht nutzen und bleibt stehen.
event-NeutralBlocked = Der herrenlose Wagen { $car } ist eingekeilt.
event-SixesAllowed = Einmal reihum hat sich niemand bewegt: Jetzt darf auch, wer führt, eine 6 spielen.
event-RaceCardDrawn = { $seat } zieht eine Karte.
event-RaceCardDrawn-open = { $seat } zieht eine { $value }.
event-DeckChosen = { $seat } wählt ein Deck.
event-DeckChosen-own = { $deck ->
    [fast] { $seat } wählt das schnelle Deck.
    [medium] { $seat } wählt das mittlere Deck.
   *[slow] { $seat } wählt das langsame Deck.
}
event-PitCardsLaid = Boxenkarten von { $seat } (Werte): { $values }.
event-CardToSort = { $seat } sieht sich die nächste Karte an.
event-CardToSort-own = { $value ->
    [none] { $seat } hat keine Karte mehr zu sortieren.
   *[other] Als Nächstes zu sortieren: eine { $value }.
}
event-CardSorted = { $seat } sortiert eine Karte.
event-CardSorted-own = { $value ->
    [none] { $seat } hat keine Karte mehr zu sortieren.
   *[other] { $seat } legt eine { $value } auf Stapel { $pile }.
}
event-PilesPreset = { $seat } sortiert die Karten.
event-PilesPreset-own = { $seat } sortiert den Rest so: { $preset }.
event-PitCardTaken = { $seat } nimmt eine { $value } von den Boxenkarten.
event-PitCardStored = { $seat } legt die andere Boxenkarte, eine { $value }, auf Stapel { $pile }.

## The score sheet
line-place-1 = Erster Platz
line-place-2 = Zweiter Platz
line-place-3 = Dritter Platz
line-place-4 = Vierter Platz
line-place-5 = Fünfter Platz
line-place-6 = Sechster Platz
line-not-home = Nicht im Ziel

## The table in the terminal
ausgebremst-title = Rennen { $race } von { $races }: { $name }, { $direction }, { $difficulty }
ausgebremst-title-short = { $race }/{ $races } { $name }
ausgebremst-lap = Runde { $lap } von { $laps }
ausgebremst-last-lap = Letzte Runde
ausgebremst-grid = am Start
ausgebremst-home = im Ziel, Platz { $place }
ausgebremst-out = ausgeschieden
ausgebremst-neutral = herrenlos
ausgebremst-stop-owed = Stopp offen
ausgebremst-stop-made = Stopp gemacht
ausgebremst-stop-free = noch kein Stopp
ausgebremst-column-car = Wagen
ausgebremst-column-driver = Name
ausgebremst-column-at = Feld
ausgebremst-column-lap = Runde
ausgebremst-column-go = noch
ausgebremst-column-pit = Box
ausgebremst-column-cards = Karten
ausgebremst-shown = zeigt { $cards }
ausgebremst-hand = Deine Karten
ausgebremst-fuel = Sprit { $points }, Felder bis zum Ziel { $to_go }, Reserve { $reserve }
ausgebremst-piles = Deine Stapel, oberste Karte zuletzt
ausgebremst-sorting = Nächste Karte zum Sortieren: { $value }
ausgebremst-road = Die Strecke vor dir
ausgebremst-whole = Die ganze Runde
ausgebremst-move-ideal = mit der { $value } nach { $space }, auf der Ideallinie, Reserve { $reserve }
ausgebremst-move-wide = mit der { $value } nach { $space }, { $count ->
    [one] { $count } Feld mehr als auf der Ideallinie
   *[other] { $count } Felder mehr als auf der Ideallinie
}, Reserve { $reserve }
ausgebremst-move-pit = mit der { $value } nach { $space }, Boxenstopp, Reserve { $reserve }
ausgebremst-move-drive = mit der { $value } nach { $space }
ausgebremst-move-home = { $value } spielen, über die Ziellinie
ausgebremst-short-ideal = Ideallinie, { $reserve }
ausgebremst-short-wide = { $count } länger, { $reserve }
ausgebremst-short-pit = Boxenstopp, { $reserve }
ausgebremst-short-home = über die Ziellinie
ausgebremst-move-pass = Karten zeigen und warten
ausgebremst-move-discard = Karten zeigen, die { $value } abwerfen und nachziehen
ausgebremst-move-draw = von Stapel { $pile } ziehen
ausgebremst-move-sort = die { $value } auf Stapel { $pile } legen
ausgebremst-move-store = die Boxenkarte auf Stapel { $pile } legen
ausgebremst-move-take = die { $value } auf die Hand nehmen
ausgebremst-move-preset = alles Übrige sortieren: { $preset }
ausgebremst-move-deck = { $deck ->
    [fast] das schnelle
    [medium] das mittlere
   *[slow] das langsame
} Deck wählen
ausgebremst-move-done = fertig: alle Karten sind sortiert

## Explained, and the signs of the table
topic-ausgebremst-pit = Im Familienspiel macht jeder Wagen einen Boxenstopp, am Ende der ersten oder zweiten Runde: Er verlässt die Strecke bei Feld A, beendet einen Zug in der Boxengasse und kommt bei Feld C zurück.
topic-ausgebremst-six = Wer führt, allein oder gleichauf, darf keine 6 spielen. Erlaubt ist sie beim ersten Zug eines Wagens, sobald ein Wagen im Ziel ist, und mit lauter Sechsen auf der Hand in einer Schikane oder nebeneinander bei blockierten Spuren.
legend-ausgebremst-own = dein Wagen
legend-ausgebremst-car = ein anderer Wagen
legend-ausgebremst-target = ein Feld, das diese Karte erreicht
legend-ausgebremst-change = hier darfst du die Spur wechseln
legend-ausgebremst-white = eine weiße Linie: kein Spurwechsel
legend-ausgebremst-chicane = eine Schikane: nur eine Spur ist frei
legend-ausgebremst-entry = Feld A: Einfahrt in die Boxengasse
legend-ausgebremst-exit = Feld C: Ausfahrt aus der Boxengasse
legend-ausgebremst-leader = in Führung
legend-ausgebremst-stop = Boxenstopp gemacht, Boxenstopp noch offen

## The page
web-race-standings = Stand
web-race-tank = Sprit
web-race-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
web-race-go = { $count ->
    [one] noch { $count } Feld
   *[other] noch { $count } Felder
}
web-race-reserve = Reserve { $reserve }
web-race-card = Karte { $value }
web-race-choose-card = Wähle eine Karte: Alle Felder, die sie erreicht, leuchten auf, mit der Reserve, die dir dort bleibt.
web-race-cannot-play = Keine deiner Karten lässt sich spielen.
web-race-must-discard = Warten hilft nicht: Wähle eine Karte zum Abwerfen.
web-race-wait = Hand zeigen und warten
web-race-throw = Die { $value } abwerfen
web-race-reach = Karte { $value } erreicht
web-race-barred = Nicht mit Karte { $value }
web-race-lane-L = Innenspur
web-race-lane-M = Mittelspur
web-race-lane-N = Außenspur
web-race-lane-P = Boxengasse
web-race-short-L = innen
web-race-short-M = Mitte
web-race-short-N = außen
web-race-short-P = Box
web-race-finish = Ziel
web-race-pit = Boxenstopp
web-race-neutral-car = herrenloser Wagen { $number }
web-race-leads-no-six = führt: keine 6
web-race-you-lead = Du führst, also darfst du keine 6 spielen.
web-race-stop-title-owed = Boxenstopp steht noch aus
web-race-stop-title-due = Boxenstopp in dieser Runde fällig
web-race-stop-title-open = Boxenstopp nach Wunsch
web-race-stop-title-made = Boxenstopp gemacht
web-race-stop-title-none = Die Boxengasse ist zu
web-race-stop-text-owed = Hinein bei A am Ende von Runde 1 oder 2, hinaus bei C. Kostet { $detour ->
    [one] ein Feld
   *[other] { $detour } Felder
}.
web-race-stop-text-due = Hinein bei A und einen Zug in der Boxengasse beenden: Vorbeifahren ist verboten.
web-race-stop-text-open = Hinein bei A am Ende von Runde 1 oder 2. Bringt: { $cards }; der Weg wird um { $detour } länger.
web-race-near-ahead = { $name }, { $count } voraus, { $lane }
web-race-near-behind = { $name }, { $count } hinter dir, { $lane }
web-race-near-level = { $name }, auf gleicher Höhe, { $lane }
web-race-way-curve = { $count ->
    [one] Kurve in { $count } Feld
   *[other] Kurve in { $count } Feldern
}
web-race-way-chicane = { $count ->
    [one] Schikane in { $count } Feld
   *[other] Schikane in { $count } Feldern
}
web-race-way-free = { $lane } frei
web-race-way-until = { $count ->
    [one] { $lane }: { $count } Feld frei
   *[other] { $lane }: { $count } Felder frei
}
web-race-way-blocked = { $lane } versperrt
web-race-land-ideal = auf der Ideallinie
web-race-land-wide = { $count ->
    [one] { $count } Feld Umweg
   *[other] { $count } Felder Umweg
}
web-race-land-curve = in der Kurve
web-race-land-chicane = in der Schikane
web-race-land-behind = direkt hinter: { $names }
web-race-land-beside = neben: { $names }
web-race-land-before = direkt vor: { $names }
web-race-place-ahead = { $lane }, { $count } voraus
web-race-place-behind = { $lane }, { $count } hinter dir
web-race-place-level = { $lane }, auf deiner Höhe
web-race-place-own = { $lane }, dein Wagen
web-race-why-taken = Besetzt: { $name }.
web-race-why-blocked = Im Weg: { $name }, { $place }.
web-race-why-line = Dazwischen liegt eine weiße Linie: Hier darfst du die Spur nicht wechseln.
web-race-drove = { $neutral ->
    [yes] Der herrenlose Wagen
   *[other] Wagen
} { $car } spielt eine { $value }: { $lane }.
web-race-to-sort = noch { $count } zu legen
web-race-deck-fast = Weit mit jeder Karte, aber wenige: schwer im Gedränge.
web-race-deck-medium = Von allem etwas.
web-race-deck-slow = Viele kleine Karten: Eine passt immer, aber bis ins Ziel dauert es länger.
web-race-title-choose = Wähle heimlich dein Deck
web-race-title-sort = Leg die Karte auf einen deiner vier Stapel
web-race-title-open = Zieh deine ersten Karten: Wähle einen Stapel
web-race-title-draw = Zieh eine Karte: Wähle einen Stapel
web-race-title-take = Boxenstopp! Nimm eine deiner Boxenkarten
web-race-title-store = Leg die { $value } oben auf einen Stapel
web-race-title-drive = Fahr
web-race-title-wait = Bereit. Die anderen wählen noch.
web-race-deck-size = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
web-race-gears = Deine Stapel
web-race-pile = Stapel { $number }
web-race-pile-empty = leer
web-race-presets = Den Rest auf einmal sortieren:
web-race-ready = Fertig
web-race-take = nehmen
web-race-race-result = Rennen { $race } von { $races }: { $name }
web-race-season = Saison
web-race-column-race = dieses Rennen
web-race-next = Als Nächstes: { $name }
web-race-next-grid = Die Startaufstellung
web-race-key-card = Karte oder Stapel dieser Zahl wählen; noch einmal: fahren
web-race-key-space = von Feld zu Feld, soweit sie leuchten
web-race-key-drive = zum markierten Feld fahren, oder den gelben Knopf drücken
web-race-key-why = ansagen, warum ein Feld gesperrt ist
web-race-key-standings = den Stand vorlesen
web-race-key-zoom = vergrößern, verkleinern, zurücksetzen
web-race-key-pan = die Strecke verschieben

## Hints
hint-ausgebremst-detour = Umwege kosten dich { $this } Felder
hint-ausgebremst-leading = Züge, in denen du führst und keine 6 spielen darfst: { $this }
hint-ausgebremst-barred = Züge, in denen du eine gesperrte 6 hältst: { $this }
hint-ausgebremst-still = Züge, in denen du nicht fahren kannst: { $this }
hint-ausgebremst-rivals-still = Züge, in denen Gegner nicht fahren können: { $this }
hint-ausgebremst-out = Dir gehen in { $this } von 100 Fällen die Karten aus
hint-ausgebremst-turns = Züge bis zum Ziel: { $this }
hint-ausgebremst-won = Du gewinnst dieses Rennen in { $this } von 100 Fällen
hint-ausgebremst-place = Dein Platz im Schnitt: { $this }

## On the page
web-poster-ausgebremst = Drei Runden, ein Tank voll Karten. Brems die anderen in der Schikane aus.

# How to play AUSGEBREMST, in short: one sentence or two for each thing to know.
# Facts: rules is family or advanced; laps, hand, cars, piles, races are figures of the sheet and the season; six is the card that a leader may not play; first and last are
# the laps after which a stop is made; size and total are the cards and points of a deck, counts its cards one by one; way is the shortest way, or the shortest to the longest;
# places lists the points of the places.

## Goal and turn
howto-ausgebremst-goal-race = Sei nach { $laps } Runden vor allen anderen im Ziel. Dein Deck hat kaum mehr Punkte, als der kürzeste Weg braucht: Wer weit außen fährt, dem gehen die Karten aus.
howto-ausgebremst-turn-play = { $rules ->
    [family] Spiel eine deiner { $hand } Handkarten und fahr genau so viele Felder. Dann ziehst du nach.
   *[advanced] Spiel eine deiner { $hand } Handkarten und fahr genau so viele Felder. Dann ziehst du die oberste Karte eines deiner Stapel.
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
howto-ausgebremst-name-six = Keine { $six } in Führung
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
    [family] Jeder Wagen macht einen Boxenstopp, nach Runde { $first } oder Runde { $last }: Beende einen Zug in der Boxengasse.
   *[advanced] Du darfst einen Boxenstopp machen, nach Runde { $first } oder Runde { $last }: Beende einen Zug in der Boxengasse. Das bringt dir deine Boxenkarten.
}
howto-ausgebremst-pit-way = Hinein bei Feld A, hinaus bei Feld C, ein Wagen hinter dem anderen. Ein Wagen auf A versperrt die Einfahrt, einer auf C die Ausfahrt.
howto-ausgebremst-pit-closed = Am Start und in der letzten Runde ist die Boxengasse zu. Durchfahren zählt nicht als Boxenstopp, und einen zweiten gibt es nicht.

## Neutral cars
howto-ausgebremst-neutral-grid = Es fahren immer { $cars } Wagen mit. Herrenlose Wagen ergänzen die Zahl und starten vorn.
howto-ausgebremst-neutral-drive = Ein herrenloser Wagen deckt seine oberste Karte auf und nimmt den kürzesten Weg. Passt sie nicht, bleibt er stehen, und die Karte ist weg.
howto-ausgebremst-neutral-stop = { $rules ->
    [family] Auch er macht einen Boxenstopp: nach Runde { $first }, wenn seine Karte es zulässt, sonst nach Runde { $last }.
   *[advanced] Er macht nie einen Boxenstopp, kann aber Ein- und Ausfahrt der Boxengasse versperren.
}
howto-ausgebremst-neutral-points = Herrenlose Wagen belegen Plätze, bekommen aber keine Punkte: Niemand rückt nach.

## The advanced game
howto-ausgebremst-name-decks = Deckwahl
howto-ausgebremst-name-pit-cards = Boxenkarten
howto-ausgebremst-name-piles = Stapel
howto-ausgebremst-name-free-stop = Keine Boxenpflicht
howto-ausgebremst-advanced-decks = Vor jedem Rennen wählen alle heimlich ein Deck. Jedes hat { $total } Punkte; ein schnelles hat wenige Karten und viele hohe.
howto-ausgebremst-advanced-deck = { $size } Karten: { $counts }.
howto-ausgebremst-advanced-pit-cards = Eine oder zwei deiner Karten warten in der Boxengasse. Machst du einen Boxenstopp, kommt eine auf die Hand und die andere oben auf einen Stapel.
howto-ausgebremst-advanced-piles = Die übrigen Karten legst du einzeln und verdeckt auf { $piles } Stapel. Auf der Hand hast du { $hand } und ziehst von einem Stapel deiner Wahl.
howto-ausgebremst-advanced-free-stop = Der Boxenstopp ist keine Pflicht: Ohne ihn fährst du mit den Karten, die du hast.

## Scoring
howto-ausgebremst-scoring-places = Punkte vom ersten bis zum letzten Platz: { $places }.
howto-ausgebremst-scoring-out = Gehen dir vor dem Ziel die Karten aus, scheidest du aus und bekommst keine Punkte.
howto-ausgebremst-scoring-season = Rennen in dieser Saison: { $races }. Die Punkte werden addiert; bei Gleichstand entscheidet der Platz im letzten Rennen.
howto-ausgebremst-scoring-grid = Das nächste Rennen startet in der Reihenfolge der letzten Zielankunft.

## Easily got wrong
howto-ausgebremst-mind-fit = Eine Karte wird ganz gefahren. Steht ein Wagen im Weg, passt vielleicht eine kürzere; zähl, bevor du spielst.
howto-ausgebremst-mind-level = Wer die Führung teilt, führt auch. In der Kurve sind Wagen gleichauf, wenn sie gleich weit bis zu ihrem Ende haben, jeder in seiner Spur.
howto-ausgebremst-mind-six = Führst du und hast nur Karten mit { $six }, wartest du. Spielen darfst du eine in einer Schikane oder neben anderen, die auch nur solche haben und mit dir die Strecke sperren.
howto-ausgebremst-mind-stop = Schieb deinen Boxenstopp nicht leichtfertig auf: In Runde { $last } darfst du ohne ihn nicht an Feld A vorbei und wartest, wenn andere die Einfahrt versperren.
howto-ausgebremst-mind-reserve = Ohne Boxenstopp hast du nur wenige Punkte übrig: Jede weite Kurve zählt.

## On the table
howto-ausgebremst-name-to-go = Felder bis ins Ziel
howto-ausgebremst-table-to-go = So viele Felder hat dieser Wagen auf dem kürzesten Weg noch bis ins Ziel.
howto-ausgebremst-name-tank = Sprit
howto-ausgebremst-table-tank = Die Punkte aller deiner Karten gegen die Felder, die du noch fahren musst. Was übrig bleibt, ist deine Reserve.
howto-ausgebremst-name-reserve = Reserve
howto-ausgebremst-table-reserve = Eine Zahl wie +4 auf einem Feld: die Punkte, die dir bleiben, wenn du dorthin fährst. Unter null reichen deine Karten nicht mehr ins Ziel.
howto-ausgebremst-name-cross = Ein Kreuz
howto-ausgebremst-table-cross = Dorthin käme deine Karte, wenn nichts im Weg wäre. Tipp es an, und es sagt, was im Weg ist.
howto-ausgebremst-name-sign-pit = Das Zeichen P
howto-ausgebremst-table-sign-pit = Blau: Dieser Wagen hat seinen Boxenstopp gemacht. Gestrichelt: Er muss noch.
howto-ausgebremst-name-neutral = Herrenloser Wagen
howto-ausgebremst-table-neutral = Niemand fährt ihn. Er deckt eine Karte auf und nimmt den kürzesten Weg.
howto-ausgebremst-name-shown = Gezeigte Karten
howto-ausgebremst-table-shown = Hier ging keine Karte. Deshalb mussten sie gezeigt werden.
howto-ausgebremst-name-straight = Gerade
howto-ausgebremst-table-straight = Ein Feld der Geraden: Von hier darfst du auf die Spur daneben wechseln, außer in der letzten Reihe vor einer Kurve.

## Hints in plain words
hint-ausgebremst-home = Damit fährst du über die Ziellinie
hint-ausgebremst-stop-owed = Jeder Wagen muss einmal an die Box, und dann hast du es hinter dir
hint-ausgebremst-stop-open = In der Boxengasse bekommst du neue Karten
hint-ausgebremst-past = Du überholst { $count ->
    [one] einen Wagen
   *[other] { $count } Wagen
} und bleibst auf der Ideallinie
hint-ausgebremst-past-wide = Du überholst { $count ->
    [one] einen Wagen
   *[other] { $count } Wagen
}; das ist den Umweg wert
hint-ausgebremst-least-wide = Der kurze Weg ist blockiert, und das ist der kleinste Umweg
hint-ausgebremst-wide = Das ist { $count ->
    [one] ein Feld
   *[other] { $count } Felder
} Umweg, aber dort ist die Straße frei
hint-ausgebremst-low = Deine Karten reichen nur knapp ins Ziel, und hier verschwendest du nichts
hint-ausgebremst-highest = Solange die Straße frei ist, bringt dich deine höchste Karte am weitesten
hint-ausgebremst-lowest = Hier genügt eine kleine Karte, und die { $value } bleibt dir für freie Fahrt
hint-ausgebremst-ideal = Das ist der kürzeste Weg, kein Feld geht verloren
hint-ausgebremst-pass = Jeder Weg ist blockiert: Warte, bis die anderen weitergefahren sind
hint-ausgebremst-discard = Jeder Weg ist blockiert, und eine neue Karte findet vielleicht eine Lücke
hint-ausgebremst-draw = Als Nächstes liegt dort eine { $value }
hint-ausgebremst-take = Eine { $value } kannst du gleich brauchen
hint-ausgebremst-store = Du weißt, wo sie liegt, und ziehst sie, wenn du sie brauchst
hint-ausgebremst-sort = Gleiche Karten auf einem Stapel: So weißt du immer, was du ziehst
hint-ausgebremst-preset = Gleiche Karten auf einem Stapel: So weißt du immer, was du ziehst
hint-ausgebremst-done = Alle Karten liegen so, dass du sie findest
hint-ausgebremst-deck-fast = Viele hohe Karten passen zu langen Geraden
hint-ausgebremst-deck-medium = Von allem etwas: Das passt zu jeder Strecke
hint-ausgebremst-deck-slow = Viele kleine Karten finden immer eine Lücke
hint-plain-ausgebremst-detour = Danach hast du weniger Umwege vor dir
hint-plain-ausgebremst-leading = Du bleibst hinter dem Führenden und darfst deine Sechsen spielen
hint-plain-ausgebremst-barred = Deine Sechsen bleiben dir nicht auf der Hand stecken
hint-plain-ausgebremst-still = So bist du seltener blockiert
hint-plain-ausgebremst-rivals-still = So stehst du den anderen im Weg
hint-plain-ausgebremst-out = So reichen deine Karten bis ins Ziel
hint-plain-ausgebremst-turns = So bist du in weniger Zügen im Ziel
ausgebremst-move-lane = die { $value } spielen, { $lane ->
    [L] Innenspur
    [M] Mittelspur
    [N] Außenspur
   *[P] Boxengasse
}
