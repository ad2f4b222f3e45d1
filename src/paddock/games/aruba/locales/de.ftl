# ARUBA Battle Race. Cars are named by their number; { $section } counts the chapters of the booklet.

game-aruba = ARUBA Battle Race

## Cards
card-aruba-bomb = Bombe
card-aruba-hook = Haken
card-aruba-extra-die = Zusatzwürfel
card-aruba-die-change = Umwandlung
card-aruba-larceny = Diebstahl
card-aruba-re-roll = Wurfwiederholung
card-aruba-nitro = Nitro
card-aruba-repair = Reparatur
card-aruba-bumper = Stoßstange
card-aruba-saw = Säge

## Options
option-aruba-circuit = Die Strecke: Das Dreieck hat 40 Reihen und drei Kurven, der Hafen 61 Reihen und sechs.
option-aruba-cars = Wagen pro Person zu dritt: zwei, wie in der englischen und deutschen Anleitung, oder einer.
option-aruba-bomb = Schadensmarker, die eine Bombe jedem getroffenen Wagen gibt: 1 oder, wie in der tschechischen Anleitung, 2.
option-aruba-blast = Wo eine Bombe hochgeht: in den zwei Reihen hinter dem Wagen oder rund um das Feld hinter ihm, den eigenen Wagen eingeschlossen (englische und deutsche Anleitung).
option-aruba-hook = Wann sich ein Wagen einhaken darf: gleich nach dem ersten Wurf oder nach dem letzten (englische und deutsche Anleitung).
option-aruba-grid = Der nächste Start: wer gewonnen hat und dann in Zugreihenfolge, oder in der Reihenfolge der Ankunft (tschechische Anleitung).
option-aruba-dice-cards = Zusatzwürfel und Umwandlung: nur beim Würfeln oder auch später im Zug (die tschechische und die slowakische Anleitung nennen keinen Zeitpunkt).
option-aruba-leader = Wer als führend gilt: der vorderste Wagen zu Beginn seines Zuges oder zu Beginn seiner Bewegung (englische und deutsche Anleitung).
option-aruba-leader-nitro = Ein führender Wagen, der nur mit Nitro fährt: verliert wie sonst ein Feld oder fährt ohne Abzug (englische und deutsche Anleitung).
option-aruba-larceny = Diebstahl: am Ende des Zuges oder jederzeit im Zug (englische und deutsche Anleitung).
option-aruba-new-cards = Eine Karte aus diesem Zug: wartet bis zum nächsten Zug oder darf sofort für eine Schnell-Reparatur abgeworfen werden (tschechische Anleitung).
option-aruba-races = Wie lang gespielt wird: drei Rennen um Punkte oder ein einziges Rennen.

## Options in a word or two, and their values
title-aruba-circuit = Strecke
value-aruba-circuit-triangle = Dreieck: 40 Reihen, drei Kurven
value-aruba-circuit-harbour = Hafen: 61 Reihen, sechs Kurven
title-aruba-cars = Wagen pro Person zu dritt
value-aruba-cars = { $number ->
    [one] ein Wagen
   *[other] { $number } Wagen
}
title-aruba-bomb = Eine Bombe gibt
value-aruba-bomb = { $number ->
    [one] einen Schadensmarker
   *[other] { $number } Schadensmarker
}
title-aruba-blast = Eine Bombe explodiert
value-aruba-blast-behind = in den zwei Reihen hinter dem Wagen
value-aruba-blast-around = rund um das Feld dahinter, auch beim eigenen Wagen
title-aruba-hook = Einhaken
value-aruba-hook-first-roll = nach dem ersten Wurf
value-aruba-hook-last-roll = nach dem letzten Wurf
title-aruba-grid = Der nächste Start
value-aruba-grid-turn-order = wer gewonnen hat, dann in Zugreihenfolge
value-aruba-grid-arrival = in der Reihenfolge der Ankunft
title-aruba-dice-cards = Zusatzwürfel und Umwandlung
value-aruba-dice-cards-rolling = nur beim Würfeln
value-aruba-dice-cards-any-time = auch später im Zug
title-aruba-leader = Führend ist der vorderste Wagen
value-aruba-leader-turn = zu Beginn seines Zuges
value-aruba-leader-movement = zu Beginn seiner Bewegung
title-aruba-leader-nitro = In Führung nur mit Nitro
value-aruba-leader-nitro-loses = verliert wie sonst ein Feld
value-aruba-leader-nitro-free = fährt ohne Abzug
title-aruba-larceny = Diebstahl
value-aruba-larceny-end = am Ende des Zuges
value-aruba-larceny-any-time = jederzeit im Zug
title-aruba-new-cards = Eine Karte aus diesem Zug
value-aruba-new-cards-wait = wartet bis zum nächsten Zug
value-aruba-new-cards-fix = darf sofort für eine Schnell-Reparatur weg
title-aruba-races = Länge
value-aruba-races = { $number ->
    [one] ein Rennen
   *[other] { $number } Rennen
}

