# The Bornes family: Speed 1.200 km, 1000 Kilométer, Mille Bornes. Card names follow each edition's booklet where it has the language.
# Facts: card and ..._card are cards, by their names, and cards lists some; coup is the edition's word for a coup; mode is standard or variant; attack_card is
# missing in no-window while no attack stands. section is the place in the edition's booklet, printed its heading there.

distance-card = { $km } km

## Cards of Speed 1.200 km
card-speed-1200-stop = STOP
card-speed-1200-limit = LIMITE DI VELOCITÀ
card-speed-1200-out-of-gas = SENZA BENZINA
card-speed-1200-puncture = FORATURA
card-speed-1200-damage = GUASTO
card-speed-1200-start = PARTENZA
card-speed-1200-end-limit = FINE DEL LIMITE DI VELOCITÀ
card-speed-1200-gasoline = BENZINA
card-speed-1200-spare-tire = RUOTA DI SCORTA
card-speed-1200-replacement = PEZZO DI RICAMBIO
card-speed-1200-open-road = STRADA LIBERA
card-speed-1200-gas-station = BENZINAIO
card-speed-1200-tire = GOMMISTA
card-speed-1200-workshop = OFFICINA

## Cards of 1000 Kilométer (a Hungarian edition; other languages are translations)
card-kilometer-1000-stop = Stop
card-kilometer-1000-limit = Limite di velocità
card-kilometer-1000-out-of-gas = Serbatoio vuoto
card-kilometer-1000-flat = Foratura
card-kilometer-1000-accident = Incidente
card-kilometer-1000-roll = Onda verde
card-kilometer-1000-end-limit = Fine del limite di velocità
card-kilometer-1000-gas = Benzina
card-kilometer-1000-spare = Gomme di scorta
card-kilometer-1000-repair = Officina
card-kilometer-1000-right-of-way = Precedenza
card-kilometer-1000-extra-tank = Distributore
card-kilometer-1000-puncture-proof = Gomme antiforatura
card-kilometer-1000-driving-ace = Scuola guida

## Cards of Mille Bornes (a German edition; other languages are translations)
card-mille-bornes-stop = Semaforo rosso
card-mille-bornes-limit = Limite di velocità
card-mille-bornes-out-of-gas = Serbatoio vuoto
card-mille-bornes-flat = Foratura
card-mille-bornes-accident = Guasto al motore
card-mille-bornes-roll = Semaforo verde
card-mille-bornes-end-limit = Fine del limite di velocità
card-mille-bornes-gas = Benzina
card-mille-bornes-spare = Ruota di scorta
card-mille-bornes-repair = Riparazione
card-mille-bornes-right-of-way = Precedenza
card-mille-bornes-extra-tank = Autocisterna
card-mille-bornes-puncture-proof = Gomme antiforatura
card-mille-bornes-driving-ace = Asso del volante

## Words of an edition: the coup and the kinds of card
coup-speed-1200 = CONTRATTACCO
coup-kilometer-1000 = Risposta lampo
coup-mille-bornes = Mossa da maestro
kind-distance = chilometri
kind-hazard = attacco
kind-remedy = difesa
kind-safety = protezione
section-speed-1200-7a = § 7A
section-speed-1200-7b = § 7B
section-speed-1200-7c = § 7C
section-kilometer-1000-tovabbi-jatekmenet = Svolgimento del gioco – { $printed }
section-kilometer-1000-a-jatek-kezdete = Inizio del gioco – { $printed }
section-kilometer-1000-haritas = Difesa – { $printed }
section-kilometer-1000-sebesseg-kartyak = Carte velocità – { $printed }
section-kilometer-1000-kilometerkartyak = Carte chilometri – { $printed }
section-kilometer-1000-a-jatek-celja = Scopo del gioco – { $printed }
section-kilometer-1000-utokartyak = Protezioni – { $printed }
section-kilometer-1000-tamadas = Attacco – { $printed }
section-kilometer-1000-villamvalasz = Risposta lampo – { $printed }
section-kilometer-1000-hosszabbitas = Prolungamento – { $printed }
section-mille-bornes-standardpartie = Gara normale – { $printed }
section-mille-bornes-standardpartie-1 = Gara normale 1 – { $printed }
section-mille-bornes-standardpartie-3 = Gara normale 3 – { $printed }
section-mille-bornes-standardpartie-4 = Gara normale 4 – { $printed }
section-mille-bornes-angriffs-und-verteidigungskarten = Carte attacco e difesa – { $printed }
section-mille-bornes-geschwindigkeitsbegrenzung = Limite di velocità – { $printed }
section-mille-bornes-kilometerkarten = Carte chilometri – { $printed }
section-mille-bornes-schutzkarten = Protezioni – { $printed }
section-mille-bornes-meisterzug = Mossa da maestro – { $printed }
section-mille-bornes-variante = Variante – { $printed }

