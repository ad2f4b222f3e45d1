# What the pages of clubs, seasons and invitations say.
# Facts: name, names and who are people; count, low, high and place are numbers; when is a day or time as the browser writes it; game is the name of a game; device is phone, tablet or computer.

## Founding and joining a club
web-club-found = Fonda un club
web-club-found-lead = Un club ha tavoli, risultati e stagioni propri, che nessun altro vede. Anche una famiglia è un club.
web-club-name = Nome del club
web-club-suggested = Club di { $name }
web-club-found-go = Fondalo
web-invited-by = responsabile: { $name }
web-invited-lead = Hai ricevuto un invito. Chi è nel club ne vede i tavoli, i risultati e le stagioni.
web-invited-join = Entra nel club
web-invited-already = Fai già parte del club.
web-invited-go = Vai al club
web-invited-as = Questo invito è per { $name }: su questo dispositivo prendi i suoi risultati e il suo rating.
web-invited-as-go = Sono io: { $name }

## The page of a club
web-club-members = { $count ->
    [one] { $count } persona
   *[other] { $count } persone
}
web-club-races = { $count ->
    [one] { $count } gara da { $when }
   *[other] { $count } gare da { $when }
}
web-club-since = da { $when }
web-club-menu = Menu del club
web-club-you = tu
web-club-members-title = Chi c’è nel club
web-club-here-count = { $count ->
    [one] { $count } è qui
   *[other] { $count } sono qui
}
web-club-keeper = responsabile
web-club-no-device = senza dispositivo
web-club-seen = ultima volta qui: { $when }
web-club-on = { $device ->
    [phone] da telefono
    [tablet] da tablet
   *[computer] da computer
}
web-club-seat = Fai sedere
web-club-alone = Per ora ci sei solo tu. Invita qualcuno, o aggiungi un bambino o una nonna senza dispositivo.
web-club-tables = Tavoli a cui sedersi
web-club-sit = Siediti
web-club-look = Guarda
web-club-no-tables = Ora non c’è nessun tavolo aperto.
web-club-open = Apri un tavolo del club
web-club-standings = Rating
web-club-standings-of = Rating di quale gioco
web-club-all-games = tutti i giochi
web-club-driver = Nome
web-club-rating = Rating
web-club-interval = intervallo al 95%
web-club-between = tra { $low } e { $high }
web-club-provisional = (ancora poche gare)
web-club-standings-key = Auto: la stima migliore. Strada: dove sta la verità; tratteggiata dopo poche gare. Pietre miliari: i bot.
web-club-no-standings = I rating compaiono dopo la prima gara valida del club.
web-club-results = Ultimi risultati
web-club-won = { $count ->
    [one] { $names } vince a { $game }
   *[other] { $names } vincono a { $game }
}
web-club-points = { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}
web-club-no-results = Nessuna gara è ancora finita.