## Refusals
refusal-aruba-no-such-dice = Diese Würfel hast du nicht. Auf dem Tisch: { $dice }. ({ $section })
refusal-aruba-not-in-hand = Du hast „{ $card }“ nicht auf der Hand. ({ $section })
refusal-aruba-new-card = „{ $card }“ kam erst in diesem Zug: Du kannst die Karte ab deinem nächsten Zug nutzen. ({ $section })
refusal-aruba-roll-first = Würfle zuerst. ({ $section })
refusal-aruba-begin-only = Das geht nur zu Beginn deines Zuges, vor dem Würfeln. ({ $section })
refusal-aruba-rolling-over = Du hast deine Würfel schon behalten: In diesem Zug wird nicht mehr gewürfelt. ({ $section })
refusal-aruba-stand-first = Behalte zuerst deine Würfel, dann kombiniere. ({ $section })
refusal-aruba-no-reroll = Du hast keinen weiteren Wurf. ({ $section })
refusal-aruba-keeps-all = So würde kein Würfel neu geworfen. Wenn du alle behalten willst, hör auf zu würfeln. ({ $section })
refusal-aruba-mounted = Wagen { $car } hat dort schon eine Karte „{ $card }“. ({ $section })
refusal-aruba-straight-once = Nur eine Straße pro Zug. ({ $section })
refusal-aruba-not-even = Nicht alle Würfel sind gerade: { $dice }. ({ $section })
refusal-aruba-not-odd = Nicht alle Würfel sind ungerade: { $dice }. ({ $section })
refusal-aruba-dice-used = { $wish ->
    [extra] Alle Würfel sind schon verbraucht: Ein Zusatzwürfel ergibt in diesem Zug keine Kombination mehr.
   *[all] Das braucht alle Würfel, und einige sind schon verbraucht. Übrig: { $dice }.
} ({ $section })
refusal-aruba-no-damage = Wagen { $car } hat keinen Schaden. ({ $section })
refusal-aruba-nobody-ahead = Direkt davor steht kein Wagen. ({ $section })
refusal-aruba-wreck-ahead = Wagen { $other } davor ist ein Wrack: Er lässt sich weder beschießen noch rammen. ({ $section })
refusal-aruba-own-car-ahead = Wagen { $other } davor ist dein eigener. ({ $section })
refusal-aruba-still-driving = Nicht mitten in der Fahrt: Fahr weiter oder halte zuerst an. Bewegung übrig: { $count }. ({ $section })
refusal-aruba-not-driving = Du fährst gerade nicht, also gibt es nichts anzuhalten. ({ $section })
refusal-aruba-drive-over = Die Fahrt dieses Zuges ist vorbei. ({ $section })
refusal-aruba-no-movement = Keine Bewegung übrig: { $gained } erspielt, { $penalty } verloren, { $spent } gefahren. ({ $section })
refusal-aruba-off-track = Auf dieser Seite gibt es keine Spur. ({ $section })
refusal-aruba-space-taken = Dort steht Wagen { $other }. ({ $section })
refusal-aruba-between-cars = Nicht zwischen zwei Wagen hindurch: { $other } steht davor, { $beside } daneben. ({ $section })
refusal-aruba-no-hook = „Haken“ spielst du, wenn andere am Zug sind und du gefragt wirst. ({ $section })
refusal-aruba-answer-hook = Entscheide zuerst über Wagen { $car }: einhaken oder passen. ({ $section })
refusal-aruba-answer-ninth = Entscheide zuerst, ob du Wagen { $car } vor dem letzten Schadensmarker rettest: Schnell-Reparatur oder passen. ({ $section })
refusal-aruba-nothing-asked = Gerade wirst du nichts gefragt. ({ $section })
refusal-aruba-no-blast = Wo die Bombe hochginge, steht kein anderer Wagen. ({ $section })
refusal-aruba-not-adjacent = Kein Wagen von { $victim } steht neben deinem. ({ $section })
refusal-aruba-no-cards-to-steal = { $victim } hat keine Karten. ({ $section })
refusal-aruba-no-such-seat = { $victim } gibt es hier nicht: Die Plätze haben die Nummern 1 bis { $seats }. ({ $section })
refusal-aruba-own-seat = Dich selbst kannst du nicht bestehlen. ({ $section })
refusal-aruba-cards-last = Karten ziehst du zuletzt: In diesem Zug geht nichts anderes mehr. ({ $section })
refusal-aruba-larceny-last = Nach „Diebstahl“ kannst du nur noch „Diebstahl“ spielen und Karten ziehen. ({ $section })
refusal-aruba-no-cards-left = Es sind keine Karten mehr zum Ziehen da. ({ $section })
refusal-aruba-not-your-car = Wagen { $car } gehört dir nicht. ({ $section })
refusal-aruba-car-out = Wagen { $car } ist aus dem Rennen. ({ $section })

