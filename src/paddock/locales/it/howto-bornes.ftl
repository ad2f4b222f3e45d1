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
   *[other] Con { $players } giocatori: { $goal } km esatti.
}
howto-bornes-goal-extension = Chi ci arriva per primo si ferma, oppure prolunga per tutti il viaggio fino a { $long_goal } km{ $players ->
    [none] .
   *[other] {" "}(con { $players } giocatori).
}
howto-bornes-goal-teams = { $players ->
    [none] Giocate a coppie: i compagni
   *[other] Con { $players } giocatori si gioca a coppie: i compagni
} hanno in comune le carte in tavola e i chilometri, ma ognuno tiene in mano le proprie.
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
   *[no] Puoi giocare una protezione in qualsiasi tuo turno. Con questo il turno finisce.
}
howto-bornes-turn-coup = { $coup }: ti attaccano e hai in mano la protezione giusta? Giocala subito, anche fuori turno. L’attacco sparisce, peschi una carta e tocca a te.
howto-bornes-turn-end = { $ending ->
    [hands] Finito il mazzo, si gioca con le carte in mano. Si smette quando qualcuno è al traguardo o nessuno ha più carte.
   *[pile] Finito il mazzo, la gara termina con quel turno: vince chi è più vicino a { $goal } km.
}

## The cards
howto-bornes-card-slow = Avanti di { $km } km. Si può giocare anche sotto «{ $limit_card }».
howto-bornes-card-fast = Avanti di { $km } km, ma non sotto «{ $limit_card }».
howto-bornes-card-big = Avanti di { $km } km, ma non sotto «{ $limit_card }». Al massimo { $count } per concorrente e viaggio.
howto-bornes-card-stop = Ferma un’auto in marcia. Il rimedio: «{ $remedy_card }». La protezione: «{ $safety_card }».
howto-bornes-card-limit = Solo carte fino a { $limit_km } km. Il rimedio: «{ $remedy_card }». La protezione: «{ $safety_card }». { $any_time ->
    [yes] Si gioca in qualsiasi momento, anche contro un’auto ferma.
   *[no] Si gioca solo contro un’auto in marcia.
}
howto-bornes-card-hazard = { $restart ->
    [yes] Ferma un’auto in marcia. Il rimedio: «{ $remedy_card }», poi «{ $start_card }». La protezione: «{ $safety_card }».
   *[no] Ferma un’auto in marcia. Il rimedio: «{ $remedy_card }». La protezione: «{ $safety_card }».
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
howto-bornes-card-right-of-way = Per tutto il viaggio tiene lontane le carte «{ $stop_card }» e «{ $limit_card }», le toglie se sono già in vigore, e «{ $start_card }» non ti serve più.
howto-bornes-card-safety = Per tutto il viaggio tiene lontana la carta «{ $attack_card }», e la toglie se è già in vigore.

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
    [caller] { $worth } punti a chi ha prolungato e arriva per primo a { $long_goal } km. Altrimenti li prende ogni avversario.
   *[finisher] { $worth } punti a chi arriva per primo a { $long_goal } km, chiunque abbia prolungato.
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
   *[drives] Una protezione giocata più tardi, nel tuo turno, toglie l’attacco: tutto torna come prima, senza difesa.
}
howto-bornes-mind-right = «{ $right_card }» non protegge da tutto. Queste carte possono ancora fermarti: { $cards }.
