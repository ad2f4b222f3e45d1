# The table server: its command, and what a table does not allow apart from the rules ($name, $seat, $seats, $text, $what).

cli-serve-help = Avvia un server per giocare dal browser: su questo computer o in tutta la stanza.
cli-serve-examples = Per esempio
    {"  "}{ $program } serve         solo su questo computer; mostra l’indirizzo
    {"  "}{ $program } serve --lan   per ogni telefono nella stanza; mostra un codice QR
    {"  "}{ $program } serve --port 9000 --data ~/races
    {"  "}{ $program } serve --database postgresql://localhost/paddock
cli-flag-serve-lan = Apre il server alla rete locale e mostra quell’indirizzo con un codice QR.
cli-flag-serve-host = Ascolta invece su questo indirizzo.
cli-flag-serve-port = La porta; 0 ne sceglie una libera.
cli-flag-serve-data = La cartella del database. Predefinita: la tua cartella dei dati.
cli-flag-serve-database = Invece, un database PostgreSQL, postgresql://…; lo può condividere un numero qualsiasi di server.
cli-flag-serve-origin = Un indirizzo a cui si raggiunge questo server, per esempio https://race.example; si può ripetere.
cli-flag-serve-proxy = Il server sta dietro un proxy che dice da dove arrivano le richieste.
cli-flag-serve-accounts = Passkey e codici di recupero: off oppure optional. Per giocare non servono a nessuno.
cli-flag-serve-workers = In quanti processi pensano i bot.
cli-flag-serve-keep-days = Dopo quanti giorni si cancellano le partite finite e gli ospiti che non sono tornati.
cli-flag-serve-per-address = Quante connessioni può aprire un indirizzo; 0: senza limite.
cli-flag-serve-unlimited = Nessun limite di ritmo e di numero: per prove di carico, mai sulla rete aperta.
cli-flag-serve-metrics = Ogni indirizzo può leggere le metriche, non solo questo computer.
cli-flag-serve-log = Il livello del log: debug, info, warning o error.
cli-serve-address = Paddock è su { $file }
cli-serve-room = In questa stanza: { $file }
cli-serve-no-network = Per gli altri: nessuna rete trovata. Collega questo computer a una rete (Wi-Fi, cavo o l’hotspot di un telefono) e riavvia.
cli-serve-stop = Ctrl-C lo ferma; al prossimo avvio ogni tavolo riprende da dove si era fermato.
cli-serve-stopped = Fermato. Tutti i tavoli sono salvati.
cli-serve-no-port = non si può ascoltare su { $host }, porta { $port }: { $reason }; prova con --port 0
cli-serve-no-origin = --origin { $origin }: non è un indirizzo che si possa aprire; scrivilo come https://race.example
cli-serve-negative = { $name } deve essere almeno 0; 0 vuol dire senza limite

trouble-bad-message = Questo messaggio non si può leggere: { $text }
trouble-bad-input = Non è valido: { $text }
trouble-no-guest = Prima scrivi il tuo nome.
trouble-not-host = Può farlo solo chi ospita.
trouble-not-your-seat = Questo posto non è tuo: { $seat }.
trouble-not-seated = Questa persona non siede a questo tavolo.
trouble-foreign-origin = Questa pagina non appartiene a questo server.
trouble-no-table = Questo tavolo non esiste.
trouble-not-found = Qui non c’è nulla.
trouble-seat-taken = Questo posto è occupato.
trouble-seat-in-play = In questa partita non puoi avere questo posto.
trouble-table-full = A questo tavolo tutti i posti sono occupati.
trouble-name-taken = A questo tavolo qualcuno si chiama già { $name }.
trouble-not-running = Non c’è nessuna partita in corso.
trouble-is-running = C’è una partita in corso.
trouble-is-paused = Chi ospita ha messo in pausa la partita.
trouble-stale = Il gioco è andato avanti. Guarda di nuovo.
trouble-no-undo = Non c’è nulla da annullare.
trouble-undo-asked = Qualcuno ha già chiesto di annullare una mossa; prima si risponde a quella richiesta.
trouble-no-consent = Qualcuno che ha iniziato questa partita è stato sostituito e non può rispondere: la mossa resta.
trouble-seat-asked = Qualcuno ha già chiesto un posto; prima si risponde a quella richiesta.
trouble-no-request = Questa domanda non è più aperta.
trouble-empty-chairs = Alcuni posti sono ancora vuoti: riempili con amici o bot.
trouble-not-a-member = Questo tavolo è di un club: lo vedono solo i suoi membri.
trouble-too-large = È troppo grande.
trouble-too-fast = Troppi messaggi in una volta; un momento, per favore.
trouble-too-talkative = Scrivi più in fretta di quanto gli altri riescano a leggere; aspetta un momento.
trouble-busy = Al tavolo c’è troppo da fare; riprova tra un momento.
trouble-no-hints = A questo tavolo non si danno consigli.
trouble-not-asked = In questo momento non tocca a te.
trouble-storage = In questo momento il server non può salvare le mosse. Nulla va perso; si continua appena possibile.
trouble-internal = Qualcosa è andato storto sul server; è nel log.