## What happened
event-CarsLinedUp = Die Wagen stehen auf den Startplätzen.
event-CarTurnBegan = { $seat } ist dran, mit Wagen { $car }.
event-CarTurnBegan-own = Du bist dran, mit Wagen { $car }.
event-CardMounted = { $place ->
    [front] { $seat } montiert eine Front-Stoßstange an Wagen { $car }.
    [rear] { $seat } montiert eine Heck-Stoßstange an Wagen { $car }.
    [left] { $seat } montiert links eine Säge an Wagen { $car }.
   *[right] { $seat } montiert rechts eine Säge an Wagen { $car }.
}
event-DiceRolled = { $seat } würfelt: { $dice }.
event-DiceKept = { $count ->
    [one] { $seat } wirft einen Würfel neu.
   *[other] { $seat } wirft { $count } Würfel neu.
}
aruba-rolled-again = { $count ->
    [one] { $seat } wirft einen Würfel neu: { $dice }.
   *[other] { $seat } wirft { $count } Würfel neu: { $dice }.
}
event-DiceSettled = { $seat } behält { $dice }.
event-ExtraDieSet = Der Zusatzwürfel von { $seat } zeigt { $face }.
event-DieChanged = { $seat } dreht eine { $face } auf { $new_face }.
event-HookAsked = { $seat } darf sich bei Wagen { $ahead } einhaken.
event-CarHooked = { $seat } hakt Wagen { $car } bei Wagen { $ahead } ein.
event-WindowPassed = { $seat } passt.
event-QuickFixMade = { $seat } wirft „{ $card }“ für eine Schnell-Reparatur an Wagen { $car } ab.
event-ActionCardPlayed = { $seat } spielt „{ $card }“.
event-CombinationMade = { $combination ->
    [straight] { $seat } nutzt eine Straße.
    [shoot] { $seat } nutzt ein Paar zum Schießen.
    [mend] { $seat } nutzt ein Paar zum Reparieren.
    [turbo] { $seat } nutzt einen Vierling: Turbo.
    [cards] { $seat } nutzt einen Drilling, um Karten zu ziehen.
    [even] Alle gerade: Schub für { $seat }.
   *[odd] Alle ungerade: { $seat } repariert alles.
}
event-CarShot = Wagen { $car } schießt auf Wagen { $target }.
event-BombDropped = Die Bombe von Wagen { $car } explodiert und trifft Wagen: { $cars }.
event-DamageTaken = Wagen { $car } bekommt einen Schadensmarker und hat jetzt { $damage }.
event-DamageMended = Wagen { $car } wird repariert. Schaden jetzt: { $damage }.
event-NinthTokenAsked = { $seat } darf Wagen { $car } vor dem letzten Schadensmarker retten.
event-CarWrecked = Wagen { $car } ist ein Wrack auf Feld { $space }.
event-WreckCleared = Das Wrack von Wagen { $car } wird von Feld { $space } geräumt.
event-CarStepped = { $cause ->
    [push] Wagen { $car } wird von { $start } nach { $space } geschoben.
    [hook] Wagen { $car } wird von { $start } nach { $space } gezogen.
   *[drive] Wagen { $car } fährt von { $start } nach { $space }.
}
event-DriveEnded = Wagen { $car } beendet die Fahrt auf Feld { $space }.
event-CarRammed = Wagen { $car } rammt Wagen { $target }.
event-BumpersLost = Die Stoßstangen der Wagen { $car } und { $target } treffen sich und gehen verloren.
event-CarSawn = Die Säge von Wagen { $car } trifft Wagen { $target }.
event-SawsLost = Die Sägen der Wagen { $car } und { $target } treffen sich und gehen verloren.
event-CardsStolen = { $count ->
    [one] { $seat } stiehlt eine Karte von { $victim }.
   *[other] { $seat } stiehlt { $count } Karten von { $victim }.
}
event-CardsStolen-own = { $seat } stiehlt von { $victim }: { $cards }.
event-ActionCardsDrawn = { $count ->
    [one] { $seat } zieht eine Karte.
   *[other] { $seat } zieht { $count } Karten.
}
event-ActionCardsDrawn-own = { $seat } zieht: { $cards }.
event-PileReshuffled = Die abgeworfenen Karten werden neu gemischt. Karten im Nachziehstapel: { $pile }.
event-StallWarned = Seit { $turns } Zügen hat sich kein Wagen bewegt: Nach { $left ->
    [one] einem weiteren Zug
   *[other] { $left } weiteren Zügen
} ohne Bewegung wird das Rennen abgebrochen.
event-RaceStalled = Seit { $turns } Zügen hat sich kein Wagen bewegt: Das Rennen wird abgebrochen.
event-RaceEnded = Das Rennen ist vorbei. Wagen im Ziel: { $home }.

## The score sheet
line-first = Erster Platz
line-second = Zweiter Platz
line-third = Dritter Platz

## The table in the terminal
kind-action = Aktion
aruba-title = { $name } · Rennen { $number } von { $races } · { $circuit } · Stapel { $pile }
aruba-title-short = { $number }/{ $races } · { $circuit } · { $pile }
aruba-circuit-triangle = das Dreieck
aruba-circuit-harbour = der Hafen
aruba-column-car = Wagen
aruba-column-driver = Name
aruba-column-damage = Schaden
aruba-column-mounted = Montiert
aruba-column-cards = Karten
aruba-column-where = Wo
aruba-column-points = Punkte
aruba-mount-front = vorn
aruba-mount-rear = hinten
aruba-mount-left = links
aruba-mount-right = rechts
aruba-where = Reihe { $row }, Spur { $lane }
aruba-wreck = Wrack
aruba-cleared = Wrack, weggeräumt
aruba-home = im Ziel, Platz { $place }
aruba-rolling = { $seat } würfelt für Wagen { $car }. Weitere Würfe: { $rerolls }
aruba-driving = { $seat } fährt Wagen { $car }. Bewegung übrig: { $movement } (verloren: { $penalty })
aruba-waiting = { $name } wartet
aruba-ask-begin = { $name }, würfle für Wagen { $car }
aruba-ask-hook = { $name }, hakst du dich bei Wagen { $car } ein?
aruba-ask-dice = { $name }, welche Würfel behältst du?
aruba-ask-act = { $name }, was macht Wagen { $car }?
aruba-ask-ninth = { $name }, der nächste Schadensmarker zerstört Wagen { $car }!
aruba-no-cards = keine Karten
aruba-held-movement = { $count ->
    [one] Ein Feld Bewegung ist noch übrig und würde verfallen. Wirklich?
   *[other] { $count } Felder Bewegung sind noch übrig und würden verfallen. Wirklich?
}
aruba-keep-how = Tippe die Würfel, die du behältst, etwa 1 2 3 oder 123, oder einen Buchstaben:
aruba-goal-movement = die meisten Felder, { $worth }
aruba-goal-straight = Straße, { $worth } Felder
aruba-goal-even = alle gerade, { $worth }
aruba-goal-odd = alle ungerade, { $worth }
aruba-move-roll = würfeln
aruba-move-stand = alle Würfel behalten
aruba-move-end = den Zug beenden
aruba-move-stop = die Fahrt hier beenden
aruba-move-pass = sein lassen
aruba-move-ahead = geradeaus fahren
aruba-move-left = schräg nach links fahren
aruba-move-right = schräg nach rechts fahren
aruba-move-ram = Wagen { $target } rammen
aruba-move-even = alle gerade: Schub, 6 Felder fahren
aruba-move-odd = alle ungerade: alles reparieren
aruba-move-nitro = 2 Felder mehr fahren
aruba-move-bomb = eine Bombe hinter den Wagen legen
aruba-move-repair = Reparatur-Karte: 2 Schaden weg
aruba-move-re-roll = ein Wurf mehr
aruba-move-hook = bei Wagen { $car } einhaken
aruba-move-bumper-front = eine Front-Stoßstange montieren
aruba-move-bumper-rear = eine Heck-Stoßstange montieren
aruba-move-saw-left = links eine Säge montieren
aruba-move-saw-right = rechts eine Säge montieren
aruba-move-keep = { $dice } behalten und den Rest neu würfeln
aruba-move-keep-none = alle Würfel neu werfen
aruba-move-straight-dice = Straße von 1 bis { $face }: Bewegung { $face }
aruba-move-shoot-dice = Paar ({ $face }): auf Wagen { $target } schießen
aruba-move-mend-dice = Paar ({ $face }): 2 Schaden weg
aruba-move-turbo-dice = Vierling ({ $face }): 2 Felder mehr fahren
aruba-move-cards-dice = Drilling ({ $face }): 2 Karten ziehen
aruba-move-extra-dice = Zusatzwürfel mit { $face }
aruba-move-change = eine { $face } auf { $new_face } drehen
aruba-move-larceny = 2 Karten von { $victim } stehlen
aruba-move-fix = „{ $card }“ für eine Schnell-Reparatur abwerfen: 1 Schaden weg
aruba-move-fix-car = „{ $card }“ für eine Schnell-Reparatur abwerfen: 1 Schaden weg von Wagen { $car }
aruba-many-bumper = eine Stoßstange montieren
aruba-many-saw = eine Säge montieren
aruba-many-straight = Straße: so weit fahren wie ihr höchster Würfel
aruba-many-shoot = ein Paar: auf Wagen { $target } schießen
aruba-many-mend = ein Paar: 2 Schaden weg
aruba-many-turbo = ein Vierling: 2 Felder mehr fahren
aruba-many-cards = ein Drilling: 2 Karten ziehen
aruba-many-extra = ein Zusatzwürfel mit der Zahl, die du willst
aruba-many-change = einen geworfenen Würfel auf eine andere Zahl drehen
aruba-many-steal = 2 Karten stehlen
aruba-many-fix = eine Karte für eine Schnell-Reparatur abwerfen: 1 Schaden weg
aruba-drove = { $count ->
    [one] Wagen { $car } fährt ein Feld, von { $start } nach { $space }.
   *[other] Wagen { $car } fährt { $count } Felder, von { $start } nach { $space }.
}

