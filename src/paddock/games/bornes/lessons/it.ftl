# Sentences of the guided first races of the Bornes family. The server sends them; ** marks what to do.
# Facts: card and ..._card are cards, km is a distance, left_km, most_km and goal_km are kilometres.

## The parts of a lesson
lesson-bornes-part-start = Partenza
lesson-bornes-part-drive = In marcia
lesson-bornes-part-stopped = Blocco
lesson-bornes-part-repair = Difesa
lesson-bornes-part-limit = Limite di velocità
lesson-bornes-part-attack = Attacco
lesson-bornes-part-coup = Contrattacco
lesson-bornes-part-safety = Protezione
lesson-bornes-part-finish = Arrivo esatto
lesson-bornes-part-extension = Prolungamento

## One sentence a step
lesson-bornes-start = Non puoi ancora partire. **Gioca «{ $card }»** e via!
lesson-bornes-drive = Sei in marcia. **Gioca { $km } km**: con le carte grandi arrivi prima.
lesson-bornes-let-stop = Rosa gioca «{ $card }» contro di te e non hai risposta. **Incassa l’attacco.**
lesson-bornes-start-again = «{ $attack_card }» ti blocca: niente chilometri. **Gioca «{ $card }»** e riparti.
lesson-bornes-drive-on = Niente ti ferma. **Gioca { $km } km.**
lesson-bornes-let-limit = Rosa ti rallenta con «{ $card }». **Incassa l’attacco.**
lesson-bornes-limited = Con il limite di velocità una carta vale al massimo { $most_km } km. **Gioca { $most_km } km.**
lesson-bornes-end-limit = Le carte grandi sono ancora vietate. **Gioca «{ $card }»** per liberarle.
lesson-bornes-attack = Rosa ti sta alle spalle. **Gioca «{ $card }»** contro di lei.
lesson-bornes-rival-stands = Rosa resta ferma finché non trova «{ $remedy_card }». **Gioca { $km } km.**
lesson-bornes-coup = Rosa attacca con «{ $attack_card }», ma tu hai «{ $card }». **Contrattacca** subito!
lesson-bornes-after-coup = L’attacco è sparito, non può più colpirti e tocca a te. **Gioca { $km } km.**
lesson-bornes-safety = «{ $card }» tiene lontano «{ $attack_card }» per tutta la gara. **Giocala.**
lesson-bornes-after-safety = Dopo una carta così giochi ancora. **Gioca { $km } km.**
lesson-bornes-drive-far = Ci sei quasi: mancano { $left_km } km. **Gioca { $km } km.**
lesson-bornes-finish = Devi arrivare a { $goal_km } km esatti: una carta più grande sarebbe troppo. **Gioca { $km } km.**
lesson-bornes-extend = Traguardo! Fino a { $goal_km } km ci sono altri punti, ma è un rischio. **Fermati qui.**
lesson-bornes-won = Hai vinto la tua prima gara. Se nessuna carta va bene, scartane una: non serve altro.
