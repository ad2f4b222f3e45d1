# The Bornes family: Speed 1.200 km, 1000 Kilométer, Mille Bornes. Card names follow each edition's booklet where it has the language.
# Facts: card and ..._card are cards, by their names, and cards lists some; coup is the edition's word for a coup; mode is standard or variant; attack_card is
# missing in no-window while no attack stands. section is the place in the edition's booklet, printed its heading there.

distance-card = { $km } km

## Cards of Speed 1.200 km
card-speed-1200-stop = STOP
card-speed-1200-limit = TEMPOLIMIT
card-speed-1200-out-of-gas = TANK LEER
card-speed-1200-puncture = REIFENPANNE
card-speed-1200-damage = DEFEKT
card-speed-1200-start = START
card-speed-1200-end-limit = ENDE DES TEMPOLIMITS
card-speed-1200-gasoline = BENZIN
card-speed-1200-spare-tire = RESERVERAD
card-speed-1200-replacement = ERSATZTEIL
card-speed-1200-open-road = FREIE FAHRT
card-speed-1200-gas-station = TANKSTELLE
card-speed-1200-tire = REIFENDIENST
card-speed-1200-workshop = WERKSTATT

## Cards of 1000 Kilométer (a Hungarian edition; other languages are translations)
card-kilometer-1000-stop = Stop
card-kilometer-1000-limit = Tempolimit
card-kilometer-1000-out-of-gas = Leerer Tank
card-kilometer-1000-flat = Reifenpanne
card-kilometer-1000-accident = Unfall
card-kilometer-1000-roll = Grüne Welle
card-kilometer-1000-end-limit = Ende des Tempolimits
card-kilometer-1000-gas = Benzin
card-kilometer-1000-spare = Ersatzreifen
card-kilometer-1000-repair = Werkstatt
card-kilometer-1000-right-of-way = Vorfahrt
card-kilometer-1000-extra-tank = Tankstelle
card-kilometer-1000-puncture-proof = Pannensichere Reifen
card-kilometer-1000-driving-ace = Fahrschule

## Cards of Mille Bornes (a German edition; other languages are translations)
card-mille-bornes-stop = Rote Ampel
card-mille-bornes-limit = Geschwindigkeitsbegrenzung
card-mille-bornes-out-of-gas = Leerer Tank
card-mille-bornes-flat = Reifenpanne
card-mille-bornes-accident = Motorschaden
card-mille-bornes-roll = Grüne Ampel
card-mille-bornes-end-limit = Ende der Geschwindigkeitsbegrenzung
card-mille-bornes-gas = Benzin
card-mille-bornes-spare = Ersatzreifen
card-mille-bornes-repair = Reparatur
card-mille-bornes-right-of-way = Vorfahrt
card-mille-bornes-extra-tank = Tankwagen
card-mille-bornes-puncture-proof = Pannensicher
card-mille-bornes-driving-ace = Fahr-Ass

## Words of an edition: the coup and the kinds of card
coup-speed-1200 = KONTRA
coup-kilometer-1000 = Blitzreaktion
coup-mille-bornes = Meisterzug
kind-distance = Kilometer
kind-hazard = Angriff
kind-remedy = Verteidigung
kind-safety = Schutz
section-speed-1200-7a = § 7A
section-speed-1200-7b = § 7B
section-speed-1200-7c = § 7C
section-kilometer-1000-tovabbi-jatekmenet = Weiterer Spielverlauf – { $printed }
section-kilometer-1000-a-jatek-kezdete = Spielbeginn – { $printed }
section-kilometer-1000-haritas = Abwehr – { $printed }
section-kilometer-1000-sebesseg-kartyak = Tempokarten – { $printed }
section-kilometer-1000-kilometerkartyak = Kilometerkarten – { $printed }
section-kilometer-1000-a-jatek-celja = Ziel des Spiels – { $printed }
section-kilometer-1000-utokartyak = Schutzkarten – { $printed }
section-kilometer-1000-tamadas = Angriff – { $printed }
section-kilometer-1000-villamvalasz = Blitzreaktion – { $printed }
section-kilometer-1000-hosszabbitas = Verlängerung – { $printed }
section-mille-bornes-standardpartie = { $printed }
section-mille-bornes-standardpartie-1 = { $printed }
section-mille-bornes-standardpartie-3 = { $printed }
section-mille-bornes-standardpartie-4 = { $printed }
section-mille-bornes-angriffs-und-verteidigungskarten = { $printed }
section-mille-bornes-geschwindigkeitsbegrenzung = { $printed }
section-mille-bornes-kilometerkarten = { $printed }
section-mille-bornes-schutzkarten = { $printed }
section-mille-bornes-meisterzug = { $printed }
section-mille-bornes-variante = { $printed }

