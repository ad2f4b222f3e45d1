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
option-speed-1200-limit = Wann die Partie endet: bei so vielen Punkten oder nach so vielen Rennen; bei Gleichstand an der Spitze entscheidet ein weiteres Rennen.
option-speed-1200-six-goal = Das Ziel zu sechst, in km. In der Anleitung stehen 1.000, doch diese Summe ergeben ihre Karten nie.
option-speed-1200-own-turn-wild = Eine Schutzkarte gegen einen Angriff, der schon wirkt: Der Angriff ist aufgehoben, aber START wird trotzdem gebraucht, oder die Angriffskarte kommt weg und das Auto fährt weiter.
option-kilometer-1000-limit = Wann die Rallye endet: bei so vielen Punkten oder nach so vielen Etappen; bei Gleichstand an der Spitze entscheidet eine weitere Etappe.
option-kilometer-1000-safety-turn = Eine Schutzkarte im eigenen Zug bringt einen weiteren Zug oder nicht (wie gedruckt).
option-kilometer-1000-limit-attack = Das Tempolimit darf nur gegen ein fahrendes Auto gelegt werden (wie gedruckt) oder jederzeit.
option-mille-bornes-mode = Das normale Rennen; die gedruckte Variante (nach jeder Verteidigung ist eine Grüne Ampel nötig); oder das Rennen für die Jüngsten (eine Grüne Ampel liegt von Anfang an aus).
option-mille-bornes-sides = Wer mit wem spielt: alle allein oder in Zweierteams. Automatisch: Zwei bis vier spielen allein, sechs und acht in Zweierteams.
option-mille-bornes-limit = Eine Serie läuft, bis eine Seite so viele Rennen gewonnen hat.

## Options in a word or two, and their values
title-speed-1200-limit = Ende der Partie
value-speed-1200-limit-points = so viele Punkte
value-speed-1200-limit-rounds = so viele Rennen
title-speed-1200-six-goal = Ziel zu sechst
value-speed-1200-six-goal = { $number } km
title-speed-1200-own-turn-wild = Schutzkarte im eigenen Zug
value-speed-1200-own-turn-wild-voids = hebt den Angriff auf; START ist noch nötig
value-speed-1200-own-turn-wild-removes = nimmt den Angriff weg; das Auto fährt weiter
title-kilometer-1000-limit = Ende der Rallye
value-kilometer-1000-limit-points = so viele Punkte
value-kilometer-1000-limit-rounds = so viele Etappen
title-kilometer-1000-safety-turn = Schutzkarte im eigenen Zug
value-kilometer-1000-safety-turn-none = ist der ganze Zug, wie gedruckt
value-kilometer-1000-safety-turn-classic = bringt einen weiteren Zug
title-kilometer-1000-limit-attack = Tempolimit als Angriff
value-kilometer-1000-limit-attack-needs-green = nur gegen ein fahrendes Auto, wie gedruckt
value-kilometer-1000-limit-attack-classic = jederzeit
title-mille-bornes-mode = Das Rennen
value-mille-bornes-mode-standard = normal
value-mille-bornes-mode-variant = Variante: nach jeder Verteidigung eine Grüne Ampel
value-mille-bornes-mode-youngest = für die Jüngsten: eine Grüne Ampel liegt schon da
title-mille-bornes-sides = Wer mit wem spielt
value-mille-bornes-sides-auto = wie es die Zahl der Spieler nahelegt
value-mille-bornes-sides-alone = alle allein
value-mille-bornes-sides-pairs = in Zweierteams
title-mille-bornes-limit = Länge der Serie
value-mille-bornes-limit-wins = so viele Siege

## Refusals. { $section } is the place in the edition's booklet.
refusal-not-in-hand = Du hast „{ $card }“ nicht auf der Hand. ({ $section })
refusal-needs-start = { $mode ->
    [variant] Dein Auto wartet noch: In der Variante braucht es am Start und nach jeder Verteidigung „{ $start_card }“, erst dann „{ $card }“.
   *[standard] Dein Auto wartet noch: erst „{ $start_card }“, dann „{ $card }“.
} ({ $section })
refusal-stopped = „{ $attack_card }“ hält dich auf: Lege zuerst „{ $remedy_card }“. ({ $section })
refusal-speed-limit = { $game ->
    [mille-bornes] Geschwindigkeitsbegrenzung
   *[other] Tempolimit
}: Bis „{ $remedy_card }“ sind höchstens { $limit_km } km erlaubt, { $km } km sind zu schnell. ({ $section })
refusal-big-cards = Jede Seite darf pro { $game ->
    [speed-1200] Rennen
    [kilometer-1000] Etappe
   *[mille-bornes] Partie
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
refusal-attack-needs-side = „{ $card }“ ist ein Angriff: Sag dazu, gegen wen. ({ $section })
refusal-not-an-attack = „{ $card }“ ist kein Angriff: Die Karte kannst du nicht bei anderen auslegen. ({ $section })
refusal-answer-first = Antworte zuerst auf „{ $attack_card }“: kontern oder passen. ({ $section })
refusal-no-window = { $attack_card ->
    [none] Gerade gibt es keinen Angriff, auf den du antworten könntest
   *[other] Der Moment für „{ $coup }“ gegen „{ $attack_card }“ ist vorbei
}{ $card ->
    [none] .
   *[other] ; „{ $card }“ kannst du aber noch legen.
} ({ $section })
refusal-wrong-safety = „{ $card }“ hilft nicht gegen „{ $attack_card }“: Dafür brauchst du „{ $safety_card }“. ({ $section })
refusal-choose-first = Entscheide zuerst, ob du die Fahrt verlängerst oder beendest. ({ $section })
refusal-no-choice = Gerade steht keine Verlängerung zur Wahl. ({ $section })

## What happened
event-StartLaidOut = Vor { $side } liegt von Anfang an „{ $card }“.
event-CardDrawn = { $seat } zieht eine Karte.
event-CardDrawn-own = Du ziehst „{ $card }“.
event-CardDrawn-open = { $seat } zieht „{ $card }“.
event-CardLaid-moved = { $seat } legt „{ $card }“: jetzt { $total_km } km.
event-CardLaid = { $seat } legt „{ $card }“.
event-CarMoved = { $side }: jetzt { $total_km } km.
event-AttackLaid = { $seat } legt „{ $card }“ gegen { $side }.
event-AnswerAsked = { $seat } darf auf „{ $card }“ antworten.
event-AnswerPassed = { $seat } nimmt den Angriff hin.
event-CoupPlayed = { $seat } kontert mit „{ $card }“!
event-AttackEnded = „{ $card }“ gilt für { $side } nicht mehr.
event-AttackRemoved = Bei { $side } kommt „{ $card }“ weg.
event-CardDiscarded = { $seat } wirft „{ $card }“ ab.
event-ExtensionOffered = { $seat } hat das Ziel erreicht und darf die Fahrt verlängern.
event-ExtensionCalled = { $seat } verlängert die Fahrt auf { $goal_km } km.
event-ExtensionDeclined = { $seat } beendet die Fahrt hier.
event-TripCompleted = { $side } am Ziel: { $km } km geschafft!
event-TurnBegan = { $seat } ist dran.
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