## Options
option-speed-1200-limit = Quando finisce la partita: a un numero di punti o dopo un numero di manche. In caso di parità in testa si gioca un’altra manche.
option-speed-1200-six-goal = Il traguardo in sei, in km. Il regolamento stampa 1.000, ma nessuna somma delle sue carte dà questo numero.
option-speed-1200-own-turn-wild = Una protezione contro un attacco in vigore: o annulla l’attacco e ti serve ancora PARTENZA, o toglie la carta attacco e l’auto prosegue.
option-kilometer-1000-limit = Quando finisce il rally: a un numero di punti o dopo un numero di tappe. In caso di parità in testa si corre un’altra tappa.
option-kilometer-1000-safety-turn = Se una protezione giocata nel proprio turno dà un altro turno. Come stampato, no.
option-kilometer-1000-limit-attack = Se il limite di velocità si gioca solo contro un’auto in marcia (come stampato) o in qualsiasi momento.
option-mille-bornes-mode = La gara normale; la variante stampata (dopo ogni difesa serve un semaforo verde); oppure la gara per i più piccoli (tutti cominciano con un semaforo verde).
option-mille-bornes-sides = Chi gioca con chi: ognuno per sé o a coppie. Automatico: in due, tre o quattro ognuno per sé, in sei e in otto a coppie.
option-mille-bornes-limit = La serie continua finché un concorrente non ha vinto questo numero di gare.

## Options in a word or two, and their values
title-speed-1200-limit = Fine della partita
value-speed-1200-limit-points = numero di punti
value-speed-1200-limit-rounds = numero di manche
title-speed-1200-six-goal = Traguardo in sei
value-speed-1200-six-goal = { $number } km
title-speed-1200-own-turn-wild = Protezione nel proprio turno
value-speed-1200-own-turn-wild-voids = annulla l’attacco; serve ancora PARTENZA
value-speed-1200-own-turn-wild-removes = toglie l’attacco; l’auto prosegue
title-kilometer-1000-limit = Fine del rally
value-kilometer-1000-limit-points = numero di punti
value-kilometer-1000-limit-rounds = numero di tappe
title-kilometer-1000-safety-turn = Protezione nel proprio turno
value-kilometer-1000-safety-turn-none = è tutto il turno, come stampato
value-kilometer-1000-safety-turn-classic = dà un altro turno
title-kilometer-1000-limit-attack = Limite di velocità come attacco
value-kilometer-1000-limit-attack-needs-green = solo contro un’auto in marcia, come stampato
value-kilometer-1000-limit-attack-classic = in qualsiasi momento
title-mille-bornes-mode = La gara
value-mille-bornes-mode-standard = normale
value-mille-bornes-mode-variant = variante: semaforo verde dopo ogni difesa
value-mille-bornes-mode-youngest = per i più piccoli: tutti cominciano con un semaforo verde
title-mille-bornes-sides = Chi gioca con chi
value-mille-bornes-sides-auto = secondo quante persone giocano
value-mille-bornes-sides-alone = ognuno per sé
value-mille-bornes-sides-pairs = a coppie
title-mille-bornes-limit = Durata della serie
value-mille-bornes-limit-wins = numero di vittorie