## Options
option-speed-1200-limit = Wann die Partie endet: bei einer Zahl von Punkten oder nach einer Zahl von Rennen. Bei Gleichstand an der Spitze entscheidet ein weiteres Rennen.
option-speed-1200-six-goal = Das Ziel zu sechst, in km. In der Anleitung stehen 1.000, doch ihre Karten ergeben diese Summe nie.
option-speed-1200-own-turn-wild = Eine Schutzkarte gegen einen Angriff, der schon wirkt: Entweder hebt sie ihn auf und du brauchst noch START, oder sie nimmt die Angriffskarte weg und das Auto fährt weiter.
option-kilometer-1000-limit = Wann die Rallye endet: bei einer Zahl von Punkten oder nach einer Zahl von Etappen. Bei Gleichstand an der Spitze entscheidet eine weitere Etappe.
option-kilometer-1000-safety-turn = Ob eine Schutzkarte im eigenen Zug einen weiteren Zug bringt. Gedruckt steht: nein.
option-kilometer-1000-limit-attack = Ob das Tempolimit nur gegen ein fahrendes Auto gelegt werden darf (wie gedruckt) oder jederzeit.
option-mille-bornes-mode = Die Standardpartie; die gedruckte Variante (nach jeder Verteidigung ist eine Grüne Ampel nötig); oder das Rennen für die Jüngsten (alle beginnen mit einer Grünen Ampel).
option-mille-bornes-sides = Wer mit wem spielt: alle allein oder in Zweierteams. Automatisch: Zwei bis vier spielen allein, sechs und acht in Zweierteams.
option-mille-bornes-limit = Eine Serie läuft, bis eine Seite diese Zahl von Rennen gewonnen hat.

## Options in a word or two, and their values
title-speed-1200-limit = Ende der Partie
value-speed-1200-limit-points = Zahl der Punkte
value-speed-1200-limit-rounds = Zahl der Rennen
title-speed-1200-six-goal = Ziel zu sechst
value-speed-1200-six-goal = { $number } km
title-speed-1200-own-turn-wild = Schutzkarte im eigenen Zug
value-speed-1200-own-turn-wild-voids = hebt den Angriff auf; START ist noch nötig
value-speed-1200-own-turn-wild-removes = nimmt den Angriff weg; das Auto fährt weiter
title-kilometer-1000-limit = Ende der Rallye
value-kilometer-1000-limit-points = Zahl der Punkte
value-kilometer-1000-limit-rounds = Zahl der Etappen
title-kilometer-1000-safety-turn = Schutzkarte im eigenen Zug
value-kilometer-1000-safety-turn-none = ist der ganze Zug, wie gedruckt
value-kilometer-1000-safety-turn-classic = bringt einen weiteren Zug
title-kilometer-1000-limit-attack = Tempolimit als Angriff
value-kilometer-1000-limit-attack-needs-green = nur gegen ein fahrendes Auto, wie gedruckt
value-kilometer-1000-limit-attack-classic = jederzeit
title-mille-bornes-mode = Das Rennen
value-mille-bornes-mode-standard = Standard
value-mille-bornes-mode-variant = Variante: nach jeder Verteidigung eine Grüne Ampel
value-mille-bornes-mode-youngest = für die Jüngsten: alle beginnen mit einer Grünen Ampel
title-mille-bornes-sides = Wer mit wem spielt
value-mille-bornes-sides-auto = je nach Personenzahl
value-mille-bornes-sides-alone = alle allein
value-mille-bornes-sides-pairs = in Zweierteams
title-mille-bornes-limit = Länge der Serie
value-mille-bornes-limit-wins = Zahl der Siege

