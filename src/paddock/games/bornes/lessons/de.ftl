# Sentences of the guided first races of the Bornes family. The server sends them; ** marks what to do.
# Facts: card and ..._card are cards, km is a distance, left_km, most_km and goal_km are kilometres.

## The parts of a lesson
lesson-bornes-part-start = Start
lesson-bornes-part-drive = Fahren
lesson-bornes-part-stopped = Gestoppt
lesson-bornes-part-repair = Beheben
lesson-bornes-part-limit = Tempolimit
lesson-bornes-part-attack = Angriff
lesson-bornes-part-coup = Kontern
lesson-bornes-part-safety = Schutz
lesson-bornes-part-finish = Genau ins Ziel
lesson-bornes-part-extension = Verlängerung

## One sentence a step
lesson-bornes-start = Noch kannst du nicht fahren. **Leg „{ $card }“**, dann geht es los.
lesson-bornes-drive = Du fährst. **Leg { $km } km**: Mit großen Karten bist du am schnellsten im Ziel.
lesson-bornes-let-stop = Rosa legt „{ $card }“ gegen dich, und dir fehlt die Antwort. **Nimm den Angriff hin.**
lesson-bornes-start-again = „{ $attack_card }“ hält dich auf: keine Kilometer. **Leg „{ $card }“** und fahr weiter.
lesson-bornes-drive-on = Nichts hält dich auf. **Leg { $km } km.**
lesson-bornes-let-limit = Rosa bremst dich: „{ $card }“. **Nimm den Angriff hin.**
lesson-bornes-limited = Bei Tempolimit sind { $most_km } km das Höchste für eine Karte. **Leg { $most_km } km.**
lesson-bornes-end-limit = Die großen Karten sind noch gesperrt. **Leg „{ $card }“** und gib sie frei.
lesson-bornes-attack = Rosa ist dicht hinter dir. **Leg „{ $card }“** gegen sie.
lesson-bornes-rival-stands = Rosa steht, bis sie „{ $remedy_card }“ hat. **Leg { $km } km.**
lesson-bornes-coup = Rosa greift mit „{ $attack_card }“ an, aber du hast „{ $card }“. **Kontere** jetzt!
lesson-bornes-after-coup = Der Angriff ist weg, trifft dich nie wieder, und du bist dran. **Leg { $km } km.**
lesson-bornes-safety = „{ $card }“ hält dir „{ $attack_card }“ das ganze Rennen vom Leib. **Leg die Karte.**
lesson-bornes-after-safety = Nach so einer Karte bist du noch einmal dran. **Leg { $km } km.**
lesson-bornes-drive-far = Fast im Ziel: noch { $left_km } km. **Leg { $km } km.**
lesson-bornes-finish = Du musst genau { $goal_km } km treffen: Eine größere Karte wäre zu weit. **Leg { $km } km.**
lesson-bornes-extend = Im Ziel! Bis { $goal_km } km gäbe es mehr Punkte, aber das ist ein Risiko. **Beende hier.**
lesson-bornes-won = Du hast dein erstes Rennen gewonnen. Wenn keine Karte passt, wirf eine ab: Mehr brauchst du nicht.