## Refusals. { $section } is the place in the edition's booklet.
refusal-not-in-hand = Non hai in mano la carta «{ $card }». ({ $section })
refusal-needs-start = { $mode ->
    [variant] La tua auto è in attesa: nella variante serve «{ $start_card }» alla partenza e dopo ogni difesa, e solo poi «{ $card }».
   *[standard] La tua auto è in attesa: prima «{ $start_card }», poi «{ $card }».
} ({ $section })
refusal-stopped = «{ $attack_card }» ti blocca: gioca prima «{ $remedy_card }». ({ $section })
refusal-speed-limit = Limite di velocità: finché non giochi «{ $remedy_card }» puoi fare al massimo { $limit_km } km; { $km } km sono troppi. ({ $section })
refusal-big-cards = In una { $game ->
    [speed-1200] manche
    [kilometer-1000] tappa
   *[mille-bornes] gara
} ogni concorrente può giocare solo { $count ->
    [one] { $count } carta da { $km } km, e la tua è già in tavola
   *[other] { $count } carte da { $km } km, e le tue sono già in tavola
}. ({ $section })
refusal-past-goal = { $km } km sono troppi: per arrivare a { $goal_km } km esatti mancano solo { $remaining_km } km. ({ $section })
refusal-already-driving = La tua auto è già in marcia: la carta «{ $start_card }» non cambierebbe nulla. ({ $section })
refusal-start-not-needed = Con «{ $safety_card }» la carta «{ $card }» non ti serve. ({ $section })
refusal-no-limit = «{ $attack_card }» non è in vigore: la carta «{ $card }» non cambierebbe nulla. ({ $section })
refusal-no-attack = «{ $attack_card }» non è in vigore: la carta «{ $card }» non cambierebbe nulla. ({ $section })
refusal-wrong-remedy = È in vigore «{ $attack_card }»: serve la carta «{ $remedy_card }», non «{ $card }». ({ $section })
refusal-protected = La carta «{ $safety_card }» protegge { $side } da «{ $card }». ({ $section })
refusal-already-limited = «{ $attack_card }» vale già per { $side }. ({ $section })
refusal-target-waiting = L’auto di { $side } non è in marcia: «{ $card }» si gioca solo contro un’auto in marcia. ({ $section })
refusal-target-stopped = L’auto di { $side } è già ferma per «{ $attack_card }»: niente attacco su attacco. ({ $section })
refusal-own-side = «{ $card }» è un attacco: non puoi giocarlo contro la tua auto. ({ $section })
refusal-no-such-side = { $side } qui non c’è: i concorrenti vanno da 1 a { $sides }. ({ $section })
refusal-attack-needs-side = «{ $card }» è un attacco: scegli contro chi giocarlo. ({ $section })
refusal-not-an-attack = «{ $card }» non è un attacco: non si gioca contro gli altri. ({ $section })
refusal-answer-first = Prima rispondi a «{ $attack_card }»: contrattacca o incassa. ({ $section })
refusal-no-window = { $attack_card ->
    [none] Ora non c’è nessun attacco a cui rispondere
   *[other] Il momento per «{ $coup }» contro «{ $attack_card }» è passato
}{ $card ->
    [none] .
   *[other] ; la carta «{ $card }» si può ancora giocare nel tuo turno.
} ({ $section })
refusal-wrong-safety = «{ $card }» non risponde a «{ $attack_card }»: ci vuole la carta «{ $safety_card }». ({ $section })
refusal-choose-first = Prima scegli: prolunghi il viaggio o ti fermi qui. ({ $section })
refusal-no-choice = Ora non c’è nessun prolungamento da scegliere. ({ $section })

## What happened
event-StartLaidOut = { $side } comincia con «{ $card }» in tavola.
event-CardDrawn = { $seat } pesca una carta.
event-CardDrawn-open = { $seat } pesca «{ $card }».
event-CardLaid-moved = { $seat } gioca «{ $card }»: { $total_km } km percorsi.
event-CardLaid = { $seat } gioca «{ $card }».
event-CarMoved = { $side }: { $total_km } km percorsi.
event-AttackLaid = { $seat } gioca «{ $card }» contro { $side }.
event-AnswerAsked = { $seat } può rispondere a «{ $card }».
event-AnswerAsked-own = { $card }: { $coup }?{ $seconds ->
    [none] {""}
   *[other] {" "}{ $seconds } s.
}
event-AnswerPassed = { $seat } incassa l’attacco.
event-CoupPlayed = { $seat } contrattacca con «{ $card }»!
event-AttackEnded = Per { $side } «{ $card }» non vale più.
event-AttackRemoved = { $side } si libera di «{ $card }».
event-CardDiscarded = { $seat } scarta «{ $card }».
event-ExtensionOffered = { $seat } è al traguardo e può prolungare il viaggio.
event-ExtensionOffered-own = Traguardo! Continui fino a { $goal_km } km?
event-ExtensionCalled = { $seat } prolunga il viaggio fino a { $goal_km } km.
event-ExtensionDeclined = { $seat } si ferma qui.
event-TripCompleted = { $side }: viaggio di { $km } km completato!
event-TurnBegan = Ora gioca { $seat }.
event-TurnBegan-own = Tocca a te.
event-RaceRanOut = Le carte sono finite.