## Odds of the dice
aruba-odds-question = { $goal } mit { $count ->
    [one] einem weiteren Wurf
   *[other] { $count } weiteren Würfen
} aus { $dice }
aruba-odds-keep = { $dice } behalten
aruba-odds-keep-none = Alle Würfel neu werfen
aruba-odds-stand = Alle Würfel behalten
aruba-odds-best = { $keep }: { $worth }
aruba-odds-second = Zweitbeste Wahl: { $keep } ({ $worth })
aruba-odds-chance = { $percent } %
aruba-odds-spaces = im Schnitt { $mean } Felder
aruba-odds-pairs = im Schnitt { $mean } Paare
aruba-odds-threes = im Schnitt { $mean } Drillinge
aruba-odds-fours = im Schnitt { $mean } Vierlinge
aruba-odds-goal-straight = Die längste Straße
aruba-odds-goal-straight-n = Eine Straße bis { $top }
aruba-odds-goal-even = Alle gerade
aruba-odds-goal-odd = Alle ungerade
aruba-odds-goal-pairs = Paare
aruba-odds-goal-threes = Drillinge
aruba-odds-goal-fours = Vierlinge
aruba-odds-goal-movement = Die meisten Felder
cli-odds-help = Welche Würfel man bei ARUBA behält und was das wert ist: genau berechnet.
cli-odds-examples = Beispiele: { $program } odds "1 2 4 4 6 6 6 2 3 5" --rerolls 2 --goal straight; { $program } odds "2 2 5" --goal even
cli-argument-dice = Einer bis zehn Würfel, etwa "1 2 4 4 6".
cli-flag-rerolls = Wie oft noch neu gewürfelt werden darf: 0 bis 4.
cli-flag-goal = Was gewünscht ist: straight, straight:n (n ist 1 bis 6), even, odd, pairs, threes, fours oder movement.
cli-odds-bad-dice = „{ $text }“ sind nicht ein bis zehn Würfel mit Zahlen von 1 bis 6.

## Explained, and the signs of the table
topic-aruba-straight = Eine Straße beginnt mit der 1 und hat keine Lücke: 1 2 3 4 bringt 4 Felder, eine einzelne 1 eines. Eine Straße je Zug.
topic-aruba-damage = Jeder Schadensmarker kostet dich beim nächsten Wurf einen Würfel. Acht hält ein Wagen aus, der neunte macht ihn zum Wrack.
legend-aruba-active = der Wagen, der am Zug ist
legend-aruba-car = ein anderer Wagen
legend-aruba-wreck = ein Wrack
legend-aruba-grid = ein Startplatz
legend-aruba-red = eine rote Reihe
legend-aruba-damage = Schaden, und wie viel der Wagen noch aushält
legend-aruba-bumpers = Stoßstangen vorn und hinten
legend-aruba-saws = Sägen links und rechts

