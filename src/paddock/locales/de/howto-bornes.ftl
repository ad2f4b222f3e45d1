# How to play the Bornes family, in short: one sentence or two for each thing to know.
# Facts: goal and long_goal in km, hand, limit_km, km, big_km, count (how many of the longest card a side may lay), worth and safety (points), total (points, rounds or wins) are figures
# of the sheet; ..._card are cards, and cards lists some; coup is the edition’s word for a coup. players lists numbers of players, missing at a table whose seats are settled.
# restart: whether a remedy takes a start card after it; again: whether a safety brings another turn; any_time: whether the limit may be laid on a car that does not drive;
# own_turn: whether a side waits or drives after a safety on its own turn; replaces, each, to: how the edition counts.

## The goal
howto-bornes-goal-points = Fahre genau so viele Kilometer, wie das Ziel verlangt, halte die anderen unterwegs auf und sammle Punkte.
howto-bornes-goal-race = Fahre vor allen anderen genau { $goal } km und halte sie unterwegs auf. Punkte gibt es nicht.
howto-bornes-goal-km = { $players ->
    [none] Das Ziel an diesem Tisch: genau { $goal } km.
   *[other] Bei { $players } Personen: genau { $goal } km.
}
howto-bornes-goal-extension = Wer zuerst am Ziel ist, beendet die Fahrt oder verlängert sie für alle auf { $long_goal } km{ $players ->
    [none] .
   *[other] {" "}(bei { $players } Personen).
}
howto-bornes-goal-teams = { $players ->
    [none] Ihr spielt in Zweierteams: Wer zusammengehört, teilt
   *[other] Bei { $players } Personen spielt ihr in Zweierteams: Wer zusammengehört, teilt
} Auslage und Kilometer, hat aber eigene Handkarten.
howto-bornes-goal-match = { $limit ->
    [points] Die Punkte aller Fahrten zählen zusammen. Sobald jemand { $total } hat, gewinnt die höchste Summe.
    [rounds] Die Punkte aller Fahrten zählen zusammen. Fahrten in dieser Partie: { $total }; danach gewinnt die höchste Summe.
   *[wins] Ihr spielt eine Serie. So viele Rennen musst du gewinnen: { $total }.
}

## A turn
howto-bornes-turn-draw = Ziehe eine Karte, dann lege eine oder wirf eine ab. Am Ende deines Zugs hast du { $hand } Karten auf der Hand.
howto-bornes-turn-start = Lege „{ $start_card }“, um loszufahren. Erst dann darfst du Kilometer legen.
howto-bornes-turn-youngest = „{ $start_card }“ liegt von Anfang an vor dir: Du darfst sofort Kilometer legen.
howto-bornes-turn-attack = Greife andere an: nur ein Auto, das fährt, und nie auf einen anderen Angriff. Angreifen darfst du auch, wenn du selbst stehst.
howto-bornes-turn-repair = { $restart ->
    [yes] Du stehst? Lege die passende Verteidigung und in einem späteren Zug „{ $start_card }“: Dann fährst du wieder.
   *[no] Du stehst? Lege die passende Verteidigung. Das genügt: Im nächsten Zug fährst du weiter.
}
howto-bornes-turn-safety = { $again ->
    [yes] Eine Schutzkarte darfst du in jedem deiner Züge legen. Danach ziehst und spielst du gleich noch einmal.
   *[no] Eine Schutzkarte darfst du in jedem deiner Züge legen. Das ist dann dein ganzer Zug.
}
howto-bornes-turn-coup = { $coup }: Du wirst angegriffen und hast die Schutzkarte dagegen? Lege sie sofort, auch außer der Reihe. Der Angriff ist weg, du ziehst eine Karte und bist dran.
howto-bornes-turn-end = { $ending ->
    [hands] Ist der Stapel leer, spielt ihr die Handkarten aus. Schluss ist, wenn jemand am Ziel ist oder alle Hände leer sind.
   *[pile] Ist der Stapel leer, endet das Rennen mit diesem Zug: Wer am nächsten an { $goal } km ist, gewinnt.
}