## The score sheet
line-km = Chilometri
line-safeties = Protezioni
line-all-safeties = Tutte e quattro le protezioni
line-coups = { $game ->
    [speed-1200] Contrattacchi
    [kilometer-1000] Risposte lampo
   *[mille-bornes] Mosse da maestro
}
line-trip = Viaggio completato
line-delayed = Arrivo tardivo
line-safe-trip = Viaggio sicuro
line-shut-out = Cappotto
line-extension = Prolungamento
line-race-won = Gara vinta

## Names
game-speed-1200 = Speed 1.200 km
game-kilometer-1000 = 1000 Kilométer
game-mille-bornes = Mille Bornes

## In the terminal
topic-bornes-coup = { $coup }: se ti attaccano e hai in mano la protezione giusta, puoi giocarla subito, fuori turno. L’attacco sparisce, peschi una carta e il prossimo turno è tuo.
cli-bornes-title = { $name } · { $game ->
    [speed-1200] manche
    [kilometer-1000] tappa
   *[other] gara
} { $number } · traguardo { $goal_km } km · mazzo { $pile }
cli-bornes-title-short = traguardo { $goal_km } km · mazzo { $pile }
cli-bornes-discards = scarti
cli-bornes-battle = Battaglia
cli-bornes-speed = Velocità
cli-bornes-safeties = Protezioni
cli-bornes-distances = Chilometri
cli-bornes-driving = in marcia
cli-bornes-waiting = serve { $card }
cli-bornes-stopped = ferma
cli-bornes-hand = Mano di { $name }
cli-bornes-attacked = { $by } ti attacca con «{ $card }». Come rispondi?
bornes-move-lay = Gioca «{ $card }»
bornes-move-attack = Gioca «{ $card }» contro { $side }
bornes-move-discard = Scarta «{ $card }»
bornes-move-coup = Contrattacca con «{ $card }»
bornes-move-pass = Incassa l’attacco
bornes-move-extend = Prolunga il viaggio
bornes-move-finish = Fermati qui
cli-bornes-short-lay = gioca
cli-bornes-short-attack = contro { $side }
cli-bornes-short-discard = scarta
cli-bornes-short-coup = contrattacca
cli-bornes-short-pass = incassa
cli-bornes-short-extend = prolunga il viaggio
cli-bornes-short-finish = fermati qui

## Hints
hint-bornes-standing = Turni in cui la tua auto resta ancora ferma: { $this }
hint-bornes-creeping = Turni in cui ti frena un limite di velocità: { $this }
hint-bornes-stopped = Ti fermano in { $this } casi su 100
hint-bornes-coup = Fai «{ $coup }» in { $this } casi su 100
hint-bornes-struck-back = Un rivale fa «{ $coup }» in { $this } casi su 100
hint-bornes-rivals-standing = Turni in cui i rivali restano fermi: { $this }
hint-bornes-nothing-fits = Turni in cui vicino al traguardo nessuna carta va bene: { $this }
hint-bornes-missed = La carta ti manca in { $this } casi su 100
hint-bornes-hardly = Questa carta non ti mancherà quasi mai: in { $this } casi su 100
hint-bornes-spare = Di «{ $attack_card }» ne sono già andate { $gone } su { $all }: questa carta ti manca in { $this } casi su 100
hint-bornes-safe-trip = Ottieni il premio per il viaggio senza la carta più grande in { $this } casi su 100
hint-bornes-shut-out = Un rivale resta senza chilometri in { $this } casi su 100
hint-bornes-delayed = Arrivi dopo che è stata pescata l’ultima carta in { $this } casi su 100
hint-bornes-home = Arrivi prima di tutti in { $this } casi su 100
hint-bornes-beaten = Un rivale arriva prima di te in { $this } casi su 100
hint-bornes-ahead = Arrivi più lontano di ogni rivale in { $this } casi su 100
hint-bornes-km = Percorri { $this } km
hint-bornes-rival-km = Il miglior rivale percorre { $this } km
hint-bornes-points = I tuoi punti in questo viaggio: { $this }
hint-bornes-rival-points = I punti del miglior rivale in questo viaggio: { $this }