## The table on the page
web-aruba-race = Rennen { $number }/{ $races }
web-aruba-place = Platz { $place }/{ $cars }
web-aruba-car = Wagen { $number }
web-aruba-car-of = { $name }, Wagen { $number }
web-aruba-driver = { $name }, Wagen { $number }
web-aruba-points = { $count ->
    [one] ein Punkt
   *[other] { $count } Punkte
}
web-aruba-dice = { $count } Würfel
web-aruba-lost = { $count } durch Schaden verloren
web-aruba-rerolls = { $count ->
    [one] noch ein Wurf
   *[other] noch { $count } Würfe
}
web-aruba-movement = { $count ->
    [one] Noch ein Feld
   *[other] Noch { $count } Felder
}
web-aruba-leads = −{ $count }: allein vorn
web-aruba-from-red = −{ $count }: Start auf Rot
web-aruba-leads-red = −{ $count }: vorn und auf Rot
web-aruba-die = { $face }
web-aruba-die-extra = { $face }, Zusatzwürfel
web-aruba-die-lost = ein Würfel, durch Schaden verloren
web-aruba-kept = behalten
web-aruba-roll = Würfeln
web-aruba-reroll = { $count ->
    [one] Einen neu würfeln
   *[other] { $count } neu würfeln
}
web-aruba-use = Diese nutzen
web-aruba-keep-these = Diese behalten
web-aruba-end = Zug beenden
web-aruba-stop = Hier halten
web-aruba-combinations = Kombinationen
web-aruba-straight-to = { $top ->
    [one] Nur die 1
   *[other] Straße 1–{ $top }
}
web-aruba-kind-straight = Straße
web-aruba-kind-pair = Paar
web-aruba-kind-three = Drilling
web-aruba-kind-four = Vierling
web-aruba-kind-even = Alle gerade
web-aruba-kind-odd = Alle ungerade
web-aruba-idle-straight = Fahren
web-aruba-idle-pair = Schuss oder Reparatur
web-aruba-idle-three = Karten ziehen
web-aruba-idle-four = Turbo
web-aruba-idle-even = Schub
web-aruba-idle-odd = Alles reparieren
web-aruba-move = { $count } fahren
web-aruba-mend = { $count } reparieren
web-aruba-draw = { $count ->
    [one] Karte ziehen
   *[other] { $count } Karten ziehen
}
web-aruba-shoot = Schuss auf { $numbers }
web-aruba-bomb = trifft Wagen { $numbers }
web-aruba-or = oder
web-aruba-home = ZIEL
web-aruba-label-ram = Rammen: { $tokens }
web-aruba-label-saw = Säge: { $tokens }
web-aruba-go = { $count ->
    [one] Eins voraus, Spur { $lane }.
   *[other] { $count } voraus, Spur { $lane }.
}
web-aruba-over-line = Über die Ziellinie!
web-aruba-left = { $count ->
    [one] Danach noch ein Feld.
   *[other] Danach noch { $count } Felder.
}
web-aruba-red = Rot: Deine nächste Fahrt verliert ein Feld.
web-aruba-hit-ram = Rammt Wagen { $car }, Schaden { $tokens }.
web-aruba-hit-saw = Eine Säge trifft Wagen { $car }, Schaden { $tokens }.
web-aruba-hit-saws = Zwei Sägen treffen sich und gehen verloren.
web-aruba-hit-last = Es wäre der letzte Schadensmarker.
web-aruba-no-cards = Keine Karten auf der Hand
web-aruba-why-kept = Die Würfel dafür liegen da, aber du behältst andere. Tipp auch sie an.
web-aruba-why-dice = Deine Würfel zeigen sie nicht.
web-aruba-space = Reihe { $row }, Spur { $lane }
web-aruba-foot-bomb = hinter dir
web-aruba-foot-hook = wenn gefragt
web-aruba-foot-extra-die = ein Würfel mehr
web-aruba-foot-die-change = Würfel drehen
web-aruba-foot-larceny = Karten stehlen
web-aruba-foot-re-roll = ein Wurf mehr
web-aruba-foot-nitro = mehr fahren
web-aruba-foot-repair = reparieren
web-aruba-foot-bumper = anbauen
web-aruba-foot-saw = anbauen
web-aruba-foot-fix = Schnell-Reparatur
web-aruba-has-front = Stoßstange vorn
web-aruba-has-rear = Stoßstange hinten
web-aruba-has-left = Säge links
web-aruba-has-right = Säge rechts
web-aruba-hook-title = Einhaken?
web-aruba-hook-text = Wagen { $car } steht direkt vor dir. Hakst du dich ein, folgst du ihm Schritt für Schritt, bis sein Zug endet.
web-aruba-ninth-title = Der letzte Schadensmarker!
web-aruba-ninth-text = Wirf eine Karte ab, um Wagen { $car } zu retten, sonst ist er ein Wrack.
web-aruba-unused = Noch ungenutzt: { $list }. Den Zug trotzdem beenden?
web-aruba-standings = Stand
web-aruba-road = Die Strecke
web-aruba-odds = Was ist es wert?
web-aruba-odds-lead = { $count ->
    [one] Genaue Aussichten mit einem weiteren Wurf, wenn du für jedes Ziel bestmöglich weiterwürfelst. Tippe auf die beste Wahl, um diese Würfel zu behalten.
   *[other] Genaue Aussichten mit { $count } weiteren Würfen, wenn du für jedes Ziel bestmöglich weiterwürfelst. Tippe auf die beste Wahl, um diese Würfel zu behalten.
}
web-aruba-odds-goal = Ziel
web-aruba-odds-this = Diese Würfel
web-aruba-odds-best = Beste Wahl
web-aruba-ahead = { $count } voraus, Spur { $lane }
web-aruba-behind = { $count } hinter dir, Spur { $lane }
web-aruba-level = auf gleicher Höhe, Spur { $lane }
web-aruba-damage = Schaden { $count }
web-aruba-row = Reihe { $row }
web-aruba-on-red = Du stehst auf Rot.
web-aruba-red-in = Nächste rote Reihe: { $count } voraus.
web-aruba-line-in = Ziellinie: { $count } voraus.
web-aruba-you = Du fährst Wagen { $car }: Reihe { $row }, Spur { $lane }, Schaden { $damage }.
web-aruba-track = Die Strecke von deinem Wagen aus
web-aruba-key-die = einen Würfel behalten oder freigeben
web-aruba-key-roll = würfeln, oder die nicht behaltenen Würfel neu werfen
web-aruba-key-combination = eine Kombination: ihre Würfel behalten, später nutzen
web-aruba-key-card = eine Handkarte spielen
web-aruba-key-drive = geradeaus, nach links, nach rechts fahren
web-aruba-key-ram = den Wagen voraus rammen
web-aruba-key-enter = den hervorgehobenen Knopf drücken
web-aruba-key-answer = eine Frage beantworten, auswählen
web-aruba-arrived = Die Wagen im Ziel
web-aruba-nobody-home = Kein Wagen ist im Ziel.