## Refusals. { $section } is the place in the edition's booklet.
refusal-not-in-hand = Du hast „{ $card }“ nicht auf der Hand. ({ $section })
refusal-needs-start = { $mode ->
    [variant] Dein Auto wartet noch: In der Variante braucht es am Start und nach jeder Verteidigung „{ $start_card }“, erst dann „{ $card }“.
   *[standard] Dein Auto wartet noch: erst „{ $start_card }“, dann „{ $card }“.
} ({ $section })
refusal-stopped = „{ $attack_card }“ hält dich auf: Leg zuerst „{ $remedy_card }“. ({ $section })
refusal-speed-limit = { $game ->
    [mille-bornes] Geschwindigkeitsbegrenzung
   *[other] Tempolimit
}: Bis „{ $remedy_card }“ sind höchstens { $limit_km } km erlaubt, { $km } km sind zu schnell. ({ $section })
refusal-big-cards = Jede Seite darf { $game ->
    [speed-1200] im Rennen
    [kilometer-1000] in der Etappe
   *[mille-bornes] im Rennen
} { $count ->
    [one] nur { $count } Karte mit { $km } km legen, und deine liegt schon
   *[other] nur { $count } Karten mit { $km } km legen, und deine liegen schon
}. ({ $section })
refusal-past-goal = { $km } km sind zu weit: Bis genau { $goal_km } km fehlen nur noch { $remaining_km } km. ({ $section })
refusal-already-driving = Dein Auto fährt schon: „{ $start_card }“ würde nichts ändern. ({ $section })
refusal-start-not-needed = Mit „{ $safety_card }“ ist „{ $card }“ nicht nötig. ({ $section })
refusal-no-limit = „{ $attack_card }“ wirkt gerade nicht: „{ $card }“ würde nichts ändern. ({ $section })
refusal-no-attack = „{ $attack_card }“ wirkt gerade nicht: „{ $card }“ würde nichts ändern. ({ $section })
refusal-wrong-remedy = „{ $attack_card }“ hält dich auf: Dagegen hilft „{ $remedy_card }“, nicht „{ $card }“. ({ $section })
refusal-protected = Die Schutzkarte „{ $safety_card }“ schützt { $side } vor „{ $card }“. ({ $section })
refusal-already-limited = Für { $side } gilt „{ $attack_card }“ schon. ({ $section })
refusal-target-waiting = Das Auto von { $side } fährt gerade nicht: „{ $card }“ trifft nur ein fahrendes Auto. ({ $section })
refusal-target-stopped = Das Auto von { $side } steht schon wegen „{ $attack_card }“: kein Angriff auf einen Angriff. ({ $section })
refusal-own-side = „{ $card }“ ist ein Angriff: Den kannst du nicht gegen dein eigenes Auto legen. ({ $section })
refusal-no-such-side = { $side } gibt es hier nicht: Die Seiten haben die Nummern 1 bis { $sides }. ({ $section })
refusal-attack-needs-side = „{ $card }“ ist ein Angriff: Wähle, gegen wen. ({ $section })
refusal-not-an-attack = „{ $card }“ ist kein Angriff: Die Karte kannst du nicht bei anderen auslegen. ({ $section })
refusal-answer-first = Antworte zuerst auf „{ $attack_card }“: kontern oder hinnehmen. ({ $section })
refusal-no-window = { $attack_card ->
    [none] Gerade gibt es keinen Angriff, auf den du antworten könntest
   *[other] Der Moment für „{ $coup }“ gegen „{ $attack_card }“ ist vorbei
}{ $card ->
    [none] .
   *[other] ; „{ $card }“ kannst du aber noch in deinem Zug legen.
} ({ $section })
refusal-wrong-safety = „{ $card }“ hilft nicht gegen „{ $attack_card }“: Dafür brauchst du „{ $safety_card }“. ({ $section })
refusal-choose-first = Entscheide zuerst, ob du die Fahrt verlängerst oder beendest. ({ $section })
refusal-no-choice = Gerade steht keine Verlängerung zur Wahl. ({ $section })

