# How to play ARUBA Battle Race, in short: one sentence or two for each thing to know.
# Facts, all figures of the sheet or the options: races, scored (cars that are waited for), dice, rerolls; what combinations and cards bring: shot, mend, drawn, turbo, boost,
# bomb, stolen, nitro, repair, bumper (a ram’s extra), saw, fix; rows that a bomb reaches; leader and corner (movement lost); ram; most (tokens a car bears) and fatal (the
# next one); worth (points); count (cars of each player), players (how many players; missing at a table whose seats are settled).
# Choices: blast is behind or around; hook is first or last, the roll after which it is played; timing is rolling or any; theft is end or any; fresh is wait or fix, what a card
# may do in the turn it came; grid is order or arrival; moved is all or dice, the movement of which a leader loses.

## Goal and turn
howto-aruba-goal-race = Sei unter den ersten { $scored } im Ziel und sammle Punkte in { $races } Rennen. Unterwegs wird gerammt, geschossen, gesägt und gebombt.
howto-aruba-goal-cars = { $players ->
    [none] Alle fahren hier { $count } Wagen, abwechselnd.
   *[other] Bei { $players } Personen fahren alle { $count } Wagen, abwechselnd.
} Die Handkarten gelten für beide.
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
howto-aruba-dice-pair = Schießen: Der Wagen direkt vor dir bekommt { $shot } Schaden. Oder reparieren: { $mend } Schaden weg.
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
    [all] Allein vorn verlierst du { $leader } von deiner Bewegung, ob durch Würfel oder Nitro. Gleichauf nicht, und auch nicht, wenn ein Wagen im Ziel ist.
   *[dice] Allein vorn verlierst du { $leader } von deiner Bewegung, wenn Würfel dich bewegen. Gleichauf nicht, und auch nicht, wenn ein Wagen im Ziel ist.
}
howto-aruba-drive-corner = Eine Fahrt, die auf Rot beginnt, verliert { $corner } von ihrer Bewegung. Durchfahren kostet nichts.
howto-aruba-drive-ram = Mit einem Rest Bewegung rammst du den Wagen direkt vor dir: { $ram } Schaden, und er rückt ein Feld vor, wie alle vor ihm. Du nimmst seinen Platz und hältst.

## Damage
howto-aruba-name-tokens = Marker
howto-aruba-name-fatal = Der { $fatal }. Marker
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
    [rolling] Beim Würfeln: ein Würfel mehr, mit der Zahl, die du willst. Er wird nicht mehr geworfen.
   *[any] Jederzeit nach dem ersten Wurf: ein Würfel mehr, mit der Zahl, die du willst. Er wird nicht mehr geworfen.
}
howto-aruba-card-die-change = { $timing ->
    [rolling] Beim Würfeln: Dreh einen geworfenen Würfel auf die Zahl, die du willst.
   *[any] Jederzeit nach dem ersten Wurf: Dreh einen geworfenen Würfel auf die Zahl, die du willst.
}
howto-aruba-card-larceny = { $theft ->
    [end] Am Ende deines Zugs: Stiehl { $stolen } Karten, ungesehen, von jemandem mit einem Wagen neben deinem.
   *[any] Jederzeit in deinem Zug: Stiehl { $stolen } Karten, ungesehen, von jemandem mit einem Wagen neben deinem.
}
howto-aruba-card-re-roll = Beim Würfeln: Wirf beliebig viele Würfel noch einmal.
howto-aruba-card-nitro = Bis deine Fahrt vorbei ist: { $nitro } Felder, zusätzlich oder für sich allein.
howto-aruba-card-repair = Jederzeit in deinem Zug: { $repair } Schaden weg.
howto-aruba-card-bumper = Bleibt dran. Vorn: Dein Rammen macht { $bumper } Schaden mehr. Hinten: Rammen schadet dir nicht. Treffen vorn und hinten aufeinander, sind beide weg.
howto-aruba-card-saw = Bleibt dran, links oder rechts: { $saw } Schaden für einen Wagen auf dieser Seite, sobald einer von euch neben den anderen fährt. Treffen sich zwei Sägen, sind beide weg.

## Scoring
howto-aruba-scoring-place = { $worth } Punkte.
howto-aruba-scoring-end = Das Rennen endet, wenn { $scored } Wagen im Ziel sind. Wer fehlt, bekommt nichts.
howto-aruba-scoring-match = Nach { $races } Rennen gewinnen die meisten Punkte. Bei Gleichstand entscheidet der Platz im letzten Rennen.
howto-aruba-scoring-next = { $grid ->
    [order] Vor dem nächsten Rennen kommen Karten, Anbauten und Schaden weg. Wer gewonnen hat, startet vorn, die anderen folgen reihum.
   *[arrival] Vor dem nächsten Rennen kommen Karten, Anbauten und Schaden weg. Gestartet wird in der Reihenfolge der Ankunft.
}

## Easily got wrong
howto-aruba-mind-straight = Eine Straße beginnt mit der 1 und hat keine Lücke: 4 5 6 bewegt dich gar nicht.
howto-aruba-mind-all = Alle gerade und alle ungerade heißt wirklich alle, auch Zusatzwürfel. Keine andere Kombination geht mit; Nitro schon.
howto-aruba-mind-order = Schüsse und Bomben kommen vor oder nach der Fahrt, nie mittendrin. Sie gehen auch, ohne zu fahren.
howto-aruba-mind-fresh = { $fresh ->
    [wait] Eine Karte, die erst in diesem Zug kam, wartet bis zum nächsten. Auch für eine Schnell-Reparatur.
   *[fix] Eine Karte, die erst in diesem Zug kam, wartet bis zum nächsten. Nur eine Schnell-Reparatur geht gleich.
}