## Hints
hint-aruba-spaces = Dieser Zug bringt { $this } Felder
hint-aruba-dice = Würfel pro Wurf: { $this }
hint-aruba-taken = Schadensmarker, die du bekommst: { $this }
hint-aruba-dealt = Schadensmarker, die Gegner bekommen: { $this }
hint-aruba-in-front = Züge, in denen du allein in Führung Bewegung verlierst: { $this }
hint-aruba-on-red = Züge, in denen du auf Rot beginnst: { $this }
hint-aruba-wrecked = Du verlierst in { $this } von 100 Fällen einen Wagen
hint-aruba-cards = Karten in deiner Hand nach diesem Zug: { $this }
hint-aruba-won = Du gewinnst dieses Rennen in { $this } von 100 Fällen
hint-aruba-points = Deine Punkte in diesem Rennen: { $this }

## On the page
web-poster-aruba = Zehn Würfel, Sägen und Stoßstangen. Schaden kostet Würfel.

# How to play ARUBA Battle Race, in short: one sentence or two for each thing to know.
# Facts, all figures of the sheet or the options: races, scored (cars that are waited for), dice, rerolls; what combinations and cards bring: shot, mend, drawn, turbo, boost,
# bomb, stolen, nitro, repair, bumper (a ram’s extra), saw, fix; rows that a bomb reaches; leader and corner (movement lost); ram; most (tokens a car bears) and fatal (the
# next one); worth (points); count (cars of each player), players (how many players; missing at a table whose seats are settled).
# Choices: blast is behind or around; hook is first or last, the roll after which it is played; timing is rolling or any; theft is end or any; fresh is wait or fix, what a card
# may do in the turn it came; grid is order or arrival; moved is all or dice, the movement of which a leader loses.

## Goal and turn
howto-aruba-goal-race = Sei unter den ersten { $scored } im Ziel und { $races ->
    [1] gewinne das Rennen
   *[other] sammle Punkte in { $races } Rennen
}. Unterwegs wird gerammt, geschossen, gesägt und gebombt.
howto-aruba-goal-cars = { $players ->
    [none] Hier fährst du { $count } Wagen, abwechselnd.
   *[other] Bei { $players } Personen fährst du { $count } Wagen, abwechselnd.
} Deine Handkarten gelten für alle deine Wagen.
howto-aruba-turn-begin = Vor dem Würfeln darfst du Stoßstangen und Sägen an deinen Wagen montieren.
howto-aruba-turn-roll = Wirf { $dice } Würfel, für jeden Schadensmarker einen weniger. Behalte, was du willst, und wirf den Rest noch bis zu { $rerolls }-mal.
howto-aruba-turn-combine = Bilde Kombinationen, in beliebiger Reihenfolge. Jeder Würfel zählt einmal, und du musst nicht alle nutzen.
howto-aruba-turn-last = Deine ganze Bewegung ist eine Fahrt, Schritt für Schritt. Karten ziehst du ganz zum Schluss.

## Dice
howto-aruba-name-straight = Straße ab 1
howto-aruba-name-pair = Paar
howto-aruba-name-three = Drilling
howto-aruba-name-four = Vierling
howto-aruba-name-even = Alle gerade
howto-aruba-name-odd = Alle ungerade
howto-aruba-dice-straight = Du fährst so viele Felder wie ihr höchster Würfel: 1 2 3 4 bringt 4, eine einzelne 1 bringt 1. Einmal je Zug.
howto-aruba-dice-pair = Schießen: Der Wagen direkt vor dir bekommt { $shot } Schaden. Oder reparieren: { $mend } Schaden weg von deinem Wagen.
howto-aruba-dice-three = Am Ende deines Zugs ziehst du { $drawn } Karten.
howto-aruba-dice-four = Turbo: { $turbo } Felder, zusätzlich oder für sich allein.
howto-aruba-dice-even = Schub: { $boost } Felder. Braucht alle deine Würfel.
howto-aruba-dice-odd = Nimmt deinem Wagen allen Schaden. Braucht alle deine Würfel.

## Driving
howto-aruba-name-steps = Schritte
howto-aruba-name-leader = In Führung
howto-aruba-name-corner = Rote Reihen
howto-aruba-name-ram = Rammen
howto-aruba-drive-steps = Geradeaus oder schräg nach vorn, links oder rechts, auf ein freies Feld. Nie zwischen dem Wagen vor dir und dem neben dir hindurch.
howto-aruba-drive-leader = { $moved ->
    [all] Allein vorn verlierst du { $leader } Bewegung, ob durch Würfel oder Nitro. Gleichauf verliert niemand, und auch nicht, sobald ein Wagen im Ziel ist.
   *[dice] Allein vorn verlierst du { $leader } Bewegung, wenn Würfel dich bewegen. Gleichauf verliert niemand, und auch nicht, sobald ein Wagen im Ziel ist.
}
howto-aruba-drive-corner = Eine Fahrt, die auf Rot beginnt, verliert { $corner } Bewegung. Durchfahren kostet nichts.
howto-aruba-drive-ram = Mit einem Rest Bewegung rammst du den Wagen direkt vor dir: { $ram } Schaden, und er rückt ein Feld vor, wie alle vor ihm. Du nimmst seinen Platz und hältst.