## Inviting and members
web-club-invite-title = Invita: { $name }
web-club-invite-lead = Chi ha questo link o il codice può entrare nel club. A nessuno serve un account.
web-club-link = Link dell’invito
web-club-code = Codice dell’invito
web-club-code-until = Vale una volta sola, fino a: { $when }.
web-club-renew = Crea un nuovo invito
web-club-renew-lead = È finito nelle mani sbagliate? Quello nuovo annulla il vecchio.
web-club-add = Aggiungi chi non ha un dispositivo
web-club-add-lead = Un bambino o una nonna gioca su qualsiasi schermo della stanza, e ha risultati e rating come tutti.
web-club-member-name = Nome
web-club-consent = È d’accordo che qui restino il suo nome e i suoi risultati; per un bambino lo è un genitore.
web-club-add-go = Aggiungi
web-club-rename = Rinomina
web-club-hand = Passa a un dispositivo
web-club-hand-lead = Quando { $name } avrà un dispositivo, porterà con sé tutto ciò che ha giocato.
web-club-hand-invite = Aprilo sul dispositivo di { $name }. Chi accetta diventa { $name }.
web-club-make-keeper = Rendi responsabile
web-club-make-keeper-sure = Rendere { $name } responsabile? I responsabili modificano e tolgono persone, gestiscono le stagioni e possono eliminare il club.
web-club-unmake-keeper = Non più responsabile
web-club-remove = Togli dal club
web-club-remove-sure = Togliere { $name } dal club? I suoi risultati restano.
web-club-remove-sure-no-device = Togliere { $name }? Il nome sparisce, e non si torna indietro.
web-club-hand-over-lead = Per passare il club, rendi responsabile un’altra persona dal suo menu; poi, se vuoi, lascia il club.
web-club-leave = Lascia il club
web-club-leave-sure = Lasciare il club? Per tornare ti serve un nuovo invito.
web-club-leave-sure-keeper = Lasciare il club? Il responsabile sei solo tu: lo prende chi c’è da più tempo.
web-club-delete = Elimina il club
web-club-delete-sure = Eliminare { $name }? Persone, stagioni e rating del club spariscono; ognuno tiene le proprie gare. Non si torna indietro.
web-club-seat-title = Fai sedere { $name }
web-club-seat-lead = { $name } gioca su questo dispositivo; ve lo passate. A quale tavolo?
web-club-seat-none = Nessun tavolo del club ha un posto libero. Prima aprine uno.

## A season
web-season-none = Ancora nessuna stagione
web-season-none-lead = Un Grand Prix ha una tappa in ognuno dei cinque giochi. Vince chi somma più punti.
web-season-new = Prepara una stagione
web-season-see = Vai alla stagione
web-season-leg = Tappa { $leg }
web-season-leg-of = tappa { $leg } di { $legs }
web-season-leads = { $count ->
    [one] { $name } guida con { $count } punto di vantaggio.
   *[other] { $name } guida con { $count } punti di vantaggio.
}
web-season-leads-level = { $name } guida a pari punti.
web-season-champion = { $name } vince la stagione!
web-season-champion-how = { $count ->
    [one] Una tappa vinta.
   *[other] { $count } tappe vinte.
}
web-season-final = Classifica finale
web-season-driven = { $count ->
    [one] { $count } tappa corsa.
   *[other] { $count } tappe corse.
}
web-season-left = { $count ->
    [one] Ne manca una.
   *[other] Ne mancano { $count }.
}
web-season-best = { $count ->
    [one] Conta la migliore.
   *[other] Contano le migliori { $count }.
}
web-season-all-count = Contano tutte le tappe.
web-season-print = Stampa il foglio
web-season-going = Ci sarò
web-season-road = La strada della stagione
web-season-all-here = quando ci siamo tutti
web-season-points = Punti
web-season-place = Posizione
web-season-sum = Somma
web-season-won = tappa vinta
web-season-dropped = non conta
web-season-dropped-key = { $count ->
    [one] scartata: conta solo la migliore
   *[other] scartata: contano solo le migliori { $count }
}
web-season-not-driven = non ha corso
web-season-mark-stand-in = l’ha finita un bot
web-season-mark-by-hand = inserito a mano
web-season-mark-corrected = corretto
web-season-mark-not-counted = non conteggiato
web-season-by = da { $name }
web-season-chart-title = Tappa dopo tappa
web-season-chart = Punti dopo ogni tappa; la tabella dice lo stesso
web-season-no-legs = Il grafico comincia con la prima tappa.
web-season-open = Che cosa è ancora in gioco
web-season-decided = { $name } ha già la vittoria in tasca.
web-season-wins-first = { $count ->
    [one] { $names } vince la stagione se vince la prossima tappa.
   *[other] Chi di loro vince la prossima tappa vince la stagione: { $names }.
}
web-season-wins-place = { $count ->
    [one] { $names } vince la stagione arrivando almeno { $place }° nella prossima tappa.
   *[other] Arrivando almeno { $place }° nella prossima tappa vincono la stagione: { $names }.
}
web-season-can = { $count ->
    [one] { $names } può ancora vincere.
   *[other] { $names } possono ancora vincere.
}
web-season-can-first = { $count ->
    [one] { $names } può ancora vincere, ma solo vincendo la prossima tappa.
   *[other] { $names } possono ancora vincere, ma solo vincendo la prossima tappa.
}
web-season-can-place = { $count ->
    [one] { $names } può ancora vincere, ma deve arrivare almeno { $place }° nella prossima tappa.
   *[other] { $names } possono ancora vincere, ma devono arrivare almeno { $place }° nella prossima tappa.
}
web-season-may-place = Può bastare il { $place }° posto: { $names }.
web-season-may-any = Può bastare qualsiasi posto: { $names }.

