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
option-speed-1200-limit = Quando finisce la partita: a questo numero di punti o dopo questo numero di manche; in caso di parità in testa si gioca un’altra manche.
option-speed-1200-six-goal = Il traguardo in sei, in km. Il regolamento stampa 1.000, ma nessuna somma delle sue carte dà questo numero.
option-speed-1200-own-turn-wild = Una protezione contro un attacco in vigore: l’attacco è annullato ma serve ancora PARTENZA, oppure la carta attacco viene tolta e l’auto prosegue.
option-kilometer-1000-limit = Quando finisce il rally: a questo numero di punti o dopo questo numero di tappe; in caso di parità in testa si corre un’altra tappa.
option-kilometer-1000-safety-turn = Una protezione giocata nel proprio turno dà un altro turno oppure no (come stampato).
option-kilometer-1000-limit-attack = Il limite di velocità si gioca solo contro un’auto in marcia (come stampato) o in qualsiasi momento.
option-mille-bornes-mode = La gara normale; la variante stampata (dopo ogni difesa serve un semaforo verde); oppure la gara per i più piccoli (un semaforo verde è in tavola fin dall’inizio).
option-mille-bornes-sides = Chi gioca con chi: ognuno per sé o a coppie. Automatico: in due, tre o quattro ognuno per sé, in sei e in otto a coppie.
option-mille-bornes-limit = La serie continua finché un concorrente non ha vinto questo numero di gare.

## Options in a word or two, and their values
title-speed-1200-limit = Fine della partita
value-speed-1200-limit-points = tanti punti
value-speed-1200-limit-rounds = tante manche
title-speed-1200-six-goal = Traguardo in sei
value-speed-1200-six-goal = { $number } km
title-speed-1200-own-turn-wild = Protezione nel proprio turno
value-speed-1200-own-turn-wild-voids = annulla l’attacco; serve ancora PARTENZA
value-speed-1200-own-turn-wild-removes = toglie l’attacco; l’auto prosegue
title-kilometer-1000-limit = Fine del rally
value-kilometer-1000-limit-points = tanti punti
value-kilometer-1000-limit-rounds = tante tappe
title-kilometer-1000-safety-turn = Protezione nel proprio turno
value-kilometer-1000-safety-turn-none = è tutto il turno, come stampato
value-kilometer-1000-safety-turn-classic = dà un altro turno
title-kilometer-1000-limit-attack = Limite di velocità come attacco
value-kilometer-1000-limit-attack-needs-green = solo contro un’auto in marcia, come stampato
value-kilometer-1000-limit-attack-classic = in qualsiasi momento
title-mille-bornes-mode = La gara
value-mille-bornes-mode-standard = normale
value-mille-bornes-mode-variant = variante: semaforo verde dopo ogni difesa
value-mille-bornes-mode-youngest = per i più piccoli: un semaforo verde è già in tavola
title-mille-bornes-sides = Chi gioca con chi
value-mille-bornes-sides-auto = secondo il numero di giocatori
value-mille-bornes-sides-alone = ognuno per sé
value-mille-bornes-sides-pairs = a coppie
title-mille-bornes-limit = Durata della serie
value-mille-bornes-limit-wins = tante vittorie

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
refusal-attack-needs-side = «{ $card }» è un attacco: di’ contro chi lo giochi. ({ $section })
refusal-not-an-attack = «{ $card }» non è un attacco: non si gioca contro gli altri. ({ $section })
refusal-answer-first = Prima rispondi a «{ $attack_card }»: contrattacca o passa. ({ $section })
refusal-no-window = { $attack_card ->
    [none] Ora non c’è nessun attacco a cui rispondere
   *[other] Il momento per «{ $coup }» contro «{ $attack_card }» è passato
}{ $card ->
    [none] .
   *[other] ; la carta «{ $card }» si può ancora giocare.
} ({ $section })
refusal-wrong-safety = «{ $card }» non risponde a «{ $attack_card }»: ci vuole la carta «{ $safety_card }». ({ $section })
refusal-choose-first = Prima di’ se prolunghi il viaggio o ti fermi qui. ({ $section })
refusal-no-choice = Ora non c’è nessun prolungamento da scegliere. ({ $section })

## What happened
event-StartLaidOut = { $side } ha «{ $card }» davanti fin dall’inizio.
event-CardDrawn = { $seat } pesca una carta.
event-CardDrawn-own = Peschi «{ $card }».
event-CardDrawn-open = { $seat } pesca «{ $card }».
event-CardLaid-moved = { $seat } gioca «{ $card }»: { $total_km } km percorsi.
event-CardLaid = { $seat } gioca «{ $card }».
event-CarMoved = { $side }: { $total_km } km percorsi.
event-AttackLaid = { $seat } gioca «{ $card }» contro { $side }.
event-AnswerAsked = { $seat } può rispondere a «{ $card }».
event-AnswerPassed = { $seat } incassa l’attacco.
event-CoupPlayed = { $seat } contrattacca con «{ $card }»!
event-AttackEnded = { $side }: «{ $card }» non vale più.
event-AttackRemoved = { $side } si libera di «{ $card }».
event-CardDiscarded = { $seat } scarta «{ $card }».
event-ExtensionOffered = { $seat } è al traguardo e può prolungare il viaggio.
event-ExtensionCalled = { $seat } prolunga il viaggio fino a { $goal_km } km.
event-ExtensionDeclined = { $seat } si ferma qui.
event-TripCompleted = { $side }: viaggio di { $km } km completato!
event-TurnBegan = Ora gioca { $seat }.
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