## What happened
event-StartLaidOut = { $side } beginnt mit „{ $card }“ auf dem Tisch.
event-CardDrawn = { $seat } zieht eine Karte.
event-CardDrawn-open = { $seat } zieht „{ $card }“.
event-CardLaid-moved = { $seat } legt „{ $card }“: jetzt { $total_km } km.
event-CardLaid = { $seat } legt „{ $card }“.
event-CarMoved = { $side }: jetzt { $total_km } km.
event-AttackLaid = { $seat } legt „{ $card }“ gegen { $side }.
event-AnswerAsked = { $seat } darf auf „{ $card }“ antworten.
event-AnswerAsked-own = { $card }: { $coup }?{ $seconds ->
    [none] {""}
   *[other] {" "}{ $seconds } s.
}
event-AnswerPassed = { $seat } nimmt den Angriff hin.
event-CoupPlayed = { $seat } kontert mit „{ $card }“!
event-AttackEnded = „{ $card }“ gilt für { $side } nicht mehr.
event-AttackRemoved = Bei { $side } kommt „{ $card }“ weg.
event-CardDiscarded = { $seat } wirft „{ $card }“ ab.
event-ExtensionOffered = { $seat } hat das Ziel erreicht und darf die Fahrt verlängern.
event-ExtensionOffered-own = Geschafft! Weiter bis { $goal_km } km?
event-ExtensionCalled = { $seat } verlängert die Fahrt auf { $goal_km } km.
event-ExtensionDeclined = { $seat } beendet die Fahrt hier.
event-TripCompleted = { $side } ist am Ziel: { $km } km geschafft!
event-TurnBegan = { $seat } ist dran.
event-TurnBegan-own = Du bist dran.
event-RaceRanOut = Die Karten sind aufgebraucht.

## The score sheet
line-km = Kilometer
line-safeties = Schutzkarten
line-all-safeties = Alle vier Schutzkarten
line-coups = { $game ->
    [speed-1200] Kontra
    [kilometer-1000] Blitzreaktionen
   *[mille-bornes] Meisterzüge
}
line-trip = Fahrt geschafft
line-delayed = Späte Ankunft
line-safe-trip = Sichere Fahrt
line-shut-out = Blockade
line-extension = Verlängerung
line-race-won = Rennen gewonnen

## Names
game-speed-1200 = Speed 1.200 km
game-kilometer-1000 = 1000 Kilométer
game-mille-bornes = Mille Bornes

## In the terminal
topic-bornes-coup = { $coup }: Wirst du angegriffen und hast die Schutzkarte dagegen, darfst du sie sofort außer der Reihe legen. Der Angriff verschwindet, du ziehst eine Karte und bist als Nächstes am Zug.
cli-bornes-title = { $name } · { $game ->
    [kilometer-1000] Etappe
   *[other] Rennen
} { $number } · Ziel { $goal_km } km · Nachziehstapel { $pile }
cli-bornes-title-short = Ziel { $goal_km } km · Stapel { $pile }
cli-bornes-discards = abgeworfen
cli-bornes-battle = Ablagestapel
cli-bornes-speed = Tempo
cli-bornes-safeties = Schutz
cli-bornes-distances = Kilometer
cli-bornes-driving = fährt
cli-bornes-waiting = braucht { $card }
cli-bornes-stopped = steht
cli-bornes-hand = Hand von { $name }
cli-bornes-attacked = { $by } greift dich mit „{ $card }“ an. Deine Antwort?
bornes-move-lay = „{ $card }“ legen
bornes-move-attack = „{ $card }“ gegen { $side } legen
bornes-move-discard = „{ $card }“ abwerfen
bornes-move-coup = Mit „{ $card }“ kontern
bornes-move-pass = Den Angriff hinnehmen
bornes-move-extend = Die Fahrt verlängern
bornes-move-finish = Hier beenden
cli-bornes-short-lay = legen
cli-bornes-short-attack = gegen { $side }
cli-bornes-short-discard = abwerfen
cli-bornes-short-coup = kontern
cli-bornes-short-pass = hinnehmen
cli-bornes-short-extend = Fahrt verlängern
cli-bornes-short-finish = hier beenden