## The cards
howto-bornes-card-slow = { $km } km vorwärts. Auch bei „{ $limit_card }“ erlaubt.
howto-bornes-card-fast = { $km } km vorwärts, aber nicht bei „{ $limit_card }“.
howto-bornes-card-big = { $km } km vorwärts, aber nicht bei „{ $limit_card }“. Höchstens { $count } je Seite und Fahrt.
howto-bornes-card-stop = Ein fahrendes Auto steht, bis „{ $remedy_card }“ kommt. „{ $safety_card }“ schützt davor.
howto-bornes-card-limit = Höchstens { $limit_km } km je Karte, bis „{ $remedy_card }“ kommt. „{ $safety_card }“ schützt davor. { $any_time ->
    [yes] Jederzeit erlaubt, auch gegen ein Auto, das steht.
   *[no] Nur gegen ein fahrendes Auto.
}
howto-bornes-card-hazard = { $restart ->
    [yes] Ein fahrendes Auto steht, bis „{ $remedy_card }“ und danach „{ $start_card }“ kommt. „{ $safety_card }“ schützt davor.
   *[no] Ein fahrendes Auto steht, bis „{ $remedy_card }“ kommt. „{ $safety_card }“ schützt davor.
}
howto-bornes-card-start = { $restart ->
    [yes] Damit fährst du los: am Anfang, nach „{ $stop_card }“ und nach jeder Verteidigung. Mit „{ $right_card }“ brauchst du sie nicht.
   *[no] Damit fährst du los: am Anfang und nach „{ $stop_card }“. Mit „{ $right_card }“ brauchst du sie nicht.
}
howto-bornes-card-end-limit = Hebt „{ $attack_card }“ auf: Alle Kilometerkarten sind wieder erlaubt.
howto-bornes-card-remedy = { $restart ->
    [yes] Hebt „{ $attack_card }“ auf. Zum Weiterfahren brauchst du danach „{ $start_card }“.
   *[no] Hebt „{ $attack_card }“ auf: Du darfst weiterfahren.
}
howto-bornes-card-right-of-way = Schützt die ganze Fahrt vor „{ $stop_card }“ und „{ $limit_card }“, hebt beides auch auf, und du brauchst nie mehr „{ $start_card }“.
howto-bornes-card-safety = Schützt die ganze Fahrt vor „{ $attack_card }“ und hebt den Angriff auf, wenn er schon liegt.

## Scoring
howto-bornes-scoring-km = Ein Punkt für jeden Kilometer.
howto-bornes-scoring-safeties = { $replaces ->
    [yes] { $worth } Punkte für jede, die du im eigenen Zug legst.
   *[no] { $worth } Punkte für jede, die du legst.
}
howto-bornes-scoring-all-safeties = { $worth } Punkte mehr, wenn eine Seite alle vier hat.
howto-bornes-scoring-coups = { $replaces ->
    [yes] { $worth } Punkte jedes Mal, statt { $safety } für die Karte.
   *[no] { $worth } Punkte jedes Mal, zusätzlich zu den { $safety } für die Karte.
}
howto-bornes-scoring-trip = { $worth } Punkte, wenn du genau am Ziel ankommst.
howto-bornes-scoring-delayed = { $worth } Punkte mehr, wenn der Stapel da schon leer war.
howto-bornes-scoring-safe-trip = { $worth } Punkte mehr, wenn du ohne Karte mit { $big_km } km ans Ziel kommst.
howto-bornes-scoring-shut-out = { $each ->
    [yes] { $worth } Punkte mehr für jede gegnerische Seite ohne einen einzigen Kilometer.
   *[no] { $worth } Punkte mehr, wenn keine gegnerische Seite auch nur einen Kilometer hat.
}
howto-bornes-scoring-extension = { $to ->
    [caller] { $worth } Punkte, wenn du verlängerst und zuerst bei { $long_goal } km bist. Sonst bekommt sie jede gegnerische Seite.
   *[finisher] { $worth } Punkte, wenn du zuerst bei { $long_goal } km bist, egal wer verlängert hat.
}
howto-bornes-scoring-race-won = Genau { $goal } km gewinnen sofort. Gehen vorher die Karten aus, gewinnt, wer am nächsten ist; wer gleichauf liegt, teilt den Sieg.

## Easily got wrong
howto-bornes-mind-exact = Die letzte Karte muss das Ziel genau treffen. Eine, die darüber hinausgeht, darfst du nicht legen.
howto-bornes-mind-restart = { $restart ->
    [yes] Mit der Verteidigung allein fährst du noch nicht: Danach kommt „{ $start_card }“, außer vor dir liegt „{ $right_card }“.
   *[no] Nach einer Verteidigung ist „{ $start_card }“ nicht nötig. Man kann dich aber gleich wieder angreifen.
}
howto-bornes-mind-own-turn = { $own_turn ->
    [waits] Eine Schutzkarte, die du erst im eigenen Zug legst, hebt den Angriff auf; du brauchst aber noch „{ $start_card }“, außer vor dir liegt „{ $right_card }“.
   *[drives] Eine Schutzkarte, die du erst im eigenen Zug legst, nimmt den Angriff weg: Alles ist wie vorher, ohne Verteidigung.
}
howto-bornes-mind-right = „{ $right_card }“ schützt nicht vor allem. Damit kann man dich noch aufhalten: { $cards }.