## The legs of a season
web-season-legs = Tappe
web-season-next = prossima
web-season-coming = { $count ->
    [one] { $names } ci sarà.
   *[other] Ci saranno in { $count }: { $names }.
}
web-season-coming-nobody = Nessuno ha ancora detto che ci sarà.
web-season-heat = Batteria { $heat }
web-season-to-table = Al tavolo
web-season-open-leg = Apri la tappa
web-season-open-lead = Chi corre? Se un tavolo non basta si sorteggiano le batterie; i posti vuoti vanno ai bot.
web-season-open-bots = Bot nei posti vuoti
web-season-by-hand = Inserisci il risultato
web-season-by-hand-lead = Per una serata al tavolo vero, o per correggere qualcosa. Tutti vedono che l’hai inserito tu.
web-season-nth = { $place }° posto
web-season-note = Nota (se vuoi)
web-season-enter = Inserisci
web-season-correct = Correggi il risultato
web-season-replay = Corri di nuovo
web-season-replay-sure = Correre di nuovo questa tappa? I risultati finora non contano più.
web-season-changes = Modifiche
web-season-changed = { $who }: { $name }, { $before } → { $after }
web-season-replayed = { $who }: la tappa si corre di nuovo
web-season-delete = Elimina la stagione
web-season-delete-sure = Eliminare { $name }? I punti spariscono, le gare restano. Non si torna indietro.

## Setting up a season
web-season-new-lead = Il Grand Prix è pronto: una tappa per gioco. Cambia quello che vuoi.
web-season-suggested = Grand Prix { $year }
web-season-name = Nome della stagione
web-season-game = Gioco
web-season-date = Giorno e ora
web-season-add-leg = Aggiungi una tappa
web-season-remove-leg = Togli
web-season-grand-prix = Di nuovo Grand Prix
web-season-table-club = Club
web-season-table-formula-1 = Formula 1
web-season-table-own = Nostri
web-season-own-points = Punti per posizione, dal primo posto
web-season-own-wrong = Scrivi numeri come 10 6 3 1, nessuno maggiore del precedente.
web-season-counting = Quali tappe contano
web-season-grid = Ordine di partenza
web-season-grid-lead = Chi siede al primo posto di una tappa.
web-season-grid-none = A sorte
web-season-grid-standings = Prima chi guida
web-season-grid-reversed = Prima chi è in fondo
web-season-begin = Comincia la stagione

## Why something was refused
trouble-not-keeper = Può farlo solo un responsabile del club.
trouble-last-keeper = Il club ha bisogno di un responsabile: prima nominane un altro.
trouble-club-full = Questo club ha già tutti i membri che può avere.
trouble-has-device = Questo membro ha un suo dispositivo e gioca da lì.
trouble-no-device = Può essere responsabile solo chi ha un dispositivo.
trouble-needs-consent = Prima conferma che questa persona, o un genitore, è d’accordo.
trouble-member-named = Nel club qualcuno si chiama già { $name }.
trouble-two-people = Hai già giocato contro { $name }: siete due persone diverse.
trouble-leg-begun = Questa tappa è già iniziata.
trouble-leg-not-begun = Questa tappa non è ancora iniziata.
trouble-nobody-comes = Nessuno ha ancora detto che ci sarà.