## Hints
hint-bornes-standing = Züge, in denen du noch stehst: { $this }
hint-bornes-creeping = Züge, in denen dich ein Tempolimit bremst: { $this }
hint-bornes-stopped = Du wirst in { $this } von 100 Fällen angehalten
hint-bornes-coup = Dir gelingt in { $this } von 100 Fällen: { $coup }
hint-bornes-struck-back = Einem Gegner gelingt in { $this } von 100 Fällen: { $coup }
hint-bornes-rivals-standing = Züge, in denen Gegner stehen: { $this }
hint-bornes-nothing-fits = Züge, in denen vor dem Ziel keine Karte passt: { $this }
hint-bornes-missed = Die Karte fehlt dir in { $this } von 100 Fällen
hint-bornes-hardly = Diese Karte wird dir kaum fehlen: in { $this } von 100 Fällen
hint-bornes-spare = { $gone } von { $all } „{ $attack_card }“ sind schon weg: Diese Karte fehlt dir in { $this } von 100 Fällen
hint-bornes-safe-trip = Du bekommst in { $this } von 100 Fällen die Prämie für die Fahrt ohne die größte Karte
hint-bornes-shut-out = Ein Gegner bleibt in { $this } von 100 Fällen ohne Kilometer
hint-bornes-delayed = Du kommst in { $this } von 100 Fällen erst ans Ziel, wenn der Stapel leer ist
hint-bornes-home = Du bist in { $this } von 100 Fällen zuerst am Ziel
hint-bornes-beaten = Ein Gegner ist in { $this } von 100 Fällen vor dir am Ziel
hint-bornes-ahead = Du bist in { $this } von 100 Fällen weiter gekommen als jeder Gegner
hint-bornes-km = Du kommst { $this } km weit
hint-bornes-rival-km = Der beste Gegner kommt { $this } km weit
hint-bornes-points = Deine Punkte auf dieser Fahrt: { $this }
hint-bornes-rival-points = Punkte des besten Gegners auf dieser Fahrt: { $this }

## On the page
web-km = km
web-round = { $game ->
    [kilometer-1000] Etappe
   *[other] Rennen
} { $number }
web-side-points = { $letter }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
web-match-to = { $kind ->
    [wins] { $goal ->
        [one] bis { $goal } Sieg
       *[other] bis { $goal } Siege
    }
   *[points] { $goal ->
        [one] bis { $goal } Punkt
       *[other] bis { $goal } Punkte
    }
}
web-play = Legen
web-throw-away = Abwerfen
web-choose-card = Wähle eine Karte. Die grüne Lampe heißt: spielbar.
web-throw-which = Welche Karte wirfst du ab?
web-choose-target = Gegen wen legst du sie?
web-road = Die Straße bis { $goal } km.
web-road-car = { $name }: { $km } km.
web-state-driving = fährt
web-state-stopped = steht
web-state-waiting = braucht { $card }
web-at-most = höchstens { $km }
web-pile-battle = Ablage
web-pile-speed = Tempo
web-pile-safeties = Schutz
web-place-empty = Dieser Platz ist noch leer.
web-pile-draw = Stapel
web-pile-discard = Abgeworfen
web-attack = Angriff
web-coup-text = Leg jetzt die richtige Schutzkarte: Der Angriff ist abgewehrt, und du bist als Nächstes am Zug.
web-extension-choose = Geschafft! Weiter zum längeren Ziel?
web-extension-open = Die Fahrt kann bis { $goal } km verlängert werden.
label-speed-1200-stop = Stop
label-speed-1200-limit = Tempolimit
label-speed-1200-out-of-gas = Tank leer
label-speed-1200-puncture = Reifenpanne
label-speed-1200-damage = Defekt
label-speed-1200-start = Start
label-speed-1200-end-limit = Ende des Tempolimits
label-speed-1200-gasoline = Benzin
label-speed-1200-spare-tire = Reserverad
label-speed-1200-replacement = Ersatzteil
label-speed-1200-open-road = Freie Fahrt
label-speed-1200-gas-station = Tankstelle
label-speed-1200-tire = Reifendienst
label-speed-1200-workshop = Werkstatt
label-coup-speed-1200 = Kontra
label-kilometer-1000-limit = Tempolimit
label-kilometer-1000-end-limit = Ende des Tempolimits
label-mille-bornes-limit = Geschwindig­keits­begrenzung
label-mille-bornes-end-limit = Ende der Geschwindig­keits­begrenzung
web-poster-speed-1200 = Zu zweit geht’s bis 900 km, wer sich traut, fährt bis 1.200. Stopp die anderen, und halte eine Schutzkarte bereit.
web-poster-kilometer-1000 = Die Rallye in Etappen, zu zweit je 700 km. Eine Blitzreaktion bringt 300 Punkte.
web-poster-mille-bornes = Ein Rennen, keine Rechnerei. Der leichteste Einstieg.
web-choose-discard = Keine Karte ist spielbar: Wirf eine ab.
web-key-card = eine Karte wählen; noch einmal: legen
web-key-arrows = von Karte zu Karte
web-key-side = die Seite wählen, der ein Angriff gilt
web-key-throw = die gewählte Karte abwerfen
web-key-coup = einen Angriff mit einer Schutzkarte beantworten
web-key-score = den Punktestand vorlesen