## On the page
web-km = km
web-round = { $game ->
    [speed-1200] Manche
    [kilometer-1000] Tappa
   *[other] Gara
} { $number }
web-side-points = { $letter }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
web-match-to = { $kind ->
    [wins] { $goal ->
        [one] a { $goal } vittoria
       *[other] a { $goal } vittorie
    }
   *[points] { $goal ->
        [one] a { $goal } punto
       *[other] a { $goal } punti
    }
}
web-play = Gioca
web-throw-away = Scarta
web-choose-card = Scegli una carta. La luce verde dice che si può giocare.
web-throw-which = Quale carta scarti?
web-choose-target = Contro chi la giochi?
web-road = La strada fino a { $goal } km.
web-road-car = { $name }: { $km } km.
web-state-driving = in marcia
web-state-stopped = ferma
web-state-waiting = serve { $card }
web-at-most = al massimo { $km }
web-pile-battle = Battaglia
web-pile-speed = Velocità
web-pile-safeties = Protezioni
web-place-empty = Questo posto è ancora vuoto.
web-pile-draw = Mazzo
web-pile-discard = Scarti
web-attack = Attacco
web-coup-text = Gioca ora la protezione giusta: l’attacco è nullo e il prossimo turno è tuo.
web-extension-choose = Traguardo! Continui fino a quello più lontano?
web-extension-open = Il viaggio si può prolungare fino a { $goal } km.
label-speed-1200-stop = Stop
label-speed-1200-limit = Limite di velocità
label-speed-1200-out-of-gas = Senza benzina
label-speed-1200-puncture = Foratura
label-speed-1200-damage = Guasto
label-speed-1200-start = Partenza
label-speed-1200-end-limit = Fine del limite di velocità
label-speed-1200-gasoline = Benzina
label-speed-1200-spare-tire = Ruota di scorta
label-speed-1200-replacement = Pezzo di ricambio
label-speed-1200-open-road = Strada libera
label-speed-1200-gas-station = Benzinaio
label-speed-1200-tire = Gommista
label-speed-1200-workshop = Officina
label-coup-speed-1200 = Contrattacco
label-kilometer-1000-limit = Limite di velocità
label-kilometer-1000-end-limit = Fine del limite di velocità
label-mille-bornes-limit = Limite di velocità
label-mille-bornes-end-limit = Fine del limite di velocità
web-poster-speed-1200 = In due si corre fino a 900 km, e chi osa fino a 1.200. Ferma gli altri e tieni pronta una protezione.
web-poster-kilometer-1000 = Il rally a tappe, in due da 700 km. Una risposta lampo vale 300 punti.
web-poster-mille-bornes = Una gara, niente conti. Il modo più facile per cominciare.
web-choose-discard = Nessuna carta si può giocare: scegline una da scartare.
web-key-card = scegliere una carta; di nuovo: giocarla
web-key-arrows = passare da una carta all’altra
web-key-side = scegliere il concorrente da attaccare
web-key-throw = scartare la carta scelta
web-key-coup = rispondere a un attacco con una protezione
web-key-score = leggere il punteggio

# How to play the Bornes family, in short: one sentence or two for each thing to know.
# Facts: goal and long_goal in km, hand, limit_km, km, big_km, count (how many of the longest card a side may lay), worth and safety (points), total (points, rounds or wins) are figures
# of the sheet; ..._card are cards, and cards lists some; coup is the edition’s word for a coup. players lists numbers of players, missing at a table whose seats are settled.
# restart: whether a remedy takes a start card after it; again: whether a safety brings another turn; any_time: whether the limit may be laid on a car that does not drive;
# own_turn: whether a side waits or drives after a safety on its own turn; replaces, each, to: how the edition counts.

