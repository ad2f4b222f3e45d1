# La prova di carico ($sockets, $tables, $processes, $moves, $matches, $count sono numeri; i tempi arrivano già scritti).

cli-load-help = Misurare un server di tavoli: migliaia di connessioni vi giocano partite vere, con mosse lecite scelte a caso.
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
cli-flag-load-tables = Quanti tavoli. Di per sé: un quarto delle connessioni.
cli-flag-load-seconds = Quanto a lungo misurare; si comincia quando ogni tavolo ha fatto la prima mossa, non prima di tre secondi dall’ultimo ingresso.
cli-flag-load-every = Ogni tavolo fa una mossa in tanti secondi; 0: la prossima appena tutti hanno visto l’ultima.
cli-flag-load-game = Giocare questo gioco; si può dare più volte. Di per sé: tutti i giochi mescolati.
cli-flag-load-url = Misurare il server a questo indirizzo, avviato con --unlimited, invece di uno proprio; due indirizzi per due processi.
cli-flag-load-insist = Ammettere un indirizzo che non è questa macchina. Solo per un server che è vostro: è un’inondazione.
cli-flag-load-database = La base di dati dei server propri, postgresql://… Di per sé: un nuovo file SQLite.
cli-flag-load-processes = Quanti server propri condividono la base di dati: i posti 1 e 2 sono su uno, 3 e 4 sul successivo.
cli-flag-load-reconnects = Invece: aprire e chiudere tante connessioni, e osservare la memoria.
cli-flag-load-restart = Invece: giocare a tanti tavoli, abbattere il server, riavviarlo e attendere che ogni tavolo abbia risposto.
cli-flag-load-stalled = Invece: tanti spettatori smettono di leggere; quando vengono staccati e quanto costano.
cli-flag-load-tenfold = Invece: tante coppie di prove, come indicato e con dieci volte le connessioni e i tavoli a un decimo del ritmo; i loro p99 a confronto.
cli-flag-load-curve = Invece: prove da 200 a 10.000 connessioni, disegnate in questo file SVG: connessioni contro p50 e p99.
cli-load-one-mode = Date al più uno tra --reconnects, --restart, --stalled, --tenfold e --curve, con un numero sopra 0; --restart, --tenfold e --curve vogliono un server proprio.
cli-load-few = Ogni tavolo richiede { $count } connessioni: tavoli { $tables }, connessioni solo { $sockets }.
cli-load-numbers = Secondi e processi devono essere più di 0; il ritmo non può essere meno di 0.
cli-load-tenfold-pace = Senza ritmo non ce n’è nemmeno un decimo: --tenfold vuole --every sopra 0.
cli-load-postgres = Più processi richiedono una base di dati da condividere: --database postgresql://…
cli-load-url = Un indirizzo è come http://127.0.0.1:8700, non come «{ $text }».
cli-load-away = { $text } non è questa macchina. Una prova di carico è un’inondazione; se il server è vostro, aggiungete --insist.
cli-load-failed-no-start = Il server non è partito (codice di uscita { $code }).
cli-load-failed-no-server = Nessuna risposta da { $url }: { $reason }
cli-load-failed-refused = Il server non lascia preparare un tavolo ({ $status }): { $reason } È stato avviato con --unlimited?
cli-load-failed-no-join = Una connessione non è riuscita a entrare su { $url }: { $reason }
cli-load-failed-no-plots = Manca ciò che disegna le curve: { $program } extra plots
cli-load-stage-servers = Avvio
cli-load-stage-tables = Apertura dei tavoli
cli-load-stage-sockets = Connessione
cli-load-stage-warm-up = Riscaldamento
cli-load-stage-play = Misura
cli-load-stage-reconnects = Andirivieni
cli-load-stage-moves = Gioco
cli-load-stage-stalled = In attesa che chi non legge venga staccato
cli-load-size = Dimensione
cli-load-size-value = connessioni { $sockets }, tavoli { $tables }, processi del server { $processes }
cli-load-pace = Ritmo
cli-load-pace-value = una mossa in { $every } s a ogni tavolo, per { $seconds } s
cli-load-pace-full = la prossima mossa appena tutti hanno visto l’ultima, per { $seconds } s
cli-load-moves = Mosse
cli-load-moves-value = { $moves }; { $rate } al secondo; partite giocate fino alla fine: { $matches }
cli-load-acknowledged = Confermata dopo
cli-load-seen = Vista dagli altri dopo
cli-load-elsewhere = Vista sull’altro processo dopo
cli-load-times = p50 { $p50 } · p99 { $p99 } · p99,9 { $p999 } · al massimo { $worst } ms
cli-load-commits = Scritture su disco
cli-load-memory = Memoria del server
cli-load-cores = Core al lavoro
cli-load-cores-value = server { $server }, misuratore { $driver }, resto della macchina { $others }
cli-load-errors = Errori
cli-load-churn-value = { $sockets } connessioni sono venute e andate a { $tables } tavoli in { $seconds } s
cli-load-level = Stabile
cli-load-level-yes = sì: la seconda metà non ha preso più memoria della prima
cli-load-level-no = no: continua a crescere
cli-load-restart-value = tavoli { $tables }, righe nei loro registri { $moves }
cli-load-serving = Di nuovo in servizio dopo
cli-load-back = Poi tutti i tavoli tornati dopo
cli-load-lost = Tavoli che hanno perso qualcosa
cli-load-stalled-value = lettori fermi { $count }, altri in gioco { $sockets }
cli-load-closed = L’ultimo staccato dopo
cli-load-never = non entro un minuto
cli-load-each = Memoria per ciascuno, al massimo
cli-load-tenfold-value = connessioni { $sockets }, tavoli { $tables }, e dieci volte tanti a un decimo del ritmo; coppie di prove { $count }
cli-load-p99-once = p99 a questa dimensione
cli-load-p99-tenfold = p99 con dieci volte tanto
cli-load-p99-each = { $each }; mediana { $median } ms
cli-load-p99-ratio = Rapporto
cli-load-curve-title = Dall’invio di una mossa alla conferma
cli-load-curve-sockets = connessioni
cli-load-curve-ms = millisecondi