## Damage
howto-aruba-name-tokens = Schadensmarker
howto-aruba-name-fatal = Der { $fatal }. Schadensmarker
howto-aruba-name-quick-fix = Schnell-Reparatur
howto-aruba-name-wreck = Wracks
howto-aruba-damage-tokens = Jeder Schadensmarker kostet dich bei deinen Würfen einen Würfel. Ein Wagen hält { $most } aus.
howto-aruba-damage-fatal = Er macht den Wagen zum Wrack. Hast du Karten, wirst du vorher gefragt: Wirf eine ab, und der Wagen ist gerettet.
howto-aruba-damage-quick-fix = Wirf eine beliebige Karte ab, statt sie zu spielen: { $fix } Schaden weg. Immer, wenn du gefragt wirst, auch im Zug anderer.
howto-aruba-damage-wreck = Ein Wrack bleibt im Weg. Man kann es nicht rammen, beschießen, ansägen oder schieben. Ist eine ganze Reihe zerstört, kommt das älteste weg.

## The cards
howto-aruba-card-bomb = { $blast ->
    [behind] Vor oder nach deiner Fahrt: { $bomb } Schaden für jeden Wagen in den { $rows } Reihen hinter dir, in deiner Spur und daneben.
   *[around] Vor oder nach deiner Fahrt: { $bomb } Schaden für jeden Wagen rund um das Feld hinter dir, auch für deinen.
}
howto-aruba-card-hook = { $hook ->
    [first] Im Zug anderer, gleich nach dem ersten Wurf des Wagens direkt vor dir: Dein Wagen folgt ihm ein Feld dahinter, bei jedem Schritt.
   *[last] Im Zug anderer, nach dem letzten Wurf des Wagens direkt vor dir: Dein Wagen folgt ihm ein Feld dahinter, bei jedem Schritt.
}
howto-aruba-card-extra-die = { $timing ->
    [rolling] Beim Würfeln: ein Würfel mehr, mit der Zahl, die du willst. Er wird nicht neu geworfen.
   *[any] Jederzeit in deinem Zug nach dem ersten Wurf: ein Würfel mehr, mit der Zahl, die du willst. Er wird nicht neu geworfen.
}
howto-aruba-card-die-change = { $timing ->
    [rolling] Beim Würfeln: Dreh einen geworfenen Würfel auf die Zahl, die du willst.
   *[any] Jederzeit in deinem Zug nach dem ersten Wurf: Dreh einen geworfenen Würfel auf die Zahl, die du willst.
}
howto-aruba-card-larceny = { $theft ->
    [end] Am Ende deines Zugs: Stiehl { $stolen } Karten, ungesehen, von jemandem mit einem Wagen neben deinem.
   *[any] Jederzeit in deinem Zug: Stiehl { $stolen } Karten, ungesehen, von jemandem mit einem Wagen neben deinem.
}
howto-aruba-card-re-roll = Beim Würfeln: Wirf beliebig viele Würfel noch einmal.
howto-aruba-card-nitro = Bis deine Fahrt vorbei ist: { $nitro } Felder, zusätzlich oder für sich allein.
howto-aruba-card-repair = Jederzeit in deinem Zug: { $repair } Schaden weg von deinem Wagen.
howto-aruba-card-bumper = Bleibt dran. Vorn: Dein Rammen macht { $bumper } Schaden mehr. Hinten: Rammen schadet dir nicht. Treffen vorn und hinten aufeinander, sind beide weg.
howto-aruba-card-saw = Bleibt dran, links oder rechts: { $saw } Schaden für einen Wagen auf dieser Seite, sobald einer von euch neben den anderen fährt. Treffen sich zwei Sägen, sind beide weg.

## Scoring
howto-aruba-scoring-place = { $worth } Punkte.
howto-aruba-scoring-end = Das Rennen endet, wenn { $scored } Wagen im Ziel sind. Die anderen bekommen nichts.
howto-aruba-scoring-match = { $races ->
    [1] Wer als Erster im Ziel ist, gewinnt.
   *[other] Nach { $races } Rennen gewinnt, wer die meisten Punkte hat. Bei Gleichstand entscheidet der Platz im letzten Rennen.
}
howto-aruba-scoring-next = { $grid ->
    [order] Vor dem nächsten Rennen kommen Karten, Anbauten und Schaden weg. Wer gewonnen hat, startet vorn, die anderen folgen reihum.
   *[arrival] Vor dem nächsten Rennen kommen Karten, Anbauten und Schaden weg. Gestartet wird in der Reihenfolge der Ankunft.
}

## Easily got wrong
howto-aruba-mind-straight = Eine Straße beginnt mit der 1 und hat keine Lücke: 4 5 6 bewegt dich gar nicht.
howto-aruba-mind-all = Alle gerade und alle ungerade heißt wirklich alle, auch Zusatzwürfel. Keine andere Kombination geht mit; Nitro schon.
howto-aruba-mind-order = Schüsse und Bomben kommen vor oder nach der Fahrt, nie mittendrin. Beides geht auch, wenn du nicht fährst.
howto-aruba-mind-fresh = { $fresh ->
    [wait] Eine Karte, die erst in diesem Zug kam, wartet bis zum nächsten. Nicht einmal für eine Schnell-Reparatur darfst du sie abwerfen.
   *[fix] Eine Karte, die erst in diesem Zug kam, wartet bis zum nächsten. Nur eine Schnell-Reparatur geht gleich.
}

