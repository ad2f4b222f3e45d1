# La prova di carico ($sockets, $tables, $processes, $moves, $matches, $count sono numeri; i tempi arrivano già scritti).

cli-load-help = Prova di carico di un server di tavoli: migliaia di connessioni vi giocano partite vere, con mosse lecite a caso.
cli-load-examples =
    Per esempio:
      { $program } load                         1.000 connessioni, 250 tavoli, un minuto, un server proprio
      { $program } load --sockets 10000 --seconds 30
      { $program } load --every 0               quante mosse riesce a fare
      { $program } load --url http://127.0.0.1:8700
      { $program } load --processes 2 --database postgresql://localhost/paddock
      { $program } load --reconnects 16000      la memoria resta stabile?
      { $program } load --restart 1000          kill -9, e quando tornano tutti i tavoli?
      { $program } load --stalled 50            quando viene staccato chi non legge più?
      { $program } load --tenfold 5             dieci volte i tavoli: una mossa dura di più?
      { $program } load --curve load.svg        prove sempre più grandi, disegnate
cli-flag-load-sockets = Quante connessioni; quattro per tavolo giocano, le altre guardano.
cli-flag-load-tables = Quanti tavoli. Predefinito: un quarto delle connessioni.
cli-flag-load-seconds = Quanto a lungo misurare. Si comincia quando ogni tavolo ha fatto la prima mossa, non prima di tre secondi dall’ultimo ingresso.
cli-flag-load-every = I secondi tra due mosse a ogni tavolo; 0: la prossima appena tutti hanno visto l’ultima.
cli-flag-load-game = Gioca questo gioco; si può ripetere. Predefinito: tutti i giochi mescolati.
cli-flag-load-url = Prova il server a questo indirizzo, avviato con --unlimited, invece di avviarne uno; due indirizzi per due processi.
cli-flag-load-insist = Ammetti un indirizzo che non è questo computer. Solo per un server tuo: lo inonda di richieste.
cli-flag-load-database = Il database dei server avviati, postgresql://… Predefinito: un nuovo file SQLite.
cli-flag-load-processes = Quanti server avviare su un database condiviso; i posti di un tavolo si distribuiscono su di essi.
cli-flag-load-routed = Tutte le connessioni di un tavolo vanno allo stesso server, come dietro un proxy che smista per tavolo.
cli-flag-load-reconnects = Invece: apre e chiude questo numero di connessioni e osserva la memoria.
cli-flag-load-restart = Invece: gioca a questo numero di tavoli, abbatte il server, lo riavvia e attende che ogni tavolo abbia risposto.
cli-flag-load-stalled = Invece: questo numero di connessioni che guardano smette di leggere; quando vengono staccate e quanto costano.
cli-flag-load-tenfold = Invece: questo numero di coppie di prove, come indicato e con dieci volte le connessioni e i tavoli a un decimo del ritmo; confronta i loro p99.
cli-flag-load-curve = Invece: prove da 200 a 10.000 connessioni, disegnate in questo file SVG: connessioni contro p50 e p99.
cli-load-one-mode = Indica al massimo uno tra --reconnects, --restart, --stalled, --tenfold e --curve, con un numero sopra 0. --restart, --tenfold e --curve devono avviare un server proprio.
cli-load-few = A ogni tavolo serve un minimo di connessioni ({ $count }); tavoli: { $tables }, connessioni: solo { $sockets }.
cli-load-numbers = Secondi e processi devono essere più di 0; il ritmo 0 o più.
cli-load-tenfold-pace = --tenfold divide il ritmo per dieci: serve --every sopra 0.
cli-load-postgres = Più processi richiedono un database condiviso: --database postgresql://…
cli-load-url = Un indirizzo è come http://127.0.0.1:8700, non come «{ $text }».
cli-load-away = { $text } non è questo computer. Una prova di carico inonda il server di richieste; se è tuo, aggiungi --insist.
cli-load-failed-no-start = Il server non è partito (codice di uscita { $code }).
cli-load-failed-no-server = Nessuna risposta da { $url }: { $reason }
cli-load-failed-refused = Il server non ha preparato un tavolo ({ $status }): { $reason } È stato avviato con --unlimited?
cli-load-failed-no-join = Una connessione non è riuscita a entrare a un tavolo su { $url }: { $reason }
cli-load-failed-no-plots = Manca il pacchetto che disegna i grafici: { $program } extra plots
cli-load-stage-servers = Avvio
cli-load-stage-tables = Apertura dei tavoli
cli-load-stage-sockets = Connessione
cli-load-stage-warm-up = Riscaldamento
cli-load-stage-play = Misura
cli-load-stage-reconnects = Riconnessione
cli-load-stage-moves = Gioco
cli-load-stage-stalled = In attesa che chi non legge venga staccato
cli-load-size = Dimensione
cli-load-size-value = connessioni { $sockets }, tavoli { $tables }, processi del server { $processes }
cli-load-pace = Ritmo
cli-load-pace-value = una mossa ogni { $every } s a ogni tavolo, per { $seconds } s
cli-load-pace-full = la prossima mossa appena tutti hanno visto l’ultima, per { $seconds } s
cli-load-moves = Mosse
cli-load-moves-value = { $moves }; { $rate } al secondo; partite giocate fino alla fine: { $matches }
cli-load-acknowledged = Confermata dopo
cli-load-seen = Vista dagli altri dopo
cli-load-elsewhere = Vista sull’altro processo dopo
cli-load-times = p50 { $p50 } · p99 { $p99 } · p99,9 { $p999 } · al massimo { $worst } ms
cli-load-commits = Scritture su disco
cli-load-memory = Memoria del server
cli-load-cores = Core in uso
cli-load-cores-value = server { $server }, misuratore { $driver }, resto del computer { $others }
cli-load-errors = Errori
cli-load-churn-value = connessioni aperte e chiuse { $sockets }, tavoli { $tables }, in { $seconds } s
cli-load-level = Stabile
cli-load-level-yes = sì: la seconda metà non ha usato più memoria della prima
cli-load-level-no = no: continua a crescere
cli-load-restart-value = tavoli { $tables }, righe nei loro log { $moves }
cli-load-serving = Server di nuovo attivo dopo
cli-load-back = Tutti i tavoli tornati dopo altri
cli-load-lost = Tavoli che hanno perso dati
cli-load-stalled-value = lettori fermi { $count }, altri in gioco { $sockets }
cli-load-closed = L’ultimo staccato dopo
cli-load-never = non entro un minuto
cli-load-each = Memoria per lettore fermo, al massimo
cli-load-tenfold-value = connessioni { $sockets }, tavoli { $tables }, e dieci volte tanti a un decimo del ritmo; coppie di prove { $count }
cli-load-p99-once = p99 a questa dimensione
cli-load-p99-tenfold = p99 a dieci volte la dimensione
cli-load-p99-each = { $each }; mediana { $median } ms
cli-load-p99-ratio = Rapporto
cli-load-curve-title = Dall’invio di una mossa alla conferma
cli-load-curve-sockets = connessioni
cli-load-curve-ms = millisecondi