## The goal
howto-bornes-goal-points = Percorri esattamente i chilometri che portano al traguardo, rallenta gli altri lungo la strada e raccogli punti.
howto-bornes-goal-race = Percorri prima degli altri { $goal } km esatti e rallentali lungo la strada. Non ci sono punti.
howto-bornes-goal-km = { $players ->
    [none] Il traguardo a questo tavolo: { $goal } km esatti.
   *[other] Con { $players } persone: { $goal } km esatti.
}
howto-bornes-goal-extension = Chi ci arriva prima degli altri si ferma, oppure prolunga per tutti il viaggio fino a { $long_goal } km{ $players ->
    [none] .
   *[other] {" "}(con { $players } persone).
}
howto-bornes-goal-teams = { $players ->
    [none] Giocate a coppie: chi fa coppia
   *[other] Con { $players } persone si gioca a coppie: chi fa coppia
} ha in comune le carte in tavola e i chilometri, ma tiene in mano le proprie.
howto-bornes-goal-match = { $limit ->
    [points] I punti di tutti i viaggi si sommano. Appena qualcuno arriva a { $total }, vince il totale più alto.
    [rounds] I punti di tutti i viaggi si sommano. Viaggi di questa partita: { $total }; poi vince il totale più alto.
   *[wins] Giocate una serie. Gare da vincere: { $total }.
}

## A turn
howto-bornes-turn-draw = Pesca una carta, poi giocane o scartane una. Alla fine del turno te ne restano in mano { $hand }.
howto-bornes-turn-start = Per partire gioca «{ $start_card }». Solo dopo puoi giocare chilometri.
howto-bornes-turn-youngest = Hai «{ $start_card }» davanti fin dall’inizio: puoi giocare subito chilometri.
howto-bornes-turn-attack = Attacca gli altri: solo un’auto in marcia, e mai sopra un altro attacco. Puoi attaccare anche se la tua auto è ferma.
howto-bornes-turn-repair = { $restart ->
    [yes] Ti hanno fermato? Gioca la difesa giusta e, in un turno successivo, «{ $start_card }»: allora riparti.
   *[no] Ti hanno fermato? Gioca la difesa giusta. Basta quella: al prossimo turno riparti.
}
howto-bornes-turn-safety = { $again ->
    [yes] Puoi giocare una protezione in qualsiasi tuo turno. Subito dopo peschi e giochi di nuovo.
   *[no] Puoi giocare una protezione in qualsiasi tuo turno. È tutto il tuo turno.
}
howto-bornes-turn-coup = { $coup }: ti attaccano e hai in mano la protezione giusta? Giocala subito, anche fuori turno. L’attacco sparisce, peschi una carta e tocca a te.
howto-bornes-turn-end = { $ending ->
    [hands] Finito il mazzo, si gioca con le carte in mano. Si smette quando qualcuno è al traguardo o nessuno ha più carte.
   *[pile] Finito il mazzo, la gara termina con quel turno: vince chi è più vicino a { $goal } km.
}

## The cards
howto-bornes-card-slow = Avanti di { $km } km. Si può giocare anche quando è in vigore «{ $limit_card }».
howto-bornes-card-fast = Avanti di { $km } km, ma non quando è in vigore «{ $limit_card }».
howto-bornes-card-big = Avanti di { $km } km, ma non quando è in vigore «{ $limit_card }». Al massimo { $count } per concorrente in ogni viaggio.
howto-bornes-card-stop = Ferma un’auto in marcia finché non si gioca «{ $remedy_card }». «{ $safety_card }» ne protegge.
howto-bornes-card-limit = Solo carte fino a { $limit_km } km, finché non si gioca «{ $remedy_card }». «{ $safety_card }» ne protegge. { $any_time ->
    [yes] Si gioca in qualsiasi momento, anche contro un’auto che non è in marcia.
   *[no] Si gioca solo contro un’auto in marcia.
}
howto-bornes-card-hazard = { $restart ->
    [yes] Ferma un’auto in marcia finché non si gioca «{ $remedy_card }», e poi «{ $start_card }». «{ $safety_card }» ne protegge.
   *[no] Ferma un’auto in marcia finché non si gioca «{ $remedy_card }». «{ $safety_card }» ne protegge.
}
howto-bornes-card-start = { $restart ->
    [yes] Ti fa partire: all’inizio, dopo «{ $stop_card }» e dopo ogni difesa. Con «{ $right_card }» non ti serve.
   *[no] Ti fa partire: all’inizio e dopo «{ $stop_card }». Con «{ $right_card }» non ti serve.
}
howto-bornes-card-end-limit = Toglie «{ $attack_card }»: puoi di nuovo giocare qualsiasi distanza.
howto-bornes-card-remedy = { $restart ->
    [yes] Toglie «{ $attack_card }». Per ripartire ti serve poi «{ $start_card }».
   *[no] Toglie «{ $attack_card }»: puoi ripartire.
}
howto-bornes-card-right-of-way = Per tutto il viaggio ti protegge da «{ $stop_card }» e «{ $limit_card }», li toglie se sono già in vigore, e «{ $start_card }» non ti serve più.
howto-bornes-card-safety = Per tutto il viaggio ti protegge da «{ $attack_card }», e toglie l’attacco se è già in vigore.