## On the table
howto-aruba-name-die = Ein Würfel
howto-aruba-table-die = Tipp ihn an, um ihn zu behalten; die anderen werden neu geworfen. Der Buchstabe in der Ecke nennt seine Kombination.
howto-aruba-name-lost = Ein verlorener Würfel
howto-aruba-table-lost = Jeder Schadensmarker nimmt dir einen Würfel. Repariere, und du wirfst ihn im nächsten Zug wieder.
howto-aruba-name-dice-left = Würfel eines Wagens
howto-aruba-table-dice-left = So viele Würfel wirft dieser Wagen: { $dice }, weniger einen je Schadensmarker.
howto-aruba-name-hand = Aktionskarten auf der Hand
howto-aruba-table-hand = So viele Aktionskarten sind hier auf der Hand.
howto-aruba-name-points = Punkte
howto-aruba-table-points = Die Punkte aus den bisherigen Rennen.
howto-aruba-name-space = Ein Feld
howto-aruba-table-space = Auf ein Feld passt ein Wagen. Ein leuchtendes ist erreichbar; die Zahl sagt, mit wie vielen Schritten.
web-order-hook = Wenn du dich beim Wagen vor dir einhaken darfst und einen Haken hast: einhaken?
web-order-ninth = Wenn dein Wagen den letzten Schadensmarker bekäme: mit der billigsten Karte retten?

## Hints in plain words
hint-aruba-roll = Dein Zug beginnt mit den Würfeln
hint-aruba-keep-none = Von diesen Würfeln lohnt sich keiner
hint-aruba-keep-whole = Deine Straße ist komplett; die anderen Würfel können noch etwas werden
hint-aruba-keep-straight = Deine Straße geht bis { $face }; jetzt brauchst du eine { $next }
hint-aruba-keep-gap = Nur eine { $next } fehlt zu einer Straße bis { $face }
hint-aruba-keep-begun = Eine Straße braucht die 1, und die hast du
hint-aruba-keep-same = { $count } Würfel zeigen schon eine { $face }: Sammle weiter
hint-aruba-keep-even = Sind alle Würfel gerade, gibt das 6 Felder Schub
hint-aruba-keep-odd = Sind alle Würfel ungerade, ist dein ganzer Schaden weg
hint-aruba-keep = Mit diesen Würfeln wird aus dem nächsten Wurf am meisten
hint-aruba-stand = Deine Würfel sind gut so; noch ein Wurf macht sie eher schlechter
hint-aruba-straight = Deine Straße bringt dich { $count ->
    [one] ein Feld
   *[other] { $count } Felder
} weiter
hint-aruba-even = Alle gerade: Weiter bringen dich diese Würfel nicht
hint-aruba-odd = Das repariert den ganzen Wagen, und nächstes Mal hast du alle Würfel
hint-aruba-turbo = Zwei Felder mehr, egal was du sonst benutzt
hint-aruba-three = Zwei Karten mehr können deinen Wagen retten oder schneller machen
hint-aruba-mend = Zwei Schadensmarker weg: Nächstes Mal hast du zwei Würfel mehr
hint-aruba-shoot = Schaden kostet Wagen { $target } Würfel, so wird er langsamer
hint-aruba-shoot-last = Wagen { $target } bekommt seinen letzten Schadensmarker und wird zum Wrack
hint-aruba-drive-home = Von dort kommst du in diesem Zug ins Ziel
hint-aruba-drive-hits = Unterwegs beschädigst du Wagen { $target }
hint-aruba-drive-hit = Das kostet dich etwas Schaden, aber du kommst voran
hint-aruba-drive-red = Du kommst voran, auch wenn deine nächste Fahrt auf Rot beginnt
hint-aruba-drive-past = Auf diesem Weg kannst du { $count ->
    [one] einen Wagen
   *[other] { $count } Wagen
} überholen
hint-aruba-drive-far = Dort sind die nächsten { $count } Felder frei
hint-aruba-drive = Dort ist die Straße frei
hint-aruba-ram = Wagen { $target } steht im Weg: Er bekommt Schaden, und du nimmst seinen Platz
hint-aruba-stop = Weiter vorn gibt es mehr zu verlieren als zu gewinnen
hint-aruba-end = Was noch übrig ist, hilft dir jetzt nicht
hint-aruba-pass = Das ist keine Karte wert
hint-aruba-pass-hook = Das ist deinen Haken jetzt nicht wert
hint-aruba-fix = Ein Schadensmarker weg: Du hast einen Würfel mehr
hint-aruba-steal = Zwei Karten mehr für dich und zwei weniger für einen Gegner
hint-aruba-extra = Ein Würfel mehr macht deine Kombination besser
hint-aruba-change = Mit dieser Zahl sind deine Würfel mehr wert
hint-aruba-nitro = Zwei Felder mehr auf dieser Fahrt
hint-aruba-bomb = Sie trifft die Wagen dicht hinter dir
hint-aruba-repair = Zwei Schadensmarker weg: Du hast zwei Würfel mehr
hint-aruba-re-roll = Noch eine Chance auf die Würfel, die du brauchst
hint-aruba-hook = Am Haken wirst du mitgezogen
hint-aruba-bumper = Vorn macht sie dein Rammen stärker, hinten schützt sie dich
hint-aruba-saw = Sie beschädigt Wagen, die neben dich kommen
hint-plain-aruba-spaces = So kommst du in diesem Zug weiter
hint-plain-aruba-dice = So hast du in den nächsten Zügen mehr Würfel
hint-plain-aruba-taken = So nimmst du weniger Schaden
hint-plain-aruba-dealt = So nehmen deine Gegner mehr Schaden
hint-plain-aruba-in-front = So verlierst du keine Bewegung als Führender
hint-plain-aruba-on-red = So beginnst du seltener auf Rot
hint-plain-aruba-wrecked = So wird dein Wagen seltener zum Wrack
hint-plain-aruba-cards = So hast du danach mehr Karten
