# How to play AUSGEBREMST, in short: one sentence or two for each thing to know.
# Facts: rules is family or advanced; laps, hand, cars, piles, races are figures of the sheet and the season; six is the card that a leader may not play; first and last are
# the laps after which a stop is made; size and total are the cards and points of a deck, counts its cards one by one; way is the shortest way, or the shortest to the longest;
# places lists the points of the places.

## Goal and turn
howto-ausgebremst-goal-race = Taglia il traguardo prima degli altri dopo { $laps } giri. Il tuo mazzo ha poco più dei punti che servono per la via più corta: chi va largo resta senza carte.
howto-ausgebremst-turn-play = { $rules ->
    [family] Gioca una delle { $hand } carte che hai in mano e avanza esattamente di quelle caselle. Poi ne peschi un’altra.
   *[advanced] Gioca una delle { $hand } carte che hai in mano e avanza esattamente di quelle caselle. Poi peschi la prima carta di un mazzetto a scelta.
}
howto-ausgebremst-turn-must = Se puoi giocare una carta devi farlo, anche se ti porta largo. Se non puoi con nessuna, mostri la mano e aspetti.
howto-ausgebremst-turn-order = Si gioca nell’ordine della griglia. Al traguardo basta che la via sia libera fino alla linea; i punti in più vanno persi.

## The track
howto-ausgebremst-name-cards = Carte corsa
howto-ausgebremst-name-lanes = Corsie
howto-ausgebremst-name-room = Altre auto
howto-ausgebremst-name-curve = Curve
howto-ausgebremst-name-chicane = Chicane
howto-ausgebremst-name-ideal = Linea ideale
howto-ausgebremst-name-six = Il { $six } di chi è in testa
howto-ausgebremst-track-cards = { $rules ->
    [family] Una carta ti fa avanzare di quanto dice. Il tuo mazzo ha { $size } carte con { $total } punti.
   *[advanced] Una carta ti fa avanzare di quanto dice. Ogni mazzo ha { $total } punti.
}
howto-ausgebremst-track-lanes = Ogni passo va alla prossima casella della tua corsia o di una corsia accanto. Mai di lato, mai indietro.
howto-ausgebremst-track-room = Un’auto per casella, e nessuno passa attraverso un’auto. In diagonale fra due auto si passa.
howto-ausgebremst-track-curve = Linee bianche dividono le corsie: in curva non si cambia corsia, e nemmeno entrando dall’ultima fila prima.
howto-ausgebremst-track-chicane = È libera solo la corsia centrale. Un’auto ferma lì chiude tutta la pista.
howto-ausgebremst-track-ideal = In curva l’interno è più corto. La via più corta dalla prima fila, con un pit-stop: { $way } caselle.
howto-ausgebremst-track-six = Chi è in testa, da solo o alla pari, non può giocare un { $six }. È permesso alla prima mossa di un’auto e quando un’auto è già arrivata.

## The pit stop
howto-ausgebremst-pit-due = { $rules ->
    [family] Ogni auto si ferma una volta, dopo il giro { $first } o il giro { $last }: finisci una mossa nella corsia del pit-stop.
   *[advanced] Puoi fermarti una volta, dopo il giro { $first } o il giro { $last }: finisci una mossa nella corsia del pit-stop. Prendi così le tue carte pit stop.
}
howto-ausgebremst-pit-way = Si entra dal campo A e si esce sul campo C, in fila. Un’auto su A chiude l’ingresso, un’auto su C l’uscita.
howto-ausgebremst-pit-closed = Alla partenza e nell’ultimo giro la corsia del pit-stop è chiusa. Attraversarla non è una sosta, e una seconda sosta non c’è.

## Neutral cars
howto-ausgebremst-neutral-grid = In gara ci sono sempre { $cars } auto. Le neutrali completano il numero e partono davanti.
howto-ausgebremst-neutral-drive = Un’auto neutrale gira la sua prima carta e prende la via più corta. Se non può usarla resta ferma, e la carta è persa.
howto-ausgebremst-neutral-stop = { $rules ->
    [family] Si ferma anche lei: dopo il giro { $first } se la carta lo permette, altrimenti dopo il giro { $last }.
   *[advanced] Non si ferma mai, ma può chiudere l’ingresso e l’uscita dei box.
}
howto-ausgebremst-neutral-points = Le auto neutrali occupano posti ma non prendono punti: chi è dietro non sale.

## The advanced game
howto-ausgebremst-name-decks = Scelta del mazzo
howto-ausgebremst-name-pit-cards = Carte pit stop
howto-ausgebremst-name-piles = Mazzetti marcia
howto-ausgebremst-name-free-stop = La sosta
howto-ausgebremst-advanced-decks = Prima di ogni gara ognuno sceglie in segreto un mazzo. Tutti hanno { $total } punti; quello veloce ha poche carte e molte alte.
howto-ausgebremst-advanced-deck = { $size } carte: { $counts }.
howto-ausgebremst-advanced-pit-cards = Una o due delle tue carte aspettano nella corsia del pit-stop. Se ti fermi, una va in mano e l’altra in cima a un mazzetto.
howto-ausgebremst-advanced-piles = Distribuisci le altre carte una per una, coperte, su { $piles } mazzetti. In mano ne tieni { $hand } e peschi dalla cima di quello che vuoi.
howto-ausgebremst-advanced-free-stop = La sosta non è obbligatoria: senza, corri con le carte che hai.

## Scoring
howto-ausgebremst-scoring-places = Punti dal primo all’ultimo posto: { $places }.
howto-ausgebremst-scoring-out = Chi resta senza carte prima del traguardo è fuori gara e non prende punti.
howto-ausgebremst-scoring-season = Gare di questa stagione: { $races }. I punti si sommano; a parità conta il posto nell’ultima gara.
howto-ausgebremst-scoring-grid = La gara successiva parte nell’ordine dell’ultimo arrivo.

## Easily got wrong
howto-ausgebremst-mind-fit = Una carta si percorre per intero. Se un’auto è d’intralcio, forse ce ne sta una più bassa: conta prima di giocare.
howto-ausgebremst-mind-level = Chi divide il comando è in testa. In curva sono alla pari le auto a cui mancano altrettante caselle alla fine, ognuna nella propria corsia.
howto-ausgebremst-mind-six = In testa con soli { $six } si aspetta. Puoi giocarne uno su una chicane, o accanto ad altri che hanno solo quelli e con te chiudono la pista.
howto-ausgebremst-mind-stop = Non rimandare la sosta alla leggera: nel giro { $last } senza di essa non puoi superare il campo A, e se altri chiudono l’ingresso aspetti.
howto-ausgebremst-mind-reserve = Senza sosta hai pochi punti di margine: ogni curva larga pesa.
