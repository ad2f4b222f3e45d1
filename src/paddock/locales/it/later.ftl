# What screens of the page say that are fetched later than the first card: looking back, proofs, rules, devices.
# Facts: when is a day and time as the browser writes it; said and drawn are what a record and a secret say; line is a line of the record.

## Hints
web-hint-play = Gioca questa
web-hint-percent = { $percent }%
web-hint-chance = { $chance } di vincere, probabilmente fra { $low } e { $high }
web-hint-vague = Troppo poche partite provate per dire quanto è probabile vincere.
web-hint-worlds = Provate in { $worlds } partite giocate da qui in poi.
web-hint-told = Gli altri vedono quanti consigli hai preso: { $hints }.
web-hint-thinking = Provo le mosse …

## Checking a shuffle
web-verify-lead = Prima della distribuzione il server si è vincolato a un segreto. Ora è svelato e questo dispositivo ne ricava di nuovo ogni carta e ogni dado.
web-verify-running = Questa partita è ancora in corso. Il segreto si mostra alla fine; fino ad allora non c’è nulla da controllare.
web-verify-good = Tutto torna.
web-verify-bad = Qualcosa non torna.
web-verify-yes = torna
web-verify-no = non torna
web-verify-unknown = qui non si sa
web-verify-commitment = La promessa prima della distribuzione
web-verify-commitment-noted = Questo dispositivo l’ha annotata prima della distribuzione ({ $when }), ed è la stessa.
web-verify-commitment-other = Prima della distribuzione questo dispositivo ne ha annotata un’altra: { $noted }. È giusto solo per una rivincita con la stessa fortuna.
web-verify-commitment-unseen = Questo dispositivo non l’ha vista prima della distribuzione. Chi l’ha scritta la digiti qui.
web-verify-commitment-typed = La promessa annotata
web-verify-commitment-same = È quella annotata.
web-verify-commitment-foreign = Non è quella annotata.
web-verify-secret = Il segreto mantiene la promessa
web-verify-secret-good = Lo SHA-256 del segreto è esattamente la promessa. Nessun altro segreto dà lo stesso.
web-verify-secret-bad = Lo SHA-256 del segreto non è la promessa: la partita non è stata data da questo segreto.
web-verify-nonces = Dentro ci sono le parole dei giocatori
web-verify-nonces-mine = La tua parola { $nonce } c’è. È arrivata dopo la promessa: il server non ha scelto le carte da solo.
web-verify-nonces-missing = La tua parola { $nonce } non c’è, anche se il server l’ha accettata.
web-verify-nonces-others = Questo dispositivo non ha aggiunto parole a questa partita. Parole nel verbale: { $words }.
web-verify-draws = Ogni carta e ogni dado estratti di nuovo
web-verify-draws-good = Questo dispositivo ha riestratto ciò che dice il verbale. Mescolate: { $deals }. Lanci: { $rolls }.
web-verify-draws-bad = La riga { $line } del verbale dice { $said }; il segreto dice { $drawn }.
web-verify-draws-left = Ciò che questa pagina non può riestrarre l’ha controllato il server: { $count }.
web-verify-first = Le prime carte della prima mescolata
web-verify-rules = Ogni mossa secondo le regole
web-verify-rules-good = Il server ha rigiocato il verbale: mosse { $moves }, e ogni punto torna. Questo passo è la parola del server.
web-verify-rules-bad = Il server ha trovato un errore nel verbale: { $problem }
web-verify-proves = Che cosa prova
web-verify-proves-1 = Le carte erano decise prima che qualcuno vedesse la prima.
web-verify-proves-2 = Il server non le ha scelte da solo, se dentro c’è la tua parola.
web-verify-proves-3 = Nessun nome, posto o opzione è stato cambiato dopo.
web-verify-fails = Che cosa non può provare
web-verify-fails-1 = Quando la promessa fu pubblicata, se nessuno l’ha annotata.
web-verify-fails-2 = Che il server tenga il segreto: chi lo gestisce può conoscere ogni mano.
web-verify-fails-3 = Che nessuno al tavolo sia d’accordo con il server.
web-verify-fails-4 = Che questa pagina sia onesta: viene dallo stesso server. Su una macchina tua controlla:
web-verify-partly = Ciò che questo dispositivo può controllare torna.

## Joining, devices, settings
web-join-code = Codice o link
web-join-code-lead = Scrivi i sei caratteri sullo schermo di chi ospita, o l’intero link.
web-join-go = Trova il tavolo
web-join-unreadable = Un codice ha sei lettere e cifre; 0, 1, I, L e O non ci sono mai.
web-devices = Questo posto su un altro dispositivo
web-device-move-lead = Inquadralo con l’altro dispositivo o apri lì il link. Vale una volta, entro dieci minuti; poi entrambi hanno il tuo nome e i tuoi posti.
web-device-link = Link per l’altro dispositivo
web-device-this = questo dispositivo
web-device-since = dal { $when }
web-device-remove = Disconnetti
web-device-accept = Continuare su questo dispositivo?
web-device-accept-lead = Prende il nome e i posti del dispositivo che ha creato il link. Ciò che aveva finora lo lascia.
web-device-accept-go = Sì, qui
web-size = Dimensione del testo
web-size-normal = Normale
web-size-large = Grande
web-size-huge = Enorme
web-buzz = Vibra quando tocca a me
web-notify = Avvisami quando tocca a me
web-notify-denied = Il browser non lo permette; si cambia nelle sue impostazioni.
web-chat-show = Mostra la chat sul tavolo
web-host-make = Passa il tavolo
web-host-sure = Passare il tavolo a { $name }? Poi solo { $name } può avviare, sospendere o chiudere una partita.
web-mute = Togli la parola
web-unmute = Ridai la parola
web-muted = senza parola

## Rules
web-rules-chapters = Capitoli
web-rules-english = Le regole complete, con ogni nostra decisione, sono in inglese. La guida breve parla la tua lingua.
web-rules-missing = Per questo gioco nessuno ha ancora scritto una pagina di regole.
web-rules-whole = Le regole complete

## Looking back
web-play-back = Riproduci
web-speed = Velocità
web-eyes = Con gli occhi di
web-eyes-all = Spettatore
web-eyes-running = A partita finita puoi guardare con gli occhi di tutti.
web-open-cards = Tutte le mani scoperte
web-link-step = Link a questo passo
web-link-step-lead = Chi apre questo link vede il tavolo dopo il passo { $step }.

## The screen for the room
web-screen-join = Inquadra per giocare, o apri l’indirizzo e scrivi il codice
web-full-screen = Schermo intero