## Scoring
howto-bornes-scoring-km = Un punto per ogni chilometro.
howto-bornes-scoring-safeties = { $replaces ->
    [yes] { $worth } punti per ognuna giocata nel proprio turno.
   *[no] { $worth } punti per ognuna giocata.
}
howto-bornes-scoring-all-safeties = Altri { $worth } punti se un concorrente le ha tutte e quattro.
howto-bornes-scoring-coups = { $replaces ->
    [yes] { $worth } punti ogni volta, al posto dei { $safety } della carta.
   *[no] { $worth } punti ogni volta, oltre ai { $safety } della carta.
}
howto-bornes-scoring-trip = { $worth } punti a chi arriva esattamente al traguardo.
howto-bornes-scoring-delayed = Altri { $worth } punti se il mazzo era già finito.
howto-bornes-scoring-safe-trip = Altri { $worth } punti a chi ci arriva senza carte da { $big_km } km.
howto-bornes-scoring-shut-out = { $each ->
    [yes] Altri { $worth } punti per ogni avversario senza nemmeno un chilometro.
   *[no] Altri { $worth } punti se nessun avversario ha percorso un solo chilometro.
}
howto-bornes-scoring-extension = { $to ->
    [caller] { $worth } punti a chi ha prolungato e arriva prima degli altri a { $long_goal } km. Altrimenti li prende ogni avversario.
   *[finisher] { $worth } punti a chi arriva prima degli altri a { $long_goal } km, chiunque abbia prolungato.
}
howto-bornes-scoring-race-won = Con { $goal } km esatti si vince subito. Se prima finiscono le carte, vince chi è più vicino; a pari distanza si divide la vittoria.

## Easily got wrong
howto-bornes-mind-exact = L’ultima carta deve portare esattamente al traguardo. Una carta che va oltre non si può giocare.
howto-bornes-mind-restart = { $restart ->
    [yes] La difesa da sola non basta: poi ci vuole «{ $start_card }», a meno che tu non abbia davanti «{ $right_card }».
   *[no] Dopo una difesa «{ $start_card }» non serve. Ma possono attaccarti di nuovo subito.
}
howto-bornes-mind-own-turn = { $own_turn ->
    [waits] Una protezione giocata più tardi, nel tuo turno, annulla l’attacco, ma ti serve ancora «{ $start_card }», a meno che tu non abbia davanti «{ $right_card }».
   *[drives] Una protezione giocata più tardi, nel tuo turno, toglie l’attacco: tutto torna come prima e non ti serve nessun’altra carta.
}
howto-bornes-mind-right = «{ $right_card }» non protegge da tutto. Queste carte possono ancora fermarti: { $cards }.

## On the table
howto-bornes-name-stacks = Chilometri percorsi
howto-bornes-name-state = Come sta un’auto
howto-bornes-name-hand = Carte in mano
howto-bornes-name-road = La strada
howto-bornes-name-points = Punti
howto-bornes-table-battle = Qui stanno gli attacchi e le carte che li annullano. Conta solo quella in cima.
howto-bornes-table-speed = Qui stanno «{ $limit_card }» e la carta che lo annulla. Conta solo quella in cima.
howto-bornes-table-safeties = Ognuno dei quattro posti è per una carta che protegge questa parte per tutto il viaggio. Un fulmine: è stata la risposta immediata a un attacco.
howto-bornes-table-stacks = Le carte chilometri di questa parte, una pietra per carta, in ordine di distanza.
howto-bornes-table-draw = Ogni turno comincia con una carta presa qui. Il numero dice quante ne restano.
howto-bornes-table-discard = Le carte scartate stanno qui, scoperte. Tornano solo con la prossima distribuzione.
howto-bornes-table-state = Verde: è in marcia, si giocano chilometri. Rosso: un attacco la ferma. Giallo: non oltre il numero. Grigio: prima serve «{ $start_card }».
howto-bornes-table-hand = Quante carte ha in mano questa persona.
howto-bornes-table-road = Ogni auto in viaggio da 0 al traguardo con la bandiera. L’ultima carta deve arrivarci esatta.
howto-bornes-table-points = I punti della partita finora, e quanti bastano per vincere.
web-order-coup = Se qualcuno ti attacca e puoi contrattaccare subito, farlo?