# How to play the Bornes family, in short: one sentence or two for each thing to know.
# Facts: goal and long_goal in km, hand, limit_km, km, big_km, count (how many of the longest card a side may lay), worth and safety (points), total (points, rounds or wins) are figures
# of the sheet; ..._card are cards, and cards lists some; coup is the edition’s word for a coup. players lists numbers of players, missing at a table whose seats are settled.
# restart: whether a remedy takes a start card after it; again: whether a safety brings another turn; any_time: whether the limit may be laid on a car that does not drive;
# own_turn: whether a side waits or drives after a safety on its own turn; replaces, each, to: how the edition counts.

## The goal
howto-bornes-goal-points = Fahr genau die Kilometer, die das Ziel verlangt, halte die anderen unterwegs auf und sammle Punkte.
howto-bornes-goal-race = Fahr vor allen anderen genau { $goal } km und halte sie unterwegs auf. Punkte gibt es nicht.
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
    [points] Die Punkte aller Fahrten werden addiert. Sobald jemand { $total } hat, gewinnt die höchste Summe.
    [rounds] Die Punkte aller Fahrten werden addiert. Fahrten in dieser Partie: { $total }; danach gewinnt die höchste Summe.
   *[wins] Ihr spielt eine Serie. Rennen, die du gewinnen musst: { $total }.
}

## A turn
howto-bornes-turn-draw = Zieh eine Karte, dann leg eine oder wirf eine ab. Am Ende deines Zugs hast du { $hand } Karten auf der Hand.
howto-bornes-turn-start = Leg „{ $start_card }“, um loszufahren. Erst dann darfst du Kilometer legen.
howto-bornes-turn-youngest = „{ $start_card }“ liegt von Anfang an vor dir: Du darfst sofort Kilometer legen.
howto-bornes-turn-attack = Greif andere an: nur ein Auto, das fährt, und nie Angriff auf Angriff. Angreifen darfst du auch, wenn du selbst stehst.
howto-bornes-turn-repair = { $restart ->
    [yes] Du stehst? Leg die passende Verteidigung und in einem späteren Zug „{ $start_card }“: Dann fährst du wieder.
   *[no] Du stehst? Leg die passende Verteidigung. Das genügt: Im nächsten Zug fährst du weiter.
}
howto-bornes-turn-safety = { $again ->
    [yes] Eine Schutzkarte darfst du in jedem deiner Züge legen. Danach ziehst und spielst du gleich noch einmal.
   *[no] Eine Schutzkarte darfst du in jedem deiner Züge legen. Das ist dann dein ganzer Zug.
}
howto-bornes-turn-coup = { $coup }: Du wirst angegriffen und hast die Schutzkarte dagegen? Leg sie sofort, auch außer der Reihe. Der Angriff ist weg, du ziehst eine Karte und bist dran.
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
    [yes] Jederzeit erlaubt, auch gegen ein Auto, das nicht fährt.
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
howto-bornes-card-right-of-way = Schützt dich die ganze Fahrt vor „{ $stop_card }“ und „{ $limit_card }“ und hebt beides auf, wenn es schon liegt. „{ $start_card }“ brauchst du nie mehr.
howto-bornes-card-safety = Schützt dich die ganze Fahrt vor „{ $attack_card }“ und hebt den Angriff auf, wenn er schon liegt.

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
howto-bornes-scoring-race-won = Genau { $goal } km gewinnen sofort. Gehen vorher die Karten aus, gewinnt, wer am nächsten dran ist; bei Gleichstand wird der Sieg geteilt.

