# The table server: its command, and what a table does not allow apart from the rules ($name, $seat, $seats, $text, $what).

cli-serve-help = Fa giocare dal browser: su questo computer o in tutta la stanza.
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
cli-flag-serve-workers = In quanti processi pensano i bot.
cli-flag-serve-per-address = Quante connessioni può avere un indirizzo; 0 per quante ne vuole.
cli-flag-serve-unlimited = Nessun limite di ritmo e di numero: per prove di carico, mai sulla rete aperta.
cli-flag-serve-log = Che cosa si annota: debug, info, warning o error.
cli-serve-address = Paddock è su { $file }
cli-serve-room = In questa stanza: { $file }
cli-serve-no-network = Per gli altri: nessuna rete trovata. Collega questo computer a una rete (Wi-Fi, cavo o l’hotspot di un telefono) e riavvia.
cli-serve-stop = Ctrl-C lo ferma; al prossimo avvio ogni tavolo riprende da dov’era.
cli-serve-stopped = Fermato. Tutti i tavoli sono conservati.
cli-serve-no-port = non si può ascoltare su { $host }, porta { $port }: { $reason }; prova con --port 0
cli-serve-no-origin = --origin { $origin }: non è un indirizzo da cui si possa arrivare; scrivilo come https://race.example
cli-serve-negative = { $name } deve essere almeno 0; 0 vuol dire quante ne vuole

trouble-bad-message = Questo messaggio non si può leggere: { $text }
trouble-bad-input = Così non va: { $text }
trouble-no-guest = Prima scegliti un nome.
trouble-not-host = Può farlo solo chi ospita il tavolo.
trouble-not-your-seat = Questo posto non è tuo: { $seat }.
trouble-not-seated = Questa persona non siede a questo tavolo.
trouble-muted = Chi ospita il tavolo ti ha tolto la parola.
trouble-foreign-origin = Questa pagina non appartiene a questo server.
trouble-no-table = Questo tavolo non esiste.
trouble-no-match = Questa partita non è stata giocata qui.
trouble-not-found = Qui non c’è nulla.
trouble-seat-taken = Questo posto è occupato.
trouble-seat-in-play = Finché questa partita non è finita, qui può sedersi solo chi l’ha iniziata a questo posto.
trouble-table-full = A questo tavolo tutti i posti sono occupati.
trouble-name-taken = A questo tavolo qualcuno si chiama già { $name }.
trouble-not-running = Non c’è nessuna partita in corso.
trouble-is-running = C’è una partita in corso.
trouble-is-paused = Chi ospita il tavolo ha messo in pausa la partita.
trouble-stale = Nel frattempo il gioco è andato avanti; guarda di nuovo.
trouble-no-undo = Non c’è nulla da ritirare.
trouble-undo-asked = Qualcuno ha già chiesto di ritirare una mossa; prima si risponde a quella richiesta.
trouble-no-consent = Qualcuno che ha iniziato questa partita è stato sostituito e non può rispondere: la mossa resta.
trouble-empty-chairs = Alcuni posti sono ancora vuoti: riempili con amici o bot.
trouble-not-over = Questa partita non è finita: non c’è ancora nulla da esaminare.
trouble-code-used = Questo link è già stato usato o è scaduto; chiedine uno nuovo.
trouble-unreadable = Questo tavolo è stato salvato da un’altra versione di Paddock e questa non riesce a leggerlo.
trouble-too-large = È troppo grande.
trouble-too-fast = Troppi messaggi in una volta; un momento, per favore.
trouble-too-many = È più di quanto questo server accetti.
trouble-too-talkative = Scrivi più in fretta di quanto gli altri riescano a leggere; aspetta un momento.
trouble-busy = Al tavolo c’è troppo da fare; riprova tra un momento.
trouble-no-hints = A questo tavolo non si danno consigli.
trouble-not-asked = In questo momento non tocca al tuo posto.
trouble-storage = In questo momento il server non può salvare le mosse. Nulla va perso; si continua appena possibile.
trouble-internal = Qualcosa è andato storto sul server; è stato annotato.