## Hints in plain words
hint-bornes-coup-now = L’attacco fallisce, e «{ $attack_card }» non può più colpirti in questa gara
hint-bornes-take-it = Accetti «{ $attack_card }» e tieni le tue carte
hint-bornes-extend = A { $goal } km ci sono più punti, ma possono ancora prenderli i rivali
hint-bornes-finish = Con { $goal } km hai vinto questa gara, e nessuno te la toglie più
hint-bornes-drive-home = Sono esattamente { $goal } km: traguardo
hint-bornes-drive-fits = Poi restano { $left } km, e hai una carta che va bene al metro
hint-bornes-drive-past = Passi in testa: { $km } km contro { $rival }
hint-bornes-drive-behind = Arrivi a { $km } km, il distacco scende a { $gap }
hint-bornes-drive = Arrivi a { $km } km; ne restano { $left }
hint-bornes-start = Senza «{ $card }» non puoi partire
hint-bornes-start-again = Con «{ $card }» riparti
hint-bornes-repair = Mette fine a «{ $attack_card }», e riparti
hint-bornes-repair-then-start = Mette fine a «{ $attack_card }»; poi ti serve solo «{ $card }»
hint-bornes-fast-with = Poi puoi giocare la tua carta «{ $card }»
hint-bornes-fast = Poi puoi di nuovo correre
hint-bornes-safety-cures = Mette fine a «{ $attack_card }», per sempre
hint-bornes-safety = «{ $attack_card }» non può più colpirti
hint-bornes-way = «{ $attack_card }» e «{ $other_card }» non possono più fermarti
hint-bornes-way-now = D’ora in poi puoi andare forte quanto vuoi
hint-bornes-limit-near = A soli { $left } km dal traguardo, questo rivale potrà fare al massimo { $limit } km per carta
hint-bornes-limit-ahead = Questo rivale è avanti di { $gap } km e potrà fare al massimo { $limit } km per carta
hint-bornes-limit-rival = Questo rivale potrà fare al massimo { $limit } km per carta
hint-bornes-stop-near = Ferma un rivale a cui mancano solo { $left } km
hint-bornes-stop-ahead = Ferma un rivale che è avanti di { $gap } km
hint-bornes-stop-rival = Ferma un rivale prima che ti superi
hint-bornes-throw-one = Ne hai { $count }: a una puoi rinunciare
hint-bornes-throw-waiting = Aspetti «{ $card }», e questa carta è quella che ti aiuta meno
hint-bornes-throw-short = Tra le tue carte, questa ti porta meno lontano
hint-bornes-throw = Tra le tue carte, questa ti mancherà di meno
hint-bornes-throw-too-long = Mancano solo { $left } km: ormai è troppo lunga
hint-bornes-throw-big = In questa gara non puoi più giocarne
hint-bornes-throw-vain = Tutti i rivali ne sono protetti
hint-bornes-throw-protected = «{ $safety_card }» ti protegge: non ti serve più
hint-bornes-throw-gone = Tutte le carte «{ $attack_card }» sono già uscite: non ti serve più
hint-plain-bornes-standing = Così riparti prima
hint-plain-bornes-creeping = Così ti liberi prima del limite di velocità
hint-plain-bornes-stopped = Così ti fermano meno spesso
hint-plain-bornes-coup = Così ti resta la possibilità di reagire
hint-plain-bornes-struck-back = Così i rivali possono reagire meno spesso
hint-plain-bornes-rivals-standing = Così i rivali restano fermi più a lungo
hint-plain-bornes-nothing-fits = Così vicino al traguardo è più facile avere la carta giusta
hint-plain-bornes-shut-out = Un rivale senza chilometri ti porta un premio