## Easily got wrong
howto-bornes-mind-exact = Die letzte Karte muss das Ziel genau treffen. Eine, die darüber hinausgeht, darfst du nicht legen.
howto-bornes-mind-restart = { $restart ->
    [yes] Mit der Verteidigung allein fährst du noch nicht: Danach kommt „{ $start_card }“, außer vor dir liegt „{ $right_card }“.
   *[no] Nach einer Verteidigung ist „{ $start_card }“ nicht nötig. Man kann dich aber gleich wieder angreifen.
}
howto-bornes-mind-own-turn = { $own_turn ->
    [waits] Eine Schutzkarte, die du erst im eigenen Zug legst, hebt den Angriff auf; du brauchst aber noch „{ $start_card }“, außer vor dir liegt „{ $right_card }“.
   *[drives] Eine Schutzkarte, die du erst im eigenen Zug legst, nimmt den Angriff weg: Alles ist wie vorher, du brauchst keine weitere Karte.
}
howto-bornes-mind-right = „{ $right_card }“ schützt nicht vor allem. Damit kann man dich noch aufhalten: { $cards }.

## On the table
howto-bornes-name-stacks = Gefahrene Kilometer
howto-bornes-name-state = Wie es einem Auto geht
howto-bornes-name-hand = Handkarten
howto-bornes-name-road = Die Straße
howto-bornes-name-points = Punkte
howto-bornes-table-battle = Hier liegen Angriffe und die Karten, die sie beheben. Nur die oberste zählt.
howto-bornes-table-speed = Hier liegen „{ $limit_card }“ und die Karte, die es beendet. Nur die oberste zählt.
howto-bornes-table-safeties = Jeder der vier Plätze ist für eine Karte, die diese Seite die ganze Fahrt schützt. Ein Blitz heißt: Sie war die sofortige Antwort auf einen Angriff.
howto-bornes-table-stacks = Die Kilometerkarten dieser Seite, ein Stein je Karte, nach Entfernung sortiert.
howto-bornes-table-draw = Jeder Zug beginnt mit einer Karte von hier. Die Zahl sagt, wie viele noch da sind.
howto-bornes-table-discard = Hier liegen abgeworfene Karten, offen. Sie bleiben bis zum nächsten Geben aus dem Spiel.
howto-bornes-table-state = Grün: Es fährt, Kilometer sind erlaubt. Rot: Ein Angriff hält es auf. Gelb: nicht schneller als die Zahl. Grau: Es braucht erst „{ $start_card }“.
howto-bornes-table-hand = Wie viele Karten diese Person auf der Hand hat.
howto-bornes-table-road = Jedes Auto auf dem Weg von 0 zum Ziel an der Fahne. Die letzte Karte muss es genau treffen.
howto-bornes-table-points = Die Punkte der Partie bis jetzt und wie viele zum Sieg reichen.
web-order-coup = Wenn dich jemand angreift und du sofort kontern kannst: kontern?

## Hints in plain words
hint-bornes-coup-now = Der Angriff geht ins Leere, und „{ $attack_card }“ trifft dich in diesem Rennen nicht mehr
hint-bornes-take-it = Du nimmst „{ $attack_card }“ hin und behältst deine Karten
hint-bornes-extend = Bei { $goal } km gibt es mehr Punkte, aber auch die Gegner können sie noch holen
hint-bornes-finish = Mit { $goal } km hast du dieses Rennen gewonnen, das nimmt dir niemand mehr
hint-bornes-drive-home = Das sind genau { $goal } km: Du bist im Ziel
hint-bornes-drive-fits = Dann fehlen noch { $left } km, und dafür hast du genau die passende Karte
hint-bornes-drive-past = Damit gehst du in Führung: { $km } km gegen { $rival }
hint-bornes-drive-behind = Damit kommst du auf { $km } km, nur noch { $gap } dahinter
hint-bornes-drive = Damit kommst du auf { $km } km; { $left } fehlen noch
hint-bornes-start = Ohne „{ $card }“ kannst du nicht fahren
hint-bornes-start-again = Mit „{ $card }“ fährst du weiter
hint-bornes-repair = Das beendet „{ $attack_card }“, und du fährst weiter
hint-bornes-repair-then-start = Das beendet „{ $attack_card }“; dann fehlt nur noch „{ $card }“
hint-bornes-fast-with = Dann darfst du deine Karte „{ $card }“ fahren
hint-bornes-fast = Dann darfst du wieder schnell fahren
hint-bornes-safety-cures = Das beendet „{ $attack_card }“, und zwar für immer
hint-bornes-safety = „{ $attack_card }“ kann dich dann nicht mehr treffen
hint-bornes-way = „{ $attack_card }“ und „{ $other_card }“ halten dich dann nicht mehr auf
hint-bornes-way-now = Ab jetzt darfst du fahren, so schnell du willst
hint-bornes-limit-near = Nur { $left } km vor dem Ziel darf dieser Gegner dann höchstens { $limit } km je Karte fahren
hint-bornes-limit-ahead = Dieser Gegner liegt { $gap } km vor dir und darf dann höchstens { $limit } km je Karte fahren
hint-bornes-limit-rival = Dieser Gegner darf dann höchstens { $limit } km je Karte fahren
hint-bornes-stop-near = Das stoppt einen Gegner, der nur noch { $left } km vor sich hat
hint-bornes-stop-ahead = Das stoppt einen Gegner, der { $gap } km vor dir liegt
hint-bornes-stop-rival = Das stoppt einen Gegner, bevor er an dir vorbeizieht
hint-bornes-throw-one = Davon hast du { $count }, eine kannst du entbehren
hint-bornes-throw-waiting = Du wartest auf „{ $card }“, und diese Karte hilft dir am wenigsten
hint-bornes-throw-short = Von deinen Karten bringt dich diese am wenigsten weit
hint-bornes-throw = Von deinen Karten wird dir diese am wenigsten fehlen
hint-bornes-throw-too-long = Es fehlen nur noch { $left } km: Die Karte ist jetzt zu lang
hint-bornes-throw-big = Davon darfst du in diesem Rennen keine mehr legen
hint-bornes-throw-vain = Alle Gegner sind davor geschützt
hint-bornes-throw-protected = „{ $safety_card }“ schützt dich, du brauchst sie nicht mehr
hint-bornes-throw-gone = Alle Karten „{ $attack_card }“ sind schon gespielt, du brauchst sie nicht mehr
hint-plain-bornes-standing = So kommst du früher in Fahrt
hint-plain-bornes-creeping = So wirst du das Tempolimit früher los
hint-plain-bornes-stopped = So wirst du seltener gestoppt
hint-plain-bornes-coup = So behältst du die Chance zurückzuschlagen
hint-plain-bornes-struck-back = So können die Gegner seltener zurückschlagen
hint-plain-bornes-rivals-standing = So stehen deine Gegner länger
hint-plain-bornes-nothing-fits = So hast du vor dem Ziel eher eine Karte, die passt
hint-plain-bornes-shut-out = Ein Gegner ohne Kilometer bringt dir einen Bonus
